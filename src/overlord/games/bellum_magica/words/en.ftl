## The game

game-title = Bellum Magica
game-blurb = Roll for the horde of the day, plunder the human kingdom, rob your neighbours, and be the richest overlord when somebody hoards ten chests.

## Kinds of cards

kind-castle = Castle
kind-goblin = Goblin
kind-evil = Evil
kind-most-evil = Most Evil
kind-tavern = Tavern
kind-farm = Farm
kind-village = Village
kind-town = Town
kind-wood = Wooden Chest
kind-metal = Metal Chest
kind-gold = Gold Chest

## What rows and spoils show; the letters stand for it in a line of text

icon-food = F
    .text = food
icon-glyph = G
    .text = glyph
icon-map = M
    .text = map
icon-sword = S
    .text = sword
icon-magic = *
    .text = magic sword
icon-thief = T
    .text = thief

## Bonuses of creatures

bonus-shield-1 = Shield +1
    .text = Your castle gains 1 shield for good.
bonus-shield-2 = Shield +2
    .text = Your castle gains 2 shields for good.
bonus-confusion = Confusion
    .text = A spell: as Captain you may roll again once a day.

## Prompts

prompt-name-castle = Choose the castle you would like; if two want the same one, chance deals all of them
prompt-place-goblin = Choose a side for { $goblin }: on the left it gathers and scouts, on the right it fights; the other side is covered for good
prompt-roll-again = The die shows { $die }, so row { $die } is the horde of the day: let it lie, or have it rolled again
prompt-attack = Row { $die } fights with { $strength }: choose what to attack, or stay at home
prompt-steal = Robbing { $victim }: { $left ->
    [one] one thief can still carry a chest
   *[other] { $left } thieves can still carry a chest each
}
prompt-recruit = { $stock } to spend: choose a creature to recruit, or no more today
prompt-pay = { $card } joins you: choose how to pay
prompt-place-creature = Choose a side for { $creature }: on the left it gathers and scouts, on the right it fights; the other side is covered for good

## Actions

action-pass = Pass
action-left = On the left: gather and scout
action-right = On the right: fight
action-buy-a-round = Stand a round: spend a Barrel, the die is rolled again
action-cast-confusion = Cast Confusion: the die is rolled again
action-pay-food = Pay 1 glyph and 4 food
action-pay-glyphs = Pay 3 glyphs
action-steal-wood = Steal a Wooden Chest
action-steal-metal = Steal a Metal Chest
action-steal-gold = Steal a Gold Chest
action-enough = Enough: leave the other chests

## Answers, question by question

answer-place-goblin-left = On the left it gathers, by row: { $rows }
answer-place-goblin-right = On the right it fights, by row: { $rows }
answer-place-creature-left = On the left it gathers, by row: { $rows }
answer-place-creature-right = On the right it fights, by row: { $rows }
answer-roll-again-pass = Let the die lie: your row { $die } gives { $yield }
answer-roll-again-buy-a-round = Stand a round: 1 Barrel of { $barrels }, and the die is rolled again
answer-roll-again-cast-confusion = Cast Confusion: the die is rolled again, and the spell rests until you are Captain again
answer-attack-pass = Stay at home
answer-attack = Plunder { $card }: { $spoils }
answer-raid = Rob { $card } of { $victim }: { $thieves ->
    [one] 1 chest
   *[other] up to { $thieves } chests
}, and its defence grows by 1
answer-steal-steal-wood = Steal a Wooden Chest: chance picks one of { $count }
answer-steal-steal-metal = Steal a Metal Chest: chance picks one of { $count }
answer-steal-steal-gold = Steal a Gold Chest: chance picks one of { $count }
answer-steal-enough = Enough: leave the other chests where they are
answer-recruit-pass = Recruit no more today
answer-recruit = Recruit for { $price }: { $card }
answer-pay-pay-food = Pay 1 glyph and 4 food; { $left } are left
answer-pay-pay-glyphs = Pay 3 glyphs; { $left } are left
face-price-evil = 2 food
face-price-feast = 1 glyph and 4 food
face-price-glyphs = 3 glyphs
face-price-either = 1 glyph and 4 food, or 3 glyphs
face-icons = { $icon ->
    [food] { $count } food
    [glyph] { $count ->
        [one] 1 glyph
       *[other] { $count } glyphs
    }
    [map] { $count ->
        [one] 1 map
       *[other] { $count } maps
    }
    [sword] { $count ->
        [one] 1 sword
       *[other] { $count } swords
    }
    [magic] { $count ->
        [one] 1 magic sword
       *[other] { $count } magic swords
    }
   *[thief] { $count ->
        [one] 1 thief
       *[other] { $count } thieves
    }
}

