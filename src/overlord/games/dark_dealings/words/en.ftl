## The game

game-title = Dark Dealings
game-blurb = Lure heroes to your castle, boast about them to earn traps, spells and minions, then beat as many as you can.

## Hero classes

class-thief = Thief
    .text = Strikes must add up to the Armor exactly.
class-halflings = Halflings
    .text = Must be beaten twice, by two separate groups of defenses.
class-wizard = Wizard
    .text = To fight, first trash one of your defenses.
class-berserker = Berserker
    .text = Once beaten, every defense that struck is trashed.
class-knight = Knight
    .text = A defense may strike several times, side after side.
class-ranger = Ranger
    .text = No ability, but a lot of Armor.

## Defense abilities

ability-heavy-hitter = Heavy Hitter
    .text = Before it strikes, turn another of your defenses.
ability-booster = Booster
    .text = +1 for each other defense of yours that shares a current type.
ability-detour = Detour
    .text = Send the hero to the bottom of your pile and turn up the next.

## Defense types

type-trap = Trap
type-spell = Spell
type-minion = Minion

## Options

option-mode = Mode
    .about = Hardcore: whoever leaves a hero unbeaten is evicted, and the last overlord in a castle wins.
option-mode-normal = Normal
option-mode-hardcore = Hardcore
option-row = Solo row
    .about = Alone, heroes and defenses lie in rows; a longer row leaves more to choose from.

## Prompts

prompt-keep-hero = { $form ->
    [first] Choose the first of two heroes to keep; the other { $others } go to { $left }
    [second] Choose the second hero to keep; the other { $others } go to { $left }
    [last-first] Choose the first of two heroes to keep; the last one is discarded
    [last-second] Choose the second hero to keep; the last one is discarded
    [other] two heroes to keep
   *[plain] Choose a hero to keep
}
prompt-play-hero = { $form ->
    [first] Choose the first of two heroes to boast with: the highest Challenge Value takes a defense first
    [second] Choose the second hero to boast with: the highest Challenge Value takes a defense first
    [other] two heroes to boast with
   *[plain] Choose a hero to boast with
}
prompt-take-defense = { $form ->
    [mine] Choose the defense you take for { $hero } (Challenge Value { $challenge })
    [other] a defense to take for { $hero } (Challenge Value { $challenge })
   *[plain] Choose a defense to take
}
prompt-face-hero = { $form ->
    [mine] You face { $hero } ({ $class }, Armor { $armor }): what do you do?
    [other] what to do about { $hero } ({ $class }, Armor { $armor })
   *[plain] Choose how to meet the hero
}
prompt-trash-defense = { $form ->
    [mine] The price for fighting { $hero } ({ $class }, Armor { $armor }): choose one of your defenses to trash
    [other] a defense to trash for fighting { $hero } ({ $class }, Armor { $armor })
   *[plain] The Wizard's price: choose a defense to trash
}
prompt-strike = { $form ->
    [mine] Choose a defense to strike { $hero } (Armor { $armor }): { $total } so far
    [exact] Choose a defense to strike { $hero } (Armor { $armor }, to be hit exactly): { $total } so far
    [enough] { $total } against { $hero } (Armor { $armor }) is enough: strike now, or add a defense
    [first-group] Choose a defense for the first group against { $hero } (Armor { $armor }): { $total } so far
    [second-group] Choose a defense for the second group against { $hero } (Armor { $armor }): { $total } so far
    [other] the strikes against { $hero } (Armor { $armor }), { $total } so far
   *[plain] Choose a defense to strike, or strike now
}
prompt-rotate = { $form ->
    [mine] Before { $striker } (Heavy Hitter) strikes, choose another of your defenses to turn
    [other] a defense to turn before { $striker } (Heavy Hitter) strikes
   *[plain] Choose the other defense the Heavy Hitter turns
}
prompt-take-hero-solo = { $form ->
    [first] Deal { $deal } of 4: choose the first of two heroes; each brings a defense from below it or further right
    [second] Deal { $deal } of 4: choose the second hero; it brings a defense from below it or further right
    [other] a hero from the row (deal { $deal } of 4)
   *[plain] Choose a hero from the row
}
prompt-take-defense-solo = { $form ->
    [mine] Choose the defense that comes with { $hero }: place { $column } of the row or further right
    [hidden] Choose the defense that comes with this hero: place { $column } of the row or further right
    [other] a defense from place { $column } of the row or further right
   *[plain] Choose a defense below the hero or further right
}

