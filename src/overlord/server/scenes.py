"""What a reader is told: a table in words and numbers, for one seat's eyes and one language.

Everything goes through `Match.view`, `options`, `refusals` and the log as that seat may know it;
this module never looks into a state, except for a finished game with all cards open.
"""

from functools import lru_cache

from overlord.core.box import Box
from overlord.core.game import Game
from overlord.core.layout import SPECTATOR
from overlord.core.match import FREE, ROLLED, SEEN, Match
from overlord.core.orders import Orders, may_stand
from overlord.core.outcome import Outcome
from overlord.core.setup import Setup
from overlord.core.view import View
from overlord.present.face import face_for
from overlord.present.log import OPEN, Chronicle
from overlord.present.outcome import headline
from overlord.present.question import Question, question_to
from overlord.present.sentence import sentence
from overlord.server import protocol
from overlord.server.chunks import chunk_of
from overlord.server.protocol import Happened, Header, Offer, Refused, Scene, SeatView, Standing
from overlord.server.table import SECONDS, Table
from overlord.server.telling import Telling
from overlord.words import Words

UNDO = {-1: "nothing", FREE: "free", SEEN: "consent", ROLLED: "never"}


def header(table: Table, now: float, spectators: int = 0, language: str = "en") -> Header:
    """The table around the game. Salts and secret are told when it is over."""
    over = table.match is not None and table.match.over
    seconds = SECONDS[table.created.clock]
    seats = []
    for seat, place in enumerate(table.places):
        left = None
        if seconds and seat in table.asked and not place.bot:
            left = round(max(0.0, seconds - (now - table.asked[seat][1])), 1)
        seats.append(
            protocol.SeatInfo(
                seat=seat,
                kind=place.kind,
                name=place.name,
                bot=place.bot,
                connected=place.kind == "bot" or bool(table.present.get(seat)),
                left=place.left,
                salted=bool(place.salt),
                seconds=left,
            )
        )
    undo = None
    if table.undo_wanted is not None:
        asker = table.undo_wanted[0]
        waiting = [seat for seat in table.voters(asker) if seat not in table.agreed]
        undo = protocol.UndoAsked(seat=asker, waiting=waiting)
    return Header(
        table=table.id,
        game=table.game.id,
        title=Words(language, table.game.id).title(),
        options=dict(table.setup.options),
        clock=table.created.clock,
        phase=table.phase,
        version=table.version,
        seats=seats,
        spectators=spectators,
        fairness=protocol.Fairness(
            commitment=table.commitment,
            salts=[place.salt for place in table.places] if over else None,
            secret=table.created.secret if over else None,
            seed=str(table.seed) if over else None,
        ),
        own_box=bool(table.created.cards),
        private=table.created.private,
        undo=undo,
        rematch=table.goes_on or None,
        stopped=_stopped(table, language),
    )


def _stopped(table: Table, language: str) -> str:
    if not table.stopped:
        return ""
    ours = table.game.rules_version
    return Words(language).say("table-stopped", theirs=table.stopped, ours=ours)


def box_info(setup: Setup, language: str) -> protocol.BoxInfo:
    """Cards, spoken actions and zones; the same for all tables with this box and these options."""
    options = tuple(setup.options.items())
    return _box_info(setup.game, setup.box, setup.players, options, language)


@lru_cache(maxsize=32)
def _box_info(
    game: Game, box: Box, players: int, options: tuple[tuple[str, str], ...], language: str
) -> protocol.BoxInfo:
    setup = Setup(game, box, players, dict(options))
    words, layout, chairs = Words(language, game.id), setup.layout, setup.chairs
    face = face_for(words, setup)
    return protocol.BoxInfo(
        digest=box.digest,
        first=box.first,
        spoken=[
            protocol.Spoken(action=n, verb=box.actions[n].verb, text=words.action(box, n))
            for n in range(box.first)
        ],
        cards=[
            protocol.Card(
                number=number,
                id=card.id,
                kind=card.kind,
                name=words.card(box, number),
                text=words.card_text(box, number),
                line=face.line(number, {}),
                ability=face.ability(number),
                facts=face.facts(number),
            )
            for number, card in enumerate(box.cards, box.first)
        ],
        zones=[
            protocol.Zone(
                number=number,
                name=name,
                title=words.chair(chairs, chair, words.zone(name)),
                owner=chairs[chair] if 0 <= chair < len(chairs) else -1,
                kind=layout.kinds[number],
            )
            for number, (name, chair) in enumerate(zip(layout.names, layout.owners, strict=True))
        ],
        printed=face.matter(),
        board=chunk_of(game.id),
    )


