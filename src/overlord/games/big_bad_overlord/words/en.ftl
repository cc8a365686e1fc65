## The game

game-title = Big Bad Overlord
game-blurb = Six Dukes, two Artifacts, one throne: gather minions, storm Citadels, and be the last Duke alive before the deck runs out and the volcano blows.

## Combat types

type-mind = MIND
type-magic = MAGIC
type-melee = MELEE

## The two Dukes of one player, clockwise

chair-1 = { $name } (right)
chair-2 = { $name } (left)

## Zones

zone-deck = Deck
zone-discard = Discard pile
zone-do-gooders = Do-Gooders
zone-dukes = Dukes
zone-ghosts = Ghosts
zone-virtue = Forces of Good
zone-mat = Duke
zone-hand = Hand
zone-citadel = Citadel
zone-army = Army
zone-lent = Lent to a battle
zone-captives = Under mind control
zone-ghost = Ghost

## Actions

action-done = Done
action-press-on = Fight another round
action-to-army = Into the Army
action-to-citadel = Into the Citadel
action-stay-out = Stay out
action-not-this-battle = Do not ask again in this battle
action-stay = Stay in the battle
action-defend = Help the defender instead
action-help-attack-mind = Help the attackers' MIND
action-curse-attack-mind = Curse the attackers' MIND
action-help-defense-mind = Help the defenders' MIND
action-curse-defense-mind = Curse the defenders' MIND
action-help-attack-magic = Help the attackers' MAGIC
action-curse-attack-magic = Curse the attackers' MAGIC
action-help-defense-magic = Help the defenders' MAGIC
action-curse-defense-magic = Curse the defenders' MAGIC
action-help-attack-melee = Help the attackers' MELEE
action-curse-attack-melee = Curse the attackers' MELEE
action-help-defense-melee = Help the defenders' MELEE
action-curse-defense-melee = Curse the defenders' MELEE

## Options

option-dukes = Dukes for each player
    .about = Whoever plays two Dukes has a turn with each, and is out only when both have fallen.
option-dukes-auto = One, or two for two players
option-dukes-one = One
option-dukes-two = Two
option-picking = Dukes are
    .about = All Dukes are equally strong; choosing is for those who have a favourite.
option-picking-dealt = dealt at random
option-picking-chosen = chosen one after another

## Prompts

prompt-garrison = { $duke }: choose a card that goes face down into the Citadel, { $hidden ->
        [one] the last
       *[other] { $hidden } more
    }; the three that are left become the Army
prompt-place-card = { $known ->
        [yes] Drawn: { $drawn }.
       *[no] A card was drawn.
    } It goes into the Army, where all see it, or face down into the Citadel
prompt-discard-one = { $known ->
        [yes] Drawn: { $drawn }.
       *[no] A card was drawn.
    } It is the tenth card, and nine are the limit: choose one to discard
prompt-march = { $duke }: move cards between Army and Citadel ({ $left ->
        [one] 1 move
       *[other] { $left } moves
    } left), attack a Duke, or end the turn; to attack, three cards must stay in the Citadel
prompt-press = { $battle ->
        [none] The enemy Duke has fallen: attack another Duke, or end the turn; moving a card ends it too
        [gate] Attacker: { $attacker } · defender: { $defender } · no Army is left before the Citadel: storm it, attack another Duke, or end the turn; moving a card ends it too
       *[field] Attacker: { $attacker } · defender: { $defender } · round { $fought } is over: fight another, attack another Duke, or end the turn; moving a card ends it too
    }
prompt-take-spoils = Reward for a fallen Duke{ $known ->
        [yes] : { $drawn }.
       *[no] .
    } In the Army, and the attack may go on; in the Citadel, and the turn ends
prompt-rearrange = End of the turn of { $duke }: move cards between Army and Citadel ({ $left ->
        [one] 1 move
       *[other] { $left } moves
    } left), or done
prompt-muster = Attacker: { $attacker } · defender: { $defender }. Before the first round the defender may move cards between Army and Citadel ({ $left ->
        [one] 1 move
       *[other] { $left } moves
    } left)
prompt-shrink = Nine cards are the limit; in the Army lie { $army }, in the Citadel { $citadel }: choose one to discard
prompt-send-on = { $hero } has been charmed by { $duke }: choose which Duke the Do-Gooder fights next
prompt-join-attack = Attacker: { $attacker } · defender: { $defender }. Allies may send cards to fight for the attacker ({ $room ->
        [one] room for 1
       *[other] room for { $room }
    }), or stay out
prompt-join-defense = Attacker: { $attacker } · defender: { $defender } · round { $round }. A neighbour may send the defender one card in this battle, or stay out
prompt-withdraw = Attacker: { $attacker } · defender: { $defender } · round { $fought } is over. Choose lent cards to take back, or stay in the battle
prompt-haunt = Attacker: { $attacker } · defender: { $defender } · round { $round }. { $ghost } may help or curse one roll, cancel another Ghost, or stay out
prompt-hand-over = Without a Duke: { $heir }. Choose which of the two Dukes to hand over, with all its cards
prompt-pick-duke = Choose the Duke to play; all are equally strong
prompt-cancel-haunt = Attacker: { $attacker } · defender: { $defender } · round { $round }. Another Ghost has acted since: { $ghost } may still cancel it, or let it be
prompt-stow = { $army ->
        [7] Too many cards in the Army, which holds six: choose one that goes into the Citadel
        [8] Too many cards in the Army, which holds six: choose one that goes into the Citadel
        [9] Too many cards in the Army, which holds six: choose one that goes into the Citadel
       *[other] Too many cards in the Citadel, which holds three: choose one that goes into the Army
    }

## Standing orders: offered, and in force

stand-help = Help nobody until my turn
stand-muster = Leave my cards as they are until my turn
stand-withdraw = Leave my lent cards in battle until my turn
stand-press = Fight on until the Army is beaten; at a Citadel, until the Duke falls
order-help = Until your turn you help nobody, neither to attack nor to defend
order-muster = Until your turn your cards stay as they are when you are attacked
order-withdraw = Until your turn your lent cards stay in battle
order-press = You fight on until the Army is beaten; at a Citadel, until the Duke falls

