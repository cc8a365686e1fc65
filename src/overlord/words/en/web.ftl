## The page in the browser; the terminal never says these

web-agree = Agree
web-disagree = Refuse
web-away = away
web-connected = here
web-bot = a bot: { $level }
web-deciding = deciding
web-planned = planned
web-total = { $total } of { $goal }
web-close = Close
web-skip = Go to the table
web-language = Language

## Start page

web-your-name = Your name
web-nameless = Nameless Overlord
web-games = Games
web-play-bots = Play against bots
web-new-table = Set up a table
web-mine = My finished tables
web-open = Open tables
web-playing = Being played
web-finished = Finished
web-none-mine = The tables where you sit will stand here.
web-none-open = Nobody is waiting for players.
web-none-playing = No game to watch right now.
web-code = Code of a table
web-go = Go there
web-join = Join
web-watch = Watch
web-continue = Go on
web-look = Look
web-free = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
web-no-server = The server does not answer. Is it running?
web-no-game = There is no such game.

## A new table

web-seats = Seats
web-clock = Clock
web-clock-off = Off
web-clock-relaxed = Relaxed
web-clock-brisk = Brisk
web-who-plays = Who plays
web-seat = Seat { $number }
web-seat-me = Me, or somebody at this device
web-seat-open = Open for a friend
web-seat-bot = Bot
web-level = Level of the bot in seat { $number }
web-name-of = Name in seat { $number }
web-pass-and-play = Several seats at this device are played in turn; the screen is covered in between.
web-more = More
web-own-box = Cards of your own, which join or replace those of the box (TOML)
web-create = Open the table

## Before the start

web-room-waiting = Waiting for players. Share the link, or put a bot into a free seat.
web-room-full = All seats are taken.
web-open-seat = open
web-sit = Sit here
web-add-bot = Put a bot here
web-remove = Remove
web-begin = Begin
web-invite = Invite
web-qr = The link as a QR code
web-copied = Copied
web-compiling = A faster engine is being built; it comes by itself in a minute or two, and nothing is lost.
web-broken = Cannot be read
web-copy-failed = The browser does not allow copying; mark the link by hand.

## At the table

web-prompt = What to do
web-panels = Log, chat, rules, fair luck
web-confirm = Confirm
web-places = On the board
web-choose = Choose { $what }
web-choose-first = Choose something first.
web-sending = Sending…
web-reconnecting = The link is down. Trying again…
web-connecting = Connecting…
web-no-table = No table here
web-home = To the start page
web-undo-free = You can take back your last answer.
web-undo-consent = The others have to agree to an undo.
web-undo-asked = The others are asked whether they agree.
web-undo-wanted = { $who } would like to take back the last answer.
web-gone = { $who } is away.
web-hint = Hint
web-not-now = Not possible now: { $count }
web-hint-title = What a bot would do in your place
web-hint-chance = chance to win about { $percent } %
web-chances = Chances as the cards lie
web-chance = { $who } { $percent } %
web-stand-in = Let a bot play
web-substituted = A bot is playing for you.
web-reclaim = Play yourself
web-since = Since your last turn
web-moment = Show this moment
web-chat = Chat
web-chat-empty = Nothing said yet.
web-chat-say = Say something
web-send = Send
web-mute-person = mute
web-unmute = Hear { $who } again
web-mute = Sound
web-text-view = As text
web-from-top = { $count ->
    [one] 1 card
   *[other] { $count } cards, the top one first
}
web-hand-over = Hand the device over
web-ready = I am ready
web-scores = Scores
web-who = Player
web-rematch = Rematch
web-rematch-go = To the rematch
web-replay = Replay
web-record = Download the record
web-step = Step

## Looking back, the log, leaving

web-past = You are looking back: the table after { $step ->
    [one] 1 answer
   *[other] { $step } answers
}.
web-past-turn = It is your turn now.
web-now = Back to now
web-log-who = Lines about
web-log-all = Everybody
web-log-search = Search the log
web-log-none = Nothing of the kind has happened.
web-share = Share the link
web-leave = Leave the table
web-leave-seat = Leave the seat
web-leave-sure = A bot plays on for you. As long as the game lasts you can come back and take your seat again.
web-left = has left

## Settings

web-settings = Settings
web-pace = Pace
web-pace-off = At once
web-pace-quick = Quick
web-pace-normal = Normal
web-pace-skip = How others' turns and battles are shown. Any click or key skips to what is now.
web-careful = Confirm every move
web-ask-everything = Ask me also when there is only one answer
web-ask-again = Ask me again
web-sure = { $what }: confirm
web-never-mind = Never mind

## Fairness

