"""Forecast of what a person could work out: what each face of the die would mean for a castle."""

from overlord.games.bellum_magica.attack import Steal, targets
from overlord.games.bellum_magica.box import FIELD
from overlord.games.bellum_magica.horde import RollAgain, may_answer
from overlord.games.bellum_magica.recruit import EVIL_FOOD, GLYPH_PRICE, can_feast
from overlord.games.bellum_magica.state import BellumMagica
from overlord.games.bellum_magica.zones import CAPTAIN, FOOD, GLYPHS


def forecast(s: BellumMagica, seat: int) -> dict[str, object]:
    """By face: the icons of the own row, what it could take now, and what the scouts bring.

    `prices`: which of the prices of a kind the seat could pay; `answers`: the seats that may still
    have the die rolled again; `raid`: who is robbed, and of how many chests still. All of it is
    public (BM-24); those who only watch have no castle.
    """
    if seat < 0:
        return {}
    return {
        "faces": [_face(s, seat, face) for face in range(6)],
        "prices": {
            "evil": [s[FOOD + seat] >= EVIL_FOOD],
            "most-evil": [can_feast(s, seat), s[GLYPHS + seat] >= GLYPH_PRICE],
        },
        "answers": _answers(s),
        "raid": _raid(s),
    }


def _face(s: BellumMagica, seat: int, face: int) -> dict[str, object]:
    food, glyphs, maps, swords, magic, thieves = s.icons(seat, face)
    others = [s.left(other, face) >> 2 * FIELD for other in range(s.players) if other != seat]
    scouts = ""
    if maps and maps >= max(others):
        scouts = "wood" if maps in others else "metal"
    return {
        "face": face + 1,
        "food": food,
        "glyphs": glyphs,
        "maps": maps,
        "swords": swords,
        "magic": magic,
        "thieves": thieves,
        "scouts": scouts,
        "targets": [s.box.card(card).id for card in targets(s, seat, s.right(seat, face))],
    }


def _answers(s: BellumMagica) -> list[int]:
    """BM-M1: from the one who is asked on; the others have let the die lie."""
    frame = s.agenda[-1] if s.agenda else None
    if not isinstance(frame, RollAgain):
        return []
    first = (frame.seat - s[CAPTAIN]) % s.players
    turns = [turn for turn in range(first, s.players) if may_answer(s, turn)]
    return [(s[CAPTAIN] + turn) % s.players for turn in turns]


def _raid(s: BellumMagica) -> dict[str, int]:
    frame = s.agenda[-1] if s.agenda else None
    return {"victim": frame.victim, "left": frame.left} if isinstance(frame, Steal) else {}
