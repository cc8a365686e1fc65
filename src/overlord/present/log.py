"""Log in words: what happened, as one seat may know it, line by line."""

from itertools import groupby

from overlord.core.events import HIDDEN, Event
from overlord.core.layout import SPECTATOR
from overlord.core.setup import Setup
from overlord.core.start import Entry
from overlord.present.face import Value, face_for
from overlord.present.fields import Field, fields_of
from overlord.words import Words
from overlord.words.number_text import with_sign
from overlord.words.wording import Wording

OPEN = -2  # the reader of a finished game, who may see every card
SILENT = ("conceal", "arrange")  # nobody at a real table would say so
STARTS = ("answer", "undone")  # what begins something new
CARDS = ("move", "draw", "tuck", "reveal", "peek")
TOPICAL = ("announce", "roll", "throw")  # events whose numbers a game names


class Line:
    """One line of the log: its text, its rules, and after how many answers it happened.

    `number` is that of the first event it tells of.
    """

    def __init__(self, text: str, rules: tuple[str, ...], answers: int, number: int = 0) -> None:
        self.text = text
        self.rules = rules
        self.answers = answers
        self.number = number
        self.answered = False  # says only that somebody answered

    @property
    def with_rule(self) -> str:
        """The text with the rule behind it, where one rule alone did it."""
        return f"{self.text} ({self.rules[0]})" if len(self.rules) == 1 else self.text


class Paragraph:
    """Events that are told in one line, and who gave the answer they follow from."""

    def __init__(self, entries: list[Entry], answering: int) -> None:
        self.entries = entries
        self.answering = answering


