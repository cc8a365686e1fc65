"""Odds: of two dice, and of a battle that is fought to its end."""
