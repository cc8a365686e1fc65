"""Heuristics: how well a seat stands. No rule asks them."""