class Chronicle:
    """Tells events to one reader: a seat, SPECTATOR, or OPEN.

    A game may word an event of its own: `log-move-market-defenses`, `log-announce-turned`,
    `log-roll-first-player`, `log-answer-strike`; with `-you` at the end for what the reader did,
    and with `-yours` for what somebody else took from the reader.
    The numbers of an event have the names that the game's face gives them.
    Where a name is not enough, the attribute `.card` says how each of its cards is called, with
    `$name` and what the face says is printed on it: `{ $name } ({ $challenge })`.
    """

    def __init__(self, words: Words, setup: Setup, names: list[str], reader: int) -> None:
        self.words = words
        self.setup = setup
        self.names = names
        self.reader = reader
        self.face = face_for(words, setup)
        self.face.names = [self.name(seat) for seat in range(len(names))]

    def name(self, seat: int) -> str:
        if seat == self.reader:
            return self.words.say("you")
        return self.names[seat] if 0 <= seat < len(self.names) else ""

    def lines(self, entries: list[Entry]) -> list[Line]:
        """Events that belong together become one line; an answer speaks if nothing else does."""
        return [self.line(paragraph) for paragraph in paragraphs(entries)]

    def line(self, paragraph: Paragraph) -> Line:
        first = paragraph.entries[0]
        event = first.event
        who = self._actor(event, paragraph.answering)
        wording = self._wording(event, self._part(event, who))
        text = "" if wording is None else wording.format(self._values(wording, paragraph, who))
        line = Line(text or event.topic or event.kind, event.rules, first.answers, first.number)
        line.answered = event.kind == "answer"
        return line

    def _part(self, event: Event, who: int) -> str:
        """Part of the reader in it: did it, owned what was moved, or nothing."""
        if self.reader < 0:
            return ""
        if who == self.reader:
            return "-you"
        taken = event.source >= 0 and self.setup.owners[event.source] == self.reader
        return "-yours" if taken else ""

    def _wording(self, event: Event, part: str) -> Wording | None:
        for key in self._keys(event):
            found = self.words.wording(key + part) or self.words.wording(key)
            if found is not None:
                return found
        return None

    def moment(self, event: Event) -> str:
        """As what an event stands out, as the game declares; nothing for most."""
        if not self.face.moments:
            return ""
        return self.face.moment(self._keys(event)[0].removeprefix("log-"), self.card(event))

    def _keys(self, event: Event) -> list[str]:
        names = self.setup.layout.names
        if event.kind in ("move", "draw", "tuck"):
            source = names[event.source].partition(".")[0]
            target = names[event.target].partition(".")[0]
            return [f"log-{event.kind}-{source}-{target}", f"log-{event.kind}"]
        if event.kind in ("reveal", "peek", "pass-on", "shuffle"):
            zone = names[event.source].partition(".")[0]
            return [f"log-{event.kind}-{zone}", f"log-{event.kind}"]
        if event.topic:
            return [f"log-{event.kind}-{event.topic}", f"log-{event.kind}"]
        return [f"log-{event.kind}"]

    def _values(self, wording: Wording, paragraph: Paragraph, who: int) -> dict[str, Value]:
        """Values for the message; names and cards only where it asks, for they take longer."""
        event = paragraph.entries[0].event
        values: dict[str, Value] = {"count": len(paragraph.entries)}
        fields = self.fields(event)
        if event.kind == "throw":
            values |= _dice_values(event, fields)
        elif event.kind == "roll":
            values |= {"number": event.numbers[0], "sides": event.numbers[1]}
        for i, (field, number) in enumerate(fields):
            values[f"{field.name}-id"] = number
            if wording.uses(field.name):
                rest = _about(event)[i:] if field.kind == "cards" else [number]
                values[field.name] = self._word(field, rest)
        if wording.uses("who"):
            values["who"] = self._who(event, who)
        if wording.uses("cards"):
            values["cards"] = self._cards(paragraph.entries)
        values |= self._card_values(wording, event)
        if event.source >= 0 and wording.uses("source"):
            values["source"] = self._zone(event.source)
        if event.target >= 0 and wording.uses("target"):
            values["target"] = self._zone(event.target)
        return values

    def fields(self, event: Event) -> list[tuple[Field, int]]:
        """The numbers of an event with their names; of a throw those beside the dice."""
        if event.kind not in TOPICAL:
            return []
        declared = fields_of(type(self.face), event.topic)
        return list(zip(declared, _about(event), strict=False))

    def seats_named(self, paragraph: Paragraph) -> set[int]:
        """The seats whose name the line may contain: for them it reads differently."""
        event = paragraph.entries[0].event
        owners = self.setup.owners
        seats = {self._actor(event, paragraph.answering)}
        seats |= {owners[zone] for zone in (event.source, event.target) if zone >= 0}
        chairs = self.setup.chairs
        for number in event.numbers:
            seats |= {number, number - 1}
            if 0 <= number < len(chairs):
                seats.add(chairs[number])
        return seats

    def _who(self, event: Event, actor: int) -> str:
        """Doer: the owner of a zone, with the chair if there are several, or a seat."""
        if event.kind == "peek":  # mostly into what somebody else owns
            return self.name(actor)
        owners = self.setup.layout.owners
        for zone in (event.target, event.source):
            if zone >= 0 and owners[zone] >= 0:
                return self.face.chair(owners[zone])
        return self.name(actor)

    def _actor(self, event: Event, answering: int) -> int:
        if event.kind in ("answer", "undone", "peek"):
            return event.numbers[0]
        owners = self.setup.owners
        for zone in (event.target, event.source):
            if zone >= 0 and owners[zone] >= 0:
                return owners[zone]
        return answering

    def _zone(self, zone: int) -> str:
        if zone < 0:
            return ""
        name = self.words.zone(self.setup.layout.names[zone])
        chair = self.setup.layout.owners[zone]
        return name if chair < 0 else f"{name} ({self.face.chair(chair)})"

    def _cards(self, entries: list[Entry]) -> str:
        cards = [self.card(entry.event) for entry in entries]
        event = entries[0].event
        known = [self._card_name(event, card) for card in cards if card != HIDDEN]
        hidden = len(cards) - len(known)
        if hidden:
            known.append(self.words.say("hidden-cards", count=hidden))
        return ", ".join(known)

    def _word(self, field: Field, numbers: list[int]) -> Value:
        """A number as people say it; a field of kind "cards" is all numbers from there on."""
        if field.kind != "cards":
            return self.face.word(field.kind, numbers[0])
        return ", ".join(self.words.action(self.setup.box, card) for card in numbers)

    def _card_name(self, event: Event, card: int) -> str:
        """A card by name, with what the attribute `card` of its sentence says of it besides."""
        name = self.words.action(self.setup.box, card)
        told = self.words.wording(self._keys(event)[0], "card")
        if told is None:
            return name
        return told.format({**self.face.printed(card), "name": name})

    def _card_values(self, wording: Wording, event: Event) -> dict[str, Value]:
        """Words of the face about a card beside its name, where the sentence uses any of them."""
        card = self.card(event)
        if event.kind not in CARDS or card == HIDDEN:
            return {}
        return {name: told for name, told in self.face.printed(card).items() if wording.uses(name)}

    def card(self, event: Event) -> int:
        """The card of an event as the reader may know it."""
        if self.reader == OPEN:
            return event.card
        return event.card_for(self.reader, self.setup.players)


