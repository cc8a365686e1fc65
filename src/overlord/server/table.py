"""A table: what its deeds have made of it, and which deed a request would be. No I/O, no clock.

`decide` looks and changes nothing: it gives the deed, or raises `No`. Between the two the caller
stores the deed; `apply` then does it. So nothing is acknowledged that is not stored.
"""

from msgspec.structs import replace

from overlord.core.box import Box
from overlord.core.fairness import commitment_of, seed_of
from overlord.core.game import Game
from overlord.core.match import FREE, ROLLED, SEEN, Match
from overlord.core.orders import Orders, may_stand
from overlord.core.rehearsal import Rehearsal
from overlord.core.state import State
from overlord.server import deeds, protocol
from overlord.server.deeds import AnyDeed, Place, bot_name
from overlord.server.identity import same
from overlord.server.no import No
from overlord.server.past import Past, exact_seal

ABSENCE = 20.0  # seconds after which others may let a bot play for somebody who is gone
SECONDS = {"off": 0.0, "relaxed": 120.0, "brisk": 30.0}  # for a decision
CHAT_KEPT = 200


class Table:
    def __init__(self, created: deeds.Created, game: Game, box: Box, now: float) -> None:
        self.created = created
        self.id = created.table
        self.game = game
        self.box = box
        self.places = [replace(place) for place in created.places]
        self.setup = game.setup(len(self.places), created.options, box)
        self.commitment = commitment_of(created.secret)
        self.version = 1  # the number of deeds
        self.match: Match | None = None
        self.past = Past()
        self.orders = Orders()
        self.closed = False  # everybody left before the start
        self.stopped = 0  # the version of the rules it began with, if these are others
        self.history: list[AnyDeed] = []  # of a stopped game, as far as it was played
        self.chat: list[protocol.ChatLine] = []
        self.chats = 0
        self.goes_on = ""
        self.undo_wanted: tuple[int, int] | None = None  # seat, version
        self.agreed: set[int] = set()
        self.done: dict[tuple[str, str], tuple[AnyDeed, int]] = {}
        self.asked: dict[int, tuple[int, float]] = {}  # seat: since version, since when
        self.answered: dict[int, int] = {}  # seat: version of its last own answer
        self.present: dict[int, int] = {}  # seat: open sockets
        self.gone: dict[int, float] = dict.fromkeys(range(len(self.places)), now)
        self._questions: dict[int, tuple[str, list[int]]] = {}
        self._undo: dict[int, tuple[int, int]] = {}  # seat: at version, seal or -1
        self._given: list[int] = []  # for each answer, since which version it was asked for

    # Looking

    @property
    def phase(self) -> protocol.Phase:
        if self.stopped:
            return "stopped"
        if self.match is None:
            return "over" if self.closed else "lobby"
        return "over" if self.match.over else "playing"

    @property
    def seed(self) -> int:
        return seed_of(self.created.secret, [place.salt for place in self.places])

    def held(self, holder: str) -> list[int]:
        """The seats of a token's hash."""
        return [seat for seat, place in enumerate(self.places) if same(place.holder, holder)]

    def people(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place.kind == "person"]

    def waits_for_bot(self) -> int | None:
        """The bot to think next. People answer first, so that their undo stays free for longer."""
        if self.match is None or self.match.over:
            return None
        pending = self.match.state.pending()
        if any(not self.places[seat].bot for seat in pending):
            return None
        return pending[0]

    def asks_everything(self, holder: str) -> bool:
        return any(self.places[seat].ask_everything for seat in self.held(holder))

    def deadlines(self) -> list[tuple[float, int]]:
        """When a clock runs out, and for whom."""
        seconds = SECONDS[self.created.clock]
        if not seconds or self.phase != "playing":
            return []
        return sorted(
            (since + seconds, seat)
            for seat, (_, since) in self.asked.items()
            if not self.places[seat].bot
        )

    def undo_seal(self, seat: int) -> int:
        """As `Match.undo_seal`, -1 for nothing to take back; kept, for it may cost a replay."""
        if self.match is None or self.match.over:
            return -1
        known = self._undo.get(seat)
        if known is None or known[0] != self.version:
            known = (self.version, self._seal(self.match, seat))
            self._undo[seat] = known
        return known[1]

    def _seal(self, match: Match, seat: int) -> int:
        """Told without a replay where it can be: whether later answers were to older questions."""
        if seat not in self.answered:
            return -1
        if len(self._given) != len(match.answers):
            return exact_seal(match, seat)
        seal = FREE
        for i in range(len(match.answers) - 1, -1, -1):
            answer = match.answers[i]
            seal = max(seal, answer.seal)
            if answer.seat != seat and not answer.forced and self._given[i] >= self.answered[seat]:
                seal = max(seal, SEEN)
            if answer.seat == seat and answer.own:
                return seal
        return -1

    def voters(self, seat: int) -> list[int]:
        """Whose consent an undo of this seat takes: people who play, but not the asker."""
        holder = self.places[seat].holder
        return [
            other
            for other in self.people()
            if not same(self.places[other].holder, holder) and not self.places[other].bot
        ]

    # Presence, which is not stored

    def came(self, seats: list[int]) -> None:
        for seat in seats:
            self.present[seat] = self.present.get(seat, 0) + 1

    def went(self, seats: list[int], now: float) -> None:
        for seat in seats:
            self.present[seat] = max(0, self.present.get(seat, 0) - 1)
            self.gone[seat] = now

    # Deciding

    def repeated(self, deed: AnyDeed) -> int:
        """The version at which this very request was done; 0 if it is new."""
        known = self.done.get((deed.by, deed.id)) if deed.id and deed.by else None
        if known is None:
            return 0
        undo = (deeds.UndoWanted, deeds.Undone)  # what the same request may become
        if known[0] != deed and not (isinstance(deed, undo) and isinstance(known[0], undo)):
            raise No("id-reused")
        return known[1]

    def own(self, holder: str, seat: int) -> None:
        if seat not in self.held(holder):
            raise No("not-your-seat")

    def playing(self) -> Match:
        if self.stopped:
            raise No("older-rules", detail=str(self.stopped))
        if self.match is None:
            raise No("not-started")
        if self.match.over:
            raise No("game-over")
        return self.match

    def in_lobby(self, seat: int) -> Place:
        if self.match is not None or self.closed or self.stopped:
            raise No("already-started")
        if not 0 <= seat < len(self.places):
            raise No("no-such-seat")
        return self.places[seat]

    def known_version(self, version: int, since: int) -> None:
        """A request is about something that came up at `since`; what is older means another."""
        if version > self.version:
            raise No("version-ahead")
        if version < since:
            raise No("stale")

    def check_act(self, deed: deeds.Acted, version: int) -> None:
        self.own(deed.by, deed.seat)
        match = self.playing()
        if self.places[deed.seat].bot:
            raise No("stand-in-plays")
        if deed.seat in self.asked:
            self.known_version(version, self.asked[deed.seat][0])
        else:
            self.known_version(version, self.version)
        self.check_legal(match, deed)
        if deed.standing and may_stand(match, deed.seat) != deed.action:
            raise No("cannot-stand")

    def check_legal(self, match: Match, deed: deeds.Acted) -> None:
        _check(match.state, deed.seat, deed.action)
        if deed.more:
            rehearsal = Rehearsal(match.state, deed.seat)
            rehearsal.answer(deed.action)
            for action in deed.more:
                if rehearsal.stopped:
                    raise No("not-at-once")
                _check(rehearsal.world, deed.seat, action)
                rehearsal.answer(action)

    def decide_undo(self, deed: deeds.UndoWanted, version: int) -> AnyDeed:
        self.own(deed.by, deed.seat)
        seal = exact_seal(self.playing(), deed.seat)
        if seal < 0:
            raise No("undo-nothing")
        self.known_version(version, self.answered.get(deed.seat, 0))
        if seal == ROLLED:
            raise No("undo-rolled")
        if seal == FREE or not self.voters(deed.seat):
            return deeds.Undone(by=deed.by, id=deed.id, seat=deed.seat)
        if self.undo_wanted is not None:
            raise No("undo-pending")
        return deed

    def check_vote(self, deed: deeds.Voted, version: int) -> None:
        self.own(deed.by, deed.seat)
        if self.undo_wanted is None or deed.seat not in self.voters(self.undo_wanted[0]):
            raise No("no-vote")
        self.known_version(version, self.undo_wanted[1])

    def check_salt(self, deed: deeds.Salted) -> None:
        self.in_lobby(deed.seat)
        self.own(deed.by, deed.seat)

    def check_stand_in(self, deed: deeds.StoodIn, now: float) -> None:
        self.playing()
        if not 0 <= deed.seat < len(self.places):
            raise No("no-such-seat")
        place = self.places[deed.seat]
        if place.kind != "person" or place.bot:
            raise No("stand-in-plays")
        if same(place.holder, deed.by):
            return
        if not self.held(deed.by):
            raise No("not-your-seat")
        if self.present.get(deed.seat) or now - self.gone[deed.seat] < ABSENCE:
            raise No("still-here")

    def check_reclaim(self, deed: deeds.Reclaimed) -> None:
        self.playing()
        self.own(deed.by, deed.seat)
        if not self.places[deed.seat].bot:
            raise No("no-stand-in")

    def check_preference(self, deed: deeds.Preferred) -> None:
        if not self.held(deed.by):
            raise No("not-seated")

    def check_join(self, deed: deeds.Joined) -> None:
        if self.in_lobby(deed.seat).kind != "open":
            raise No("seat-taken")

    def check_leave(self, deed: deeds.Left) -> None:
        self.own(deed.by, deed.seat)
        if self.phase in ("over", "stopped"):
            raise No("game-over")
        if self.places[deed.seat].left:
            raise No("left-already")

    def check_bot(self, deed: deeds.BotPut) -> None:
        place = self.in_lobby(deed.seat)
        if not self.held(deed.by):
            raise No("not-seated")
        if place.kind == "person":
            raise No("seat-taken")

    def check_start(self, deed: deeds.Started) -> None:
        self.in_lobby(0)
        if not self.held(deed.by):
            raise No("not-seated")
        if any(place.kind == "open" for place in self.places):
            raise No("seats-open")

    def check_rematch(self, deed: deeds.GoesOn) -> None:
        if all(self.places[seat].left for seat in self.held(deed.by)):
            raise No("not-seated")
        if self.match is None or not self.match.over:
            raise No("not-over")

    # Doing

    def apply(self, deed: AnyDeed, now: float) -> None:
        """Do a deed that was decided, now or before a restart."""
        self.version += 1
        if deed.id and deed.by:
            self.done[deed.by, deed.id] = (deed, self.version)
        if self.stopped and isinstance(deed, deeds.GAME):
            self.history.append(deed)
            return
        match deed:
            case deeds.Acted():
                self._act(deed)
            case deeds.Undone():
                self._undo_now(deed.seat)
            case deeds.UndoWanted():
                self.undo_wanted = (deed.seat, self.version)
                self.agreed = set()
            case deeds.Voted():
                self._vote(deed)
            case deeds.Said():
                self._say(deed)
            case deeds.GoesOn():
                self.goes_on = deed.table
            case _:
                self._seating(deed)
        if self.match is not None:
            self.orders.settle(self.match)
        self._ask(deed, now)

    def _seating(self, deed: AnyDeed) -> None:
        """Who sits where and how, and the start."""
        match deed:
            case deeds.Joined():
                place = Place(kind="person", name=deed.name, holder=deed.holder)
                self.places[deed.seat] = place
            case deeds.Left():
                self._leave(deed)
            case deeds.BotPut():
                name = bot_name(deed.bot, deed.seat)
                bot = Place(kind="bot", name=name, bot=deed.bot)
                self.places[deed.seat] = bot if deed.bot else Place(kind="open")
            case deeds.Salted():
                self.places[deed.seat].salt = deed.salt
            case deeds.StoodIn():
                self._hand_over(deed.seat, deed.bot)
            case deeds.Reclaimed():
                self.places[deed.seat].bot, self.places[deed.seat].left = "", False
            case deeds.Preferred():
                for seat in self.held(deed.by):
                    self.places[seat].ask_everything = deed.ask_everything
            case deeds.Revoked():
                self.orders.revoke(deed.seat)
            case _:
                self.match = Match(
                    self.game,
                    len(self.places),
                    self.seed,
                    self.created.options,
                    self.box,
                    [place.name for place in self.places],
                    self.commitment,
                )
                self.past.begun(self.match)

    def _leave(self, deed: deeds.Left) -> None:
        """A seat of a running game stays its person's: nobody else may see its cards."""
        if self.match is None:
            self.places[deed.seat] = Place(kind="open")
            self.closed = not self.people()
            return
        self.places[deed.seat].left = True
        self._hand_over(deed.seat, deed.bot)

    def _hand_over(self, seat: int, bot: str) -> None:
        """A bot plays for a person, who has no say in an undo meanwhile."""
        self.places[seat].bot = bot
        if self.undo_wanted is None:
            return
        if self.undo_wanted[0] == seat:
            self.undo_wanted = None
        else:
            self._settle(self.undo_wanted[0])

    def _act(self, deed: deeds.Acted) -> None:
        assert self.match is not None
        since = self.asked[deed.seat][0]
        if deed.standing:
            self.orders.give(self.match, deed.seat)
        for action in (deed.action, *deed.more):
            self.match.play(deed.seat, action, ordered=deed.source == "order")
            self.past.played(self.match, deed.seat, action)
            self._given.append(since)
        if self.match.answers[-1].own:
            self.answered[deed.seat] = self.version
        self.undo_wanted = None

    def _undo_now(self, seat: int) -> None:
        assert self.match is not None
        self.match.undo(seat, consent=True)
        self.orders.revoke(seat)
        self.past.undone(self.match)
        self._given = []  # which answer is which is no longer known
        self.undo_wanted = None
        self._questions = {}  # all questions are put anew

    def _vote(self, deed: deeds.Voted) -> None:
        assert self.undo_wanted is not None
        seat = self.undo_wanted[0]
        if not deed.agree:
            self.undo_wanted = None
            return
        holder = self.places[deed.seat].holder
        self.agreed |= set(self.held(holder))
        self._settle(seat)

    def _settle(self, seat: int) -> None:
        """The undo is done when all have agreed who are to be asked."""
        if self.agreed.issuperset(self.voters(seat)):
            self._undo_now(seat)

    def _say(self, deed: deeds.Said) -> None:
        line = protocol.ChatLine(number=self.chats, seat=deed.seat, name=deed.name, text=deed.text)
        self.chats += 1
        self.chat.append(line)
        del self.chat[:-CHAT_KEPT]

    def _ask(self, deed: AnyDeed, now: float) -> None:
        """Note since when each seat has its question; the same question keeps its time."""
        if self.match is None:
            return
        state = self.match.state
        before = self._questions
        asked = self.asked
        self.asked = {}
        self._questions = {}
        for seat in state.pending():
            choice = state.asked(seat)
            assert choice is not None
            question = (choice.prompt, choice.options(state)[:])
            again = isinstance(deed, deeds.Acted | deeds.Reclaimed) and deed.seat == seat
            if not again and before.get(seat) == question and seat in asked:
                self.asked[seat] = asked[seat]
            else:
                self.asked[seat] = (self.version, now)
            self._questions[seat] = question


def _check(state: State, seat: int, action: int) -> None:
    """Whether a seat may answer so; raises No with the reason."""
    choice = state.asked(seat)
    if choice is None:
        raise No("not-asked")
    if action in choice.options(state):
        return
    refusal = state.refusals(seat).get(action)
    if refusal is None:
        raise No("not-offered", choice.rules[0] if choice.rules else "")
    raise No("refused", refusal.rule, refusal)
