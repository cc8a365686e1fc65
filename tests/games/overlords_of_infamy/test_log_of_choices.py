"""More of the log in whole lines: choices, cards, quests; from both chairs, like `test_log.py`."""

import pytest

from tests.games.overlords_of_infamy.scenes import Scene, said_by_the_other
from tests.games.overlords_of_infamy.tables import (
    ACTION,
    ESPIONAGE,
    WAY_0,
    WAY_1,
    How,
    a_box,
    a_plot,
    a_quest,
    an_event,
)


def after(effect: How) -> How:
    """A completed Plot with this Aftermath."""
    return {"box": a_box([a_plot("x", aftermath=[effect])]), "zones": {"completed.0": ["x"]}}


SONG: How = {
    "box": a_box([a_plot("song", cost={"wood": 3, "food": 1}, relic="lute")]),
    "active": {0: "song"},
    "relics": ["lute", ""],
    "goods": {0: {"wood": 2, "food": 1}},
    "land": {"c8": "wood-1"},
}
QUESTS: How = {
    "box": a_box(quests=[a_quest("pie", {"food": 1, "wood": 2}, {"verb": "tension", "amount": 2})]),
    "options": {"quests": "yes"},
}
BANS = ["no-harvest", "no-recruit", "no-exploit", "no-recall"]
IDLE = a_box(
    events=[an_event("idle", scope="next-event", modifiers=[{"rule": ban} for ban in BANS])]
)
DEEPGILLS: How = {
    "overlords": ["mistress-deepgills", "lord-aether"],
    "goods": {0: {"water": 1}},
}

