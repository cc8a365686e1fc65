"""Heroes, models, tiles, things, spells and areas of Conan as data for a board."""

from overlord.core.box import Box, Card
from overlord.games.conan.components import board as boards
from overlord.games.conan.components import box as boxes
from overlord.games.conan.components import scenario as scenarios
from overlord.games.conan.components.box import ConanBox
from overlord.games.conan.components.vocabulary import (
    BORDERS,
    COLOURS,
    EFFECTS,
    GOALS,
    GROUNDS,
    RANKS,
    SKILLS,
    SPECIALS,
)
from overlord.games.conan.face_cards import asset, happening, hero, skills_of, spell, unit
from overlord.games.conan.face_structs import (
    Area,
    Asset,
    Board,
    Bonus,
    Border,
    Colour,
    Facts,
    Gate,
    Goal,
    Hero,
    Model,
    Move,
    Place,
    Printed,
    Scenario,
    Skill,
    Space,
    Spell,
    Tile,
    Token,
    Win,
)
from overlord.games.conan.state import DIZZY, HELD, ROOTED, TAMED, WEBBED, WINGED
from overlord.words import Words


def facts(words: Words, card: Card) -> Facts:
    """Print on a card."""
    if isinstance(card, boxes.Hero):
        return _hero(words, card)
    if isinstance(card, boxes.Asset):
        return _asset(words, card)
    if isinstance(card, boxes.Spell):
        return Spell(
            cost=card.cost,
            limit=card.limit,
            variable=card.variable,
            reaction=card.reaction,
            effect=EFFECTS[card.effect],
            dice=_dice(card.dice),
            line=spell(words, card),
        )
    if isinstance(card, boxes.Area):
        return Area(card.board, card.place)
    if isinstance(card, boxes.Tile):
        return Tile(card.unit) if card.shows is None else _tile(words, card.unit, card.shows)
    return Model(card.unit) if isinstance(card, boxes.Model) else Token()


def ability(words: Words, card: Card) -> str:
    """The skills of a hero or a unit, a line each."""
    shown = facts(words, card)
    skills = shown.skills if isinstance(shown, (Hero, Tile)) else []
    return "\n".join(f"{skill.name}: {skill.text}" for skill in skills)


def _tile(words: Words, number: int, shown: boxes.Unit) -> Tile:
    return Tile(
        unit=number,
        colour=shown.colour,
        rank=RANKS[shown.rank],  # type: ignore[arg-type]  # its three words
        move=shown.move,
        armor=shown.armor,
        melee=_dice(shown.melee),
        ranged=_dice(shown.ranged),
        reroll=_dice(shown.reroll),
        reinforcement=shown.cost,
        size=shown.size,
        skills=[_skill(words, skill, 0) for skill in skills_of(shown)],
        line=unit(words, shown),
    )


def _skill(words: Words, skill: str, lost: int) -> Skill:
    text = words.find(f"skill-{skill}", "text") or ""
    return Skill(skill, words.say(f"skill-{skill}"), text, lost)


def _hero(words: Words, card: boxes.Hero) -> Hero:
    return Hero(
        gems=card.gems,
        load=card.load,
        melee=_space(card.melee),
        ranged=_space(card.ranged),
        move=Move(card.base, card.limit),
        manipulation=_space(card.manipulation),
        guard=_space(card.guard),
        skills=[
            _skill(words, skill, card.skills[i])
            for i, skill in enumerate(SKILLS)
            if card.skills[i] >= 0
        ],
        line=hero(words, card),
    )


def _asset(words: Words, card: boxes.Asset) -> Asset:
    bonuses = {
        "melee": card.melee,
        "ranged": card.ranged,
        "guard": card.guard,
        "armor": card.armor,
        "area": card.area,
        "manipulation": card.manipulation,
    }
    return Asset(
        load=card.load,
        potion=card.potion,
        character=card.character,
        bonuses={name: _bonus(bonus) for name, bonus in bonuses.items() if bonus},
        line=asset(words, card),
    )


