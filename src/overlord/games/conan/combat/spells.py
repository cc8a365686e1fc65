"""Casting spells: cost, limit, and whom or what a spell is cast on (CO-58 to CO-63, CO-H86)."""

from overlord.core.frames import Choice, Refusal, Step
from overlord.core.offer import Offer
from overlord.games.conan.combat.attack import targets, why_not_target
from overlord.games.conan.combat.spell_effects import AIMED, begin
from overlord.games.conan.components import vocabulary as v
from overlord.games.conan.components.box import OF_GEMS
from overlord.games.conan.movement.costs import border_cost
from overlord.games.conan.state import DIZZY, RESERVE, Conan
from overlord.games.conan.table.blow import SPELL
from overlord.games.conan.zones import GROUND, SPELLS


def book(s: Conan, who: int) -> list[int]:
    """The spells that somebody may use: CO-K33, CO-59."""
    chair = s.chair_of(who)
    if chair:
        return s.cards(SPELLS + chair)
    unit = s.box.unit_of[who]
    return [card for card in s.cards(SPELLS) if s.terms.caster[card] == unit]


def price(s: Conan, who: int, spell: int) -> int:
    """The least gems that a spell takes now."""
    return s.box.spell(spell).cost + (1 if s.marks(who) & DIZZY else 0)


def most(s: Conan, who: int, spell: int) -> int:
    """CO-62, CO-H87, CO-H91: the most gems that may be laid on a spell card now."""
    printed = s.box.spell(spell)
    reserve = s.held(s.chair_of(who), RESERVE)
    if not printed.limit:
        return reserve
    return min(reserve, printed.limit - s.laid(spell))


def why_not_cast(s: Conan, who: int, spell: int) -> Refusal | None:
    if not s.has(who, v.SPELL_CASTER):
        return Refusal("no-spell-caster", "CO-K33")
    if price(s, who, spell) > s.held(s.chair_of(who), RESERVE):
        return Refusal("too-few-gems", "CO-60")
    if price(s, who, spell) > most(s, who, spell):
        return Refusal("spell-limit", "CO-62" if not s.chair_of(who) else "CO-H87")
    effect = s.box.spell(spell).effect
    if effect == v.E_HALO and s.halo(who):
        return Refusal("halo-in-force", "CO-H92")
    if effect in AIMED and not has_aim(s, who, spell, most(s, who, spell)):
        return Refusal("no-target", "CO-H86")
    return None


def has_aim(s: Conan, who: int, spell: int, gems: int) -> bool:
    """Whether `aims` would find anything: the own area is always seen (CO-H36)."""
    effect = s.box.spell(spell).effect
    if effect == v.E_AREA:
        return True
    if effect == v.E_TELEPORTATION:
        return bool(_jumps(s, who, gems, 1))
    return bool(aims(s, who, spell, gems))


def aims(s: Conan, who: int, spell: int, gems: int) -> list[int]:
    """Targets of a spell with that many gems."""
    effect = s.box.spell(spell).effect
    board = s.board
    seen = board.sight(s.wrecked)[s.at(who)]
    if effect == v.E_AREA:
        return [board.first + area for area in range(board.size) if seen >> area & 1]
    if effect == v.E_TELEPORTATION:
        return [board.first + area for area in _jumps(s, who, gems, board.size)]
    if effect == v.E_TELEKINESIS:
        loose = [c for c in s.cards(GROUND) if c not in s.scenario.fixed]
        return [c for c in loose if seen >> s.at(c) & 1 and s.box.asset(c).load <= 3]
    if effect in (v.E_HEALING, v.E_GIFT, v.E_DRAIN):
        heroes = [s.terms.heroes[chair] for chair in s.heroes()]
        return [card for card in heroes if _concerns(s, who, effect, card)]
    return [card for card in targets(s, who) if _strikes(s, who, effect, card, gems)]


def _concerns(s: Conan, who: int, effect: int, hero: int) -> bool:
    """Spells on heroes: of one's own area, in sight, or in sight beside."""
    here, there = s.at(who), s.at(hero)
    if effect == v.E_HEALING:
        return here == there
    near = there in s.board.beside[here] if effect == v.E_DRAIN else hero != who
    return near and s.sees_area(here, there)


def _strikes(s: Conan, who: int, effect: int, enemy: int, gems: int) -> bool:
    """Spells on enemies."""
    here, there = s.at(who), s.at(enemy)
    if effect == v.E_MIND:
        bends = s.box.unit_of[enemy] not in s.scenario.no_control
        return bends and bool(areas_to_lead_to(s, enemy, 1 + gems))
    if effect == v.E_DIZZINESS:
        return s.sees_area(here, there) and s.has(enemy, v.SPELL_CASTER)
    if effect == v.E_POSSESSION:
        return 0 <= s.board.steps(here, there) <= 2
    return why_not_target(s, who, enemy, SPELL) is None


def _jumps(s: Conan, who: int, gems: int, enough: int) -> list[int]:
    """Teleportation: one adjacent area per gem, whatever lies between."""
    here = s.at(who)
    found: list[int] = []
    for area in range(s.board.size):
        if 0 < s.board.steps(here, area) <= gems and s.fits(who, area):
            found.append(area)
            if len(found) == enough:
                break
    return found