## Answers

answer-garrison = Into the Citadel: { $card }
answer-place-card = Into the Citadel, in exchange for { $card }, which joins the Army
answer-place-card-to-army = Into the Army, face up
answer-place-card-to-citadel = Into the Citadel, face down
answer-take-spoils = Into the Citadel, in exchange for { $card }, which joins the Army: the turn ends
answer-take-spoils-to-army = Into the Army: the attack may go on
answer-take-spoils-to-citadel = Into the Citadel: the turn ends
answer-discard-one = Discard: { $card }
answer-shrink = Discard: { $card }
answer-march-done = End the turn without an attack
answer-press-press-on = Fight round { $round }{ $odds ->
        [field] : attackers lose a card { $ours } %, defenders { $theirs } %
        [throne] : attackers lose a card { $ours } %, the Duke falls { $theirs } %
       *[no] {""}
    }
answer-storm = Storm the Citadel: its cards ({ $garrison }) are turned up and fight with double bonuses
answer-press-done = { $battle ->
        [none] End the turn
       *[field] { $captives ->
            [0] Break off and end the turn
           *[other] Break off and end the turn: cards under mind control are discarded ({ $captives })
        }
    }
answer-rearrange-done = End the turn
answer-muster-done = { $fighters ->
        [0] Defend without an Army: the attackers come to the Citadel
        [one] Defend with 1 card in the Army
       *[other] Defend with { $fighters } cards in the Army
    }
answer-join-attack = Lend from the { $home ->
        [citadel] Citadel
       *[army] Army
    }: { $card }
answer-join-attack-stay-out = Stay out for now
answer-join-attack-defend = Help the defender instead, with one card
answer-join-defense = Lend from the { $home ->
        [citadel] Citadel
       *[army] Army
    }: { $card }
answer-join-defense-stay-out = Stay out for now
answer-withdraw = Take back: { $card }
answer-haunt-stay-out = Haunt no roll of this round
answer-cancel-haunt-stay-out = Let it be
answer-hand-over = Hand over { $card }: { $army } in the Army, { $citadel } in the Citadel

## Refusals

refusal-artifact-stays = An Artifact is never discarded
refusal-no-moves-left = You have made all { $moves } moves
refusal-citadel-full = The Citadel is full with { $limit } cards
refusal-army-full = The Army is full with { $limit } cards
refusal-army-overfull = The Army has more than { $limit } cards: first move one into the Citadel
refusal-citadel-overfull = The Citadel has more than { $limit } cards: first move one into the Army
refusal-citadel-not-full = You must leave { $need } cards in the Citadel to attack
refusal-no-army = There is nobody in your Army who can fight
refusal-nobody-can-strike = Nobody on either side can strike

## Scores

score-overlord = Duke alive
score-yes = yes
score-no = no
score-none = –
score-endurance = Fell as number

## How a card reads in a line of text; values are attack/defence

face-defense-only = defense only { $points }
face-resist-half = halves { $type }
face-resist-none = cancels { $type }
face-artifact = { $name } · { $type } +{ $bonus }
face-ghost = { $name } · +{ $bonus } or −{ $penalty }
face-machine = Machine
face-to-army = To the Army: { $card }
face-to-citadel = To the Citadel: { $card }
face-attack = Attack: { $who } · { $duke }
face-against = Send it against: { $who } · { $duke }
face-cancel = Cancel: { $ghost }
face-no-army = {" · no Army: the Citadel is stormed, cards: "}{ $cards }
face-army = {" · cards in the Army: "}{ $cards }
face-chance = {" · "}{ $wins } % to beat the Army as it is now{ $exact ->
        [yes] {""}
       *[other] {" (estimate)"}
    }
face-haunt = { $roll }: { $points }
face-fallen = † { $duke }
face-legend = Cards read attack/defence in MIND, MAGIC and MELEE; – is no attack
face-do-gooder = the Do-Gooder
face-battle = Battle · attacker: { $attacker } · defender: { $defender } · round { $round }, { $stage }
face-bonuses = Bonuses, attack : defence · { $types }
face-odds = This round: attackers lose a card { $ours } %, defenders { $theirs } % · attackers win { $wins } %{ $exact ->
        [yes] {""}
       *[other] {" (estimate)"}
    }
face-odds-target = Army against Army · target { $who }: victory { $wins } %{ $exact ->
        [yes] {""}
       *[other] {" (estimate)"}
    }

stage-field = Army against Army
stage-gate = before the Citadel
stage-walls = the Citadel is stormed
stage-throne = against the Duke
stage-lava = the Cataclysm

## Ghosts; in the box they are the names of their Dukes

card-ghost-eekrah-the-nasty = Ghost of Eekrah the Nasty
    .text = Still bites. Now it is a chill.
card-ghost-grundar-the-spiteful = Ghost of Grundar the Spiteful
    .text = You were on the list.
card-ghost-gurth-the-odious = Ghost of Gurth the Odious
    .text = The smell has stayed as well.
card-ghost-ithrok-the-unseen = Ghost of Ithrok the Unseen
    .text = Nobody has noticed the difference.
card-ghost-kamu-the-mighty = Ghost of Kamu the Mighty
    .text = Walks through walls and misses the noise.
card-ghost-losik-the-ruthless = Ghost of Losik the Ruthless
    .text = Does not rest in peace. Nor will you.

## Log

