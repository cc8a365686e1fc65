## The table, whatever is played on it

you = You
player = Player { $number }
spectator = a spectator
all-cards-open = all cards open
common-zones = Table
your-turn = Your turn: { $prompt }
waiting = Waiting for { $who }: { $prompt }
to-decide = to decide
hand-over = The next decision belongs to { $who }. Everybody else, please look away.
hand-over-go = Press Enter when you are ready.
choices = Choices
log = Log
table = Table
hidden-cards = { $count ->
    [one] a hidden card
   *[other] { $count } hidden cards
}
listed-below = { $count ->
    [one] 1 card, among the choices
   *[other] { $count } cards, among the choices
}
not-allowed = not allowed: { $reason }
allowed = This is allowed ({ $rules }).

## The end

over = The game is over
winner = { $who } wins the game
winner-you = You win the game
loser-you = You lose the game
shared-victory = Shared victory: { $who }
everybody-loses = Everybody loses
place = place { $place }

## Taking back

undone-now = Your last answer is taken back.
undo-nothing = You have not answered anything yet.
undo-seen = Not possible any more: others have seen or done something since then.
undo-rolled = Not possible any more: luck has been used since then, and a roll or a shuffle is never taken back.
undo-wait = Please wait for { $who } first.

## Standing orders: a "no" for a while

standing-battle = Not in this battle
standing-turn = Not this turn
standing-round = Not until my turn
standing-game = Not again in this game
standing-order = { $standing }: “{ $prompt }” is answered for you
orders-ended = You will be asked again.
orders-none = You have given no standing order.

## Quitting

saved = The game is kept in { $path }
resume-hint = Go on with: { $command }
replay-hint = Look at it again with: { $command }
not-saved = This game cannot be kept: { $reason }. Name a file you may write with --record FILE.

## Log lines; a game may word its own

log-move = { $cards }: from { $source } to { $target }
log-draw = { $cards }: from { $source } to { $target }
log-tuck = { $cards }: from { $source } to the bottom of { $target }
log-shuffle = Shuffled: { $source }
log-pass-on = Everybody passes on: { $source }
log-reveal = Turned up, { $source }: { $cards }
log-peek = { $who } looks into { $source }: { $cards }
log-peek-you = You look into { $source }: { $cards }
log-roll = Rolled { $number } of { $sides } ({ $topic })
log-throw = Rolled: { $dice } = { $number }
log-announce = { $topic }: { $cards } ({ $number })
log-answer = { $who } has decided
log-answer-you = You have decided
log-over = The game is over
log-rules = The rules of the game have changed; from here on it follows the new ones
log-undone = { $who } takes the last answer back
log-undone-you = You take your last answer back

## Plain play

plain-help = Answer with a number, or with several at once (1 4 7). Other words: why N (the reason for a choice), undo, ask (end your standing orders), table (all of it; otherwise you hear what has changed), log, rules { $rule } (or part of a word), help, quit.
plain-expected-choice = Expected a number from 1 to { $count } or several, or one of: why N, undo, ask, table, log, rules, help, quit; found "{ $found }".
plain-why-which = Expected why and a number from 1 to { $count }.
answer-out-of-range = There are choices 1 to { $count }; found "{ $found }".
answer-unclear = Expected the number of a choice, from 1 to { $count }, or its words; found "{ $found }".
answer-ambiguous = Several choices read like that; expected the number of one, from 1 to { $count }; found "{ $found }".

## Rules

rules-of = Rules of { $game }
rules-ask = A rule or a word to look for
rules-none = No rule of { $game } speaks of "{ $word }".
rules-code = In the code:
rules-tests = In the tests:
rules-close = Esc closes

## Keys

