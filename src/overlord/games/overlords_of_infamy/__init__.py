"""Overlords of Infamy: plot, spy, and make the world miserable."""
