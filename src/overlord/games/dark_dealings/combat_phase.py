"""The Combat Phase: round by round, everybody faces the top hero of the own pile."""

from typing import Final

from overlord.core.frames import Choice, Refusal, SeatStep, Step
from overlord.core.offer import Offer
from overlord.games.dark_dealings import plans
from overlord.games.dark_dealings.box import (
    BERSERKER,
    DETOUR,
    DISCARD,
    DONE,
    FIGHT,
    GIVE_UP,
    HEAVY_HITTER,
    KNIGHT,
    SECOND_GROUP,
    WIZARD,
)
from overlord.games.dark_dealings.state import DarkDealings
from overlord.games.dark_dealings.zones import (
    DEFEATED,
    DEFENSES,
    EVICTOR,
    FACED,
    HERO_DISCARD,
    LAYOUT,
    PILE,
    PLAN,
    SIDE,
)


class CombatRound(Step[DarkDealings]):
    """The first player begins; rounds go on while there are heroes to face.

    In Hardcore the siege ends with a round that leaves at most one overlord standing.
    """

    rules = ("DD-23", "DD-33", "DD-34", "DD-52", "DD-54", "DD-B13", "DD-B22", "DD-B24")

    def run(self, s: DarkDealings) -> None:
        standing = 0
        for seat in s.order():
            if not s.count(EVICTOR + seat):
                standing += 1
                if s.count(PILE + seat):
                    s.then(FLIPS[seat])
        if s.hardcore and standing == 1 < s.players:
            s.end()
        elif len(s.agenda) > s.mark:
            s.then(self)


class FlipHero(SeatStep[DarkDealings]):
    """The top hero of the pile is turned up."""

    rules = ("DD-23", "DD-47", "DD-51", "DD-67")

    def run(self, s: DarkDealings) -> None:
        s.cite("DD-23")
        hero = s.draw(PILE + self.seat, FACED)
        s.then(FaceHero(self.seat, hero))


FLIPS: Final = [FlipHero(seat) for seat in range(LAYOUT.chairs)]


class FaceHero(Choice[DarkDealings]):
    """Fight it, or let it pass; a Detour sends it to the bottom of the pile first.

    In Hardcore to let it pass is to give up (DD-52, DD-B12), which has a word of its own.
    """

    rules = (
        "DD-24",
        "DD-32",
        "DD-47",
        "DD-48",
        "DD-68",
        "DD-B1",
        "DD-B6",
        "DD-B7",
        "DD-B8",
        "DD-B20",
        "DD-B21",
    )
    prompt = "face-hero"

    def __init__(self, seat: int, hero: int) -> None:
        self.seat = seat
        self.hero = hero

    def offer(self, s: DarkDealings, o: Offer) -> None:
        if self._may_fight(s):
            o.add(FIGHT)
        if s.count(PILE + self.seat):
            for i in range(s.count(DEFENSES + self.seat)):
                card = s.card(DEFENSES + self.seat, i)
                if s.box.ability[card] == DETOUR and s.detours(card):
                    o.add(card)
        o.add(GIVE_UP if s.hardcore else DISCARD)

    def candidates(self, s: DarkDealings) -> list[int]:
        detours = [card for card in s.cards(DEFENSES + self.seat) if s.detours(card)]
        return [FIGHT, *detours, GIVE_UP if s.hardcore else DISCARD]

    def refusal(self, s: DarkDealings, action: int) -> Refusal | None:
        if action == FIGHT:
            if not s.count(DEFENSES + self.seat):
                return Refusal("no-defense", "DD-68")
            return None if self._may_fight(s) else plans.why_unbeatable(s, self.hero)
        if action >= s.box.first and not s.count(PILE + self.seat):
            return Refusal("detour-last", "DD-B7")
        return None

    def _may_fight(self, s: DarkDealings) -> bool:
        if s.box.klass[self.hero] == WIZARD:
            return s.count(DEFENSES + self.seat) > 0
        return plans.beatable(s, self.seat, self.hero)

    def choose(self, s: DarkDealings, action: int) -> None:
        if action in (DISCARD, GIVE_UP):
            give_in(s, self.seat, self.hero)
        elif action != FIGHT:
            s.cite("DD-47")
            s.tuck(self.hero, FACED, PILE + self.seat)
            s.cite("DD-B6")
            s.turn(self.seat, action)
            s.then(FLIPS[self.seat])
        elif s.box.klass[self.hero] == WIZARD:
            s.then(PayWizard(self.seat, self.hero))
        else:
            prepare(s, self.seat, self.hero)


