"""HTTP requests. `OPERATIONS` says what there is; routes and OpenAPI both come from it."""

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from overlord.core.registry import game, games
from overlord.players.levels import BOTS
from overlord.server.http import bodies
from overlord.server.http.replays import eyes_of, finished, old_game, replay
from overlord.server.identity import hashed, new_token
from overlord.server.live.lobby import Lobby
from overlord.server.live.runner import Runner
from overlord.server.protocol import PROTOCOL
from overlord.server.refusal import Refusal
from overlord.server.table import events
from overlord.server.table.events import Request as TableRequest
from overlord.words import LANGUAGES, Words, accepted

SMALL = 20_000  # bytes of a request
WITH_BOX = 1_100_000  # of one that may carry a box
STAND_IN = "greedy"  # who plays on for somebody who leaves and names no bot
STATUS = {
    "no-such-table": 404,
    "no-such-game": 404,
    "no-such-seat": 404,
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
    "too-large": 413,
    "too-fast": 429,
    "cannot-store": 503,
    "too-many-tables": 503,
    "unreadable-table": 503,
    "failed": 500,
}


def language_of(request: Request) -> str:
    asked = request.query_params.get("lang", "")
    return asked if asked in LANGUAGES else accepted(request.headers.get("accept-language", ""))


def answered(body: msgspec.Struct, status: int = 200) -> Response:
    raw = msgspec.json.encode(body)
    return Response(raw, status, {"Cache-Control": "no-store"}, "application/json")


def problem(request: Request, refusal: Refusal) -> Response:
    sentence = refusal.sentence(Words(language_of(request)))
    answer = answered(
        bodies.Problem(code=refusal.code, sentence=sentence), STATUS.get(refusal.code, 400)
    )
    if refusal.code == "too-fast":
        answer.headers["Retry-After"] = refusal.detail
    return answer


async def read(request: Request, kind: Any, most: int) -> Any:
    """The body as the struct it must be."""
    raw = b""
    async for part in request.stream():
        raw += part
        if len(raw) > most:
            raise Refusal("too-large", detail=str(most))
    try:
        return msgspec.json.decode(raw, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as trouble:
        raise Refusal("malformed", detail=str(trouble)[:200]) from None


def holder_of(request: Request) -> str:
    """The hash of the token the request carries; "" for none."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return hashed(token.strip()) if kind.lower() == "bearer" else ""


def known_holder(request: Request) -> str:
    holder = holder_of(request)
    if not holder:
        raise Refusal("no-token")
    return holder


def lobby_of(request: Request) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


async def runner_of(request: Request) -> Runner:
    return await lobby_of(request).find(str(request.path_params["table"]))


def limited(request: Request) -> None:
    """What costs the server something to keep is limited by address."""
    address = request.client.host if request.client else ""
    bucket = request.app.state.makers.of(address)
    if not bucket.take(lobby_of(request).clock()):
        raise Refusal("too-fast", detail=f"{bucket.wait() + 0.5:.0f}")


# Games and rules


async def list_games(request: Request) -> Response:
    language = language_of(request)
    told = [_game(id, Words(language, id)) for id in games()]
    return answered(bodies.Games(protocol=PROTOCOL, games=told, languages=list(LANGUAGES)))


def _game(id: str, words: Words) -> bodies.GameInfo:
    one = game(id)
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
            )
            for name, option in one.options.items()
        ],
        bots=BOTS,
        rules_version=one.rules_version,
    )


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
    return answered(bodies.Rules(game=id, title=words.title(), chapters=chapters))


# Tables


async def list_tables(request: Request) -> Response:
    return answered(await lobby_of(request).listed(language_of(request)))


async def create_table(request: Request) -> Response:
    limited(request)
    wish: bodies.NewTable = await read(request, bodies.NewTable, WITH_BOX)
    return answered(await lobby_of(request).create(wish), 201)


async def show_table(request: Request) -> Response:
    runner = await runner_of(request)
    return answered(bodies.Done(header=runner.header(language_of(request))))


async def take_seat(request: Request) -> Response:
    limited(request)
    runner = await runner_of(request)
    wish: bodies.JoinSeat = await read(request, bodies.JoinSeat, SMALL)
    if not wish.name.strip():
        raise Refusal("no-name", detail=str(wish.seat))
    holder = holder_of(request)
    token = ""
    if not runner.table.held(holder):
        token = new_token()
        holder = hashed(token)
    event = events.Joined(by=holder, seat=wish.seat, name=wish.name.strip(), holder=holder)
    await runner.ask(TableRequest(event))
    seats = runner.table.held(holder)
    return answered(bodies.Seated(table=runner.table.id, seats=seats, token=token), 201)


def seat_of(request: Request) -> int:
    return int(request.path_params["seat"])


async def leave_seat(request: Request) -> Response:
    """Before the start the seat is open again; in a running game a bot plays on."""
    runner = await runner_of(request)
    bot = request.query_params.get("bot") or STAND_IN
    event = events.Left(by=known_holder(request), seat=seat_of(request), bot=bot)
    await runner.ask(TableRequest(event))
    return await show_table(request)


async def put_bot(request: Request) -> Response:
    runner = await runner_of(request)
    wish: bodies.PutBot = await read(request, bodies.PutBot, SMALL)
    event = events.BotPut(by=known_holder(request), seat=seat_of(request), bot=wish.bot)
    await runner.ask(TableRequest(event))
    return await show_table(request)


async def remove_bot(request: Request) -> Response:
    runner = await runner_of(request)
    event = events.BotPut(by=known_holder(request), seat=seat_of(request), bot="")
    await runner.ask(TableRequest(event))
    return await show_table(request)


async def start_table(request: Request) -> Response:
    runner = await runner_of(request)
    await lobby_of(request).begin(runner, known_holder(request))
    return await show_table(request)


# Finished games


async def download_record(request: Request) -> Response:
    runner = await runner_of(request)
    if runner.table.stopped:
        raw = msgspec.json.format(msgspec.json.encode(old_game(runner.table)))
    else:
        record = finished(runner.table).record()
        record.secret = runner.table.created.secret
        record.salts = [place.salt for place in runner.table.places]
        raw = record.to_bytes()
    name = f'attachment; filename="{runner.table.game.id}-{runner.table.id}.json"'
    return Response(raw, 200, {"Content-Disposition": name}, "application/json")


async def show_replay(request: Request) -> Response:
    runner = await runner_of(request)
    language = language_of(request)
    finished(runner.table)
    eyes = eyes_of(request.query_params.get("eyes", ""), len(runner.table.places))
    return answered(replay(runner.table, runner.header(language), eyes, language))


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
]
