"""Vectors of numbers and of frames: librt's, which are C arrays, or lists that do the same.

The only place that imports librt. Compiled, its vectors are built into the code; a machine that has
no librt plays in plain Python, on `plain_vectors`.
A vector is a value: after `x = append(x, y)` no other name of the old one may be used.
"""

try:
    from librt.vecs import append, pop, vec
except ImportError:  # pure_only: there is no wheel for this machine
    from overlord.core.plain_vectors import append, pop, vec  # type: ignore[assignment]

__all__ = ["append", "pop", "vec"]
