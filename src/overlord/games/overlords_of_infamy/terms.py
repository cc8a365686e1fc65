"""Terms of a table: how many Overlords, which variants, how many World Events."""

from collections.abc import Mapping
from typing import Final

from overlord.core.box import Box
from overlord.core.game import Game
from overlord.core.setup import Setup
from overlord.games.overlords_of_infamy.box import InfamyBox

STANDARD: Final = {1: 5, 2: 6, 3: 8, 4: 10}  # OOI-12, OOI-D22: World Events by Overlords
TARGETS: Final = {"easy": 20, "normal": 25, "hard": 30, "overlord": 35}  # OOI-139


class Terms:
    """Immutable; read from the options once. Two Overlords are neighbours: OOI-2, OOI-D31."""

    def __init__(self, players: int, options: Mapping[str, str]) -> None:
        played = players == 5 or options["hero"] == "player"
        self.overlords = players - 1 if played else players
        self.hero_seat = self.overlords if played else -1  # OOI-144
        self.solo = players == 1
        self.quests = self.solo or options["quests"] == "yes"  # OOI-120, OOI-130
        self.at_once = self.solo or played  # OOI-133, OOI-146: the Hero does not wait for a phase
        agreed = options["events"]  # OOI-12
        self.events = STANDARD[self.overlords] if agreed == "standard" else int(agreed)
        first = options["first"]  # OOI-10; -1: chance decides
        self.first = -1 if first == "drawn" else int(first) - 1
        self.turned = int(options["zones"]) - 1  # OOI-D31
        self.hero_goal = (self.events + 1) // 2  # OOI-155, OOI-D22
        self.target = TARGETS[options["difficulty"]] if self.solo else 0
        self.drawn = options["overlords"] == "drawn"  # OOI-3
        self.no_walls = options["no-walls"] == "yes"  # OOI-140
        self.swift_hero = options["swift-hero"] == "yes"  # OOI-141
        self.every_level = options["every-level"] == "yes"  # OOI-142
        self.restless_hero = options["restless-hero"] == "yes"  # OOI-143


class InfamySetup(Setup):
    """A set-up with its terms, and the side of the board that they call for."""

    def __init__(self, game: Game, box: Box, players: int, options: Mapping[str, str]) -> None:
        super().__init__(game, box, players, options)
        assert isinstance(box, InfamyBox)
        self.cards = box
        self.terms = Terms(players, options)
        self.board = box.board(self.terms.overlords, self.terms.turned)


def agreement(setup: Setup) -> InfamySetup:
    """A set-up as what it is."""
    assert isinstance(setup, InfamySetup)
    return setup