## Answers in a question: what is done, and what follows

answer-keep-hero = Keep { $card }
answer-play-hero = Boast with { $card }
answer-take-defense = Take { $card }
answer-face-hero-fight = { $klass ->
    [thief] Fight { $hero }: strike for exactly { $armor }
    [halflings] Fight { $hero }: two groups of defenses, each striking for { $armor } or more
    [wizard] { $hope ->
        [no] Fight { $hero }: trash one of your defenses, and then you cannot win
       *[yes] Fight { $hero }: first trash one of your defenses, then strike for { $armor } or more
    }
    [berserker] Fight { $hero }: strike for { $armor } or more; every defense that strikes is trashed
    [knight] Fight { $hero }: strike for { $armor } or more; a defense may strike several times
   *[ranger] Fight { $hero }: strike for { $armor } or more
}
answer-face-hero-discard = Discard { $hero }: no cost, but no defeated hero
answer-face-hero-give-up = Give up: you are evicted by { $hero }
answer-face-hero = Detour with { $card }: { $hero } to the bottom of your pile, then the next hero; { $then }
answer-trash-defense = { $hope ->
    [yes] Trash { $card }: you can still win
    [no] Trash { $card }: then you cannot win
   *[unknown] Trash { $card }
}
answer-strike = { $kind ->
    [heavy] Strike for { $value } with { $card }, after turning another defense: { $reached } in all, then { $then }
    [later] Plan a strike with { $card }: it counts once the card is turned to a matching side
   *[plain] Strike for { $value } with { $card }: { $reached } in all, then { $then }
}
answer-strike-second-group = Close the first group ({ $total } against Armor { $armor }) and begin the second
answer-strike-done = { $klass ->
    [halflings] Strike now: both groups beat { $hero }
    [berserker] Strike now: { $total } against Armor { $armor } beats { $hero }, and every defense that struck is trashed
   *[other] Strike now: { $total } against Armor { $armor } beats { $hero }
}
answer-rotate = Turn { $card }: { $then }
answer-take-hero-solo = { $defenses ->
    [one] Take { $card }, which brings the last defense of the row
   *[other] Take { $card }, which brings one of { $defenses } defenses
}
answer-take-defense-solo = Take { $card }

## Actions

action-done = Strike now
action-fight = Fight
action-discard = Discard
action-second-group = Start the second group
action-give-up = Give up

## Zones

zone-hand = Hand
zone-kept = Kept heroes
zone-chosen = Chosen heroes
zone-pile = Hero pile
zone-faced = Faced hero
zone-defenses = Defenses
zone-defeated = Defeated heroes
zone-evictor = Evicted by
zone-hero-deck = Hero deck
zone-defense-deck = Defense deck
zone-market = Defenses on offer
zone-hero-row = Hero row
zone-defense-row = Defense row
zone-hero-discard = Discarded heroes
zone-defense-discard = Trashed defenses

## Refusals

refusal-no-defense = You have no defense left to fight with
refusal-no-plan = No combination of your defenses reaches Armor { $armor }
refusal-no-exact-plan = No combination of your defenses adds up to Armor { $armor } exactly
refusal-no-two-groups = Your defenses cannot form two groups that each reach Armor { $armor }
refusal-used-up = All its sides are used up in this plan
refusal-type = Its current type does not match the hero's vulnerabilities
refusal-dead-end = With this card no plan can be completed
refusal-not-enough = The strike total { $total } does not reach Armor { $armor } yet
refusal-struck = Each defense strikes once
refusal-itself = A Heavy Hitter cannot turn itself
refusal-detour-last = A Detour turns up a new hero, and your pile is empty
refusal-row = The defense must be below the hero or further right
refusal-row-empty = No defense is left below this hero or further right