SCENES: dict[str, tuple[Scene, list[str]]] = {
    "a Flood": (
        Scene(
            ("BeginTurn",),
            0,
            ["c8", "c7"],
            **DEEPGILLS,
            land={"c8": "scrap-1", "c7": "wood-2"},
            lackeys={"c8": 0},
            barracks=[2, 3],
        ),
        [
            "Ann: −1 Water (OOI-165)",
            "Ann: a Lackey walks over to C7 (OOI-165)",
            "Ann: +1 Wood (OOI-29)",
            "World Tension: 1 (OOI-34)",
        ],
    ),
    "a Flood onto somebody": (
        Scene(
            ("BeginTurn",),
            0,
            ["e8", "e9"],
            **DEEPGILLS,
            land=WAY_0,
            lackeys={"e8": 0, "e9": 1},
            barracks=[2, 2],
        ),
        [
            "Ann: −1 Water (OOI-165)",
            "Bob: the Lackey on E9 is lost (OOI-165)",
            "Ann: a Lackey walks over to E9 (OOI-165)",
            "Ann: +1 Wood (OOI-29)",
            "World Tension: 1 (OOI-34)",
        ],
    ),
    "the Dark Shepherdess": (
        Scene(
            ("EndPhase",),
            0,
            ["done"],
            overlords=["waffles", "the-dark-shepherdess"],
            lackeys={"h9": 1},
            barracks=[3, 0],
        ),
        ["Turn: Bob (OOI-10)", "Bob: 2 Lackeys join the Barracks (OOI-159)"],
    ),
    "Frau Lumberwulf": (
        Scene(
            ACTION,
            0,
            ["exploit", "wood-1", "c8", "scrap-1", "c7"],
            overlords=["frau-lumberwulf", "lord-aether"],
            top={"tile-stack": ["wood-1", "scrap-1", "food-1"]},
        ),
        [
            "Ann draws 3 hidden cards (OOI-162)",
            "Ann chooses Map Tile (OOI-48)",
            "Ann places Map Tile (OOI-48)",
            "The tile lies on C8 (OOI-48)",
            "Ann chooses Map Tile (OOI-48)",
            "Ann puts a hidden card under the stack (OOI-48)",
            "Ann places Map Tile (OOI-48)",
            "The tile lies on C7 (OOI-48)",
        ],
    ),
    "a tile with Walls": (
        Scene(
            ACTION,
            0,
            ["exploit", "wood-wall", "c8", "edge-2"],
            top={"tile-stack": ["wood-wall", "scrap-1"]},
        ),
        [
            "Ann draws 2 hidden cards (OOI-48)",
            "Ann chooses Map Tile (OOI-48)",
            "Ann puts a hidden card under the stack (OOI-48)",
            "Ann places Map Tile (OOI-48)",
            "The tile lies on C8 (OOI-48)",
        ],
    ),
    "a choice for Comrade Borgg": (
        Scene(
            ACTION,
            0,
            ["exploit", "wood-and-fauna", "c8", "fauna"],
            overlords=["comrade-borgg", "viletron"],
            top={"tile-stack": ["wood-and-fauna", "scrap-1"]},
        ),
        [
            "Ann draws 2 hidden cards (OOI-48)",
            "Ann chooses Map Tile (OOI-48)",
            "Ann puts a hidden card under the stack (OOI-48)",
            "Ann places Map Tile (OOI-48)",
            "The tile lies on C8 (OOI-48)",
            "Ann: +1 Fauna (OOI-158)",
        ],
    ),
    "what a failed Plot costs": (
        Scene(ACTION, 1, ["c8", "wood", "food", "scratch"], **SONG, sabotage=[1, 0]),
        [
            "Ann: a Lackey goes to C8 (OOI-29)",
            "Ann: +1 Wood (OOI-29)",
            "World Tension: 1 (OOI-34)",
            "The Hero die shows 1 for the Sabotage (OOI-91)",
            "Ann: sabotaged, the Plot fails (OOI-92)",
            "Ann: −1 Wood (OOI-91)",
            "Ann: −1 Food (OOI-91)",
            "Ann gives up a hidden card (OOI-91)",
            "Ann draws 2 hidden cards (OOI-61)",
        ],
    ),
    "a failed Plot that is kept": (
        Scene(ACTION, 1, ["c8", "lute", "keep"], **SONG, sabotage=[1, 0]),
        [
            "Ann: a Lackey goes to C8 (OOI-29)",
            "Ann: +1 Wood (OOI-29)",
            "World Tension: 1 (OOI-34)",
            "The Hero die shows 1 for the Sabotage (OOI-91)",
            "Ann: sabotaged, the Plot fails (OOI-92)",
            "Ann: − Gilded Lute of Calling (OOI-91)",
        ],
    ),
    "the next deck": (
        Scene(ACTION, 0, ["c8", "deck-villainy", "villainy-19"], **SONG, infamy=[2, 1]),
        [
            "Ann: a Lackey goes to C8 (OOI-29)",
            "Ann: +1 Wood (OOI-29)",
            "World Tension: 1 (OOI-34)",
            "Ann: −1 Food (OOI-56)",
            "Ann: −3 Wood (OOI-56)",
            "Ann: − Gilded Lute of Calling (OOI-56)",
            "Ann completes song! (OOI-58)",
            "Ann: Infamy 3 (OOI-59)",
            "World Tension: 2 (OOI-60)",
            "Ann draws from Villainy: 2 hidden cards (OOI-62)",
            "Ann keeps a hidden card (OOI-61)",
            "Ann puts a hidden card under the deck (OOI-61)",
        ],
    ),
    "a choice of plunder": (
        Scene(
            ESPIONAGE,
            4,
            ["plunder", "wood", "food"],
            goods={1: {"wood": 2, "food": 2}},
            relics=["", "lute"],
        ),
        [
            "Ann → Bob: Plunder (OOI-88)",
            "Ann: a Lackey goes to the Pool (OOI-88)",
            "The Hero die shows 4 for the Plunder (OOI-88)",
            "Bob → Ann: 1 Wood",
            "Bob → Ann: 1 Food (OOI-D12)",
            "Turn: Bob (OOI-10)",
        ],
    ),
    "a plundered Relic": (
        Scene(
            ESPIONAGE,
            4,
            ["plunder", "lute"],
            goods={1: {"wood": 2, "food": 2}},
            relics=["orbs", "lute"],
        ),
        [
            "Ann → Bob: Plunder (OOI-88)",
            "Ann: a Lackey goes to the Pool (OOI-88)",
            "The Hero die shows 4 for the Plunder (OOI-88)",
            "Bob: − Gilded Lute of Calling",
            "Ann: − Cosmic Orbs of Focus",
            "Ann: + Gilded Lute of Calling",
            "Turn: Bob (OOI-10)",
        ],
    ),
    "a plundered Stronghold": (
        Scene(
            ESPIONAGE, 3, ["plunder-stronghold", "wood", "food"], stronghold={"wood": 2, "food": 2}
        ),
        [
            "Ann: Plunder the Stronghold (OOI-89)",
            "Ann: a Lackey goes to the Pool (OOI-89)",
            "The Hero die shows 3 for the Plunder (OOI-89)",
            "Ann, from the Stronghold: +1 Wood (OOI-D12)",
            "Ann, from the Stronghold: +1 Food (OOI-D12)",
            "Turn: Bob (OOI-10)",
        ],
    ),
    "Plunder in vain": (
        Scene(ESPIONAGE, 2, ["plunder-stronghold"], stronghold={"wood": 2, "food": 2}),
        [
            "Ann: Plunder the Stronghold (OOI-89)",
            "Ann: a Lackey goes to the Pool (OOI-89)",
            "The Hero die shows 2 for the Plunder (OOI-89)",
            "Turn: Bob (OOI-10)",
        ],
    ),
    "an infiltrated Village": (
        Scene(
            ESPIONAGE, 0, ["g8"], land=WAY_0 | {"g8": "village-1", "g7": "food-2", "f7": "food-3"}
        ),
        [
            "Ann: a Lackey goes to G8 (OOI-85)",
            "Ann: a Lackey joins the Barracks (OOI-85)",
            "Turn: Bob (OOI-10)",
        ],
    ),
    "a choice in a Lair": (
        Scene(("march",), 1, ["h9", "wood", "food"], hero="h8", goods={1: {"wood": 2, "food": 3}}),
        [
            "The Hero goes to H9 (OOI-103)",
            "Bob: the Hero storms the Lair (OOI-113)",
            "Bob, to the Stronghold: −1 Wood (OOI-D12)",
            "Bob, to the Stronghold: −1 Food (OOI-D12)",
        ],
    ),
    "a choice of two resources": (
        Scene(("march",), 1, ["d7", "liberate", "fauna"], hero="d6", land={"d7": "wood-and-fauna"}),
        [
            "The Hero goes to D7 (OOI-103)",
            "The Hero liberates the tile on D7 (OOI-111)",
            "The tile on D7 is gone (OOI-111)",
            "Ann loses Map Tile (OOI-111)",
            "The Stronghold: +1 Fauna (OOI-D4)",
        ],
    ),
    "lost Lackeys": (
        Scene(
            ACTION,
            0,
            ["x", "h9", "g8"],
            **after({"verb": "desert", "who": "target", "amount": 2}),
            lackeys={"h9": 1, "h10": 1, "g8": 1},
            barracks=[3, 0],
            land={"g8": "food-1"},
        ),
        [
            "Ann uses the Aftermath of x (OOI-74)",
            "Bob: the Lackey on H9 is lost (OOI-171)",
            "Bob: the Lackey on G8 is lost (OOI-171)",
        ],
    ),
    "recalled Lackeys": (
        Scene(
            ACTION,
            0,
            ["x", "b9", "done"],
            **after({"verb": "recall", "amount": 2}),
            lackeys={"b9": 0, "b10": 0, "c8": 0},
            barracks=[1, 3],
            land={"c8": "food-1"},
        ),
        ["Ann uses the Aftermath of x (OOI-74)", "Ann: the Lackey on B9 comes home (OOI-169)"],
    ),
    "a wrecked tile": (
        Scene(
            ACTION,
            0,
            ["x", "g8"],
            **after({"verb": "wreck", "who": "target"}),
            land=WAY_1,
            lackeys={"g8": 1},
            barracks=[3, 2],
        ),
        [
            "Ann uses the Aftermath of x (OOI-74)",
            "Bob: the Lackey on G8 is lost (OOI-D35)",
            "The tile on G8 is gone (OOI-D35)",
            "Bob loses Map Tile (OOI-D35)",
        ],
    ),
    "tokens that are taken": (
        Scene(
            ACTION,
            0,
            ["x", "wood", "food"],
            **after({"verb": "take", "who": "target", "amount": 2}),
            goods={1: {"wood": 2, "food": 2}},
        ),
        [
            "Ann uses the Aftermath of x (OOI-74)",
            "Bob → Ann: 1 Wood (OOI-D12)",
            "Bob → Ann: 1 Food (OOI-D12)",
        ],
    ),
    "a Relic of one's choice": (
        Scene(ACTION, 0, ["x", "orbs"], **after({"verb": "relic"}), relics=["lute", ""]),
        [
            "Ann uses the Aftermath of x (OOI-74)",
            "Ann: − Gilded Lute of Calling (OOI-67)",
            "Ann: + Cosmic Orbs of Focus (OOI-67)",
        ],
    ),
    "other Plots for others": (
        Scene(ACTION, 0, ["x", "knavery-19"], **after({"verb": "redraw", "who": "others"})),
        [
            "Ann uses the Aftermath of x (OOI-74)",
            "Bob gives up a hidden card (OOI-169)",
            "Bob draws 2 hidden cards (OOI-61)",
            "Bob keeps a hidden card (OOI-61)",
            "Bob puts a hidden card under the deck (OOI-61)",
        ],
    ),
    "tokens for the Stronghold": (
        Scene(
            ACTION,
            0,
            ["x", "wood", "food"],
            **after({"verb": "hoard", "amount": 2}),
            goods={0: {"wood": 2}},
        ),
        [
            "Ann uses the Aftermath of x (OOI-74)",
            "The Stronghold: +1 Wood (OOI-24)",
            "The Stronghold: +1 Food (OOI-24)",
        ],
    ),
    "a quest": (
        Scene(
            ("march",),
            1,
            ["d7", "liberate"],
            **QUESTS,
            zones={"quests-up": ["pie"], "quests-down": ["chore-0"]},
            stronghold={"wood": 2},
            hero="d6",
            land={"d7": "food-1"},
        ),
        [
            "The Hero goes to D7 (OOI-103)",
            "The Hero liberates the tile on D7 (OOI-111)",
            "The Stronghold: +1 Food (OOI-111)",
            "Hero's Quest: chore-0, needs 10 Water, 10 Food (OOI-121)",
            "The tile on D7 is gone (OOI-111)",
            "Ann loses Map Tile (OOI-111)",
            "The Stronghold: −1 Food (OOI-127)",
            "The Stronghold: −2 Wood (OOI-127)",
            "The Hero completes pie (OOI-127)",
            "Face down for the Hero: a hidden card (OOI-127)",
            "World Tension: 2 (OOI-169)",
        ],
    ),
    "a tile that is turned up": (
        Scene(
            ("march",),
            1,
            ["d6"],
            **QUESTS,
            zones={"quests-down": ["chore-0"]},
            stronghold={"wood": 2},
            top={"tile-stack": ["scrap-1"]},
        ),
        [
            "The Hero goes to D6 (OOI-103)",
            "The top tile is Map Tile (OOI-125)",
            "Map Tile goes under the stack (OOI-125)",
            "The Stronghold: +1 Scrap (OOI-125)",
            "Hero's Quest: chore-0, needs 10 Water, 10 Food (OOI-121)",
        ],
    ),
    "three at once": (
        Scene(
            ("march",),
            1,
            ["h9", "wood", "wood", "food"],
            **QUESTS,
            zones={"quests-down": ["chore-0"]},
            stronghold={"scrap": 1},
            hero="h8",
            goods={1: {"wood": 3, "food": 4}},
            top={"tile-stack": ["village-1"]},
        ),
        [
            "The Hero goes to H9 (OOI-103)",
            "Bob: the Hero storms the Lair (OOI-113)",
            "Bob, to the Stronghold: −1 Wood (OOI-D12)",
            "Bob, to the Stronghold: −1 Wood (OOI-D12)",
            "Bob, to the Stronghold: −1 Food (OOI-D12)",
            "Hero's Quest: chore-0, needs 10 Water, 10 Food (OOI-121)",
            "The top tile is Map Tile (OOI-125)",
            "Map Tile goes under the stack (OOI-125)",
        ],
    ),
    "all come home": (
        Scene(ACTION, 0, ["recall-all"], land=WAY_0, lackeys={"c8": 0, "d7": 0}, barracks=[1, 3]),
        [
            "Ann: the Lackey on C8 comes home (OOI-45)",
            "Ann: the Lackey on D7 comes home (OOI-45)",
            "Turn: Bob (OOI-10)",
        ],
    ),
    "nothing to do": (
        Scene(
            ACTION,
            0,
            ["done"],
            box=IDLE,
            zones={"events": ["idle"]},
            left=[3],
            lackeys={"b10": 0},
            barracks=[0, 3],
            resting=[1, 0],
        ),
        ["Ann: the Lackey on B10 comes home (OOI-175)", "Turn: Bob (OOI-10)"],
    ),
}


@pytest.mark.parametrize("what", SCENES)
def test_the_log_says_what_happened_and_by_which_rule(what: str) -> None:
    scene, lines = SCENES[what]
    assert scene.table(scene.how).said(*scene.answers) == lines


@pytest.mark.parametrize("what", SCENES)
def test_and_says_the_same_of_the_other_chair(what: str) -> None:
    scene, lines = SCENES[what]
    assert said_by_the_other(scene) == sorted(lines)
