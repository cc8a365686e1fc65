"""Plain play in lines of text, for pipes, scripts and screen readers."""

from collections.abc import Callable

import click

from overlord.cli.session import Session
from overlord.cli.texts import find_rules, rule_line
from overlord.core.errors import IllegalAction
from overlord.core.frames import Refusal
from overlord.present.reader import Offer, refused_line
from overlord.present.table import CARD, HEADING, Row

Read = Callable[[], str]


class Part:
    """Lines under one heading of a table; the middle of the table has none."""

    def __init__(self, heading: list[str]) -> None:
        self.heading = heading
        self.zones: list[list[str]] = []  # each with its cards

    def since(self, before: "Part", after: "Part") -> list[str]:
        """The lines to print if the reader has read `before`, and `after` is what it is now.

        They differ from this one as to who is asked for what; see `Plain._changes`.
        """
        changed = [i for i, zone in enumerate(after.zones) if zone not in before.zones]
        if not changed and after.heading == before.heading:
            return []
        if len(self.zones) != len(after.zones):  # one zone may stand in the heading itself
            changed = list(range(len(self.zones)))
        return self.heading + [line for i in changed for line in self.zones[i]]


def parts(rows: list[Row]) -> list[Part]:
    found = [Part([])]
    for row in rows:
        if row.kind == HEADING:
            found.append(Part([row.plain()]))
        elif row.kind == CARD and found[-1].zones:
            found[-1].zones[-1].append(row.plain())
        else:
            found[-1].zones.append([row.plain()])
    return found


class Quit(Exception):
    """Somebody wants to stop."""


class Plain:
    """Asks one question after another; `read` gives a line, "" at the end of the input."""

    def __init__(self, session: Session, read: Read) -> None:
        self.session = session
        self.words = session.words
        self.read = read
        self.told = 0  # lines of the log the reader has heard
        self.asked: tuple[int, int] | None = None  # the question that was last printed
        self.seen: list[Part] = []  # the table as the reader knows it

    def run(self) -> None:
        """Play until the game is over or somebody quits."""
        if not self.session.people:
            self.session.let_bots_play()
        self._help()
        try:
            while not self.session.match.over:
                self._turn()
            self._news()
            for line in self.session.eyes.outcome():
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
            self._changes()
            self._choices(offers)
        self._obey(self._line("> "), offers)

    def _obey(self, line: str, offers: list[Offer]) -> None:
        word, _, rest = line.strip().partition(" ")
        match word.lower():
            case "quit" | "q":
                raise Quit
            case "undo" | "u":
                click.echo(self.session.undo())
            case "ask" | "a":
                click.echo(self.session.ask_again())
            case "table" | "t":
                self.seen = []
                self._changes()
                self._choices(offers)
            case "log" | "l":
                for told_line in self.session.eyes.lines():
                    click.echo(told_line.with_rule)
            case "help" | "h" | "?":
                self._help()
            case "rules" | "rule" | "r":
                self._rules(rest.strip())
            case "why" | "w":
                self._why(rest.strip(), offers)
            case _:
                self._choose(line.strip(), offers)

    def _choose(self, line: str, offers: list[Offer]) -> None:
        """One number, or several that are given together or not at all."""
        numbers = [int(word) if word.isdecimal() else 0 for word in line.split()]
        if not numbers or not all(1 <= number <= len(offers) for number in numbers):
            found = click.unstyle(line)[:40]
            count = len(offers)
            click.echo(self.words.say("plain-expected-choice", count=count, found=found))
            return
        chosen = [offers[number - 1] for number in numbers]
        if len(chosen) == 1 and not chosen[0].allowed:
            click.echo(self.words.say("not-allowed", reason=chosen[0].reason))
            return
        actions = [offer.action for offer in chosen]
        objection = self.session.objection(actions)
        if objection:
            click.echo(objection)
            return
        try:
            self.session.answer(*actions, standing=chosen[-1].standing)
        except IllegalAction as problem:
            click.echo(self.words.say("not-allowed", reason=self._reason(problem)))

    def _reason(self, problem: IllegalAction) -> str:
        """The reason why several answers cannot be given together, in words."""
        plain = self.words.find(f"no-{problem.reason}")
        refusal = Refusal(problem.reason, problem.rule, problem.numbers)
        return plain or self.words.refusal(refusal)

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
            click.echo(self.session.eyes.face.detail(offer.action))

    def _rules(self, what: str) -> None:
        found = find_rules(self.words, what)
        for rule in found:
            click.echo(rule_line(self.words, rule))
        if not found:
            click.echo(self.words.say("rules-none", game=self.words.title(), word=what))

    def _changes(self) -> None:
        """Say what the reader has not read of the table as it is now, under its headings.

        Who is to decide and which cards stand among the choices is no change: the question tells.
        """
        eyes = self.session.eyes
        now = parts(eyes.rows(asked=False))
        before = self.seen if len(self.seen) == len(now) else [Part([]) for _ in now]
        for part, old, new in zip(parts(eyes.rows()), before, now, strict=True):
            lines = part.since(old, new)
            if lines:
                click.echo()
                for line in lines:
                    click.echo(line)
        self.seen = now

    def _choices(self, offers: list[Offer]) -> None:
        click.echo()
        for held in self.session.order_lines():
            click.echo(held)
        click.echo(self.session.eyes.prompt())
        for offer in offers:
            if offer.allowed:
                click.echo(f"  {offer.number}. {offer.text}")
        not_now = refused_line(self.words, offers)
        if not_now:
            click.echo(f"  {not_now}")

    def _news(self) -> None:
        """Say what has happened since the reader last heard."""
        lines = self.session.eyes.lines()
        for line in lines[self.told :]:
            click.echo(f"* {line.with_rule}")
        self.told = len(lines)

    def _hand_over(self, seat: int) -> None:
        click.echo()
        click.echo(self.words.say("hand-over", who=self.session.match.names[seat]))
        click.echo(self.words.say("hand-over-go"))
        if self._line("").strip().lower() in ("quit", "q"):
            raise Quit
        self.session.look_as(seat)
        self.asked = None
        self.seen = []

    def _line(self, mark: str) -> str:
        click.echo(mark, nl=False)
        line = self.read()
        if not line:
            click.echo()
            raise Quit
        return line
