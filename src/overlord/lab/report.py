"""Report of a balance run as one HTML file that needs nothing else."""

from collections.abc import Sequence
from html import escape

from overlord.lab.balance import Balance, Change, Row
from overlord.lab.measures import MEANS, SHARES
from overlord.lab.plots import histogram, whisker
from overlord.words import Words

MOST = 30  # rows of a table that is shown whole; of longer ones, both ends
STYLE = """
:root{color-scheme:light dark;--ink:#2a2622;--soft:#7a7167;--paper:#faf7f2;--ember:#b4431c;
--edge:#ddd4c8}
@media(prefers-color-scheme:dark){:root{--ink:#e8e1d6;--soft:#9d9387;--paper:#191614;--ember:#ee7d4b;
--edge:#3a342e}}
body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:62rem;
margin:2rem auto;padding:0 1rem}
h1,h2{font-family:Georgia,serif;line-height:1.2}h2{margin-top:2.5rem}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{text-align:right;padding:.15rem .6rem;border-bottom:1px solid var(--edge)}
th:first-child,td:first-child{text-align:left}th{color:var(--soft);font-weight:600}
tr.beyond td:first-child{font-weight:700}tr.beyond circle{fill:var(--ember)}
tr.gap td{color:var(--soft);text-align:center}
svg path{stroke:var(--soft);stroke-width:2;fill:none}svg circle,svg rect{fill:var(--soft)}
svg path.line{stroke:var(--edge)}svg text{fill:var(--soft);font-size:12px}
svg.histogram{width:100%;max-width:30rem}.soft{color:var(--soft)}.wide{overflow-x:auto}
li{overflow-wrap:anywhere}code{overflow-wrap:anywhere}
"""


