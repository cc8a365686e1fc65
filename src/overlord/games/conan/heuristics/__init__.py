"""Heuristics: how well a side stands. No rule asks them."""
