"""Forecasts go to their reader alone, and rest on what this reader may know."""

import asyncio

import msgspec
import pytest

from overlord.core.layout import SPECTATOR
from overlord.core.registry import game
from overlord.core.rng import seeded_rng
from overlord.core.state import State
from overlord.games.big_bad_overlord.face_board import Forecast
from overlord.present.face import face_for
from overlord.server.live.forecasts import Forecasts
from overlord.server.refusal import Refusal
from overlord.server.table import events
from overlord.server.table.events import Place
from overlord.server.table.table import Table
from overlord.server.threads import Threads
from overlord.words import Words
from tests.server.talk import Client, Facts, Talk
from tests.server.test_secrecy import otherwise
from tests.toys.broken import Oracle

GAMES = ["big-bad-overlord", "dark-dealings", "overlords-of-infamy"]

THREADS = Threads("forecasts", 1)


def seated(name: str, players: int) -> Table:
    rules = Oracle() if name == "oracle" else game(name)
    places = [Place(kind="person", name=f"P{n}", holder=f"h{n}") for n in range(players)]
    made = events.Created(
        table="T", game=rules.id, rules=1, options={}, places=places, clock="off",
        private=False, cards={}, secret=f"{players:064x}", at=0.0,
    )  # fmt: skip
    return Table(made, rules, rules.box, 0.0)


def moments(name: str, players: int, answers: int, every: int) -> list[Table]:
    """One game, at several moments."""
    table = seated(name, players)
    table.apply(events.Started(), 0.0)
    luck = seeded_rng(players)
    played: list[events.Acted] = []
    found = []
    for number in range(answers):
        assert table.match is not None
        if table.match.over:
            break
        seat = table.match.state.pending()[0]
        options = table.match.options(seat)
        event = events.Acted(seat=seat, action=options[luck.below(len(options))], source="person")
        table.apply(event, 0.0)
        played.append(event)
        if number % every == 0:
            again = seated(name, players)
            again.apply(events.Started(), 0.0)
            for one in played:
                again.apply(one, 0.0)
            found.append(again)
    return [one for one in found if one.match is not None and not one.match.over]


def forecast_sent(table: Table, seat: int) -> bytes:
    """The bytes of the answer, without a cache."""
    return msgspec.json.encode(asyncio.run(Forecasts(THREADS).tell(table, seat, "en", "m1")))


def differing(name: str, players: int) -> tuple[int, int]:
    """Of how many forecasts in worlds dealt anew, how many are not the true ones."""
    luck = seeded_rng(players)
    pairs = differ = 0
    for seat in (0, players - 1, SPECTATOR):
        for table in moments(name, players, 240, 9):
            assert table.match is not None
            truth = forecast_sent(table, seat)
            otherwise(table.match, seat, luck)
            differ += forecast_sent(table, seat) != truth
            pairs += 1
    return differ, pairs


@pytest.mark.parametrize("name", GAMES)
def test_worlds_that_differ_in_hidden_cards_are_forecast_alike(name: str) -> None:
    differ, pairs = differing(name, 4)
    assert differ == 0
    assert pairs > 20


def test_a_forecast_from_hidden_cards_would_be_noticed() -> None:
    differ, _ = differing("oracle", 3)
    assert differ > 0


def foresee(talk: Talk) -> Facts:
    id = talk.say("foresee")
    answer = talk.until(lambda m: m.get("id") == id)
    if answer["type"] == "foreseen":
        assert talk.hear("ack")["id"] == id
    return answer


def test_a_forecast_comes_on_demand_for_the_version_it_holds_for(client: Client) -> None:
    made = client.new("me Ann", "greedy", "greedy", game="big-bad-overlord")
    rules = game("big-bad-overlord")
    seen = 0
    with client.at(made["table"], made["token"]) as ann, client.at(made["table"]) as watcher:
        assert foresee(ann)["code"] == "not-started"
        client.call("POST", f"/api/tables/{made['table']}/start", made["token"])
        ann.hear("update")
        for _ in range(12):
            if not ann.my_turn():
                break
            if ann.scene["view"]["pending"] == [0]:  # nobody else changes anything meanwhile
                answer = foresee(ann)
                state = client.lobby.runners[made["table"]].table.match.state
                assert answer["version"] == ann.version
                assert answer["forecast"] == board_of(state, rules.forecast(state, 0))
                watched = foresee(watcher)["forecast"]
                assert watched == board_of(state, rules.forecast(state, SPECTATOR))
                seen += bool(answer["forecast"])
            ann.act()
    assert seen


def board_of(state: State, forecast: dict[str, object]) -> object:
    """A forecast as the face of the game tells it to a board."""
    face = face_for(Words("en", state.setup.game.id), state.setup)
    return msgspec.json.decode(msgspec.json.encode(face.foreseen(forecast)))


def test_a_game_without_forecasts_answers_too(client: Client) -> None:
    made = client.new("me Ann", "greedy")
    with client.at(made["table"], made["token"]) as ann:
        client.call("POST", f"/api/tables/{made['table']}/start", made["token"])
        ann.hear("update")
        ann.my_turn()
        assert foresee(ann)["forecast"] == {}


@pytest.mark.pure_only
def test_all_with_the_same_eyes_share_one_computation(monkeypatch: pytest.MonkeyPatch) -> None:
    table = moments("big-bad-overlord", 3, 5, 1)[-1]
    asked: list[int] = []

    def counted(_self: object, _s: State, seat: int) -> dict[str, object]:
        asked.append(seat)
        return {"targets": [{"chair": seat}]}

    monkeypatch.setattr(type(table.game), "forecast", counted)

    async def several() -> list[int]:
        mind = Forecasts(THREADS)
        eyes = (0, 1, 0, SPECTATOR, 1, SPECTATOR)
        answers = await asyncio.gather(*(mind.tell(table, seat, "en", "m") for seat in eyes))
        table.version += 1
        answers.append(await mind.tell(table, 0, "en", "m"))
        return [
            told.targets[0].chair
            for told in (answer.forecast for answer in answers)
            if isinstance(told, Forecast)
        ]

    assert asyncio.run(several()) == [0, 1, 0, SPECTATOR, 1, SPECTATOR, 0]
    assert sorted(asked) == [SPECTATOR, 0, 0, 1]


@pytest.mark.pure_only
def test_a_fault_in_a_forecast_refuses_and_breaks_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    table = moments("big-bad-overlord", 3, 5, 1)[-1]

    def faulty(_self: object, _s: State, _seat: int) -> dict[str, object]:
        raise ZeroDivisionError

    monkeypatch.setattr(type(table.game), "forecast", faulty)
    with pytest.raises(Refusal) as refused:
        asyncio.run(Forecasts(THREADS).tell(table, 0, "en", "m"))
    assert refused.value.code == "failed"
