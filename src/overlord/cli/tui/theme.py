"""Theme of dark stone, ember and bone. Nothing at the table is said by colour alone."""

from textual.theme import Theme

STONE = Theme(
    name="stone",
    primary="#e0752f",
    secondary="#b9a88a",
    accent="#f2b04a",
    foreground="#e9dfcb",
    background="#151210",
    surface="#1d1916",
    panel="#2a2420",
    warning="#f2b04a",
    error="#d8503f",
    success="#9cae6b",
    dark=True,
)
