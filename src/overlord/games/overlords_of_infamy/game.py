"""Overlords of Infamy as a game: seats, options, and how its states are made."""

from typing import Any

from overlord.core.box import Box
from overlord.core.errors import BadOption
from overlord.core.frames import Frame
from overlord.core.game import Game, Option
from overlord.core.position import Reader
from overlord.core.rng import Rng
from overlord.core.setup import Setup
from overlord.core.state import State
from overlord.games.overlords_of_infamy import (
    action_phase,
    espionage,
    exploit,
    overlords,
    plots,
    schema,
    set_up,
    tokens,
    turn,
    world_tension,
)
from overlord.games.overlords_of_infamy.board import SPACES
from overlord.games.overlords_of_infamy.box import (
    EVENT,
    KNAVERY,
    OVERLORD,
    QUEST,
    SPOTS,
    TILE,
    InfamyBox,
)
from overlord.games.overlords_of_infamy.cards import effects, resolve
from overlord.games.overlords_of_infamy.cards import special_effects as specials
from overlord.games.overlords_of_infamy.cards.vocabulary import M_SIZE
from overlord.games.overlords_of_infamy.fields import fill
from overlord.games.overlords_of_infamy.forecast import forecast
from overlord.games.overlords_of_infamy.hero import hero_phase as hero
from overlord.games.overlords_of_infamy.hero import hero_player, quests
from overlord.games.overlords_of_infamy.heuristics.judge import InfamyJudge
from overlord.games.overlords_of_infamy.land import rebuild
from overlord.games.overlords_of_infamy.marks import NOTHING
from overlord.games.overlords_of_infamy.state import Infamy
from overlord.games.overlords_of_infamy.terms import Terms
from overlord.games.overlords_of_infamy.zones import (
    DECKS,
    EVENT_DECK,
    LAYOUT,
    OVERLORD_OF,
    OVERLORDS,
    QUEST_DECK,
    TILE_STACK,
)

SOLO = ["difficulty", "no-walls", "swift-hero", "every-level", "restless-hero"]
OPTIONS = [
    Option("events", ["standard", *[str(events) for events in range(3, 21)]]),
    Option("first", ["drawn", "1", "2", "3", "4"]),
    Option("zones", ["1", "2", "3", "4"]),
    Option("overlords", ["chosen", "drawn"]),
    Option("quests", ["no", "yes"]),
    Option("hero", ["table", "player"]),
    Option("difficulty", ["normal", "easy", "hard", "overlord"]),
    Option("no-walls", ["no", "yes"]),
    Option("swift-hero", ["no", "yes"]),
    Option("every-level", ["no", "yes"]),
    Option("restless-hero", ["no", "yes"]),
]
FRAMES: list[type[Frame[Any]]] = [
    set_up.SetUp,
    set_up.PickOverlord,
    set_up.FirstPlots,
    set_up.ReturnPlots,
    turn.BeginTurn,
    turn.EndPhase,
    turn.PressGangs,
    turn.TurnIsOver,
    turn.NextTurn,
    turn.RollOff,
    action_phase.ActionPhase,
    action_phase.GoOn,
    action_phase.Act,
    exploit.DrawTiles,
    exploit.PickTile,
    exploit.PickAgain,
    exploit.PlaceTile,
    exploit.TurnTile,
    exploit.TakeFromTile,
    plots.CompletePlot,
    plots.LoseRequired,
    plots.AfterFailure,
    plots.DrawPlots,
    plots.ChooseDeck,
    plots.KeepPlot,
    plots.KeepFirstPlot,
    espionage.EspionagePhase,
    espionage.GoOnSpying,
    espionage.Spy,
    espionage.SpyOn,
    espionage.PlunderWell,
    world_tension.Settle,
    world_tension.FlipEvent,
    world_tension.CalmDown,
    world_tension.Befall,
    overlords.Draft,
    hero.SetOut,
    hero.HeroMoves,
    hero.MoveHero,
    hero.Liberate,
    hero.BringHome,
    hero.TurnUpTile,
    hero.HeroPhase,
    espionage.PayForAct,
    overlords.Charm,
    overlords.CharmTo,
    overlords.HeroPhaseAbilities,
    overlords.Flood,
    overlords.FloodTo,
    overlords.Fetch,
    overlords.PressGang,
    resolve.Resolve,
    resolve.ChooseVictim,
    resolve.Meet,
    effects.LoseLackey,
    effects.RecallSome,
    effects.WreckTile,
    effects.PickRelic,
    specials.ChooseBribed,
    specials.ChooseMaelstrom,
    tokens.GainTokens,
    tokens.LoseTokens,
    tokens.TakeTokens,
    tokens.TakeUpTo,
    tokens.StockTokens,
    quests.CheckQuests,
    quests.ChooseQuest,
    hero_player.HeroTurn,
    hero_player.OfferQuests,
    hero_player.KeepQuest,
    hero_player.HeroActs,
    hero_player.SpyOnPlot,
    hero_player.Bombard,
]