web-fair = Fair luck
web-fair-how = Before anybody sat down the server fixed a secret; its fingerprint stands here. Each player's browser adds luck of its own, by a fingerprint as well. Only when it is settled whose luck counts do all show theirs, and the deal follows from everything together: nobody can choose it.
web-fair-commitment = Fingerprint of the secret
web-fair-promised = Have promised luck of their own: { $who }.
web-fair-parts = Have a part in this deal: { $who }.
web-fair-without-part = Have no part in this deal, and take the others' word for it: { $who }.
web-fair-own = Your browser has a part in this deal and checks it at the end.
web-fair-no-own = Your browser has no part in this deal: it can check that the numbers agree, not that nobody chose them.
web-fair-alone = Nobody adds luck at this table, or one device plays for everybody: only the server vouches that the deal is not chosen.
web-fair-missing = Waiting for the luck of { $who }.
web-fair-void = Start { $number } came to nothing, because luck was not shown by: { $who }. Whoever does that on purpose chooses between two deals.
web-fair-absent = { $who }: not there to add luck. Wait for them, or all who are here agree to begin without.
web-fair-without = Begin without their luck
web-fair-waived = Would begin without: { $who }.
web-fair-later = The secret is shown when the game is over.
web-fair-secret = The secret
web-fair-seed = The seed that follows from it
web-fair-good = Checked in your browser: everybody kept their promises, your own luck is in the deal, and nobody could choose it.
web-fair-good-without = Checked in your browser: all numbers agree. Your browser had no part in the deal, so it cannot say that nobody chose it.
web-fair-good-alone = Checked in your browser: all numbers agree. That the deal was not chosen, only the server vouches for.
web-fair-bad = Checked in your browser: something does not agree!
web-fair-problem-commitment = The server shows another fingerprint than before the deal.
web-fair-problem-secret = The secret does not fit its fingerprint.
web-fair-problem-promise = Somebody showed other luck than was promised.
web-fair-problem-others = The luck of others was exchanged after yours was shown.
web-fair-problem-own = Your own luck is not in the deal.
web-fair-problem-voids = A start that came to nothing is kept silent.
web-fair-problem-seed = The seed does not follow from the secret and the luck of all.
web-fair-verify = That the cards were dealt by this seed checks the command overlord verify, with the record.
web-dealing = The cards are being dealt…
web-plain-http = This address is plain http: without https this page cannot be opened while there is no network.

## Keys

web-key-choose = Choose
web-key-confirm = Confirm, or what is alone to do
web-key-tab = From card to card; Enter chooses
web-key-zoom = Look at the card closely (or right click, or press long)
web-key-cancel = Close; never mind; back to now; take back the last part of a plan
web-key-undo = Take back
web-key-rules = Search the rules
web-key-log = Log
web-key-chat = Chat
web-key-part = Take back the last part of a plan
web-key-settings = Settings
web-key-text = The table as text
web-key-mute = Sound on and off
web-key-help = This list of keys

## A map

web-zoom-in = Closer
web-zoom-out = Further away
web-zoom-all = Show the whole map
web-stopped = A game of older rules
web-board-failed = The board of this game cannot be drawn. Here is the plain table instead.

## Learning by playing

web-learn-title = New here? Learn by playing
web-learn-about = A real game with a coach at your side, who says what there is and why one would do it. You can leave at any time and go on later.
web-learn = Learn { $game }
web-learn-go-on = Go on learning { $game }
web-learn-again = { $game } once more
web-learn-minutes = { $minutes } minutes, with a coach
web-learnt = Finished
web-coach = Coach
web-coach-step = Step { $number } of { $count }
web-coach-next = Next
web-coach-before = Back
web-coach-skip = Do it for me
web-coach-again = Begin again
web-coach-leave = Leave
web-coach-alone = I play on
web-first = For the first time
web-first-good = I see
web-first-off = No more of these
web-remarks = Say a word about what I meet for the first time
web-key-coach = Next page of the coach
web-how-to-play = How to play

## What happens, played from beat to beat
web-pace-slow = Slow
web-skip-play = Skip
web-meanwhile = Meanwhile
web-missed = { $count ->
    [one] Meanwhile 1 thing happened.
   *[other] Meanwhile { $count } things happened.
}
web-missed-play = Show it
web-missed-list = As a list
web-sum = together { $sum }
web-turns = Where the game turned
web-turn = { $who } { $change } % chance
web-play-on = Play on from here
web-play-on-what = A table of your own that begins at this moment, with fresh luck and bots in the other seats. It is not rated.
web-play-on-seat = Whose seat to take
web-played-on = Played on from a finished game, with fresh luck; not rated.
web-play = Play
web-pause = Pause
web-mute-on = Sound is on
web-mute-off = Sound is off
web-no-page = Nothing here
web-no-page-what = There is no page at “{ $address }”. A table has a code such as K7PQ2M; enter it on the start page.
web-go-on-first = Go on
web-none-ended = None yet.
web-remove-table = Remove { $game } from this list
web-won-by = Won by { $who }
web-turn-of = { $who } to decide, { $since }
web-minutes = about { $minutes } minutes
web-weight-least = easy to learn
web-weight-light = a few rules
web-weight-middle = some rules
web-weight-heavy = many rules
web-weight-most = a lot to learn
web-picture = The table of { $game }
web-you-play = You play
web-clock-about = How long a decision may take; then a bot answers once. Off: as long as you like.
web-listed = Show it in the list of open tables; otherwise only who has the link comes in
web-hints-option = Players may ask what a bot would do (all of them are told that this is on)
web-hints-on = Hints are on: every player may ask what a bot would do.
web-local-only = This address works on this machine only. To play with others, start the server with --host 0.0.0.0 and open it by its address in your network.
web-local-lan = This address works on this machine only. For others in your network, use:
web-needs-network = This needs a network, and there is none right now.
web-stale = No network: the table as you saw it last. What you answer is sent when the link is back.
