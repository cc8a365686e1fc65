"""The table as one seat sees it, in lines of text: any game, from its view and its zones."""

from collections.abc import Iterable

from overlord.cli.faces import Faces
from overlord.core.events import HIDDEN
from overlord.core.layout import ASIDE, SPECTATOR
from overlord.core.match import Match
from overlord.core.view import View

HEADING = "heading"
ZONE = "zone"
CARD = "card"


class Row:
    """A line of the table: a heading, a zone, or a card in full."""

    def __init__(self, kind: str, text: str) -> None:
        self.kind = kind
        self.text = text

    def plain(self) -> str:
        return self.text if self.kind == HEADING else f"  {self.text}"


class Table:
    """Draws views. `names` are the seats as this reader calls them."""

    def __init__(self, faces: Faces, names: list[str], reader: int) -> None:
        self.faces = faces
        self.words = faces.words
        self.layout = faces.setup.layout
        self.names = names
        self.reader = reader
        self._near = [zone for zone in faces.setup.zones if not self._quiet(zone)]

    def _quiet(self, zone: int) -> bool:
        return self.layout.names[zone].partition(".")[0] in self.faces.quiet

    def rows(self, view: View, offered: Iterable[int] = ()) -> list[Row]:
        """What lies in the middle, the reader's own things, the others', what is done with."""
        choices = set(offered)
        rows = [Row(HEADING, self.words.say("common-zones"))]
        rows += [Row(ZONE, fact) for fact in self.faces.facts(view.facts, self.names)]
        rows += self._zones(view, -1, choices, self._near)
        seats = list(range(view.players))
        if self.reader in seats:
            seats = [*seats[self.reader :], *seats[: self.reader]]
        for seat in seats:
            asked = f" ({self.words.say('to-decide')})" if seat in view.pending else ""
            rows.append(Row(HEADING, self.names[seat] + asked))
            rows += self._zones(view, seat, choices, self.faces.setup.zones)
        done = [zone for zone in self.faces.setup.zones if zone not in self._near]
        rows += self._zones(view, -1, choices, done)
        return rows

    def _zones(
        self, view: View, owner: int, choices: set[int], among: list[int]
    ) -> list[Row]:
        """Zones with something to read, each on its own line, then the mere counts on one."""
        rows: list[Row] = []
        counts: list[str] = []
        for zone in among:
            cards = view.zones[zone]
            if self.layout.owners[zone] != owner or zone == ASIDE or not cards:
                continue
            name = self.words.zone(self.layout.names[zone])
            if cards[0] == HIDDEN:
                counts.append(f"{name}: {len(cards)}")
            elif choices.issuperset(cards):
                count = self.words.say("listed-below", count=len(cards))
                rows.append(Row(ZONE, f"{name}: {count}"))
            else:
                rows += self._cards(view, zone, name, cards)
        if counts:
            rows.append(Row(ZONE, " · ".join(counts)))
        return rows

    def _cards(self, view: View, zone: int, name: str, cards: list[int]) -> list[Row]:
        kind = self.layout.names[zone].partition(".")[0]
        shown = cards[::-1] if kind in self.faces.stacks else cards
        if self.layout.owners[zone] in (-1, self.reader) and not self._quiet(zone):
            faces = [self.faces.face(card, view.facts) for card in shown]
            if len(faces) == 1:
                return [Row(ZONE, f"{name}: {faces[0]}")]
            return [Row(ZONE, f"{name} ({len(cards)})"), *(Row(CARD, f"  {one}") for one in faces)]
        brief = ", ".join(self.faces.brief(card, view.facts) for card in shown)
        return [Row(ZONE, f"{name} ({len(cards)}): {brief}")]


def opened(match: Match) -> View:
    """The view of somebody who may see every card, for finished games."""
    view = match.view(SPECTATOR)
    for zone in match.setup.zones:
        view.zones[zone] = match.state.zones[zone][:]
    return view
