"""Heroes, models, tiles, things, spells and areas of Conan as data for a board."""

from overlord.core.box import Box, Card
from overlord.games.conan.board import GRAIN, Board, Border
from overlord.games.conan.box import (
    Area,
    Asset,
    Bonus,
    ConanBox,
    Hero,
    Model,
    Space,
    Spell,
    Tile,
    Unit,
)
from overlord.games.conan.face_cards import asset, hero, skills_of, spell, unit
from overlord.games.conan.scenario import SIDES, Gate, Goal, Scenario
from overlord.games.conan.state import DIZZY, HELD, ROOTED, TAMED, WEBBED, WINGED
from overlord.games.conan.vocabulary import (
    BORDERS,
    COLOURS,
    EFFECTS,
    EVENTS,
    GOALS,
    GROUNDS,
    RANKS,
    SKILLS,
    SPECIALS,
)
from overlord.words import Words


def facts(words: Words, card: Card) -> dict[str, object]:
    """What is printed on a card. A model is told by its tile, which has the same `unit`."""
    if isinstance(card, Hero):
        return _hero(words, card)
    if isinstance(card, Asset):
        return _asset(words, card)
    if isinstance(card, Spell):
        return _spell(words, card)
    if isinstance(card, Area):
        return {"kind": "area", "board": card.board, "place": card.place}
    if isinstance(card, Tile):
        shown = {} if card.shows is None else _unit(words, card.shows)
        return {"kind": "tile", "unit": card.unit, **shown}
    return {"kind": "model", "unit": card.unit} if isinstance(card, Model) else {"kind": "token"}


def _spell(words: Words, card: Spell) -> dict[str, object]:
    return {
        "kind": "spell",
        "cost": card.cost,
        "limit": card.limit,
        "variable": card.variable,
        "reaction": card.reaction,
        "effect": EFFECTS[card.effect],
        "dice": _dice(card.dice),
        "line": spell(words, card),
    }


def _unit(words: Words, shown: Unit) -> dict[str, object]:
    """CO-9: the values of a unit tile."""
    return {
        "colour": shown.colour,
        "rank": RANKS[shown.rank],
        "move": shown.move,
        "armor": shown.armor,
        "melee": _dice(shown.melee),
        "ranged": _dice(shown.ranged),
        "reroll": _dice(shown.reroll),
        "reinforcement": shown.cost,
        "size": shown.size,
        "skills": [_skill(words, skill, 0) for skill in skills_of(shown)],
        "line": unit(words, shown),
    }


def _skill(words: Words, skill: str, lost: int) -> dict[str, object]:
    """A skill; `lostAt` is the encumbrance at which a hero loses it, 0 if never."""
    return {
        "id": skill,
        "name": words.say(f"skill-{skill}"),
        "text": words.find(f"skill-{skill}", "text") or "",
        "lostAt": lost,
    }


def _hero(words: Words, card: Hero) -> dict[str, object]:
    skills = [
        _skill(words, skill, card.skills[i])
        for i, skill in enumerate(SKILLS)
        if card.skills[i] >= 0
    ]
    return {
        "kind": "hero",
        "gems": card.gems,
        "load": card.load,
        "melee": _space(card.melee),
        "ranged": _space(card.ranged),
        "move": {"base": card.base, "limit": card.limit},
        "manipulation": _space(card.manipulation),
        "guard": _space(card.guard),
        "skills": skills,
        "line": hero(words, card),
    }


def _asset(words: Words, card: Asset) -> dict[str, object]:
    bonuses = {
        "melee": card.melee,
        "ranged": card.ranged,
        "guard": card.guard,
        "armor": card.armor,
        "area": card.area,
        "manipulation": card.manipulation,
    }
    return {
        "kind": "asset",
        "load": card.load,
        "potion": card.potion,
        "character": card.character,
        "bonuses": {name: _bonus(bonus) for name, bonus in bonuses.items() if bonus},
        "line": asset(words, card),
    }


