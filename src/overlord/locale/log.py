"""The log in words: what happened, as one seat may know it, line by line."""

from itertools import groupby

from overlord.core.events import HIDDEN, Event
from overlord.core.layout import SPECTATOR
from overlord.core.match import Entry
from overlord.core.setup import Setup
from overlord.locale import Words

OPEN = -2  # the reader of a finished game, who may see every card
SILENT = ("conceal", "arrange")  # nobody at a real table would say so
STARTS = ("answer", "undone")  # what begins something new
CARDS = ("move", "draw", "tuck", "reveal", "peek")


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
    def cited(self) -> str:
        """The text with the first rule behind it; the others are a look-up away."""
        return f"{self.text} ({self.rules[0]})" if self.rules else self.text


class Chronicle:
    """Tells events to one reader: a seat, SPECTATOR, or OPEN.

    A game may word an event of its own: `log-move-market-defenses`, `log-announce-turned`,
    `log-roll-first-player`, `log-answer-strike`; with `-you` at the end for what the reader did.
    """

    def __init__(self, words: Words, setup: Setup, names: list[str], reader: int) -> None:
        self.words = words
        self.setup = setup
        self.names = names
        self.reader = reader

    def name(self, seat: int) -> str:
        if seat == self.reader:
            return self.words.say("you")
        return self.names[seat] if 0 <= seat < len(self.names) else ""

    def lines(self, entries: list[Entry]) -> list[Line]:
        """Events that belong together become one line; an answer speaks if nothing else does."""
        lines: list[Line] = []
        for told in _by_answer(entries):
            first = told[0].event
            seat = first.numbers[0] if first.kind == "answer" else SPECTATOR
            eventful = [entry for entry in told if entry.event.kind not in ("answer", *SILENT)]
            for _, alike in groupby(eventful or told, key=_likeness):
                together = list(alike)
                if together[0].event.kind not in SILENT:
                    lines.append(self._line(together, seat))
        return lines

    def _line(self, together: list[Entry], answering: int) -> Line:
        first = together[0]
        event = first.event
        values = self._values([entry.event for entry in together], answering)
        who = self._actor(event, answering)
        text = None
        for key in self._keys(event):
            if who == self.reader and who >= 0:
                text = self.words.find(f"{key}-you", **values)
            text = text or self.words.find(key, **values)
            if text is not None:
                break
        said = text or event.topic or event.kind
        line = Line(said, event.rules, first.answers, first.number)
        line.answered = event.kind == "answer"
        return line

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

    def _values(self, events: list[Event], answering: int) -> dict[str, str | int]:
        event = events[0]
        if event.kind == "throw":
            return self._thrown(event, answering)
        number = event.numbers[0] if event.numbers else 0
        return {
            **self._numbered(event.numbers),
            "who": self.name(self._actor(event, answering)),
            "cards": self._cards(events),
            "count": len(events),
            "source": self._zone(event.source),
            "target": self._zone(event.target),
            "topic": event.topic,
            "number": number,
            "next": number + 1,
            "player": self.name(number - 1),
            "sides": event.numbers[1] if len(event.numbers) > 1 else 0,
        }

    def _thrown(self, event: Event, answering: int) -> dict[str, str | int]:
        """`$dice` is "4 + 5", `$number` their sum; `$n1` and on are what is told with them."""
        count = event.numbers[0]
        dice = event.numbers[2 : 2 + count]
        return {
            **self._numbered(event.numbers[2 + count :]),
            "who": self.name(answering),
            "topic": event.topic,
            "dice": " + ".join(str(die) for die in dice),
            "number": sum(dice),
            "sides": event.numbers[1],
        }

    def _numbered(self, numbers: list[int]) -> dict[str, str | int]:
        """`$n1`, `$n2` and on, and `$seat1`, `$seat2` for those that number a seat."""
        values: dict[str, str | int] = {}
        for i, number in enumerate(numbers, 1):
            values[f"n{i}"] = number
            values[f"seat{i}"] = self.name(number)
        return values

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
        owner = self.setup.owners[zone]
        return name if owner < 0 else f"{name} ({self.name(owner)})"

    def _cards(self, events: list[Event]) -> str:
        cards = [self.card(event) for event in events]
        known = [self.words.action(self.setup.box, card) for card in cards if card != HIDDEN]
        hidden = len(cards) - len(known)
        if hidden:
            known.append(self.words.say("hidden-cards", count=hidden))
        return ", ".join(known)

    def card(self, event: Event) -> int:
        """The card of an event as the reader may know it."""
        if self.reader == OPEN:
            return event.card
        return event.card_for(self.reader, self.setup.players)


def unrepeated(lines: list[Line]) -> list[Line]:
    """Without answers that read like the one before: a plan of seven strikes is one line."""
    return [
        line
        for i, line in enumerate(lines)
        if not (line.answered and i and lines[i - 1].text == line.text)
    ]


def last_answer(entries: list[Entry]) -> int:
    """Where the latest answer stands; what was said before it does not change any more."""
    for i in range(len(entries) - 1, -1, -1):
        if entries[i].event.kind in STARTS:
            return i
    return 0


def _by_answer(entries: list[Entry]) -> list[list[Entry]]:
    """Cut where somebody answered."""
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
