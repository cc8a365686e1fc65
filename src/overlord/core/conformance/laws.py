# ruff: noqa: ARG001  (all laws of a kind are called alike)
"""Laws that hold in every game.

A law takes a game and a state at a decision, or a game, a set-up and a seed, and raises LawBroken.
`overlord.core.conformance.referee` plays at random and holds a game to them.
"""

import functools
import itertools
import json
from collections.abc import Callable

from overlord.core.conformance.beat_laws import a_beat_shows_nothing_hidden
from overlord.core.conformance.copy_laws import (
    a_clone_shares_nothing_that_changes,
    a_position_survives_json,
    frames_hold_numbers_only,
    luck_survives_pickling,
    the_same_seed_is_the_same_game,
)
from overlord.core.conformance.law_support import (
    AHEAD,
    Breach,
    choice_of,
    contents,
    encoding_of,
    everything_seen,
    eyes,
    first_difference,
    law,
    row_of,
)
from overlord.core.conformance.vector_laws import (
    a_field_keeps_to_its_bounds,
    a_full_place_says_its_name,
    a_number_is_in_its_range,
    what_is_derived_follows_from_the_rest,
)
from overlord.core.errors import IllegalAction
from overlord.core.events import HIDDEN, observer
from overlord.core.frames import Choice, Together
from overlord.core.game import Game
from overlord.core.layout import SPECTATOR
from overlord.core.offer import options_of
from overlord.core.playout import play_on
from overlord.core.rng import Rng, seeded_rng
from overlord.core.setup import Setup
from overlord.core.state import State

EITHER = 1e-9  # two sums of shares closer than this are equal


# Laws of a decision that cost little


@law
def an_option_exists_or_the_game_is_over(game: Game, s: State, luck: Rng) -> None:
    pending = s.pending()
    if s.over:
        if pending:
            raise Breach(f"the game is over, but seats {pending} are asked")
        return
    if not pending:
        raise Breach("the game is not over, but nobody is asked")
    if len(set(pending)) < len(pending) or not all(0 <= seat < s.players for seat in pending):
        raise Breach(f"pending is {pending}")
    for seat in pending:
        options = s.legal(seat)
        if not options:
            raise Breach(f"seat {seat} has no option at {s.asked(seat)}")
        if len(set(options)) < len(options):
            raise Breach(f"seat {seat} is offered something twice at {s.asked(seat)}: {options}")
        if not all(0 <= action < len(s.setup.box.actions) for action in options):
            raise Breach(f"seat {seat} is offered {options}, which are not all actions")


@law
def options_are_the_candidates_without_refusal(game: Game, s: State, luck: Rng) -> None:
    for seat in s.pending():
        choice = choice_of(s, seat)
        options = options_of(choice, s)
        candidates = choice.candidates(s)[:]
        allowed = [action for action in candidates if choice.refusal(s, action) is None]
        if options != allowed:
            raise Breach(f"{choice} offers {options}, but its candidates allow {allowed}")
        refused = s.refusals(seat)
        if list(refused) != [action for action in candidates if action not in options]:
            raise Breach(f"{choice} refuses {list(refused)} of {candidates}")


@law
def a_refusal_names_its_reason_and_rule(game: Game, s: State, luck: Rng) -> None:
    for seat in s.pending():
        choice = choice_of(s, seat)
        if not choice.prompt:
            raise Breach(f"{choice} has no prompt")
        for rule in choice.rules:
            if not rule.startswith(game.prefix + "-"):
                raise Breach(f"{choice} cites {rule!r}, which is no rule of {game.id}")
        for action, refusal in s.refusals(seat).items():
            if not refusal.reason or not refusal.rule.startswith(game.prefix + "-"):
                raise Breach(f"{choice} refuses {action} with {refusal}")


@law
def nothing_is_lost(game: Game, s: State, luck: Rng) -> None:
    names, box, allowed = s.setup.layout.names, s.setup.box, _cards_allowed(s.setup)
    for zone, content in enumerate(contents(s)):
        if not allowed[zone].issuperset(content):
            strangers = [card for card in content if card not in allowed[zone]]
            raise Breach(f"{_card_name(s, strangers[0])} does not belong into {names[zone]}")
    cards = range(box.first, len(box.actions))
    if sorted(itertools.chain.from_iterable(contents(s))) != list(cards):
        for card in cards:
            found = [names[zone] for zone in s.setup.zones for one in s.cards(zone) if one == card]
            if len(found) != 1:
                told = " and in ".join(found) or "nowhere"
                raise Breach(f"{box.card(card).id} is to be found in {told}")
    tokens = s.tokens()
    if tokens and tokens != _first_tokens(game, s.setup):
        raise Breach(f"there are {tokens} tokens, not {_first_tokens(game, s.setup)}")


def _card_name(s: State, card: int) -> str:
    known = s.setup.box.first <= card < len(s.setup.box.actions)
    return s.setup.box.card(card).id if known else f"{card}, which is no card,"


