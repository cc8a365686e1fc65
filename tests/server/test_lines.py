"""Cards in a line of text for the browser: as printed, and as things are now."""

import pytest

from overlord.core.layout import SPECTATOR
from overlord.core.match import Match
from overlord.core.orders import Orders
from overlord.core.registry import game
from overlord.core.rng import seeded
from overlord.core.view import View
from overlord.games.bellum_magica.zones import EVIL_ROW, MOST_EVIL_ROW
from overlord.games.conan.face import ConanFace
from overlord.present.face import face_for
from overlord.present.log import OPEN
from overlord.server.http.replays import recalled, replay
from overlord.server.live.scene import box_info, header, lines, reader_of, scene
from overlord.server.protocol import Recall
from overlord.server.table.events import Acted, Started
from overlord.words import Words
from tests.server.test_foresight import moments, seated


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
    luck = seeded(3)
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
        assert recalled(table, 0, "en", Recall(id="a", number=last)).lines == told
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
    mover = {
        "who": "conan", "points": 4, "hindering": 0, "reach": {}, "before": {},
        "beyond": {"far": 6}, "refused": {"near": why, "here": None},
    }  # fmt: skip

    found = face.foreseen({"mover": mover}).mover

    assert found is not None
    assert found.refused["here"] == ""
    assert found.beyond["far"] == found.refused["near"]
    assert told in found.refused["near"]
    assert found.refused["near"].endswith("(CO-H62)")