## Zones

zone-castles = Free castles
zone-goblin-deck = Goblins
zone-evil-deck = Evil deck
zone-most-evil-deck = Most Evil deck
zone-evil = Evil Creatures, for 2 food
zone-most-evil = Most Evil Creatures, for 1 glyph and 4 food or 3 glyphs
zone-farms = Farms
zone-villages = Villages
zone-towns = Towns
zone-kingdom = Kingdom pile
zone-places = Places
zone-tavern = Tavern
zone-ruins = Plundered
zone-wood-pile = Wooden Chests
zone-metal-pile = Metal Chests
zone-gold-pile = Gold Chests
zone-castle = Castle
zone-arriving = To be placed
zone-left = On the left
zone-right = On the right
zone-wood = Wooden Chests
zone-metal = Metal Chests
zone-gold = Gold Chests

## Refusals

refusal-no-barrel = You have no Barrel
refusal-not-captain = Only the Captain casts spells
refusal-no-spell = You have no Confusion spell ready
refusal-no-thief = You have no thief in the active row
refusal-no-chests = There is no chest to steal
refusal-too-little-magic = It takes { $need ->
    [one] 1 magic sword
   *[other] { $need } magic swords
}; you have { $have }
refusal-too-few-swords = It takes { $need ->
    [one] 1 sword
   *[other] { $need } swords
}; you have { $have }
refusal-no-such-chest = There is no such chest to steal
refusal-evil-too-dear = It costs { $need } food; you have { $have }
refusal-most-evil-too-dear = It costs 1 glyph and 4 food, or 3 glyphs; you have { $glyphs ->
    [one] 1 glyph
   *[other] { $glyphs } glyphs
} and { $food } food

## Scores

score-treasure = Treasure
score-chests = Chests

## How a card reads in a line of text

face-creature = { $name } · left { $left } · right { $right }
face-castle = { $name } · shield { $shield } · left { $left } · right { $right }
face-place = { $name } · shield { $shield } · { $spoils }
face-magic = { $shield } + { $magic } magic
face-chest = { $name } ({ $value })
face-rival = { $name } · defence { $shield } · { $chests ->
    [one] 1 chest
   *[other] { $chests } chests
}
face-nothing = nothing
face-spoil-food = { $count } food
face-spoil-glyph = { $count ->
    [one] 1 glyph
   *[other] { $count } glyphs
}
face-spoil-barrel = { $count ->
    [one] 1 Barrel
   *[other] { $count } Barrels
}
face-spoil-wood = { $count ->
    [one] 1 Wooden Chest
   *[other] { $count } Wooden Chests
}
face-spoil-metal = { $count ->
    [one] 1 Metal Chest
   *[other] { $count } Metal Chests
}
face-spoil-gold = { $count ->
    [one] 1 Gold Chest
   *[other] { $count } Gold Chests
}
face-day = Day { $day }
face-horde = Day { $day } · the die shows { $row }
face-letters = Rows 1–6: { $letters }
face-rows = Rows: { $rows }
face-captain = Captain
face-defence = defence { $shield }
face-spells = { $count ->
    [one] 1 spell ready
   *[other] { $count } spells ready
}
face-treasure = treasure { $value }

## Log

