"""Protocol of browser and server. `tools/typescript.py` turns it into TypeScript.

One WebSocket per view of a table, `/api/tables/{table}/socket`. The first message is `hello`; the
answer is a `snapshot`, then an `update` after each change of the game and a `header` after each
change around it. Every request carries an id of the client's choice, which its token uses for no
other request at this table, and is answered by `ack` or `refused` with that id: a request that was
not answered may be sent again as it was. All sentences come in the language of the hello.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

PROTOCOL = 1

Id = Annotated[str, Meta(min_length=1, max_length=40)]
Name = Annotated[str, Meta(min_length=1, max_length=30)]
Seat = Annotated[int, Meta(ge=-1, le=99)]
Version = Annotated[int, Meta(ge=0, le=2**53)]
Action = Annotated[int, Meta(ge=0, le=100_000)]
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]  # 32 bytes
Language = Literal["en", "it"]
Phase = Literal["lobby", "playing", "over", "stopped"]  # stopped: of rules we no longer know
Clock = Literal["off", "relaxed", "brisk"]
Moment = Literal["", "battle", "triumph", "defeat", "death", "deed"]  # `Face.moments`


class Message(Struct, forbid_unknown_fields=True, tag_field="type"):
    """A message names its kind in `type`; unknown fields are refused."""


# From the client


class Hello(Message, tag="hello", kw_only=True):
    """First of all. `seat` is whose eyes to use if the token holds several; -1: the first."""

    protocol: int
    token: Annotated[str, Meta(max_length=200)] = ""  # none: a spectator
    seat: Seat = -1
    seen: Annotated[int, Meta(ge=-1, le=2**53)] = -1  # the last event this client has; -1: none
    language: Language = "en"


class Act(Message, tag="act", kw_only=True):
    """Answer the question asked at `version`; at most once for each id.

    `more` are answers to the questions that follow, all given or none: cards that were marked
    together, with the word that confirms them. No luck may come in between, and nothing hidden.
    `standing`: the same answer to questions of this kind for a while (`Scene.standing`).
    """

    id: Id
    version: Version
    seat: Seat
    action: Action
    more: Annotated[list[Action], Meta(max_length=40)] = []
    standing: bool = False


class Look(Message, tag="look", kw_only=True):
    """Use the eyes of another seat that the token holds; -1 for a spectator's."""

    id: Id
    seat: Seat
    language: Language | None = None


class Undo(Message, tag="undo", kw_only=True):
    """Take back the last answer of a seat: at once while free, else the others are asked."""

    id: Id
    version: Version
    seat: Seat


class Vote(Message, tag="vote", kw_only=True):
    """Agree or not to the undo that is asked for."""

    id: Id
    version: Version
    seat: Seat
    agree: bool


class Chat(Message, tag="chat", kw_only=True):
    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(Message, tag="mute", kw_only=True):
    """Do not send me what this seat (-1: the spectators) says in chat, or do again."""

    id: Id
    seat: Seat
    muted: bool


class Commit(Message, tag="commit", kw_only=True):
    """Before the start: take part in the deal by the hash of a salt of one's own."""

    id: Id
    seat: Seat
    hash: Hex


class Reveal(Message, tag="reveal", kw_only=True):
    """Once `fairness.fixed` says whose salts count: tell the salt."""

    id: Id
    seat: Seat
    salt: Hex


class Waive(Message, tag="waive", kw_only=True):
    """I would begin without a part in the deal for these seats, whose people are not there."""

    id: Id
    seats: Annotated[list[Seat], Meta(max_length=20)]


class Begin(Message, tag="begin", kw_only=True):
    """Start the game. If somebody has a part in the deal, it begins when their salts are told."""

    id: Id


class StandIn(Message, tag="stand-in", kw_only=True):
    """A bot plays for a person who is gone, or for oneself."""

    id: Id
    seat: Seat
    bot: Annotated[str, Meta(min_length=1, max_length=80)]


