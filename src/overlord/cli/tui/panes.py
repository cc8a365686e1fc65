"""The parts of the table on the screen: prompt, zones, choices, log."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Container, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from overlord.cli.tui.theme import STONE
from overlord.present.log import Line
from overlord.present.reader import Offer, refused_line
from overlord.present.table import HEADING, INDENT, ZONE, Row
from overlord.present.text_reader import TextReader
from overlord.words import Words

NARROW = [(0, "-narrow"), (110, "-wide")]
LATEST = 100  # lines of the log on the screen
STANDING = "standing-"  # before the number of an answer that holds for a while


class Body(Container):
    """Everything between the prompt and the keys; wide screens put the log to the right."""

    def __init__(self) -> None:
        super().__init__(id="body")

    def compose(self) -> ComposeResult:
        with Vertical(id="left"):
            with VerticalScroll(id="table"):
                yield Static(id="zones")
            yield OptionList(id="choices", markup=False)
            yield Static(id="detail")
        with VerticalScroll(id="log"):
            yield Static(id="lines")

    def titles(self, table: str, choices: str, log: str) -> None:
        self.query_one("#table").border_title = table
        self.query_one("#choices").border_title = choices
        self.query_one("#log").border_title = log

    def show_table(self, rows: list[Row]) -> None:
        self.query_one("#zones", Static).update(Group(*(_row(row) for row in rows)))

    def show_log(self, eyes: TextReader, fresh: int) -> None:
        """The log with what is new since the reader's last answer marked by a point."""
        lines = eyes.lines()[-LATEST:]
        self.query_one("#lines", Static).update(_log(lines, fresh))
        self.query_one("#log", VerticalScroll).scroll_end(animate=False)

    def show_choices(self, offers: list[Offer], words: Words) -> None:
        choices = self.query_one("#choices", OptionList)
        choices.clear_options()
        choices.add_options([_option(offer) for offer in offers if offer.allowed])
        not_now = refused_line(words, offers)
        if not_now:
            choices.add_option(Option(Text(f"✗ {not_now}"), disabled=True))
        choices.highlighted = next((i for i, o in enumerate(offers) if o.allowed), None)
        choices.display = bool(offers)
        if offers:
            choices.focus()

    def show_detail(self, text: str) -> None:
        detail = self.query_one("#detail", Static)
        detail.update(Content(text))
        detail.set_class(not text, "nothing")


def _row(row: Row) -> RenderableType:
    text = Text(row.text)
    if row.kind == HEADING:
        text.stylize(f"bold {STONE.accent}")
    elif row.kind == ZONE and ":" in row.text:
        text.stylize(STONE.secondary or "", 0, row.text.index(":") + 1)
    return Padding(text, (0, 0, 0, INDENT[row.kind]))


def _log(lines: list[Line], fresh: int) -> RenderableType:
    """A grid, so that wrapped lines stay behind their mark."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for line in lines:
        new = line.answers >= fresh
        text = Text(line.text, STONE.foreground or "" if new else "")
        if line.rules:
            text.append(f" {line.rules[0]}", "dim")
        grid.add_row("•" if new else " ", text)
    return grid


def _option(offer: Offer) -> Option:
    """A grid, so that wrapped lines stay behind their number."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(min_width=2, justify="right")
    grid.add_row(Text(str(offer.number), f"bold {STONE.accent}"), Text(offer.text))
    id = f"{STANDING if offer.standing else ''}{offer.action}"
    return Option(grid, id=id)
