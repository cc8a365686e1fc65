"""What the browser gets: for now a start page that lists the games."""

from html import escape
from pathlib import Path

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route

from overlord.core.registry import game, games
from overlord.locale import LANGUAGES, Words, accepted

STYLE = Path(__file__).with_name("start.css")
SAFE = {
    "Content-Security-Policy": "default-src 'none'; style-src 'self'; base-uri 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}


async def start(request: Request) -> Response:
    """All installed games, in the language the browser asks for."""
    asked = request.query_params.get("lang", "")
    header = request.headers.get("accept-language", "")
    language = asked if asked in LANGUAGES else accepted(header)
    headers = {**SAFE, "Vary": "Accept-Language"}
    return HTMLResponse(_page(language), headers=headers)


async def healthz(_request: Request) -> Response:
    return PlainTextResponse("ok\n")


async def style(_request: Request) -> Response:
    return FileResponse(STYLE, media_type="text/css", headers=SAFE)


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


def application() -> Starlette:
    return Starlette(
        routes=[
            Route("/", start),
            Route("/healthz", healthz),
            Route("/start.css", style),
        ]
    )
