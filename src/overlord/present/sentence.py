"""Sentence above the table: whose turn it is, and what is to be decided."""

from overlord.core.view import View
from overlord.present.face import Face
from overlord.present.question import question_to, questions


def sentence(face: Face, view: View, reader: int) -> str:
    """For one reader: a seat that is asked reads its question, the others who is asked what."""
    if view.over:
        return face.words.say("over")
    asked = question_to(view, reader)
    if asked is not None:
        return face.words.say("your-turn", prompt=face.question(asked))
    who = ", ".join(face.names[seat] for seat in view.pending)
    return face.words.say("waiting", who=who, prompt=face.question(questions(view)[0]))
