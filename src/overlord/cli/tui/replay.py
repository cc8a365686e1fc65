"""A recorded game, step by step."""

from textual.app import App, ComposeResult
from textual.widgets import Footer, Static

from overlord.cli.tui.dialogs import Rules
from overlord.cli.tui.panes import NARROW, Body
from overlord.cli.tui.theme import STONE
from overlord.core.layout import SPECTATOR
from overlord.core.match import replay
from overlord.core.record import Record
from overlord.present.log import OPEN
from overlord.present.text_reader import TextReader
from overlord.words import Words


class ReplayApp(App[None]):
    """Arrows step, Home and End jump, f changes the eyes."""

    CSS_PATH = "table.tcss"
    HORIZONTAL_BREAKPOINTS = NARROW
    ENABLE_COMMAND_PALETTE = False
    AUTO_FOCUS = ""

    def __init__(self, record: Record, words: Words, reader: int, step: int) -> None:
        super().__init__()
        self.record = record
        self.words = words
        self.reader = reader
        self.step = step
        self.title = words.say("replay-of", game=words.title())
        keys = [
            ("left", "go(-1)", "key-back", "←"),
            ("right", "go(1)", "key-on", "→"),
            ("up", "scroll(-1)", "", ""),
            ("down", "scroll(1)", "", ""),
            ("pageup", "go(-10)", "", ""),
            ("pagedown", "go(10)", "", ""),
            ("home", f"go({-len(record.answers)})", "key-first", "Home"),
            ("end", f"go({len(record.answers)})", "key-last", "End"),
            ("f", "eyes", "key-eyes", "f"),
            ("r", "rules", "key-rules", "r"),
            ("q,escape", "quit", "key-quit", "q"),
        ]
        for key, action, name, display in keys:
            said = words.say(name) if name else ""
            self.bind(key, action, description=said, show=bool(name), key_display=display)

    def compose(self) -> ComposeResult:
        yield Static(id="prompt")
        yield Body()
        yield Footer()

    def on_mount(self) -> None:
        self.register_theme(STONE)
        self.theme = STONE.name
        body = self.screen_stack[0].query_one(Body)
        body.titles(self.words.title(), "", self.words.say("log"))
        body.query_one("#choices").display = False
        for pane in ("#table", "#log"):
            body.query_one(pane).can_focus = False  # or it would take the arrows for itself
        self.show()

    def show(self) -> None:
        eyes = TextReader(replay(self.record, self.step), self.words, self.reader)
        screen = self.screen_stack[0]
        place = self.words.say("replay-step", step=self.step, steps=len(self.record.answers))
        prompt = screen.query_one("#prompt", Static)
        prompt.update(f"{place}, {eyes.whose()}", layout=True)
        body = screen.query_one(Body)
        body.show_table(eyes.rows())
        body.show_log(eyes, self.step - 1)
        detail = [eyes.prompt()]
        if eyes.match.over:
            detail = eyes.outcome()
        body.show_detail("\n".join(detail))

    def action_go(self, steps: int) -> None:
        self.step = min(max(self.step + steps, 0), len(self.record.answers))
        self.show()

    def action_scroll(self, lines: int) -> None:
        self.screen_stack[0].query_one("#table").scroll_relative(y=lines, animate=False)

    def action_eyes(self) -> None:
        """All cards open, as all could see it, then seat by seat."""
        eyes = [OPEN, SPECTATOR, *range(self.record.players)]
        self.reader = eyes[(eyes.index(self.reader) + 1) % len(eyes)]
        self.show()

    def action_rules(self) -> None:
        rules: tuple[str, ...] = ()
        for entry in replay(self.record, self.step).log:
            if entry.answers == self.step - 1 and entry.event.rules:
                rules = entry.event.rules
        _ = self.push_screen(Rules(self.words, rules))
