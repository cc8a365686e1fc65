"""Log lines for several readers of one language: what reads alike is put into words once."""

from overlord.core.match import Entry
from overlord.present.log import Chronicle, Paragraph, paragraphs
from overlord.server.protocol import Happened

NOBODY = -3  # a reader who is not named in a line


class LogLines:
    """Events in words. Every reader comes with a chronicle of its own, which knows its eyes."""

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
