"""Abilities of the eleven Overlords, as far as the Overlords decide about them.

Eminent Domain and Nature Sense are part of `exploit.py`, Stealth and Secrecy of `espionage.py`,
Armor Plating of `state.py`.
"""

from overlord.core.frames import ChairChoice, ChairStep, Choice, Refusal
from overlord.core.offer import Offer, options_of
from overlord.games.overlords_of_infamy.board import CONTESTED, KINGDOM
from overlord.games.overlords_of_infamy.box import ABILITY, DONE, OF_SPOT
from overlord.games.overlords_of_infamy.cards.vocabulary import (
    ANIMAL_MAGNETISM,
    CHARMING_PERSONALITY,
    CONJURE_ORE,
    DRAFTING,
    FLOODING,
    FOOD,
    PRESS_GANGING,
    TRANSMOGRIFY,
    WATER,
)
from overlord.games.overlords_of_infamy.common_actions import contesting
from overlord.games.overlords_of_infamy.land import tell
from overlord.games.overlords_of_infamy.marks import (
    ABILITY_USED,
    ACTING,
    HARVESTED,
    NOTHING,
    SUPPLY,
    VILLAGE,
)
from overlord.games.overlords_of_infamy.plots import ready
from overlord.games.overlords_of_infamy.state import Infamy
from overlord.games.overlords_of_infamy.tokens import GainTokens, give
from overlord.games.overlords_of_infamy.work import may_work, stand, walk, work
from overlord.games.overlords_of_infamy.zones import (
    ACTIVE_CHAIR,
    AP,
    BARRACKS,
    FELL,
    GOODS,
    HAPPENED,
    LACKEY_ON,
    POOL,
    SHOWS,
    SYMBOL_ON,
    TILE_ON,
    VOICE,
)

# Abilities that are used like an action


def acts_in_action_phase(s: Infamy, chair: int) -> bool:
    return s.ability(chair) in (DRAFTING, TRANSMOGRIFY, CHARMING_PERSONALITY)


def why_not_ability(s: Infamy, chair: int) -> Refusal | None:
    ability = s.ability(chair)
    if ability == DRAFTING:
        return why_not_draft(s, chair)
    if ability == TRANSMOGRIFY:
        rule = "OOI-163"
        possible = s[GOODS + 7 * chair + CONJURE_ORE] > 1
    else:
        rule = "OOI-166"
        possible = s[AP] > 0 and may_charm(s, chair)
    if s[HAPPENED] & ABILITY_USED:
        return Refusal("once-per-turn", rule)
    return None if possible else Refusal("ability-not-now", rule)


def use_ability(s: Infamy, chair: int) -> None:
    ability = s.ability(chair)
    if ability == DRAFTING:
        draft(s, chair)
        return
    s.cite("OOI-163" if ability == TRANSMOGRIFY else "OOI-166")
    tell(s, "ability", chair, ability)
    s[HAPPENED] |= ABILITY_USED
    if ability == TRANSMOGRIFY:
        s.pay(chair, CONJURE_ORE, 2)
        give(s, GainTokens, s[VOICE + chair], SUPPLY, chair, 1)
    else:
        s[AP] -= 1
        s.then(Charm(s[VOICE + chair], chair))


# Duke Daemonhammer


def why_not_draft(s: Infamy, chair: int) -> Refusal | None:
    """OOI-161: any number of times, as long as there is food and somebody in the Pool."""
    if s[GOODS + 7 * chair + FOOD] < 2:
        return Refusal("ability-not-now", "OOI-161")
    return None if s[POOL + chair] else Refusal("six-lackeys", "OOI-37")


def may_draft(s: Infamy, chair: int) -> bool:
    """Whether he can, in his own turn."""
    if s.ability(chair) != DRAFTING or s[ACTIVE_CHAIR] != chair:
        return False
    return why_not_draft(s, chair) is None


def draft(s: Infamy, chair: int) -> None:
    s.cite("OOI-161")
    tell(s, "ability", chair, DRAFTING)
    s.pay(chair, FOOD, 2)
    s.enlist(chair, 1)


class Draft(ChairChoice[Infamy]):
    """Before something befalls him in his turn the Duke may draft."""

    rules = ("OOI-161", "OOI-D42")
    prompt = "draft"

    def offer(self, s: Infamy, o: Offer) -> None:
        o.add(ABILITY)
        o.add(DONE)

    def choose(self, s: Infamy, action: int) -> None:
        if action == ABILITY:
            draft(s, self.chair)
            waits = s[HAPPENED] & ACTING and ready(s, self.chair)  # a Plot comes first (OOI-55)
            if may_draft(s, self.chair) and not waits:
                s.then(self)


# Tyrano de Bergerac


def may_charm(s: Infamy, chair: int) -> bool:
    """Whether anybody is charmable."""
    for other in s.others(chair):
        if s.contact(chair, other):
            for spot in s.cards(SHOWS + other):
                if s[LACKEY_ON + spot] not in (0, chair + 1):
                    if stages(s, chair, other):
                        return True
                    break
    return False


def charmable(s: Infamy, chair: int) -> list[int]:
    """Other Overlords' Lackeys in zones he has contact with, if there is work for them there."""
    found: list[int] = []
    for other in s.others(chair):
        if s.contact(chair, other) and stages(s, chair, other):
            found += [
                spot for spot in s.cards(SHOWS + other) if s[LACKEY_ON + spot] not in (0, chair + 1)
            ]
    return found


def stages(s: Infamy, chair: int, zone: int) -> list[int]:
    """Open spots of a zone's tiles where something is to be had."""
    lairs = s.board.lair_of
    shown = s.cards(SHOWS + zone)
    return [spot for spot in shown if lairs[spot >> 1] < 0 and may_work(s, chair, spot)]