class Reclaim(Message, tag="reclaim", kw_only=True):
    """Play one's own seat again."""

    id: Id
    seat: Seat


class Prefer(Message, tag="prefer", kw_only=True):
    """A wish how to be asked, at all my seats: also what has one answer, as everybody can see?"""

    id: Id
    ask_everything: bool


class Revoke(Message, tag="revoke", kw_only=True):
    """End the standing orders of a seat."""

    id: Id
    seat: Seat


class Recall(Message, tag="recall", kw_only=True):
    """Show the table as my eyes saw it after the answer to which event `number` belongs."""

    id: Id
    number: Annotated[int, Meta(ge=0, le=2**53)]


class Meanwhile(Message, tag="meanwhile", kw_only=True):
    """Tell me, beat by beat, what has happened since I last decided something."""

    id: Id


class Foresee(Message, tag="foresee", kw_only=True):
    """Tell me what my eyes could work out about the table as it is: odds, previews, reach."""

    id: Id


class Hint(Message, tag="hint", kw_only=True):
    """Tell me what a bot thinks of my options, with my eyes. I have to be asked."""

    id: Id


class Rematch(Message, tag="rematch", kw_only=True):
    """The same game with the same people and bots at a new table; tokens stay good there.

    `start`: who plays alone has it begun at once, with no part in the deal.
    """

    id: Id
    start: bool = True


class Ping(Message, tag="ping", kw_only=True):
    """A browser cannot see the link's own pings; answered by `pong` at once."""


FromClient = (
    Hello
    | Act
    | Look
    | Undo
    | Vote
    | Chat
    | Mute
    | Commit
    | Reveal
    | Waive
    | Begin
    | StandIn
    | Reclaim
    | Prefer
    | Revoke
    | Recall
    | Meanwhile
    | Foresee
    | Hint
    | Rematch
    | Ping
)


# Parts of what the server says


class SeatInfo(Struct, kw_only=True):
    """A seat: `open` until taken; a person's seat names its stand-in while a bot plays it."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str = ""  # the level that plays here, also as a stand-in
    connected: bool = False
    left: bool = False  # the person has left for good, unless they reclaim the seat
    salted: bool = False  # has promised a part in the deal
    seconds: float | None = None  # left for the decision, where a clock runs


class UndoAsked(Struct, kw_only=True):
    seat: int
    waiting: list[int]  # seats that have not agreed yet


class DealPart(Struct, kw_only=True):
    """Part of a seat in the deal; its salt is shown when the game is over."""

    seat: int
    hash: str
    salt: str | None = None


class VoidStart(Struct, kw_only=True):
    """A start that came to nothing, because these seats did not tell their salts."""

    round: int
    missing: list[int]


class Fairness(Struct, kw_only=True):
    """Ingredients of the deal (docs/fairness.md).

    The commitment is the SHA-256 of the secret (both in hex) and is published before anything
    else; a game that goes on from a moment of another one makes no promise.
    Secret, salts and seed are shown when the game is over.
    """

    commitment: str
    binds: bool = False  # made of `parts`; else, at an older table, of `salts`
    round: int = 1  # which start this is
    parts: list[DealPart] = []  # promised so far; once it is `fixed`, those that count
    fixed: bool = False
    missing: list[int] = []  # whose salts are waited for
    waived: list[int] = []  # who would begin without those who are not there
    voids: list[VoidStart] = []
    salts: list[str] | None = None
    secret: str | None = None
    seed: str | None = None


class Header(Struct, kw_only=True):
    """The table around the game."""

    table: str  # its id, also the short code
    game: str
    title: str
    options: dict[str, str]
    clock: Clock
    phase: Phase
    version: int
    seats: list[SeatInfo]
    spectators: int
    fairness: Fairness
    own_box: bool
    private: bool
    hints: bool  # whether people may ask what a bot would do
    undo: UndoAsked | None = None
    asked: list[int] = []  # the seats that decide now
    waiting: float | None = None  # seconds since they were asked
    winners: list[int] = []  # of a finished game
    rematch: str | None = None  # the table to go on at
    stopped: str = ""  # why a game cannot go on
    changed: str = ""  # what has changed in its rules since it began
    lesson: str = ""  # a guided game
    absence: int = 20  # seconds after which others may let a bot play for somebody who is gone
    before: str = ""  # the table whose rematch this is
    played_on: str = ""  # the finished game that this one goes on from; it is not rated


class Card(Struct, kw_only=True):
    """A card as printed: in one line, what it can do, and the game's own facts for a board."""

    number: int
    id: str
    kind: int
    name: str
    text: str
    line: str
    ability: str
    facts: object


