"""Characters of the bots: who sits there. How well they play is their level, not their name."""

NAMES = (
    "Grimsel",
    "Vexandra",
    "Ulgar",
    "Nyxa",
    "Skarn",
    "Ottoline",
    "Brakk",
    "Morwenna",
)


def character(seat: int) -> str:
    """The name of the bot in a seat; no two at a table are called alike."""
    round, place = divmod(seat, len(NAMES))
    return NAMES[place] + (f" {round + 1}" if round else "")
