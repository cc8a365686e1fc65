"""Commands of Big Bad Overlord: `overlord odds`, who loses a card and who wins a battle."""

import json
from pathlib import Path

import click

from overlord.core.errors import BadOption, BadPosition
from overlord.core.layout import SPECTATOR
from overlord.core.match import replay
from overlord.core.record import parse_record
from overlord.core.registry import game as game_of
from overlord.core.state import State
from overlord.games.big_bad_overlord.box import ARTIFACT, DO_GOODER, MINION, BigBox
from overlord.games.big_bad_overlord.odds.battle_odds import Battle
from overlord.present.columns import columns

GAME = "big-bad-overlord"
LARGEST = 12  # cards of a side


@click.command("odds", short_help="the odds of a battle of Big Bad Overlord")
@click.argument("file", required=False)
@click.option("--seat", type=int, default=SPECTATOR, help="What this seat may know.")
@click.option("--attack", default="", metavar="CARDS", help="Cards by id, parted by commas.")
@click.option("--defense", default="", metavar="CARDS", help="The cards they fight.")
@click.option("--citadel", is_flag=True, help="The defenders hold a Citadel, and then the Duke.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def odds(
    file: str | None, seat: int, attack: str, defense: str, citadel: bool, as_json: bool
) -> None:
    """The odds at the end of FILE, a record or a position, or of two forces.

    Chances are those of the coming round and of a battle fought to the end; they are exact
    unless told otherwise.
    """
    if (file is None) == (not attack):
        raise BadOption("expected either a FILE, or --attack with --defense")
    if file is not None:
        found = at_the_end_of(file, seat)
    else:
        found = {"battle": of_forces(attack, defense, citadel)}
    click.echo(json.dumps(found, indent=2) if as_json else odds_table(found))


def at_the_end_of(file: str, seat: int) -> dict[str, object]:
    """The forecast for a record or a position."""
    try:
        raw = Path(file).read_bytes()
        plain = json.loads(raw)
    except (OSError, ValueError) as problem:
        raise BadPosition(f"{file}: cannot read this ({problem})") from None
    state: State
    if isinstance(plain, dict) and "zones" in plain:
        state = game_of(GAME).from_json(plain)
    else:
        state = replay(parse_record(raw, file)).state
    if not SPECTATOR <= seat < state.players:
        raise BadOption(f"expected a seat from 0 to {state.players - 1}, found {seat}")
    return state.setup.game.forecast(state, seat)


def of_forces(attack: str, defense: str, citadel: bool) -> dict[str, object]:
    """The odds of cards that are named."""
    box = game_of(GAME).box
    assert isinstance(box, BigBox)
    used: set[int] = set()
    ours = _force(box, attack, used)
    theirs = _force(box, defense, used)
    if not ours or not (theirs or citadel):
        raise BadOption("expected at least one card that can fight on each side")
    return Battle(box, ours, theirs, citadel, [0] * 6).odds().as_json()


def _force(box: BigBox, words: str, used: set[int]) -> list[int]:
    force = []
    for word in words.split(","):
        id = word.strip()
        if not id:
            continue
        copies = [
            number
            for kind in (MINION, ARTIFACT, DO_GOODER)
            for number in box.numbers(kind)
            if id in (box.card(number).id, box.card(number).design) and number not in used
        ]
        if not copies:
            raise BadOption(f"the box has no card {id!r}, or no more of them")
        used.add(copies[0])
        force.append(copies[0])
    if len(force) > LARGEST:
        raise BadOption(f"expected at most {LARGEST} cards on a side, found {len(force)}")
    return force


def odds_table(found: dict[str, object]) -> str:
    """As a table."""
    rows = [["", "attack loses a card", "defense loses a card", "attack wins", ""]]
    battle = found.get("battle")
    if isinstance(battle, dict) and "attack-wins" in battle:
        rows.append(["battle", *_row(battle)])
    targets = found.get("targets")
    if isinstance(targets, list):
        rows += [[f"chair {one['chair']}", *_row(one)] for one in targets if "attack-wins" in one]
    return columns(rows) if len(rows) > 1 else "no battle, and none that could be begun"


def _row(odds: dict[str, object]) -> list[str]:
    keys = ("attack-loses", "defense-loses", "attack-wins")
    shares = [f"{int(str(odds[key])) / 10_000:.1f} %" for key in keys]
    return [*shares, "exact" if odds["exact"] else "simulated"]
