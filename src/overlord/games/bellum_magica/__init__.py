"""Bellum Magica."""
