"""OpenSpiel's interface: importing this module registers `overlord_dark_dealings` and the others.

    game = pyspiel.load_game("overlord_dark_dealings(players=3,mode=hardcore)")

Luck: the deal is three chance nodes at the root. An answer that uses luck leads to a chance node
whose outcome seeds it, so a search on clones samples what is to come and does not foresee it. The
order of decks is fixed by the deal: a search that knows no more than a seat resamples it
(`resample_from_infostate`). `clone` is exact.
"""

import hashlib
import json
from typing import Any, Final

import numpy as np
import pyspiel

from overlord.core.errors import BadPosition
from overlord.core.game import Game
from overlord.core.knowledge import Knowledge
from overlord.core.registry import game as game_of
from overlord.core.registry import games
from overlord.core.rng import SEED_BITS, seeded_rng
from overlord.core.setup import Setup
from overlord.envs import structs
from overlord.envs.table import Table, setup_of

OUTCOMES: Final = 256  # of a chance node, all as likely
DEALING: Final = 3  # chance nodes at the root
PREFIX: Final = "overlord_"
LUCK: Final = "luck"  # the verb of a chance node's outcome
CHANCES: Final = [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]


def name_of(game: Game) -> str:
    return PREFIX + game.id.replace("-", "_")


def usual_parameters(game: Game) -> dict[str, Any]:
    """Seats, box and options with their defaults; numbers where all values are numbers."""
    found: dict[str, Any] = {"players": max(2, game.seats[0]), "box": ""}
    for option in game.options.values():
        numeric = all(value.isdecimal() for value in option.values)
        found[option.name.replace("-", "_")] = int(option.default) if numeric else option.default
    return found


def type_of(game: Game) -> Any:
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=f"Overlord: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=usual_parameters(game),
    )


class OverlordGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A table for some seats, options and a box: what the parameters say."""

    game_id = ""
    StateStruct = structs.StateStruct
    ObservationStruct = structs.ObservationStruct
    ActionStruct = structs.ActionStruct

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        rules = game_of(self.game_id)
        given = usual_parameters(rules) | dict(params or {})
        players = int(given.pop("players"))
        options = {name: value for name, value in given.items() if value != ""}
        self.setup: Setup = setup_of(rules, players, options)
        self.encoding = rules.encoding(self.setup)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.actions,
            max_chance_outcomes=OUTCOMES,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=rules.bound,
        )
        super().__init__(type_of(rules), info, params or {})

    def new_initial_state(
        self, start: str | dict[str, Any] | structs.StateStruct | None = None
    ) -> "OverlordState":
        """Before the deal, or from a struct of a position: as it is, as JSON or a dictionary."""
        if isinstance(start, structs.StateStruct):
            start = start.to_dict()
        return OverlordState(self, structs.StateStruct(start or None))

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> "OverlordObserver":
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return OverlordObserver(self, kind, params)


class OverlordState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """`table` is nothing until the deal is known; `waiting` is an answer that waits for luck.

    `seen` keeps for each seat a fingerprint of all rows that it has seen, once somebody asks.
    """

    def __init__(self, game: OverlordGame, start: structs.StateStruct) -> None:
        super().__init__(game)
        self.start = start.to_dict()
        self.table: Table | None = None
        self.dealt: list[int] = list(start.dealt)
        self.waiting = start.waiting
        self.seen: list[bytes] | None = None
        if start.position is not None:
            setup = game.setup
            state = game_of(game.game_id).from_json(start.position, setup.box)
            if (state.players, state.setup.options) != (setup.players, setup.options):
                raise BadPosition(f"the position is of another table than {game}")
            self.table = Table(setup, memory=True, state=state)

    # Whose turn

    def current_player(self) -> int:
        if self.table is None or self.waiting >= 0:
            return int(pyspiel.PlayerId.CHANCE)
        if self.table.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.table.seat

    def is_terminal(self) -> bool:
        return self.table is not None and self.waiting < 0 and self.table.over

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.table is None else sorted(self.table.state.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return CHANCES

    # Answers

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self._deal(action)
        elif self.waiting >= 0:
            self._use_luck(self.table, action)
        else:
            self._answer(self.table, action)

    def _deal(self, outcome: int) -> None:
        self.dealt.append(outcome)
        if len(self.dealt) == DEALING:
            setup = self.get_game().setup
            seed = sum(part << 8 * i for i, part in enumerate(self.dealt))
            state = setup.game.table(setup, seed, memory=True)
            self.table = Table(setup, memory=True, state=state)
            self._note(-1)

    def _answer(self, table: Table, action: int) -> None:
        """An answer that uses luck waits for a chance node."""
        trial = table.state.clone()
        luck = trial.rng.words()
        trial.apply(table.seat, action)
        if trial.rng.words() != luck:
            self.waiting = action
        else:
            self._carry_out(table, action)

    def _use_luck(self, table: Table, outcome: int) -> None:
        rng = table.state.rng
        table.state.rng = seeded_rng((rng.seed() ^ (outcome + 1)) % (1 << SEED_BITS))
        action, self.waiting = self.waiting, -1
        self._carry_out(table, action)

    def _carry_out(self, table: Table, action: int) -> None:
        table.state.apply(table.seat, action)
        self._note(action)

    def _note(self, action: int) -> None:
        """Add what each seat sees now to what it has seen."""
        if self.seen is not None and self.table is not None:
            for seat in range(self.num_players()):
                row = self.table.row(seat).tobytes()
                mixed = self.seen[seat] + row
                self.seen[seat] = hashlib.blake2b(mixed, digest_size=16).digest()

    def _fingerprint(self, player: int) -> str:
        if self.seen is None:
            again = self.get_game().new_initial_state(self.start)
            again.seen = [b""] * self.num_players()
            again._note(-1)  # noqa: SLF001  (a state like this one)
            for action in self.history():
                again.apply_action(action)
            self.seen = again.seen
        return self.seen[player].hex()

    # What it is worth

    def returns(self) -> list[float]:
        if self.table is None or not self.is_terminal():
            return [0.0] * self.num_players()
        return self.table.state.returns()

    # What is seen

    def observation_text(self, player: int) -> str:
        """The view of a seat as JSON; while luck is awaited, what it was before."""
        if self.table is None:
            return "{}"
        return json.dumps(self.table.state.view(player).as_json(), separators=(",", ":"))

    def information_text(self, player: int) -> str:
        """View of a seat, with a fingerprint of all that it has seen before."""
        return f"{self._fingerprint(player)} {self.observation_text(player)}"

    def _action_to_string(self, player: int, action: int) -> str:
        meaning = self.action_to_struct(player, action)
        return " ".join([meaning.verb, *meaning.arguments])

    def __str__(self) -> str:
        """The whole position as JSON, for whoever may see everything."""
        if self.table is None:
            return f"dealing {self.dealt}"
        position = json.dumps(self.table.state.to_json(), separators=(",", ":"))
        return position if self.waiting < 0 else f"{position} waiting {self.waiting}"

    # Structs

    def to_struct(self) -> structs.StateStruct:
        position = None if self.table is None else self.table.state.to_json()
        return structs.StateStruct(
            {
                "current_player": int(self.current_player()),
                "is_terminal": self.is_terminal(),
                "dealt": self.dealt[:],
                "position": position,
                "waiting": self.waiting,
            }
        )

    def to_json(self) -> str:
        return self.to_struct().to_json()

    def to_dict(self) -> dict[str, Any]:
        return self.to_struct().to_dict()

    def to_observation_struct(self, player: int | None = None) -> structs.ObservationStruct:
        """Sight of a player; without one, of whoever is asked, or of those who only watch."""
        seat = max(-1, int(self.current_player()) if player is None else player)
        fields = {
            "observing_player": seat,
            "current_player": int(self.current_player()),
            "is_terminal": self.is_terminal(),
        }
        if self.table is None:
            return structs.ObservationStruct(fields)
        view = self.table.state.view(seat)
        zones = structs.zones_of(self.table.setup, view)
        return structs.ObservationStruct(
            fields | {"zones": zones, "facts": view.facts, "asked": structs.asked_of(view)}
        )

    def action_to_struct(self, player: int, action: int | None = None) -> structs.ActionStruct:
        """The meaning of an action of a player; without one, of whoever is asked."""
        if action is None:
            player, action = self.current_player(), player
        if player == pyspiel.PlayerId.CHANCE:
            return structs.ActionStruct({"verb": LUCK, "arguments": [str(action)]})
        return structs.meaning_of(self.get_game().setup.box, action)

    def struct_to_actions(self, struct: structs.ActionStruct) -> list[int]:
        if struct.verb == LUCK:
            return [int(argument) for argument in struct.arguments]
        return [structs.action_of(self.get_game().setup.box, struct)]

    def validate_action_struct(self, struct: structs.ActionStruct) -> Any:
        """Whether it is an action that is legal now, as a status with the reason."""
        try:
            [action] = self.struct_to_actions(struct)
        except ValueError as problem:
            return pyspiel.error_status(str(problem))
        if action in self.legal_actions():
            return pyspiel.ok_status()
        return pyspiel.error_status(f"{struct.to_json()} is not legal now")

    def apply_action_struct(self, struct: structs.ActionStruct) -> Any:
        """Carry an action out if it is legal; the status says why not."""
        status = self.validate_action_struct(struct)
        if status.ok():
            self.apply_action(*self.struct_to_actions(struct))
        return status

    # Imagined worlds

    def resample_from_infostate(self, player: int, sampler: Any) -> "OverlordState":
        """A state that the seat cannot tell from this one, with luck of its own.

        Its history is still the true one: it is for playing on, not for looking back.
        """
        copy = self.clone()
        if self.table is not None:
            seed = sum(int(sampler() * (1 << 32)) << 32 * i for i in range(3))
            memory = self.table.state.memory
            copy.table = self.table.imagined(player, seed)
            copy.table.state.watch(None, None if memory is None else remembered(memory, copy.table))
        return copy  # type: ignore[no-any-return]

    def __deepcopy__(self, memo: dict[int, object]) -> "OverlordState":
        return self.clone()  # type: ignore[no-any-return]


def remembered(memory: Knowledge, table: Table) -> Knowledge:
    """A memory for an imagined world: what each seat remembers, as far as it is true there."""
    copy = memory.clone()
    for zone in table.setup.zones:
        for card in table.state.cards(zone):
            for where, placed in zip(copy.where, copy.placed, strict=True):
                if not where[card] >> zone & 1:
                    where[card] |= 1 << zone
                    placed[card] = False
    return copy


class OverlordObserver:
    """The row of `overlord.core.encoding` in pieces; with perfect recall, remembered cards too.

    `remembered` is by card the zone, from 1 on, in which the seat knows it to be, seen or not.
    """

    def __init__(self, game: OverlordGame, kind: Any, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"observers have no parameters, found {params}")
        self.encoding = game.encoding
        self.recall = bool(kind.perfect_recall)
        self.public = kind.private_info == pyspiel.PrivateInfoType.NONE
        width = self.encoding.width
        self.tensor = np.zeros(width + (self.encoding.cards if self.recall else 0), np.float32)
        self.dict = {
            run.name: self.tensor[run.first : run.first + run.size] for run in self.encoding.runs
        }
        if self.recall:
            self.dict["remembered"] = self.tensor[width:]

    def set_from(self, state: OverlordState, player: int) -> None:
        self.tensor.fill(0)
        table = state.table
        if table is None:
            return
        self.tensor[: self.encoding.width] = table.row(-1 if self.public else player)
        if self.recall and table.state.memory is not None:
            self._remember(table.state.memory, player)

    def _remember(self, memory: Knowledge, player: int) -> None:
        encoding = self.encoding
        observer = encoding.setup.players if self.public else player
        places = encoding.place_of[observer]
        piece = self.dict["remembered"]
        for card, where in enumerate(memory.where[observer][encoding.first :]):
            if where and where & (where - 1) == 0:
                piece[card] = places[where.bit_length() - 1] + 1

    def string_from(self, state: OverlordState, player: int) -> str:
        if self.recall:
            return state.information_text(player)
        return state.observation_text(-1 if self.public else player)


def _registered() -> dict[str, type[OverlordGame]]:
    """A class for each game, known to this module by name so that copies can be made."""
    found: dict[str, type[OverlordGame]] = {}
    for id in games():
        name = "".join(word.capitalize() for word in id.split("-")) + "Game"
        kind = type(name, (OverlordGame,), {"game_id": id, "__module__": __name__})
        found[name] = kind
        pyspiel.register_game(type_of(game_of(id)), kind)
    return found


globals().update(_registered())
