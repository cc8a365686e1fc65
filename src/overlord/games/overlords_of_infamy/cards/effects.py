# ruff: noqa: ARG001  (all verbs are called alike)
"""The verbs of the cards. Each takes the effect, its card, who acts, and whom it meets."""

from overlord.core.frames import ChairChoice, Choice
from overlord.core.offer import Offer
from overlord.games.overlords_of_infamy.box import (
    DONE,
    EVENT,
    OF_RELIC,
    OF_SPOT,
    QUEST,
    Effect,
)
from overlord.games.overlords_of_infamy.cards import special_effects as specials
from overlord.games.overlords_of_infamy.cards import vocabulary as v
from overlord.games.overlords_of_infamy.cards.resolve import HANDLERS, proclaim
from overlord.games.overlords_of_infamy.exploit import DrawTiles
from overlord.games.overlords_of_infamy.hero import quests
from overlord.games.overlords_of_infamy.hero.hero_phase import (
    BY_CARD,
    BY_CARDS_DIE,
    HeroMoves,
    go_home,
    thrown,
)
from overlord.games.overlords_of_infamy.land import lift, tell
from overlord.games.overlords_of_infamy.marks import (
    BY_EVENT,
    BY_HERO,
    BY_RIVAL,
    STRONGHOLD,
    SUPPLY,
)
from overlord.games.overlords_of_infamy.plots import redraw
from overlord.games.overlords_of_infamy.state import Infamy
from overlord.games.overlords_of_infamy.tokens import (
    GainTokens,
    LoseTokens,
    MoveTokens,
    StockTokens,
    TakeTokens,
    give,
    take_up_to,
)
from overlord.games.overlords_of_infamy.zones import (
    ACTIVE,
    AP,
    FALLEN,
    MISERY,
    SABOTAGE_ON,
    TILE_ON,
    VOICE,
)

# Tokens


def _move(
    s: Infamy, effect: Effect, kind: type[MoveTokens], seat: int, source: int, target: int
) -> None:
    """So many tokens of the resource named, or of the seat's choice."""
    if effect.resource == v.CHOICE:
        give(s, kind, seat, source, target, effect.amount)
        return
    moved = s.shift(source, target, effect.resource, effect.amount)
    if target == STRONGHOLD:
        quests.turn_up_quests(s, moved)


def gain(s: Infamy, effect: Effect, card: int, chair: int, victim: int) -> None:
    _move(s, effect, GainTokens, s[VOICE + victim], SUPPLY, victim)


def lose(s: Infamy, effect: Effect, card: int, chair: int, victim: int) -> None:
    _move(s, effect, LoseTokens, s[VOICE + victim], victim, SUPPLY)


def take(s: Infamy, effect: Effect, card: int, chair: int, victim: int) -> None:
    if victim != chair:
        _move(s, effect, TakeTokens, s[VOICE + chair], victim, chair)


def tribute(s: Infamy, effect: Effect, card: int, chair: int, victim: int) -> None:
    _move(s, effect, LoseTokens, s[VOICE + victim], victim, STRONGHOLD)


def loot(s: Infamy, effect: Effect, card: int, chair: int, victim: int) -> None:
    if effect.amount > 1 and effect.resource == v.CHOICE:
        take_up_to(s, victim, effect.amount)
    else:
        _move(s, effect, TakeTokens, s[VOICE + victim], STRONGHOLD, victim)


def hoard(s: Infamy, effect: Effect, card: int, chair: int, victim: int) -> None:
    _move(s, effect, StockTokens, s[VOICE + chair], SUPPLY, STRONGHOLD)


def squander(s: Infamy, effect: Effect, card: int, chair: int, victim: int) -> None:
    _move(s, effect, StockTokens, s[VOICE + chair], STRONGHOLD, SUPPLY)


# Lackeys


def recruit(s: Infamy, effect: Effect, card: int, chair: int, victim: int) -> None:
    s.enlist(victim, effect.amount)


def because(s: Infamy, card: int) -> int:
    """OOI-D50: whose doing it is that a card costs Lackeys; a quest's effect is the Hero's."""
    kind = s.box.kinds[card]
    if kind == EVENT:
        return BY_EVENT
    return BY_HERO if kind == QUEST else BY_RIVAL