def areas_to_lead_to(s: Conan, who: int, steps: int) -> list[int]:
    """CO-C14: where Mind Control may lead somebody without harm."""
    home = s.at(who)
    reached = [home]
    ring = [home]
    for _ in range(steps):
        after: list[int] = []
        for area in ring:
            s.set_at(who, area)
            for target in s.board.beside[area]:
                if target not in reached and _harmless(s, who, target):
                    reached.append(target)
                    after.append(target)
        ring = after
    s.set_at(who, home)
    return sorted(area for area in reached if area != home)


def _harmless(s: Conan, who: int, target: int) -> bool:
    border = s.board.borders[s.board.between(s.at(who), target)]
    if border.fall or border.kind == v.LEAPED or border.kind in v.WRECKABLE:
        return False
    return border_cost(s, who, target) >= 0 and s.fits(who, target)


class CastWhich(Choice[Conan]):
    prompt = "cast"
    rules = ("CO-59", "CO-60", "CO-H86")

    def __init__(self, seat: int, who: int) -> None:
        self.seat = seat
        self.who = who

    def candidates(self, s: Conan) -> list[int]:
        return book(s, self.who)

    def refusal(self, s: Conan, action: int) -> Refusal | None:
        return why_not_cast(s, self.who, action)

    def choose(self, s: Conan, action: int) -> None:
        cast(s, self.seat, self.who, action)


def can_cast(s: Conan, who: int) -> bool:
    for spell in book(s, who):
        if why_not_cast(s, who, spell) is None:
            return True
    return False


def cast(s: Conan, seat: int, who: int, spell: int) -> None:
    """CO-H91: how many gems, where that is free to choose; then on whom."""
    low = price(s, who, spell)
    if s.box.spell(spell).variable and most(s, who, spell) > low:
        s.then(CastFor(seat, who, spell))
    else:
        s.then(LayGems(seat, who, spell, low))


class CastFor(Choice[Conan]):
    prompt = "cast-for"
    rules = ("CO-60", "CO-H91")

    def __init__(self, seat: int, who: int, spell: int) -> None:
        self.seat = seat
        self.who = who
        self.spell = spell

    def offer(self, s: Conan, o: Offer) -> None:
        low = price(s, self.who, self.spell)
        counts = range(low, most(s, self.who, self.spell) + 1)
        if s.box.spell(self.spell).effect in AIMED:
            for n in counts:
                if has_aim(s, self.who, self.spell, n):
                    o.add(OF_GEMS + n)
            return
        for n in counts:
            o.add(OF_GEMS + n)

    def choose(self, s: Conan, action: int) -> None:
        s.then(LayGems(self.seat, self.who, self.spell, action - OF_GEMS))


class LayGems(Step[Conan]):
    """CO-60, CO-H86: gems go onto the card, and the spell begins."""

    rules = ("CO-60", "CO-H86")

    def __init__(self, seat: int, who: int, spell: int, gems: int) -> None:
        self.seat = seat
        self.who = who
        self.spell = spell
        self.gems = gems

    def run(self, s: Conan) -> None:
        s.cite("CO-H86" if s.chair_of(self.who) else "CO-60")
        s.announce("casts", self.spell, self.who, self.gems)
        if s.box.spell(self.spell).effect not in AIMED:
            s.lay(self.spell, s.chair_of(self.who), self.gems)
            begin(s, self.seat, self.who, self.spell, -1, self.gems)
            return
        found = aims(s, self.who, self.spell, self.gems)
        s.lay(self.spell, s.chair_of(self.who), self.gems)
        if len(found) == 1:
            begin(s, self.seat, self.who, self.spell, found[0], self.gems)
        else:
            s.then(AimSpell(self.seat, self.who, self.spell, self.gems))


class AimSpell(Choice[Conan]):
    prompt = "aim-spell"
    rules = ("CO-60", "CO-H86")

    def __init__(self, seat: int, who: int, spell: int, gems: int) -> None:
        self.seat = seat
        self.who = who
        self.spell = spell
        self.gems = gems

    def offer(self, s: Conan, o: Offer) -> None:
        o.add_all(aims(s, self.who, self.spell, self.gems))

    def choose(self, s: Conan, action: int) -> None:
        s.cite("CO-H86" if s.chair_of(self.who) else "CO-60")
        begin(s, self.seat, self.who, self.spell, action, self.gems)


class LeadTo(Choice[Conan]):
    """CO-C14: where the one under Mind Control goes."""

    prompt = "lead-to"
    rules = ("CO-H86",)

    def __init__(self, seat: int, who: int, steps: int) -> None:
        self.seat = seat
        self.who = who
        self.steps = steps

    def offer(self, s: Conan, o: Offer) -> None:
        for area in areas_to_lead_to(s, self.who, self.steps):
            o.add(s.board.first + area)

    def choose(self, s: Conan, action: int) -> None:
        s.stand(self.who, s.box.place_of[action])
