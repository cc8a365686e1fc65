"""Outcome in words: who won, and what each score is made of."""

from overlord.core.outcome import Outcome
from overlord.core.view import View
from overlord.present.face import Face


def headline(outcome: Outcome, face: Face, reader: int) -> str:
    """Winner, as the reader would be told."""
    winners = outcome.winners()
    own = face.result(outcome, reader)
    if own:
        return own
    if len(outcome.places) == 1:
        return face.words.say("loser-you" if outcome.lost else "over")
    if not winners:
        return face.words.say("everybody-loses")
    if len(winners) > 1:
        who = ", ".join(face.names[seat] for seat in winners)
        return face.words.say("shared-victory", who=who)
    if winners[0] == reader:
        return face.words.say("winner-you")
    return face.words.say("winner", who=face.names[winners[0]])


def outcome_lines(outcome: Outcome, face: Face, view: View, reader: int) -> list[str]:
    """The result, then a line for each seat from the first place down."""
    lines = [headline(outcome, face, reader)]
    seats = sorted(range(len(outcome.places)), key=lambda seat: (outcome.places[seat], seat))
    for seat in seats:
        parts = [f"{part.text} {part.told}".rstrip() for part in face.score(outcome, seat, view)]
        summary = " · ".join(parts) or str(outcome.scores[seat])
        if len(seats) == 1:
            lines.append(summary)
        else:
            place = face.words.say("place", place=outcome.places[seat])
            lines.append(f"{face.names[seat]}, {place}: {summary}")
    return lines
