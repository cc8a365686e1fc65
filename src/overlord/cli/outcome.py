"""How a game ended, in words: who won, and what each score is made of."""

from overlord.core.outcome import Outcome
from overlord.locale import Words


def told(outcome: Outcome, words: Words, names: list[str], reader: int) -> list[str]:
    """The result, then a line for each seat from the first place down."""
    lines = [_headline(outcome, words, names, reader)]
    seats = sorted(range(len(names)), key=lambda seat: (outcome.places[seat], seat))
    for seat in seats:
        parts = [f"{words.score(key)} {n}" for key, n in outcome.breakdown[seat].items()]
        summary = " · ".join(parts) or str(outcome.scores[seat])
        if len(names) == 1:
            lines.append(summary)
        else:
            place = words.say("place", place=outcome.places[seat])
            lines.append(f"{names[seat]}, {place}: {summary}")
    return lines


def _headline(outcome: Outcome, words: Words, names: list[str], reader: int) -> str:
    winners = outcome.winners()
    if len(names) == 1:
        return words.say("loser-you" if outcome.lost else "over")
    if not winners:
        return words.say("everybody-loses")
    if len(winners) > 1:
        return words.say("shared-victory", who=", ".join(names[seat] for seat in winners))
    if winners[0] == reader:
        return words.say("winner-you")
    return words.say("winner", who=names[winners[0]])