log-draw-dukes-mat = { $who } plays { $cards }
log-draw-dukes-mat-you = You play { $cards }
log-draw-do-gooders-deck = The Do-Gooders go into the deck
log-move-virtue-citadel = Into the Citadel of { $who }: { $cards }
log-move-virtue-citadel-you = Into your Citadel: { $cards }
log-move-ghost-ghosts = { $cards } is laid to rest
log-throw-first-player = Who goes first · { $seat }: { $number }
log-announce-turn = Turn: { $chair } · { $cards }
log-announce-cataclysm = The deck is empty: the Cataclysm is here
log-draw-deck-hand = { $who } draws { $cards }
log-draw-deck-hand-you = You draw { $cards }
log-draw-deck-virtue = A Do-Gooder turns up: { $cards }
log-move-mat-dukes = { $cards } leaves the table
log-move-mat-mat = { $who } takes over { $cards }
log-move-mat-mat-you = You take over { $cards }
log-move-hand-army = { $who } puts { $cards } into the Army
log-move-hand-army-you = You put { $cards } into your Army
log-move-hand-citadel = { $who } puts { $cards } into the Citadel
log-move-hand-citadel-you = You put { $cards } into your Citadel
log-move-hand-discard = { $who } discards { $cards }
log-move-hand-discard-you = You discard { $cards }
log-move-army-citadel = Into the Citadel of { $who }: { $cards }
log-move-army-citadel-you = Into your Citadel: { $cards }
log-move-citadel-army = Into the Army of { $who }: { $cards }
log-move-citadel-army-you = Into your Army: { $cards }
log-move-lent-army = Into the Army of { $who }: { $cards }
log-move-lent-army-you = Into your Army: { $cards }
log-move-lent-citadel = Into the Citadel of { $who }: { $cards }
log-move-lent-citadel-you = Into your Citadel: { $cards }
log-move-captives-citadel = Into the Citadel of { $who }: { $cards }
log-move-captives-citadel-you = Into your Citadel: { $cards }
log-move-army-army = { $who } gains { $cards }
log-move-army-army-you = You gain { $cards }
log-move-citadel-citadel = { $who } gains { $cards }
log-move-citadel-citadel-you = You gain { $cards }
log-move-captives-army = { $who } gains { $cards }
log-move-captives-army-you = You gain { $cards }
log-move-army-discard = { $who } loses { $cards }
log-move-army-discard-you = You lose { $cards }
log-move-citadel-discard = { $who } loses { $cards }
log-move-citadel-discard-you = You lose { $cards }
log-move-lent-discard = { $who } loses { $cards }
log-move-lent-discard-you = You lose { $cards }
log-move-captives-discard = { $who } loses { $cards }, held by mind control
log-move-captives-discard-you = You lose { $cards }, held by mind control
log-move-virtue-discard = The forces of Good lose { $cards }
log-move-army-captives = { $who } charms { $cards }
log-move-army-captives-you = You charm { $cards }
log-move-citadel-captives = { $who } charms { $cards }
log-move-citadel-captives-you = You charm { $cards }
log-move-lent-captives = { $who } charms { $cards }
log-move-lent-captives-you = You charm { $cards }
log-move-virtue-captives = { $who } charms { $cards }
log-move-virtue-captives-you = You charm { $cards }
log-move-captives-captives = { $who } charms { $cards }
log-move-captives-captives-you = You charm { $cards }
log-move-army-virtue = { $who } loses { $cards } to the forces of Good
log-move-army-virtue-you = You lose { $cards } to the forces of Good
log-move-citadel-virtue = { $who } loses { $cards } to the forces of Good
log-move-citadel-virtue-you = You lose { $cards } to the forces of Good
log-move-lent-virtue = { $who } loses { $cards } to the forces of Good
log-move-lent-virtue-you = You lose { $cards } to the forces of Good
log-move-captives-virtue = { $who } loses { $cards } to the forces of Good
log-move-captives-virtue-you = You lose { $cards } to the forces of Good
log-move-army-lent = { $who } sends { $cards } into the battle
log-move-army-lent-you = You send { $cards } into the battle
log-move-army-deck = { $cards } goes back into the deck
log-move-citadel-lent = { $who } sends { $cards } into the battle
log-move-citadel-lent-you = You send { $cards } into the battle
log-move-citadel-deck = { $cards } goes back into the deck
log-move-ghosts-ghost = { $who } comes back as a Ghost: { $cards }
log-move-ghosts-ghost-you = You come back as a Ghost: { $cards }
log-reveal-citadel = In the Citadel of { $who }: { $cards }
log-reveal-citadel-you = In your Citadel: { $cards }
log-throw-mind-attack = { $chair-id ->
        [-1] Forces of Good
       *[other] { $chair }
    } · MIND: { $dice }{ $plus } = { $total }{ $walls ->
        [1] {" · the Citadel doubles the bonus"}
        [2] {" · the Citadel halves the bonus"}
       *[other] {""}
    } · { $target } needed: { $verdict ->
        [low] two ones fail
        [under] fails
        [high] two sixes succeed
       *[other] succeeds
    }
log-throw-mind-defense = { $chair } · MIND: { $dice }{ $plus } = { $total }{ $walls ->
        [1] {" · the Citadel doubles the bonus"}
        [2] {" · the Citadel halves the bonus"}
       *[other] {""}
    }{ $left ->
        [1] {" · the Do-Gooder halves the bonus"}
        [0] {" · the Do-Gooder cancels the bonus"}
       *[other] {""}
    } · { $target } needed: { $verdict ->
        [low] two ones fail
        [under] fails
        [high] two sixes succeed
       *[other] succeeds
    }
log-throw-magic-attack = { $chair-id ->
        [-1] Forces of Good
       *[other] { $chair }
    } · MAGIC: { $dice }{ $plus } = { $total }{ $walls ->
        [1] {" · the Citadel doubles the bonus"}
        [2] {" · the Citadel halves the bonus"}
       *[other] {""}
    } · { $target } needed: { $verdict ->
        [low] two ones fail
        [under] fails
        [high] two sixes succeed
       *[other] succeeds
    }