class Spoken(Struct, kw_only=True):
    """An answer that is no card."""

    action: int
    verb: str
    text: str


class Zone(Struct, kw_only=True):
    number: int
    name: str  # such as "market" or "hand.2"
    title: str
    owner: int  # -1: the table
    kind: int  # of its cards; -1: any


class Chunk(Struct):
    """Address of a board that a game brings in its package (`web/public/board.d.ts`)."""

    module: str
    style: str  # "": none


class BoxInfo(Struct, kw_only=True):
    """Contents of the box, sent once. Card numbers are action numbers from `first` on."""

    digest: str
    first: int
    spoken: list[Spoken]
    cards: list[Card]
    zones: list[Zone]
    printed: object  # what is no card: the spaces of a map, for a board to draw
    firsts: dict[str, str] = {}  # by prompt: what to say to whoever meets it for the first time
    how_to_play: str = ""  # the address of a page for somebody new, where there is one
    board: Chunk | None  # of a game from elsewhere; ours are part of the page


class SeatView(Struct, kw_only=True):
    """Zones by number with card numbers, -1 for a card the reader may not know."""

    seat: int
    players: int
    zones: list[list[int]]
    facts: object  # the game's own, of the table
    pending: list[int]
    prompts: list[str]
    over: bool


class Offer(Struct, kw_only=True):
    """An answer in words: verb, object, cost, consequence; `about` says more where it is needed."""

    action: int
    text: str
    about: str = ""


class OrderHeld(Struct, kw_only=True):
    """A kind of question that is answered by a standing order of this seat."""

    prompt: str
    text: str


class Refused(Struct, kw_only=True):
    """A candidate that is not allowed now, why, and by which rule."""

    action: int
    text: str
    reason: str
    sentence: str
    rule: str
    about: str = ""


class ScorePart(Struct, kw_only=True):
    key: str
    text: str
    points: int
    told: str  # the points as people write them


class Standing(Struct, kw_only=True):
    seat: int
    place: int
    score: int
    parts: list[ScorePart]


class Coached(Struct, kw_only=True):
    """Words of the coach of a guided game now, and what they are about.

    `pages` are read one after the other, `task` is what to do then; `actions` and `zones` are
    pointed at. `answer` does it for the reader; -1 while nobody waits for them. In the free part
    the coach has no steps left.
    """

    title: str
    step: str
    number: int  # of the step, from 1
    count: int
    pages: list[str]
    task: str
    actions: list[int]
    zones: list[int]
    answer: int
    free: bool


class Scene(Struct, kw_only=True):
    """Game as one reader sees it now."""

    view: SeatView
    lines: dict[str, str]  # by action: what reads otherwise than in the box, as things are
    remarks: list[str]  # about the table, beyond its cards
    seat_lines: list[list[str]]  # about each seat, beyond its cards
    prompt: str  # the key of what this seat is asked; "" if it is not asked
    sentence: str  # "Your turn: …" or "Waiting for …", for people
    about: str = ""  # what the question is about, for somebody who meets it for the first time
    options: list[Offer]
    refused: list[Refused]
    undo: Literal["nothing", "free", "consent", "never"]
    standing: Offer | None = None  # an answer that may be given for a while, in its own words
    orders: list[OrderHeld] = []  # those in force
    outcome: list[Standing] | None = None
    result: str = ""  # who won, in words
    coach: Coached | None = None  # of a guided game


