"""Desk of a language model: tables that it plays at, each from one seat, and all it may ask there.

Nothing here tells more than the seat may know; a finished game is open to all.
"""

import secrets

from overlord.cli.texts import find_rules, rule_line
from overlord.core.errors import BadOption
from overlord.core.match import replay
from overlord.core.registry import game as game_of
from overlord.core.registry import games
from overlord.lab.analyse import analyse
from overlord.players.base import Outlook, Player
from overlord.players.levels import player
from overlord.present.log import OPEN
from overlord.present.text_reader import TextReader
from overlord.present.text_table import TextTable
from overlord.words import Words

MOST_TABLES = 64  # the oldest is given up
MOST_RULES = 40  # in one answer
ADVISER = "search:iterations=200"
ANALYSED = 40  # iterations for each decision


class Place:
    """A table, the seat of the model there, and the players in the other seats."""

    def __init__(self, table: TextTable, seat: int, others: dict[int, Player]) -> None:
        self.table = table
        self.seat = seat
        self.others = others

    def others_play(self) -> None:
        table = self.table
        while not table.over and table.seat != self.seat:
            seat = table.seat
            table.match.play(seat, self.others[seat].choose(Outlook(table.match.state, seat)))


class Desk:
    """Answers of the protocol's tools, as text. Mistakes raise OverlordError."""

    def __init__(self, language: str = "en") -> None:
        self.language = language
        self.places: dict[str, Place] = {}

    def games(self) -> str:
        """All games: seats, options, and what they are about."""
        lines = []
        for id in games():
            game, words = game_of(id), Words(self.language, id)
            lines.append(f"{id}: {words.title()}, {game.seats[0]} to {game.seats[-1]} seats")
            lines.append(f"  {words.blurb()}")
            lines += [
                f"  option {name}: {', '.join(option.values)} (the first unless told)"
                for name, option in game.options.items()
            ]
        return "\n".join(lines)

    def new(
        self,
        game: str,
        players: int,
        seat: int,
        opponents: str,
        seed: int | None,
        options: dict[str, str],
    ) -> str:
        """Deal at a new table; gives its name and what the seat reads."""
        setup = game_of(game).setup(players, options)
        if not 0 <= seat < players:
            raise BadOption(f"expected a seat from 0 to {players - 1}, found {seat}")
        luck = secrets.randbits(48) if seed is None else seed
        others = {
            other: player(opponents, luck + other) for other in range(players) if other != seat
        }
        table = TextTable(setup, self.language)
        table.reset(luck)
        name = f"table-{secrets.token_hex(4)}"
        self.places[name] = Place(table, seat, others)
        while len(self.places) > MOST_TABLES:
            del self.places[next(iter(self.places))]
        return f"{name}: you are seat {seat} of {players}\n\n{self.look(name)}"

    def place(self, name: str) -> Place:
        found = self.places.get(name)
        if found is None:
            known = ", ".join(self.places) or "none; the tool `new` makes one"
            raise BadOption(f"there is no table {name!r}; there are: {known}")
        return found

    def look(self, name: str) -> str:
        """Seat's knowledge, the news since it last looked, and its choices."""
        place = self.place(name)
        place.others_play()
        return place.table.observe(place.seat)

    def answer(self, name: str, choice: str) -> str:
        """Take a choice; gives what is to be seen then, or why it was refused."""
        place = self.place(name)
        place.others_play()
        table = place.table
        if table.over:
            return table.observe(place.seat)
        understood = table.read(choice)
        if understood.reason:
            raise BadOption(understood.reason)
        table.match.play(place.seat, understood.action)
        return self.look(name)

    def why_not(self, name: str, choice: str) -> str:
        """Reason why a choice is not allowed, or the rules by which it is."""
        place = self.place(name)
        place.others_play()
        table = place.table
        if table.over:
            raise BadOption("the game is over; nothing is asked any more")
        understood = table.read(choice)
        if understood.reason:
            return understood.reason
        asked = table.match.state.asked(place.seat)
        rules = ", ".join(asked.rules) if asked is not None else ""
        return table.words.say("allowed", rules=rules)

    def rule(self, game: str, what: str) -> str:
        """A rule by its id, or those that speak of something."""
        words = Words(self.language, game_of(game).id)
        found = find_rules(words, what)
        if not found:
            raise BadOption(words.say("rules-none", game=words.title(), word=what))
        lines = [rule_line(words, rule) for rule in found[:MOST_RULES]]
        return "\n".join([*lines, *(["…"] if len(found) > MOST_RULES else [])])

    def hint(self, name: str) -> str:
        """Answer of a search that knows no more than the seat."""
        place = self.place(name)
        place.others_play()
        table = place.table
        if table.over:
            raise BadOption("the game is over; nothing is asked any more")
        luck = len(table.match.answers)
        action = player(ADVISER, luck).choose(Outlook(table.match.state, place.seat))
        return next(f"{one.number}. {one.text}" for one in table.offers() if one.action == action)

    def analyse(self, name: str) -> str:
        """Moves by which a finished game was won and lost."""
        place = self.place(name)
        if not place.table.over:
            raise BadOption("only a finished game is analysed: until then cards are hidden")
        record = place.table.match.record()
        found = analyse(record, ANALYSED, 0.0, 0, lambda _: None)
        lines = [
            f"after {swing.step} answers the chance of seat {swing.seat} to win went from "
            f"{swing.before:.0%} to {swing.after:.0%}"
            for swing in found.swings[:10]
        ]
        return "\n".join(lines) or "no decision made a difference"

    def replay(self, name: str, step: int | None) -> str:
        """The log up to a step, as the seat saw it; with all cards open when the game is over."""
        place = self.place(name)
        match = place.table.match
        last = len(match.answers)
        if step is not None and not 0 <= step <= last:
            raise BadOption(f"expected a step from 0 to {last}, found {step}")
        reader = OPEN if match.over else place.seat
        at = match if step is None else replay(match.record(), step)
        eyes = TextReader(at, place.table.words, reader)
        lines = [f"{line.answers:4}  {line.text}" for line in eyes.lines()]
        return "\n".join([*lines, "", *(row.plain() for row in eyes.rows())])
