"""Analysis of a record: what a search makes of each decision, as its seat could see it."""

from collections.abc import Callable
from dataclasses import dataclass

from overlord.core.match import Match
from overlord.core.record import Record
from overlord.players.base import Outlook, Thought
from overlord.players.search import Search


@dataclass(frozen=True)
class Decision:
    """One answer that had alternatives. Chances are means of rewards: 1 is a win of one's own."""

    step: int  # answers given before it
    seat: int
    prompt: str
    played: int
    thoughts: list[Thought]  # best first
    chances: list[float]  # of all seats before the answer, as the one who decides sees it

    @property
    def lost(self) -> float:
        """Share of a win that the seat lost by its answer, compared with the best one."""
        found = {thought.action: thought.rewards[self.seat] for thought in self.thoughts}
        return max(0.0, found[self.thoughts[0].action] - found[self.played])

    def as_json(self) -> dict[str, object]:
        return {
            "step": self.step,
            "seat": self.seat,
            "prompt": self.prompt,
            "played": self.played,
            "lost": self.lost,
            "chances": self.chances,
            "options": [thought.as_json() for thought in self.thoughts],
        }


@dataclass(frozen=True)
class Swing:
    """Change of the chances of a seat from a decision to the next one, or to the end."""

    step: int  # of the decision before
    seat: int
    before: float
    after: float

    @property
    def size(self) -> float:
        return abs(self.after - self.before)

    def as_json(self) -> dict[str, object]:
        return {"step": self.step, "seat": self.seat, "before": self.before, "after": self.after}


@dataclass(frozen=True)
class Analysis:
    decisions: list[Decision]
    swings: list[Swing]  # the largest of each decision, largest first

    def as_json(self) -> dict[str, object]:
        return {
            "decisions": [decision.as_json() for decision in self.decisions],
            "swings": [swing.as_json() for swing in self.swings],
        }


def analyse(
    record: Record, iterations: int, seconds: float, seed: int, progress: Callable[[int], None]
) -> Analysis:
    """Think about every decision; `progress` hears how many answers are done."""
    search = Search("search", seed, iterations, seconds)
    match = Match.begin(record)
    decisions = []
    for seat, action in match.steps(record.answers):
        step = len(match.answers)
        if step:
            progress(step)
        outlook = Outlook(match.state, seat)
        if len(outlook.options) > 1:
            thoughts = search.thoughts(outlook)
            chances = thoughts[0].rewards  # with the best answer
            decisions.append(Decision(step, seat, outlook.prompt, action, thoughts, chances))
    progress(len(match.answers))
    return Analysis(decisions, swings(decisions, match))


def swings(decisions: list[Decision], match: Match) -> list[Swing]:
    """The largest change after each decision; of equal ones that of the seat that decided."""
    after = [decision.chances for decision in decisions[1:]]
    if match.over:
        after.append(match.state.returns())
    found = []
    for decision, later in zip(decisions, after, strict=False):
        seats = sorted(range(len(later)), key=lambda seat: seat != decision.seat)
        changes = [Swing(decision.step, s, decision.chances[s], later[s]) for s in seats]
        found.append(max(changes, key=lambda swing: swing.size))
    return sorted(found, key=lambda swing: -swing.size)
