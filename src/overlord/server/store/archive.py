"""Archive of what stored positions are read by: the boxes and the forms that games began with."""

from typing import Any

import msgspec

from overlord.core.changes import form_text
from overlord.server.store.store import Blob, Store
from overlord.server.table.table import Table

KEPT = 64  # boxes and forms in memory


class Archive:
    """Of one table; those that all share are kept in memory."""

    def __init__(self, store: Store, table: str, kept: dict[tuple[str, str], Any]) -> None:
        self._store = store
        self._table = table
        self._kept = kept

    def box(self, digest: str) -> dict[str, Any] | None:
        return self._find("box", digest)

    def form(self, digest: str) -> dict[str, Any] | None:
        return self._find("form", digest)

    def add_form(self, digest: str, text: str) -> None:
        """A form that is stored later."""
        self._keep("form", digest, msgspec.json.decode(text))

    def _find(self, kind: str, digest: str) -> dict[str, Any] | None:
        known: dict[str, Any] | None = self._kept.get((kind, digest))
        if known is None:
            raw = self._store.blob(kind, digest, self._table)
            known = None if raw is None else msgspec.json.decode(raw)
            if known is not None:
                self._keep(kind, digest, known)
        return known

    def _keep(self, kind: str, digest: str, data: dict[str, Any]) -> None:
        if len(self._kept) >= KEPT:
            self._kept.clear()
        self._kept[kind, digest] = data


def blobs_of(table: Table) -> list[Blob]:
    """Blobs to read the positions of a table by. A box of one's own stands in its first event."""
    box, form = table.rules.box, table.rules.form
    if table.created.cards:
        return [Blob("form", form, table.id, form_text(table.setup).encode())]
    told = [Blob("form", form, "", form_text(table.setup).encode())]
    if table.box.contents:
        told.append(Blob("box", box, "", msgspec.json.encode(table.box.contents)))
    return told
