"""Answers of the HTTP interface: a struct as JSON, or a refusal with its status, in words."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from overlord.server.http import bodies
from overlord.server.refusal import Refusal
from overlord.words import LANGUAGES, Words, accepted_language

STATUS = {
    "no-such-table": 404,
    "no-such-game": 404,
    "no-such-seat": 404,
    "no-such-lesson": 404,
    "no-lesson-record": 404,
    "no-page": 404,
    "no-token": 401,
    "not-your-seat": 403,
    "not-seated": 403,
    "not-over": 403,
    "seat-taken": 409,
    "already-started": 409,
    "seats-open": 409,
    "left-already": 409,
    "game-over": 409,
    "stale": 409,
    "older-rules": 409,
    "older-moment": 409,
    "too-large": 413,
    "too-slow": 408,
    "too-fast": 429,
    "cannot-store": 503,
    "too-many-tables": 503,
    "unreadable-table": 503,
    "failed": 500,
    "not-known": 503,
    "cannot-read": 503,
    "busy": 503,
    "table-full": 409,
    "foreign-host": 421,
    "foreign-origin": 403,
    "banned": 403,
}


def language_of(request: Request) -> str:
    asked = request.query_params.get("lang", "")
    return (
        asked
        if asked in LANGUAGES
        else accepted_language(request.headers.get("accept-language", ""))
    )


def json_response(body: msgspec.Struct, status: int = 200) -> Response:
    return raw_response(msgspec.json.encode(body), status)


def raw_response(raw: bytes, status: int = 200) -> Response:
    return Response(raw, status, {"Cache-Control": "no-store"}, "application/json")


def problem(request: Request, refusal: Refusal) -> Response:
    sentence = refusal.sentence(Words(language_of(request)))
    answer = json_response(
        bodies.Problem(code=refusal.code, sentence=sentence), STATUS.get(refusal.code, 400)
    )
    if refusal.code == "too-fast":
        answer.headers["Retry-After"] = refusal.detail
    return answer