log-throw-magic-defense = { $chair } · MAGIC: { $dice }{ $plus } = { $total }{ $walls ->
        [1] {" · the Citadel doubles the bonus"}
        [2] {" · the Citadel halves the bonus"}
       *[other] {""}
    }{ $left ->
        [1] {" · the Do-Gooder halves the bonus"}
        [0] {" · the Do-Gooder cancels the bonus"}
       *[other] {""}
    } · { $target } needed: { $verdict ->
        [low] two ones fail
        [under] fails
        [high] two sixes succeed
       *[other] succeeds
    }
log-throw-melee-attack = { $chair-id ->
        [-1] Forces of Good
       *[other] { $chair }
    } · MELEE: { $dice }{ $plus } = { $total }{ $verdict ->
        [low] {" · two ones"}
        [high] {" · two sixes"}
       *[other] {""}
    }
log-throw-melee-defense = { $chair } · MELEE: { $dice }{ $plus } = { $total } against { $target }{ $walls ->
        [1] {" · the Citadel doubles the bonus"}
        [2] {" · the Citadel halves the bonus"}
       *[other] {""}
    }{ $left ->
        [1] {" · the Do-Gooder halves the bonus"}
        [0] {" · the Do-Gooder cancels the bonus"}
       *[other] {""}
    }{ $verdict ->
        [low] {" · two ones"}
        [high] {" · two sixes"}
       *[other] {""}
    }
log-throw-machine = { $chair } · the Machine is captured on { $needed } or more: { $number }
log-throw-dukesmack-magic = { $chair } · Dukesmack, MAGIC: { $dice }{ $plus } = { $total } · { $target } needed: { $verdict ->
        [low] two ones fail
        [under] fails
        [high] two sixes succeed
       *[other] succeeds
    }
log-throw-dukesmack-melee = { $chair } · Dukesmack, MELEE: { $dice }{ $plus } = { $total }{ $verdict ->
        [low] {" · two ones"}
        [high] {" · two sixes"}
       *[other] {""}
    }
log-throw-dukesmack-defense = { $chair } · against the Dukesmack: { $dice }{ $plus } = { $total } against { $target }{ $verdict ->
        [low] {" · two ones"}
        [high] {" · two sixes"}
       *[other] {""}
    }
log-throw-tie = Equal lowest defence: { $among } · the die picks number { $number } of { $sides }
log-announce-tied = A tie at { $total }: both sides roll again
log-announce-attacks = Battle · attacker: { $attacker-id ->
        [-1] the Do-Gooder
       *[other] { $attacker }
    } · defender: { $defender }
log-announce-joins-attack = { $chair } joins the attackers
log-announce-joins-attack-you = You join the attackers
log-announce-joins-defense = { $chair } joins the defenders
log-announce-joins-defense-you = You join the defenders
log-announce-storms = The Citadel of { $cards } is stormed
log-announce-presses-on = { $who } fights on: round { $round }
log-announce-presses-on-you = You fight on: round { $round }
log-announce-holds-out = { $winner-id ->
        [-1] Forces of Good
       *[other] { $winner }
    } · defense only: the enemy loses no card
log-announce-both-stumble = Two ones on both sides: nobody loses a card
log-announce-nobody-to-charm = There is nobody whom MIND could reach
log-shuffle-deck = The deck is shuffled
log-shuffle-dukes = The Dukes are shuffled
log-announce-breaks-off = { $who } breaks off the battle
log-announce-breaks-off-you = You break off the battle
log-announce-duke-appears = { $cards } steps out to fight in person
log-announce-duke-hides = { $cards } is behind walls again
log-announce-duke-slain = { $cards } is struck down
log-announce-mutual-destruction = The last two Dukes destroy each other
log-announce-haunts = { $cards }: { $side }
log-announce-cancels = { $who } cancels the { $cards }
log-announce-cancels-you = You cancel the { $cards }
log-answer-join-defense = { $who } sends no card
log-answer-join-defense-you = You send no card
log-answer-withdraw = { $who } stays in the battle
log-answer-withdraw-you = You stay in the battle
log-answer-haunt = { $who } haunts nobody
log-answer-haunt-you = You haunt nobody
log-move-dukes-mat = { $who } plays { $cards }
log-move-dukes-mat-you = You play { $cards }
log-answer-cancel-haunt = { $who } lets the Ghosts be
log-answer-cancel-haunt-you = You let the Ghosts be
log-answer-join-attack = { $who } does not join the attackers
log-answer-join-attack-you = You do not join the attackers
log-answer-march = { $who } attacks nobody
log-answer-march-you = You attack nobody
log-answer-press = { $who } ends the attack
log-answer-press-you = You end the attack
log-answer-rearrange = { $who } ends the turn
log-answer-rearrange-you = You end your turn
log-answer-muster = { $who } is ready to defend
log-answer-muster-you = You are ready to defend

## Chapters, each by the rule it begins with

chapter-BBO-1 = Set-up
chapter-BBO-13 = The turn
chapter-BBO-26 = Combat
chapter-BBO-32 = MIND
chapter-BBO-44 = MAGIC
chapter-BBO-47 = MELEE
chapter-BBO-57 = After a round
chapter-BBO-62 = Do-Gooders
chapter-BBO-70 = Defenders and allies
chapter-BBO-82 = Storming the Citadel
chapter-BBO-89 = The Duke
chapter-BBO-99 = Ghosts
chapter-BBO-105 = Artifacts
chapter-BBO-111 = The Cataclysm
chapter-BBO-118 = Two Dukes each
chapter-BBO-A1 = Rulings

## Rules; the same words as docs/games/big_bad_overlord/rules.md

