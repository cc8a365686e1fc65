"""Conformance of a game to the laws that hold in every game, and a referee who checks it."""
