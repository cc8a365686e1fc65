"""Conan as a game: seats, options, and how its states are made."""

from typing import Any, Final

from overlord.core.box import Box
from overlord.core.errors import BadOption
from overlord.core.frames import Frame
from overlord.core.game import Game, Option
from overlord.core.layout import ASIDE
from overlord.core.position import Reader
from overlord.core.rng import Rng
from overlord.core.setup import Setup
from overlord.core.state import State
from overlord.games.conan.combat import (
    attack,
    defence,
    dice,
    hero_attack,
    reactions,
    skills,
    spell_effects,
    spells,
    wounds,
)
from overlord.games.conan.components import building
from overlord.games.conan.components.box import ConanBox
from overlord.games.conan.heroes import allies, hero_acts, heroes_turn, manipulation, potions
from overlord.games.conan.heuristics.judge import ConanJudge
from overlord.games.conan.movement import steps as moving
from overlord.games.conan.movement import walking
from overlord.games.conan.overlord import (
    activation,
    model_acts,
    overlord_turn,
    reinforcement,
    river,
)
from overlord.games.conan.overlord import event_effects as happenings
from overlord.games.conan.overlord import event_tiles as events
from overlord.games.conan.scenarios import barricades, mutiny, priests, ritual, sailing
from overlord.games.conan.scenarios.equipment import HIDDEN_EQUIPMENT
from overlord.games.conan.state import FATIGUE, RESERVE, SPOTS, UNDECIDED, Conan
from overlord.games.conan.table import set_up
from overlord.games.conan.table.blow import no_blow
from overlord.games.conan.table.fields import fill
from overlord.games.conan.table.forecast import forecast
from overlord.games.conan.table.numbered_places import tokens_of
from overlord.games.conan.table.terms import SCENARIOS, Terms, chairs_at, heroes_at
from overlord.games.conan.zones import DECK, LAYOUT, MAP, OVERLORD, PLACES, RIVER

OPTIONS: Final = [
    Option("scenario", list(SCENARIOS)),
    Option("heroes", ["fewest", "most"]),
    Option("characters", ["suggested", "chosen"]),  # CO-C69
]
FRAMES: Final[list[type[Frame[Any]]]] = [
    set_up.SetUp,
    set_up.ChooseCharacter,
    set_up.HideAway,
    set_up.TruePriest,
    heroes_turn.HeroesTurn,
    heroes_turn.Stances,
    heroes_turn.TakeStance,
    heroes_turn.Recover,
    heroes_turn.ActionPhase,
    heroes_turn.TurnEnds,
    heroes_turn.EndHeroesTurn,
    hero_acts.Floor,
    hero_acts.WhoActs,
    hero_acts.HeroActs,
    hero_acts.GoOn,
    hero_attack.PickTarget,
    hero_attack.AttackGems,
    hero_attack.AttackWith,
    hero_attack.SecondWeapon,
    manipulation.Overload,
    manipulation.PickUpWhat,
    manipulation.GiveWhat,
    manipulation.GiveTo,
    manipulation.TakeWhat,
    manipulation.DropWhich,
    manipulation.Attempt,
    manipulation.Outcome,
    manipulation.KeepFind,
    manipulation.ThrowWhat,
    manipulation.ThrowTo,
    manipulation.CatchIt,
    potions.DrinkWhat,
    potions.Restore,
    potions.RestoreGem,
    allies.LeadWhich,
    model_acts.NextModel,
    model_acts.ModelActs,
    model_acts.ModelGoesOn,
    moving.Landed,
    moving.Fallen,
    moving.Arrive,
    walking.Depart,
    overlord_turn.OverlordTurn,
    overlord_turn.Activate,
    activation.EndActivation,
    overlord_turn.EndOverlordTurn,
    river.ClearWhich,
    events.EventTile,
    events.WhichEvent,
    events.Happen,
    barricades.BatterWhich,
    barricades.Splinter,
    ritual.Refill,
    ritual.RefillWhere,
    ritual.Hasten,
    happenings.Volley,
    happenings.VolleyTarget,
    mutiny.Join,
    mutiny.TurnCoats,
    mutiny.TurnWho,
    mutiny.TurnInto,
    sailing.Fire,
    sailing.Wave,
    sailing.WaveTakes,
    sailing.WaveLeaves,
    sailing.Jam,
    sailing.JamWhich,
    happenings.GatherWhere,
    happenings.WhichGroup,
    priests.HearAnswer,
    happenings.AvengeWhere,
    happenings.RocksWhere,
    happenings.Crush,
    happenings.Succeed,
    happenings.Appear,
    happenings.Wake,
    reinforcement.Reinforce,
    reinforcement.ReturnWho,
    reinforcement.ReturnWhere,
    reinforcement.ReturnMany,
    dice.RollDice,
    dice.Rerolls,
    dice.RerollDie,
    attack.OfferSacrifice,
    attack.TakeTheBlow,
    attack.GoThrough,
    attack.GoThroughArea,
    attack.RollAttack,
    attack.FixPower,
    attack.MeetTarget,
    attack.NextVictim,
    attack.PickVictim,
    attack.HitCaptives,
    attack.TakeUpAgain,
    defence.OfferBodyguard,
    defence.GuardFriend,
    defence.OfferGuard,
    defence.GuardWith,
    defence.ParryWith,
    defence.ThrowDefence,
    defence.FixDefence,
    skills.AfterHit,
    skills.PassOn,
    skills.StrikeBack,
    skills.StrikeFromBeyond,
    reactions.OfferReactions,
    reactions.React,
    spells.CastWhich,
    spells.CastFor,
    spells.LayGems,
    spells.AimSpell,
    spells.LeadTo,
    spell_effects.Heal,
    spell_effects.GiveGems,
    wounds.Hurt,
    wounds.TakeFromActions,
    wounds.TakeWounds,
    wounds.Die,
    wounds.Remove,
]
BOUND: Final = 30_000


