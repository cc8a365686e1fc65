"""Rule coverage: every rule has code that cites it and a test that proves it; none is unknown."""

import argparse
import json
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from overlord.citations import Citation, files, parse_box, parse_code, parse_rules, parse_tests


@dataclass
class Game:
    """Knowledge of one game's rules; the lists of rules are in the order of its page."""

    name: str
    rules: dict[str, str]
    written: bool
    in_code: set[str] = field(default_factory=set)
    in_tests: set[str] = field(default_factory=set)

    @property
    def without_code(self) -> list[str]:
        return [rule for rule in self.rules if self.written and rule not in self.in_code]

    @property
    def without_test(self) -> list[str]:
        return [rule for rule in self.rules if self.written and rule not in self.in_tests]


@dataclass
class Report:
    games: list[Game]
    twice: list[str]
    unknown: list[Citation]
    complaints: list[str]

    @property
    def good(self) -> bool:
        missing = any(game.without_code or game.without_test for game in self.games)
        return not (missing or self.twice or self.unknown or self.complaints)


# -- gathering -------------------------------------------------------------------------------


def read_games(root: Path) -> tuple[list[Game], list[str]]:
    """The games with a page of rules, and the rules that stand in the pages twice."""
    games, twice = [], []
    seen: set[str] = set()
    for page in sorted((root / "docs" / "games").glob("*/rules.md")):
        rules = parse_rules(page.read_text(encoding="utf-8"))
        name = page.parent.name
        if rules:
            games.append(Game(name, dict(rules), (_code(root) / name).is_dir()))
        for rule, _ in rules:
            if rule in seen:
                twice.append(rule)
            seen.add(rule)
    return games, twice


def examine(root: Path) -> Report:
    """Read pages, code and tests below a project's root."""
    games, twice = read_games(root)
    known = {rule for game in games for rule in game.rules}
    cited: list[Citation] = []
    for path in files(_code(root), "*.py", "*.toml"):
        parse = parse_code if path.suffix == ".py" else parse_box
        citations = parse(path.read_text(encoding="utf-8"), str(path.relative_to(root)))
        cited += citations
        folder = path.relative_to(_code(root)).parts[0]
        for game in games:
            if game.name == folder:
                game.in_code |= {citation.rule for citation in citations}
    complaints = []
    for path in files(root / "tests", "*.py"):
        for test in parse_tests(path.read_text(encoding="utf-8"), str(path.relative_to(root))):
            cited += [Citation(rule, test.where) for rule in test.rules]
            if test.complaint:
                complaints.append(f"{test.name} ({test.where}): {test.complaint}")
                continue
            for game in games:
                game.in_tests |= set(test.rules)
    return Report(games, twice, unknown(cited, known), complaints)


def unknown(cited: Iterable[Citation], known: set[str]) -> list[Citation]:
    """Citations of what is no rule. In prose only our own prefixes count: UTF-8 is no rule."""
    prefixes = {rule.partition("-")[0] for rule in known}
    return sorted(
        {
            citation
            for citation in cited
            if citation.rule not in known
            and (citation.firm or citation.rule.partition("-")[0] in prefixes)
        }
    )


def _code(root: Path) -> Path:
    return root / "src" / "overlord" / "games"


# -- telling ---------------------------------------------------------------------------------


def as_json(report: Report) -> str:
    games = {
        game.name: {
            "written": game.written,
            "rules": len(game.rules),
            "without_code": game.without_code,
            "without_test": game.without_test,
        }
        for game in report.games
    }
    unknowns = [{"rule": citation.rule, "where": citation.where} for citation in report.unknown]
    facts = {
        "good": report.good,
        "games": games,
        "twice": report.twice,
        "unknown": unknowns,
        "complaints": report.complaints,
    }
    return json.dumps(facts, indent=2)


def as_text(report: Report) -> str:
    if not report.games:
        return "no rules in docs/games yet"
    lines = [f"{'game':22}{'rules':>7}{'in code':>9}{'in tests':>10}"]
    for game in report.games:
        counts = (len(game.in_code & set(game.rules)), len(game.in_tests & set(game.rules)))
        row = f"{counts[0]:9}{counts[1]:10}" if game.written else "   not written yet"
        lines.append(f"{game.name:22}{len(game.rules):7}{row}")
    for game in report.games:
        lines += _list(f"{game.name}: no code cites", game.without_code)
        lines += _list(f"{game.name}: no test proves", game.without_test)
    lines += _list("written twice", report.twice)
    lines += _list("no such rule", [f"{one.rule} ({one.where})" for one in report.unknown])
    lines += _list("tests that prove nothing", report.complaints)
    return "\n".join(lines)


def _list(heading: str, offenders: list[str]) -> list[str]:
    if not offenders:
        return []
    return ["", f"{heading} ({len(offenders)}):", *(f"  {offender}" for offender in offenders)]


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--json", action="store_true", help="facts for a program")
    here = Path(__file__).resolve().parent.parent
    parser.add_argument("--root", type=Path, default=here, help="the project to look at")
    words = parser.parse_args()
    report = examine(words.root.resolve())
    print(as_json(report) if words.json else as_text(report))
    return 0 if report.good else 1


if __name__ == "__main__":
    sys.exit(main())
