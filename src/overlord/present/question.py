"""Question to one seat: its prompt, what it concerns, and the view it is answered from."""

from overlord.core.view import View


class Question:
    """Decision that a seat has to take now. Everything in it is known to whoever has the view."""

    def __init__(
        self,
        seat: int,
        prompt: str,
        about: dict[str, int],
        view: View,
        forecast: dict[str, object] | None = None,
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.about = about  # the parameters of the choice, by name
        self.view = view
        self.forecast = forecast or {}  # `Game.forecast` for this seat, where it was worked out


def questions(view: View) -> list[Question]:
    """Questions asked now, one for each seat that may answer."""
    return [
        Question(seat, prompt, about, view)
        for seat, prompt, about in zip(view.pending, view.prompts, view.about, strict=True)
    ]


def question_to(
    view: View, seat: int, forecast: dict[str, object] | None = None
) -> Question | None:
    """Question to a seat now; nothing if it is not its turn."""
    for asked in questions(view):
        if asked.seat == seat:
            asked.forecast = forecast or {}
            return asked
    return None
