"""Scene for one reader: a table in words and numbers, for one seat's eyes and one language."""

from functools import lru_cache
from typing import cast

import msgspec

from overlord.core.box import Box
from overlord.core.game import Game
from overlord.core.match import FREE, ROLLED, SEEN, Match
from overlord.core.orders import Orders
from overlord.core.setup import Setup
from overlord.core.view import View
from overlord.lessons.match import LessonMatch
from overlord.present.face import face_for
from overlord.present.question import question_to
from overlord.present.reader import Offer, Reader
from overlord.server import protocol
from overlord.server.http.guest_boards import guest_board_of
from overlord.server.http.pages import how_to_play
from overlord.server.live.guided import coached
from overlord.server.protocol import Header, Refused, Scene, SeatView, Standing
from overlord.server.table.table import SECONDS, Table
from overlord.words import Words

UNDO = {-1: "nothing", FREE: "free", SEEN: "consent", ROLLED: "never"}


def header(table: Table, now: float, spectators: int = 0, language: str = "en") -> Header:
    """The table around the game. Salts and secret are told when it is over."""
    over = table.ended
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
        fairness=_fairness(table, over),
        own_box=bool(table.created.cards),
        private=table.created.private,
        hints=table.hints,
        undo=undo,
        asked=sorted(table.asked),
        waiting=_waiting(table, now),
        winners=table.match.state.outcome().winners() if over and table.match else [],
        rematch=table.goes_on or None,
        before=table.created.before,
        played_on="" if table.created.played_on is None else table.created.played_on.table,
        stopped=_stopped(table, language),
        lesson=table.created.lesson,
        absence=table.created.absence,
    )


def _waiting(table: Table, now: float) -> float | None:
    """Seconds since somebody has been asked who has not answered yet."""
    since = [asked for _, asked in table.asked.values()]
    return round(now - min(since), 1) if since else None


def _fairness(table: Table, over: bool) -> protocol.Fairness:
    """The promise about luck; a game that is played on from another makes none."""
    if table.created.played_on is not None:
        return protocol.Fairness(commitment="")
    return protocol.Fairness(
        commitment=table.commitment,
        salts=[place.salt for place in table.places] if over else None,
        secret=table.created.secret if over else None,
        seed=str(table.seed) if over else None,
    )


def _stopped(table: Table, language: str) -> str:
    if table.closed_why is not None:
        return Words(language).say("no-closed", detail=table.closed_why)
    if table.stuck:
        return Words(language).say("no-stuck")
    if not table.stopped:
        return ""
    ours = table.game.rules_version
    return Words(language).say("table-stopped", theirs=table.stopped, ours=ours)


def box_info(setup: Setup, language: str) -> protocol.BoxInfo:
    """Cards, spoken actions and zones; the same for all tables with this box and these options."""
    options = tuple(setup.options.items())
    return _box_info(setup.game, setup.box, setup.players, options, language)


def encoded_box_info(setup: Setup, language: str) -> protocol.BoxInfo:
    """As `box_info`, for an encoder; encoded once."""
    options = tuple(setup.options.items())
    return _encoded_box_info(setup.game, setup.box, setup.players, options, language)


@lru_cache(maxsize=32)
def _encoded_box_info(
    game: Game, box: Box, players: int, options: tuple[tuple[str, str], ...], language: str
) -> protocol.BoxInfo:
    told = _box_info(game, box, players, options, language)
    return cast(protocol.BoxInfo, msgspec.Raw(msgspec.json.encode(told)))


@lru_cache(maxsize=32)
def _box_info(
    game: Game, box: Box, players: int, options: tuple[tuple[str, str], ...], language: str
) -> protocol.BoxInfo:
    setup = game.agreed(box, players, dict(options))
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
        firsts=words.firsts(),
        how_to_play=how_to_play(game.id, words.language),
        board=guest_board_of(game.id),
    )


def reader_of(match: Match, seat: int, language: str) -> Reader:
    """A reader at a browser, who sees the cards themselves."""
    reader = Reader(match, Words(language, match.game.id), seat)
    reader.face.cards_shown = True
    return reader


def scene(reader: Reader, undo_seal: int, orders: Orders) -> Scene:
    """What a reader sees of the game now."""
    view = reader.own_view()
    asked = question_to(view, reader.reader)
    return Scene(
        view=seat_view(reader, view),
        lines=lines(reader, view),
        remarks=reader.face.remarks(view),
        seat_lines=seat_lines(reader, view),
        prompt="" if asked is None else asked.prompt,
        sentence=reader.sentence(view),
        about="" if asked is None else reader.face.about(asked),
        options=[_offer(offer) for offer in reader.allowed_offers(asked)],
        refused=[_refusal(offer) for offer in reader.refused_offers(asked)],
        undo=UNDO[undo_seal],  # type: ignore[arg-type]  # the four words of Scene.undo
        standing=None if (offer := reader.standing_offer(asked)) is None else _offer(offer),
        orders=[
            protocol.OrderHeld(prompt=choice.prompt, text=reader.words.order(choice))
            for choice in orders.of(reader.reader)
        ],
        outcome=standings(reader, view) if view.over else None,
        result=reader.result() if view.over else "",
        coach=coached(reader) if isinstance(reader.match, LessonMatch) else None,
    )


def lines(reader: Reader, view: View) -> dict[str, str]:
    """What reads otherwise than in the box, by action."""
    return {str(action): line for action, line in reader.face.altered(view).items()}


def seat_lines(reader: Reader, view: View) -> list[list[str]]:
    """What to know about each seat beyond its cards."""
    face = reader.face
    return [face.badges(view, seat) + face.lines(view, seat) for seat in range(view.players)]


def options_with_forecast(reader: Reader, forecast: dict[str, object]) -> list[protocol.Offer]:
    """The options in the light of a forecast."""
    return [_offer(offer) for offer in reader.allowed_offers(reader.question(forecast))]


def _offer(offer: Offer) -> protocol.Offer:
    return protocol.Offer(action=offer.action, text=offer.text, about=offer.about)


def _refusal(offer: Offer) -> Refused:
    refusal = offer.refusal
    assert refusal is not None
    return Refused(
        action=offer.action,
        text=offer.text,
        reason=refusal.reason,
        sentence=offer.reason,
        rule=refusal.rule,
        about=offer.about,
    )


def standings(reader: Reader, view: View) -> list[Standing]:
    """How a finished game ended, seat by seat."""
    outcome = reader.match.state.outcome()
    return [
        Standing(
            seat=seat,
            place=outcome.places[seat],
            score=outcome.scores[seat],
            parts=[
                protocol.ScorePart(key=part.key, text=part.text, points=part.points, told=part.told)
                for part in reader.face.score(outcome, seat, view)
            ],
        )
        for seat in range(reader.match.setup.players)
    ]


def seat_view(reader: Reader, view: View) -> SeatView:
    """A view with the facts of its table as the face of the game declares them."""
    return SeatView(
        seat=view.seat,
        players=view.players,
        zones=view.zones,
        facts=reader.face.table_facts(view),
        pending=view.pending,
        prompts=view.prompts,
        over=view.over,
    )
