"""The Adventuring Hero: when he sets out, how far he gets, and what he does there."""

from typing import Final

from overlord.core.frames import ChairStep, Choice, Refusal, Step
from overlord.core.offer import Offer, options_of
from overlord.games.overlords_of_infamy.board import CONTESTED, KINGDOM
from overlord.games.overlords_of_infamy.box import LIBERATE, OF_RESOURCE, OF_SPOT, STAY
from overlord.games.overlords_of_infamy.cards.vocabulary import (
    M_HERO_SPEED,
    M_NO_HERO,
    M_NO_PITFALLS,
)
from overlord.games.overlords_of_infamy.hero import quests
from overlord.games.overlords_of_infamy.hero.hero_die import hero_die
from overlord.games.overlords_of_infamy.hero.paths import destinations, may_leave
from overlord.games.overlords_of_infamy.land import lift, tell, tell_at
from overlord.games.overlords_of_infamy.marks import BY_HERO, STRONGHOLD, SUPPLY, VILLAGE
from overlord.games.overlords_of_infamy.overlords import Draft, may_draft
from overlord.games.overlords_of_infamy.state import Infamy
from overlord.games.overlords_of_infamy.tokens import LoseTokens, give
from overlord.games.overlords_of_infamy.zones import (
    FALLEN,
    GOODS,
    HERO,
    LACKEY_ON,
    MODS,
    PLATED,
    SYMBOL_ON,
    TILE_ON,
    TILE_STACK,
    TURNED_UP,
    VOICE,
)

BY_TENSION: Final = 0  # why he moves
BY_CARD: Final = 1
BY_HIMSELF: Final = 2  # in his own turn
BY_CARDS_DIE: Final = 3  # a card lets somebody roll for him


class SetOut(ChairStep[Infamy]):
    """A threshold was touched: he stands up, or he moves as far as the die says."""

    rules = ("OOI-101", "OOI-103", "OOI-104", "OOI-106", "OOI-133", "OOI-146", "OOI-D16", "OOI-D37")

    def run(self, s: Infamy) -> None:
        if s[FALLEN]:
            s.cite("OOI-106")
            s[FALLEN] = 0
            tell(s, "hero-stands-up")
        elif not s[MODS + M_NO_HERO]:
            s.then(HeroMoves(self.chair, thrown(s), BY_TENSION))


def thrown(s: Infamy) -> int:
    """The die; OOI-141 and World Events add to it."""
    s.cite("OOI-103")
    moves = hero_die(s, "hero-die") + s[MODS + M_HERO_SPEED]
    if s.terms.swift_hero:
        s.cite("OOI-141")
        moves += 1
    return max(1, moves)


class HeroMoves(Step[Infamy]):
    """Whoever moves him chooses where he gets to; shut in by Walls he stays (OOI-D41)."""

    rules = ("OOI-103", "OOI-105", "OOI-146", "OOI-D28")

    def __init__(self, chair: int, moves: int, why: int) -> None:
        self.chair = chair
        self.moves = moves
        self.why = why

    def run(self, s: Infamy) -> None:
        if may_leave(s):
            s.then(MoveHero(mover(s, self.chair, self.why), self.chair, self.moves, self.why))
        else:
            turn_up(s, self.chair, self.why)


def mover(s: Infamy, chair: int, why: int) -> int:
    """The seat that moves him: his own player, or the Overlord whom a card names (OOI-D54)."""
    his = s.terms.hero_seat >= 0 and why in (BY_TENSION, BY_HIMSELF)
    return s.terms.hero_seat if his else s[VOICE + chair]