class ConanGame(Game):
    """One Overlord, and one to four heroes among the other seats (CO-C25)."""

    def __init__(self) -> None:
        super().__init__("conan", range(2, 6), OPTIONS, 2, "CO", LAYOUT, BOUND, ConanJudge())

    def read_box(self, path: str) -> Box:
        return building.from_file(path) if path else building.shipped()

    def box_from(self, source: dict[str, object]) -> Box:
        return building.from_source(source)

    def chairs(self, players: int, options: dict[str, str]) -> list[int]:
        return chairs_at(players, options)

    def sides(self, players: int, options: dict[str, str]) -> list[int]:
        """The Overlord, and all heroes together."""
        return [0] + [1] * (players - 1)

    def factions(self, s: State, seat: int) -> list[int]:
        assert isinstance(s, Conan)
        seats = s.terms.seats
        return [s.terms.heroes[chair] for chair in range(1, len(seats)) if seats[chair] == seat]

    def check(self, players: int, options: dict[str, str], box: Box) -> None:
        """CO-C25: a scenario has room for as many players as it has heroes, and the Overlord."""
        assert isinstance(box, ConanBox)
        scenario = options["scenario"]
        if box.scenario(scenario) is None:
            raise BadOption(f"this box has no scenario {scenario}")
        if heroes_at(players, options) < 0:
            most = SCENARIOS[scenario][1] + 1
            raise BadOption(f"{scenario} is for at most {most} players, not {players}")

    def begin(self, setup: Setup, zones: list[list[int]], rng: Rng) -> State:
        """CO-78, CO-80, CO-81, CO-84: gems are split, the River is filled, the deck is formed."""
        s = bare(setup, zones, 0, [set_up.SetUp()], rng)
        box = s.box
        first = s.board.first
        zones[MAP] = [first + area for area in range(s.board.size) if area not in s.board.out]
        zones[RIVER] = [berth.tile for berth in s.scenario.river]
        zones[DECK] = s.scenario.deck[:]
        searchers = range(1, len(s.base)) if s.scenario.has(HIDDEN_EQUIPMENT) else [OVERLORD]
        for chair in searchers:
            zones[PLACES + chair] = tokens_of(s, chair)[:]
        used = {card for zone in zones for card in zone}
        every = range(box.first, len(box.actions))
        zones[ASIDE] = [card for card in every if card not in used]
        s.gems[RESERVE] = s.terms.purse.reserve
        s.gems[FATIGUE] = s.terms.purse.fatigue
        set_up.deal_gems(s)
        s.chests = s.scenario.chests[:]
        s.marker = s.scenario.marker
        return s

    def restore(
        self,
        setup: Setup,
        zones: list[list[int]],
        open: int,
        agenda: list[Frame[Any]],
        rng: Rng,
        fields: Reader,
    ) -> State:
        s = bare(setup, zones, open, agenda, rng)
        fill(s, fields)
        return s

    def frames(self) -> dict[str, type[Frame[Any]]]:
        return {kind.__name__: kind for kind in FRAMES}

    def forecast(self, s: State, seat: int) -> dict[str, object]:
        assert isinstance(s, Conan)
        return forecast(s)


def bare(
    setup: Setup, zones: list[list[int]], open: int, agenda: list[Frame[Any]], rng: Rng
) -> Conan:
    """A table before anything has been put on it."""
    box = setup.box
    assert isinstance(box, ConanBox)
    scenario = box.scenario(setup.options["scenario"])
    assert scenario is not None
    terms = Terms(box, scenario, setup.chairs, list(range(len(setup.chairs) - 1)))
    size = box.boards[0].first  # areas and tokens hold no number
    figures = box.figures
    chairs = len(setup.chairs)
    return Conan(
        setup,
        zones,
        open,
        agenda,
        rng,
        box,
        terms,
        turn=0,
        side=scenario.first,
        gems=[0] * (chairs * SPOTS),
        laid=[0] * size,
        at=[-1] * size,
        life=[0] * figures,
        points=[0] * figures,
        extra=[0] * figures,
        marks=[0] * figures,
        halo=[0] * figures,
        base=[0] * chairs,
        started=0,
        aggressive=0,
        asked_of=0,
        chests=[],
        wrecked=0,
        barricades=[gate.life for gate in scenario.gates],
        siege=0,
        quiet=0 if scenario.alarm is None else 1,
        bodies=[],
        gone=0,
        worked=0,
        jammed=0,
        activations=0,
        active=-1,
        reinforcement=0,
        marker=0,
        verdict=UNDECIDED,
        blow=no_blow(),
        stored=[],
        shared=0,
    )
