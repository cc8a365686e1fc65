"""Sources for mypyc: what it compiles wrongly is not written in them."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import overlord

pytestmark = pytest.mark.pure_only


def constants(tree: ast.Module) -> Iterator[ast.AnnAssign]:
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.AnnAssign)
            and "Final" in ast.unparse(node.annotation).split("[")[0]
        ):
            yield node


def holds_a_float(value: ast.expr | None, floats: set[str]) -> bool:
    """Whether a number with a point stands in an expression, or the name of one."""
    if value is None or isinstance(value, (ast.List, ast.Call, ast.ListComp, ast.Dict, ast.Set)):
        return False
    return any(
        (isinstance(node, ast.Constant) and isinstance(node.value, float))
        or (isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div))
        or (isinstance(node, ast.Name) and node.id in floats)
        for node in ast.walk(value)
    )


def tuples_of_floats(source: str) -> list[str]:
    """Whether such a tuple was set is tested with the wrong sign, depending on what stands near.

    It is then a NameError for a constant that is there, and only in the compiled engine.
    """
    floats: set[str] = set()
    found = []
    for constant in constants(ast.parse(source)):
        name = ast.unparse(constant.target)
        annotation = ast.unparse(constant.annotation)
        if isinstance(constant.value, ast.Tuple) or "tuple" in annotation.lower():
            if "float" in annotation or holds_a_float(constant.value, floats):
                found.append(name)
        elif annotation == "Final[float]" or holds_a_float(constant.value, floats):
            floats.add(name)
    return found


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("ODDS: Final = (1.5, 2.5)", True),
        ("ODDS: Final = (3, -0.25)", True),
        ("ODDS: Final = (-0.25,)", True),
        ("ODDS: Final = ((1, 2), (3, 0.5))", True),
        ("ODDS: Final = (1, 1 / 3)", True),
        ("HALF: Final = 0.5\nODDS: Final = (1, -HALF)", True),
        ("ODDS: typing.Final = (\n    1.5,\n    2.5,\n)", True),
        ("ODDS: Final[tuple[float, float]] = odds()", True),
        ("class Odds:\n    WON: Final = (0.5, 1.0)", True),
        ("ODDS: Final = (1, 2)", False),
        ("ODDS: Final = [-0.04, 0.71]", False),
        ("ODDS: Final = 0.5", False),
        ("ODDS = (0.5, 1.0)", False),
    ],
)
def test_a_final_tuple_of_floats_is_recognized(line: str, wrong: bool) -> None:
    assert tuples_of_floats(line) == (["ODDS"] if "ODDS" in line else ["WON"]) * wrong


def test_no_final_tuple_of_floats_is_compiled() -> None:
    package = Path(overlord.__file__).parent
    sources = [
        path for part in ("core", "games", "players") for path in (package / part).rglob("*.py")
    ]

    assert len(sources) > 100
    found = {str(path.relative_to(package)): tuples_of_floats(path.read_text()) for path in sources}
    assert {path: names for path, names in found.items() if names} == {}
