"""A box file means the same in all games: what it names is added or replaced, the rest stays."""

import tomllib
from pathlib import Path

import pytest

import overlord
from overlord.core.errors import BadBox

# A row of each game's box that nothing else in it needs.
ROWS = {
    "bellum-magica": ("farm", "turnip-farm"),
    "big-bad-overlord": ("minion", "riff-raff"),
    "conan": ("spell", "kiss-of-death"),
    "dark-dealings": ("hero", "the-thimble-cousins"),
    "overlords-of-infamy": ("quest", "rescue-a-kitten-from-a-tall-tree"),
}
GAMES = sorted(ROWS)


def shipped_row(game: str) -> dict[str, object]:
    kind, id = ROWS[game]
    folder = Path(overlord.__file__).parent / "games" / game.replace("-", "_") / "box"
    for path in folder.glob("*.toml"):
        for row in tomllib.loads(path.read_text("utf-8")).get(kind, []):
            if row["id"] == id:
                return dict(row)
    raise AssertionError(f"no {kind} {id} in the box of {game}")


def value(found: object) -> str:
    """As TOML writes it."""
    if isinstance(found, bool):
        return str(found).lower()
    if isinstance(found, dict):
        return "{" + ", ".join(f"{key} = {value(part)}" for key, part in found.items()) + "}"
    if isinstance(found, list):
        return "[" + ", ".join(map(value, found)) + "]"
    return f'"{found}"' if isinstance(found, str) else str(found)


def written(path: Path, kind: str, row: dict[str, object]) -> str:
    file = path / "mine.toml"
    lines = [f"{key} = {value(part)}" for key, part in row.items()]
    file.write_text("\n".join([f"[[{kind}]]", *lines]), "utf-8")
    return str(file)


@pytest.mark.parametrize("game", GAMES)
def test_a_row_of_the_file_replaces_the_one_with_its_id(game: str, tmp_path: Path) -> None:
    kind, id = ROWS[game]
    rules = overlord.game(game)
    box = rules.read_box(written(tmp_path, kind, {**shipped_row(game), "name": "Another Name"}))

    assert [card.id for card in box.cards] == [card.id for card in rules.box.cards]
    renamed = [card for card in box.cards if card.name == "Another Name"]
    assert {card.design for card in renamed} == {id}
    assert rules.box_from(box.source).digest == box.digest != rules.box.digest


@pytest.mark.parametrize("game", GAMES)
def test_a_row_with_a_new_id_is_added(game: str, tmp_path: Path) -> None:
    kind, _ = ROWS[game]
    rules = overlord.game(game)
    box = rules.read_box(written(tmp_path, kind, {**shipped_row(game), "id": "brand-new"}))

    new = {card.id for card in box.cards} - {card.id for card in rules.box.cards}
    assert new
    assert all(id.startswith("brand-new") for id in new)
    assert {card.id for card in rules.box.cards} <= {card.id for card in box.cards}


@pytest.mark.parametrize("game", GAMES)
def test_a_removed_row_is_gone_and_the_rest_stays(game: str, tmp_path: Path) -> None:
    _, id = ROWS[game]
    file = tmp_path / "mine.toml"
    file.write_text(f'remove = ["{id}"]')
    rules = overlord.game(game)
    box = rules.read_box(str(file))

    gone = [card for card in rules.box.cards if card.id not in {one.id for one in box.cards}]
    assert gone
    assert {card.design for card in gone} == {id}


def test_what_a_scenario_needs_cannot_be_removed(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('remove = ["belit"]')
    with pytest.raises(BadBox, match=f"{file}: scenario '.*': 'belit' is no hero"):
        overlord.game("conan").read_box(str(file))


@pytest.mark.parametrize("game", GAMES)
def test_a_file_that_says_nothing_is_refused(game: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("# nothing yet\n")
    with pytest.raises(BadBox, match="changes nothing; expected some of"):
        overlord.game(game).read_box(str(file))
