"""The log in whole lines: what the table says, and which rule it names.

Each scene is played by chair 0, and once more by chair 1 with everything the other way round.
"""

import pytest

from tests.games.overlords_of_infamy.scenes import Scene, said_by_the_other
from tests.games.overlords_of_infamy.tables import (
    ACTION,
    END,
    ESPIONAGE,
    WAY_0,
    WAY_1,
    How,
    a_box,
    a_plot,
    a_table,
    an_event,
    at_espionage,
)

TILES = {"tile-stack": ["wood-1", "scrap-1"]}
MENACE = ["the-menace-in-metal", "lord-aether"]
READY: How = {
    "box": a_box([a_plot("army", lackeys=2, relic="lute")]),
    "active": {0: "army"},
    "relics": ["lute", ""],
    "land": {"c8": "water-1"},
    "barracks": [4, 3],
}
ALONE: How = {"players": 1, "zones": {"quests-down": ["chore-0", "chore-1", "chore-2"]}}
HERO_PLAYS: How = {
    "chair": 2,
    "players": 3,
    "options": {"hero": "player"},
    "active": {2: "chore-0"},
}
CHARMING: How = {
    "overlords": ["tyrano-de-bergerac", "lord-aether"],
    "land": WAY_0 | {"g8": "food-1", "g7": "fauna-1", "f7": "village-1"},
    "lackeys": {"g8": 1},
    "barracks": [3, 2],
}
FIX = a_box([a_plot("fix", aftermath=[{"verb": "repair"}, {"verb": "hero-moves", "amount": 1}])])
BRIBE = a_box([a_plot("bribe", aftermath=[{"verb": "special", "special": "bribe-politicians"}])])
EVENT = a_box(
    events=[
        an_event(
            "e",
            {"verb": "desert", "who": "all"},
            {"verb": "hero-home"},
            {"verb": "misery", "who": "you"},
            {"verb": "hero-falls"},
        )
    ]
)


