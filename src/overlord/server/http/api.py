"""Requests over HTTP. `OPERATIONS` says what there is; routes and OpenAPI both come from it."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import cache
from typing import Any, Literal, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from overlord.core.errors import BadOption
from overlord.core.game import Game
from overlord.core.registry import game, games
from overlord.lessons.lesson import Lesson, lesson, lessons
from overlord.players.levels import BOTS
from overlord.present.face import face_class
from overlord.server.bots.characters import character
from overlord.server.http import bodies
from overlord.server.http.pages import how_to_play
from overlord.server.http.problems import json_response, language_of, raw_response
from overlord.server.http.replays import check_record, eyes_of, finished_match
from overlord.server.identity import hash_of, new_token
from overlord.server.live.lobby import Lobby
from overlord.server.live.runner import Runner
from overlord.server.names import clean_name, told_apart
from overlord.server.protocol import PROTOCOL
from overlord.server.rate_limits import Buckets
from overlord.server.refusal import Refusal
from overlord.server.renewal import Renewal
from overlord.server.table import events
from overlord.server.table.events import Request as TableRequest
from overlord.words import LANGUAGES, Words

BODY = 15.0  # seconds for a body to arrive
SMALL = 20_000  # bytes of a request
WITH_BOX = 600_000  # of one that may carry a box
STAND_IN = "greedy"  # who plays on for somebody who leaves and names no bot


async def read_body(request: Request, kind: Any, most: int) -> Any:
    """The body as the struct it must be."""
    parts: list[bytes] = []
    size = 0
    try:
        async with asyncio.timeout(BODY):
            async for part in request.stream():
                parts.append(part)
                size += len(part)
                if size > most:
                    raise Refusal("too-large", detail=str(most))
    except TimeoutError:
        raise Refusal("too-slow", detail=f"{BODY:.0f}") from None
    raw = b"".join(parts)
    try:
        return msgspec.json.decode(raw, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as trouble:
        raise Refusal("malformed", detail=str(trouble)[:200]) from None


def holder_of(request: Request) -> str:
    """The hash of the token the request carries; "" for none."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return hash_of(token.strip()) if kind.lower() == "bearer" else ""


def require_holder(request: Request) -> str:
    holder = holder_of(request)
    if not holder:
        raise Refusal("no-token")
    return holder


def lobby_of(request: Request) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


async def runner_of(request: Request) -> Runner:
    lobby, id = lobby_of(request), str(request.path_params["table"])
    if id not in lobby.runners:
        limit(request, "costly")  # it is brought back from the store
    return await lobby.find(id)


def address_of(request: Request) -> str:
    """Address that a request comes from; through a proxy, the one that the proxy says."""
    return request.client.host if request.client else ""


Kind = Literal["requests", "makers", "changes", "costly", "boxes"]


def limit(request: Request, kind: Kind) -> None:
    """Refuse an address that asks too often for things of that kind."""
    lobby = lobby_of(request)
    buckets: Buckets = getattr(lobby.services.limits, kind)
    buckets.check(address_of(request), lobby.clock())


# Games and rules


async def list_games(request: Request) -> Response:
    language = language_of(request)
    told = sorted([_game(id, Words(language, id)) for id in games()], key=_lightest_first)
    found = bodies.Games(
        protocol=PROTOCOL,
        games=told,
        languages=list(LANGUAGES),
        characters=[character(seat) for seat in range(20)],
    )
    return json_response(found)


def _lightest_first(game: bodies.GameInfo) -> tuple[int, str]:
    return (game.weight or 9, game.id)


def _game(id: str, words: Words) -> bodies.GameInfo:
    one = game(id)
    face = face_class(one)
    return bodies.GameInfo(
        id=id,
        title=words.title(),
        blurb=words.blurb(),
        seats=list(one.seats),
        options=[
            bodies.OptionInfo(
                name=name,
                title=words.option(name),
                values=option.values,
                titles=[words.value(name, value) for value in option.values],
                about=words.find(f"option-{name}", "about") or "",
                counts=[list(_counts(one, name, value)) for value in option.values],
            )
            for name, option in one.options.items()
        ],
        bots=BOTS,
        rules_version=one.rules_version,
        lessons=[_lesson(lesson(id, name), words) for name in lessons(id)],
        minutes=face.minutes,
        weight=face.weight,
        roles=_roles(one, words),
        how_to_play=how_to_play(id, words.language),
    )


