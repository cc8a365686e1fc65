"""The box that ships is the one that was designed, and a bad box is refused with its place."""

from collections import Counter
from pathlib import Path

import pytest

from overlord.core.errors import BadBox, BadOption
from overlord.games.dark_dealings import GAME, schema
from overlord.games.dark_dealings.box import (
    ABILITIES,
    CLASSES,
    MINION,
    SPELL,
    TRAP,
    DarkBox,
    Defense,
    Hero,
)
from overlord.testing import rule
from tests.games.dark_dealings import fact_sheet
from tests.games.dark_dealings.tables import Printed, a_defense, a_hero, a_new_game

LETTERS = {TRAP: "T", SPELL: "S", MINION: "M"}


def letters(types: int) -> str:
    """In the spelling of the fact sheet."""
    word = "".join(letter for bit, letter in LETTERS.items() if types & bit)
    return word if word in fact_sheet.VULNERABILITIES or not word else word[::-1]


@pytest.fixture(scope="module")
def box() -> DarkBox:
    return schema.BOXES.shipped()


# -- heroes ----------------------------------------------------------------------------------


def heroes_of(box: DarkBox, klass: str) -> list[Hero]:
    return [hero for hero in box.heroes if CLASSES[hero.klass] == klass]


def test_there_are_as_many_heroes_of_each_class_as_the_sheet_says(box: DarkBox) -> None:
    assert len(box.heroes) == fact_sheet.HEROES
    assert {klass: len(heroes_of(box, klass)) for klass in CLASSES} == fact_sheet.CLASSES


@pytest.mark.parametrize("klass", CLASSES)
def test_each_class_has_the_same_vulnerabilities(box: DarkBox, klass: str) -> None:
    weak = Counter(letters(hero.vulnerable) for hero in heroes_of(box, klass))
    assert weak == Counter(fact_sheet.VULNERABILITIES)


@pytest.mark.parametrize("klass", CLASSES)
def test_armor_stays_in_the_range_of_its_class(box: DarkBox, klass: str) -> None:
    armor = [hero.armor for hero in heroes_of(box, klass)]
    assert (min(armor), max(armor)) == fact_sheet.ARMOR[klass]


@rule("DD-43")
def test_rangers_have_the_most_armor_of_all_classes(box: DarkBox) -> None:
    totals = {klass: sum(hero.armor for hero in heroes_of(box, klass)) for klass in CLASSES}
    assert max(totals, key=totals.__getitem__) == "ranger"


@rule("DD-B15")
def test_challenge_values_are_unique_and_grow_with_difficulty(box: DarkBox) -> None:
    heroes = sorted(box.heroes, key=lambda hero: hero.challenge)
    assert [hero.challenge for hero in heroes] == list(fact_sheet.CHALLENGES)
    scores = [
        2 * hero.armor
        + 3 * (3 - len(letters(hero.vulnerable)))
        + fact_sheet.DIFFICULTY[CLASSES[hero.klass]]
        for hero in heroes
    ]
    assert scores == sorted(scores)


# -- defenses --------------------------------------------------------------------------------


def defenses_with(box: DarkBox, ability: str) -> list[Defense]:
    return [defense for defense in box.defenses if ABILITIES[defense.ability] == ability]


def test_there_are_as_many_defenses_of_each_ability_as_the_sheet_says(box: DarkBox) -> None:
    assert len(box.defenses) == fact_sheet.DEFENSES
    found = {ability: len(defenses_with(box, ability)) for ability in ABILITIES}
    assert found == fact_sheet.ABILITIES


def test_sides_and_types_are_shared_out_as_the_sheet_says(box: DarkBox) -> None:
    sides = [side for defense in box.defenses for side in defense.sides]
    assert Counter(len(defense.sides) for defense in box.defenses) == fact_sheet.CARDS_BY_SIDES
    assert len(sides) == fact_sheet.SIDES
    assert sum(side.detour for side in sides) == fact_sheet.DETOUR_SIDES
    types = Counter(letters(side.types) for side in sides if not side.detour)
    assert types == fact_sheet.STRIKES_BY_TYPES


@pytest.mark.parametrize("ability", ABILITIES)
def test_strikes_stay_in_the_range_of_their_ability(box: DarkBox, ability: str) -> None:
    strikes = [
        side.strike
        for defense in defenses_with(box, ability)
        for side in defense.sides
        if not side.detour
    ]
    assert (min(strikes), max(strikes)) == fact_sheet.STRIKES[ability]


def test_each_detour_card_has_one_detour_and_one_strike(box: DarkBox) -> None:
    for defense in defenses_with(box, "detour"):
        assert sorted(side.detour for side in defense.sides) == [False, True], defense.id


