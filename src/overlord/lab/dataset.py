"""Dataset of played games: one row for each decision, in Parquet files, with a card that says what.

Games are written in parts of equal size. A part depends on its number alone, and is there whole or
not at all, so a run that was cut off goes on where it stopped, with any number of processes.
"""

import io
import json
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

from overlord.core.encoding import Encoding, blank_mask, blank_row
from overlord.core.errors import OverlordError
from overlord.core.setup import Setup
from overlord.core.state import State
from overlord.lab.series import Progress, Series, cached_setup, setup_of, sitting
from overlord.parallel import in_parallel
from overlord.players.base import Outlook, Player
from overlord.players.play_game import DecisionWatcher, play_game
from overlord.players.search.player import Search

PART: Final = 50  # games
COLUMNS: Final = {
    "game": "the number of the game",
    "step": "answers given before, by anybody",
    "seat": "who decides",
    "prompt": "what is asked, a key",
    "observation": "the row of that seat (`overlord encode GAME --fields` says what is where)",
    "mask": "the legal actions, eight to a byte, the lowest bit first",
    "action": "what was answered",
    "options": "the legal actions, in the order of the next two columns",
    "visits": "how often the search tried each of them; empty if no search decided",
    "values": "its mean reward for the seat that decides",
    "returns": "what the game was worth to each seat in the end",
}


class BadDataset(OverlordError):
    """A folder that does not hold this dataset."""


@dataclass(frozen=True)
class Order:
    """Wish for a dataset."""

    series: Series
    thoughts: bool = False  # with visits and values of players that search
    part: int = PART  # games in a file


def parquet() -> tuple[Any, Any]:
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError:
        raise OverlordError("datasets need pyarrow: pip install 'overlord[envs]'") from None


class Notebook(DecisionWatcher):
    """Notes down every decision of a game before it is carried out."""

    def __init__(self, encoding: Encoding, number: int, players: list[Player]) -> None:
        self.encoding = encoding
        self.number = number
        self.players = players
        self.row = blank_row(encoding.width)
        self.mask = blank_mask(encoding.actions)
        self.rows: list[dict[str, Any]] = []

    def decided(self, state: State, outlook: Outlook, action: int) -> None:
        encoding, seat = self.encoding, outlook.seat
        encoding.fill(state, seat, self.row, 0)
        encoding.fill_mask(state, seat, self.mask, 0)
        player = self.players[seat]
        thoughts = player.told if isinstance(player, Telling) else []
        by_action = {thought.action: thought for thought in thoughts}
        found = [by_action[option] for option in outlook.options if option in by_action]
        self.rows.append(
            {
                "game": self.number,
                "step": len(self.rows),
                "seat": seat,
                "prompt": outlook.prompt,
                "observation": memoryview(self.row).tolist(),
                "mask": packed(memoryview(self.mask).tolist()),
                "action": action,
                "options": outlook.options[:],
                "visits": [thought.visits for thought in found],
                "values": [thought.rewards[seat] for thought in found],
            }
        )


class Telling(Player):
    """A search that tells what it made of each option."""

    def __init__(self, search: Search) -> None:
        super().__init__(search.spec)
        self.search = search
        self.told: list[Any] = []

    def choose(self, outlook: Outlook) -> int:
        self.told = []
        if len(outlook.options) == 1:
            return outlook.options[0]
        self.told = self.search.thoughts(outlook)
        return int(self.told[0].action)

    def pick(self, world: State, seat: int, options: list[int]) -> int:
        return self.search.pick(world, seat, options)