class Page:
    """Writes one report in one language."""

    def __init__(self, found: Balance, language: str) -> None:
        self.found = found
        self.language = language
        self.words = Words(language, "lab")
        self.title = Words(language, found.game).title()

    def say(self, key: str, **values: str | int) -> str:
        return escape(self.words.say(f"lab-{key}", **values))

    def html(self) -> str:
        parts = [self.head(), self.verdict()]
        if self.found.against is not None:
            parts.append(self.comparison())
        parts += [self.shares(family) for family in SHARES if self.found.families[family]]
        parts += [self.course(), self.depth()]
        parts += [self.use(family) for family in MEANS if family != "course"]
        parts += [self.never(), self.method()]
        body = "\n".join(part for part in parts if part)
        return (
            f'<!DOCTYPE html>\n<html lang="{self.language}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(self.title)}: {self.say('title')}</title>\n"
            f"<style>{STYLE}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
        )

    def head(self) -> str:
        found = self.found
        options = ", ".join(f"{name}={value}" for name, value in found.options.items())
        games = self.say(
            "games", games=found.games, seats=found.seats, player=found.player, seed=str(found.seed)
        )
        box = self.say("box", box=found.box[:12], rules=found.rules)
        return (
            f"<h1>{escape(self.title)}: {self.say('title')}</h1>\n<p>{games}<br>"
            f'<span class="soft">{escape(options)}{"; " if options else ""}{box}</span></p>'
        )

    def verdict(self) -> str:
        """Findings that stand out, before all tables."""
        lines = [
            f"{self.say(f'family-{family}')}: {escape(row.label)}, {percent(row.value)} "
            f"({percent(row.interval[0])} – {percent(row.interval[1])})"
            for family in ("sides", "seats", "factions", "openings")
            for row in self.found.families[family]
            if row.beyond
        ]
        if self.found.errors:
            lines.insert(0, self.say("errors", count=len(self.found.errors)))
        if not lines:
            return f"<p>{self.say('nothing')}</p>"
        return f"<p>{self.say('stands-out')}</p>{bullets(lines)}"

    # Shares of victory

    def shares(self, family: str) -> str:
        rows = self.found.families[family]
        scale = (0.0, min(1.0, max([row.interval[1] for row in rows if row.cases > 9] or [1.0])))
        heads = [self.say(f"family-{family}"), self.say("cases"), self.say("wins"), "95 %", ""]
        table = [
            [
                escape(row.label),
                f"{row.cases:.0f}",
                percent(row.value),
                f"{percent(row.interval[0])} – {percent(row.interval[1])}",
                whisker(row.value, row.interval, scale, row.expected),
            ]
            for row in rows
        ]
        bold = [row.beyond for row in rows]
        note = f"{self.say(f'about-{family}')} {self.say('about-line')}"
        return self.section(f"wins-by-{family}", note, heads, table, bold)

    # Course and depth

    def course(self) -> str:
        heads = [self.say("family-course"), self.say("mean"), "95 %"]
        table = [
            [escape(row.label), amount(row), f"{amount(row, 0)} – {amount(row, 1)}"]
            for row in self.found.families["course"]
        ]
        drawn = histogram(self.found.lengths, self.words.say("lab-lengths"))
        return self.section(
            "family-course", self.say("about-course"), heads, table, [], f"<p>{drawn}</p>"
        )

    def depth(self) -> str:
        arena = self.found.depth
        if arena is None:
            return ""
        heads = [self.say("player"), self.say("wins"), "95 %", self.say("rating"), "95 %"]
        table = []
        for one in arena.players:
            rating = around = "–"
            if one.rating is not None and one.rating_interval is not None:
                rating = f"{one.rating:.0f}"
                around = f"{one.rating_interval[0]:.0f} – {one.rating_interval[1]:.0f}"
            low, high = one.win_interval
            between = f"{percent(low)} – {percent(high)}"
            table.append([escape(one.player), percent(one.win_rate), between, rating, around])
        pairs = [
            f"{escape(pair.player)} : {escape(pair.against)} — {percent(pair.share)} "
            f"({percent(pair.interval[0])} – {percent(pair.interval[1])})"
            for pair in arena.pairs
            if pair.share >= 0.5
        ]
        note = self.say("about-depth", games=arena.games)
        return self.section("depth", note, heads, table, [], bullets(pairs))

    # Use

    def use(self, family: str) -> str:
        rows = self.found.families[family]
        taken = family != "rules"
        heads = [self.say(f"family-{family}"), self.say("per-game"), "95 %"]
        heads += [self.say("taken")] if taken else []
        table = []
        for row in rows:
            cells = [escape(row.label), number(row.value)]
            cells.append(f"{number(row.interval[0])} – {number(row.interval[1])}")
            if taken:
                cells.append("–" if row.taken is None else percent(row.taken))
            table.append(cells)
        return self.section(f"family-{family}", self.say(f"about-{family}"), heads, table, [])

    def never(self) -> str:
        lines = []
        for kind, keys in self.found.never.items():
            if keys:
                what = escape(", ".join(keys))
                lines.append(f"<strong>{self.say(f'never-{kind}')}</strong> ({len(keys)}): {what}")
        if not lines:
            return ""
        return f"<h2>{self.say('never')}</h2><p>{self.say('about-never')}</p>{bullets(lines)}"

    # Two boxes

    def comparison(self) -> str:
        against = self.found.against
        assert against is not None
        believed = against.real_changes()
        rest = sum(len(rows) for rows in against.changes.values()) - len(believed)
        lines = [escape(line) for line in against.differs[:60]]
        if len(against.differs) > 60:
            lines.append(self.say("more", count=len(against.differs) - 60))
        heads = [
            self.say("what"),
            self.say("before"),
            self.say("after"),
            self.say("change"),
            "95 %",
        ]
        table = [self._change(family, one) for family, one in believed]
        note = self.say("about-comparison", box=against.box, count=len(believed), rest=rest)
        differs = f"<p>{self.say('differs')}</p>{bullets(lines)}" if lines else ""
        return self.section("comparison", note, heads, table, [], differs)

    def _change(self, family: str, one: Change) -> list[str]:
        written = percent if family in SHARES else number
        low, high = one.interval
        return [
            f"{self.say(f'family-{family}')}: {escape(one.label)}",
            written(one.before),
            written(one.after),
            f"{'+' if one.difference > 0 else ''}{written(one.difference)}",
            f"{written(low)} – {written(high)}",
        ]

    # Parts of a page

    def section(
        self,
        title: str,
        note: str,
        heads: Sequence[str],
        table: Sequence[Sequence[str]],
        bold: Sequence[bool],
        more: str = "",
    ) -> str:
        half = MOST // 2
        middle = range(half, len(table) - half) if len(table) > MOST else range(0)
        hidden = [i for i in middle if not (bold and bold[i])]
        rows = []
        for i, cells in enumerate(table):
            if i not in hidden:
                first = '<tr class="beyond">' if bold and bold[i] else "<tr>"
                rows.append(first + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
            elif i == hidden[0]:
                left = self.say("more", count=len(hidden))
                rows.append(f'<tr class="gap"><td colspan="{len(heads)}">{left}</td></tr>')
        head = "".join(f"<th>{name}</th>" for name in heads)
        shown = f'<div class="wide"><table><tr>{head}</tr>\n{chr(10).join(rows)}</table></div>'
        return f"<h2>{self.say(title)}</h2>\n<p>{note}</p>\n{shown if table else ''}\n{more}"

    def method(self) -> str:
        return f"<h2>{self.say('method')}</h2><p>{self.say('about-method')}</p>"


def bullets(lines: Sequence[str]) -> str:
    return "<ul>" + "\n".join(f"<li>{line}</li>" for line in lines) + "</ul>" if lines else ""


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def number(value: float) -> str:
    digits = 3 if abs(value) < 1 else 2 if abs(value) < 100 else 0
    return f"{value:.{digits}f}"


def amount(row: Row, end: int | None = None) -> str:
    value = row.value if end is None else row.interval[end]
    return percent(value) if row.key in ("settled", "halfway") else number(value)


def html(found: Balance, language: str = "en") -> str:
    return Page(found, language).html()
