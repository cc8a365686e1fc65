"""Two contracts that import-linter does not bring: see [tool.importlinter] in pyproject.toml."""

import sys
from fnmatch import fnmatchcase
from typing import Any, ClassVar

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class LinkContract(Contract):
    """Looks at direct imports one by one and lists those that it does not like."""

    def offences(self, graph: ImportGraph) -> list[tuple[str, str]]:
        raise NotImplementedError

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        links = []
        for importer, imported in self.offences(graph):
            details = graph.get_import_details(importer=importer, imported=imported)
            lines = ", ".join(str(detail["line_number"]) for detail in details)
            links.append(f"{importer} imports {imported} (line {lines})")
        return ContractCheck(kept=not links, metadata={"links": links})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for link in check.metadata["links"]:
            output.print_error(f"- {link}")


class ThirdParty(LinkContract):
    """Outside the package and the standard library, the sources import only what is allowed."""

    type_name: ClassVar[str] = "third_party"
    source_modules: Any = fields.SetField(subfield=fields.StringField())
    allowed: Any = fields.SetField(subfield=fields.StringField())
    except_modules: Any = fields.SetField(subfield=fields.StringField(), required=False)

    def offences(self, graph: ImportGraph) -> list[tuple[str, str]]:
        left_out = below(graph, self.except_modules or set())
        return sorted(
            (importer, imported)
            for importer in below(graph, self.source_modules) - left_out
            for imported in graph.find_modules_directly_imported_by(importer)
            if graph.is_module_squashed(imported)
            and imported.partition(".")[0] not in sys.stdlib_module_names | self.allowed
        )


class OnlyFrom(LinkContract):
    """Only some parts import a module. Unlike `protected`, a part may not be there yet."""

    type_name: ClassVar[str] = "only_from"
    modules: Any = fields.SetField(subfield=fields.StringField())
    importers: Any = fields.SetField(subfield=fields.StringField())

    def offences(self, graph: ImportGraph) -> list[tuple[str, str]]:
        inside = below(graph, self.modules)
        allowed = inside | below(graph, self.importers)
        return sorted(
            (importer, imported)
            for imported in inside
            for importer in graph.find_modules_that_directly_import(imported) - allowed
        )


def below(graph: ImportGraph, names: set[str]) -> set[str]:
    """The named modules and all inside them, as far as they exist; `*` stands for any word."""
    found = {module for module in graph.modules for name in names if fnmatchcase(module, name)}
    return found.union(*(graph.find_descendants(name) for name in found))