key-undo = Undo
key-ask = ask me again
key-rules = Rules
key-help = Help
key-quit = Quit
key-back = Back
key-on = On
key-first = Start
key-last = End
key-eyes = Whose eyes
help-title = How to play here
help-choose = 1 to 9, or arrows and Enter, or the mouse: choose
help-greyed = A choice with a cross is not allowed now; the reason and the rule stand beside it
help-undo = u: take back your last answer, as long as nobody has learnt anything from it
help-ask = a: end your standing orders, such as “not in this battle”
help-rules = r: look up a rule by its number or by a word
help-log = Tab: go from the choices to the table and the log, to scroll there
help-quit = q: keep the game and quit; it says how to go on
help-close = Esc: close this page

## Replays

replay-of = Replay of { $game }
replay-step = after { $step } of { $steps } answers
replay-eyes = as seen by { $who }
verified = { $path } is sound: { $game }, { $players ->
    [one] 1 player
   *[other] { $players } players
}, { $answers } answers, { $digests } digests agree.
verified-part = Before that { $answers } answers follow version { $rules } of the rules; they are sound as well.
unverified-part = Before that { $answers } answers follow version { $rules } of the rules; they could not be checked: { $why }.
verified-deal = The deal was promised: its secret fits the commitment, and the seed follows from the secret and the salts of the players.
verified-parts = Players with a part in the deal, whose salts fit what they had promised: { $who }. Each of them can check that nobody chose the cards.
verified-alone = No player had a part in the deal: only the server vouches that it was not chosen.
verified-voids = { $count ->
    [one] One start before it came to nothing, which lets whoever is to blame choose between two deals.
   *[other] { $count } starts before it came to nothing, each of which lets whoever is to blame choose between two deals.
 } Missing were: { $who }.
not-finished = The game is not finished yet.

## What a search makes of a game

analyse-decision = After { $step } answers, { $who }: { $prompt }
analyse-swings = The biggest swings
analyse-swing = after { $step } answers: { $who } from { $before } to { $after }

## Bots by level

bot-random = Random
bot-greedy = Greedy
bot-minion = Minion
bot-lieutenant = Lieutenant
bot-overlord = Overlord

## The list of games and the start page

seats = { $from } to { $to } players
options = Options
serve-address = Overlord listens at { $address } (Ctrl-C stops it)
language = English
start-title = Overlord
start-blurb = One table for five games of villainy.
start-terminal = Play in the terminal:
start-rules = Read the rules:
start-soon = The table for the browser is being built; until then the terminal is open.

## Why the server does not do what was asked

