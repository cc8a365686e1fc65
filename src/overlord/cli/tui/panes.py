"""The parts of the table on the screen: prompt, zones, choices, log."""

from textual.app import ComposeResult
from textual.containers import Container, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from overlord.cli.offers import Offer
from overlord.cli.session import Eyes
from overlord.cli.table import HEADING, ZONE, Row
from overlord.locale.log import Line

NARROW = [(0, "-narrow"), (110, "-wide")]


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
        self.query_one("#zones", Static).update(Content("\n").join([_row(row) for row in rows]))

    def show_log(self, eyes: Eyes, fresh: int) -> None:
        """The log with what is new since the reader's last answer marked by a point."""
        lines = [_line(line, line.answers >= fresh) for line in eyes.lines()]
        self.query_one("#lines", Static).update(Content("\n").join(lines))
        self.query_one("#log", VerticalScroll).scroll_end(animate=False)

    def show_choices(self, offers: list[Offer]) -> None:
        choices = self.query_one("#choices", OptionList)
        choices.clear_options()
        choices.add_options([_option(offer) for offer in offers])
        choices.highlighted = next((i for i, o in enumerate(offers) if o.allowed), None)
        choices.display = bool(offers)

    def show_detail(self, text: str) -> None:
        detail = self.query_one("#detail", Static)
        detail.update(Content(text))
        detail.set_class(not text, "nothing")


def _row(row: Row) -> Content:
    if row.kind == HEADING:
        return Content.styled(row.text, "bold $accent")
    name, colon, rest = row.text.partition(":")
    if row.kind == ZONE and colon:
        return Content.assemble(("  " + name + colon, "$secondary"), rest)
    return Content("  " + row.text)


def _line(line: Line, fresh: bool) -> Content:
    mark = "• " if fresh else "  "
    rule = f" {line.rules[0]}" if line.rules else ""
    style = "$foreground" if fresh else ""
    return Content.assemble((mark + line.text, style), (rule, "dim"))


def _option(offer: Offer) -> Option:
    key = f"{offer.number:>2} "
    if offer.allowed:
        prompt = Content.assemble((key, "bold $accent"), offer.text)
    else:
        prompt = Content(f"{key}✗ {offer.text}: {offer.reason}")
    return Option(prompt, id=str(offer.action), disabled=not offer.allowed)
