"""Boards of games in packages of their own: `web/board.js` beside the game, and `web/board.css`."""

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Route

from overlord.core.registry import folder, games
from overlord.server.protocol import Chunk

MODULE, STYLE = "board.js", "board.css"
KINDS = {MODULE: "text/javascript", STYLE: "text/css"}


def chunk_of(game: str) -> Chunk | None:
    """Where the board of a game is served, if it brings one."""
    if _file(game, MODULE) is None:
        return None
    return Chunk(
        _address(game, MODULE), "" if _file(game, STYLE) is None else _address(game, STYLE)
    )


def chunk_routes() -> list[BaseRoute]:
    """These two files and no other are served from a game's folder."""
    return [Route(_address("{game}", name), _sent) for name in KINDS]


def _address(game: str, name: str) -> str:
    return f"/games/{game}/{name}"


async def _sent(request: Request) -> Response:
    name = request.url.path.rpartition("/")[2]
    file = _file(str(request.path_params["game"]), name)
    if file is None:
        raise HTTPException(404)
    return FileResponse(file, media_type=KINDS[name], headers={"Cache-Control": "no-cache"})


def _file(game: str, name: str) -> Path | None:
    if game not in games():
        return None
    file = folder(game) / "web" / name
    return file if file.is_file() else None
