"""What a person could work out: what each face of the die would mean for a castle."""

from overlord.games.bellum_magica.attack import targets
from overlord.games.bellum_magica.box import FIELD
from overlord.games.bellum_magica.state import BellumMagica


def forecast(s: BellumMagica, seat: int) -> dict[str, object]:
    """By face: the icons of the own row, what it could take now, and what the scouts bring.

    All of it is public (BM-24); those who only watch have no castle.
    """
    if seat < 0:
        return {}
    return {"faces": [_face(s, seat, face) for face in range(6)]}


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
        "targets": [s.cards.card(card).id for card in targets(s, seat, s.right(seat, face))],
    }