class MoveHero(Choice[Infamy]):
    """A space within reach; what stands there ends the move, so only the end of it counts."""

    rules = ("OOI-103", "OOI-105", "OOI-123", "OOI-134", "OOI-135", "OOI-136", "OOI-D3", "OOI-D28")
    prompt = "move-hero"

    def __init__(self, seat: int, chair: int, moves: int, why: int) -> None:
        self.seat = seat
        self.chair = chair
        self.moves = moves
        self.why = why

    def offer(self, s: Infamy, o: Offer) -> None:
        spaces = destinations(s, self.moves, self.why == BY_TENSION)
        for space in spaces:
            o.add(OF_SPOT + 2 * space)

    def candidates(self, s: Infamy) -> list[int]:
        return [OF_SPOT + 2 * space for space in destinations(s, self.moves, False)]

    def refusal(self, s: Infamy, action: int) -> Refusal | None:
        if action in options_of(self, s):
            return None
        return Refusal("quest-leads-elsewhere", "OOI-135" if s.terms.solo else "OOI-123")

    def choose(self, s: Infamy, action: int) -> None:
        arrive(s, self.chair, (action - OF_SPOT) // 2, self.why)


def arrive(s: Infamy, chair: int, space: int, why: int) -> None:
    """OOI-107 to OOI-114, OOI-124: what he does depends on what he finds.

    OOI-D29: an empty Contested space gives nothing, whatever is printed on it.
    """
    s[HERO] = space
    s[PLATED] = 0
    s.cite("OOI-150" if why == BY_HIMSELF else "OOI-103")
    tell_at(s, "hero-moves", 2 * space, space)
    part = s.board.part[space]
    if s.board.lair_of[space] >= 0 and part < s.terms.overlords:
        storm(s, chair, part, why)
    elif s[LACKEY_ON + 2 * space] or s[LACKEY_ON + 2 * space + 1]:
        s.cite("OOI-109" if part == KINGDOM else "OOI-107")
        slay(s, space)
        if part == KINGDOM:
            go_home(s)
            if s.terms.quests:  # OOI-125, OOI-147: not where a player is the Hero
                turn_up(s, chair, why)
        else:
            s.cite("OOI-107")  # Armor Plating may have spoken in between
            bring(s, chair, space, why)
            go_home(s)
    elif part < CONTESTED and s[TILE_ON + space]:
        explore(s, chair, space, why)
    else:
        s.cite("OOI-110")
        turn_up(s, chair, why)


def explore(s: Infamy, chair: int, space: int, why: int) -> None:
    """OOI-106, OOI-111, OOI-135: a tile where nobody works."""
    if s.box.tile(s[TILE_ON + space]).pitfall and not s[MODS + M_NO_PITFALLS]:
        s.cite("OOI-106")
        s[FALLEN] = 1
        tell(s, "hero-falls")
        return
    if (
        why == BY_TENSION
        and s.terms.solo
        and quests.wanted_at(s, space, quests.wanted_resources(s))
    ):
        liberate(s, chair, space, why)
    else:
        s.then(Liberate(mover(s, chair, why), chair, why))


class Liberate(Choice[Infamy]):
    """Take the tile and one of its resources home, or stay there with nothing."""

    rules = ("OOI-111", "OOI-112", "OOI-D1")
    prompt = "liberate"

    def __init__(self, seat: int, chair: int, why: int) -> None:
        self.seat = seat
        self.chair = chair
        self.why = why

    def offer(self, s: Infamy, o: Offer) -> None:
        o.add(LIBERATE)
        o.add(STAY)

    def choose(self, s: Infamy, action: int) -> None:
        if action == LIBERATE:
            liberate(s, self.chair, s[HERO], self.why)
        else:
            turn_up(s, self.chair, self.why)


def liberate(s: Infamy, chair: int, space: int, why: int) -> None:
    """OOI-111: a resource to the Stronghold, the tile under the stack, the Hero home."""
    s.cite("OOI-111")
    tell_at(s, "liberates", 2 * space, space)
    bring(s, chair, space, why)
    s.cite("OOI-111")  # a quest may have spoken in between
    lift(s, space, BY_HERO)
    go_home(s)


def go_home(s: Infamy) -> None:
    s[HERO] = s.board.stronghold
    s[FALLEN] = 0


def slay(s: Infamy, space: int) -> None:
    """OOI-107: the Lackeys there are discarded."""
    for spot in (2 * space, 2 * space + 1):
        if s[LACKEY_ON + spot]:
            s.discard(s[LACKEY_ON + spot] - 1, spot, BY_HERO)


def bring(s: Infamy, chair: int, space: int, why: int) -> None:
    """OOI-24, OOI-108, OOI-114, OOI-124, OOI-D4: one basic resource shown there is taken home."""
    kinds: list[int] = []
    for spot in (2 * space, 2 * space + 1):
        kind = s[SYMBOL_ON + spot]
        if 0 <= kind < VILLAGE and s[GOODS + 7 * SUPPLY + kind] and kind not in kinds:
            kinds.append(kind)
    if len(kinds) == 1:
        stock(s, kinds[0])
    elif kinds:
        s.then(BringHome(mover(s, chair, why), kinds[0], kinds[1]))


def stock(s: Infamy, kind: int) -> None:
    """One token for the Stronghold; it stays there when he leaves (OOI-24)."""
    if s.shift(SUPPLY, STRONGHOLD, kind, 1):
        quests.turn_up_quests(s, 1)


class BringHome(Choice[Infamy]):
    """Choice between two resources that he may take."""

    rules = ("OOI-D4",)
    prompt = "bring-home"

    def __init__(self, seat: int, one: int, other: int) -> None:
        self.seat = seat
        self.one = one
        self.other = other

    def offer(self, s: Infamy, o: Offer) -> None:
        o.add(OF_RESOURCE + self.one)
        o.add(OF_RESOURCE + self.other)

    def choose(self, s: Infamy, action: int) -> None:
        stock(s, action - OF_RESOURCE)


def storm(s: Infamy, chair: int, owner: int, why: int) -> None:
    """OOI-113, OOI-D12: the Lair's owner hands over half, and a Relic goes back to the Supply."""
    s.cite("OOI-113")
    tell(s, "storms", owner)
    s.drop_relic(owner)
    go_home(s)
    give(s, LoseTokens, s[VOICE + owner], owner, STRONGHOLD, s.basics(owner) // 2)
    turn_up(s, chair, why)


def turn_up(s: Infamy, chair: int, why: int) -> None:
    """OOI-125, OOI-126, OOI-147: after a move by tension that brought nothing, and no Pitfall.

    OOI-137: alone after any move by a roll of the die.
    """
    if why == BY_TENSION:
        if s.terms.quests or s.terms.hero_seat >= 0:
            s.then(TurnUpTile(chair, why))
    elif why == BY_CARDS_DIE and s.terms.solo:
        s.then(TurnUpTile(chair, why))


class TurnUpTile(Step[Infamy]):
    """He came home with nothing, so the top tile is turned up for him."""

    rules = ("OOI-125", "OOI-137", "OOI-147")

    def __init__(self, chair: int, why: int) -> None:
        self.chair = chair
        self.why = why

    def run(self, s: Infamy) -> None:
        if not s.count(TILE_STACK):
            return
        played = s.terms.hero_seat >= 0
        s.cite("OOI-137" if s.terms.solo else "OOI-147" if played else "OOI-125")
        card = s.draw(TILE_STACK, TURNED_UP)
        kinds = [kind for kind in s.box.tile(card).resources if s[GOODS + 7 * SUPPLY + kind]]
        s.tuck(card, TURNED_UP, TILE_STACK)
        if len(kinds) == 2 and kinds[0] != kinds[1]:
            s.then(BringHome(mover(s, self.chair, self.why), kinds[0], kinds[1]))
        elif kinds:
            stock(s, kinds[0])


class HeroPhase(ChairStep[Infamy]):
    """A threshold was touched in the turn before, so the Hero moves."""

    rules = ("OOI-26", "OOI-103", "OOI-146")

    def run(self, s: Infamy) -> None:
        if s.terms.quests and may_draft(s, self.chair):  # OOI-D42: elsewhere he can wait
            s.then(Draft(s[VOICE + self.chair], self.chair))
        s.then(SetOut(self.chair))
