"""Citations of rules: read from rulebooks, code, boxes and tests, without running them.

Rules stand in docs/games/<game>/rules.md, one to a line: `**DD-12** The market is ...`. Code
cites them in the `rules` of a frame, in comments, in docstrings and other texts, and in the
comments of a box. Tests cite them with `@rule("DD-12", "DD-13")`.
"""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
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


def parse_rules(page: str) -> list[tuple[str, str]]:
    """The rules of one page, as (id, first line of its text), in order."""
    return [(m[1], m[2]) for line in page.splitlines() if (m := RULE.match(line))]


def parse_code(source: str, name: str) -> list[Citation]:
    """The rules that a module cites."""
    firm = [
        Citation(rule, f"{name}:{line}")
        for node in ast.walk(ast.parse(source))
        for line, rule in _declared_rules(node)
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


def _declared_rules(node: ast.AST) -> Iterator[tuple[int, str]]:
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


def _called_name(node: ast.AST) -> str:
    """The last name of what is called: `raises` for `pytest.raises(...)`."""
    if not isinstance(node, ast.Call):
        return ""
    match node.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def _rule_call(decorator: ast.expr) -> ast.Call | None:
    return (
        decorator if isinstance(decorator, ast.Call) and _called_name(decorator) == "rule" else None
    )


def _asserts(test: ast.AST) -> bool:
    """Whether something in it can fail: a real assert, `raises`, or a `check_` or `assert_`."""
    for node in ast.walk(test):
        if isinstance(node, ast.Assert) and not isinstance(node.test, ast.Constant):
            return True
        if _called_name(node) == "raises" or _called_name(node).startswith(("check_", "assert_")):
            return True
    return False


def files(folder: Path, *patterns: str) -> list[Path]:
    return sorted(path for pattern in patterns for path in folder.rglob(pattern))