rule-BBO-1 = Three to six players take part. Each has one Duke, dealt at random or picked (BBO-A44).
rule-BBO-2 = Every Duke's mat begins with its Citadel side up.
rule-BBO-3 = Before the deal, Do-Gooders and Ghosts are taken out of the deck.
rule-BBO-4 = What is left, 74 minions and 2 Artifacts, is shuffled, and each player is dealt six cards. An Artifact may be among them.
rule-BBO-5 = After the deal the ten Do-Gooders are shuffled into the rest of the deck, which lies face down.
rule-BBO-6 = Ghosts stay apart from the deck and are never drawn.
rule-BBO-7 = Each player lays exactly three of the six cards face down into the Citadel.
rule-BBO-8 = The other three lie face up before it: they are the Army.
rule-BBO-9 = A Citadel holds three cards at most, apart from the exceptions named below.
rule-BBO-10 = An Army holds six cards at most, apart from the exceptions named below.
rule-BBO-11 = Everybody rolls one die. The highest roll goes first; those who tie for it roll again.
rule-BBO-12 = Turns go round the table counter-clockwise.
rule-BBO-13 = A turn begins with drawing one card from the deck.
rule-BBO-14 = A drawn minion or Artifact goes into the Army, or face down into the Citadel, as the player likes (BBO-A48).
rule-BBO-15 = A drawn Do-Gooder has to be fought until it is gone; nothing else in the turn comes before that.
rule-BBO-16 = A player who already has nine cards and draws a minion or an Artifact must discard a card.
rule-BBO-17 = At the beginning and at the end of the turn the player may move cards between Army and Citadel.
rule-BBO-18 = Once the Army has been sent out in a turn, nothing may be moved until the end of that turn, not even for a Do-Gooder that comes in between.
rule-BBO-19 = Whoever sends out an Army must leave three cards in the Citadel.
rule-BBO-20 = Nobody is obliged to attack.
rule-BBO-21 = The target may be any other player whose Duke is alive.
rule-BBO-22 = One player is attacked at a time, but several may be attacked one after another in the same turn.
rule-BBO-23 = Other players may join either side (BBO-70 to BBO-81).
rule-BBO-24 = A player who is done may move cards once more; then, while more than one Duke lives, the next player's turn begins.
rule-BBO-25 = The aim is to destroy all other Dukes.
rule-BBO-26 = A combat round has three phases: first MIND, then MAGIC, then MELEE.
rule-BBO-27 = A battle can be broken off only when a round is complete.
rule-BBO-28 = Only the cards of an Army fight, except when a player without an Army defends the Citadel.
rule-BBO-29 = Every card has a defence value for MIND, for MAGIC and for MELEE.
rule-BBO-30 = A card with a coloured wedge in a type can attack in that type and adds the printed bonus.
rule-BBO-31 = An attack that can be made must be made; nobody may skip a phase.
rule-BBO-32 = A side with at least one card that has a MIND attack rolls two dice and adds the MIND bonuses of all its cards.
rule-BBO-33 = Half points in the sum are rounded down.
rule-BBO-34 = A sum of zero is no obstacle: the dice are rolled all the same.
rule-BBO-35 = A total of 12 or more succeeds. Two ones on the dice always fail.
rule-BBO-36 = Both sides attack at the same time, and both may succeed.
rule-BBO-37 = The attack captures the enemy card with the lowest MIND defence. If several share it, a die decides among them.
rule-BBO-38 = If both sides succeed, each victim is chosen from the cards as they were when the phase began.
rule-BBO-39 = A captured card is marked with a token and joins its captor's Army at once, even if that Army is full.
rule-BBO-40 = It fights for its captor from the next phase on.
rule-BBO-41 = When the battle is over, every mind-controlled card is discarded, even one that its owner has won back.
rule-BBO-42 = MIND has no power over Machines-O-Death, Artifacts and Dukes.
rule-BBO-43 = A captured card stays with its captor even if the card that charmed it is lost.
rule-BBO-44 = A side with at least one card that has a MAGIC attack rolls two dice and adds its MAGIC bonuses. A total of 12 or more succeeds; two ones always fail.
rule-BBO-45 = Both sides attack at the same time, and both may succeed.
rule-BBO-46 = The attack destroys the enemy card with the lowest MAGIC defence, which is discarded. If several share it, a die decides among them.
rule-BBO-47 = Both sides roll two dice and add the MELEE bonuses of their cards; the higher total wins.
rule-BBO-48 = The loser discards its card with the lowest MELEE defence. If several share it, a die decides among them.
rule-BBO-49 = A side that rolls two ones loses, whatever the totals say.
rule-BBO-50 = A side that rolls two sixes wins, whatever the totals say.
rule-BBO-51 = If both sides roll two ones, nobody loses a card and the round is over.
rule-BBO-52 = If both sides roll two sixes, each side loses a card and the round is over.
rule-BBO-53 = If the totals are equal and nobody has rolled two ones or two sixes, both sides roll again.
rule-BBO-54 = For a Machine-O-Death beaten in MELEE the winner rolls one die: on 4, 5 or 6 the Machine changes sides for good, otherwise it is discarded.
rule-BBO-55 = Points marked "defense only" do not count while their side has any card with a MELEE attack.
rule-BBO-56 = A side without any MELEE attack adds its "defense only" points instead. If it wins, it has saved its cards, and the enemy loses none.
rule-BBO-57 = The player whose turn it is may attack the same player again and keeps the cards under mind control.
rule-BBO-58 = Or the player may turn on somebody else: cards under mind control are discarded first, and nothing may be moved in between.
rule-BBO-59 = Whoever has moved on to another target may not come back to an earlier one in the same turn.
rule-BBO-60 = Or the player may end the turn and move cards.
rule-BBO-61 = If the deck is empty when a turn ends, the Cataclysm comes instead of the next turn.
rule-BBO-62 = Another player rolls for a Do-Gooder. Otherwise it fights like anybody else.
rule-BBO-63 = A MIND attack that captures the Do-Gooder itself ends the battle at once, before MAGIC and MELEE, and the player sends it against any other player.
rule-BBO-64 = If another card on its side has a lower MIND defence, that card is captured instead, and the battle goes on.
rule-BBO-65 = Cards captured by the Do-Gooder follow it into the new battle, even one that it captures in the very phase in which it is sent away.
rule-BBO-66 = Some Do-Gooders halve the bonus of their opponents in a type or cancel it altogether; the result is rounded down.
rule-BBO-67 = A Do-Gooder that destroys a Duke goes on to the next player clockwise and keeps its mind-controlled cards.
rule-BBO-68 = If the Do-Gooder falls, the cards it controls fight on until they are gone.
rule-BBO-69 = The player who drew it continues the turn only when nothing of its force is left.
rule-BBO-70 = A defender may move cards after seeing the whole attacking Army, but before the first round.
rule-BBO-71 = A defender need not leave three cards in the Citadel and may bring the Army up to six cards.
rule-BBO-72 = While a battle lasts, no card goes back into the Citadel and the Army stays as it is.
rule-BBO-73 = Any player whose turn it is not may join the attacker, but only before the first round; for this, allies may move their own cards.
rule-BBO-74 = All allies of the attacker together add three cards at most, so that the attack counts nine cards at most.
rule-BBO-75 = There may never be more allied cards than cards in the Army they join (BBO-A42).
rule-BBO-76 = Only the defender's neighbours may join the defence, and they may do so at the start of any round.
rule-BBO-77 = Each neighbour adds one card at most.
rule-BBO-78 = If the attacker is a neighbour of the defender, only the other neighbour can help.
rule-BBO-79 = Allies cannot put cards into somebody's Citadel.
rule-BBO-80 = Allied cards attack and defend like the others. Captured Machines and Artifacts go to the player whose battle it is, not to an ally.
rule-BBO-81 = Allies may take their cards back after any complete round (BBO-A47).
rule-BBO-82 = When the defender's Army has been destroyed, the attacker chooses whether to storm the Citadel.
rule-BBO-83 = If it is stormed, all cards of the Citadel are turned up.
rule-BBO-84 = Cards in a stormed Citadel attack with double bonuses in all three types.
rule-BBO-85 = The attackers' MIND and MAGIC sums are halved and rounded down; their MELEE is unchanged.
rule-BBO-86 = A Citadel changes nothing for Artifacts and Ghosts.
rule-BBO-87 = Whoever begins to storm must fight at least one complete round.
rule-BBO-88 = Cards that the defender of a Citadel captures also fight with its double bonuses.
rule-BBO-89 = When the last card of the Citadel is lost, the mat is turned and the Duke appears.
rule-BBO-90 = A Duke is immune to MIND.
rule-BBO-91 = A Duke attacks with MIND, MAGIC and MELEE.
rule-BBO-92 = In a fight with a Duke no ordinary bonus counts on either side; only Artifacts and Ghosts add points.
rule-BBO-93 = So MAGIC needs a 12 on the dice, less what Artifacts and Ghosts add, and in MELEE the higher roll wins.
rule-BBO-94 = If the Duke captures a card by MIND, the round ends at once and the mat is turned back: a new round begins, in which the captured card defends the Citadel. It must be removed before the Duke can be faced again.
rule-BBO-95 = A card captured by a Duke stays with that Duke even after the battle.
rule-BBO-96 = Whoever defeats a Duke draws a card at once.
rule-BBO-97 = That card may join the Army, and the attack may go on. To put it into the Citadel, or to move cards for it, the player has to end the turn.
rule-BBO-98 = If it is a Do-Gooder, it must be fought before the turn goes on.
rule-BBO-99 = A player whose Duke is destroyed takes the Ghost of that Duke, has no more turns and cannot win.
rule-BBO-100 = In any combat round a Ghost may give a bonus or a penalty to one roll.
rule-BBO-101 = Which roll, MIND, MAGIC or MELEE, and whether bonus or penalty, must be said before the round begins.
rule-BBO-102 = Ghost points are never doubled, halved or resisted, and they count in a fight with a Duke.
rule-BBO-103 = Ghosts can neither help nor curse a Do-Gooder.
rule-BBO-104 = Ghosts do not add up on the same roll. A Ghost may cancel another Ghost; that is then all it does in this round (BBO-A46).
rule-BBO-105 = The Mageskull adds 4 to the MAGIC roll of its side, the Doomsword adds 2 to the MELEE roll, provided that the side has a card that can attack in that type.
rule-BBO-106 = Artifacts also count in a fight with a Duke, and no Citadel changes them.
rule-BBO-107 = If an Army is wiped out with an Artifact in it, the opponent captures the Artifact.
rule-BBO-108 = An Artifact in a Citadel cannot be captured: when the Citadel falls, the Duke takes it up.
rule-BBO-109 = Artifacts can never be discarded.
rule-BBO-110 = An Artifact captured by a Do-Gooder is shuffled into the deck at once.
rule-BBO-111 = When the deck is empty, every player without an Artifact is destroyed with everything they have.
rule-BBO-112 = A player who holds both Artifacts wins at once.
rule-BBO-113 = Otherwise the two holders turn up their Dukes, the Citadel joins the Army without any limit, and the two fight it out; each Artifact lies with its Duke.
rule-BBO-114 = Every round now has a fourth phase, the Dukesmack, and Artifacts no longer count for the Armies. First the Duke with the Mageskull makes a MAGIC attack of his own at +4: a total of 12 or more destroys the enemy card with the lowest MAGIC defence.
rule-BBO-115 = Then the Duke with the Doomsword rolls at +2 against a roll of the enemy: if he is higher, the enemy loses its card with the lowest MELEE defence; if he is lower, nothing happens.
rule-BBO-116 = A Duke without an Army has no Dukesmack.
rule-BBO-117 = When only the two Dukes are left, there is no MIND: they fight with MAGIC and then, if both live, with MELEE. If both roll two ones, MAGIC comes again. If they destroy each other, by two MAGIC attacks or with two sixes on both sides, everybody loses.
rule-BBO-118 = In the variant for two or three players each player has two Dukes, each with a deal, an Army and a Citadel of its own.
rule-BBO-119 = The two Dukes of one player cannot share or swap cards.
rule-BBO-120 = The first player begins with the left Duke; after that turn the right Duke draws and plays.
rule-BBO-121 = Then play goes on counter-clockwise.
rule-BBO-122 = To help one of their own Dukes, a player may use only the other one.
rule-BBO-123 = A player may attack one of their own Dukes with the other.
rule-BBO-124 = With three players, whoever is the first to lose both Dukes is out.
rule-BBO-125 = When two players are left, or only two have begun, and one of them has lost both Dukes while the other still has two, the other hands one of them over and chooses which.
rule-BBO-126 = The last Duke alive wins for its player.
rule-BBO-127 = In everything else the normal rules hold.
rule-BBO-A1 = When are half points rounded? First all bonuses are added up, then the sum is doubled, halved or resisted, and only then is it rounded down. Why: half a point, doubled in a Citadel, is to be a whole one.
rule-BBO-A2 = Can Artifacts be chosen as victims, and do they take up room? They take up a place in Army or Citadel and count among the three cards of the Citadel, but they have no values and are never the victim of an attack. Why: they cannot be discarded, and change hands only when an Army is wiped out.
rule-BBO-A3 = Who gets the Artifact of a Duke who is defeated? The player who defeated him; if it was a Do-Gooder, the Artifact goes back into the deck. Why: loot goes to the player whose battle it is, and Do-Gooders keep none.
rule-BBO-A4 = What if both Armies are wiped out in the same phase, with Artifacts among them? Each owner keeps their own. Why: nobody is left on the field to pick up anything.
rule-BBO-A5 = What if the attackers lose their last card? The battle is over, the defender keeps what is left, and the turn goes to its end. Why: nobody is attacking the attacker's own Citadel.
rule-BBO-A6 = Must allies of the attacker leave three cards in their Citadels? No. Why: only the player whose turn it is sends out an Army.
rule-BBO-A7 = Is a player who draws a Do-Gooder its defender? Yes: the player may move cards first, may empty the Citadel, and may be helped by each neighbour with one card; nobody can break off the battle. Why: the player is the one attacked, and the Do-Gooder must be gone before the turn goes on.
rule-BBO-A8 = What if the Do-Gooder destroys the player who drew it? It goes to the next living player clockwise. Once it is gone, the turn passes counter-clockwise from the seat of the destroyed player. Why: both directions are given.
rule-BBO-A9 = Who are neighbours when somebody is dead? Seats without a living Duke are skipped. Why: otherwise nobody could be helped late in the game.
rule-BBO-A10 = May Ghosts touch the rolls of a player who fights a Do-Gooder? Yes; only the Do-Gooder's own rolls are out of reach. Why: it is the Do-Gooder that is protected, not the battle.
rule-BBO-A11 = Can attackers without any MELEE attack beat a lone Duke? They can win the MELEE roll but not destroy the Duke, and their "defense only" points do not count. Why: BBO-56 and BBO-92 say so together.
rule-BBO-A12 = What if every enemy card is immune to MIND? A success has no effect. Why: there is nobody to capture.
rule-BBO-A13 = What if a battle leaves somebody with more cards than the limits allow? That may stay so until the battle is over. Then whatever is beyond nine cards is discarded, from Army or Citadel and never an Artifact; and what is beyond six in the Army or three in the Citadel goes to the other place. Why: captures by MIND are treated the same way, and only nine cards are the limit of what one may own.
rule-BBO-A14 = When exactly does the Cataclysm come? When a turn ends and the deck is empty. A Duke defeated after the deck has run out earns no card. Why: up to then somebody may still be destroyed in the ordinary way.
rule-BBO-A15 = What if a lone Duke captures a card in the Cataclysm? The round ends, and the card is his new Army, without any bonus of a Citadel. Why: there are no Citadels any more.
rule-BBO-A16 = How does a lone Duke fight an Army in the Cataclysm? As in any fight with a Duke, and his own Artifact counts for him; the Artifact of the other Duke does not count for the Army. Why: in the Cataclysm the Dukes wield the Artifacts themselves.
rule-BBO-A17 = May the two players of the Cataclysm stop fighting? No. Why: only one of them can be left.
rule-BBO-A18 = How many can play? Three to six by the normal rules, two or three with two Dukes each. Why: the printed rules say three to six, and the variant was made for fewer.
rule-BBO-A19 = Do Do-Gooders really go the other way round? Yes: turns go counter-clockwise, a victorious Do-Gooder goes clockwise. Why: the rules stress both.
rule-BBO-A20 = Can bonuses, Ghosts or Artifacts change what two ones and two sixes do? No: in every phase two ones fail and two sixes succeed, whatever is added or taken away, and so it is in the Dukesmack. Why: only the dice count, and a natural roll always decides.
rule-BBO-A21 = In which places do the others end? Whoever fell later is placed before whoever fell earlier; those destroyed by the same Cataclysm, or by each other, share a place. Why: outliving others should count for something.
rule-BBO-A22 = Does a player with two Dukes haunt others after losing the first? No; a Ghost comes only with the last Duke. Why: it is a consolation for those who have no turns any more.
rule-BBO-A23 = Does a Do-Gooder's resistance touch Artifacts? Yes, it works on the whole sum of bonuses, Artifacts included. Why: only Ghosts are said to be beyond it.
rule-BBO-A24 = Do the followers of a dead Do-Gooder keep its resistance? No. Why: it is printed on the Do-Gooder.
rule-BBO-A25 = Do the cards of a stormed Citadel stay face up? They are turned down again when the battle is over; everybody may remember them. Why: a Citadel lies face down.
rule-BBO-A26 = Where do the cards of allies go when they return? Into the owner's Army, or into the Citadel if the Army is full. Why: they come back openly, as they went.
rule-BBO-A27 = How often may cards be moved in one go? Six times, which is enough to exchange all three cards of a Citadel; in which order does not matter, as long as the limits hold at the end. Why: several cards are chosen together and confirmed once, and a digital table has to come to an end.
rule-BBO-A28 = What if nobody in a defending Army can fight, because only Artifacts are left in it? The Army counts as destroyed before the first blow, and the attacker takes the Artifacts. Why: nobody guards them.
rule-BBO-A29 = Can a Do-Gooder capture a Machine-O-Death? No, the Machine is destroyed. Why: a Do-Gooder is no player.
rule-BBO-A30 = Where does a Machine go that a Citadel or a Duke captures? Into that Citadel, which it defends from then on. Why: the Army is gone, and captives of a Citadel defend it too.
rule-BBO-A31 = May a Duke who stands alone send a Do-Gooder on? Yes, his MIND attack does what any MIND attack does. Why: he has all three abilities.
rule-BBO-A32 = What if both Artifacts belong to two Dukes of one player when the Cataclysm comes? That player has won. Why: nobody else is left.
rule-BBO-A33 = Which rolls may a Ghost touch? The MIND, MAGIC and MELEE rolls that a side is able to make when the round begins, with all their repetitions, but no Dukesmack. Why: the roll is named before the round.
rule-BBO-A34 = Whom does the Dukesmack hit? The enemy's Army, even a Machine, which is destroyed; where no Army is left, the Duke himself. Only a Duke whose own Army is gone has no such blow. Why: that is what the rules take from him, and nothing protects a Duke who stands alone.
rule-BBO-A35 = May an Artifact be lent? No, only minions. Why: allies send troops, and what is captured is never theirs.
rule-BBO-A36 = May a neighbour replace a card that was lost or called back? No, each sends one card per battle. Why: it is one card for each neighbour.
rule-BBO-A37 = How is a Duke handed over? At once and with all its cards, to the place of the Duke that fell last. If it is the one whose turn it is, that turn is over. Why: it plays for somebody else now.
rule-BBO-A38 = What if all twelve Mind Control tokens are used? Anything else serves as a marker. Why: tokens only show what has happened.
rule-BBO-A39 = What if no card of either side can attack in any type? Then the battle cannot go on: the attacker must break off, and followers of a Do-Gooder that is gone are discarded. Why: nobody could ever win it.
rule-BBO-A40 = Can a curse spoil two sixes in MIND or MAGIC? No, they succeed even if the total is below 12. Why: a natural 12 wins in every phase, as the publisher has said.
rule-BBO-A41 = May somebody join the side of a Do-Gooder? No. Why: allies join the Army of a player, and a Do-Gooder has none.
rule-BBO-A42 = Does the limit of allied cards hold for the defence, too? Yes: neighbours never have more cards there than the Army they join, and an Army without a card cannot be joined. If there is room for one of two neighbours, the next counter-clockwise from the defender is asked first. Why: the rule speaks of the Army that is joined, whichever it is.
rule-BBO-A43 = May the player whose turn it is help the victim of a Do-Gooder that has been sent on? No, nobody is an ally in their own turn. Why: allies are those whose turn it is not.
rule-BBO-A44 = How are Dukes picked? They are dealt; or, if the table likes it so, chosen one after another, clockwise from the first seat, and by each player for each of their places. Why: all Dukes are equally strong, so the order does not matter.
rule-BBO-A45 = What if a Duke has no Army when he is attacked, and musters none? Then it is his Citadel that is attacked, and it is stormed in the first round. But if an Army goes back into the Citadel before the first round, the attacker may still choose not to storm. Why: a battle is broken off after a complete round only, and whoever attacks a Duke without an Army knows where it leads.
rule-BBO-A46 = In which order do Ghosts declare? Counter-clockwise from the player whose turn it is, each once. Then those who have not acted may still cancel what has been declared, until all of them pass; nobody is asked again unless something has happened since. Why: a Ghost may cancel another, whichever of them speaks first.
rule-BBO-A47 = When do allies decide whether to stay? After a complete round and before the attacker decides whether to go on, all at once and card by card. Why: they may leave after any round, and what they leave behind is what the attacker goes on with.
rule-BBO-A48 = How is a drawn card hidden when the Citadel is full? It goes there face down, and a card of the Citadel goes into the Army in exchange. Nobody else sees what was drawn, and everybody is asked the same, whatever it is. A reward that is hidden so ends the turn. Why: the player may choose the place of any drawn card, and a Citadel holds three.