class Beat(Struct, kw_only=True):
    """Changes for these eyes while the events up to `last` happened: zones by number, and the
    facts of the table by name. The view before, and the beats, give the view after."""

    last: int
    zones: dict[str, list[int]] = {}
    facts: dict[str, object] = {}
    dropped: list[str] = []  # facts that are no longer told


class Happened(Struct, kw_only=True):
    """A numbered event. `text` is its line of the log, "" if it is told by a line before it.

    `moment`: it stands out, as the game declares ("" where it does not).
    """

    number: int
    answers: int  # how many answers were given before it
    kind: str
    card: int
    source: int
    target: int
    numbers: list[int]
    topic: str
    rules: list[str]
    text: str
    moment: Moment = ""


class ChatLine(Struct, kw_only=True):
    number: int
    seat: int  # -1: a spectator
    name: str
    text: str


# From the server


class Snapshot(Message, tag="snapshot", kw_only=True):
    """Everything; `events` are those after the `seen` of the hello."""

    protocol: int
    seat: int  # whose eyes; -1: a spectator's
    held: list[int]  # the seats this token may play
    ask_everything: bool  # as its person prefers
    header: Header
    box: BoxInfo
    scene: Scene | None  # none in the lobby
    events: list[Happened]
    chat: list[ChatLine]


class Update(Message, tag="update", kw_only=True):
    """The game went on (or back): the news since the last message, and the new scene."""

    header: Header
    events: list[Happened]
    scene: Scene
    beats: list[Beat] = []  # how it came to that, from the view before


class HeaderChanged(Message, tag="header", kw_only=True):
    header: Header


class Chatted(Message, tag="chat", kw_only=True):
    line: ChatLine


class Recalled(Message, tag="recalled", kw_only=True):
    """An earlier moment, for a `recall`; its ack follows."""

    id: str
    number: int
    answers: int  # how many had been given by then
    view: SeatView
    lines: dict[str, str]  # as in a scene, like the next two
    remarks: list[str]
    seat_lines: list[list[str]]
    sentence: str


class MeanwhileTold(Message, tag="meanwhile-told", kw_only=True):
    """Events since the last decision of these eyes, from the view after it.

    Answers that were taken back are left out. The ack follows.
    """

    id: str
    view: SeatView
    events: list[Happened]
    beats: list[Beat]


class Foreseen(Message, tag="foreseen", kw_only=True):
    """Forecast of the game for these eyes at `version`, for a `foresee`; its ack follows.

    `lines` are the forecast in words, `options` those of the scene in the light of it: with odds,
    for instance.
    """

    id: str
    version: int
    forecast: object
    lines: list[str]
    options: list[Offer]


class HintedOption(Struct, kw_only=True):
    """Tries of an option by the bot, and the share of a win that it expects of it."""

    action: int
    visits: int
    chance: float


class Hinted(Message, tag="hinted", kw_only=True):
    """Thoughts of a bot on the options at `version`, best first; its ack follows."""

    id: str
    version: int
    options: list[HintedOption]


class Ack(Message, tag="ack", kw_only=True):
    """Done, and stored before this was sent. `duplicate`: it had been done already."""

    id: str
    version: int
    duplicate: bool = False


class Refusal(Message, tag="refused", kw_only=True):
    """Nothing has changed. An empty id: the message could not be read that far."""

    id: str
    code: str
    sentence: str
    rule: str = ""
    version: int = 0


class Pong(Message, tag="pong"):
    pass


FromServer = (
    Snapshot
    | Update
    | HeaderChanged
    | Chatted
    | Recalled
    | MeanwhileTold
    | Foreseen
    | Hinted
    | Ack
    | Refusal
    | Pong
)