## Scores

score-defeated = Heroes defeated
score-defenses = Defenses left
score-challenge = Highest Challenge Value defeated
score-last-hero = Challenge Value of the last hero

## The end

result-defeated = { $defeated ->
    [one] { $who } wins with 1 hero defeated
   *[other] { $who } wins with { $defeated } heroes defeated
}
result-defeated-you = { $defeated ->
    [one] You win with 1 hero defeated
   *[other] You win with { $defeated } heroes defeated
}
result-standing = { $who } wins as the last overlord standing
result-standing-you = You win as the last overlord standing
result-defenses = { $who } wins the tie with the most defenses left: { $defenses }
result-defenses-you = You win the tie with the most defenses left: { $defenses }
result-challenge = { $who } wins the tie with the highest Challenge Value defeated: { $challenge }
result-challenge-you = You win the tie with the highest Challenge Value defeated: { $challenge }
result-last-hero = { $who } wins the tie with the highest Challenge Value of the last hero: { $last-hero }
result-last-hero-you = You win the tie with the highest Challenge Value of the last hero: { $last-hero }
result-alone = { $who } has defeated { $defeated } of { $heroes } heroes
result-alone-you = You have defeated { $defeated } of { $heroes } heroes
result-alone-evicted = { $who } has defeated { $defeated } of { $heroes } heroes, until the eviction
result-alone-evicted-you = You have defeated { $defeated } of { $heroes } heroes, until your eviction

## How a card reads in a line of text

face-hero = { $name } · { $class } · Armor { $armor } · weak to { $types } · Challenge { $challenge }
face-hero-brief = { $name } ({ $armor })
face-defense = { $name } · { $sides }
face-defense-ability = { $name } · { $sides } · { $ability }
face-first-player = first player
face-plan = Plan so far: { $cards } · { $totals }
face-total = total { $total } of { $armor }
face-total-boosted = total { $total } of { $armor }, { $gain } of it from Boosters
face-turning = { $name } (turning { $other })
face-second-group = then the second group
face-gaps = { $row }: { $count ->
    [one] place { $places } is empty
   *[other] places { $places } are empty
}
face-hopeless-wizard = After trashing any one defense this Wizard cannot be beaten
face-wizards-price = The Wizard can still be beaten after trashing: { $cards }
face-then-turns = the card turns to { $side }
face-then-trashed = the card is trashed

## Log

log-roll-first-player = First player: { $player }
log-draw-hero-deck-hand = Dealt to { $who }: { $cards }
log-draw-hero-deck-hand-you = Dealt to you: { $cards }
log-move-hand-kept = { $who } keeps { $cards }
log-move-hand-kept-you = You keep { $cards }
log-pass-on-hand = All hands go to the left
log-draw-hand-hero-discard = { $who } discards the last hero: { $cards }
log-draw-hand-hero-discard-you = You discard the last hero: { $cards }
log-draw-kept-hand = { $who } takes up the kept heroes
log-draw-kept-hand-you = You take up your kept heroes
log-draw-defense-deck-market = Defenses on offer: { $cards }
    .card = { $name } ({ $side })
log-move-hand-chosen = { $who } lays down { $cards } to boast with
log-move-hand-chosen-you = You lay down { $cards } to boast with
log-reveal-chosen = { $who } boasts with { $cards }
    .card = { $name } (Challenge Value { $challenge })
log-reveal-chosen-you = You boast with { $cards }
log-move-market-defenses = { $who } takes { $cards }
log-move-market-defenses-you = You take { $cards }
log-move-chosen-pile = Onto the pile of { $who }: { $cards }
log-move-chosen-pile-you = Onto your pile: { $cards }
log-draw-pile-faced = { $who } faces { $cards }
    .card = { $name } ({ $class }, Armor { $armor })
