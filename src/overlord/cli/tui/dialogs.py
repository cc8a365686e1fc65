"""Pages over the table: help, rules, the outcome, and the screen between two people."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, Static

from overlord.cli.texts import by_chapter, find_rules
from overlord.words import Words


class Dialog(ModalScreen[None]):
    """A page with a title; Esc closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", show=False)]

    def __init__(self, words: Words, title: str) -> None:
        super().__init__()
        self.words = words
        self.heading = title

    def compose(self) -> ComposeResult:
        with Vertical(id="page") as page:
            page.border_title = self.heading
            page.border_subtitle = self.words.say("rules-close")
            yield from self.inside()

    def inside(self) -> ComposeResult:
        raise NotImplementedError

    def action_close(self) -> None:
        _ = self.dismiss()


class Page(Dialog):
    """A few lines to read."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,question_mark", "close", show=False)
    ]

    def __init__(self, words: Words, title: str, lines: list[str]) -> None:
        super().__init__(words, title)
        self.lines = lines

    def inside(self) -> ComposeResult:
        with VerticalScroll(id="text"):
            yield Static(Content("\n".join(self.lines)))


class Rules(Dialog):
    """Looks up rules while one types; at first those of the choice at hand."""

    def __init__(self, words: Words, current: tuple[str, ...]) -> None:
        super().__init__(words, words.say("rules-of", game=words.title()))
        self.current = list(current)
        self.add_class("rules")

    def inside(self) -> ComposeResult:
        yield Input(placeholder=self.words.say("rules-ask"), id="ask")
        with VerticalScroll(id="text"):
            yield Static(self._rules_content(self.current or self.words.rules()), id="found")

    def on_input_changed(self, event: Input.Changed) -> None:
        what = event.value.strip()
        rules = find_rules(self.words, what) if what else self.current or self.words.rules()
        told = self._rules_content(rules)
        if not rules:
            told = Content(self.words.say("rules-none", game=self.words.title(), word=what))
        self.query_one("#found", Static).update(told)
        self.query_one("#text", VerticalScroll).scroll_home(animate=False)

    def _rules_content(self, rules: list[str]) -> Content:
        parts: list[Content | tuple[str, str]] = []
        for heading, members in by_chapter(self.words, rules):
            parts.append((f"{heading}\n", "bold $accent"))
            for rule in members:
                parts += [(f"{rule}  ", "bold"), Content(f"{self.words.rule(rule)}\n\n")]
        return Content.assemble(*parts)


class HandOver(Screen[None]):
    """Hides the table until the next person sits down."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "ready", show=False)]

    def __init__(self, words: Words, who: str) -> None:
        super().__init__()
        self.words = words
        self.who = who

    def compose(self) -> ComposeResult:
        text = f"{self.words.say('hand-over', who=self.who)}\n{self.words.say('hand-over-go')}"
        yield Static(Content(text))

    def action_ready(self) -> None:
        _ = self.dismiss()


HELP = ("choose", "greyed", "undo", "ask", "rules", "log", "quit", "close")


def help_page(words: Words) -> Page:
    lines = [words.say(f"help-{topic}") for topic in HELP]
    return Page(words, words.say("help-title"), lines)
