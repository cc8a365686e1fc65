"""Changes of a source that may break a rule: one small thing at a time, such as `and` for `or`."""

import ast
from copy import deepcopy
from dataclasses import dataclass

JUDGING = {"forecast"}  # functions for people and bots, which are left alone
COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
OPPOSITES = (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot)
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True)
class Change:
    """One place of a source, in bytes, and what stands there in the mutant."""

    line: int
    what: str
    start: int
    end: int
    new: str

    def applied_to(self, source: str) -> str:
        raw = source.encode()
        return (raw[: self.start] + self.new.encode() + raw[self.end :]).decode()


class Finder(ast.NodeVisitor):
    """All changes that a source admits, in its order."""

    def __init__(self, source: str) -> None:
        self.found: list[Change] = []
        self.function = ""  # that is being read, and its last statement
        self.last: ast.stmt | None = None
        self.starts = [0]
        for line in source.encode().splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def put(self, node: ast.stmt | ast.expr, what: str, new: str) -> None:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self.starts[node.lineno - 1] + node.col_offset
        end = self.starts[node.end_lineno - 1] + node.end_col_offset
        self.found.append(Change(node.lineno, what, start, end, new))

    def put_expression(self, node: ast.expr, what: str, new: ast.expr) -> None:
        self.put(node, what, f"({ast.unparse(new)})")

    # What is left alone

    def visit_Assert(self, node: ast.Assert) -> None:
        pass

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        pass

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name in JUDGING:
            return
        for default in [*node.args.defaults, *node.args.kw_defaults]:
            if default is not None:
                self.visit(default)
        before = self.function, self.last
        self.function, self.last = node.name, node.body[-1]
        for statement in node.body:
            self.visit(statement)
        self.function, self.last = before

    # Statements

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call):
            if not ast.unparse(node.value.func).startswith("super()."):
                self.put(node, "call left out", "pass")
            self.visit(node.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        kept = all(isinstance(target, (ast.Attribute, ast.Subscript)) for target in node.targets)
        if kept and self.function != "__init__":
            self.put(node, "assignment left out", "pass")
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        if isinstance(node.target, (ast.Attribute, ast.Subscript)):
            self.put(node, "assignment left out", "pass")
        other = OPERATORS.get(type(node.op))
        if other is not None:
            new = deepcopy(node)
            new.op = other()
            self.put(node, "operator", ast.unparse(new))
        self.generic_visit(node)

    def visit_Return(self, node: ast.Return) -> None:
        if node is not self.last:
            self.put(node, "return not taken", "pass")
        self.generic_visit(node)

    def visit_Raise(self, node: ast.Raise) -> None:
        if node.exc is not None and "NotImplementedError" not in ast.unparse(node.exc):
            self.put(node, "not raised", "pass")

    def visit_Break(self, node: ast.Break) -> None:
        self.put(node, "break", "continue")

    def visit_Continue(self, node: ast.Continue) -> None:
        self.put(node, "continue", "break")

    def visit_If(self, node: ast.If) -> None:
        if ast.unparse(node.test) != "TYPE_CHECKING":
            self.negate(node.test)
            self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self.negate(node.test)
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.negate(node.test)
        self.generic_visit(node)

    def negate(self, test: ast.expr) -> None:
        compared = isinstance(test, ast.Compare) and isinstance(test.ops[0], OPPOSITES)
        if not compared and not isinstance(test, (ast.UnaryOp, ast.Constant)):
            self.put(test, "condition negated", f"(not ({ast.unparse(test)}))")

    # Expressions

    def visit_Compare(self, node: ast.Compare) -> None:
        for place, operator in enumerate(node.ops):
            new = deepcopy(node)
            new.ops[place] = COMPARISONS[type(operator)]()
            self.put_expression(node, "comparison", new)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        self.put_expression(node, "and for or", ast.BoolOp(other, node.values))
        for place in range(len(node.values)):
            rest = node.values[:place] + node.values[place + 1 :]
            new = rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)
            self.put_expression(node, "part of a condition left out", new)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self.put_expression(node, "not left out", node.operand)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        other = OPERATORS.get(type(node.op))
        if other is not None:
            self.put_expression(node, "operator", ast.BinOp(node.left, other(), node.right))
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.put(node, "truth", str(not node.value))
        elif isinstance(node.value, int):
            self.put(node, "number", str(node.value + 1))
            self.put(node, "number", f"({node.value - 1})")

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in NAMES:
            self.put(node.func, "function", NAMES[node.func.id])
        self.generic_visit(node)


def changes(source: str) -> list[Change]:
    finder = Finder(source)
    finder.visit(ast.parse(source))
    return finder.found