log-draw-pile-faced-you = You face { $cards }
log-tuck-faced-pile = To the bottom of the pile of { $who }: { $cards }
log-tuck-faced-pile-you = To the bottom of your pile: { $cards }
log-move-faced-hero-discard = { $who } discards { $cards } unbeaten
log-move-faced-hero-discard-you = You discard { $cards } unbeaten
log-move-faced-defeated = { $who } beats { $cards }
log-move-faced-defeated-you = You beat { $cards }
log-move-faced-evictor = { $who } is evicted by { $cards }
log-move-faced-evictor-you = You are evicted by { $cards }
log-move-defenses-defense-discard = { $who } trashes { $cards }
log-move-defenses-defense-discard-you = You trash { $cards }
log-draw-hero-deck-hero-row = Heroes dealt in a row: { $cards }
    .card = { $name } (Challenge Value { $challenge })
log-draw-defense-deck-defense-row = Defenses dealt in a row: { $cards }
    .card = { $name } ({ $side })
log-move-hero-row-pile = { $who } takes { $cards } onto the pile
log-move-hero-row-pile-you = You take { $cards } onto your pile
log-move-defense-row-defenses = { $who } takes { $cards }
log-move-defense-row-defenses-you = You take { $cards }
log-draw-hero-row-hero-discard = Heroes discarded from the row: { $cards }
log-draw-defense-row-defense-discard = Defenses discarded from the row: { $cards }
log-announce-turned = { $who } turns { $cards } to side { $side }
log-announce-turned-you = You turn { $cards } to side { $side }
log-announce-fights = { $who } fights { $cards }
log-announce-fights-you = You fight { $cards }
log-announce-strikes = { $seat } strikes for { $value } with { $cards }
log-announce-strikes-you = You strike for { $value } with { $cards }
log-answer-face-hero = { $who } is going to fight the Wizard
log-answer-face-hero-you = You are going to fight the Wizard
log-answer-strike = { $who } plans the strikes
log-answer-strike-you = You plan your strikes
log-answer-rotate = { $who } chooses a defense to turn
log-answer-rotate-you = You choose a defense to turn

## Chapters, each by the rule it begins with

chapter-DD-1 = Cards
chapter-DD-7 = Set-up
chapter-DD-10 = Hero Phase
chapter-DD-15 = Defense Phase
chapter-DD-23 = Combat Phase
chapter-DD-35 = Victory (normal)
chapter-DD-38 = Hero abilities
chapter-DD-44 = Defense abilities
chapter-DD-50 = Hardcore mode
chapter-DD-57 = Solo
chapter-DD-64 = Derived checks
chapter-DD-B1 = Rulings

## Rules; the same words as docs/games/dark_dealings/rules.md