def packed(bits: list[int]) -> bytes:
    """Eight to a byte, the lowest bit first."""
    found = bytearray(-(-len(bits) // 8))
    for i, bit in enumerate(bits):
        found[i >> 3] |= bit << (i & 7)
    return bytes(found)


def write_dataset(order: Order, folder: Path, jobs: int, progress: Progress, on: str) -> int:
    """Play what the folder does not hold yet; gives the number of games it holds then."""
    parquet()
    setup = setup_of(order.series)
    (folder / "data").mkdir(parents=True, exist_ok=True)
    check_card(order, setup, folder)
    count = -(-order.series.games // order.part)
    left = [part for part in range(count) if not file_of(folder, part).is_file()]
    done = (count - len(left)) * order.part
    progress(min(done, order.series.games))
    for found in in_parallel(partial(play_parts, order), left, jobs, on, 1):
        for part, content in found:
            fresh = folder / f".{file_of(folder, part).name}.new"
            fresh.write_bytes(content)
            fresh.rename(file_of(folder, part))
            done += order.part
            progress(min(done, order.series.games))
    write_card(order, setup, folder)
    return count * order.part


def file_of(folder: Path, part: int) -> Path:
    return folder / "data" / f"part-{part:06}.parquet"


def play_parts(order: Order, parts: list[int]) -> list[tuple[int, bytes]]:
    return [(part, play_part(order, part)) for part in parts]


def play_part(order: Order, part: int) -> bytes:
    """The games of a part, as the bytes of a Parquet file."""
    setup = cached_setup(order.series)
    encoding = setup.game.encoding(setup)
    rows: list[dict[str, Any]] = []
    for number in range(part * order.part, (part + 1) * order.part):
        rows += play(order, setup, encoding, number)
    arrow, files = parquet()
    table = arrow.Table.from_pylist(rows, schema=schema_of(setup, encoding))
    content = io.BytesIO()
    files.write_table(table, content, compression="zstd")
    return content.getvalue()


def play(order: Order, setup: Setup, encoding: Encoding, number: int) -> list[dict[str, Any]]:
    """One game, with what it was worth in each row."""
    at = sitting(order.series, number)
    players = [
        Telling(one) if order.thoughts and isinstance(one, Search) else one for one in at.players
    ]
    memory = any(player.needs_world for player in players)
    state = setup.game.table(setup, at.deal, memory)
    notebook = Notebook(encoding, number, players)
    play_game(state, players, setup.game.bound, notebook)
    returns = state.returns()
    return [row | {"returns": returns} for row in notebook.rows]


def schema_of(setup: Setup, encoding: Encoding) -> Any:
    arrow, _ = parquet()
    kinds = {
        "game": arrow.int32(),
        "step": arrow.int32(),
        "seat": arrow.int8(),
        "prompt": arrow.dictionary(arrow.int8(), arrow.string()),
        "observation": arrow.list_(arrow.int16(), encoding.width),
        "mask": arrow.binary(-(-encoding.actions // 8)),
        "action": arrow.int16(),
        "options": arrow.list_(arrow.int16()),
        "visits": arrow.list_(arrow.int32()),
        "values": arrow.list_(arrow.float32()),
        "returns": arrow.list_(arrow.float32(), setup.players),
    }
    return arrow.schema([(name, kinds[name]) for name in COLUMNS])


# The card


def facts_of(order: Order, setup: Setup) -> dict[str, object]:
    """Facts that must be the same for parts to belong together; the number of games may grow."""
    encoding = setup.game.encoding(setup)
    series = order.series
    return {
        "type": "dataset",
        "game": setup.game.id,
        "rules": setup.game.rules_version,
        "box": setup.box.digest,
        "encoding": encoding.version,
        "width": encoding.width,
        "actions": encoding.actions,
        "players": list(series.players),
        "rotate": series.rotate,
        "options": dict(setup.options),
        "seed": series.seed,
        "thoughts": order.thoughts,
        "part": order.part,
    }


def check_card(order: Order, setup: Setup, folder: Path) -> None:
    """Refuse a folder that holds something else."""
    path = folder / "dataset.json"
    facts = facts_of(order, setup)
    if path.is_file():
        held = json.loads(path.read_text("utf-8"))
        for key, value in facts.items():
            if held.get(key) != value:
                raise BadDataset(
                    f"{folder} holds another dataset: its {key} is {held.get(key)}, not {value}; "
                    "name another folder with --out"
                )
    elif any(path.name != "data" for path in folder.iterdir()):
        raise BadDataset(f"{folder}: expected an empty folder, or one with a dataset.json")
    path.write_text(json.dumps(facts, indent=2) + "\n", "utf-8")


def write_card(order: Order, setup: Setup, folder: Path) -> None:
    facts = facts_of(order, setup)
    lines = [
        f"# {setup.game.id}: played games",
        "",
        f"Made by Overlord {version('overlord')}. One row for each decision, in the order of play.",
        f"Every {order.part} games are one file; the same seed and version give the same rows.",
        "",
        "| fact | |",
        "| --- | --- |",
        *(f"| {key} | `{json.dumps(value)}` |" for key, value in facts.items()),
        "",
        "| column | |",
        "| --- | --- |",
        *(f"| {name} | {about} |" for name, about in COLUMNS.items()),
        "",
        "A row holds what the seat saw at that moment, and no hidden card.",
        "Players of the same name sit in every seat in turn, if `rotate` is true.",
        "",
    ]
    (folder / "README.md").write_text("\n".join(lines), "utf-8")


__all__ = ["COLUMNS", "PART", "BadDataset", "Order", "write_dataset"]
