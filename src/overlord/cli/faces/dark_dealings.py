"""Heroes and defenses of Dark Dealings in a line of text."""

from overlord.cli.faces import Faces
from overlord.games.dark_dealings.box import (
    ABILITIES,
    CLASSES,
    PLAIN,
    TYPES,
    Defense,
    Hero,
    Side,
)


class DarkFaces(Faces):
    quiet = frozenset({"hero-discard", "defense-discard", "defeated", "kept"})
    stacks = frozenset({"pile", "hero-discard", "defense-discard", "defeated"})

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

    def facts(self, facts: dict[str, object], names: list[str]) -> list[str]:
        lines = []
        first = facts.get("first")
        if isinstance(first, int) and len(names) > 1:
            lines.append(self.words.say("face-first-player", who=names[first]))
        plan = facts.get("plan")
        if isinstance(plan, list) and plan:
            box = self.setup.box
            cards = [
                self.words.card(box, card)
                if card >= box.first
                else self.words.say("face-second-group")
                for card in plan
            ]
            lines.append(self.words.say("face-plan", cards=", ".join(cards)))
        return lines

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