rule-DD-1 = A hero card shows an Armor value, one, two or three vulnerabilities, a Challenge Value and, for most classes, a combat ability.
rule-DD-2 = A defense card carries strikes along its edges. Each strike has one or two types and a number; the side that points up is the current side.
rule-DD-3 = A defense that has struck turns one step clockwise, so that its next side becomes current.
rule-DD-4 = The last side of a defense carries a trash can: once that side has been used, the card goes to the defense discard pile.
rule-DD-5 = Every defense has a Rank, a measure of its strength. It matters in solo play only.
rule-DD-6 = A defense is of the type, or of both types, shown on its current side, and of no other.
rule-DD-7 = Shuffle the hero deck and the defense deck, each by itself, and lay both face down.
rule-DD-8 = Deal nine heroes to each player.
rule-DD-9 = Chance picks the first player, who stays first player for the whole game.
rule-DD-10 = All players choose at the same time: each takes two heroes from the hand and lays them face down on a pile of their own.
rule-DD-11 = When all have chosen, each player hands the rest of the cards to the neighbour on the left.
rule-DD-12 = Choosing and passing go on until a hand counts three cards. Two of those are kept; the last one is laid face up next to the hero deck, where the discarded heroes lie.
rule-DD-13 = Everyone leaves the Hero Phase with eight heroes.
rule-DD-14 = During the Hero Phase a player may leaf through their own pile as often as they wish.
rule-DD-15 = Each player takes their eight heroes back into the hand.
rule-DD-16 = The first player turns up defenses from the deck, two for every player in the game.
rule-DD-17 = Each player secretly lays two heroes from the hand face down; then all are turned up together.
rule-DD-18 = The hero of the highest Challenge Value goes first: its owner takes any one of the revealed defenses and lays it face up before them.
rule-DD-19 = The other heroes follow from the highest Challenge Value to the lowest, one defense for each hero, until no revealed defense is left.
rule-DD-20 = A hero that has earned its defense goes face down onto its owner's pile, in the order in which the heroes were used.
rule-DD-21 = Then the next set of defenses is revealed. After four such rounds all heroes have been used and every player owns eight defenses.
rule-DD-22 = If heroes with the same Challenge Value meet, which only an add-on set can cause, their owners compare the other hero they played this round: the higher one picks first.
rule-DD-23 = In every combat round each player in turn, beginning with the first player, turns up the top hero of their pile and faces it.
rule-DD-24 = A faced hero is either fought or discarded. The ability of a discarded hero has no effect.
rule-DD-25 = A player may look at their own pile whenever they like, but never change its order.
rule-DD-26 = Only a defense whose current type is among the hero's vulnerabilities may strike.
rule-DD-27 = Any number of defenses may strike, at least one; their strikes are added up, and the hero falls when the sum is not lower than its Armor.
rule-DD-28 = A defeated hero goes to the defeated pile of the player who beat it.
rule-DD-29 = Each defense that struck turns one step clockwise. If that would bring up a side without a strike or Detour, the card is trashed to the defense discard pile instead.
rule-DD-30 = Against one hero a defense strikes once at most, unless that hero is a Knight.
rule-DD-31 = More defenses than needed may strike as long as their type matches, for instance merely to turn a card to a better side.
rule-DD-32 = A hero that the player cannot or does not want to beat goes to the common discard pile, and its ability has no effect.
rule-DD-33 = The round is over when every player has faced one hero; the next round begins with the first player again.
rule-DD-34 = The Combat Phase ends when no pile holds a hero: all have been beaten or discarded.
rule-DD-35 = The player who has defeated the most heroes wins.
rule-DD-36 = If players are tied, the one with the most defenses still in play wins.
rule-DD-37 = If that is a tie too, the highest Challenge Value found in the defeated piles of those players decides.
rule-DD-38 = Thief: the strikes must add up to the Armor exactly; one point too many and the Thief slips away.
rule-DD-39 = Halflings: they must be beaten two times, and still no defense strikes more than once.
rule-DD-40 = Wizard: when it has been turned up, and before any strike, the player trashes one of their own defenses.
rule-DD-41 = Berserker: once it is beaten, all defenses that struck it are trashed, no matter how many sides they had left.
rule-DD-42 = Knight: one and the same defense may strike it several times, with some or all of its sides.
rule-DD-43 = Ranger: no ability, just plenty of Armor.
rule-DD-44 = Heavy Hitter: before it strikes, another defense of the same player must be turned one step.
rule-DD-45 = The card turned for a Heavy Hitter has not struck by turning, so it may still strike in this fight.
rule-DD-46 = A Berserker does not trash a card that was only turned for a Heavy Hitter.
rule-DD-47 = Detour: the hero just turned up goes to the bottom of its owner's pile, and the next hero is turned up.
rule-DD-48 = A Detour comes before the hero's ability: a Wizard sent away costs nothing.
rule-DD-49 = Booster: its strike grows by 1 for each other defense of the same player that shares a current type with it; cards of two types count as well.
rule-DD-50 = Once heroes have been used to earn defenses, their owner may not look at the pile again in this game.
rule-DD-51 = The hero used last in the Defense Phase is the first to be faced, and so on backwards.
rule-DD-52 = A player who does not beat the hero they face is evicted, and skipped in all later rounds.
rule-DD-53 = The hero that evicts a player is not discarded: it stays with that player for the tie-break.
rule-DD-54 = The last overlord who has not been evicted wins.
rule-DD-55 = If several outlast all their heroes, or all who were left are evicted in one and the same round, the one of them with the most defenses still in play wins.
rule-DD-56 = If they are tied there too, the one whose last hero has the highest Challenge Value wins.
rule-DD-57 = Deal five heroes in a row and five defenses in a row below it. Rows of three or four make a shorter game, rows of six or seven give more choice.
rule-DD-58 = Sort the heroes by Challenge Value and the defenses by Rank, the highest on the left; equal cards stay in the order in which they were dealt.
rule-DD-59 = Take one hero, and with it one defense: the one below the hero, or any further to the right.
rule-DD-60 = The hero goes face down onto the pile; the defense is laid face up before the player.
rule-DD-61 = Take a second hero and a second defense in the same manner, then discard what is left of both rows.
rule-DD-62 = Do this four times altogether, for eight heroes and eight defenses.
rule-DD-63 = Then play the Combat Phase as usual and see how many heroes you can beat. Hardcore mode may be added.
rule-DD-64 = With two to six players the hands of the Hero Phase count 9, 7, 5 and 3 cards in turn, and no card is lost or doubled.
rule-DD-65 = After the Hero Phase the piles hold eight heroes per player and the discard pile holds one per player.
rule-DD-66 = The Defense Phase uses eight defenses per player; those not drawn stay in the deck.
rule-DD-67 = A pile gives back last what it received first: the lower hero of the fourth round of the Defense Phase is faced first.
rule-DD-68 = A player with no defense left can only discard heroes.
rule-DD-69 = A Thief with Armor 3 is not beaten by strikes of 2 and 2, but is by strikes of 2 and 1.
rule-DD-70 = Halflings with Armor 1 take two defenses, even if one of them strikes for 5.
rule-DD-71 = A Knight with Armor 5 falls to a single defense whose sides match and strike for 2 and then 3.
rule-DD-72 = A Booster on a Trap side, beside two Trap cards and one card that is both Trap and Spell, strikes for its printed value plus 3.
rule-DD-73 = Whoever fights a Wizard with a single defense in play loses that defense as the price, so this Wizard cannot be beaten.
rule-DD-74 = A Heavy Hitter that is its owner's only defense cannot strike.
rule-DD-75 = A card on its last side that is turned for a Heavy Hitter is trashed.
rule-DD-B1 = Is the Wizard's price due when the Wizard is discarded at once? No. The player first chooses to fight or to discard, and pays only for a fight. Why: discarding a hero cancels its ability.
rule-DD-B2 = Can a fight fail after strikes have been made? No. A fight is one complete plan that beats the hero; where no such plan exists, the hero must be discarded and no card turns. Only the Wizard is different: its price is paid first, and if no plan is left after that, the Wizard is discarded and the price stays paid. Why: strikes that do not reach the Armor are no legal strikes, and nobody should lose cards to a slip of arithmetic.
rule-DD-B3 = Do strikes happen at the same time? Yes, against every hero but the Knight: first come the turns for Heavy Hitters, then all values are read, then the cards that struck turn. A hero that would fall only to strikes made one after the other, with turns in between, does not fall. Why: this is the order in which the rules tell it, and Boosters need no puzzle of sequence.
rule-DD-B4 = In what order do defenses strike a Knight? In the order the player names, one after the other: each strike reads the side that is current and then turns the card. Why: the sides of one card can only come up one after another.
rule-DD-B5 = How are Halflings beaten twice? With two separate groups of defenses, each of which reaches the Armor by itself; both groups are declared together. Why: each defense strikes only once.
rule-DD-B6 = Does using a Detour cost anything? Yes, the Detour side: the card turns, and is trashed if that was its last side. Why: everything a defense does sits on its sides, and a free Detour could go on forever.
rule-DD-B7 = May a Detour be used when the pile holds no other hero? No. Why: a Detour turns up a new hero, and an empty pile has none; the hero sent away would not be new.
rule-DD-B8 = Must a Detour match a vulnerability of the hero? No. Why: a Detour is not a strike.
rule-DD-B9 = Which card may a Heavy Hitter turn? Any other defense of the same player, be it one that will strike, a Detour or a Booster. Why: the rule asks for a different defense and for nothing more.
rule-DD-B10 = What if two Heavy Hitters strike in one plan? Each needs a turn of its own, of a card other than itself; they may turn each other before values are read. Why: this is what the rule says when read to the letter.
rule-DD-B11 = In which order do the two heroes of one round go onto the pile? The one that picked first, with the higher value, goes down first; the other is laid on top of it. Why: heroes join the pile in the order of use.
rule-DD-B12 = May a Hardcore player give up a fight of their own free will? They may, and are evicted: it does not matter why the hero was not beaten. Why: what counts is that the hero still stands.
rule-DD-B13 = When is it checked whether a Hardcore game is over? At the end of each combat round. Why: so all players have faced the same number of heroes.
rule-DD-B14 = What if a tie outlasts all tie-breaks, or nobody has beaten a hero? The tied players share the victory. Why: the rules offer nothing further to tell them apart.
rule-DD-B15 = Can Challenge Values be equal without an add-on set? No, the base deck has each value from 1 to 54 once; DD-22 is kept for other boxes. Why: equal values are only known from add-on sets.
rule-DD-B16 = How many cards are discarded from solo rows that are not five cards long? All that are left, which is the length of the row less two. Why: three is simply what is left of five.
rule-DD-B17 = How do several Heavy Hitters in one plan share their turns? A plan with a number of striking Heavy Hitters needs that same number of turns. Two of them may turn the same card, as long as it is still in play at each turn; none may turn itself. All turns happen before any value or type is read: a card turned to a matching side may strike, and a card that leaves play by turning can neither strike nor help a Booster. Why: each strike has its own condition, and the turns come before the strikes.
rule-DD-B18 = When does a Heavy Hitter turn another card against a Knight? Before each of its strikes, every time it strikes; each strike reads the values of that moment. Why: against a Knight strikes come one after another.
rule-DD-B19 = When are the two groups against Halflings read? At the same moment, after all turns for Heavy Hitters; extra strikes may join either group. Why: the two groups are one plan.
rule-DD-B20 = May a Wizard be fought without hope of beating it? Yes, whenever at least one defense is in play; the trashed defense is the price (see DD-B2). Why: the price is paid before anybody needs to know a plan.
rule-DD-B21 = When, and how often, may a Detour be used? Right after a hero has been turned up, before the choice to fight or to discard, by any own defense whose current side is a Detour; again and again while the conditions hold. Why: a Detour comes before everything the hero does, and its cost limits it.
rule-DD-B22 = When exactly does a Hardcore game end? As soon as a combat round ends with one overlord standing or none; a lone survivor wins at once and need not face the rest. Why: the last one standing has nobody left to outlast.
rule-DD-B23 = Which is the last hero of the Hardcore tie-break? The hero that evicted the player or, for one who survived everything, the last hero faced. Why: both are the hero that player met last.
rule-DD-B24 = How does a solo game end in Hardcore mode? With the first hero that is not beaten; the score is the number of heroes beaten until then. Why: an evicted overlord faces nobody, and there is no rival to compare with.
rule-DD-B25 = What if a deck cannot supply the cards of a phase, as with a small box of one's own? The box is refused when it is read: it needs at least 9 heroes and 8 defenses for every player, and for solo play four full rows of each. Why: a game that is sure to run dry should not begin.
rule-DD-B26 = What if Challenge Values are equal and the other heroes of their owners are equal too, or one player plays two equal heroes? The order of seats from the first player decides. Why: the rules say nothing more, and the order of seats is known to all.
rule-DD-B27 = Do the rows of a solo player close up when a pair has been taken? No. Every card keeps its place, and a second hero may take only what lies below its own place or further right. A hero for which nothing is left there cannot be taken; another one always can. Why: the rule speaks of the hero's position in the row.
rule-DD-B28 = Which cards does a Booster count? Every other own defense in play when values are read, whether it strikes or not. Why: the bonus asks for a type, not for a strike.

# What only the board says

board-armor = Armor
board-challenge = Challenge Value
board-vulnerable = vulnerable to { $types }
board-evicted = evicted
board-no-defenses = No defenses
board-no-plan = Nothing planned yet
board-pick-order = The highest Challenge Value picks first
board-picks-now = picks now
board-picks-next = next