def desert(s: Infamy, effect: Effect, card: int, chair: int, victim: int) -> None:
    """OOI-171: from the Barracks first."""
    why = because(s, card)
    out = effect.amount - s.at_home(victim)
    s.dismiss(victim, effect.amount, why)
    if out > 0:
        _lose_out(s, victim, out, why)


def _lose_out(s: Infamy, chair: int, count: int, why: int) -> None:
    """Of those on the board; where all of them go there is nothing to choose."""
    if count < s.out(chair):
        s.then(LoseLackey(s[VOICE + chair], chair, count, why))
        return
    for spot in s.spots_of(chair):
        s.discard(chair, spot, why)


class LoseLackey(Choice[Infamy]):
    """Choice of a Lackey on the board to discard, when the Barracks are empty."""

    rules = ("OOI-78", "OOI-171")
    prompt = "lose-lackey"

    def __init__(self, seat: int, chair: int, count: int, why: int) -> None:
        self.seat = seat
        self.chair = chair
        self.count = count
        self.why = why

    def offer(self, s: Infamy, o: Offer) -> None:
        for spot in s.spots_of(self.chair):
            o.add(OF_SPOT + spot)

    def choose(self, s: Infamy, action: int) -> None:
        s.cite("OOI-171")
        s.discard(self.chair, action - OF_SPOT, self.why)
        if self.count > 1:
            _lose_out(s, self.chair, self.count - 1, self.why)


def recall(s: Infamy, effect: Effect, card: int, chair: int, victim: int) -> None:
    """OOI-46: an effect also calls back whom no action may, stranded Lackeys too."""
    out = s.out(victim)
    if effect.amount == 0 or out <= effect.amount:
        for spot in s.spots_of(victim):
            s.come_home(spot)
    elif out:
        s.then(RecallSome(s[VOICE + victim], victim, effect.amount))


class RecallSome(Choice[Infamy]):
    """A Lackey comes home for nothing, or no more of them (OOI-46)."""

    rules = ("OOI-169",)
    prompt = "recall-lackey"

    def __init__(self, seat: int, chair: int, count: int) -> None:
        self.seat = seat
        self.chair = chair
        self.count = count

    def offer(self, s: Infamy, o: Offer) -> None:
        o.add(DONE)
        for spot in s.spots_of(self.chair):
            o.add(OF_SPOT + spot)

    def choose(self, s: Infamy, action: int) -> None:
        if action == DONE:
            return
        s.come_home(action - OF_SPOT)
        if self.count > 1:
            s.then(RecallSome(self.seat, self.chair, self.count - 1))


def sweep(s: Infamy, effect: Effect, card: int, chair: int, victim: int) -> None:
    specials.sweep_zone(s, victim, because(s, card))


# Tracks


def infamy(s: Infamy, effect: Effect, card: int, chair: int, victim: int) -> None:
    s.change_infamy(victim, effect.amount)


def tension(s: Infamy, effect: Effect, card: int, chair: int, victim: int) -> None:
    s.tense(effect.amount)


def action_points(s: Infamy, effect: Effect, card: int, chair: int, victim: int) -> None:
    s[AP] += effect.amount


def misery(s: Infamy, effect: Effect, card: int, chair: int, victim: int) -> None:
    s[MISERY + victim] += effect.amount
    proclaim(s, "misery", card, victim, effect.amount)


# The Hero


def hero_moves(s: Infamy, effect: Effect, card: int, chair: int, victim: int) -> None:
    if s[FALLEN]:
        return
    if effect.amount:
        s.then(HeroMoves(chair, effect.amount, BY_CARD))
    else:
        s.then(HeroMoves(chair, thrown(s), BY_CARDS_DIE))


def hero_home(s: Infamy, effect: Effect, card: int, chair: int, victim: int) -> None:
    go_home(s)
    tell(s, "hero-home")


def hero_falls(s: Infamy, effect: Effect, card: int, chair: int, victim: int) -> None:
    s[FALLEN] = 1
    tell(s, "hero-falls")


# The land


