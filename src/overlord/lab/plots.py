"""Plots for a report, as SVG inside the page: no script, nothing from elsewhere."""

from collections.abc import Sequence
from html import escape

WIDTH, HEIGHT = 220, 18  # of one row
PAD = 6


def whisker(
    value: float, interval: tuple[float, float], scale: tuple[float, float], line: float | None
) -> str:
    """A dot with its interval on a scale, and a line to compare with."""
    low, high = scale
    reach = (high - low) or 1.0

    def x(at: float) -> str:
        inside = min(max((at - low) / reach, 0.0), 1.0)
        return f"{PAD + inside * (WIDTH - 2 * PAD):.1f}"

    middle = HEIGHT // 2
    rule = f'<path class="line" d="M{x(line)} 1V{HEIGHT - 1}"/>' if line is not None else ""
    return (
        f'<svg class="whisker" width="{WIDTH}" height="{HEIGHT}" aria-hidden="true">{rule}'
        f'<path d="M{x(interval[0])} {middle}H{x(interval[1])}"/>'
        f'<circle cx="{x(value)}" cy="{middle}" r="3"/></svg>'
    )


def histogram(values: Sequence[float], title: str, bars: int = 24) -> str:
    """Bars of how often values occur, with the ends of the scale written below."""
    if not values:
        return ""
    low, high = min(values), max(values)
    step = (high - low) / bars or 1.0
    counts = [0] * bars
    for value in values:
        counts[min(int((value - low) / step), bars - 1)] += 1
    most = max(counts)
    width, height = 480, 120
    bar = width / bars
    drawn = "".join(
        f'<rect x="{i * bar + 1:.1f}" y="{height - count / most * height:.1f}" '
        f'width="{bar - 2:.1f}" height="{count / most * height:.1f}"><title>'
        f"{low + i * step:.0f} – {low + (i + 1) * step:.0f}: {count}</title></rect>"
        for i, count in enumerate(counts)
        if count
    )
    return (
        f'<svg class="histogram" viewBox="0 0 {width} {height + 18}" role="img" '
        f'aria-label="{escape(title)}">{drawn}<text x="0" y="{height + 14}">{low:.0f}</text>'
        f'<text x="{width}" y="{height + 14}" text-anchor="end">{high:.0f}</text></svg>'
    )
