"""Scene for one reader: a table in words and numbers, for one seat's eyes and one language; with
the news, which are the log lines and the beats since that reader last heard of the table.
"""

import msgspec

from overlord.core.beats import Beats, Moment
from overlord.core.match import Match
from overlord.core.orders import Orders
from overlord.core.start import FREE, ROLLED, SEEN, Entry
from overlord.core.view import View
from overlord.lessons.match import LessonMatch
from overlord.present.log import Chronicle, Paragraph, paragraphs
from overlord.present.question import question_to
from overlord.present.reader import Offer, Reader
from overlord.server import protocol
from overlord.server.live.guided import coach_message
from overlord.server.protocol import (
    Beat,
    Happened,
    Header,
    Refused,
    Scene,
    SeatView,
    Standing,
)
from overlord.server.table.deal import Deal
from overlord.server.table.table import SECONDS, Table
from overlord.words import Words

NOBODY = -3  # a reader who is not named in a line
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
                salted=bool(place.salt) or seat in table.deal.promises,
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
        changed=_changed(table, language),
        lesson=table.created.lesson,
        absence=table.created.absence,
    )


def _waiting(table: Table, now: float) -> float | None:
    """Seconds since somebody has been asked who has not answered yet."""
    since = [asked for _, asked in table.asked.values()]
    return round(now - min(since), 1) if since else None


def _fairness(table: Table, over: bool) -> protocol.Fairness:
    """The promise about luck; a game that is played on from another makes none.

    Salts that were told are not shown before the end: from them and the secret follows the deal.
    """
    if table.created.played_on is not None:
        return protocol.Fairness(commitment="")
    deal = table.deal
    return protocol.Fairness(
        commitment=deal.commitment,
        binds=deal.binds,
        round=deal.round,
        parts=deal_parts(deal, over),
        fixed=deal.fixed is not None,
        missing=deal.missing,
        waived=[seat for seat in table.people() if deal.waived.get(table.places[seat].holder)],
        voids=[protocol.VoidStart(round=one.round, missing=one.missing) for one in deal.voids],
        salts=[place.salt for place in table.places] if over and not deal.binds else None,
        secret=deal.secret if over else None,
        seed=str(table.seed) if over else None,
    )


def deal_parts(deal: Deal, told: bool) -> list[protocol.DealPart]:
    """Parts of the seats in a deal, with their salts where these may be told."""
    return [
        protocol.DealPart(seat=one.seat, hash=one.hash, salt=one.salt if told else None)
        for one in deal.parts()
    ]


def _stopped(table: Table, language: str) -> str:
    if table.closed_why is not None:
        return Words(language).say("no-closed", detail=table.closed_why)
    if table.stuck:
        return Words(language).say("no-stuck")
    if not table.stopped:
        return ""
    return Words(language).say(
        "table-stopped",
        theirs=table.stopped,
        ours=table.game.rules_version,
        why=table.stopped_why.rstrip(".") or "NONE",
    )


def _changed(table: Table, language: str) -> str:
    """News since the rules of a running game changed; a game may tell more of each of its
    versions, as `rules-2`."""
    if table.upgraded is None:
        return ""
    told = table.upgraded
    words = Words(language, table.game.id)
    key = "rules-hold" if told.same else "rules-changed"
    sentences = [words.say(key, before=told.before, now=told.rules)]
    if told.cards:
        sentences.append(words.say("rules-changed-cards"))
    for version in range(told.before + 1, told.rules + 1):
        more = words.wording(f"rules-{version}")
        if more is not None:
            sentences.append(more.format({}))
    return " ".join(sentences)


def reader_of(match: Match, seat: int, language: str) -> Reader:
    """A reader at a browser, who sees the cards themselves."""
    reader = Reader(match, Words(language, match.game.id), seat)
    reader.face.cards_shown = True
    return reader


def scene(reader: Reader, undo_seal: int, orders: Orders) -> Scene:
    """Game as a reader sees it now."""
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
        coach=coach_message(reader) if isinstance(reader.match, LessonMatch) else None,
    )


def lines(reader: Reader, view: View) -> dict[str, str]:
    """Lines that read otherwise than in the box, by action."""
    return {str(action): line for action, line in reader.face.altered(view).items()}


def seat_lines(reader: Reader, view: View) -> list[list[str]]:
    """Notes on each seat beyond its cards."""
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
    """Standings of a finished game, seat by seat."""
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


class LogLines:
    """Log lines for several readers of one language; what reads alike is put into words once.

    Every reader comes with a chronicle of its own, which knows its eyes.
    """

    def __init__(self, entries: list[Entry]) -> None:
        self._entries = entries
        self._paragraphs = {one.entries[0].number: one for one in paragraphs(entries)}
        self._named: dict[int, set[int]] = {}
        self._texts: dict[tuple[int, int, tuple[int, ...]], str] = {}
        self._told: dict[tuple[int, int, str], Happened] = {}

    def for_reader(self, chronicle: Chronicle) -> list[Happened]:
        return [self._entry_for(entry, chronicle) for entry in self._entries]

    def _entry_for(self, entry: Entry, chronicle: Chronicle) -> Happened:
        event = entry.event
        card = chronicle.card(event)
        paragraph = self._paragraphs.get(entry.number)
        text = "" if paragraph is None else self._text(entry.number, paragraph, chronicle)
        known = self._told.get((entry.number, card, text))
        if known is None:
            known = Happened(
                number=entry.number,
                answers=entry.answers,
                kind=event.kind,
                card=card,
                source=event.source,
                target=event.target,
                numbers=event.numbers[:],
                topic=event.topic,
                rules=list(event.rules),
                text=text,
                moment=chronicle.moment(event) if text else "",  # type: ignore[arg-type]  # one of its words
            )
            self._told[entry.number, card, text] = known
        return known

    def _text(self, number: int, paragraph: Paragraph, chronicle: Chronicle) -> str:
        """A line depends on its reader by the cards they may know, and by their being named."""
        named = self._named.get(number)
        if named is None:
            named = self._named[number] = chronicle.seats_named(paragraph)
        reader = chronicle.reader if chronicle.reader in named else NOBODY
        cards = tuple([chronicle.card(entry.event) for entry in paragraph.entries])
        text = self._texts.get((number, reader, cards))
        if text is None:
            text = self._texts[number, reader, cards] = chronicle.line(paragraph).text
        return text


def beats_for(reader: Reader, beats: Beats | None, told: int) -> list[Beat]:
    """Beats since this reader had heard of so many events: what changed in their view from each
    thing that happened to the next. None where none were kept."""
    if beats is None:
        return []
    moments = beats.since(told)
    shown = _look(reader, moments[0])
    found = []
    for moment in moments[1:]:
        before, shown = shown, _look(reader, moment)
        found.append(_beat(before, shown, moment.events - 1))
    return found


def _look(reader: Reader, moment: Moment) -> SeatView:
    return seat_view(reader, moment.state.view(reader.reader))


def _beat(before: SeatView, after: SeatView, last: int) -> Beat:
    zones = {
        str(number): zone for number, zone in enumerate(after.zones) if zone != before.zones[number]
    }
    old, new = facts_of(before), facts_of(after)
    facts = {name: told for name, told in new.items() if name not in old or old[name] != told}
    return Beat(
        last=last, zones=zones, facts=facts, dropped=[name for name in old if name not in new]
    )


def facts_of(view: SeatView) -> dict[str, object]:
    """The facts by name, as they are sent."""
    told = msgspec.to_builtins(view.facts)
    assert isinstance(told, dict)
    return told
