"""Heroes and defenses of Dark Dealings in a line of text."""

from overlord.cli.faces import Faces
from overlord.core.view import View
from overlord.games.dark_dealings.box import (
    ABILITIES,
    CLASSES,
    HEAVY_HITTER,
    PLAIN,
    TYPES,
    Defense,
    Hero,
    Side,
)
from overlord.games.dark_dealings.zones import FACED


class DarkFaces(Faces):
    quiet = frozenset({"hero-discard", "defense-discard", "defeated", "kept"})
    stacks = frozenset(
        {"pile", "hero-deck", "defense-deck", "hero-discard", "defense-discard", "defeated"}
    )

    def face(self, card: int, facts: dict[str, object]) -> str:
        shown = self.setup.box.card(card)
        name = self.words.card(self.setup.box, card)
        if isinstance(shown, Hero):
            return self.words.say(
                "face-hero",
                name=name,
                **{"class": self.words.say(f"class-{CLASSES[shown.klass]}")},
                armor=shown.armor,
                types=self._types(shown.vulnerable),
                challenge=shown.challenge,
            )
        assert isinstance(shown, Defense)
        sides = self._sides(shown, _turned(facts, shown.id))
        # A Detour speaks for itself: the word stands on its side.
        if shown.ability == PLAIN or any(side.detour for side in shown.sides):
            return self.words.say("face-defense", name=name, sides=sides)
        ability = self.words.say(f"ability-{ABILITIES[shown.ability]}")
        return self.words.say("face-defense-ability", name=name, sides=sides, ability=ability)

    def brief(self, card: int, facts: dict[str, object]) -> str:
        shown = self.setup.box.card(card)
        name = self.words.card(self.setup.box, card)
        if isinstance(shown, Hero):
            return self.words.say("face-hero-brief", name=name, armor=shown.armor)
        assert isinstance(shown, Defense)
        return f"{name} [{self._side(shown.sides[_turned(facts, shown.id)])}]"

    def detail(self, card: int) -> str:
        shown = self.setup.box.card(card)
        printed = super().detail(card)
        key = ""
        if isinstance(shown, Hero):
            key = f"class-{CLASSES[shown.klass]}"
        elif isinstance(shown, Defense) and shown.ability != PLAIN:
            key = f"ability-{ABILITIES[shown.ability]}"
        said = self.words.find(key, "text") if key else None
        return f"{self.words.say(key)}: {said} «{printed}»" if said else f"«{printed}»"

    def remarks(self, view: View) -> list[str]:
        """What the faced hero is known for, and the fight as it is planned so far."""
        lines = []
        for card in view.zones[FACED]:
            hero = self.setup.box.card(card)
            if isinstance(hero, Hero):
                key = f"class-{CLASSES[hero.klass]}"
                lines.append(f"{self.words.say(key)}: {self.words.find(key, 'text') or ''}")
        plan = view.facts.get("plan")
        if isinstance(plan, list) and plan:
            lines.append(self.words.say("face-plan", cards=self._plan(plan)))
        return lines

    def _plan(self, plan: list[int]) -> str:
        """The strikers; behind a Heavy Hitter the card it turns (DD-44)."""
        box = self.setup.box
        told: list[str] = []
        heavy = False
        for number in plan:
            if number < box.first:
                told.append(self.words.say("face-second-group"))
                continue
            name = self.words.card(box, number)
            if heavy:
                told[-1] = self.words.say("face-turning", name=told[-1], other=name)
                heavy = False
                continue
            told.append(name)
            shown = box.card(number)
            heavy = isinstance(shown, Defense) and shown.ability == HEAVY_HITTER
        return ", ".join(told)

    def badges(self, view: View, seat: int) -> list[str]:
        first = view.players > 1 and view.facts.get("first") == seat
        return [self.words.say("face-first-player")] if first else []

    def _types(self, bits: int) -> str:
        return "/".join(self.words.say(f"type-{word}") for word, bit in TYPES.items() if bits & bit)

    def _side(self, side: Side) -> str:
        if side.detour:
            return self.words.say("ability-detour")
        return f"{self._types(side.types)} {side.strike}"

    def _sides(self, defense: Defense, turned: int) -> str:
        """From left to right in the order of turning; the current side stands in brackets."""
        sides = [self._side(side) for side in defense.sides]
        sides[turned] = f"[{sides[turned]}]"
        return " > ".join(sides)


def _turned(facts: dict[str, object], id: str) -> int:
    turned = facts.get("turned")
    side = turned.get(id, 0) if isinstance(turned, dict) else 0
    return side if isinstance(side, int) else 0


FACES = DarkFaces
