"""The table as one seat sees it, in lines of text: any game, from its view and its zones."""

from collections.abc import Iterable

from overlord.core.events import HIDDEN
from overlord.core.layout import ASIDE, NOBODY
from overlord.core.view import View
from overlord.present.face import Face

HEADING = "heading"
ZONE = "zone"
CARD = "card"
INDENT = {HEADING: 0, ZONE: 2, CARD: 4}


class Row:
    """A line of the table: a heading, a zone, or a card in full."""

    def __init__(self, kind: str, text: str) -> None:
        self.kind = kind
        self.text = text

    def plain(self) -> str:
        return INDENT[self.kind] * " " + self.text


class Table:
    """Draws views. `names` are the seats as this reader calls them."""

    def __init__(self, face: Face, names: list[str], reader: int) -> None:
        self.face = face
        self.words = face.words
        self.layout = face.setup.layout
        self.owners = face.setup.owners
        self.names = names
        self.reader = reader
        self._near = [zone for zone in face.setup.zones if not self._quiet(zone)]

    def _quiet(self, zone: int) -> bool:
        """Decks and the like: what nobody may look into is no news when all cards are open."""
        deck = self.face.setup.sight[zone] == NOBODY and self.owners[zone] < 0
        return deck or self.layout.names[zone].partition(".")[0] in self.face.quiet

    def _untold(self, zone: int) -> bool:
        return zone == ASIDE or self.layout.names[zone].partition(".")[0] in self.face.untold

    def rows(
        self, view: View, offered: Iterable[int] = (), forecast: dict[str, object] | None = None
    ) -> list[Row]:
        """Rows for the middle, the reader's own things, the others', and what is done with."""
        choices = set(offered)
        zones = self.face.setup.zones
        rows, counts = self._zones(view, -1, choices, self._near)
        rows += [Row(ZONE, remark) for remark in self.face.remarks(view)]
        rows += [Row(ZONE, line) for line in self.face.forecast(forecast or {})]
        seats = list(range(view.players))
        if self.reader in seats:
            seats = [*seats[self.reader :], *seats[: self.reader]]
        for seat in seats:
            rows += self._seat(view, seat, choices)
        done = [zone for zone in zones if zone not in self._near]
        done_rows, more = self._zones(view, -1, choices, done)
        done_rows += _count_rows(counts + more)
        return rows + _under(self.words.say("common-zones"), done_rows)

    def _seat(self, view: View, seat: int, choices: set[int]) -> list[Row]:
        """A heading with what is to know at a glance, then the zones."""
        badges = self.face.badges(view, seat)
        if seat in view.pending:
            badges.append(self.words.say("to-decide"))
        heading = f"{self.names[seat]} ({', '.join(badges)})" if badges else self.names[seat]
        zones, counts = self._zones(view, seat, choices, self.face.setup.zones)
        lines = [Row(ZONE, line) for line in self.face.lines(view, seat)]
        return _under(heading, lines + zones + _count_rows(counts)) or [Row(HEADING, heading)]

    def _zones(
        self, view: View, owner: int, choices: set[int], among: list[int]
    ) -> tuple[list[Row], list[str]]:
        """Zones with something to read, and the mere counts of the others."""
        rows: list[Row] = []
        counts: list[str] = []
        for zone in among:
            cards = view.zones[zone]
            if self.owners[zone] != owner or not cards or self._untold(zone):
                continue
            name = self._name(zone)
            if cards[0] == HIDDEN:
                counts.append(f"{name}: {len(cards)}")
            elif choices.issuperset(cards):
                count = self.words.say("listed-below", count=len(cards))
                rows.append(Row(ZONE, f"{name}: {count}"))
            else:
                rows += self._cards(view, zone, name, cards)
        return rows, counts

    def _name(self, zone: int) -> str:
        name = self.words.zone(self.layout.names[zone])
        return self.words.chair(self.face.setup.chairs, self.layout.owners[zone], name)

    def _cards(self, view: View, zone: int, name: str, cards: list[int]) -> list[Row]:
        kind = self.layout.names[zone].partition(".")[0]
        shown = cards[::-1] if kind in self.face.stacks else cards
        if self.owners[zone] in (-1, self.reader) and not self._quiet(zone):
            faces = [self.face.line(card, view.facts) for card in shown]
            if len(faces) == 1:
                return [Row(ZONE, f"{name}: {faces[0]}")]
            return [Row(ZONE, f"{name} ({len(cards)})"), *(Row(CARD, one) for one in faces)]
        brief = ", ".join(self.face.brief(card, view.facts) for card in shown)
        return [Row(ZONE, f"{name} ({len(cards)}): {brief}")]


def _under(heading: str, rows: list[Row]) -> list[Row]:
    """Rows with their heading; a single row stands beside it."""
    if len(rows) == 1:
        return [Row(HEADING, f"{heading} · {rows[0].text}")]
    return [Row(HEADING, heading), *rows] if rows else []


def _count_rows(counts: list[str]) -> list[Row]:
    return [Row(ZONE, " · ".join(counts))] if counts else []
