"""OpenAPI document, from the operations and the structs they carry."""

import re
from typing import Any

import msgspec

from overlord.server.http import bodies
from overlord.server.http.api import OPERATIONS, Operation
from overlord.server.protocol import FromClient, FromServer

HERE = "#/components/schemas/{name}"
QUERY = {
    "lang": "The language of sentences, en or it; any other: as Accept-Language says.",
    "eyes": "open (all cards), spectator, or the number of a seat.",
    "bot": "Who plays on for somebody who leaves a running game; greedy unless told.",
}


def document(version: str) -> dict[str, Any]:
    """The document, OpenAPI 3.1. The messages of the WebSocket are among its schemas."""
    kinds: list[Any] = [one.body for one in OPERATIONS if one.body is not None]
    kinds += [one.answer for one in OPERATIONS if one.answer is not None]
    kinds += [bodies.Problem, bodies.Health, bodies.Ready, FromClient, FromServer]
    schemas, components = msgspec.json.schema_components(
        kinds,
        ref_template=HERE,
        schema_hook=lambda _kind: {"description": "any"},
    )
    refs = dict(zip(map(str, kinds), schemas, strict=True))
    paths: dict[str, Any] = {}
    for one in OPERATIONS:
        path = paths.setdefault(one.path, {})
        path[one.method.lower()] = _operation(one, refs)
    components["FromClient"] = refs[str(FromClient)]
    components["FromServer"] = refs[str(FromServer)]
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Overlord",
            "version": version,
            "description": "Play over the WebSocket /api/tables/{table}/socket: send messages of "
            "FromClient, get messages of FromServer; the first is Hello.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(one: Operation, refs: dict[str, Any]) -> dict[str, Any]:
    good: dict[str, Any] = {"type": "object"} if one.answer is None else refs[str(one.answer)]
    bad = {"description": "Why not", "content": _json(refs[str(bodies.Problem)])}
    told: dict[str, Any] = {
        "operationId": one.endpoint.__name__,
        "parameters": [_place(name) for name in re.findall(r"{(\w+)}", one.path)]
        + [_query(name) for name in one.query],
        "responses": {
            str(one.status): {"description": "Done", "content": _json(good)},
            "4XX": bad,
            "5XX": bad,
        },
    }
    if one.body is not None:
        told["requestBody"] = {"required": True, "content": _json(refs[str(one.body)])}
    if one.token:
        told["security"] = [{"seat": []}]
    return told


def _json(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


def _place(name: str) -> dict[str, Any]:
    schema = {"type": "integer", "minimum": 0} if name == "seat" else {"type": "string"}
    return {"name": name, "in": "path", "required": True, "schema": schema}


def _query(name: str) -> dict[str, Any]:
    return {
        "name": name,
        "in": "query",
        "description": QUERY[name],
        "required": False,
        "schema": {"type": "string"},
    }
