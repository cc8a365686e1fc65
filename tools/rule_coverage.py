"""Every rule has code that cites it and a test that proves it; nothing cites a rule we lack.

Rules stand in docs/rules/<game>.md, one to a line: `**DD-12** The market is ...`. Code cites them
in the `rules` of a frame, in comments, in docstrings and other texts, and in the comments of a
box. Tests cite them with `@rule("DD-12", "DD-13")`.
"""

import argparse
import ast
import io
import json
import re
import sys
import tokenize
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

RULE = re.compile(r"^\*\*([A-Z]{2,}-[A-Z]?\d+)\*\*\s*(.*)")
CITATION = re.compile(r"\b([A-Z]{2,}-[A-Z]?\d+)\b")


@dataclass(frozen=True, order=True)
class Citation:
    """A rule named somewhere. A firm one stands where only rules may stand."""

    rule: str
    where: str
    firm: bool = True


@dataclass
class RuledTest:
    """A test, or a class of them, under `@rule`."""

    name: str
    where: str
    rules: list[str]
    complaint: str = ""


@dataclass
class Game:
    """What is known of one game's rules; the lists of rules are in the order of its page."""

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


# -- reading, from text to facts -------------------------------------------------------------


def parse_rules(page: str) -> list[tuple[str, str]]:
    """The rules of one page, as (id, first line of its text), in order."""
    return [(m[1], m[2]) for line in page.splitlines() if (m := RULE.match(line))]


def parse_code(source: str, name: str) -> list[Citation]:
    """The rules that a module cites."""
    firm = [
        Citation(rule, f"{name}:{line}")
        for node in ast.walk(ast.parse(source))
        for line, rule in _declared(node)
    ]
    loose = [
        Citation(rule, f"{name}:{line}", firm=False)
        for line, text in _prose(source)
        for rule in CITATION.findall(text)
    ]
    return firm + loose


def parse_box(source: str, name: str) -> list[Citation]:
    """The rules cited in the comments of a TOML file."""
    return [
        Citation(rule, f"{name}:{number}", firm=False)
        for number, line in enumerate(source.splitlines(), 1)
        for rule in CITATION.findall(line.partition("#")[2])
    ]


def parse_tests(source: str, name: str) -> list[RuledTest]:
    """The tests under `@rule`, each with a complaint if it proves nothing."""
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    found = []
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, kinds):
            continue
        marks = [mark for mark in map(_rule_call, node.decorator_list) if mark is not None]
        if marks:
            words = [word for mark in marks for word in mark.args]
            rules = [text for word in words if (text := _text(word)) is not None]
            test = RuledTest(node.name, f"{name}:{node.lineno}", rules)
            if len(rules) < len(words) or not rules:
                test.complaint = "@rule wants rule ids written out as strings"
            elif not _asserts(node):
                test.complaint = "asserts nothing"
            found.append(test)
    return found


def _declared(node: ast.AST) -> Iterator[tuple[int, str]]:
    """The strings of `rules = (...)`, with their lines."""
    if isinstance(node, ast.Assign):
        targets: list[ast.expr] = node.targets
    elif isinstance(node, ast.AnnAssign):
        targets = [node.target]
    else:
        return
    named = any(isinstance(target, ast.Name) and target.id == "rules" for target in targets)
    if named and isinstance(node.value, ast.Tuple | ast.List):
        for part in node.value.elts:
            text = _text(part)
            if text is not None:
                yield part.lineno, text


def _prose(source: str) -> Iterator[tuple[int, str]]:
    """Comments, docstrings and other texts, with their lines."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string
    for node in ast.walk(ast.parse(source)):
        text = _text(node)
        if text is not None and isinstance(node, ast.Constant):
            yield node.lineno, text


def _text(node: ast.AST) -> str | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    return None


def _called(node: ast.AST) -> str:
    """The last name of what is called: `raises` for `pytest.raises(...)`."""
    if not isinstance(node, ast.Call):
        return ""
    match node.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def _rule_call(decorator: ast.expr) -> ast.Call | None:
    return decorator if isinstance(decorator, ast.Call) and _called(decorator) == "rule" else None


def _asserts(test: ast.AST) -> bool:
    """Whether something in it can fail: a real assert, `raises`, or a `check_` or `assert_`."""
    for node in ast.walk(test):
        if isinstance(node, ast.Assert) and not isinstance(node.test, ast.Constant):
            return True
        if _called(node) == "raises" or _called(node).startswith(("check_", "assert_")):
            return True
    return False


# -- gathering -------------------------------------------------------------------------------


def read_games(root: Path) -> tuple[list[Game], list[str]]:
    """The games with a page of rules, and the rules that stand in the pages twice."""
    games, twice = [], []
    seen: set[str] = set()
    for page in sorted((root / "docs" / "rules").glob("*.md")):
        rules = parse_rules(page.read_text(encoding="utf-8"))
        name = page.stem.replace("-", "_")
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
    for path in _files(_code(root), "*.py", "*.toml"):
        parse = parse_code if path.suffix == ".py" else parse_box
        citations = parse(path.read_text(encoding="utf-8"), str(path.relative_to(root)))
        cited += citations
        folder = path.relative_to(_code(root)).parts[0]
        for game in games:
            if game.name == folder:
                game.in_code |= {citation.rule for citation in citations}
    complaints = []
    for path in _files(root / "tests", "*.py"):
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


def _files(folder: Path, *patterns: str) -> list[Path]:
    return sorted(path for pattern in patterns for path in folder.rglob(pattern))


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
        return "no rules in docs/rules yet"
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
