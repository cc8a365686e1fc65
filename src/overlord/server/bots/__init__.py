"""Bots: what crosses to the processes in which they think, and those processes."""
