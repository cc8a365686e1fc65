"""Measures of a balance report: all that is counted over its games, by family and key."""

from collections import Counter
from functools import cached_property

from overlord.core.box import Box
from overlord.core.layout import ASIDE
from overlord.core.setup import Setup
from overlord.lab.leads import leads
from overlord.lab.observe import NOBODY, Observed
from overlord.lab.tally import Tally

SHARES = ("sides", "seats", "factions", "openings", "chosen", "had", "spoken")  # of victory
MEANS = ("course", "cards", "actions", "rules")
Tallies = dict[str, dict[str, Tally]]


class Measures:
    """The tallies of a run, and what never happened in it."""

    def __init__(self, setup: Setup, games: list[Observed]) -> None:
        self.setup = setup
        self.box = setup.box
        self.spoken = {action.verb for action in setup.box.actions[: setup.box.first]}
        self.sides = setup.game.sides(setup.players, setup.options)
        self.games = [one for one in games if not one.error]
        self.tallies: Tallies = {family: {} for family in SHARES + MEANS}
        self.seats: dict[tuple[str, str], Counter[int]] = {}  # whose victories a tally counts
        self.taken: dict[str, Tally] = {}  # of the decisions in which it was an option
        for one in self.games:
            self._victory(one)
            self._use(one)
        self._course()

    def _add(self, family: str, key: str, game: int, amount: float, cases: float = 1.0) -> None:
        self.tallies[family].setdefault(key, Tally()).add(game, amount, cases)

    def _win(self, family: str, key: str, one: Observed, seat: int) -> None:
        self._add(family, key, one.number, self.return_of(one, seat))
        self.seats.setdefault((family, key), Counter())[seat] += 1

    def return_of(self, one: Observed, seat: int) -> float:
        """Return of a seat, together with its side."""
        side = self.sides[seat]
        return sum(got for got, other in zip(one.returns, self.sides, strict=True) if other == side)

    @property
    def teams(self) -> bool:
        return len(set(self.sides)) < len(self.sides)

    @cached_property
    def seat_means(self) -> list[float]:
        return [tally.mean for tally in self.tallies["seats"].values()]

    def expected_share(self, family: str, key: str) -> float:
        """Share of a key that makes no difference: what its seats get, each of its side."""
        seats = self.seat_means
        if family == "sides":
            sides = [tally.mean for tally in self.tallies["sides"].values()]
            return sum(sides) / len(sides)
        if family == "seats":
            return seats[int(key)] if self.teams else sum(seats) / len(seats)
        cases = self.seats[family, key]
        return sum(seats[seat] * times for seat, times in cases.items()) / cases.total()

    def _victory(self, one: Observed) -> None:
        """Count who won, by everything that can be said of a seat."""
        box = self.box
        for seat, side in enumerate(self.sides):
            if self.teams and seat == self.sides.index(side):
                self._win("sides", str(side), one, seat)
            self._win("seats", str(seat), one, seat)
            for card in one.factions[seat]:
                self._win("factions", box.card(card).design, one, seat)
            prompt, action = one.openings[seat]
            if action != NOBODY:
                self._win("openings", f"{prompt}:{key_of(box, action)}", one, seat)
            for key in {key_of(box, action) for action in one.acts[seat]}:
                self._win("spoken" if key in self.spoken else "chosen", key, one, seat)
            for key in {box.card(card).design for card in one.had[seat]}:
                self._win("had", key, one, seat)

    def _use(self, one: Observed) -> None:
        """Count how often everything was used."""
        acts: Counter[int] = Counter()
        for own in one.acts:
            acts.update(own)
        for action, offered in one.offers.items():
            key = key_of(self.box, action)
            self.taken.setdefault(key, Tally()).add(one.number, acts[action], offered)
        for key, times in self._by_key(acts).items():
            family = "actions" if key in self.spoken else "cards"
            self._add(family, key, one.number, times, 0.0)
        for rule, times in one.rules.items():
            self._add("rules", rule, one.number, times, 0.0)

    def _by_key(self, acts: Counter[int]) -> Counter[str]:
        found: Counter[str] = Counter()
        for action, times in acts.items():
            found[key_of(self.box, action)] += times
        return found

    def _course(self) -> None:
        """Course of the games; and everything that is used is counted over all games."""
        for one, lead in zip(self.games, leads(self.games, self.sides), strict=True):
            add = self._add
            add("course", "decisions", one.number, one.decisions)
            add("course", "free", one.number, one.free)
            add("course", "lead-changes", one.number, lead.changes)
            add("course", "settled", one.number, lead.settled)
            if lead.halfway != NOBODY:
                seat = self.sides.index(list(dict.fromkeys(self.sides))[lead.halfway])
                add("course", "halfway", one.number, self.return_of(one, seat))
            scores = sorted(one.scores, reverse=True)
            add("course", "best-score", one.number, scores[0])
            if len(scores) > 1:
                add("course", "margin", one.number, scores[0] - scores[1])
        for family in ("cards", "actions", "rules"):
            for tally in self.tallies[family].values():
                for one in self.games:
                    tally.add(one.number, 0.0)

    # What never happened

    def never(self) -> dict[str, list[str]]:
        """Rules that no step carried out, cards nothing happened to, answers nobody gave."""
        known = {rule for frame in self.setup.game.frames().values() for rule in frame.rules}
        used = self.tallies["rules"]
        seen = {key_of(self.box, card) for one in self.games for card in one.seen}
        chosen = {*self.tallies["cards"], *self.tallies["actions"]}
        offered = set(self.taken)
        spoken = [action.verb for action in self.box.actions[: self.box.first]]
        aside = self._aside()
        cards = dict.fromkeys(card.design for card in self.box.cards if card.design not in aside)
        return {
            "rules": sorted((rule for rule in known if rule not in used), key=in_order),
            "cards": [key for key in cards if key not in seen | chosen | offered],
            "unchosen": [key for key in [*spoken, *cards] if key in offered - chosen],
            "actions": [key for key in spoken if key not in offered],
        }

    def _aside(self) -> set[str]:
        """Cards that stay in the box in this set-up."""
        state = self.setup.game.table(self.setup, 0, False)
        return {self.box.card(card).design for card in state.cards(ASIDE)}


def key_of(box: Box, action: int) -> str:
    """A card by its design, a spoken action by its verb."""
    return box.card(action).design if action >= box.first else box.actions[action].verb


def in_order(rule: str) -> tuple[str, int]:
    """Sort key of a rule: CO-9 before CO-10, and both before CO-H1."""
    letters = rule.rstrip("0123456789")
    return letters, int(rule[len(letters) :] or 0)
