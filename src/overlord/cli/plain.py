"""Playing in lines of text, for pipes, scripts and screen readers."""

from collections.abc import Callable

import click

from overlord.cli.offers import Offer
from overlord.cli.outcome import told
from overlord.cli.session import Session
from overlord.cli.texts import found_rules, told_rule

Read = Callable[[], str]


class Quit(Exception):
    """Somebody wants to stop."""


class Plain:
    """Asks one question after another; `read` gives a line, "" at the end of the input."""

    def __init__(self, session: Session, read: Read) -> None:
        self.session = session
        self.words = session.words
        self.read = read
        self.told = 0  # lines of the log the reader has heard
        self.asked: tuple[int, int] | None = None  # what was last printed in full

    def run(self) -> None:
        """Until the game is over or somebody quits."""
        if not self.session.people:
            self.session.let_bots_play()
        self._help()
        try:
            while not self.session.match.over:
                self._turn()
            self._news()
            for line in told(
                self.session.match.state.outcome(),
                self.words,
                self.session.eyes.names,
                self.session.eyes.reader,
            ):
                click.echo(line)
        except Quit:
            pass
        for line in self.session.farewell():
            click.echo(line)

    def _turn(self) -> None:
        """One answer of a person; the bots before it need nobody."""
        self.session.let_bots_play()
        seat = self.session.asked_person()
        if seat is None:
            return
        if seat != self.session.eyes.reader:
            self._hand_over(seat)
        self._news()
        offers = self.session.eyes.offers()
        moment = (len(self.session.match.answers), seat)
        if moment != self.asked:
            self.asked = moment
            self._table()
            self._choices(offers)
        self._obey(self._line("> "), offers)

    def _obey(self, line: str, offers: list[Offer]) -> None:
        word, _, rest = line.strip().partition(" ")
        match word.lower():
            case "quit" | "q":
                raise Quit
            case "undo" | "u":
                click.echo(self.session.undo())
            case "table" | "t":
                self._table()
                self._choices(offers)
            case "log" | "l":
                for told_line in self.session.eyes.lines():
                    click.echo(told_line.cited)
            case "help" | "h" | "?":
                self._help()
            case "rules" | "rule" | "r":
                self._rules(rest.strip())
            case "why" | "w":
                self._why(rest.strip(), offers)
            case _:
                self._choose(line.strip(), offers)

    def _choose(self, line: str, offers: list[Offer]) -> None:
        number = int(line) if line.isdecimal() else 0
        if not 1 <= number <= len(offers):
            found = click.unstyle(line)[:40]
            count = len(offers)
            click.echo(self.words.say("plain-expected-choice", count=count, found=found))
            return
        offer = offers[number - 1]
        if not offer.allowed:
            click.echo(self.words.say("not-allowed", reason=offer.reason))
            return
        self.session.answer(offer.action)

    def _help(self) -> None:
        click.echo(self.words.say("plain-help", rule=f"{self.session.match.game.prefix}-1"))

    def _why(self, rest: str, offers: list[Offer]) -> None:
        number = int(rest) if rest.isdecimal() else 0
        if not 1 <= number <= len(offers):
            click.echo(self.words.say("plain-why-which", count=len(offers)))
            return
        offer = offers[number - 1]
        if offer.allowed:
            choice = self.session.match.state.asked(self.session.eyes.reader)
            rules = ", ".join(choice.rules) if choice is not None else ""
            click.echo(self.words.say("allowed", rules=rules))
        else:
            click.echo(self.words.say("not-allowed", reason=offer.reason))
        if offer.action >= self.session.match.setup.box.first:
            click.echo(self.session.eyes.faces.detail(offer.action))

    def _rules(self, what: str) -> None:
        found = found_rules(self.words, what)
        for rule in found:
            click.echo(told_rule(self.words, rule))
        if not found:
            click.echo(self.words.say("rules-none", game=self.words.title(), word=what))

    def _table(self) -> None:
        click.echo()
        for row in self.session.eyes.rows():
            click.echo(row.plain())

    def _choices(self, offers: list[Offer]) -> None:
        click.echo()
        click.echo(self.session.eyes.prompt())
        for offer in offers:
            if offer.allowed:
                click.echo(f"  {offer.number}. {offer.text}")
            else:
                reason = self.words.say("not-allowed", reason=offer.reason)
                click.echo(f"  {offer.number}. {offer.text} - {reason}")

    def _news(self) -> None:
        """What has happened since the reader last heard."""
        lines = self.session.eyes.lines()
        for line in lines[self.told :]:
            click.echo(f"* {line.cited}")
        self.told = len(lines)

    def _hand_over(self, seat: int) -> None:
        click.echo()
        click.echo(self.words.say("hand-over", who=self.session.match.names[seat]))
        click.echo(self.words.say("hand-over-go"))
        if self._line("").strip().lower() in ("quit", "q"):
            raise Quit
        self.session.look_as(seat)
        self.asked = None

    def _line(self, mark: str) -> str:
        click.echo(mark, nl=False)
        line = self.read()
        if not line:
            click.echo()
            raise Quit
        return line