log-roll-first-captain = First Captain: { $player }
log-announce-names-castle = { $who } would like { $cards }
log-announce-names-castle-you = You would like { $cards }
log-shuffle-castles = The same castle was named twice: chance deals
log-move-castles-castle = { $who } moves into { $cards }
log-move-castles-castle-you = You move into { $cards }
log-draw-castles-aside = Nobody moves into { $cards }
log-shuffle-goblin-deck = The Goblins are shuffled
log-draw-goblin-deck-arriving = { $who } gets the Goblins { $cards }
log-draw-goblin-deck-arriving-you = You get the Goblins { $cards }
log-draw-goblin-deck-aside = Goblins left in the box: { $count }
log-move-arriving-left = { $who } puts { $cards } on the left
log-move-arriving-left-you = You put { $cards } on the left
log-move-arriving-right = { $who } puts { $cards } on the right
log-move-arriving-right-you = You put { $cards } on the right
log-shuffle-towns = The Towns are shuffled
log-shuffle-villages = The Villages are shuffled
log-shuffle-farms = The Farms are shuffled
log-draw-towns-kingdom = Towns in the kingdom pile: { $count }
log-draw-villages-kingdom = Villages above them: { $count }
log-draw-farms-kingdom = Farms on top: { $count }
log-draw-towns-aside = Towns left in the box: { $count }
log-draw-villages-aside = Villages left in the box: { $count }
log-draw-farms-aside = Farms left in the box: { $count }
log-draw-kingdom-places = New on the map: { $cards }
log-shuffle-evil-deck = The Evil Creatures are shuffled
log-shuffle-most-evil-deck = The Most Evil Creatures are shuffled
log-draw-evil-deck-evil = For hire, evil: { $cards }
log-draw-most-evil-deck-most-evil = For hire, most evil: { $cards }
log-shuffle-wood-pile = The Wooden Chests are shuffled
log-shuffle-metal-pile = The Metal Chests are shuffled
log-shuffle-gold-pile = The Gold Chests are shuffled
log-announce-day-begins = Day { $day }. Captain: { $captain }
log-roll-horde = The die shows { $number }
log-announce-buys-a-round = { $who } stands a round: the die is rolled again
log-announce-buys-a-round-you = You stand a round: the die is rolled again
log-announce-casts-confusion = { $who } casts Confusion: the die is rolled again
log-announce-casts-confusion-you = You cast Confusion: the die is rolled again
log-announce-gathers = { $seat ->
    [You] You gather
   *[other] { $seat } gathers
} { $food ->
    [0] { $glyphs ->
        [one] 1 glyph
       *[other] { $glyphs } glyphs
    }
   *[other] { $glyphs ->
        [0] { $food } food
        [one] { $food } food and 1 glyph
       *[other] { $food } food and { $glyphs } glyphs
    }
}
log-announce-scouts = { $seat ->
    [You] Your scouts bring
   *[other] The scouts of { $seat } bring
} the most treasure maps: { $maps }
log-draw-wood-pile-wood = { $who } takes { $count ->
    [one] a Wooden Chest
   *[other] { $count } Wooden Chests
}
log-draw-wood-pile-wood-you = You take { $count ->
    [one] a Wooden Chest
   *[other] { $count } Wooden Chests
}: { $cards }
log-draw-metal-pile-metal = { $who } takes { $count ->
    [one] a Metal Chest
   *[other] { $count } Metal Chests
}
log-draw-metal-pile-metal-you = You take { $count ->
    [one] a Metal Chest
   *[other] { $count } Metal Chests
}: { $cards }
log-draw-gold-pile-gold = { $who } takes { $count ->
    [one] a Gold Chest
   *[other] { $count } Gold Chests
}
log-draw-gold-pile-gold-you = You take { $count ->
    [one] a Gold Chest
   *[other] { $count } Gold Chests
}: { $cards }
log-announce-plunders = { $who } plunders { $cards }
log-announce-plunders-you = You plunder { $cards }
log-move-places-ruins = { $who } plunders { $cards }
log-move-places-ruins-you = You plunder { $cards }
log-announce-loots = { $who ->
    [You] You carry home
   *[other] { $who } carries home
} { $food ->
    [0] { $glyphs ->
        [one] 1 glyph
       *[other] { $glyphs } glyphs
    }
   *[other] { $glyphs ->
        [0] { $food } food
        [one] { $food } food and 1 glyph
       *[other] { $food } food and { $glyphs } glyphs
    }
}
log-announce-stores-barrels = { $who ->
    [You] You have
   *[other] { $who } has
} { $barrels ->
    [one] 1 Barrel
   *[other] { $barrels } Barrels
} in the cellar
log-announce-refuses-barrels = { $who ->
    [You] Your cellar is full, you refuse
   *[other] { $who } has a full cellar and refuses
} { $barrels ->
    [one] 1 Barrel
   *[other] { $barrels } Barrels
}
log-announce-raids = { $who ->
    [You] You raid
   *[other] { $who } raids
} { $cards }, { $victim ->
    [You] your castle
   *[other] the castle of { $victim }
}
log-announce-gains-shield = { $seat ->
    [You] Your castle
   *[other] The castle of { $seat }
} is stronger now: { $shields ->
    [one] 1 Shield token
   *[other] { $shields } Shield tokens
}
log-move-wood-wood = { $who } steals { $count ->
    [one] a Wooden Chest
   *[other] { $count } Wooden Chests
}
log-move-wood-wood-yours = { $who } steals { $count ->
    [one] a Wooden Chest
   *[other] { $count } Wooden Chests
} from you: { $cards }
log-move-wood-wood-you = You steal { $count ->
    [one] a Wooden Chest
   *[other] { $count } Wooden Chests
}: { $cards }
log-move-metal-metal = { $who } steals { $count ->
    [one] a Metal Chest
   *[other] { $count } Metal Chests
}
log-move-metal-metal-yours = { $who } steals { $count ->
    [one] a Metal Chest
   *[other] { $count } Metal Chests
} from you: { $cards }
log-move-metal-metal-you = You steal { $count ->
    [one] a Metal Chest
   *[other] { $count } Metal Chests
}: { $cards }
log-move-gold-gold = { $who } steals { $count ->
    [one] a Gold Chest
   *[other] { $count } Gold Chests
}
log-move-gold-gold-yours = { $who } steals { $count ->
    [one] a Gold Chest
   *[other] { $count } Gold Chests
} from you: { $cards }
log-move-gold-gold-you = You steal { $count ->
    [one] a Gold Chest
   *[other] { $count } Gold Chests
}: { $cards }
log-announce-ten-chests = { $seat ->
    [You] You hold
   *[other] { $seat } holds
} { $chests } chests: the game ends
log-announce-bargains = { $who } bargains with { $cards }
log-announce-bargains-you = You bargain with { $cards }
log-announce-pays = { $who ->
    [You] You pay
   *[other] { $who } pays
} { $food ->
    [0] { $glyphs } glyphs
   *[other] { $glyphs ->
        [0] { $food } food
       *[other] { $glyphs } glyph and { $food } food
    }
}
log-move-evil-arriving = { $who } recruits { $cards }
log-move-evil-arriving-you = You recruit { $cards }
log-move-most-evil-arriving = { $who } recruits { $cards }
log-move-most-evil-arriving-you = You recruit { $cards }
log-announce-gains-spell = { $who ->
    [You] You learn
   *[other] { $who } learns
} Confusion: { $spells ->
    [one] 1 spell
   *[other] { $spells } spells
}
log-reveal-wood = Wooden Chests of { $who }: { $cards }
log-reveal-wood-you = Your Wooden Chests: { $cards }
log-reveal-metal = Metal Chests of { $who }: { $cards }
log-reveal-metal-you = Your Metal Chests: { $cards }
log-reveal-gold = Gold Chests of { $who }: { $cards }
log-reveal-gold-you = Your Gold Chests: { $cards }
log-answer-roll-again = { $who } lets the die lie
log-answer-roll-again-you = You let the die lie
log-answer-attack = { $who } stays at home
log-answer-attack-you = You stay at home
log-answer-steal = The thieves of { $who } have enough
log-answer-steal-you = Your thieves have enough
log-answer-recruit = { $who } recruits no more today
log-answer-recruit-you = You recruit no more today

