"""Records: written whole, read strictly, replayed to the same states or refused."""

from pathlib import Path

import msgspec
import pytest

import overlord
from overlord import BadRecord, IncompatibleRecord, Match, Record, read_record, replay, verify
from overlord.core.record import parse_record
from tests.core.test_match import finished, played

DARK = overlord.game("dark-dealings")


def a_record(players: int = 3, seed: int = 9) -> Record:
    return finished(Match(DARK, players, seed, names=["Ada", "Bo", "Cy"][:players])).record()


def copy_of(record: Record) -> Record:
    return parse_record(record.to_bytes())


def test_a_record_is_read_back_as_it_was_written(tmp_path: Path) -> None:
    record = a_record()
    record.write(tmp_path / "game.json")

    assert read_record(tmp_path / "game.json") == record
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]
    assert verify(record).state.outcome().places == record.outcome.places  # type: ignore[union-attr]


def test_a_game_in_progress_is_recorded_and_goes_on() -> None:
    match = played(Match(DARK, players=2, seed=3, options={"mode": "hardcore"}), 45)
    again = replay(copy_of(match.record()))

    assert again.state.digest() == match.state.digest()
    assert again.events(1) == match.events(1)
    assert again.setup.options["mode"] == "hardcore"
    assert finished(again).state.digest() == finished(match).state.digest()


def test_a_replay_stops_where_it_is_told() -> None:
    record = a_record()

    assert len(replay(record, 20).answers) == 20
    assert replay(record, 20).record().digests[0] == record.digests[0]
    assert len(replay(record, 10_000).answers) == len(record.answers)


def test_a_box_of_ones_own_travels_with_the_record() -> None:
    source = msgspec.to_builtins(_shipped())
    source["hero"][0]["armor"] = 9
    box = DARK.box_from(source)
    match = finished(Match(DARK, players=2, seed=3, box=box))
    record = copy_of(match.record())

    assert record.box == box.digest != DARK.box.digest
    assert verify(record).setup.box.digest == box.digest


def _shipped() -> dict[str, list[dict[str, object]]]:
    folder = Path(overlord.__file__).parent / "games" / "dark_dealings" / "box"
    source: dict[str, list[dict[str, object]]] = {}
    for name in ("heroes.toml", "defenses.toml"):
        source.update(msgspec.toml.decode((folder / name).read_bytes()))
    return source


def test_a_record_that_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="cannot write"):
        a_record().write(tmp_path / "missing" / "game.json")
    assert list(tmp_path.iterdir()) == []


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match=r"nothing\.json: cannot read"):
        read_record(tmp_path / "nothing.json")


@pytest.mark.parametrize(
    ("raw", "expected"),
    [
        (b"", "expected a record of a game"),
        (b"{", "expected a record of a game"),
        (b"[1, 2]", "expected a record of a game"),
        (b"\xff\xfe", "expected a record of a game"),
        (b"{}", "missing required field `game`"),
        (b" " * 5_000_001, "at most 5000000 bytes"),
    ],
)
def test_what_is_no_record_is_refused(raw: bytes, expected: str) -> None:
    with pytest.raises(BadRecord, match=expected):
        parse_record(raw)


def test_half_a_record_is_refused() -> None:
    raw = a_record().to_bytes()

    with pytest.raises(BadRecord, match="expected a record of a game"):
        parse_record(raw[: len(raw) // 2])


def test_an_unknown_key_is_not_ignored() -> None:
    raw = a_record().to_bytes().replace(b'"players"', b'"plyers"')

    with pytest.raises(BadRecord, match="unknown field `plyers`"):
        parse_record(raw)


def test_another_format_and_a_seed_that_is_none_are_refused() -> None:
    record = a_record()
    record.format = "overlord-record-99"
    with pytest.raises(BadRecord, match="expected format"):
        copy_of(record)
    record = a_record()
    record.seed = "seven"
    with pytest.raises(BadRecord, match="expected the seed"):
        copy_of(record)
    record.seed = str(1 << 96)
    with pytest.raises(BadRecord, match="below 2\\^96"):
        verify(record)


def test_other_rules_or_another_box_are_incompatible() -> None:
    record = a_record()
    record.rules += 1
    found = f"version {record.rules} of the rules of dark-dealings"
    with pytest.raises(IncompatibleRecord, match=found):
        replay(record)
    record = a_record()
    record.box = "0" * 16
    with pytest.raises(IncompatibleRecord, match="played with the box 0000000000000000"):
        replay(record)


def test_a_table_that_cannot_be_is_refused() -> None:
    record = a_record()
    record.players = 7
    with pytest.raises(BadRecord, match="describes no table"):
        replay(record)
    record = a_record()
    record.game = "light-dealings"
    with pytest.raises(overlord.UnknownGame, match=r"installed: .*dark-dealings"):
        replay(record)


def test_a_changed_answer_is_found() -> None:
    record = a_record()
    seat, action = record.answers[3]
    state = replay(record, 3).state
    other = next(option for option in state.legal(seat) if option != action)
    record.answers[3] = (seat, other)

    with pytest.raises(BadRecord, match="answer"):
        verify(record)


def test_an_illegal_answer_is_named() -> None:
    record = a_record()
    record.answers[5] = (record.answers[5][0], 0)

    with pytest.raises(BadRecord, match="answer 6 of the record is illegal"):
        replay(record)


def test_a_changed_digest_outcome_or_number_of_digests_is_found() -> None:
    record = a_record()
    record.digests[2] = "0" * 16
    with pytest.raises(BadRecord, match="the state after answer 48"):
        verify(record)
    record = a_record()
    record.digests.pop()
    with pytest.raises(BadRecord, match="digests for these answers"):
        verify(record)
    record = a_record()
    assert record.outcome is not None
    record.outcome.places.reverse()
    with pytest.raises(BadRecord, match="outcome"):
        verify(record)


def test_each_answer_of_a_record_comes_out_before_it_is_played() -> None:
    whole = played(Match(DARK, 2, 3), 5)
    record = whole.record()

    match = Match.begin(record)
    for number, (seat, action) in enumerate(match.steps(record.answers)):
        assert len(match.answers) == number
        assert action in match.options(seat)

    assert match.state.digest() == whole.state.digest()
    assert whole.from_start().state.digest() == Match.begin(record).state.digest()


def test_an_illegal_answer_of_a_record_is_named_by_its_number() -> None:
    record = Match(DARK, 2, 3).record()
    match = Match.begin(record)
    legal = match.options(0)[0]

    with pytest.raises(BadRecord, match="answer 2 of the record is illegal"):
        list(match.steps([(0, legal), (0, -5)]))
