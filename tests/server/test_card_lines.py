"""Cards in a line of text for the browser: as printed, and as things are now."""

import json

import pytest
from msgspec import Struct
from msgspec.json import encode as json_of

from overlord.core.layout import SPECTATOR
from overlord.core.match import Match
from overlord.core.orders import Orders
from overlord.core.registry import game
from overlord.core.rng import seeded_rng
from overlord.core.view import View
from overlord.games.bellum_magica.zones import EVIL_ROW, MOST_EVIL_ROW
from overlord.games.conan.face import ConanFace
from overlord.present.face import face_for
from overlord.present.log import OPEN
from overlord.server.http.replays import recall, replay
from overlord.server.live.box_info import box_info
from overlord.server.live.scene import header, lines, reader_of, scene
from overlord.server.protocol import Recall
from overlord.server.table.events import Acted, Started
from overlord.words import Words
from tests.server.test_forecasts import moments, seated

OURS = ["bellum-magica", "big-bad-overlord", "conan", "dark-dealings", "overlords-of-infamy"]

DRAWN = {"conan": {"hideouts", "stations"}}  # what a face adds to the facts of a table


def known(match: Match, view: View) -> set[int]:
    """The cards that stand in full on the table; creatures of Bellum Magica only for hire."""
    if match.game.id == "bellum-magica":
        return {card for zone in (EVIL_ROW, MOST_EVIL_ROW) for card in view.zones[zone]}
    return {card for zone in view.zones for card in zone if card >= 0}


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("bellum-magica", True),
        ("big-bad-overlord", False),
        ("dark-dealings", True),
        ("overlords-of-infamy", False),
    ],
)
def test_a_scene_brings_the_lines_that_are_no_longer_as_in_the_box(name: str, change: bool) -> None:
    luck = seeded_rng(3)
    match = Match(game(name), 3, 3, {})
    reader = reader_of(match, 0, "it")
    printed = {card.number: card.line for card in box_info(match.setup, "it").cards}
    changed = 0
    for number in range(160):
        if match.over:
            break
        seat = match.state.pending()[0]
        options = match.options(seat)
        match.play(seat, options[luck.below(len(options))])
        if number % 7:
            continue
        view = match.view(0)
        face = reader.face
        told = scene(reader, -1, Orders()).lines
        for card in known(match, view):
            now = face.line(card, view.facts)
            assert told.get(str(card), printed[card]) == now
            changed += now != printed[card]
    assert bool(changed) is change


def test_a_moment_looked_back_at_and_a_replay_bring_them_too() -> None:
    for table in moments("dark-dealings", 3, 150, 10):
        assert table.match is not None
        told = lines(reader_of(table.match, 0, "en"), table.match.view(0))
        last = len(table.match.log) - 1
        assert recall(table, 0, "en", Recall(id="a", number=last)).lines == told
        if told:
            break
    else:
        raise AssertionError("no defense was turned")

    table = seated("dark-dealings", 2)
    table.apply(Started(), 0.0)
    assert table.match is not None
    while not table.match.over:
        seat = table.match.state.pending()[0]
        table.apply(Acted(seat=seat, action=table.match.options(seat)[0], source="person"), 0.0)
    for eyes in (OPEN, SPECTATOR):
        shown = replay(table, header(table, 0.0), eyes, "en")
        turned = [step for step in shown.steps if step.lines]
        assert turned
        assert all("[" in line for step in turned for line in step.lines.values())


@pytest.mark.parametrize(
    ("name", "card", "language", "told"),
    [
        ("conan", "conan", "it", "\n"),
        ("dark-dealings", "", "en", ": "),
        ("bellum-magica", "", "it", ": "),
    ],
)
def test_what_a_card_can_do_comes_in_words(name: str, card: str, language: str, told: str) -> None:
    setup = game(name).setup(3, {})
    face = face_for(Words(language, name), setup)
    cards = box_info(setup, language).cards
    able = [one for one in cards if one.ability and card in ("", one.id)]

    assert able
    assert told in able[0].ability
    assert all(one.ability == face.ability(one.number) for one in cards)


@pytest.mark.parametrize(
    ("language", "told"), [("en", "takes 6 movement points"), ("it", "6 punti movimento")]
)
def test_a_refusal_in_a_forecast_is_a_sentence_with_its_rule(language: str, told: str) -> None:
    face = face_for(Words(language, "conan"), game("conan").setup(3, {}))
    assert isinstance(face, ConanFace)
    why = {"reason": "too-far", "rule": "CO-H62", "numbers": {"cost": 6, "points": 4}}
    here, near, far, unknown = (place.id for place in face.scenario.board.places[:4])
    mover = {
        "who": "conan", "points": 4, "hindering": 0, "reach": {here: 2}, "before": {},
        "beyond": {far: 6}, "refused": {near: why, here: None},
    }  # fmt: skip

    found = face.foreseen({"mover": mover}).mover

    assert found is not None
    assert found.lines[here] == face.words.say("board-cost", cost=2, points=4)
    assert found.lines[far] == found.lines[near]
    assert told in found.lines[near]
    assert found.lines[near].endswith("(CO-H62)")
    assert found.lines[unknown] == face.words.say("board-unreachable")


@pytest.mark.parametrize("name", OURS)
def test_the_facts_of_a_table_are_sent_as_the_game_tells_them(name: str) -> None:
    luck = seeded_rng(7)
    match = Match(game(name), 3, 7, {})
    face = reader_of(match, 0, "en").face
    for _ in range(120):
        if match.over:
            break
        seat = match.state.pending()[0]
        options = match.options(seat)
        match.play(seat, options[luck.below(len(options))])
        view = match.view(0)
        facts = face.table_facts(view)

        assert isinstance(facts, Struct)
        sent, told = json.loads(json_of(facts)), json.loads(json_of(view.facts))
        assert {name: sent[name] for name in told} == told
        assert set(sent) - set(told) == DRAWN.get(name, set())