def _space(space: boxes.Space) -> Space:
    return Space(_dice([space.die])[0], space.limit, space.reroll)


def _bonus(bonus: boxes.Bonus) -> Bonus:
    return Bonus(_dice(bonus.dice), _dice(bonus.reroll), bonus.thrown, bonus.shield)


def _dice(colours: list[int]) -> list[Colour]:
    return [COLOURS[colour] for colour in colours]  # type: ignore[misc]  # its three words


# What lies on a figure for all to see, by its bit among the `marks` of a view.
MARKS = {
    "rooted": ROOTED,
    "tamed": TAMED,
    "webbed": WEBBED,
    "held": HELD,
    "winged": WINGED,
    "dizzy": DIZZY,
}


def printed(words: Words, box: Box) -> Printed:
    assert isinstance(box, ConanBox)
    return Printed(
        marks=MARKS,
        dice={_dice([i])[0]: faces for i, faces in enumerate(box.faces)},
        boards={board.id: _board(board) for board in box.boards},
        scenarios={one.id: scenario_of(words, box, one) for one in box.scenarios},
    )


def _board(board: boards.Board) -> Board:
    return Board(
        areas=[
            Place(
                id=place.id,
                at=(place.at[0] / boards.GRAIN, place.at[1] / boards.GRAIN),
                ground=GROUNDS[place.ground],
                level=place.level,
                capacity=place.capacity,
                exit=place.exit,
            )
            for place in board.places
        ],
        borders=[_border(board, border) for border in board.borders],
    )


def _border(board: boards.Board, border: boards.Border) -> Border:
    return Border(
        between=(board.places[border.a].id, board.places[border.b].id),
        kind=BORDERS[border.kind],
        cost=border.cost,
        difficulty=border.difficulty,
        fall=_dice(border.fall),
    )


def scenario_of(words: Words, box: ConanBox, scenario: scenarios.Scenario) -> Scenario:
    """Scenario without its words."""
    places = scenario.board.places
    return Scenario(
        board=scenario.board.id,
        gates=[_gate(gate) for gate in scenario.gates],
        out=[places[area].id for area in scenario.board.out],
        stations=[places[area].id for area in scenario.stations],
        special=[SPECIALS[special] for special in scenario.specials],
        reinforcement=[places[area].id for area in scenario.reinforcement],
        hiding=[places[area].id for area in scenario.hiding],
        chest=scenario.difficulty,
        alarm=0 if scenario.alarm is None else scenario.alarm.turn,
        allies=[
            box.units[unit].tiles[0]
            for unit in [*(berth.unit for berth in scenario.allies), scenario.mutineers]
            if unit >= 0
        ],
        life={
            box.units[berth.unit].tiles[0]: berth.life
            for berth in scenario.river + scenario.later
            if berth.unit >= 0
        },
        events=[happening(words, event) for event in scenario.happenings],
        wins=[_win(words, box, win) for win in scenario.wins],
    )


def _gate(gate: scenarios.Gate) -> Gate:
    kind = BORDERS[gate.kind]
    return Gate(gate.border, kind, gate.cost, gate.difficulty, gate.life, gate.key)


def _win(words: Words, box: ConanBox, win: scenarios.Win) -> Win:
    goals = [_goal(box, goal) for goal in win.goals]
    link = f" {words.say('board-and')} "
    text = link.join(
        words.say(
            f"board-goal-{goal.verb}",
            what=link.join(words.card(box, card) for card in goal.what),
            count=len(goal.what),
            amount=goal.amount,
        )
        for goal in goals
    )
    side = scenarios.SIDES[win.side]
    return Win(side, goals, text)  # type: ignore[arg-type]  # its two words


def _goal(box: ConanBox, goal: scenarios.Goal) -> Goal:
    verb = GOALS[goal.verb]
    what = [box.units[unit].tiles[0] for unit in goal.what] if verb == "slain" else goal.what
    return Goal(verb, what, goal.amount)