# What only the board says

board-battle = Battle
board-round = Round { $round }
board-attacker = Attack
board-defender = Defence
board-turn = Turn
board-quiet = not asked in this battle
board-in-battle = The Army is in the battle.
board-lent-by = Lent by { $who }
board-no-roll = does not roll
board-last-round = The last round brought
board-deck = When a turn ends and the deck is empty, the Cataclysm comes.
board-exact = exact
board-about = about
board-victory = Victory
board-odds-target = Army against Army, fought to the end with the cards that lie open
board-attack-loses = The attack loses a card this round
board-defense-loses = The defence loses a card this round
board-attack-wins = The attack wins, if both fight to the end
board-marked = Marked · { $cards }
board-standing-order = “Do not ask again in this battle” is a standing order: until this battle is over your side stays as it is, and nobody waits for you. It ends with the battle.
board-about-artifact = An Artifact is never discarded. It counts for a side that can attack in its type, also against a Duke.
board-about-do-gooder = A Do-Gooder has to be fought until it is gone.
board-about-duke = Whoever loses the Duke is out, and comes back as a Ghost.
board-about-ghost = Before a round a Ghost may help or curse one roll, or cancel another Ghost.
board-about-machine = MIND cannot reach a Machine. Beaten in MELEE, it may change sides for good.
board-about-defense-only = Defense only points count while nobody on its side has a MELEE attack.
about-march = Strong cards in the Army attack; what lies in the Citadel protects your Duke. Choose a Duke to attack, or end the turn.
about-muster = The attack is coming. Whoever stands in the Army meets it in the open; the Citadel is the last wall before your Duke.
about-muster-done = The battle begins with the cards as they lie.
about-garrison = Three cards guard your Duke unseen; the others fight in the open. Good defence values belong into the Citadel.
about-press-on = Another round with the same cards: MIND, MAGIC and MELEE are rolled again.
about-stay-out = You lend nothing now; you may be asked again while the battle lasts.