@rule("DD-5")
def test_ranks_are_unique_and_measure_strength(box: DarkBox) -> None:
    """Total strike, 1 for each further side, 2 for each double type: cards of one ability."""
    assert sorted(defense.rank for defense in box.defenses) == list(fact_sheet.RANKS)
    for ability in ABILITIES:
        scores = [
            sum(side.strike for side in defense.sides)
            + len(defense.sides)
            - 1
            + 2 * sum(len(letters(side.types)) == 2 for side in defense.sides)
            for defense in sorted(defenses_with(box, ability), key=lambda card: card.rank)
        ]
        assert scores == sorted(scores), ability


def test_ids_and_names_are_unique(box: DarkBox) -> None:
    assert len({card.id for card in box.cards}) == len(box.cards) == 108
    assert len({card.name for card in box.cards}) == 108


def test_a_box_knows_the_same_cards_by_number_and_by_table(box: DarkBox) -> None:
    for hero in box.heroes:
        number = box.number(hero.id)
        assert (box.armor[number], box.challenge[number]) == (hero.armor, hero.challenge)
        assert (box.klass[number], box.vulnerable[number]) == (hero.klass, hero.vulnerable)
    for defense in box.defenses:
        number = box.number(defense.id)
        assert (box.rank[number], box.ability[number]) == (defense.rank, defense.ability)
        assert box.sides[number] == len(defense.sides)
        for i, side in enumerate(defense.sides):
            at = 4 * number + i
            found = (box.types[at], box.strike[at], box.detour[at])
            assert found == (side.types, side.strike, side.detour)


# -- boxes of one's own ----------------------------------------------------------------------


def written(tmp_path: Path, text: str) -> str:
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    return str(path)


def as_toml(heroes: list[Printed], defenses: list[Printed]) -> str:
    """A box with these cards and no other."""
    lines = ['remove = ["*"]']
    for kind, cards in (("hero", heroes), ("defense", defenses)):
        for card in cards:
            lines.append(f"[[{kind}]]")
            lines += [f"{key} = {value_of(value)}" for key, value in card.items()]
    return "\n".join(lines)


def value_of(value: object) -> str:
    match value:
        case bool():
            return str(value).lower()
        case list():
            return "[" + ", ".join(map(value_of, value)) + "]"
        case dict():
            return "{" + ", ".join(f"{key} = {value_of(part)}" for key, part in value.items()) + "}"
        case _:
            return repr(value).replace("'", '"')


def nine_heroes() -> list[Printed]:
    return [a_hero(id=f"h-{n}", challenge=n + 1) for n in range(9)]


def eight_defenses() -> list[Printed]:
    return [a_defense(f"d-{n}", "T2 SM3", rank=n + 1) for n in range(8)]


def test_a_box_file_of_ones_own_is_read(tmp_path: Path) -> None:
    path = written(tmp_path, as_toml(nine_heroes(), eight_defenses()))
    box = GAME.read_box(path)
    assert [card.id for card in box.cards] == [f"h-{n}" for n in range(9)] + [
        f"d-{n}" for n in range(8)
    ]
    again = GAME.box_from(box.source)
    assert again.digest == box.digest != GAME.box.digest


@pytest.mark.parametrize(
    ("where", "key", "value", "complaint"),
    [
        ("hero", "armour", 3, r"unknown field `armour` - at `\$\.hero\[2\]`"),
        ("hero", "armor", "three", r"Expected `int`, got `str` - at `\$\.hero\[2\]\.armor`"),
        ("hero", "armor", 0, r"Expected `int` >= 1 - at `\$\.hero\[2\]\.armor`"),
        ("hero", "class", "bard", r"Invalid enum value 'bard' - at `\$\.hero\[2\]\.class`"),
        ("hero", "vulnerable", ["fire"], r"'fire' - at `\$\.hero\[2\]\.vulnerable\[0\]`"),
        ("hero", "id", "No Good", r"matching regex .* - at `\$\.hero\[2\]\.id`"),
        ("hero", "id", "h-1", "the card id 'h-1' is used twice; each card needs its own"),
        ("defense", "id", "h-1", "the card id 'h-1' is used twice; each card needs its own"),
        ("defense", "sides", [], r"length >= 1 - at `\$\.defense\[2\]\.sides`"),
        ("defense", "rank", 2.5, r"Expected `int`, got `float` - at `\$\.defense\[2\]\.rank`"),
        ("defense", "ability", "fly", r"Invalid enum value 'fly' - at `\$\.defense\[2\]\.ability`"),
        (
            "defense",
            "sides",
            [{"detour": True}],
            "defense 'd-2', side 1: a Detour side needs ability = \"detour\" on its card",
        ),
        (
            "defense",
            "sides",
            [{"types": ["trap"], "strike": 2}, {"types": ["trap"]}],
            "defense 'd-2', side 2: expected types and a strike of at least 1, or detour = true",
        ),
    ],
)
def test_a_bad_card_is_refused_with_file_place_and_what_was_expected(
    tmp_path: Path, where: str, key: str, value: object, complaint: str
) -> None:
    cards = {"hero": nine_heroes(), "defense": eight_defenses()}
    cards[where][2][key] = value
    path = written(tmp_path, as_toml(cards["hero"], cards["defense"]))
    with pytest.raises(BadBox, match=complaint) as problem:
        GAME.read_box(path)
    assert str(problem.value).startswith(f"{path}: ")


