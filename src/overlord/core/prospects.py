"""What answers look like one step ahead, by the heuristic of the game."""

from overlord.core.rng import seeded
from overlord.core.state import State


def prospects(world: State, seat: int, options: list[int], most: int) -> list[float]:
    """What each answer is worth; on average over `most` worlds if their luck makes it so."""
    game = world.setup.game
    worlds = [world]
    found: list[float] = []
    for action in options:
        after = answered(world, seat, action)
        worth = game.evaluate(after, seat)
        if most > 1 and after.rng.counter != world.rng.counter:
            if len(worlds) == 1:
                worlds = lucky(world, most)
            for i in range(1, most):
                worth += game.evaluate(answered(worlds[i], seat, action), seat)
            worth /= most
        found.append(worth)
    return found


def lucky(world: State, most: int) -> list[State]:
    """The same world with different luck."""
    luck = world.rng.clone()
    worlds = [world]
    for _ in range(1, most):
        other = world.clone()
        other.rng = seeded(luck.seed())
        worlds.append(other)
    return worlds


def answered(world: State, seat: int, action: int) -> State:
    """What a world becomes by an answer of the seat."""
    after = world.clone()
    place = after.place(seat)
    after.answer(place, after.agenda[place], action)
    return after