def _lesson(one: Lesson, words: Words) -> bodies.LessonInfo:
    key = f"lesson-{one.id}"
    return bodies.LessonInfo(
        id=one.id,
        title=words.say(key),
        about=words.find(key, "about") or "",
        minutes=one.written.minutes,
        steps=sum(1 for step in one.steps if step.id),
    )


@cache
def _counts(game: Game, option: str, value: str) -> tuple[int, ...]:
    """The numbers of seats for which a value of an option is possible; it takes many set-ups."""
    found = []
    for count in game.seats:
        with suppress(BadOption):
            game.setup(count, {option: value})
            found.append(count)
    return tuple(found)


def _roles(game: Game, words: Words) -> dict[str, list[str]]:
    """Roles of each seat, where the game has a word for the sides."""
    if words.find("side-0") is None:
        return {}
    usual = {name: option.values[0] for name, option in game.options.items()}
    return {
        str(count): [words.say(f"side-{side}") for side in game.sides(count, usual)]
        for count in game.seats
    }


async def read_rules(request: Request) -> Response:
    id = str(request.path_params["game"])
    if id not in games():
        raise Refusal("no-such-game", detail=id)
    words = Words(language_of(request), id)
    chapters: list[bodies.Chapter] = []
    for rule in words.rules():
        heading = words.chapter(rule)
        if heading or not chapters:
            chapters.append(bodies.Chapter(title=heading, rules=[]))
        chapters[-1].rules.append(bodies.RuleLine(id=rule, text=words.rule(rule)))
    page = how_to_play(id, words.language)
    told = bodies.Rules(game=id, title=words.title(), chapters=chapters, how_to_play=page)
    return json_response(told)


# Tables


async def list_addresses(request: Request) -> Response:
    """Addresses for an invitation, where the one in the browser is of this machine alone."""
    found = request.app.state.addresses() if request.app.state.addresses else []
    return json_response(bodies.Addresses(addresses=found))


async def list_tables(request: Request) -> Response:
    renewal: Renewal | None = request.app.state.renewal
    compiling = renewal is not None and renewal.compiling
    told = await lobby_of(request).listing.list_tables(language_of(request))
    return json_response(msgspec.structs.replace(told, compiling=compiling))


async def create_table(request: Request) -> Response:
    limit(request, "makers")
    wish: bodies.NewTable = await read_body(request, bodies.NewTable, WITH_BOX)
    if wish.box:
        limit(request, "boxes")
    return json_response(await lobby_of(request).create(wish, address_of(request)), 201)


async def show_table(request: Request) -> Response:
    runner = await runner_of(request)
    return json_response(bodies.Done(header=runner.header(language_of(request))))


async def take_seat(request: Request) -> Response:
    limit(request, "makers")
    runner = await runner_of(request)
    wish: bodies.JoinSeat = await read_body(request, bodies.JoinSeat, SMALL)
    others = [place.name for place in runner.table.places]
    name = told_apart(clean_name(wish.name, wish.seat), wish.seat, others)
    holder = holder_of(request)
    token = ""
    if not runner.table.seats_of(holder):
        token = new_token()
        holder = hash_of(token)
    event = events.Joined(by=holder, seat=wish.seat, name=name, holder=holder)
    await runner.ask(TableRequest(event))
    seats = runner.table.seats_of(holder)
    return json_response(bodies.Seated(table=runner.table.id, seats=seats, token=token), 201)


def seat_of(request: Request) -> int:
    return int(request.path_params["seat"])


async def leave_seat(request: Request) -> Response:
    """Leave a seat: before the start it is open again, in a running game a bot plays on."""
    limit(request, "changes")
    runner = await runner_of(request)
    bot = request.query_params.get("bot") or STAND_IN
    event = events.Left(by=require_holder(request), seat=seat_of(request), bot=bot)
    await runner.ask(TableRequest(event))
    return await show_table(request)