def exploit(s: Infamy, effect: Effect, card: int, chair: int, victim: int) -> None:
    for _ in range(effect.amount):
        s.then(DrawTiles(victim, 2, 1))


def wreck(s: Infamy, effect: Effect, card: int, chair: int, victim: int) -> None:
    chooser = chair if effect.who == v.TARGET else victim
    tiles = [space for space in s.board.zones[victim].land if s[TILE_ON + space]]
    why = because(s, card)
    if len(tiles) > effect.amount:
        s.then(WreckTile(s[VOICE + chooser], victim, effect.amount, why))
        return
    for space in tiles:
        lift(s, space, why)


class WreckTile(Choice[Infamy]):
    """Choice of a tile that goes back under the stack, with all who stand on it."""

    rules = ("OOI-D35",)
    prompt = "wreck-tile"

    def __init__(self, seat: int, chair: int, count: int, why: int) -> None:
        self.seat = seat
        self.chair = chair
        self.count = count
        self.why = why

    def offer(self, s: Infamy, o: Offer) -> None:
        land = s.board.zones[self.chair].land
        for space in land:
            if s[TILE_ON + space]:
                o.add(OF_SPOT + 2 * space)

    def choose(self, s: Infamy, action: int) -> None:
        lift(s, (action - OF_SPOT) // 2, self.why)
        if self.count > 1:
            s.then(WreckTile(self.seat, self.chair, self.count - 1, self.why))


# Relics and Plots


def relic(s: Infamy, effect: Effect, card: int, chair: int, victim: int) -> None:
    if not all(s.is_held(relic) for relic in range(6)):
        s.then(PickRelic(s[VOICE + victim], victim))


class PickRelic(ChairChoice[Infamy]):
    """A Relic that nobody holds (OOI-18, OOI-69), in exchange for the own one."""

    rules = ("OOI-67",)
    prompt = "pick-relic"

    def offer(self, s: Infamy, o: Offer) -> None:
        for relic in range(6):
            if not s.is_held(relic):
                o.add(OF_RELIC + relic)

    def choose(self, s: Infamy, action: int) -> None:
        s.take_relic(self.chair, action - OF_RELIC)


def drop_relic(s: Infamy, effect: Effect, card: int, chair: int, victim: int) -> None:
    s.drop_relic(victim)


def renew(s: Infamy, effect: Effect, card: int, chair: int, victim: int) -> None:
    redraw(s, victim)


def spy(s: Infamy, effect: Effect, card: int, chair: int, victim: int) -> None:
    specials.look_at_plot(s, chair, victim)


def sabotage(s: Infamy, effect: Effect, card: int, chair: int, victim: int) -> None:
    if victim != chair and s.count(ACTIVE + victim):
        specials.put_sabotage(s, victim, effect.amount)


def repair(s: Infamy, effect: Effect, card: int, chair: int, victim: int) -> None:
    s[SABOTAGE_ON + victim] = 0
    tell(s, "repairs", victim)


def special(s: Infamy, effect: Effect, card: int, chair: int, victim: int) -> None:
    specials.SPECIAL_HANDLERS[effect.special](s, effect, card, chair, victim)


HANDLERS.update(
    {
        v.GAIN: gain,
        v.LOSE: lose,
        v.TAKE: take,
        v.TRIBUTE: tribute,
        v.LOOT: loot,
        v.HOARD: hoard,
        v.SQUANDER: squander,
        v.RECRUIT: recruit,
        v.DESERT: desert,
        v.RECALL: recall,
        v.INFAMY: infamy,
        v.TENSION: tension,
        v.ACTION_POINTS: action_points,
        v.HERO_MOVES: hero_moves,
        v.HERO_HOME: hero_home,
        v.HERO_FALLS: hero_falls,
        v.EXPLOIT: exploit,
        v.WRECK: wreck,
        v.RELIC: relic,
        v.DROP_RELIC: drop_relic,
        v.REDRAW: renew,
        v.SPY: spy,
        v.SABOTAGE: sabotage,
        v.REPAIR: repair,
        v.SWEEP: sweep,
        v.MISERY: misery,
        v.SPECIAL: special,
    }
)
