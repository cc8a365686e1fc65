"""Columns of words and numbers, for a terminal."""

from collections.abc import Sequence


def columns(rows: Sequence[Sequence[str]]) -> str:
    """A table; the first column is words, the others are numbers."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    lines = []
    for row in rows:
        cells = [row[0].ljust(widths[0])]
        cells += [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)