@functools.lru_cache
def _cards_allowed(setup: Setup) -> list[frozenset[int]]:
    """By zone, the cards that may lie there."""
    return [frozenset(cards) for cards in setup.cards_allowed]


@functools.lru_cache
def _first_tokens(game: Game, setup: Setup) -> dict[str, int]:
    first: State = game.fresh(setup, 0)
    return first.tokens()


# Laws of a decision that take their time


@law
def every_option_is_accepted(game: Game, s: State, luck: Rng) -> None:
    for seat in s.pending():
        for action in s.legal(seat)[:]:
            s.clone().apply(seat, action)


@law
def anything_else_is_refused(game: Game, s: State, luck: Rng) -> None:
    size = len(s.setup.box.actions)
    pending = s.pending()
    for seat in range(SPECTATOR, s.players + 1):
        options = s.legal(seat)[:]
        if seat not in pending and options:
            raise Breach(f"seat {seat} is not asked, but offered {options}")
        refused = s.refusals(seat)
        trial = s.clone()
        before = trial.digest()
        for action in range(-2, size + 2):
            if action in options:
                continue
            try:
                trial.apply(seat, action)
            except IllegalAction as problem:
                told = (problem.seat, problem.action, problem.reason)
                reason = refused[action].reason if action in refused else problem.reason
                if told != (seat, action, reason) or not reason:
                    raise Breach(f"{action} of seat {seat} is refused with {told}") from None
            else:
                raise Breach(f"{action} of seat {seat} is no option, but was accepted")
        if trial.digest() != before:
            raise Breach(f"refusing an answer of seat {seat} changed the state")


@law
def a_view_holds_no_hidden_card(game: Game, s: State, luck: Rng) -> None:
    for seat in eyes(s):
        view = s.view(seat)
        for zone, content in enumerate(contents(s)):
            shown = content if s.sees(seat, zone) else [HIDDEN] * len(content)
            if view.zones[zone] != shown:
                name = s.setup.layout.names[zone]
                raise Breach(f"seat {seat} is shown {view.zones[zone]} in {name}, not {shown}")
        if (view.seat, view.over, view.pending) != (seat, s.over, s.pending()):
            raise Breach(f"the view of seat {seat} is wrong about whose turn it is")


@law
def a_seat_sees_nothing_it_cannot_know(game: Game, s: State, luck: Rng) -> None:
    """Worlds that differ only in what a seat cannot know look the same to it, byte for byte."""
    for seat in eyes(s):
        sight = everything_seen(s, seat)
        world = s.determinize(seat, luck.seed())
        for name, seen in everything_seen(world, seat).items():
            if seen != sight[name]:
                told = f"{sight[name]!r} and {seen!r}"
                raise Breach(f"seat {seat} could tell worlds apart by its {name}: {told}")
        for action in s.legal(seat)[:]:
            world.clone().apply(seat, action)
        play_on(world, luck, AHEAD)


@law
def a_row_keeps_to_its_ranges(game: Game, s: State, luck: Rng) -> None:
    """Row for learners is as wide as its names, and within the ranges that are declared."""
    encoding = encoding_of(s.setup)
    names = encoding.names()
    low, high = encoding.ranges()
    if len(set(names)) < len(names) or not len(names) == len(low) == encoding.width:
        raise Breach(f"{len(names)} names, {len(low)} ranges and {encoding.width} numbers")
    for seat in eyes(s):
        for name, least, number, most in zip(names, low, row_of(s, seat), high, strict=True):
            if not least <= number <= most:
                raise Breach(f"{name} is {number} for seat {seat}, not from {least} to {most}")


@law
def what_nobody_is_asked_tells_nothing(game: Game, s: State, luck: Rng) -> None:
    """Worlds that those who only watch cannot tell apart leave the same seats without a choice."""
    world = s.determinize(SPECTATOR, luck.seed())
    for seat in s.pending():
        choice = choice_of(s, seat)
        forced = choice.openly_forced(s)
        if forced and len(options_of(choice, s)) != 1:
            raise Breach(f"{choice} is forced, but offers {options_of(choice, s)}")
        if choice_of(world, seat).openly_forced(world) != forced:
            raise Breach(f"that {choice} is forced, or is not, follows from hidden cards")


@law
def a_standing_order_has_an_answer_and_an_end(game: Game, s: State, luck: Rng) -> None:
    world = s.determinize(SPECTATOR, luck.seed())
    for seat in s.pending():
        choice = choice_of(s, seat)
        if not choice.standing:
            continue
        if not 0 <= choice.passing < len(s.setup.box.actions):
            raise Breach(f"{choice} may stand for a {choice.standing}, but has no answer to give")
        if choice.scope(s) != choice_of(world, seat).scope(world):
            raise Breach(f"how long an order to {choice} lasts follows from hidden cards")


