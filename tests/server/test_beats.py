"""Beats: an update tells how it came to what is now, and to nobody more than they may know."""

import msgspec
import pytest

from overlord.core.layout import SPECTATOR
from overlord.core.match import Match
from overlord.core.registry import game, games
from overlord.core.rng import Rng, seeded_rng
from overlord.server.live.scene import beats_for, facts_of, reader_of, seat_view
from overlord.server.protocol import Beat, SeatView
from tests.server.talk import Client
from tests.server.test_secrecy import otherwise, played


def look(match: Match, seat: int) -> SeatView:
    return seat_view(reader_of(match, seat, "en"), match.view(seat))


def after(view: SeatView, beats: list[Beat]) -> tuple[list[list[int]], dict[str, object]]:
    """Zones and facts as somebody has them who saw a view and these beats."""
    zones, facts = list(view.zones), facts_of(view)
    for beat in beats:
        for number, zone in beat.zones.items():
            zones[int(number)] = zone
        facts = {name: told for name, told in facts.items() if name not in beat.dropped}
        facts |= beat.facts
    return zones, facts


def answer_at_random(match: Match, luck: Rng) -> None:
    seat = match.state.pending()[0]
    options = match.options(seat)
    match.play(seat, options[luck.below(len(options))])


@pytest.mark.parametrize("id", games())
def test_the_old_view_and_the_beats_give_the_new_view(id: str) -> None:
    rules = game(id)
    match = Match(rules, min(count for count in rules.seats if count > 1), 7)
    luck = seeded_rng(7)
    most = 0
    for _ in range(150):
        if match.over:
            break
        before = {seat: look(match, seat) for seat in (0, 1, SPECTATOR)}
        told = len(match.log)
        match.keep_beats()
        answer_at_random(match, luck)
        for seat, view in before.items():
            beats = beats_for(reader_of(match, seat, "en"), match.beats, told)
            now = look(match, seat)
            assert after(view, beats) == (now.zones, facts_of(now))
            assert beats[-1].last == len(match.log) - 1
            assert [beat.last for beat in beats] == sorted({beat.last for beat in beats})
            most = max(most, len(beats))

    assert most > 2, "nothing was seen to happen in steps"


@pytest.mark.parametrize("id", games())
def test_a_beat_shows_no_card_that_its_reader_could_not_see_then(id: str) -> None:
    rules = game(id)
    match = Match(rules, min(count for count in rules.seats if count > 1), 11)
    luck = seeded_rng(11)
    hidden = 0
    for _ in range(120):
        if match.over:
            break
        told = len(match.log)
        match.keep_beats()
        answer_at_random(match, luck)
        assert match.beats is not None
        for seat in (0, 1, SPECTATOR):
            beats = beats_for(reader_of(match, seat, "en"), match.beats, told)
            for moment, beat in zip(match.beats.moments[1:], beats, strict=True):
                for number, zone in beat.zones.items():
                    unseen = not moment.state.sees(seat, int(number))
                    assert not unseen or set(zone) <= {-1}
                    hidden += unseen and bool(zone)

    assert hidden > 0 or id in ("conan", "bellum-magica", "overlords-of-infamy")


def test_what_somebody_does_in_secret_is_told_alike_beat_by_beat() -> None:
    """Two worlds that a reader cannot tell apart: the same cards are laid down unseen."""
    luck = seeded_rng(3)
    changed = pairs = 0
    for seed in range(8):
        for answers in (1, 4, 8):
            for reader in (0, SPECTATOR):
                one, other = played(3, answers, seed), played(3, answers, seed)
                assert one.match is not None
                assert other.match is not None
                actors = [seat for seat in one.match.state.pending() if seat != reader]
                if not actors or one.match.state.asked(actors[0]).prompt != "keep-hero":  # type: ignore[union-attr]
                    continue
                changed += otherwise(other.match, reader, luck)
                told = []
                for table in (one, other):
                    match = table.match
                    assert match is not None
                    start = len(match.log)
                    match.keep_beats()
                    match.play(actors[0], match.options(actors[0])[0])
                    beats = beats_for(reader_of(match, reader, "en"), match.beats, start)
                    told.append(msgspec.json.encode(beats))
                assert told[0] == told[1]
                pairs += 1

    assert pairs > 10
    assert changed > pairs


def test_updates_carry_beats_and_who_comes_back_hears_what_happened_meanwhile(
    client: Client,
) -> None:
    made = client.new("me Ada", "greedy", "greedy")
    token = made["token"]
    client.call("POST", f"/api/tables/{made['table']}/start", token)
    with client.at(made["table"], token) as ada:
        before = ada.scene["view"]
        for _ in range(6):
            if not ada.my_turn():
                break
            before = ada.scene["view"]
            heard = len(ada.heard)
            ada.act()
            ada.my_turn()
            for update in ada.heard[heard:]:
                if update["type"] != "update":
                    continue
                now = update["scene"]["view"]
                beats = msgspec.convert(update["beats"], list[Beat])
                view = msgspec.convert(before, SeatView)
                assert after(view, beats) == (now["zones"], now["facts"])
                before = now
    with client.at(made["table"], token) as ada:
        answer = ada.say("meanwhile")
        told = ada.hear("meanwhile-told")
        assert told["id"] == answer
        view = msgspec.convert(told["view"], SeatView)
        beats = msgspec.convert(told["beats"], list[Beat])
        assert after(view, beats) == (ada.scene["view"]["zones"], ada.scene["view"]["facts"])
        assert told["events"][-1]["answers"] >= told["events"][0]["answers"]
        assert all(event["numbers"] != [0] for event in told["events"] if event["kind"] == "answer")
    with client.at(made["table"]) as stranger:
        assert stranger.ask("meanwhile")["code"] == "not-seated"
