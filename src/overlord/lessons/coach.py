"""Coach: what is said about the present step, what is pointed at, and why something can wait."""

from overlord.lessons.lesson import ANY, Step
from overlord.lessons.match import LessonMatch
from overlord.present.reader import Reader


class Message:
    """Words of the coach now: paragraphs, the task in a line, and what it is about."""

    def __init__(self, step: str, number: int, count: int, pages: list[str], task: str) -> None:
        self.step = step
        self.number = number  # from 1
        self.count = count
        self.pages = pages
        self.task = task
        self.actions: list[int] = []
        self.zones: list[int] = []
        self.answer = -1  # what "do it for me" does


class Coach:
    """Speaks for one reader, in that reader's language."""

    def __init__(self, reader: Reader) -> None:
        assert isinstance(reader.match, LessonMatch)
        self.match = reader.match
        self.lesson = self.match.lesson
        self.reader = reader
        self.words = reader.words
        self.key = f"lesson-{self.lesson.id}"
        own = [one.id for one in self.lesson.steps if one.id]
        self.ids = own

    def title(self) -> str:
        return self.words.say(self.key)

    def step(self) -> Step | None:
        """The step whose words hold now: its own, or those of the last one that had any."""
        steps = self.lesson.steps[: self.match.at + 1]
        return next((one for one in reversed(steps) if one.id), None)

    def message(self) -> Message:
        """Message about what is to be done now."""
        step, now = self.step(), self.match.step
        if now is None or step is None:
            pages = paragraphs(self.words.say(f"{self.key}-end"))
            return Message("end", len(self.ids) + 1, len(self.ids) + 1, pages, "")
        key = f"{self.key}-{step.id}"
        number = self.ids.index(step.id) + 1
        message = Message(step.id, number, len(self.ids) + 1, paragraphs(self.words.say(key)), "")
        message.task = self.words.find(key, "task") or ""
        message.actions, message.zones = self._points(now)
        if self.match.waits_for_person:
            message.answer = self._answer(now)
        return message

    def _points(self, step: Step) -> tuple[list[int], list[int]]:
        names = step.point or [name for name in step.answer if name != ANY]
        zones = [self.lesson.zone(name[5:]) for name in names if name.startswith("zone:")]
        actions = [self.lesson.action(name) for name in names if ":" not in name]
        return actions, zones

    def _answer(self, step: Step) -> int:
        names = [name for name in step.answer if name != ANY]
        return self.lesson.action(names[0]) if names else self.match.options(self.lesson.seat)[0]

    def objection(self, actions: list[int]) -> str:
        """Reason why these answers are not carried out; nothing where the steps want them."""
        seat = self.lesson.seat
        for count in range(1, len(actions) + 1):
            if not self.match.accepts(seat, actions[:count]):
                return self._would(actions[:count])
        return ""

    def _would(self, actions: list[int]) -> str:
        """Sentence on what the last of these answers would do, and on what to do instead."""
        step = self.step()
        if step is None:
            return ""
        key = f"{self.key}-{step.id}"
        action = actions[-1]
        meant = self.match.setup.box.actions[action]
        name = meant.arguments[0] if meant.arguments else meant.verb
        said = self.words.find(key, f"wrong-{name}") or self.words.find(key, "wrong")
        what = self._text(actions)
        task = self.words.find(key, "task") or ""
        if said:
            return self.words.say("lesson-wrong", what=what, why=said, task=task)
        return self.words.say("lesson-other", what=what, task=task)

    def _text(self, actions: list[int]) -> str:
        """The last of these answers as the question words it."""
        asked = self.reader.question()
        if asked is not None and len(actions) == 1:
            return self.reader.face.answer(asked, actions[0])
        return self.words.action(self.match.setup.box, actions[-1])


def paragraphs(text: str) -> list[str]:
    """The pages of a text: blank lines part them."""
    return [" ".join(part.split()) for part in text.split("\n\n") if part.strip()]