## Chapters, each by the rule it begins with

chapter-BM-1 = Set-up
chapter-BM-13 = Choosing the horde
chapter-BM-22 = Gathering
chapter-BM-25 = Scouts
chapter-BM-30 = Attacking
chapter-BM-48 = Recruiting
chapter-BM-57 = End of the day
chapter-BM-60 = End of the game
chapter-BM-63 = Derived checks
chapter-BM-M1 = Rulings

## Rules; the same words as docs/games/bellum_magica/rules.md

rule-BM-1 = Everyone takes the Castle board they like best; where two want the same one, chance hands the castles out.
rule-BM-2 = Shuffle the Goblins and deal two to each player. The Goblins that are left over stay out of the game.
rule-BM-3 = Each Goblin is put to work on one side of the castle: on the left it gathers and scouts, on the right it fights.
rule-BM-4 = The two Goblins may work on the same side.
rule-BM-5 = A card slides under the board so that only the rows of its side look out. What is hidden does not count.
rule-BM-6 = The human kingdom is drawn at random, type by type. With two players it has 3 Farms, 3 Villages and 10 Towns; with three 4, 4 and 10; with four 6, 6 and 10; with five every Place is used. What is not drawn stays out of the game.
rule-BM-7 = Each type is shuffled and stacked face down: the Towns at the bottom, the Villages on them, the Farms on top.
rule-BM-8 = The Tavern lies face up in the middle of the table. On its left is the kingdom pile; on its right as many Places are turned up as there are players.
rule-BM-9 = The Evil Creatures and the Most Evil Creatures are two decks, each shuffled by itself. Two cards of each are turned up.
rule-BM-10 = The chests are shuffled kind by kind, wooden, metal and gold, with their values face down.
rule-BM-11 = Bonus tokens and resources lie in common reserves.
rule-BM-12 = The first Captain is given the die.
rule-BM-13 = The Captain rolls the die.
rule-BM-14 = The number rolled is the active row of every castle for the whole day. A row runs from the cards on the left through the castle to the cards on the right.
rule-BM-15 = Confusion spells are for the Captain alone.
rule-BM-16 = A spell is cast by turning its token over; the die is rolled again.
rule-BM-17 = A spell that has been cast rests for the rest of the day. It is ready again the next time its owner is Captain.
rule-BM-18 = A player may own several spells and cast all of them in one day.
rule-BM-19 = Any player may stand a round: one Barrel goes back to the reserve, and the Captain rolls again.
rule-BM-20 = There is no limit to the rounds that are stood in one day.
rule-BM-21 = The horde is chosen once nobody wants another roll.
rule-BM-22 = Each player takes the food and the glyphs that the left side of their active row shows, castle and cards together.
rule-BM-23 = Resources lie openly before the castle.
rule-BM-24 = Everybody may see the resources of a player and count the chests; the values of the chests are secret.
rule-BM-25 = Each player counts the treasure maps on the left side of their active row.
rule-BM-26 = Whoever has the most maps, alone, takes one Metal Chest at once.
rule-BM-27 = If several have the most, each of them takes one Wooden Chest instead.
rule-BM-28 = If nobody has a map, no chest is handed out.
rule-BM-29 = Players may look at their own chests at any time and keep them face down.
rule-BM-30 = From the Captain clockwise, each player may attack once: a Place, the Tavern or the castle of another player.
rule-BM-31 = Nobody has to attack.
rule-BM-32 = To take a Place, the right side of the active row needs at least as many swords as the Place has shields.
rule-BM-33 = The attacker receives the spoils printed on the Place, and the Place is discarded.
rule-BM-34 = The Tavern is never discarded: every player may plunder it, every day.
rule-BM-35 = A chest is drawn blind from the pile of its kind; its new owner looks at it afterwards.
rule-BM-36 = Two Barrels are the most a player may hold; any more must be refused.
rule-BM-37 = A magic shield yields to magic swords only, one for each.
rule-BM-38 = A magic sword also serves as a normal one.
rule-BM-39 = Where both kinds of shield are shown, there must be at least as many magic swords as magic shields, and at least as many swords of both kinds together as shields of both kinds together.
rule-BM-40 = An attack on a castle needs swords in the same way.
rule-BM-41 = The defence of a castle is its printed shield and all its Shield tokens together.
rule-BM-42 = A castle can only be attacked with at least one thief on the right side of the active row.
rule-BM-43 = Each thief can steal one chest, of whatever kind.
rule-BM-44 = With several thieves, several chests can be stolen in the same attack.
rule-BM-45 = A stolen chest is not looked at until it lies before its new owner.
rule-BM-46 = A player who has been robbed receives one Shield token of 1, no matter how many chests were stolen.
rule-BM-47 = If anybody holds ten chests or more when the attacks are over, the game ends at once.
rule-BM-48 = Each player may recruit as many creatures as they can pay for.
rule-BM-49 = An Evil Creature costs 2 food.
rule-BM-50 = A Most Evil Creature costs either 1 glyph and 4 food, or 3 glyphs.
rule-BM-51 = The price goes back to the reserve; the player takes one of the face-up creatures of that kind.
rule-BM-52 = The next creature of that deck is turned up at once.
rule-BM-53 = The creature goes to the left or to the right of the castle, after the cards that are already there, with its other side hidden.
rule-BM-54 = A creature with a bonus symbol brings that Bonus token with it at once.
rule-BM-55 = Shield tokens strengthen the castle; Confusion spells let the Captain roll again.
rule-BM-56 = Bonus tokens are there to stay: they cannot be lost.
rule-BM-57 = Discarded Places are replaced from the kingdom pile until there are as many as players.
rule-BM-58 = The Tavern stays where it is.
rule-BM-59 = The die goes to the neighbour on the left, who is the next Captain.
rule-BM-60 = Everyone turns up their chests and adds up the values; the richest player wins.
rule-BM-61 = If players are tied, the one of them with the most chests wins.
rule-BM-62 = If that is a tie too, they share the victory.
rule-BM-63 = Before the first Places are turned up, the kingdom pile counts 16 cards with two players, 18 with three, 22 with four and with five as many as the box has: 24 in ours.
rule-BM-64 = A tenth chest brought by scouts does not end the game before the attacks of that day are over.
rule-BM-65 = Whoever had ten chests and is robbed of one before the attacks are over does not end the game.
rule-BM-66 = Three magic swords take a Place with three normal shields; three normal swords do not take one with one magic and two normal shields.
rule-BM-67 = Two magic and five normal swords take a Place with one magic and six normal shields.
rule-BM-68 = The Shield token of a robbed player already counts against the next attacker of the day.
rule-BM-69 = No new Place is turned up between the attacks of a day.
rule-BM-70 = A Barrel won by a player who has two is lost.
rule-BM-71 = Three players tied for the most maps take three Wooden Chests and no Metal Chest.
rule-BM-72 = A creature on the left adds no sword and no thief, and one on the right no food, glyph or map.
rule-BM-M1 = How are players asked about rolling again? After each roll from the Captain clockwise. The first who casts a spell or spends a Barrel causes a new roll, and the asking begins anew; when all have passed, the roll stands. Why: this is how the game is described in public, and it comes to an end because spells and Barrels do.
rule-BM-M2 = Who chooses the chest that is stolen? The attacker names its kind; chance picks the chest within that kind. Why: the kinds lie open, the values do not.
rule-BM-M3 = What if there are more thieves than chests? All the chests can be stolen, and no more. Why: there is no more to take.
rule-BM-M4 = May a castle without a chest be attacked? No. Why: there is nothing to win, and nobody should hand out Shield tokens as a favour.
rule-BM-M5 = Does a Shield token come when no chest was stolen? No. Why: it makes up for a theft.
rule-BM-M6 = What if the pile of a kind of chest is empty? The player takes a chest of the next lower kind that is left, or none at all. Why: something should be won, but never something better.
rule-BM-M7 = In which order do players recruit? From the Captain clockwise; each recruits all they want before the next begins. Why: all buy from the same cards, and no other order is known.
rule-BM-M8 = May a creature that has just been turned up be recruited at once? Yes, by whoever can pay for it. Why: it is turned up immediately, and lies there like the others.
rule-BM-M9 = What if a deck of creatures runs out? Nothing is turned up for it any more. Why: there is nothing to turn up.
rule-BM-M10 = What if the kingdom pile runs out? Fewer Places lie open; the Tavern and the castles are still there. If neither pile nor table holds a Place while everyone has been Captain twice, the game ends and the chests are counted. Why: the game has to go on as long as somebody can win something, and no longer.
rule-BM-M11 = How often may a spell be cast? Once on each day on which its owner is Captain. Why: a token that has been turned over is ready again on the next such day.
rule-BM-M12 = Can a castle have magic shields? Another box may print them, and magic swords are needed then; the castles of our box have none. Why: swords of both kinds count against castles as they do against Places.
rule-BM-M13 = Who is the first Captain? Chance decides. Why: any other way would need something that is not in the box.
rule-BM-M14 = What do scouts bring home? The treasure maps printed on the left; there are no separate cards for them. Why: the box has none.
rule-BM-M15 = Are spoils limited by what is in the reserve? No: food and glyphs never run out, and Barrels are limited to two for each player. Why: the Barrels are the only limit that is a rule.
rule-BM-M16 = Does the player who ends the game win it? Only if no other is richer. Why: chests end the game, their values win it.
rule-BM-M17 = How do players choose their castles? All at the same time, each naming one that all can see. If no two have named the same, everyone gets theirs; otherwise chance deals castles to all. Why: players either agree or they do not.
rule-BM-M18 = In which order are the Goblins placed? They are dealt face up, and all players place theirs at the same time. Why: nothing on the table is fought over yet.
rule-BM-M19 = Who takes a chest first when several scouts are tied and chests run short? The order goes from the Captain clockwise. Why: it is the order of everything else in a day.
rule-BM-M20 = Is a player asked who has nothing to choose? No. Whoever has neither Barrel nor ready spell, no swords for anything on the table or no means to recruit is passed over, and the first chest of a theft is taken without asking where there is only one kind of chest. Why: a question with one answer only takes time.
rule-BM-M21 = Must thieves steal as much as they can? No. The first chest is stolen for certain, as the attack has succeeded; after each chest the attacker may say that it is enough. Why: a thief allows a chest to be stolen, and a tenth chest may end the game at the wrong time.
rule-BM-M22 = How many Places does a box of one's own need? For two, three and four players at least as many of each type as BM-6 names; for five at least as many as for four, and all of them are used. Why: with five players the rule gives no number.

# What only the board says

board-shields = { $magic ->
    [0] { $shield ->
        [one] 1 shield
       *[other] { $shield } shields
    }
   *[other] { $shield ->
        [one] 1 shield
       *[other] { $shield } shields
    } and { $magic ->
        [one] 1 magic shield
       *[other] { $magic } magic shields
    }
}
board-horde = The horde
board-row = Row { $row }
board-may-answer = may answer yet
board-raided = Raided by { $who }
board-stolen = { $count ->
    [one] 1 chest stolen
   *[other] { $count } chests stolen
}
board-falls-to = Yours with a roll of { $faces }
board-forecast = What each roll would bring you
board-if-rolled = If a { $face } is rolled:
board-scouts-bring = The scouts would bring
board-takes-nothing = takes nothing
board-market = Creatures for hire
board-recruit = Recruit { $what } for { $price }
about-place-goblin = Every day one die picks a row for everybody. Left rows bring food, glyphs and maps; right rows bring swords and thieves.
about-roll-again = The same row counts for everybody this day: have it rolled again only if it serves the others better than you.
about-attack = Plundering needs the swords of the place; robbing a rival needs theirs and brings their chests. Ten chests end the game.
about-recruit = A creature joins your horde and adds its icons to your rows for the rest of the game.