class Charm(ChairChoice[Infamy]):
    """Choice of the Lackey that Tyrano talks to."""

    rules = ("OOI-166", "OOI-D30")
    prompt = "charm"

    def offer(self, s: Infamy, o: Offer) -> None:
        for spot in charmable(s, self.chair):
            o.add(OF_SPOT + spot)

    def choose(self, s: Infamy, action: int) -> None:
        s.then(CharmTo(self.seat, self.chair, action - OF_SPOT))


class CharmTo(Choice[Infamy]):
    """Choice of where it goes to work for him; it stays its owner's."""

    rules = ("OOI-166", "OOI-D30")
    prompt = "charm-to"

    def __init__(self, seat: int, chair: int, spot: int) -> None:
        self.seat = seat
        self.chair = chair
        self.spot = spot

    def offer(self, s: Infamy, o: Offer) -> None:
        zone = s.board.part[self.spot >> 1]
        for spot in stages(s, self.chair, zone):
            o.add(OF_SPOT + spot)

    def choose(self, s: Infamy, action: int) -> None:
        s.cite("OOI-166")
        walk(s, self.spot, action - OF_SPOT)
        work(s, self.chair, s[SYMBOL_ON + action - OF_SPOT])


# In the Hero Phase


class HeroPhaseAbilities(ChairStep[Infamy]):
    """The Dark Shepherdess calls Lackeys (OOI-D14), Deepgills floods the land (OOI-165)."""

    rules = ("OOI-26",)

    def run(self, s: Infamy) -> None:
        chair = self.chair
        ability = s.ability(chair)
        if ability == ANIMAL_MAGNETISM:
            s.cite("OOI-159")
            s.enlist(chair, 3 - s.in_play(chair))
        elif ability == FLOODING:
            flood = Flood(s[VOICE + chair], chair)
            if len(options_of(flood, s)) > 1:
                s.then(flood)


class Flood(ChairChoice[Infamy]):
    """Choice of a Lackey to wash along, for one Water; or none."""

    rules = ("OOI-165",)
    prompt = "flood"

    def offer(self, s: Infamy, o: Offer) -> None:
        o.add(DONE)
        chair = self.chair
        if s[GOODS + 7 * chair + WATER] and s.out(chair):
            for spot in s.spots_of(chair):
                if banks(s, chair, spot):
                    o.add(OF_SPOT + spot)

    def choose(self, s: Infamy, action: int) -> None:
        if action != DONE:
            s.then(FloodTo(self.seat, self.chair, action - OF_SPOT))


def banks(s: Infamy, chair: int, source: int) -> list[int]:
    """Adjacent spots of own tiles and of Contested Areas that she may use (OOI-32, OOI-D45)."""
    board = s.board
    part = board.part[source >> 1]
    contested = CONTESTED <= part < KINGDOM
    if not contested and (part != chair or board.lair_of[source >> 1] >= 0):
        return []
    found: list[int] = []
    for space in board.near[source >> 1]:
        there = board.part[space]
        if CONTESTED <= there < KINGDOM:
            spots = [2 * space] if contested or not contesting(s, chair) else []
        elif there == chair and s[TILE_ON + space]:
            spots = [spot for spot in (2 * space, 2 * space + 1) if s[SYMBOL_ON + spot] != NOTHING]
        else:
            continue
        found += [spot for spot in spots if may_work(s, chair, spot)]
    return found


class FloodTo(Choice[Infamy]):
    """Choice of where it ends up and works."""

    rules = ("OOI-165",)
    prompt = "flood-to"

    def __init__(self, seat: int, chair: int, spot: int) -> None:
        self.seat = seat
        self.chair = chair
        self.spot = spot

    def offer(self, s: Infamy, o: Offer) -> None:
        for spot in banks(s, self.chair, self.spot):
            o.add(OF_SPOT + spot)

    def choose(self, s: Infamy, action: int) -> None:
        s.pay(self.chair, WATER, 1)
        walk(s, self.spot, action - OF_SPOT)
        work(s, self.chair, s[SYMBOL_ON + action - OF_SPOT])


# In the End Phase


class Fetch(ChairChoice[Infamy]):
    """Waffles has not harvested, so a Lackey may still fetch something."""

    rules = ("OOI-168",)
    prompt = "fetch"

    def offer(self, s: Infamy, o: Offer) -> None:
        o.add(DONE)
        if s[HAPPENED] & HARVESTED or not s[BARRACKS + self.chair]:
            return
        for i in range(s.count(SHOWS + self.chair)):
            spot = s.card(SHOWS + self.chair, i)
            if s[SYMBOL_ON + spot] != VILLAGE and may_work(s, self.chair, spot):
                o.add(OF_SPOT + spot)

    def choose(self, s: Infamy, action: int) -> None:
        if action != DONE:
            stand(s, self.chair, action - OF_SPOT)
            work(s, self.chair, s[SYMBOL_ON + action - OF_SPOT])


class PressGang(ChairChoice[Infamy]):
    """Others have lost Lackeys, so Robhearts may add one."""

    rules = ("OOI-160",)
    prompt = "press-gang"

    def offer(self, s: Infamy, o: Offer) -> None:
        o.add(ABILITY)
        o.add(DONE)

    def choose(self, s: Infamy, action: int) -> None:
        if action == ABILITY:
            s.enlist(self.chair, 1)


def press_gangs(s: Infamy, active: int) -> list[int]:
    """OOI-160: who may add a Lackey at the end of another Overlord's turn."""
    if not s[FELL]:
        return []
    return [
        chair
        for chair in s.chairs
        if chair != active
        and s.ability(chair) == PRESS_GANGING
        and s[POOL + chair]
        and s[FELL] & ~(1 << chair)
    ]