def paragraphs(entries: list[Entry]) -> list[Paragraph]:
    """Entries that belong together; the same for every reader."""
    found: list[Paragraph] = []
    for told in _by_answer(entries):
        first = told[0].event
        seat = first.numbers[0] if first.kind == "answer" else SPECTATOR
        eventful = [entry for entry in told if entry.event.kind not in ("answer", *SILENT)]
        for _, alike in groupby(eventful or told, key=_likeness):
            together = list(alike)
            if together[0].event.kind not in SILENT:
                found.append(Paragraph(together, seat))
    return found


def _about(event: Event) -> list[int]:
    """The numbers that a game has named: of a throw those beside the dice."""
    return event.numbers[2 + event.numbers[0] :] if event.kind == "throw" else event.numbers


def _dice_values(event: Event, fields: list[tuple[Field, int]]) -> dict[str, Value]:
    """`$dice` is "4 + 5", `$number` their sum.

    A throw with fields called `bonus` and `target` also has `$plus`, ` (+3)`, `$total`, and
    `$verdict`, how it went: low, high, over, even or under.
    """
    count, sides = event.numbers[:2]
    dice = event.numbers[2 : 2 + count]
    about = {field.name: number for field, number in fields}
    bonus = about.get("bonus", 0)
    total = sum(dice) + bonus
    return {
        "dice": " + ".join(str(die) for die in dice),
        "number": sum(dice),
        "sides": sides,
        "plus": f" ({with_sign(bonus)})" if bonus else "",
        "total": total,
        "verdict": _verdict(dice, sides, total, about.get("target", 0)),
    }


def _verdict(dice: list[int], sides: int, total: int, target: int) -> str:
    """A key: the lowest throw, the highest, or how the total compares to the target."""
    if sum(dice) == len(dice):
        return "low"
    if sum(dice) == len(dice) * sides:
        return "high"
    return "even" if total == target else "over" if total > target else "under"


def without_repeats(lines: list[Line]) -> list[Line]:
    """Drop answers that read like the one before: a plan of seven strikes is one line."""
    return [
        line
        for i, line in enumerate(lines)
        if not (line.answered and i and lines[i - 1].text == line.text)
    ]


def last_answer(entries: list[Entry]) -> int:
    """Place of the latest answer; what was said before it does not change any more."""
    for i in range(len(entries) - 1, -1, -1):
        if entries[i].event.kind in STARTS:
            return i
    return 0


def _by_answer(entries: list[Entry]) -> list[list[Entry]]:
    """The events, cut where somebody answered."""
    cut: list[list[Entry]] = []
    for entry in entries:
        if not cut or entry.event.kind in STARTS:
            cut.append([])
        cut[-1].append(entry)
    return cut


def _likeness(entry: Entry) -> tuple[object, ...]:
    event = entry.event
    if event.kind not in CARDS:
        return (entry.number,)
    return (event.kind, event.source, event.target, event.rules)
