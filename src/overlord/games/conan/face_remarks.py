"""Remarks about a table of Conan: the round, the River, what a scenario counts, the blow."""

from overlord.core.view import View
from overlord.games.conan.components.box import ConanBox
from overlord.games.conan.components.scenario import Scenario
from overlord.games.conan.components.vocabulary import COLOURS, GOALS
from overlord.games.conan.face_board import scenario_of
from overlord.games.conan.face_facts import number_of, table_of
from overlord.games.conan.zones import RIVER
from overlord.words import Words


class Remarks:
    """Lines of what a view tells beside its cards."""

    def __init__(self, words: Words, box: ConanBox, scenario: Scenario, view: View) -> None:
        self.words = words
        self.box = box
        self.scenario = scenario
        self.view = view
        self.facts = view.facts

    def turn(self) -> str:
        return self.words.say(
            "face-round",
            round=number_of(self.facts["turn"]),
            recovery=number_of(self.facts["recovery"]),
        )

    def goals(self) -> list[str]:
        """Ends of the game, and effect of the event tile."""
        told = scenario_of(self.words, self.box, self.scenario)
        wins = [f"{self.words.say(f'board-side-{win.side}')} {win.text}" for win in told.wins]
        return wins + [f"{self.words.say('board-events')} {event}" for event in told.events]

    def course(self) -> list[str]:
        """Course of what only some scenarios keep track of: a marker, quiet, barricades."""
        facts = self.facts
        lines = []
        scenario = self.scenario
        if any(GOALS[goal.verb] == "marker" for win in scenario.wins for goal in win.goals):
            lines.append(self.words.say("face-marker", number=number_of(facts["marker"])))
        if facts["quiet"] and scenario.alarm is not None:
            lines.append(self.words.say("face-quiet", turn=scenario.alarm.turn))
        strength = facts["barricades"]
        assert isinstance(strength, list)
        first, borders = scenario.board.first, scenario.board.borders
        for gate, life in zip(scenario.gates, strength, strict=True):
            if life:
                border = borders[gate.border]
                ends = [self.words.card(self.box, first + area) for area in (border.a, border.b)]
                lines.append(
                    self.words.say("face-barricade", one=ends[0], other=ends[1], life=life)
                )
        return lines

    def river(self) -> str:
        """CO-4: each tile with its cost; CO-37: the dead ones are marked."""
        alive = {self.box.unit_of[self.box.number(id)] for id in table_of(self.facts, "life")}
        told = []
        for place, tile in enumerate(self.view.zones[RIVER]):
            name = self.words.card(self.box, tile)
            number = self.box.unit_of[tile]
            dead = number >= 0 and number not in alive
            key = "face-tile-dead" if dead else "face-tile"
            told.append(self.words.say(key, cost=min(8, place + 1), name=name))
        return f"{self.words.zone('river')}: {' '.join(told)}"

    def blow(self) -> list[str]:
        """The blow that is being struck, and the dice on the table."""
        blow = table_of(self.facts, "blow")
        striker, target = number_of(blow.get("striker")), number_of(blow.get("target"))
        lines = []
        if striker >= self.box.first and target >= self.box.first:
            lines.append(
                self.words.say(
                    "face-blow",
                    striker=self.words.card(self.box, striker),
                    target=self.words.card(self.box, target),
                    power=number_of(blow.get("power")),
                )
            )
        faces = blow.get("faces")
        if isinstance(faces, list):
            told = [
                die_text(self.words, self.box, self.facts, place)
                for place in range(len(faces))
                if faces[place] >= 0
            ]
            if told:
                lines.append(self.words.say("face-dice", dice=", ".join(told)))
        return lines


def die_text(words: Words, box: ConanBox, facts: dict[str, object], place: int) -> str:
    """A die of the blow: its colour and its symbols."""
    blow = table_of(facts, "blow")
    colours, faces = blow.get("colours"), blow.get("faces")
    if not isinstance(colours, list) or not isinstance(faces, list) or place >= len(faces):
        return ""
    colour, face = colours[place], faces[place]
    symbols = box.faces[colour][face] if face >= 0 else 0
    return words.say("face-die", colour=words.say(f"colour-{COLOURS[colour]}"), symbols=symbols)