no-id-reused = This message number was used for another request.
no-not-your-seat = This seat is not yours.
no-not-started = The game has not started yet.
no-game-over = The game is over.
no-already-started = The game has already started.
no-no-such-seat = There is no such seat at this table.
no-version-ahead = This message speaks of something that has not happened yet.
no-stale = The table has changed in the meantime; please look again.
no-stand-in-plays = A bot plays this seat at the moment.
no-not-asked = It is not your turn to decide.
no-not-offered = This is no answer to the question that is asked.
no-not-at-once = Something happens before the second answer that has to be seen first: answer one by one.
no-cannot-stand = This answer cannot be given for a while.
no-undo-nothing = There is nothing of yours to take back.
no-undo-rolled = Luck has been used since then; a roll or a shuffle is never taken back.
no-undo-pending = An undo is being voted on already.
no-no-vote = There is nothing you are asked to vote on.
no-still-here = This player is still here, or has only just gone.
no-no-stand-in = No bot plays for you.
no-left-already = This player has left already.
no-older-moment = That was played under older rules; it can be looked at when the game is over.
no-no-such-event = There is no such event; the last one is number { $detail }.
no-seat-taken = This seat is taken.
no-not-seated = Only those who sit at this table may do that.
no-seats-open = There are still open seats; wait for players or fill them with bots.
no-being-dealt = The cards are being dealt.
no-waits-for = { $detail }: not there to add to the luck. Wait, or all who are here agree to begin without them.
no-no-part = Nobody adds to the luck of this table.
no-no-reveal = Your salt is not asked for.
no-wrong-salt = This salt is not the one that was promised.
no-not-over = That is possible once the game is over.
no-foreign-token = Your token does not belong to this table; without a token you may watch.
no-cannot-store = The server cannot store anything at the moment; nothing has changed. Please try again.
no-failed = Something went wrong on the server; nothing has changed.
no-not-known = It is not known yet whether this was done: the database did not answer. The same request again will tell.
no-cannot-read = The server cannot read what is stored at the moment. Please try again.
no-busy = The server is busy; please try again in a moment.
no-one-at-a-time = The request before this one is still being answered.
no-table-full = This table has had more changes than a table may have; only answers are still taken.
no-too-weak = Only a bot of level greedy or better may play for somebody else.
no-foreign-host = This server does not answer under the name { $detail }.
no-foreign-origin = Pages of { $detail } may not use this server.
no-banned = This address may not use the server.
no-unknown-bot = Unknown bot: { $detail }
no-no-such-table = There is no such table.
no-unreadable-table = This table cannot be read: { $detail }
no-older-rules = This game follows version { $detail } of its rules, which have changed since then; it cannot go on.
table-stopped = This game was begun under version { $theirs } of its rules. It cannot go on under version { $ours }{ $why ->
    [NONE] .
   *[other] : { $why }.
} It counts for nobody; its answers can be downloaded.
rules-hold = The rules were version { $before } when this game began and are version { $now } now. All that was answered holds under them as well.
rules-changed = The rules of this game have changed from version { $before } to { $now }. It goes on from where it stood, under the new ones; what was answered before is not taken back.
rules-changed-cards = It is played with other cards now.
no-too-many-tables = There are too many tables at the moment; please try again later.
no-no-such-game = There is no such game: { $detail }
no-nobody-seated = A new table needs at least one person.
no-bad-table = This table is not possible: { $detail }
no-no-name = Seat { $detail } needs a name.
no-bad-box = This box cannot be used: { $detail }
no-malformed = The message cannot be read: { $detail }
no-hello-first = The first message must be a hello.
no-hello-twice = There was a hello already.
no-protocol = This server speaks version { $detail } of the protocol; please reload the page.
no-too-fast = Too fast; please wait { $detail } seconds.
no-too-slow = The request did not arrive within { $detail } seconds.
no-stuck = The game cannot go on, because somebody is asked what has no answer. It has ended as a draw.
no-closed = Whoever runs this server has ended the game. { $detail }
no-too-large = A request has at most { $detail } bytes.
no-no-token = This needs the token of a seat.
no-no-page = There is nothing at this address.
no-wrong-method = This address answers only to { $detail }.

## Learning by playing

lesson-wrong = { $what }: { $why } { $task }
lesson-other = { $what }: you may, another time. Here it would take us off the path. { $task }
lesson-step = Step { $number } of { $count }
lesson-free = You play on by yourself now. The coach only speaks up when something is new.
lesson-list = { $game }: { $about } About { $minutes } minutes: { $command }
lesson-none = There is no lesson for { $game }.
lesson-resumed = You go on where you left. To begin again: { $command }
lesson-outdated = The lesson has changed since you left it, so it begins again.
lesson-help = Answer with a number. Other words: skip (the coach does this step for you), again (hear it once more), why N, table, log, rules WORD, help, quit (what you have learnt is kept).
lesson-kept = Kept for later. To go on: { $command }
lesson-skip-not = There is nothing to skip: choose for yourself now.
no-no-such-lesson = There is no such lesson: { $detail }
no-no-lesson-record = A guided game has no record: its table was laid out, not dealt.

no-hints-off = At this table nobody is told what a bot would do.
bot-random-temper = Does whatever comes to mind. Good for trying out the rules.
bot-greedy-temper = Takes what looks best right now, and thinks of tomorrow tomorrow.
bot-minion-temper = Thinks for a moment before each move. A fair opponent for a first game.
bot-lieutenant-temper = Thinks ahead, and remembers what you have shown.
bot-overlord-temper = Takes its time, and seldom makes a mistake twice.
refused-folded = { $first }–{ $last } not now (the number tells why): { $names }
