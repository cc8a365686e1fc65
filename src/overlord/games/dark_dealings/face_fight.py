"""A fight in planning as everybody at the table sees it."""

from mypy_extensions import i64

from overlord.core.vectors import vec
from overlord.core.view import View
from overlord.games.dark_dealings.box import KNIGHT, DarkBox
from overlord.games.dark_dealings.duel import Duel
from overlord.games.dark_dealings.fight import Fight
from overlord.games.dark_dealings.volley import Volley
from overlord.games.dark_dealings.zones import DEFENSES


def side_of(facts: dict[str, object], id: str) -> int:
    """Side of a defense that points up, counted from 0."""
    turned = facts.get("turned")
    side = turned.get(id, 0) if isinstance(turned, dict) else 0
    return side if isinstance(side, int) else 0


def plan_of(facts: dict[str, object]) -> list[int]:
    plan = facts.get("plan")
    return plan if isinstance(plan, list) else []


def fight_seen(box: DarkBox, view: View, seat: int, hero: int) -> Fight:
    """Defenses, their sides and the plan lie open, so the fight can be worked out again."""
    cards = view.zones[DEFENSES + seat]
    sides = 0
    for place, card in enumerate(cards):
        sides |= side_of(view.facts, box.card(card).id) << 2 * place
    kind = Duel if box.klass[hero] == KNIGHT else Volley
    fight: Fight = kind(box, vec[i64](cards), sides, hero)
    for action in plan_of(view.facts):
        fight.add(action)
    return fight


def as_planned(fight: Fight) -> dict[str, object]:
    """The sides as the plan would have them, for telling the cards."""
    turned = {fight.box.card(card).id: fight.at(i) % 4 for i, card in enumerate(fight.cards)}
    return {"turned": turned}