@pytest.mark.parametrize("more", [{"strike": 2}, {"types": ["trap"]}])
def test_a_detour_side_with_a_strike_is_refused(tmp_path: Path, more: Printed) -> None:
    defenses = eight_defenses()
    defenses[4] |= {"ability": "detour", "sides": [{"detour": True, **more}]}
    path = written(tmp_path, as_toml(nine_heroes(), defenses))
    complaint = "defense 'd-4', side 1: a Detour side has neither types nor a strike"
    with pytest.raises(BadBox, match=complaint) as problem:
        GAME.read_box(path)
    assert str(problem.value).startswith(f"{path}: ")


@rule("DD-B25")
def test_a_file_with_too_few_cards_is_refused(tmp_path: Path) -> None:
    path = written(tmp_path, as_toml(nine_heroes()[:8], eight_defenses()))
    complaint = "at least 9 heroes and 8 defenses, found 8 heroes and 8 defenses"
    with pytest.raises(BadBox, match=complaint) as problem:
        GAME.read_box(path)
    assert str(problem.value).startswith(f"{path}: ")


def test_an_unknown_kind_of_card_is_refused(tmp_path: Path) -> None:
    path = written(tmp_path, as_toml(nine_heroes(), eight_defenses()) + "\n[[dragon]]\n")
    with pytest.raises(BadBox, match="unknown field `dragon`"):
        GAME.read_box(path)


def test_a_truncated_file_is_refused(tmp_path: Path) -> None:
    whole = as_toml(nine_heroes(), eight_defenses())
    path = written(tmp_path, whole[: len(whole) // 2 + 3])
    with pytest.raises(BadBox) as problem:
        GAME.read_box(path)
    assert str(problem.value).startswith(f"{path}: expected TOML; ")


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadBox, match="expected TOML"):
        GAME.read_box(str(path))


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    path = str(tmp_path / "nowhere.toml")
    with pytest.raises(BadBox, match="cannot read this box file") as problem:
        GAME.read_box(path)
    assert str(problem.value).startswith(f"{path}: ")


def test_an_enormous_file_is_not_even_read(tmp_path: Path) -> None:
    path = written(tmp_path, "#" * 250_001)
    with pytest.raises(BadBox, match="at most 250000 bytes"):
        GAME.read_box(path)


# -- boxes that cannot supply a table --------------------------------------------------------


def cards(heroes: int, defenses: int) -> dict[str, object]:
    return {
        "hero": [a_hero(id=f"h-{n}") for n in range(heroes)],
        "defense": [a_defense(f"d-{n}", "T1") for n in range(defenses)],
    }


@rule("DD-B25")
@pytest.mark.parametrize(("heroes", "defenses"), [(8, 20), (20, 7)])
def test_a_box_for_nobody_is_refused_when_it_is_read(heroes: int, defenses: int) -> None:
    with pytest.raises(BadBox, match=f"found {heroes} heroes and {defenses} defenses"):
        schema.BOXES.from_source(cards(heroes, defenses))


@rule("DD-B25")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_a_box_needs_nine_heroes_and_eight_defenses_for_every_player(players: int) -> None:
    fits = schema.BOXES.from_source(cards(9 * players, 8 * players))
    assert a_new_game(players, box=fits).who_is_asked() == dict.fromkeys(
        range(players), "keep-hero"
    )
    need = f"{9 * players} heroes and {8 * players} defenses"
    for small in (cards(9 * players - 1, 8 * players), cards(9 * players, 8 * players - 1)):
        with pytest.raises(BadOption, match=need):
            a_new_game(players, box=schema.BOXES.from_source(small))


@rule("DD-B25")
@pytest.mark.parametrize("row", [3, 5, 7])
def test_alone_a_box_needs_four_full_rows_of_each(row: int) -> None:
    table = a_new_game(1, box=schema.BOXES.from_source(cards(4 * row, 4 * row)), row=row)
    assert table.who_is_asked() == {0: "take-hero-solo"}
    table.play_to_the_end()
    for small in (cards(4 * row - 1, 4 * row), cards(4 * row, 4 * row - 1)):
        with pytest.raises(BadOption, match=f"{4 * row} heroes"):
            a_new_game(1, box=schema.BOXES.from_source(small), row=row)