class InfamyGame(Game):
    """1 to 4 Overlords, and a fifth player, or one of fewer, as the Adventuring Hero."""

    def __init__(self) -> None:
        super().__init__(
            "overlords-of-infamy", range(1, 6), OPTIONS, 2, "OOI", LAYOUT, 20000, InfamyJudge()
        )

    def read_box(self, path: str) -> Box:
        return schema.from_file(path) if path else schema.shipped()

    def box_from(self, source: dict[str, object]) -> Box:
        return schema.from_source(source)

    def check(self, players: int, options: dict[str, str], box: Box) -> None:
        """Whether the variants go together, and the box supplies the table."""
        for name in SOLO:
            if players > 1 and options[name] != self.options[name].default:
                raise BadOption(f"option {name} of overlords-of-infamy is for one player only")
        if players == 1 and options["hero"] == "player":
            raise BadOption("the Hero as a player needs an Overlord at the table")
        if players == 1 and options["quests"] == "yes":
            raise BadOption("who plays alone plays with quests anyway")
        terms = Terms(players, options)
        if terms.hero_seat >= 0 and options["quests"] == "yes":
            raise BadOption("the Hero as a player has a quest of his own, so quests stay no")
        if terms.first >= terms.overlords:
            raise BadOption(f"the first player is one of {terms.overlords} Overlords")
        if terms.overlords == 3 and terms.turned == 3:
            raise BadOption("three Overlords have three zones")
        needs = [
            ("tiles", TILE, 13 * terms.overlords + (15 if terms.solo else 3)),
            ("Knavery Plots", KNAVERY, 4 * terms.overlords),
            ("World Events", EVENT, 12),
            ("quests", QUEST, max(12, terms.hero_goal + 3)),
            ("Overlords", OVERLORD, terms.overlords),
        ]
        for name, kind, count in needs:
            found = len(box.numbers(kind))
            if found < count:
                raise BadOption(f"this table needs a box with {count} {name}, found {found}")

    def begin(self, setup: Setup, zones: list[list[int]], rng: Rng) -> State:
        box = setup.box
        zones[TILE_STACK] = box.numbers(TILE)
        for level in range(3):
            zones[DECKS + level] = box.numbers(KNAVERY + level)
        zones[EVENT_DECK] = box.numbers(EVENT)
        zones[QUEST_DECK] = box.numbers(QUEST)
        zones[OVERLORDS] = box.numbers(OVERLORD)
        terms = Terms(setup.players, setup.options)
        s = bare(setup, zones, 0, [set_up.SetUp()], rng, terms)
        rebuild(s)
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
        s = bare(setup, zones, open, agenda, rng, Terms(setup.players, setup.options))
        fill(s, fields)
        rebuild(s)
        return s

    def factions(self, s: State, seat: int) -> list[int]:
        """The Overlord of a seat; the Adventuring Hero has none."""
        return s.zones[OVERLORD_OF + seat][:]

    def forecast(self, s: State, seat: int) -> dict[str, object]:
        assert isinstance(s, Infamy)
        return forecast(s, seat)

    def frames(self) -> dict[str, type[Frame[Any]]]:
        return {kind.__name__: kind for kind in FRAMES}


def bare(
    setup: Setup,
    zones: list[list[int]],
    open: int,
    agenda: list[Frame[Any]],
    rng: Rng,
    terms: Terms,
) -> Infamy:
    """A table before anything has been put on it: OOI-5, OOI-6, OOI-8."""
    cards = setup.box
    assert isinstance(cards, InfamyBox)
    board = cards.board(terms.overlords, terms.turned)
    size = terms.overlords
    goods = [0] * 35 + [10] * 7
    return Infamy(
        setup,
        zones,
        open,
        agenda,
        rng,
        cards,
        board,
        terms,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        board.stronghold,
        0,
        0,
        -1,
        0,
        goods,
        [-1] * size,
        [3] * size,
        [0] * size,
        [3] * size,
        [1] * size,
        [0] * size,
        [0] * size,
        [-1] * size,
        list(range(setup.players)),
        [0] * size,
        [],
        [],
        [0] * SPACES,
        [0] * SPACES,
        [0] * SPOTS,
        [NOTHING] * SPOTS,
        [0] * SPACES,
        [0] * size,
        [0] * SPACES,
        [[] for _ in range(size)],
        [0] * M_SIZE,
        [-1] * size,
        [-1] * size,
    )
