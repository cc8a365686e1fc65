"""Guided games at the server: private, led by a coach, and there again after a restart."""

import pytest

from overlord.core.registry import games
from overlord.lessons.lesson import lessons
from tests.server.conftest import Start
from tests.server.talk import Client, Facts, Talk

GAME = "dark-dealings"
ALL = [(id, name) for id in games() for name in lessons(id)]


def begin(client: Client, game: str = GAME, lesson: str = "first-game") -> Facts:
    return client.new("me Ann", game=game, lesson=lesson)


def wrong(talk: Talk) -> int:
    return next(one for one in talk.options if one != talk.scene["coach"]["answer"])


@pytest.mark.parametrize(("game", "lesson"), ALL)
def test_every_lesson_is_led_to_its_free_part(client: Client, game: str, lesson: str) -> None:
    made = begin(client, game, lesson)
    steps: list[str] = []
    with client.at(made["table"], made["token"]) as talk:
        while not talk.scene["coach"]["free"]:
            coach = talk.scene["coach"]
            assert coach["pages"]
            assert coach["task"]
            assert coach["answer"] in talk.options
            steps.append(coach["step"])
            assert talk.act(coach["answer"])["type"] == "ack"
        assert talk.scene["coach"]["step"] == "end"
        assert talk.play(3) <= 3

    told = client.http.get("/api/games").json()["games"]
    listed = next(one for one in told if one["id"] == game)["lessons"]
    assert {"id": lesson, "steps": len(dict.fromkeys(steps))}.items() <= listed[0].items()


def test_a_wrong_answer_is_not_carried_out_and_the_coach_says_why(client: Client) -> None:
    made = begin(client)
    with client.at(made["table"], made["token"], language="it") as talk:
        version, answers = talk.version, talk.options[:]
        refused = talk.act(wrong(talk))

        assert (refused["type"], refused["code"]) == ("refused", "lesson")
        assert "ma prima voglio mostrarti" in refused["sentence"]
        assert "Vantati del Guardaboschi Quercioli." in refused["sentence"]
        assert talk.version == version
        assert talk.options == answers
        both = [talk.scene["coach"]["answer"], talk.options[-1]]
        assert talk.act(both[0], more=[both[1]])["code"] == "lesson"
        assert talk.act(talk.scene["coach"]["answer"])["type"] == "ack"


def test_what_the_rules_forbid_is_refused_by_the_rules(client: Client) -> None:
    made = begin(client)
    with client.at(made["table"], made["token"]) as talk:
        assert talk.act(0)["code"] == "not-offered"


def test_a_lesson_goes_on_after_a_restart(start: Start) -> None:
    client = start()
    made = begin(client)
    with client.at(made["table"], made["token"]) as talk:
        for _ in range(9):
            talk.act(talk.scene["coach"]["answer"])
        left = talk.scene
    client = start()
    with client.at(made["table"], made["token"]) as talk:
        assert talk.scene["coach"] == left["coach"]
        assert talk.scene["view"] == left["view"]
        assert talk.act(talk.scene["coach"]["answer"])["type"] == "ack"


def test_only_the_pupil_hears_the_coach(client: Client) -> None:
    made = begin(client)
    with client.at(made["table"]) as talk:
        assert talk.scene["coach"] is None
        assert talk.header["lesson"] == "first-game"
        assert talk.header["private"]
    assert client.http.get("/api/tables").json()["playing"] == []
    other = client.new("me Ann", "random", start=True)
    with client.at(other["table"], other["token"]) as talk:
        assert talk.scene["coach"] is None
        assert talk.heard[0]["box"]["firsts"]["keep-hero"].startswith("You keep two heroes")


def test_nothing_is_taken_back_along_the_steps(client: Client) -> None:
    made = begin(client)
    with client.at(made["table"], made["token"]) as talk:
        talk.act(talk.scene["coach"]["answer"])
        assert talk.scene["undo"] == "nothing"
        refused = talk.ask("undo", version=talk.version, seat=0)
        assert refused["code"] == "undo-nothing"


def test_in_the_free_part_a_plan_is_taken_back(client: Client) -> None:
    made = begin(client)
    with client.at(made["table"], made["token"]) as talk:
        while not talk.scene["coach"]["free"]:
            talk.act(talk.scene["coach"]["answer"])
        asked = talk.scene["prompt"]
        talk.act()
        assert talk.scene["prompt"] != asked
        assert talk.ask("undo", version=talk.version, seat=0)["type"] == "ack"
        assert talk.scene["prompt"] == asked


def test_a_bot_that_plays_for_the_pupil_ends_the_steps(client: Client) -> None:
    made = begin(client)
    with client.at(made["table"], made["token"]) as talk:
        talk.ask("stand-in", seat=0, bot="random")
        while not talk.over:
            talk.listen()
        assert talk.scene["coach"]["free"]


def test_a_rematch_begins_the_lesson_again(client: Client) -> None:
    made = begin(client)
    with client.at(made["table"], made["token"]) as talk:
        while not talk.scene["coach"]["free"]:
            talk.act(talk.scene["coach"]["answer"])
        talk.play()
        talk.ask("rematch")
        table = talk.header["rematch"]
    with client.at(table, made["token"]) as talk:
        assert talk.scene["coach"]["step"] == "boast"
    answer = client.http.get(f"/api/tables/{made['table']}/record")
    assert answer.status_code == 404
    assert answer.json()["code"] == "no-lesson-record"
    assert (
        client.call("GET", f"/api/tables/{made['table']}/replay", made["token"]).status_code == 200
    )


def test_a_lesson_that_does_not_exist_is_refused(client: Client) -> None:
    seats = [{"kind": "me", "name": "Ann"}]
    answer = client.http.post("/api/tables", json={"game": GAME, "seats": seats, "lesson": "xyz"})

    assert answer.status_code == 404
    assert "first-game" in answer.json()["sentence"]
    nobody = client.http.post(
        "/api/tables", json={"game": GAME, "seats": [{"kind": "open"}], "lesson": "first-game"}
    )
    assert nobody.json()["code"] == "no-name"