class PayWizard(Choice[DarkDealings]):
    """Before striking a Wizard one own defense is trashed; that may cost the victory."""

    rules = ("DD-40", "DD-73", "DD-B1", "DD-B2")
    prompt = "trash-defense"

    def __init__(self, seat: int, hero: int) -> None:
        self.seat = seat
        self.hero = hero

    def offer(self, s: DarkDealings, o: Offer) -> None:
        s.offer(DEFENSES + self.seat, o)

    def choose(self, s: DarkDealings, action: int) -> None:
        s.cite("DD-40")
        s.trash(self.seat, action)
        if plans.beatable(s, self.seat, self.hero):
            prepare(s, self.seat, self.hero)
        else:
            give_in(s, self.seat, self.hero)


class Strike(Choice[DarkDealings]):
    """One more defense joins the plan, or the plan is complete and carried out at once.

    Only what can still lead to a complete legal plan is allowed, so a fight never fails.
    """

    rules = (
        "DD-26",
        "DD-27",
        "DD-30",
        "DD-31",
        "DD-38",
        "DD-39",
        "DD-42",
        "DD-49",
        "DD-69",
        "DD-70",
        "DD-71",
        "DD-72",
        "DD-B2",
        "DD-B5",
    )
    prompt = "strike"

    def __init__(self, seat: int, hero: int) -> None:
        self.seat = seat
        self.hero = hero

    def offer(self, s: DarkDealings, o: Offer) -> None:
        s.fighting().strikes(o)

    def candidates(self, s: DarkDealings) -> list[int]:
        fight = s.fighting()
        return [*fight.cards, fight.closing()]

    def refusal(self, s: DarkDealings, action: int) -> Refusal | None:
        return plans.why_not_strike(s, s.fighting(), action)

    def choose(self, s: DarkDealings, action: int) -> None:
        if action == DONE:
            carry_out(s, self.seat, self.hero)
            return
        s.plan_on(action)
        if s.box.ability[action] == HEAVY_HITTER:
            s.then(TurnOther(self.seat, self.hero))
        s.then(self)


class TurnOther(Choice[DarkDealings]):
    """Before a Heavy Hitter strikes, another defense is turned; that one has not struck."""

    rules = ("DD-44", "DD-45", "DD-74", "DD-B9", "DD-B10")
    prompt = "rotate"

    def __init__(self, seat: int, hero: int) -> None:
        self.seat = seat
        self.hero = hero

    def offer(self, s: DarkDealings, o: Offer) -> None:
        s.fighting().turns(o)

    def candidates(self, s: DarkDealings) -> list[int]:
        return s.fighting().in_play()

    def refusal(self, s: DarkDealings, action: int) -> Refusal | None:
        return plans.why_not_turn(s, s.fighting(), action)

    def choose(self, s: DarkDealings, action: int) -> None:
        s.plan_on(action)


def prepare(s: DarkDealings, seat: int, hero: int) -> None:
    """Begin to plan a fight that can be won."""
    s.cite("DD-24")
    s.announce("fights", hero, seat)
    s.fight = plans.begin(s, seat, hero)
    s.then(Strike(seat, hero))


def carry_out(s: DarkDealings, seat: int, hero: int) -> None:
    """The planned fight, all at once: DD-28, DD-29, DD-41, DD-46, DD-75, DD-B3, DD-B4."""
    klass = s.box.klass[hero]
    plan = s.cards(PLAN)
    s.clear(PLAN)
    s.fight = None
    strikers: list[int] = []
    i = 0
    while i < len(plan):
        card = plan[i]
        i += 1
        if card == SECOND_GROUP:
            continue
        if s.box.ability[card] == HEAVY_HITTER:
            last = s.of(SIDE, plan[i]) + 1 == s.box.sides[plan[i]]
            s.cite("DD-75" if last else "DD-44")
            s.turn(seat, plan[i])
            i += 1
        if klass == KNIGHT:
            strike(s, seat, card, plans.strikes_for(s, seat, hero, card), False)
        else:
            strikers.append(card)
    values = [plans.strikes_for(s, seat, hero, card) for card in strikers]
    for place, card in enumerate(strikers):
        strike(s, seat, card, values[place], klass == BERSERKER)
    s.cite("DD-28")
    s.move(hero, FACED, DEFEATED + seat)


def strike(s: DarkDealings, seat: int, card: int, value: int, berserker: bool) -> None:
    """A defense strikes and is turned; after a Berserker it is trashed (DD-41)."""
    s.cite("DD-26")
    s.announce("strikes", card, value, seat)
    if berserker:
        s.cite("DD-41")
        s.trash(seat, card)
    else:
        s.cite("DD-29")
        s.turn(seat, card)


def give_in(s: DarkDealings, seat: int, hero: int) -> None:
    """DD-24, DD-32: the hero is discarded; in Hardcore it evicts (DD-52, DD-53, DD-B12)."""
    s.cite("DD-52" if s.hardcore else "DD-32")
    s.move(hero, FACED, EVICTOR + seat if s.hardcore else HERO_DISCARD)
