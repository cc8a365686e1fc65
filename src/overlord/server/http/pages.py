"""Pages: the browser client and the documentation, or plain words where they were not built."""

from html import escape
from pathlib import Path

from starlette.requests import Request
from starlette.responses import (
    FileResponse,
    HTMLResponse,
    PlainTextResponse,
    RedirectResponse,
    Response,
)
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from overlord.core.registry import game, games
from overlord.server.http.assets import Assets, shortest
from overlord.words import LANGUAGES, Words, accepted_language

STYLE = Path(__file__).with_name("start.css")
CLIENT = Path(__file__).parents[2] / "static"
SITE = CLIENT.with_name("site")


async def start(request: Request) -> Response:
    """All installed games, in the language the browser asks for."""
    asked = request.query_params.get("lang", "")
    header = request.headers.get("accept-language", "")
    language = asked if asked in LANGUAGES else accepted_language(header)
    return HTMLResponse(_page(language), headers={"Vary": "Accept-Language"})


async def healthz(_request: Request) -> Response:
    return PlainTextResponse("ok\n")


async def style(_request: Request) -> Response:
    return FileResponse(STYLE, media_type="text/css")


def _page(language: str) -> str:
    words = Words(language)
    others = " · ".join(
        f'<a href="?lang={one}" hreflang="{one}" lang="{one}">{Words(one).say("language")}</a>'
        for one in LANGUAGES
    )
    cards = "\n".join(_game(id, language) for id in games())
    title = escape(words.say("start-title"))
    return f"""<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<link rel="stylesheet" href="/start.css">
</head>
<body>
<header>
<h1>{title}</h1>
<p>{escape(words.say("start-blurb"))}</p>
<nav>{others}</nav>
</header>
<main>
{cards}
</main>
<footer><p>{escape(words.say("start-soon"))}</p></footer>
</body>
</html>
"""


def _game(id: str, language: str) -> str:
    words = Words(language, id)
    seats = game(id).seats
    count = words.say("seats", **{"from": seats[0], "to": seats[-1]})
    return f"""<article>
<h2>{escape(words.title())}</h2>
<p class="seats">{escape(count)}</p>
<p>{escape(words.blurb())}</p>
<dl>
<dt>{escape(words.say("start-terminal"))}</dt><dd><code>overlord play {escape(id)}</code></dd>
<dt>{escape(words.say("start-rules"))}</dt><dd><code>overlord rules {escape(id)}</code></dd>
</dl>
</article>"""


async def client(request: Request, status: int = 200) -> Response:
    """The page of the browser client, the same at every address of its own."""
    return shortest(CLIENT / "index.html", request.headers.get("accept-encoding", ""), status)


def client_is_built() -> bool:
    return (CLIENT / "index.html").is_file()


def wants_page(request: Request) -> bool:
    """Whether it is a person who comes to an address, and not a program that asks."""
    asks = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    return asks and not request.url.path.startswith("/api/")


def how_to_play(id: str, language: str) -> str:
    """The address of a game's page for somebody new, in that language or in English; "": none."""
    for name in (f"how-to-play.{language}.html", "how-to-play.html"):
        page = f"games/{id.replace('-', '_')}/{name}"
        if (SITE / page).is_file():
            return f"/docs/{page}"
    return ""


async def no_docs(_request: Request) -> Response:
    text = "The documentation was not built: `python3 dev.py docs` builds it.\n"
    return PlainTextResponse(text, status_code=404)


async def to_docs(_request: Request) -> Response:
    """Links of a page are relative to its folder, so the address ends with a slash."""
    return RedirectResponse("/docs/")


def docs_routes() -> list[BaseRoute]:
    """The documentation under /docs, where tools/documentation.py has built it."""
    if not (SITE / "index.html").is_file():
        return [Route("/docs", no_docs), Route("/docs/{page:path}", no_docs)]
    return [Route("/docs", to_docs), Mount("/docs", StaticFiles(directory=SITE, html=True))]


def page_routes() -> list[BaseRoute]:
    return [*docs_routes(), *client_routes()]


def client_routes() -> list[BaseRoute]:
    if not client_is_built():
        return [Route("/", start), Route("/start.css", style)]
    return [
        Route("/", client),
        Route("/t/{table}", client),  # an invitation
        Route("/replay/{table}", client),
        Mount("/", Assets(directory=CLIENT)),
    ]