class Reader:
    """A match told to one reader: a seat, SPECTATOR, or OPEN for a finished game."""

    def __init__(self, match: Match, seat: int, language: str) -> None:
        self.match = match
        self.seat = seat
        self.words = Words(language, match.game.id)
        self.chronicle = Chronicle(self.words, match.setup, match.names, seat)
        self.chronicle.face.cards_shown = True

    def name(self, seat: int) -> str:
        return self.chronicle.name(seat)

    def scene(self, undo_seal: int, orders: Orders) -> Scene:
        view = self.match.view(self.seat)
        asked = question_to(view, self.seat)
        outcome = self.match.state.outcome() if view.over else None
        return Scene(
            view=plain(view),
            lines=self.lines(view),
            prompt="" if asked is None else asked.prompt,
            sentence=self.sentence(view),
            options=self._options(asked),
            refused=self._refused(asked),
            undo=UNDO[undo_seal],  # type: ignore[arg-type]  # the four words of Scene.undo
            standing=self._standing(),
            orders=[
                protocol.OrderHeld(prompt=choice.prompt, text=self.words.order(choice))
                for choice in orders.of(self.seat)
            ],
            outcome=None if outcome is None else self.standings(outcome, view),
            result="" if outcome is None else self.result(outcome),
        )

    def sentence(self, view: View) -> str:
        """Whose turn it is, and what is to be decided."""
        return sentence(self.chronicle.face, view, self.seat)

    def lines(self, view: View) -> dict[str, str]:
        """The cards that read otherwise than in the box, by number."""
        face = self.chronicle.face
        return {str(card): face.line(card, view.facts) for card in face.altered(view)}

    def foreseen(self, forecast: dict[str, object]) -> list[Offer]:
        """The options in the light of a forecast."""
        return self._options(question_to(self.match.view(self.seat), self.seat, forecast))

    def forecast(self, told: dict[str, object]) -> object:
        """A forecast as a board gets it."""
        return self.chronicle.face.foreseen(told)

    def _standing(self) -> Offer | None:
        action = may_stand(self.match, self.seat)
        choice = self.match.state.asked(self.seat)
        if action is None or choice is None:
            return None
        return Offer(action=action, text=self.words.standing(choice.standing))

    def _options(self, asked: Question | None) -> list[Offer]:
        if asked is None:
            return []
        face = self.chronicle.face
        return [
            Offer(action=action, text=face.answer(asked, action))
            for action in self.match.options(self.seat)
        ]

    def _refused(self, asked: Question | None) -> list[Refused]:
        if asked is None:
            return []
        face = self.chronicle.face
        return [
            Refused(
                action=action,
                text=face.choice(asked, action, False),
                reason=refusal.reason,
                sentence=face.refusal(asked, refusal),
                rule=refusal.rule,
            )
            for action, refusal in self.match.refusals(self.seat).items()
        ]

    def events(self, since: int) -> list[Happened]:
        """What happened from that number on, each with its line of the log."""
        return Telling(self.match.log[since:]).to(self.chronicle)

    def standings(self, outcome: Outcome, view: View) -> list[Standing]:
        return [
            Standing(
                seat=seat,
                place=outcome.places[seat],
                score=outcome.scores[seat],
                parts=[
                    protocol.ScorePart(
                        key=part.key, text=part.text, points=part.points, told=part.told
                    )
                    for part in self.chronicle.face.score(outcome, seat, view)
                ],
            )
            for seat in range(self.match.setup.players)
        ]

    def result(self, outcome: Outcome) -> str:
        return headline(outcome, self.chronicle.face, self.seat)

    def open_view(self) -> View:
        """The view of this reader; OPEN may see every card."""
        if self.seat != OPEN:
            return self.match.view(self.seat)
        view = self.match.view(SPECTATOR)
        for zone in self.match.setup.zones:
            view.zones[zone] = self.match.state.zones[zone][:]
        return view


def plain(view: View) -> SeatView:
    return SeatView(
        seat=view.seat,
        players=view.players,
        zones=view.zones,
        facts=view.facts,
        pending=view.pending,
        prompts=view.prompts,
        over=view.over,
    )