def _space(space: Space) -> dict[str, object]:
    return {"die": COLOURS[space.die], "limit": space.limit, "reroll": space.reroll}


def _bonus(bonus: Bonus) -> dict[str, object]:
    return {
        "dice": _dice(bonus.dice),
        "reroll": _dice(bonus.reroll),
        "thrown": bonus.thrown,
        "shield": bonus.shield,
    }


def _dice(colours: list[int]) -> list[str]:
    return [COLOURS[colour] for colour in colours]


# What lies on a figure for all to see, by its bit among the `marks` of a view.
MARKS = {
    "rooted": ROOTED,
    "tamed": TAMED,
    "webbed": WEBBED,
    "held": HELD,
    "winged": WINGED,
    "dizzy": DIZZY,
}


def printed(box: Box) -> dict[str, object]:
    """The faces of the dice, the boards, and what a scenario says beside its words."""
    assert isinstance(box, ConanBox)
    return {
        "marks": MARKS,
        "dice": {COLOURS[i]: faces for i, faces in enumerate(box.faces)},
        "boards": {board.id: _board(board) for board in box.boards},
        "scenarios": {scenario.id: _scenario(box, scenario) for scenario in box.scenarios},
    }


def _board(board: Board) -> dict[str, object]:
    return {
        "areas": [
            {
                "id": place.id,
                "at": [place.at[0] / GRAIN, place.at[1] / GRAIN],
                "ground": GROUNDS[place.ground],
                "level": place.level,
                "capacity": place.capacity,
                "exit": place.exit,
            }
            for place in board.places
        ],
        "borders": [_border(board, border) for border in board.borders],
    }


def _border(board: Board, border: Border) -> dict[str, object]:
    return {
        "between": [board.places[border.a].id, board.places[border.b].id],
        "kind": BORDERS[border.kind],
        "cost": border.cost,
        "difficulty": border.difficulty,
        "fall": _dice(border.fall),
    }


def _scenario(box: ConanBox, scenario: Scenario) -> dict[str, object]:
    """Units are told by the number of a tile; `hiding` are the numbered places in their order."""
    places = scenario.board.places
    return {
        "board": scenario.board.id,
        "gates": [_gate(gate) for gate in scenario.gates],
        "out": [places[area].id for area in scenario.board.out],
        "stations": [places[area].id for area in scenario.stations],
        "special": [SPECIALS[special] for special in scenario.specials],
        "reinforcement": [places[area].id for area in scenario.reinforcement],
        "hiding": [places[area].id for area in scenario.hiding],
        "chest": scenario.difficulty,
        "alarm": 0 if scenario.alarm is None else scenario.alarm.turn,
        "allies": [
            box.units[unit].tiles[0]
            for unit in [*(berth.unit for berth in scenario.allies), scenario.mutineers]
            if unit >= 0
        ],
        "life": {
            box.units[berth.unit].tiles[0]: berth.life
            for berth in scenario.river + scenario.later
            if berth.unit >= 0
        },
        "events": [
            {"verb": EVENTS[event.verb], "amount": event.amount} for event in scenario.happenings
        ],
        "wins": [
            {"side": SIDES[win.side], "goals": [_goal(box, goal) for goal in win.goals]}
            for win in scenario.wins
        ],
    }


def _gate(gate: Gate) -> dict[str, object]:
    """What lies on a border of the board in place of what is printed there, by its number."""
    return {
        "border": gate.border,
        "kind": BORDERS[gate.kind],
        "cost": gate.cost,
        "difficulty": gate.difficulty,
        "life": gate.life,
        "key": gate.key,
    }


def _goal(box: ConanBox, goal: Goal) -> dict[str, object]:
    verb = GOALS[goal.verb]
    what = [box.units[unit].tiles[0] for unit in goal.what] if verb == "slain" else goal.what
    return {"verb": verb, "what": what, "amount": goal.amount}