@law
def an_imagined_world_is_possible(game: Game, s: State, luck: Rng) -> None:
    """Determinize deals anew only what a seat cannot place, and brings luck of its own."""
    before = s.digest()
    memory = s.memory
    for seat in eyes(s):
        o = observer(seat, s.players)
        world = s.determinize(seat, luck.seed())
        nothing_is_lost(game, world, luck)
        if world.rng.words() == s.rng.words():
            raise Breach(f"the world of seat {seat} foresees the dice")
        for zone in s.setup.zones:
            name = s.setup.layout.names[zone]
            true, imagined = s.cards(zone), world.cards(zone)
            if len(true) != len(imagined):
                raise Breach(f"in the world of seat {seat}, {name} has {len(imagined)} cards")
            for card, other in zip(true, imagined, strict=True):
                known = s.sees(seat, zone) or (memory is not None and memory.placed[o][card])
                if known and card != other:
                    raise Breach(f"the world of seat {seat} moves a card it knows in {name}")
                if memory is not None and not memory.where[o][other] >> zone & 1:
                    raise Breach(f"seat {seat} knows that {other} is not in {name}")
    if s.digest() != before:
        raise Breach("imagining a world changed the true one")


@law
def the_truth_is_never_excluded(game: Game, s: State, luck: Rng) -> None:
    memory = s.memory
    if memory is None:
        return
    for seat in eyes(s):
        o = observer(seat, s.players)
        for zone in s.setup.zones:
            for card in s.cards(zone):
                where = memory.where[o][card]
                told = f"{s.setup.box.card(card).id} in {s.setup.layout.names[zone]}"
                if not where >> zone & 1:
                    raise Breach(f"seat {seat} excludes {told}")
                if where != 1 << zone and (memory.placed[o][card] or s.sees(seat, zone)):
                    raise Breach(f"seat {seat} sees {told}, but thinks of other places too")


@law
def together_means_in_any_order(game: Game, s: State, luck: Rng) -> None:
    if len(s.pending()) < 2:
        return
    block = list(itertools.takewhile(lambda f: isinstance(f, Together), reversed(list(s.agenda))))
    seeds = [luck.seed() for _ in range(s.players)]
    ends = []
    for turn in range(3):
        world = s.clone()
        voices = [seeded_rng(seed) for seed in seeds]
        left = [frame.seat for frame in block if isinstance(frame, Choice)]
        while left:
            asked = [seat for seat in world.pending() if seat in left]
            seat = (asked[0], asked[-1], asked[luck.below(len(asked))])[turn]
            options = sorted(world.legal(seat))
            world.apply(seat, options[voices[seat].below(len(options))])
            left.remove(seat)
        ends.append(world)
    for world in ends[1:]:
        if world.digest() != ends[0].digest():
            told = first_difference(ends[0].to_json(), world.to_json())
            raise Breach(f"the order of the answers to {block} changes {told}")


# Laws of a finished game, and of whole games


@law
def the_outcome_ranks_all_seats(game: Game, s: State, luck: Rng) -> None:
    before = s.digest()
    outcome = s.outcome()
    places = outcome.places
    if sorted(places) != sorted(1 + sum(q < p for q in places) for p in places):
        raise Breach(f"places are {places}")
    if not len(places) == len(outcome.scores) == len(outcome.breakdown) == s.players:
        raise Breach(f"{s.players} seats, but {outcome.as_json()}")
    json.dumps(outcome.as_json())
    returns = s.returns()
    total = sum(returns)
    if len(returns) != s.players or not all(0 <= share <= 1 for share in returns):
        raise Breach(f"returns are {returns}")
    if s.players > 1 and min(abs(total), abs(total - 1)) > EITHER:
        raise Breach(f"returns {returns} are neither one win nor none")
    for one, other in itertools.permutations(range(s.players), 2):
        if places[one] < places[other] and returns[one] < returns[other]:
            raise Breach(f"places {places} do not go with returns {returns}")
    if s.outcome().as_json() != outcome.as_json() or s.digest() != before:
        raise Breach("asking for the outcome changes something")


CHEAP: list[Callable[[Game, State, Rng], None]] = [
    an_option_exists_or_the_game_is_over,
    options_are_the_candidates_without_refusal,
    a_refusal_names_its_reason_and_rule,
    nothing_is_lost,
]
THOROUGH: list[Callable[[Game, State, Rng], None]] = [
    every_option_is_accepted,
    anything_else_is_refused,
    a_position_survives_json,
    a_clone_shares_nothing_that_changes,
    a_view_holds_no_hidden_card,
    a_beat_shows_nothing_hidden,
    a_seat_sees_nothing_it_cannot_know,
    a_row_keeps_to_its_ranges,
    what_nobody_is_asked_tells_nothing,
    a_standing_order_has_an_answer_and_an_end,
    an_imagined_world_is_possible,
    the_truth_is_never_excluded,
    together_means_in_any_order,
    frames_hold_numbers_only,
    luck_survives_pickling,
    what_is_derived_follows_from_the_rest,
    a_number_is_in_its_range,
]
WHOLE: list[Callable[[Game, Setup, int, list[str]], None]] = [
    the_same_seed_is_the_same_game,
    a_full_place_says_its_name,
    a_field_keeps_to_its_bounds,
]
