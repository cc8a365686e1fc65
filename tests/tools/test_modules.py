"""Modules and functions: first lines that begin with a noun or a verb; no name shadows another."""

import ast
import re
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.pure_only

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("src", "tools", "bench", "tests", "web")
LEFT_OUT = {"node_modules", "static", "site", "dist"}  # installed or built
QUESTION = re.compile(r"(What|How|Where|When|Who|Whose|Which|Whether|Why)\b")
ANSWERED = re.compile(r"(What|How|Where|When|Who|Whom|Whose|Which|Why)\b")  # "Whether" is a bool
# `server/http` is about nothing but HTTP, beside `live` and `store`; nobody looks there for clients
ALLOWED = {"http"}


def modules(*endings: str) -> list[Path]:
    found = [
        path
        for folder in FOLDERS
        for ending in endings
        for path in (ROOT / folder).rglob(f"*{ending}")
        if not LEFT_OUT & set(path.relative_to(ROOT).parts)
    ]
    assert len(found) > 100
    return found


def first_line(path: Path) -> str:
    text = path.read_text("utf-8")
    if path.suffix == ".py":
        return (ast.get_docstring(ast.parse(text)) or "").partition("\n")[0]
    return text.partition("\n")[0].lstrip("/* ")


def test_no_first_line_of_a_module_begins_with_a_question() -> None:
    found = {
        str(path.relative_to(ROOT)): first_line(path)
        for path in modules(".py", ".ts")
        if QUESTION.match(first_line(path))
    }

    assert found == {}


def first_lines_within(path: Path) -> list[str]:
    """Of the classes and functions of a module."""
    return [
        (ast.get_docstring(node) or "").partition("\n")[0]
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
    ]


def test_no_first_line_of_a_function_or_class_begins_with_a_question() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {line}"
        for path in modules(".py")
        if not path.is_relative_to(ROOT / "tests")
        for line in first_lines_within(path)
        if ANSWERED.match(line)
    ]

    assert found == []


def test_no_comment_on_something_of_the_page_begins_with_a_question() -> None:
    found = {
        str(path.relative_to(ROOT)): line.strip()
        for path in modules(".ts", ".svelte")
        for line in path.read_text("utf-8").splitlines()
        if ANSWERED.match(line.strip().removeprefix("/** ")) and line.strip().startswith("/** ")
    }

    assert found == {}


def test_every_module_of_the_package_says_what_it_is() -> None:
    silent = [
        str(path.relative_to(ROOT))
        for path in modules(".py")
        if path.is_relative_to(ROOT / "src") and not first_line(path)
    ]

    assert silent == []


def test_no_module_is_named_like_one_of_the_standard_library() -> None:
    shadows = sorted(
        str(path.relative_to(ROOT))
        for path in modules(".py")
        for name in [path.parent.name if path.name == "__init__.py" else path.stem]
        if name in sys.stdlib_module_names - ALLOWED
    )

    assert shadows == []
