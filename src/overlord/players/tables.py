"""Many tables of one set-up, played side by side: a row, a mask and a seat for each of them.

All that is told lies in buffers, one part for each table, and is written anew by every step. A
table whose game is over is dealt anew in the same step, so there is always somebody to answer.
"""

from typing import Final

from mypy_extensions import i16, i64, u8

from overlord.core.encoding import blank_mask, blank_rewards, blank_row
from overlord.core.errors import BadOption
from overlord.core.rng import SEED_BITS, seeded_rng
from overlord.core.setup import Setup
from overlord.core.state import State
from overlord.core.vectors import vec
from overlord.players.base import Outlook, Player
from overlord.players.levels import player

SEED: Final = 48  # bits of a seed that are the caller's; the rest number table and episode
TABLES: Final = 24


def episode_seed(seed: int, table: int, episode: int) -> int:
    """The seed of a deal: of the n-th game at one of many tables."""
    if seed < 0 or seed >> SEED:
        raise BadOption(f"a seed is a whole number from 0 to 2^{SEED} - 1, not {seed}")
    games = episode % (1 << SEED_BITS - SEED - TABLES)
    return seed | table << SEED | games << SEED + TABLES


class Tables:
    """Buffers by table: `rows`, `masks`, `seats` (to move), `rewards` (by seat), `done`.

    `opponents` has a player's name for each seat that nobody answers for from outside, "" for the
    others. Each game gets players of its own, so how many tables there are changes no game.
    """

    def __init__(
        self, setup: Setup, size: int, seed: int, first: int, opponents: list[str]
    ) -> None:
        if opponents and "" not in opponents:
            raise BadOption("expected at least one seat without an opponent")
        self.setup = setup
        self.size = size
        self.seed = seed
        self.first = first  # the number of the first table, where others hold the rest
        self.opponents = opponents
        self.encoding = setup.game.encoding(setup)
        self.width = self.encoding.width
        self.actions = self.encoding.actions
        self.rows: vec[i16] = blank_row(size * self.width)
        self.masks: vec[u8] = blank_mask(size * self.actions)
        self.seats: vec[i16] = blank_row(size)
        self.rewards: vec[float] = blank_rewards(size * setup.players)
        self.done: vec[u8] = blank_mask(size)
        self.memory = any(player(spec, 0).needs_world for spec in opponents if spec)
        self.states: list[State] = []
        self.players: list[list[Player]] = []
        self.episodes: list[int] = []
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Deal at all tables."""
        self.seed = seed
        self.episodes = [0] * self.size
        self.states = []
        self.players = []
        for table in range(self.size):
            self.players.append([])
            self.states.append(self._deal(table))
            self._forget_end(table)
            self._tell(table)

    def step(self, actions: bytes) -> None:
        """One answer at each table, as numbers of 16 bits, low byte first.

        An illegal one raises IllegalAction, and nothing has changed anywhere.
        """
        self.check(actions)
        for table in range(self.size):
            action = actions[2 * table] | actions[2 * table + 1] << 8
            s = self.states[table]
            place = len(s.agenda) - 1
            s.answer(place, s.agenda[place], action)
            self._forget_end(table)
            self._answer_for_opponents(table, s)
            if not s.agenda:
                self._end(table, s)
            self._tell(table)

    def check(self, actions: bytes) -> None:
        """Raise what `step` would."""
        if len(actions) != 2 * self.size:
            raise BadOption(f"expected {self.size} actions, found {len(actions) // 2}")
        masks = self.masks
        count: i64 = self.actions
        at: i64 = 0
        for table in range(self.size):
            action: i64 = actions[2 * table] | actions[2 * table + 1] << 8
            if action >= count or masks[at + action] == 0:
                self.states[table].clone().apply(self.seats[table], int(action))
            at += count

    def _end(self, table: int, s: State) -> None:
        """The game is over: say what it was worth, and deal the next one."""
        at: i64 = table * self.setup.players
        for worth in s.returns():
            self.rewards[at] = worth
            at += 1
        self.done[table] = 1
        self.episodes[table] += 1
        self.states[table] = self._deal(table)

    def _forget_end(self, table: int) -> None:
        if self.done[table] != 0:
            self.done[table] = 0
            at: i64 = table * self.setup.players
            for _ in range(self.setup.players):
                self.rewards[at] = 0.0
                at += 1

    def _deal(self, table: int) -> State:
        """The next game at a table in which somebody from outside is asked."""
        while True:
            seed = episode_seed(self.seed, self.first + table, self.episodes[table])
            s: State = self.setup.game.table(self.setup, seed, self.memory)
            if self.opponents:
                luck = seeded_rng(seed ^ 1)
                self.players[table] = [
                    player(spec or "random", luck.seed()) for spec in self.opponents
                ]
                self._answer_for_opponents(table, s)
            if s.agenda:
                return s
            self.episodes[table] += 1

    def _answer_for_opponents(self, table: int, s: State) -> None:
        if not self.opponents:
            return
        while s.agenda:
            seat = self.encoding.seat_to_move(s)
            if not self.opponents[seat]:
                return
            place = len(s.agenda) - 1
            action = self.players[table][seat].choose(Outlook(s, seat))
            s.answer(place, s.agenda[place], action)

    def _tell(self, table: int) -> None:
        """Write what the seat to move sees, and what it may answer."""
        s = self.states[table]
        encoding = self.encoding
        seat = encoding.seat_to_move(s)
        self.seats[table] = i16(seat)
        encoding.fill(s, seat, self.rows, table * self.width)
        encoding.fill_mask(s, seat, self.masks, table * self.actions)

    # Copies

    def save(self) -> list[State]:
        """The states of all tables, as `restore` takes them."""
        return [copy_of(s) for s in self.states]

    def episodes_now(self) -> list[int]:
        """Number of games that have ended at each table."""
        return self.episodes[:]

    def follow(self, episodes: list[int]) -> None:
        """Count games from there on, as another batch does."""
        self.episodes = episodes[:]

    def restore(self, states: list[State]) -> None:
        """Go on from saved states of the same set-up. The players' own luck is not saved."""
        if len(states) != self.size:
            raise BadOption(f"expected {self.size} states, found {len(states)}")
        self.states = [copy_of(s) for s in states]
        for table in range(self.size):
            self._forget_end(table)
            self._tell(table)


def copy_of(s: State) -> State:
    """An exact copy: cards, luck to come and memory."""
    copy = s.clone()
    if s.memory is not None:
        copy.watch(None, s.memory.clone())
    return copy
