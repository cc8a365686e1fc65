"""Contracts on imports that import-linter does not bring."""

import pytest
from grimp import ImportGraph

from tools.import_contracts import LinkContract, OnlyFrom, ThirdParty

pytestmark = pytest.mark.pure_only


def a_graph(*links: tuple[str, str]) -> ImportGraph:
    graph = ImportGraph()
    for module in ("overlord.core", "overlord.core.rng", "overlord.cli", "overlord.words"):
        graph.add_module(module)
    for outside in ("click", "msgspec", "json"):
        graph.add_module(outside, is_squashed=True)
    for line, (importer, imported) in enumerate(links, 1):
        text = f"import {imported}"
        graph.add_import(importer=importer, imported=imported, line_number=line, line_contents=text)
    return graph


def complaints(kind: type[LinkContract], graph: ImportGraph, **options: list[str]) -> list[str]:
    contract = kind(name="", session_options={}, contract_options=dict(options))
    check = contract.check(graph, verbose=False)

    links: list[str] = check.metadata["links"]
    assert check.kept is not bool(links)
    return links


def test_the_rules_rest_on_few_packages() -> None:
    graph = a_graph(
        ("overlord.core.rng", "json"),
        ("overlord.core.rng", "msgspec"),
        ("overlord.core.rng", "click"),
        ("overlord.cli", "click"),
    )

    options = {"source_modules": ["overlord.core"], "allowed": ["msgspec"]}

    assert complaints(ThirdParty, graph, **options) == ["overlord.core.rng imports click (line 3)"]


def test_words_are_looked_up_at_the_edge_whether_or_not_all_of_it_exists() -> None:
    graph = a_graph(("overlord.cli", "overlord.words"), ("overlord.core", "overlord.words"))

    options = {"modules": ["overlord.words"], "importers": ["overlord.cli", "overlord.server"]}

    assert complaints(OnlyFrom, graph, **options) == [
        "overlord.core imports overlord.words (line 2)"
    ]
    assert complaints(OnlyFrom, graph, modules=["overlord.envs"], importers=[]) == []
