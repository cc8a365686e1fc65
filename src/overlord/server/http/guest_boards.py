"""Boards of games in packages of their own: `web/board.js` beside the game, `web/board.css`, and
the catalogues with its words."""

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from overlord.core.registry import folder, games
from overlord.server.protocol import Chunk
from overlord.words import LANGUAGES

MODULE, STYLE = "board.js", "board.css"
KINDS = {MODULE: "text/javascript", STYLE: "text/css"}


def guest_board_of(game: str) -> Chunk | None:
    """Address of a game's board, if it brings one."""
    if _file(game, MODULE) is None:
        return None
    return Chunk(
        _address(game, MODULE), "" if _file(game, STYLE) is None else _address(game, STYLE)
    )


def guest_board_routes() -> list[BaseRoute]:
    """These two files, the words, and nothing else are served from a game's folder."""
    words = Route("/games/{game}/words/{language}.ftl", _send_words)
    return [*(Route(_address("{game}", name), _send_file) for name in KINDS), words]


def _address(game: str, name: str) -> str:
    return f"/games/{game}/{name}"


async def _send_file(request: Request) -> Response:
    name = request.url.path.rpartition("/")[2]
    file = _file(str(request.path_params["game"]), name)
    if file is None:
        raise HTTPException(404)
    return FileResponse(file, media_type=KINDS[name], headers={"Cache-Control": "no-cache"})


async def _send_words(request: Request) -> Response:
    """A catalogue; empty where a game has none in a language."""
    game, language = str(request.path_params["game"]), str(request.path_params["language"])
    if game not in games() or language not in LANGUAGES:
        raise HTTPException(404)
    file = folder(game) / "words" / f"{language}.ftl"
    text = file.read_text("utf-8") if file.is_file() else ""
    return PlainTextResponse(text, headers={"Cache-Control": "no-cache"})


def _file(game: str, name: str) -> Path | None:
    if game not in games():
        return None
    file = folder(game) / "web" / name
    return file if file.is_file() else None
