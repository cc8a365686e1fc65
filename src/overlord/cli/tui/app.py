"""A game at the terminal as a Textual application."""

from time import monotonic

from textual import work
from textual.app import App, ComposeResult
from textual.widgets import Footer, OptionList, Static
from textual.worker import get_current_worker

from overlord.cli.session import Session
from overlord.cli.tui.dialogs import HandOver, Page, Rules, help_page
from overlord.cli.tui.panes import NARROW, STANDING, Body
from overlord.cli.tui.theme import STONE
from overlord.players.load import BadPlayer

INTERRUPTED = 130
PACE = 0.2  # seconds between two pictures while bots play


class TableApp(App[None]):
    """Shows a session and asks its people. The bots think in a thread of their own."""

    CSS_PATH = "table.tcss"
    HORIZONTAL_BREAKPOINTS = NARROW
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.words = session.words
        self.title = self.words.title()
        self.fresh = len(session.match.answers)  # what happened from here on is news
        self.drawn = 0.0
        self.fault: BadPlayer | None = None  # of a bot from outside; the game cannot go on
        self._bind_keys()

    def _bind_keys(self) -> None:
        words = self.words
        for number in range(1, 10):
            self.bind(str(number), f"choose({number})", show=False)
        self.bind("u", "undo", description=words.say("key-undo"))
        self.bind("a", "ask_again", show=False)  # the prompt names it where there is an order
        self.bind("r", "rules", description=words.say("key-rules"))
        self.bind("question_mark", "help", description=words.say("key-help"), key_display="?")
        self.bind("q", "leave", description=words.say("key-quit"))

    def compose(self) -> ComposeResult:
        yield Static(id="prompt")
        yield Body()
        yield Footer()

    def on_mount(self) -> None:
        self.register_theme(STONE)
        self.theme = STONE.name
        words = self.words
        self.body.titles(words.title(), words.say("choices"), words.say("log"))
        if self.session.trouble:
            self.notify(words.say("not-saved", reason=self.session.trouble), severity="warning")
        self.go_on()

    @property
    def body(self) -> Body:
        return self.screen_stack[0].query_one(Body)

    # The course of the game

    def go_on(self) -> None:
        """Show how things stand, and see to it that whoever is asked can answer."""
        seat = self.session.asked_person()
        if seat is not None and seat != self.session.eyes.reader:
            who = self.session.match.names[seat]
            _ = self.push_screen(HandOver(self.words, who), lambda _: self._sit_down(seat))
            return
        self.show()
        if self.session.match.over:
            self.show_outcome()
        elif seat is None:
            self.let_bots_play()

    def _sit_down(self, seat: int) -> None:
        self.session.look_as(seat)
        self.go_on()

    @work(thread=True, exclusive=True)
    def let_bots_play(self) -> None:
        """One bot after another, until a person is asked or the game is over."""
        worker = get_current_worker()
        while (seat := self.session.asked_bot()) is not None:
            try:
                action = self.session.bot_answer(seat)
            except BadPlayer as problem:
                self.fault = problem
                self.call_from_thread(self.exit)
                return
            if worker.is_cancelled:
                return
            self.call_from_thread(self._bot_answers, seat, action)
        self.call_from_thread(self.go_on)

    def _bot_answers(self, seat: int, action: int) -> None:
        """Played at once, drawn now and then: `go_on` draws what is left."""
        self.session.play(seat, action)
        if self.session.asked_bot() is not None and monotonic() - self.drawn > PACE:
            self.show()

    def show(self) -> None:
        self.drawn = monotonic()
        eyes = self.session.eyes
        prompt = self.screen_stack[0].query_one("#prompt", Static)
        again = self.words.say("key-ask")
        held = [f"{order} (a: {again})" for order in self.session.order_lines()]
        prompt.update("\n".join([eyes.prompt(), *held]), layout=True)
        prompt.set_class(not eyes.match.options(eyes.reader), "waiting")
        self.body.show_table(eyes.rows())
        self.body.show_log(eyes, self.fresh)
        self.body.show_choices(eyes.offers(), self.words)
        self.body.show_detail("")

    def show_outcome(self) -> None:
        eyes = self.session.eyes
        lines = eyes.outcome()
        self.session.keep()
        self.body.show_detail("\n".join(lines))
        _ = self.push_screen(Page(self.words, self.words.say("over"), lines))

    # What people do

    def action_choose(self, number: int) -> None:
        offers = self.session.eyes.offers()
        if number > len(offers) or len(self.screen_stack) > 1:
            return
        offer = offers[number - 1]
        if offer.allowed:
            self.answer(offer.action, offer.standing)
        else:
            self.notify(offer.reason, title=offer.text, severity="warning", markup=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option.id is not None:
            self.answer(int(event.option.id.removeprefix(STANDING)), STANDING in event.option.id)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        action = int((event.option.id or "0").removeprefix(STANDING))
        known = action >= self.session.match.setup.box.first
        self.body.show_detail(self.session.eyes.face.detail(action) if known else "")

    def answer(self, action: int, standing: bool) -> None:
        if action not in self.session.match.options(self.session.eyes.reader):
            return  # a second click on a choice that is already made
        self.fresh = len(self.session.match.answers)
        self.session.answer(action, standing=standing)
        self.go_on()

    def action_undo(self) -> None:
        seat = self.session.asked_bot()
        if seat is not None:
            self.notify(self.words.say("undo-wait", who=self.session.match.names[seat]))
            return
        self.notify(self.session.undo(), markup=False)
        self.show()

    def action_ask_again(self) -> None:
        self.notify(self.session.ask_again(), markup=False)
        self.show()

    def action_rules(self) -> None:
        choice = self.session.match.state.asked(self.session.eyes.reader)
        _ = self.push_screen(Rules(self.words, () if choice is None else choice.rules))

    def action_help(self) -> None:
        _ = self.push_screen(help_page(self.words))

    def action_help_quit(self) -> None:
        """Ctrl-C."""
        self.session.keep()
        self.exit(return_code=INTERRUPTED)

    def action_leave(self) -> None:
        self.session.keep()
        self.exit()