async def put_bot(request: Request) -> Response:
    limit(request, "changes")
    runner = await runner_of(request)
    wish: bodies.PutBot = await read_body(request, bodies.PutBot, SMALL)
    seat = seat_of(request)
    event = events.BotPut(by=require_holder(request), seat=seat, bot=wish.bot, name=character(seat))
    await runner.ask(TableRequest(event))
    return await show_table(request)


async def remove_bot(request: Request) -> Response:
    limit(request, "changes")
    runner = await runner_of(request)
    event = events.BotPut(by=require_holder(request), seat=seat_of(request), bot="")
    await runner.ask(TableRequest(event))
    return await show_table(request)


async def start_table(request: Request) -> Response:
    limit(request, "changes")
    runner = await runner_of(request)
    await lobby_of(request).begin(runner, require_holder(request))
    return await show_table(request)


# Finished games


async def download_record(request: Request) -> Response:
    runner = await runner_of(request)
    check_record(runner.table)
    limit(request, "costly")
    raw = await lobby_of(request).services.views.record(runner.table, address_of(request))
    name = f'attachment; filename="{runner.table.game.id}-{runner.table.id}.json"'
    return Response(raw, 200, {"Content-Disposition": name}, "application/json")


async def show_replay(request: Request) -> Response:
    runner = await runner_of(request)
    language = language_of(request)
    finished_match(runner.table)
    eyes = eyes_of(request.query_params.get("eyes", ""), len(runner.table.places))
    limit(request, "costly")
    header = runner.header(language)
    views, address = lobby_of(request).services.views, address_of(request)
    raw = await views.replay(runner.table, header, eyes, language, address)
    return raw_response(raw)


async def play_on(request: Request) -> Response:
    """A table of one's own that goes on from a moment of a finished game, with fresh luck."""
    limit(request, "makers")
    runner = await runner_of(request)
    finished_match(runner.table)
    wish: bodies.PlayOn = await read_body(request, bodies.PlayOn, SMALL)
    lobby = lobby_of(request)
    return json_response(await lobby.play_on(runner.table, wish, address_of(request)), 201)


Endpoint = Callable[[Request], Awaitable[Response]]


class Operation(NamedTuple):
    method: str
    path: str
    endpoint: Endpoint
    answer: type | None  # none: a file
    body: type | None = None
    token: bool = False
    status: int = 200
    query: tuple[str, ...] = ("lang",)


SEAT = "/api/tables/{table}/seats/{seat}"
OPERATIONS = [
    Operation("GET", "/api/games", list_games, bodies.Games),
    Operation("GET", "/api/games/{game}/rules", read_rules, bodies.Rules),
    Operation("GET", "/api/addresses", list_addresses, bodies.Addresses),
    Operation("GET", "/api/tables", list_tables, bodies.TableList),
    Operation("POST", "/api/tables", create_table, bodies.Seated, body=bodies.NewTable, status=201),
    Operation("GET", "/api/tables/{table}", show_table, bodies.Done),
    Operation(
        "POST",
        "/api/tables/{table}/seats",
        take_seat,
        bodies.Seated,
        body=bodies.JoinSeat,
        status=201,
    ),
    Operation("DELETE", SEAT, leave_seat, bodies.Done, token=True, query=("lang", "bot")),
    Operation("PUT", SEAT + "/bot", put_bot, bodies.Done, body=bodies.PutBot, token=True),
    Operation("DELETE", SEAT + "/bot", remove_bot, bodies.Done, token=True),
    Operation("POST", "/api/tables/{table}/start", start_table, bodies.Done, token=True),
    Operation("GET", "/api/tables/{table}/record", download_record, None),
    Operation(
        "GET", "/api/tables/{table}/replay", show_replay, bodies.Replay, query=("lang", "eyes")
    ),
    Operation(
        "POST",
        "/api/tables/{table}/onward",
        play_on,
        bodies.Seated,
        body=bodies.PlayOn,
        status=201,
    ),
]
