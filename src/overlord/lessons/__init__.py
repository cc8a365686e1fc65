"""Lessons: guided first games, written beside the rules of a game, and the coach who leads them."""
