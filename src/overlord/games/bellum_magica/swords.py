"""Swords against shields: what a row of the die takes, and what of a zone.

Asked of everything in reach whenever somebody may attack, so it goes through the vector itself.
"""

from overlord.core.offer import Offer
from overlord.games.bellum_magica.box import FIELD, ONES
from overlord.games.bellum_magica.state import BellumMagica


def beats(row: int, shield: int, magic: int) -> bool:
    """Whether the swords of a row take what has these shields.

    BM-32, BM-37: as many swords as shields, and of magic ones as many as magic shields; BM-38,
    BM-39: a magic sword that is not needed as such counts as a normal one (BM-66, BM-67).
    """
    swords = row & ONES
    magic_swords = row >> FIELD & ONES
    return magic_swords >= magic and swords + magic_swords >= shield + magic


def takes_some(s: BellumMagica, row: int, zone: int) -> bool:
    """Whether a row takes anything in a zone."""
    v = s.v
    shield = s.box.shield
    magic = s.box.magic
    i = s.offsets[zone]
    end = i + v[zone]
    while i < end:
        if beats(row, shield[v[i]], magic[v[i]]):
            return True
        i += 1
    return False


def offer_taken(s: BellumMagica, row: int, zone: int, o: Offer) -> None:
    """Offer what a row takes in a zone."""
    v = s.v
    shield = s.box.shield
    magic = s.box.magic
    i = s.offsets[zone]
    end = i + v[zone]
    while i < end:
        if beats(row, shield[v[i]], magic[v[i]]):
            o.add(v[i])
        i += 1
