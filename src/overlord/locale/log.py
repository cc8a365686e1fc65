"""The log in words: what happened, as one seat may know it, line by line."""

from itertools import groupby

from overlord.core.events import HIDDEN, Event
from overlord.core.layout import SPECTATOR
from overlord.core.match import Entry
from overlord.core.setup import Setup
from overlord.locale import Words
from overlord.locale.numbers import signed
from overlord.locale.wording import Wording

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


class Paragraph:
    """Events that are told in one line, and who gave the answer they follow from."""

    def __init__(self, entries: list[Entry], answering: int) -> None:
        self.entries = entries
        self.answering = answering


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

    def chair(self, chair: int) -> str:
        """Who plays for a chair, and for which one where somebody plays for several."""
        chairs = self.setup.chairs
        if not 0 <= chair < len(chairs):
            return ""
        return self.words.chair(chairs, chair, self.name(chairs[chair]))

    def lines(self, entries: list[Entry]) -> list[Line]:
        """Events that belong together become one line; an answer speaks if nothing else does."""
        return [self.line(paragraph) for paragraph in paragraphs(entries)]

    def line(self, paragraph: Paragraph) -> Line:
        first = paragraph.entries[0]
        event = first.event
        who = self._actor(event, paragraph.answering)
        wording = self._wording(event, who == self.reader and who >= 0)
        text = "" if wording is None else wording.said(self._values(wording, paragraph, who))
        line = Line(text or event.topic or event.kind, event.rules, first.answers, first.number)
        line.answered = event.kind == "answer"
        return line

    def _wording(self, event: Event, mine: bool) -> Wording | None:
        for key in self._keys(event):
            found = self.words.wording(f"{key}-you") if mine else None
            found = found or self.words.wording(key)
            if found is not None:
                return found
        return None

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

    def _values(self, wording: Wording, paragraph: Paragraph, who: int) -> dict[str, str | int]:
        """What the message may name; names and cards only where it does, for they take longer."""
        event = paragraph.entries[0].event
        values: dict[str, str | int] = {"count": len(paragraph.entries), "topic": event.topic}
        values |= _thrown(event) if event.kind == "throw" else _told(event)
        about = _about(event)
        for i, number in enumerate(about, 1):
            values[f"n{i}"] = number
            if wording.uses(f"seat{i}"):
                values[f"seat{i}"] = self.name(number)
            if wording.uses(f"chair{i}"):
                values[f"chair{i}"] = self.chair(number)
            if wording.uses(f"said{i}") and 0 <= number < len(self.setup.box.actions):
                values[f"said{i}"] = self.words.action(self.setup.box, number)
        if wording.uses("who"):
            values["who"] = self._who(event, who)
        if wording.uses("cards"):
            values["cards"] = self._cards(paragraph.entries)
        if wording.uses("source"):
            values["source"] = self._zone(event.source)
        if wording.uses("target"):
            values["target"] = self._zone(event.target)
        if wording.uses("player"):
            values["player"] = self.name(about[0] - 1 if about else -1)
        return values

    def named(self, paragraph: Paragraph) -> set[int]:
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
        """Who did it: the owner of a zone, with the chair if there are several, or a seat."""
        owners = self.setup.layout.owners
        for zone in (event.target, event.source):
            if zone >= 0 and owners[zone] >= 0:
                return self.chair(owners[zone])
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
        return name if chair < 0 else f"{name} ({self.chair(chair)})"

    def _cards(self, entries: list[Entry]) -> str:
        cards = [self.card(entry.event) for entry in entries]
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


def paragraphs(entries: list[Entry]) -> list[Paragraph]:
    """What belongs together; the same for every reader."""
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
    """The numbers that are told as `$n1` and on; of a throw those beside the dice."""
    return event.numbers[2 + event.numbers[0] :] if event.kind == "throw" else event.numbers


def _told(event: Event) -> dict[str, str | int]:
    number = event.numbers[0] if event.numbers else 0
    sides = event.numbers[1] if len(event.numbers) > 1 else 0
    return {"number": number, "next": number + 1, "sides": sides}


def _thrown(event: Event) -> dict[str, str | int]:
    """`$dice` is "4 + 5", `$number` their sum.

    A roll that is told with who rolls, a bonus and a target also has `$plus`, ` (+3)`, `$total`,
    and `$verdict`, how it went: low, high, over, even or under.
    """
    count, sides = event.numbers[:2]
    dice = event.numbers[2 : 2 + count]
    about = _about(event)
    bonus, target = about[1:3] if len(about) > 2 else (0, 0)
    total = sum(dice) + bonus
    return {
        "dice": " + ".join(str(die) for die in dice),
        "number": sum(dice),
        "sides": sides,
        "plus": f" ({signed(bonus)})" if bonus else "",
        "total": total,
        "verdict": _verdict(dice, sides, total, target),
    }


def _verdict(dice: list[int], sides: int, total: int, target: int) -> str:
    """The lowest or the highest throw there is, or how the total compares to the target."""
    if sum(dice) == len(dice):
        return "low"
    if sum(dice) == len(dice) * sides:
        return "high"
    return "even" if total == target else "over" if total > target else "under"


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