SCENES: dict[str, tuple[Scene, list[str]]] = {
    "a Harvest": (
        Scene(ACTION, 0, ["c8"], land=WAY_0),
        ["Ann: a Lackey goes to C8 (OOI-29)", "Ann: +1 Wood (OOI-29)", "World Tension: 1 (OOI-34)"],
    ),
    "a Harvest from somebody's place": (
        Scene(ACTION, 0, ["e8"], land=WAY_0, lackeys={"e8": 1}, barracks=[3, 2]),
        [
            "Bob: the Lackey on E8 is lost (OOI-33)",
            "Ann: a Lackey goes to E8 (OOI-33)",
            "Ann: +1 Water (OOI-29)",
            "World Tension: 1 (OOI-34)",
        ],
    ),
    "a recruit": (
        Scene(ACTION, 0, ["b9"]),
        [
            "Ann: a Lackey goes to B9 (OOI-35)",
            "Ann: a Lackey is recruited (OOI-35)",
            "World Tension: 1 (OOI-42)",
        ],
    ),
    "a theft": (
        Scene(ACTION, 0, ["f6"], land=WAY_0, relics=["lute", ""]),
        [
            "Ann: a Lackey goes to F6 (OOI-65)",
            "Ann: − Gilded Lute of Calling (OOI-67)",
            "Ann: + Femur of Acute Brilliance (OOI-67)",
            "World Tension: 2 (OOI-70)",
        ],
    ),
    "a recall": (
        Scene(ACTION, 0, ["c8"], land=WAY_0, lackeys={"c8": 0}),
        ["Ann: the Lackey on C8 comes home (OOI-43)"],
    ),
    "a recall from abroad": (
        Scene(ACTION, 0, ["recall-last"], land=WAY_1, lackeys={"g8": 0}, barracks=[0, 3]),
        ["Ann: the Lackey on G8 comes home (OOI-176)", "Turn: Bob (OOI-10)"],
    ),
    "a Raid": (
        Scene(ACTION, 0, ["raid", "wood"], land=WAY_0, hero="d5", stronghold={"wood": 2}),
        [
            "Ann: the Hero's treasure is raided (OOI-71)",
            "Ann: a Lackey goes to the Pool (OOI-71)",
            "World Tension: 3 (OOI-73)",
            "Ann, from the Stronghold: +1 Wood (OOI-72)",
        ],
    ),
    "a Sweep": (
        Scene(ACTION, 0, ["sweep"], land=WAY_0 | WAY_1, lackeys={"c8": 1}, barracks=[3, 2]),
        ["Bob: the Lackey on C8 is lost (OOI-76)"],
    ),
    "a tile": (
        Scene(ACTION, 0, ["exploit", "wood-1", "c8"], top=TILES),
        [
            "Ann draws 2 hidden cards (OOI-48)",
            "Ann chooses Map Tile (OOI-48)",
            "Ann puts a hidden card under the stack (OOI-48)",
            "Ann places Map Tile (OOI-48)",
            "The tile lies on C8 (OOI-48)",
        ],
    ),
    "another Plot": (
        Scene(ACTION, 0, ["scratch-knavery", "knavery-19"], infamy=[2, 1]),
        [
            "Ann: Infamy 1 (OOI-63)",
            "Ann gives up a hidden card (OOI-63)",
            "Ann draws 2 hidden cards (OOI-64)",
            "Ann keeps a hidden card (OOI-61)",
            "Ann puts a hidden card under the deck (OOI-61)",
        ],
    ),
    "a completed Plot": (
        Scene(ACTION, 0, ["c8"], **READY),
        [
            "Ann: a Lackey goes to C8 (OOI-29)",
            "Ann: +1 Water (OOI-29)",
            "World Tension: 1 (OOI-34)",
            "Ann: −1 Water (OOI-56)",
            "Ann: 2 Lackeys go to the Pool (OOI-56)",
            "Ann: − Gilded Lute of Calling (OOI-56)",
            "Ann completes army! (OOI-58)",
            "Ann: Infamy 2 (OOI-59)",
            "World Tension: 2 (OOI-60)",
            "Ann draws 2 hidden cards (OOI-61)",
        ],
    ),
    "a failed Plot": (
        Scene(ACTION, 1, ["c8"], **READY, sabotage=[1, 0]),
        [
            "Ann: a Lackey goes to C8 (OOI-29)",
            "Ann: +1 Water (OOI-29)",
            "World Tension: 1 (OOI-34)",
            "The Hero die shows 1 for the Sabotage (OOI-91)",
            "Ann: sabotaged, the Plot fails (OOI-92)",
        ],
    ),
    "Sabotage": (
        Scene(ESPIONAGE, 0, ["sabotage"]),
        [
            "Ann → Bob: Sabotage (OOI-90)",
            "Ann: a Lackey goes to the Pool (OOI-90)",
            "Bob: the active Plot carries a Sabotage token (OOI-90)",
            "Turn: Bob (OOI-10)",
        ],
    ),
    "Plunder": (
        Scene(ESPIONAGE, 3, ["plunder"], goods={1: {"wood": 1}}),
        [
            "Ann → Bob: Plunder (OOI-88)",
            "Ann: a Lackey goes to the Pool (OOI-88)",
            "The Hero die shows 3 for the Plunder (OOI-88)",
            "Bob → Ann: 1 Wood (OOI-88)",
            "Turn: Bob (OOI-10)",
        ],
    ),
    "an infiltrator": (
        Scene(ESPIONAGE, 0, ["g8"]),
        ["Ann: a Lackey goes to G8 (OOI-85)", "Ann: +1 Food (OOI-85)", "Turn: Bob (OOI-10)"],
    ),
    "an assassin": (
        Scene(ESPIONAGE, 0, ["g8"], lackeys={"g8": 1}, barracks=[3, 2]),
        [
            "Bob: the Lackey on G8 is lost (OOI-95)",
            "Ann: a Lackey goes to G8 (OOI-95)",
            "Ann: +1 Food (OOI-95)",
            "Turn: Bob (OOI-10)",
        ],
    ),
    "a Liberation": (
        Scene(("march",), 1, ["d7", "liberate"], hero="d6", land={"d7": "wood-1"}),
        [
            "The Hero goes to D7 (OOI-103)",
            "The Hero liberates the tile on D7 (OOI-111)",
            "The Stronghold: +1 Wood (OOI-111)",
            "The tile on D7 is gone (OOI-111)",
            "Ann loses Map Tile (OOI-111)",
        ],
    ),
    "a Pitfall": (
        Scene(("march",), 1, ["d7"], hero="d6", land={"d7": "pitfall-1"}),
        ["The Hero goes to D7 (OOI-103)", "The Hero falls down (OOI-106)"],
    ),
    "a kill that Armor Plating prevents": (
        Scene(
            ("march",), 1, ["e8"], hero="e7", lackeys={"e8": 0}, barracks=[2, 3], overlords=MENACE
        ),
        [
            "The Hero goes to E8 (OOI-103)",
            "Ann: the Lackey on E8 comes home (OOI-164)",
            "The Stronghold: +1 Water (OOI-107)",
        ],
    ),
    "a kill beside a Relic": (
        Scene(("march",), 1, ["d6"], lackeys={"d6": 0}, barracks=[2, 3]),
        ["The Hero goes to D6 (OOI-103)", "Ann: the Lackey on D6 is lost (OOI-109)"],
    ),
    "a Lair": (
        Scene(("march",), 1, ["h9"], hero="h8", goods={1: {"wood": 4}}, relics=["", "lute"]),
        [
            "The Hero goes to H9 (OOI-103)",
            "Bob: the Hero storms the Lair (OOI-113)",
            "Bob: − Gilded Lute of Calling (OOI-113)",
            "Bob, to the Stronghold: −2 Wood (OOI-113)",
        ],
    ),
    "a Hero who stands up": (
        Scene(ACTION, 0, ["c8"], **ALONE, land=WAY_0, fallen=1, tension=2),
        [
            "Ann: a Lackey goes to C8 (OOI-29)",
            "Ann: +1 Wood (OOI-29)",
            "World Tension: 3 (OOI-34)",
            "The Hero gets back on his feet (OOI-106)",
        ],
    ),
    "an Aftermath": (
        Scene(ACTION, 0, ["fix", "d6"], box=FIX, zones={"completed.0": ["fix"]}),
        [
            "Ann uses the Aftermath of fix (OOI-74)",
            "Ann: no more Sabotage on the active Plot (OOI-169)",
            "The Hero goes to D6 (OOI-103)",
        ],
    ),
    "a bribe": (
        Scene(ACTION, 0, ["bribe"], box=BRIBE, zones={"completed.0": ["bribe"]}),
        [
            "Ann uses the Aftermath of bribe (OOI-74)",
            "Ann → Bob: the bribes are paid, the next turn is bought (OOI-169)",
        ],
    ),
    "an event": (
        Scene(
            ACTION,
            0,
            ["c8"],
            box=EVENT,
            tension=9,
            top={"event-deck": ["e"]},
            land=WAY_0,
            overlords=MENACE[::-1],
        ),
        [
            "Ann: a Lackey goes to C8 (OOI-29)",
            "Ann: +1 Wood (OOI-29)",
            "World Tension: 10 (OOI-34)",
            (
                "World Event: e. At once: Every Overlord loses a Lackey. The Hero goes back to the"
                " Stronghold. Gain 1 Misery Point. The Hero falls flat on his face where he is."
                " (OOI-99)"
            ),
            "Ann: a Lackey goes to the Pool (OOI-169)",
            "The Hero goes back to the Stronghold (OOI-169)",
            "Ann: e, Misery Points 1 (OOI-169)",
            "The Hero falls down (OOI-169)",
            "World Tension: 0 (OOI-99)",
            "Over: e (OOI-115)",
        ],
    ),
    "Tyrano": (
        Scene(ACTION, 0, ["ability", "g8", "g7"], **CHARMING),
        [
            "Ann: Charming Personality (OOI-166)",
            "Bob: a Lackey walks over to G7 (OOI-166)",
            "Ann: +2 Fauna (OOI-29)",
            "World Tension: 1 (OOI-34)",
        ],
    ),
    "the Duke": (
        Scene(
            ACTION,
            0,
            ["ability"],
            overlords=["duke-daemonhammer", "lord-aether"],
            goods={0: {"food": 2}},
        ),
        [
            "Ann: Drafting (OOI-161)",
            "Ann: −2 Food (OOI-161)",
            "Ann: a Lackey joins the Barracks (OOI-161)",
        ],
    ),
    "Lord Aether": (
        Scene(ACTION, 0, ["ability", "wood"], goods={0: {"conjure-ore": 2}}),
        ["Ann: Transmogrify (OOI-163)", "Ann: −2 Conjure Ore (OOI-163)", "Ann: +1 Wood (OOI-16)"],
    ),
    "Viletron": (
        Scene(
            ESPIONAGE,
            0,
            ["ability", "wood"],
            overlords=["viletron", "lord-aether"],
            goods={0: {"wood": 1}},
        ),
        ["Ann: Stealth and Secrecy (OOI-167)", "Ann: −1 Wood"],
    ),
    "Comrade Borgg": (
        Scene(
            ACTION,
            0,
            ["exploit", "wood-1", "c8"],
            overlords=["comrade-borgg", "viletron"],
            top=TILES,
        ),
        [
            "Ann draws 2 hidden cards (OOI-48)",
            "Ann chooses Map Tile (OOI-48)",
            "Ann puts a hidden card under the stack (OOI-48)",
            "Ann places Map Tile (OOI-48)",
            "The tile lies on C8 (OOI-48)",
            "Ann: +1 Wood (OOI-158)",
        ],
    ),
    "Waffles": (
        Scene(END, 0, ["b10"], overlords=["waffles", "lord-aether"]),
        [
            "Ann: a Lackey goes to B10 (OOI-168)",
            "Ann: +1 SparkTech (OOI-29)",
            "World Tension: 1 (OOI-34)",
            "Turn: Bob (OOI-10)",
        ],
    ),
    "Robhearts": (
        Scene(
            ESPIONAGE,
            0,
            ["sabotage", "ability"],
            overlords=["lord-aether", "the-dead-pirate-robhearts"],
        ),
        [
            "Ann → Bob: Sabotage (OOI-90)",
            "Ann: a Lackey goes to the Pool (OOI-90)",
            "Bob: the active Plot carries a Sabotage token (OOI-90)",
            "Bob: a Lackey joins the Barracks (OOI-160)",
            "Turn: Bob (OOI-10)",
        ],
    ),
    "a bombarded Wall": (
        Scene(
            ("BeginTurn",),
            0,
            ["bombard", "d7"],
            **HERO_PLAYS,
            hero="d6",
            land={"d7": "wood-wall"},
            walls={"d7": 63},
        ),
        [
            "The Hero bombards D7 (OOI-153)",
            "The tile on D7 is gone (OOI-153)",
            "Ann loses Map Tile (OOI-153)",
        ],
    ),
    "the last round": (
        Scene(END, 0, ["done"], overlords=["waffles", "lord-aether"], flipped=6),
        ["The last round begins (OOI-117)", "Turn: Bob (OOI-10)"],
    ),
}


@pytest.mark.parametrize("what", SCENES)
def test_the_log_says_what_happened_and_by_which_rule(what: str) -> None:
    scene, lines = SCENES[what]
    assert scene.table(scene.how).said(*scene.answers) == lines


RELICS = ("a theft",)  # which lies elsewhere for each of them
FOR_TWO = [what for what in SCENES if SCENES[what][0].how.get("players", 2) == 2]


@pytest.mark.parametrize("what", [what for what in FOR_TWO if what not in RELICS])
def test_and_says_the_same_of_the_other_chair(what: str) -> None:
    scene, lines = SCENES[what]
    assert said_by_the_other(scene) == sorted(lines)


def test_an_act_of_espionage_is_told_with_its_target() -> None:
    assert at_espionage().said("glean-intel")[0] == "Ann → Bob: Glean Intel (OOI-84)"


def test_in_italian_what_is_counted_agrees() -> None:
    one = a_table(*ACTION, land={"c8": "scrap-1"}).said("c8", language="it")
    assert one[1] == "Ann: +1 Rottame (OOI-29)"
    two = a_table(*ACTION).said("b10", language="it")
    assert two[1] == "Ann: +2 Minerali Arcani (OOI-29)"
