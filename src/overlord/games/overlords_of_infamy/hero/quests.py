"""Hero's Quests: what the Hero gathers in the Stronghold, and what he is after."""

from overlord.core.frames import SeatChoice, Step
from overlord.core.offer import Offer
from overlord.games.overlords_of_infamy.cards.resolve import resolve
from overlord.games.overlords_of_infamy.marks import QUESTS_FULFILLED, STRONGHOLD, SUPPLY, VILLAGE
from overlord.games.overlords_of_infamy.state import Infamy
from overlord.games.overlords_of_infamy.zones import (
    ACTIVE_CHAIR,
    GOODS,
    LACKEY_ON,
    PLATED,
    QUEST_DECK,
    QUESTS_DONE,
    QUESTS_DOWN,
    QUESTS_UP,
    SYMBOL_ON,
    TILE_ON,
    VERDICT,
    VOICE,
)


def deal(s: Infamy) -> None:
    """OOI-120: three lie face down; never more than three are open or to be opened."""
    s.shuffle(QUEST_DECK)
    for _ in range(3):
        s.draw(QUEST_DECK, QUESTS_DOWN)


def turn_up_quests(s: Infamy, added: int) -> None:
    """OOI-121, OOI-D23: a multiple of three, or three at once, turns up one quest."""
    if not s.terms.quests or added == 0:
        return
    if (added >= 3 or s.basics(STRONGHOLD) % 3 == 0) and s.count(QUESTS_DOWN):
        s.cite("OOI-121")
        s.draw(QUESTS_DOWN, QUESTS_UP)
    if fulfilled_quests(s):
        s.then(CheckQuests())


def matches(s: Infamy, quest: int) -> bool:
    """Whether the Stronghold holds all that a quest needs."""
    needs = s.box.quest(quest).needs
    return all(s[GOODS + 7 * STRONGHOLD + kind] >= needs[kind] for kind in range(7))


def fulfilled_quests(s: Infamy) -> list[int]:
    return [quest for quest in s.cards(QUESTS_UP) if matches(s, quest)]


class CheckQuests(Step[Infamy]):
    """Quests that match are completed at once; of several, the active player names the next."""

    rules = ("OOI-127", "OOI-128", "OOI-138")

    def run(self, s: Infamy) -> None:
        found = fulfilled_quests(s)
        if len(found) > 1:
            s.then(ChooseQuest(s[VOICE + s[ACTIVE_CHAIR]]))
        elif found:
            complete(s, found[0])


class ChooseQuest(SeatChoice[Infamy]):
    """Choice of the quest, of several, that is completed first."""

    rules = ("OOI-128",)
    prompt = "choose-quest"

    def offer(self, s: Infamy, o: Offer) -> None:
        o.add_all(fulfilled_quests(s))

    def choose(self, s: Infamy, action: int) -> None:
        complete(s, action)


def complete(s: Infamy, quest: int) -> None:
    """OOI-127: tokens to the Supply, the effect, the card aside, a new one face down."""
    s.cite("OOI-127")
    spend(s, quest)
    s[PLATED] = 0
    s.move(quest, QUESTS_UP, QUESTS_DONE)
    if s.count(QUESTS_DONE) == 3:
        s.cite("OOI-129")
        s[VERDICT] = QUESTS_FULFILLED
        s.end()
        return
    if s.count(QUEST_DECK):
        s.draw(QUEST_DECK, QUESTS_DOWN)
    resolve(s, quest, s[ACTIVE_CHAIR])
    s.then(CheckQuests())


def spend(s: Infamy, quest: int) -> None:
    needs = s.box.quest(quest).needs
    for kind in range(7):
        if needs[kind]:
            s.shift(STRONGHOLD, SUPPLY, kind, needs[kind])


# Where he has to go


def wanted_resources(s: Infamy) -> int:
    """OOI-123, OOI-135: the resources that quests turned up still need, as bits."""
    kinds = 0
    for quest in s.cards(QUESTS_UP):
        needs = s.box.quest(quest).needs
        for kind in range(7):
            if needs[kind] > s[GOODS + 7 * STRONGHOLD + kind]:
                kinds |= 1 << kind
    return kinds


def wanted_at(s: Infamy, space: int, kinds: int) -> bool:
    """Whether a space shows one of them."""
    for spot in (2 * space, 2 * space + 1):
        kind = s[SYMBOL_ON + spot]
        if 0 <= kind < VILLAGE and kinds >> kind & 1:
            return True
    return False


def targets(s: Infamy) -> list[list[int]]:
    """Spaces where he may be led, by kind of target; of each kind the nearest counts.

    OOI-123, OOI-D36: tiles that show what he needs, and Contested spaces that do while a Lackey
    stands there. OOI-135: alone, tiles are one kind, and Lackeys on such spaces the other.
    """
    if not s.count(QUESTS_UP):
        return []
    tiles: list[int] = []
    lackeys: list[int] = []
    kinds = wanted_resources(s)
    for space in s.board.spaces:
        if wanted_at(s, space, kinds) and s.board.lair_of[space] < 0:
            if s[TILE_ON + space]:
                tiles.append(space)
            if s[LACKEY_ON + 2 * space] or s[LACKEY_ON + 2 * space + 1]:
                lackeys.append(space)
    return [tiles, lackeys] if s.terms.solo else [tiles + lackeys]
