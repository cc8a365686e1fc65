## The game

game-title = Overlords of Infamy
game-blurb = Exploit the land, send out your Lackeys and make a whole planet miserable, Plot by Plot, before the Hero finds your Lair.

## Resources, Relics and Plots

resource-water = Water
resource-food = Food
resource-wood = Wood
resource-fauna = Fauna
resource-scrap = Scrap
resource-sparktech = SparkTech
resource-conjure-ore = Conjure Ore
resource-lackey = Lackeys
relic-contraption = Coiled Clockwork Contraption
    .text = It could run the world. It would rather make remarks.
relic-orbs = Cosmic Orbs of Focus
    .text = Three marbles that nobody has ever lost.
relic-femur = Femur of Acute Brilliance
    .text = Hold it and know everything, except where it has been.
relic-lute = Gilded Lute of Calling
    .text = Something always answers. It is never the neighbours.
relic-pendulum = Perpetual Pendulum of Ponderous Persuasion
    .text = Left. Right. Left. You want to sign this.
relic-pop-up-book = Pop-Up Book of Unspeakable Things
    .text = The tabs are marked "pull", which is the mistake.
level-knavery = Knavery
level-villainy = Villainy
level-domination = Domination

## Abilities

ability-eminent-domain = Eminent Domain
    .text = The first tile without a Village that you place in a turn gives you a basic resource it shows.
ability-animal-magnetism = Animal Magnetism
    .text = At the start of your Hero Phase gain a Lackey if you have only two, and two if you have only one.
ability-press-ganging = Press-Ganging
    .text = If an opponent's Lackeys were discarded in another Overlord's turn, you may add a Lackey to your Barracks as it ends.
ability-drafting = Drafting
    .text = At any time in your turn trade 2 Food for a Lackey, as often as you like.
ability-nature-sense = Nature Sense
    .text = Your first Exploit in a turn looks at three tiles and places two.
ability-transmogrify = Transmogrify
    .text = Once in a turn trade 2 Conjure Ore for any basic resource.
ability-armor-plating = Armor Plating
    .text = When the Hero or a World Event would discard Lackeys of yours, one of them returns to the Barracks.
ability-flooding = Flooding
    .text = In your Hero Phase, before the Hero moves, discard 1 Water to move a Lackey to an adjacent Contested space or tile of yours; it harvests or recruits there.
ability-charming-personality = Charming Personality
    .text = Once in a turn, for 1 Action Point, move an opponent's Lackey within a zone you may target, and harvest or recruit there yourself.
ability-stealth-and-secrecy = Stealth and Secrecy
    .text = Once in a turn discard a Lackey from your Barracks or a basic resource for one more Act of Espionage.
ability-fetch = Fetch
    .text = In your End Phase, if you have not harvested, put a Lackey from your Barracks on a free Resource space of your zone and take a token.

## What cards do: one sentence for each verb

who-you = You
    .object = you
who-target = An Overlord of your choice
    .object = an Overlord of your choice
who-others = Every other Overlord
    .object = every other Overlord
who-all = Every Overlord
    .object = every Overlord
who-most-infamous = The most infamous Overlord
    .object = the most infamous Overlord
who-least-infamous = The least infamous Overlord
    .object = the least infamous Overlord
who-richest = The richest Overlord
    .object = the richest Overlord
who-poorest = The poorest Overlord
    .object = the poorest Overlord
tokens-water = { $count } { resource-water }
tokens-food = { $count } { resource-food }
tokens-wood = { $count } { resource-wood }
tokens-fauna = { $count } { resource-fauna }
tokens-scrap = { $count } { resource-scrap }
tokens-sparktech = { $count } { resource-sparktech }
tokens-conjure-ore = { $count } { resource-conjure-ore }
tokens-any = { $count ->
    [one] any basic resource
   *[other] any { $count } basic resources
}
tokens-their = { $count ->
    [one] a basic resource of their choice
   *[other] { $count } basic resources of their choice
}
effect-gain = { $who ->
    [you] Gain { $what }.
   *[other] { $subject } gains { $what }.
}
effect-lose = { $who ->
    [you] Lose { $what }.
   *[other] { $subject } loses { $what }.
}
effect-take = Take { $what } from { $object }.
effect-tribute = { $who ->
    [you] Put { $what } on the Stronghold.
   *[other] { $subject } puts { $what } on the Stronghold.
}
effect-loot = { $who ->
    [you] Take { $count ->
        [one] a token
       *[other] up to { $count } tokens
    } from the Stronghold.
   *[other] { $subject } takes { $count ->
        [one] a token
       *[other] up to { $count } tokens
    } from the Stronghold.
}
effect-hoard = The Stronghold gains { $what }.
effect-squander = The Stronghold loses { $count ->
    [one] one token
   *[other] { $count } tokens
}.
effect-recruit = { $who ->
    [you] Gain { $count ->
        [one] a Lackey
       *[other] { $count } Lackeys
    }, ready in your Barracks.
   *[other] { $subject } gains { $count ->
        [one] a Lackey
       *[other] { $count } Lackeys
    }, ready in the Barracks.
}
effect-desert = { $who ->
    [you] Lose { $count ->
        [one] a Lackey
       *[other] { $count } Lackeys
    }.
   *[other] { $subject } loses { $count ->
        [one] a Lackey
       *[other] { $count } Lackeys
    }.
}
effect-recall = { $who ->
    [you] { $count ->
        [0] All your Lackeys return
        [one] One of your Lackeys returns
       *[other] Up to { $count } of your Lackeys return
    } to the Barracks, stranded or not.
   *[other] { $subject } recalls { $count ->
        [0] all Lackeys
        [one] one Lackey
       *[other] up to { $count } Lackeys
    } to the Barracks, stranded or not.
}
effect-infamy = { $who ->
    [you] Your Infamy
   *[other] The Infamy of { $object }
} { $way ->
    [down] falls
   *[up] rises
} by { $count }.
effect-tension = World Tension { $way ->
    [down] falls
   *[up] rises
} by { $count }.
effect-action-points = Gain { $count ->
    [one] 1 Action Point
   *[other] { $count } Action Points
} this turn.
effect-hero-moves = { $count ->
    [0] The active Overlord rolls the Hero die and moves the Hero.
    [one] Move the Hero one space.
   *[other] Move the Hero up to { $count } spaces.
}
effect-hero-home = The Hero goes back to the Stronghold.
effect-hero-falls = The Hero falls flat on his face where he is.
effect-exploit = { $who ->
    [you] Draw two tiles and place one{ $count ->
        [one] .
        [2] , twice.
       *[other] , { $count } times.
    }
   *[other] { $subject } draws two tiles and places one{ $count ->
        [one] .
        [2] , twice.
       *[other] , { $count } times.
    }
}
effect-wreck = { $who ->
    [you] Lose { $count ->
        [one] a tile
       *[other] { $count } tiles
    } and the Lackeys there.
    [target] Wreck { $count ->
        [one] a tile
       *[other] { $count } tiles
    } of an Overlord of your choice, with the Lackeys there.
   *[other] { $subject } loses { $count ->
        [one] a tile
       *[other] { $count } tiles
    } of their choice, with the Lackeys there.
}
effect-relic = { $who ->
    [you] Take a Relic of your choice from the Supply, in exchange for one you hold.
   *[other] { $subject } takes a Relic from the Supply, in exchange for one they hold.
}
effect-drop-relic = { $who ->
    [you] Put your Relic back into the Supply.
   *[other] { $subject } puts their Relic back into the Supply.
}
effect-redraw = { $who ->
    [you] Put your active Plot under its deck, draw two and keep one, without losing Infamy.
   *[other] { $subject } puts their active Plot under its deck, draws two and keeps one, without losing Infamy.
}
effect-spy = Look at the active Plot of { $object }.
effect-sabotage = Put { $count ->
    [one] a Sabotage token
   *[other] { $count } Sabotage tokens
} on the active Plot of { $object }.
effect-repair = { $who ->
    [you] Take all Sabotage tokens off your active Plot.
   *[other] { $subject } takes all Sabotage tokens off their active Plot.
}
effect-sweep = { $who ->
    [you] All foreign Lackeys in your zone go to their Pools.
   *[other] { $subject } sends all foreign Lackeys in their zone to their Pools.
}
effect-misery = { $who ->
    [you] { $way ->
        [down] Lose
       *[up] Gain
    }
   *[other] { $subject } { $way ->
        [down] loses
       *[up] gains
    }
} { $count ->
    [one] 1 Misery Point
   *[other] { $count } Misery Points
}.
effect-bribe-politicians = Play the next turn of an Overlord of your choice; everything in it counts as done by that Overlord.
effect-into-the-maelstrom = Swap active Plots with an Overlord of your choice, Sabotage tokens and all.

## How long World Events last, and what they change

scope-instant = At once
scope-next-turn = In each Overlord's next turn
scope-next-event = Until the next World Event
modifier-harvest = Each Harvest brings { $count ->
    [one] 1 token
   *[other] { $count } tokens
} { $way ->
    [down] less
   *[up] more
}.
modifier-harvest-of = Each Harvest of { $resource } brings { $count ->
    [one] 1 token
   *[other] { $count } tokens
} { $way ->
    [down] less
   *[up] more
}.
modifier-double-harvest = Each Harvest brings twice as much.
modifier-recruit = Each Recruit brings { $count ->
    [one] 1 Lackey
   *[other] { $count } Lackeys
} { $way ->
    [down] less
   *[up] more
}.
modifier-action-points = A turn has { $count ->
    [one] 1 Action Point
   *[other] { $count } Action Points
} { $way ->
    [down] less
   *[up] more
}.
modifier-hero-speed = The Hero moves { $count ->
    [one] 1 space
   *[other] { $count } spaces
} { $way ->
    [down] less
   *[up] more
} than rolled.
modifier-raid = A Raid takes { $count ->
    [one] 1 token
   *[other] { $count } tokens
} { $way ->
    [down] less
   *[up] more
}.
modifier-tension-harvest = Harvesting moves World Tension by { $count } { $way ->
    [down] less
   *[up] more
}.
modifier-tension-recruit = Recruiting moves World Tension by { $count } { $way ->
    [down] less
   *[up] more
}.
modifier-tension-plot = Completing a Plot moves World Tension by { $count } { $way ->
    [down] less
   *[up] more
}.
modifier-infamy-plot = Completing a Plot brings { $count } Infamy { $way ->
    [down] less
   *[up] more
}.
modifier-espionage-level = For Espionage everyone's Infamy counts { $count } { $way ->
    [down] less
   *[up] more
}.
modifier-espionage-acts = A turn allows { $count ->
    [one] 1 Act of Espionage
   *[other] { $count } Acts of Espionage
} { $way ->
    [down] less
   *[up] more
}.
modifier-cost-steal = Stealing a Relic costs { $count ->
    [one] 1 Action Point
   *[other] { $count } Action Points
} { $way ->
    [down] less
   *[up] more
}.
modifier-cost-raid = A Raid costs { $count ->
    [one] 1 Action Point
   *[other] { $count } Action Points
} { $way ->
    [down] less
   *[up] more
}.
modifier-cost-sweep = A Sweep costs { $count ->
    [one] 1 Action Point
   *[other] { $count } Action Points
} { $way ->
    [down] less
   *[up] more
}.
modifier-cost-recall-all = Recall All costs { $count ->
    [one] 1 Action Point
   *[other] { $count } Action Points
} { $way ->
    [down] less
   *[up] more
}.
modifier-exploit-tiles = Exploiting the Land draws { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} { $way ->
    [down] less
   *[up] more
} to choose from.
modifier-plot-cards = Drawing Plots gives { $count ->
    [one] 1 card
   *[other] { $count } cards
} { $way ->
    [down] less
   *[up] more
} to choose from.
modifier-no-harvest = Nothing can be harvested.
modifier-no-harvest-of = { $resource } cannot be harvested.
modifier-no-contested = Contested spaces cannot be harvested.
modifier-no-recruit = Nobody can recruit.
modifier-no-recall = Nobody can recall Lackeys.
modifier-no-exploit = Nobody can Exploit the Land.
modifier-no-steal = Nobody can steal a Relic.
modifier-no-raid = Nobody can raid the Stronghold.
modifier-no-sweep = Nobody can sweep for infiltrators.
modifier-no-scratch = Nobody can start from scratch.
modifier-no-aftermath = No Aftermath can be used.
modifier-no-espionage = No Act of Espionage can be committed.
modifier-no-walls = Walls do not stop the Hero.
modifier-no-pitfalls = Pitfalls do not stop the Hero.
modifier-no-hero = World Tension does not move the Hero.
modifier-outsourced-jobs = Everyone may harvest and recruit on free spaces of all Overlords' tiles, though never in their Lairs, and recall Lackeys from there; once this is over, a Lackey in a zone with which you have no contact is stranded.

## Zones

zone-knavery-deck = Knavery deck
zone-villainy-deck = Villainy deck
zone-domination-deck = Domination deck
zone-tile-stack = Map Tiles
zone-event-deck = World Event deck
zone-events = World Events in force
zone-quest-deck = Quest deck
zone-quests-down = Face-down quests
zone-quests-up = Hero's Quests
zone-quests-done = Completed quests
zone-overlords = Overlords to choose from
zone-turned-up = Tile turned up
zone-removed = Tiles out of the game
zone-overlord = Overlord
zone-active = Active Plot
zone-offer = Drawn cards
zone-completed = Completed Plots
zone-used = Plots with a spent Aftermath
zone-tiles = Drawn tiles
zone-chosen = Tile to be placed
zone-land = Tiles on the map

## Actions

action-done = Done
action-exploit = Exploit the Land
action-recall-all = Recall All
action-scratch = Start from Scratch
action-raid = Raid the Hero's Treasure
action-sweep = Sweep for Infiltrators
action-ability = Use your ability
action-keep = Keep the Plot
action-liberate = Liberate the tile
action-stay = Stay here
action-glean-intel = Glean Intel
action-plunder = Plunder
action-plunder-stronghold = Plunder the Stronghold
action-sabotage = Sabotage
action-spy = Spy on a Plot
action-cycle = Cycle the quest
action-bombard = Bombard a Wall
action-lackey = A Lackey
action-enough = Enough
action-recall-last = Recall your last Lackey and end your turn
action-scratch-knavery = { action-scratch }: { level-knavery }
action-scratch-villainy = { action-scratch }: { level-villainy }
action-scratch-domination = { action-scratch }: { level-domination }
action-space-a1 = A1
action-spot-a1 = A1, second symbol
action-space-a2 = A2
action-spot-a2 = A2, second symbol
action-space-a3 = A3
action-spot-a3 = A3, second symbol
action-space-a4 = A4
action-spot-a4 = A4, second symbol
action-space-a5 = A5
action-spot-a5 = A5, second symbol
action-space-a6 = A6
action-spot-a6 = A6, second symbol
action-space-a7 = A7
action-spot-a7 = A7, second symbol
action-space-a8 = A8
action-spot-a8 = A8, second symbol
action-space-a9 = A9
action-spot-a9 = A9, second symbol
action-space-b1 = B1
action-spot-b1 = B1, second symbol
action-space-b2 = B2
action-spot-b2 = B2, second symbol
action-space-b3 = B3
action-spot-b3 = B3, second symbol
action-space-b4 = B4
action-spot-b4 = B4, second symbol
action-space-b5 = B5
action-spot-b5 = B5, second symbol
action-space-b6 = B6
action-spot-b6 = B6, second symbol
action-space-b7 = B7
action-spot-b7 = B7, second symbol
action-space-b8 = B8
action-spot-b8 = B8, second symbol
action-space-b9 = B9
action-spot-b9 = B9, second symbol
action-space-b10 = B10
action-spot-b10 = B10, second symbol
action-space-c1 = C1
action-spot-c1 = C1, second symbol
action-space-c2 = C2
action-spot-c2 = C2, second symbol
action-space-c3 = C3
action-spot-c3 = C3, second symbol
action-space-c4 = C4
action-spot-c4 = C4, second symbol
action-space-c5 = C5
action-spot-c5 = C5, second symbol
action-space-c6 = C6
action-spot-c6 = C6, second symbol
action-space-c7 = C7
action-spot-c7 = C7, second symbol
action-space-c8 = C8
action-spot-c8 = C8, second symbol
action-space-c9 = C9
action-spot-c9 = C9, second symbol
action-space-d1 = D1
action-spot-d1 = D1, second symbol
action-space-d2 = D2
action-spot-d2 = D2, second symbol
action-space-d3 = D3
action-spot-d3 = D3, second symbol
action-space-d4 = D4
action-spot-d4 = D4, second symbol
action-space-d5 = D5
action-spot-d5 = D5, second symbol
action-space-d6 = D6
action-spot-d6 = D6, second symbol
action-space-d7 = D7
action-spot-d7 = D7, second symbol
action-space-d8 = D8
action-spot-d8 = D8, second symbol
action-space-d9 = D9
action-spot-d9 = D9, second symbol
action-space-d10 = D10
action-spot-d10 = D10, second symbol
action-space-e1 = E1
action-spot-e1 = E1, second symbol
action-space-e2 = E2
action-spot-e2 = E2, second symbol
action-space-e3 = E3
action-spot-e3 = E3, second symbol
action-space-e4 = E4
action-spot-e4 = E4, second symbol
action-space-e5 = E5
action-spot-e5 = E5, second symbol
action-space-e6 = E6
action-spot-e6 = E6, second symbol
action-space-e7 = E7
action-spot-e7 = E7, second symbol
action-space-e8 = E8
action-spot-e8 = E8, second symbol
action-space-e9 = E9
action-spot-e9 = E9, second symbol
action-space-e10 = E10
action-spot-e10 = E10, second symbol
action-space-e11 = E11
action-spot-e11 = E11, second symbol
action-space-f1 = F1
action-spot-f1 = F1, second symbol
action-space-f2 = F2
action-spot-f2 = F2, second symbol
action-space-f3 = F3
action-spot-f3 = F3, second symbol
action-space-f4 = F4
action-spot-f4 = F4, second symbol
action-space-f5 = F5
action-spot-f5 = F5, second symbol
action-space-f6 = F6
action-spot-f6 = F6, second symbol
action-space-f7 = F7
action-spot-f7 = F7, second symbol
action-space-f8 = F8
action-spot-f8 = F8, second symbol
action-space-f9 = F9
action-spot-f9 = F9, second symbol
action-space-f10 = F10
action-spot-f10 = F10, second symbol
action-space-g1 = G1
action-spot-g1 = G1, second symbol
action-space-g2 = G2
action-spot-g2 = G2, second symbol
action-space-g3 = G3
action-spot-g3 = G3, second symbol
action-space-g4 = G4
action-spot-g4 = G4, second symbol
action-space-g5 = G5
action-spot-g5 = G5, second symbol
action-space-g6 = G6
action-spot-g6 = G6, second symbol
action-space-g7 = G7
action-spot-g7 = G7, second symbol
action-space-g8 = G8
action-spot-g8 = G8, second symbol
action-space-g9 = G9
action-spot-g9 = G9, second symbol
action-space-h1 = H1
action-spot-h1 = H1, second symbol
action-space-h2 = H2
action-spot-h2 = H2, second symbol
action-space-h3 = H3
action-spot-h3 = H3, second symbol
action-space-h4 = H4
action-spot-h4 = H4, second symbol
action-space-h5 = H5
action-spot-h5 = H5, second symbol
action-space-h6 = H6
action-spot-h6 = H6, second symbol
action-space-h7 = H7
action-spot-h7 = H7, second symbol
action-space-h8 = H8
action-spot-h8 = H8, second symbol
action-space-h9 = H9
action-spot-h9 = H9, second symbol
action-space-h10 = H10
action-spot-h10 = H10, second symbol
action-space-i1 = I1
action-spot-i1 = I1, second symbol
action-space-i2 = I2
action-spot-i2 = I2, second symbol
action-space-i3 = I3
action-spot-i3 = I3, second symbol
action-space-i4 = I4
action-spot-i4 = I4, second symbol
action-space-i5 = I5
action-spot-i5 = I5, second symbol
action-space-i6 = I6
action-spot-i6 = I6, second symbol
action-space-i7 = I7
action-spot-i7 = I7, second symbol
action-space-i8 = I8
action-spot-i8 = I8, second symbol
action-space-i9 = I9
action-spot-i9 = I9, second symbol
action-space-j1 = J1
action-spot-j1 = J1, second symbol
action-resource-water = { resource-water }
action-resource-food = { resource-food }
action-resource-wood = { resource-wood }
action-resource-fauna = { resource-fauna }
action-resource-scrap = { resource-scrap }
action-resource-sparktech = { resource-sparktech }
action-resource-conjure-ore = { resource-conjure-ore }
action-relic-contraption = { relic-contraption }
action-relic-orbs = { relic-orbs }
action-relic-femur = { relic-femur }
action-relic-lute = { relic-lute }
action-relic-pendulum = { relic-pendulum }
action-relic-pop-up-book = { relic-pop-up-book }
action-deck-knavery = { level-knavery }
action-deck-villainy = { level-villainy }
action-deck-domination = { level-domination }
action-chair-0 = Player 1
action-chair-1 = Player 2
action-chair-2 = Player 3
action-chair-3 = Player 4
action-chair-4 = Player 5
action-edge-0 = As it is
action-edge-1 = Turned by one side
action-edge-2 = Turned by two sides
action-edge-3 = Turned by three sides
action-edge-4 = Turned by four sides
action-edge-5 = Turned by five sides

## Answers, question by question

answer-act-recall = Recall the Lackey from { $place }: { $cost ->
    [0] no Action Point
    [one] 1 Action Point
   *[other] { $cost } Action Points
}
answer-act-steal = Steal { $place }: { $cost ->
    [0] no Action Point
    [one] 1 Action Point
   *[other] { $cost } Action Points
}, World Tension +2
answer-act-harvest = Send a Lackey to { $place } to harvest: { $cost ->
    [0] no Action Point
    [one] 1 Action Point
   *[other] { $cost } Action Points
}, World Tension +1
answer-act-recruit = Send a Lackey to { $place } to recruit another: { $cost ->
    [0] no Action Point
    [one] 1 Action Point
   *[other] { $cost } Action Points
}, World Tension +1
answer-act-exploit = Exploit the Land: { $cost ->
    [0] no Action Point
    [one] 1 Action Point
   *[other] { $cost } Action Points
}; draw two tiles, place one
answer-act-recall-all = Recall All: { $cost ->
    [0] no Action Point
    [one] 1 Action Point
   *[other] { $cost } Action Points
}; every Lackey of yours comes home
answer-act-raid = Raid the Hero’s treasure: { $cost ->
    [0] no Action Point
    [one] 1 Action Point
   *[other] { $cost } Action Points
} and a Lackey; take up to { $infamy } resources, World Tension +3
answer-act-sweep = Sweep for Infiltrators: { $cost ->
    [0] no Action Point
    [one] 1 Action Point
   *[other] { $cost } Action Points
}; all Lackeys of others leave your zone
answer-act-recall-last = Recall your last Lackey: your turn ends
answer-act-ability = { $ability }: { $text }
answer-act-scratch-knavery = Start from Scratch with Knavery: no Action Point, { $infamy ->
        [1] your Infamy stays 1
       *[other] lose 1 Infamy
    }, draw two new Plots
answer-act-scratch-villainy = Start from Scratch with Villainy: no Action Point, lose 1 Infamy, draw two new Plots
answer-act-scratch-domination = Start from Scratch with Domination: no Action Point, lose 1 Infamy, draw two new Plots
answer-act-done = End your actions
answer-act = Use the Aftermath of { $card }
answer-spy-glean-intel = Glean Intel: look at a rival’s active Plot
answer-spy-plunder = Plunder a rival: a Lackey is spent; the die decides (3: one resource, 4: two or the Relic)
answer-spy-plunder-stronghold = Plunder the Stronghold: a Lackey is spent; the die decides (3: two resources, 4: three)
answer-spy-sabotage = Sabotage a rival’s Plot: a Lackey is spent; on a 1 it fails when it is completed
answer-spy-enter = Infiltrate { $place }: a Lackey goes there and takes what it yields
answer-spy-ability = { $ability }: { $text }
answer-spy-done = No more Espionage this turn
answer-move-hero = Send the Hero to { $place }
answer-place-tile = Place it on { $place }
answer-after-failure-keep = Keep the Plot and try again
answer-after-failure-scratch = Start from Scratch: draw two new Plots, no Infamy is lost
answer-liberate-liberate = Liberate the tile: it leaves the map
answer-liberate-stay = Leave the tile where it is
answer-draft-ability = Draft a Lackey for 2 Food
answer-draft-done = Go on
answer-flood-done = Go on
answer-fetch-done = Go on
answer-press-gang-done = Go on
answer-recall-lackey-done = Go on
answer-hero-acts-done = End the Hero’s turn

## How a card reads in a line of text

face-plot = { $level } · needs { $needs } · { $points } points
face-plot-brief = { $name } ({ $points })
face-aftermath = { $price ->
    [0] Aftermath
    [one] Aftermath, 1 Action Point
   *[other] Aftermath, { $price } Action Points
}: { $does }
face-needs = needs { $tokens }
face-lackeys = { $count ->
    [one] 1 Lackey
   *[other] { $count } Lackeys
}
face-village = Village
face-walls = Walls
face-pitfall = Pitfall
face-overlord = loves { $affinity } · { $ability }: { $text }
face-nothing = no resources
face-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
face-player = player { $number }
face-infamy = Infamy { $infamy }
face-barracks = { $resting ->
    [0] Barracks { $ready }
   *[other] Barracks { $ready }, lying down { $resting }
}
face-action-points = { $count ->
    [one] 1 Action Point left
   *[other] { $count } Action Points left
}
face-tracks = World Tension { $tension } of 10 · World Events { $events } of { $needed }

## The map in text

map-water = W
map-food = F
map-wood = O
map-fauna = A
map-scrap = S
map-sparktech = T
map-conjure-ore = C
map-village = V
map-legend = W Water, F Food, O Wood, A Fauna, S Scrap, T SparkTech, C Conjure Ore, V Village, * Relic, # Walls, o Pitfall, ^ Stronghold, @ Hero, = Barracks, () Contested; behind a letter the player whose Lackey is there
map-stronghold = Stronghold
map-relic = { $name } (Relic)
map-contested = { $shows } (Contested)
map-resource = Resource
map-lair-barracks = Barracks of player { $number }
map-lair-village = Village in the Lair of player { $number }
map-lair-resource = { $shows } in the Lair of player { $number }
map-empty = empty
map-lackey = Lackey of player { $number }
map-hero = the Hero

## Options

option-events = Number of World Events
    .about = How long the game lasts: when the last World Event has come, the last round begins.
option-events-standard = By number of Overlords: 5, 6, 8 or 10
option-first = First player
    .about = Who begins.
option-first-drawn = By chance
option-first-1 = Player 1
option-first-2 = Player 2
option-first-3 = Player 3
option-first-4 = Player 4
option-zones = Zone of player 1, the others clockwise
    .about = Which part of the map is whose.
option-zones-1 = In the north-east
option-zones-2 = One zone further
option-zones-3 = Two zones further
option-zones-4 = Three zones further
option-overlords = Overlords
    .about = Each Overlord has an ability of its own.
option-overlords-chosen = Chosen
option-overlords-drawn = By chance
option-quests = Hero's Quests
    .about = The Hero has aims of his own; whoever helps him on is paid for it.
option-quests-no = No
option-quests-yes = Yes
option-hero = The Hero
    .about = Moved by the table with the die, or played by somebody who wants the Overlords to fail.
option-hero-table = Moved by all
option-hero-player = A player
option-difficulty = Alone: difficulty
    .about = How many points you need to win alone.
option-difficulty-normal = Normal, 25 points
option-difficulty-easy = Easy, 20 points
option-difficulty-hard = Hard, 30 points
option-difficulty-overlord = Overlord, 35 points
option-no-walls = Alone: no Walls
    .about = Nothing holds the Hero up.
option-no-walls-no = No
option-no-walls-yes = Yes
option-swift-hero = Alone: the Hero moves one space more
    .about = He comes sooner.
option-swift-hero-no = No
option-swift-hero-yes = Yes
option-every-level = Alone: a Plot of every level is needed
    .about = You win only with one Plot of each level.
option-every-level-no = No
option-every-level-yes = Yes
option-restless-hero = Alone: the Hero moves after World Events
    .about = He moves more often.
option-restless-hero-no = No
option-restless-hero-yes = Yes

## Prompts

prompt-act = { $ap ->
    [one] 1 Action Point
   *[other] { $ap } Action Points
} left: choose an action. Point at a space to send a Lackey there, or to recall one
prompt-after-failure = The sabotaged Plot has failed: keep it for another try, or start from scratch without losing Infamy
prompt-bombard = Choose the tile with Walls to bombard
prompt-bring-home = Choose which resource the Hero carries home to the Stronghold
prompt-charm = Charming Personality: choose the Lackey of a rival to charm, for 1 Action Point
prompt-charm-to = Choose where the Lackey from { $spot } goes to work for you
prompt-choose-bribed = Bribes: choose whose next turn you will play
prompt-choose-deck = A new Plot: choose the deck to draw two from; higher levels need more and are worth more
prompt-choose-maelstrom = Choose with whom to swap active Plots
prompt-choose-quest = Several of the Hero’s Quests are fulfilled: choose which comes first
prompt-choose-target = { $card }: choose an Overlord
prompt-draft = Drafting, before it happens: add a Lackey for 2 Food, or go on
prompt-fetch = Fetch: choose a free Resource space of your zone for a Lackey, or go on
prompt-flood = Flooding: choose a Lackey of yours to move for 1 Water, or go on
prompt-flood-to = Choose where the flood carries the Lackey from { $spot }
prompt-gain-token = Choose a resource to gain, { $count } more
prompt-hero-acts = The Hero: move one space, choose another action, or end the turn
prompt-hero-spies = Choose whose active Plot to look at
prompt-keep-plot = Choose the Plot to keep as your active one; the other goes under its deck
prompt-keep-quest = Choose the Quest to keep; the other goes under the deck
prompt-liberate = The Hero stands on a tile: liberate it, which takes it off the map, or leave it
prompt-lose-lackey = Choose a Lackey to lose to the Pool, { $count } more
prompt-lose-required = The sabotaged Plot has failed: choose what to give up of what it required, { $count } more
prompt-lose-token = Choose a resource to give up, { $count } more
prompt-move-hero = The Hero moves { $moves ->
    [one] one space
   *[other] { $moves } spaces
}: choose where he ends
prompt-pay-for-act = Stealth and Secrecy: choose what to give up for one more Act of Espionage
prompt-pick-overlord = Choose your Overlord: each has a Lair, a favourite resource and an ability of its own
prompt-pick-relic = Choose a Relic to take
prompt-pick-tile = Exploit the Land: choose which of the tiles you have drawn to place; the rest goes under the stack
prompt-place-tile = Choose where { $tile } goes: beside your Lair or a tile of yours
prompt-plunder-well = The Plunder of { $target } succeeds with a 4: take the Relic, or the first of two resources
prompt-press-gang = Press-Ganging: add a Lackey to your Barracks, or go on
prompt-recall-lackey = Choose a Lackey to recall to the Barracks, up to { $count } more, or go on
prompt-spy = Espionage: choose an act against a rival, or end it
prompt-spy-on = { $act }: choose against whom
prompt-stock-token = Choose a resource for the Stronghold, { $count } more
prompt-take-from-tile = The tile on { $space } is placed: choose which of its resources to take
prompt-take-token = Choose a resource to take from { $source }, { $count } more
prompt-take-up-to = The Raid: choose a resource to take from the Stronghold, up to { $count } more, or enough
prompt-turn-tile = Choose which sides of { $space } the Walls close to the Hero
prompt-wreck-tile = Choose a tile of yours that is lost, { $count } more

## Refusals

refusal-ability-not-now = What your ability needs is not there
refusal-action-points = Not enough Action Points are left
refusal-cut-off = This tile is cut off from the Lair
refusal-deck-empty = This deck is empty
refusal-event = A World Event forbids it
refusal-filled = There is a tile already
refusal-foreign-lair = No Lackey may stand in another Overlord's Lair
refusal-hero-at-home = The Hero is in the Stronghold
refusal-hero-lies-down = The Hero lies in a Pitfall
refusal-hero-there = The Hero is there
refusal-infamy = This needs Infamy { $infamy }
refusal-infamy-left = You would be left with Infamy { $left }, and this deck needs { $infamy }
refusal-lackey-sent = A Lackey has left the Barracks this turn
refusal-last-lackey = It would cost your last Lackey
refusal-no-aftermath = This Plot has no Aftermath
refusal-no-contact = You have no contact: both need a tile at your common border or beside the Kingdom of Good
refusal-no-infiltrators = There are no infiltrators in your zone
refusal-no-lackey = No Lackey is ready in your Barracks
refusal-no-map-space = There is no empty Map Space for a tile
refusal-no-plot = There is no active Plot
refusal-no-target = There is nobody to target
refusal-no-tile-near = Neither your Lair nor one of your tiles lies beside it
refusal-no-wall-near = There is no Wall tile beside the Hero
refusal-no-way-to-kingdom = None of your tiles lies beside the Kingdom of Good
refusal-nobody-out = All your Lackeys are in the Barracks
refusal-not-adjacent = None of your tiles lies beside this Contested space
refusal-not-the-targets = The Lackey there is not the target's own
refusal-nothing-there = There is nothing to take
refusal-occupied = Somebody stands there
refusal-once-per-turn = This is possible once in a turn
refusal-one-act = No Act of Espionage is left this turn
refusal-one-contested = You have a Lackey on a Contested space already
refusal-plot-known = You know this Plot already
refusal-points-left = { $points ->
    [one] 1 Action Point has
   *[other] { $points } Action Points have
} to be spent first
refusal-quest-leads-elsewhere = His quest leads the Hero elsewhere
refusal-relic-held = Somebody holds this Relic
refusal-sent-this-turn = This Lackey was sent out this turn
refusal-six-lackeys = All six of your Lackeys are in play
refusal-stranded = This Lackey is stranded
refusal-supply-empty = The Supply has none of it left
refusal-two-tokens = No more Sabotage tokens fit there, or none are left
refusal-wall = A Wall is in the way

## On the board in the browser

board-world = The world
board-tension = World Tension
board-events = World Events
board-infamy = Infamy
board-last-round = last round
map-zone-yours = your zone
map-zone-of = zone of { $who }
map-lackey-yours = your Lackey
map-lackey-of = Lackey of { $who }
map-hero-lies = the Hero, lying down
board-of = { $has } of { $what }
board-sabotage = { $count ->
    [one] 1 Sabotage token
   *[other] { $count } Sabotage tokens
}
board-no-plot = No active Plot
board-quest = Active quest
board-hidden-plot = Active Plot, face down
board-espionage = Espionage
board-first = first
face-contact = { $who }: in contact with { $others }
board-in-contact = in contact
board-bribed = bribed by { $who }
board-still = Still to come for

## Scores

score-half-points = Misery Points
score-from-plots = Plots
score-from-lackeys = Lackeys
score-from-resources = Resources
score-from-relic = Relic
score-infamy = Infamy
score-plots = Plots completed
score-die = Tie-break die
score-won = Target reached
score-quests = Quests completed

## Log: what moved

log-draw-knavery-deck-offer = { $who } draws { $cards }
log-draw-knavery-deck-offer-you = You draw { $cards }
log-draw-villainy-deck-offer = { $who } draws from Villainy: { $cards }
log-draw-villainy-deck-offer-you = You draw from Villainy: { $cards }
log-draw-domination-deck-offer = { $who } draws from Domination: { $cards }
log-draw-domination-deck-offer-you = You draw from Domination: { $cards }
log-draw-quest-deck-offer = { $who } draws { $cards }
log-draw-quest-deck-offer-you = You draw { $cards }
log-move-offer-active = { $who } keeps { $cards }
log-move-offer-active-you = You keep { $cards }
log-tuck-offer-knavery-deck = { $who } puts { $cards } under the deck
log-tuck-offer-knavery-deck-you = You put { $cards } under the deck
log-tuck-offer-villainy-deck = { $who } puts { $cards } under the deck
log-tuck-offer-villainy-deck-you = You put { $cards } under the deck
log-tuck-offer-domination-deck = { $who } puts { $cards } under the deck
log-tuck-offer-domination-deck-you = You put { $cards } under the deck
log-tuck-offer-quest-deck = { $who } puts { $cards } under the deck
log-tuck-offer-quest-deck-you = You put { $cards } under the deck
log-tuck-active-knavery-deck = { $who } gives up { $cards }
log-tuck-active-knavery-deck-you = You give up { $cards }
log-tuck-active-villainy-deck = { $who } gives up { $cards }
log-tuck-active-villainy-deck-you = You give up { $cards }
log-tuck-active-domination-deck = { $who } gives up { $cards }
log-tuck-active-domination-deck-you = You give up { $cards }
log-move-active-completed = { $who } completes { $cards }!{ $flavour }
log-move-active-completed-you = You complete { $cards }!{ $flavour }
log-move-completed-used = { $who } uses the Aftermath of { $cards }
log-move-completed-used-you = You use the Aftermath of { $cards }
log-draw-tile-stack-tiles = { $who } draws { $cards }
log-draw-tile-stack-tiles-you = You draw { $cards }
log-tuck-tiles-tile-stack = { $who } puts { $cards } under the stack
log-tuck-tiles-tile-stack-you = You put { $cards } under the stack
log-move-tiles-chosen = { $who } chooses { $cards }
log-move-tiles-chosen-you = You choose { $cards }
log-move-chosen-land = { $who } places { $cards }
log-move-chosen-land-you = You place { $cards }
log-tuck-land-tile-stack = { $who } loses { $cards }
log-tuck-land-tile-stack-you = You lose { $cards }
log-draw-tile-stack-turned-up = The top tile is { $cards }
log-tuck-turned-up-tile-stack = { $cards } goes under the stack
log-draw-event-deck-events = World Event: { $cards }. { $detail }{ $flavour }
log-tuck-events-event-deck = Over: { $cards }
log-draw-quest-deck-quests-down = Face down for the Hero: { $cards }
log-draw-quests-down-quests-up = Hero's Quest: { $cards }, { $detail }{ $flavour }
log-move-quests-up-quests-done = The Hero completes { $cards }
log-move-overlords-overlord = { $who } plays { $cards }
log-move-overlords-overlord-you = You play { $cards }
log-draw-overlords-overlord = { $who } plays { $cards }
log-draw-overlords-overlord-you = You play { $cards }
log-pass-on-active = Plots are swapped in the Maelstrom
log-move-active-offer = { $who } takes up { $cards } again
log-move-active-offer-you = You take up { $cards } again
log-move-tile-stack-removed = Taken out: { $cards }
log-move-tile-stack-aside = Put away unseen: { $cards }

## Log: what was announced; of a place its action is the card

log-announce-tokens = { $giver-id ->
    [5] { $taker-id ->
        [4] The Stronghold: +{ $amount }
       *[other] { $taker }: +{ $amount }
    }
    [4] { $taker-id ->
        [5] The Stronghold: −{ $amount }
       *[other] { $taker }, from the Stronghold: +{ $amount }
    }
   *[other] { $taker-id ->
        [5] { $giver }: −{ $amount }
        [4] { $giver }, to the Stronghold: −{ $amount }
       *[other] { $giver } → { $taker }: { $amount }
    }
} { $resource }
log-announce-gains-relic = { $seat }: + { $relic }
log-announce-loses-relic = { $seat }: − { $relic }
log-announce-sends = { $seat }: a Lackey goes to { $cards }
log-announce-comes-home = { $seat }: the Lackey on { $cards } comes home
log-announce-falls = { $seat }: the Lackey on { $cards } is lost
log-announce-enlists = { $seat }: { $lackeys ->
    [one] a Lackey joins
   *[other] { $lackeys } Lackeys join
} the Barracks
log-announce-dismisses = { $seat }: { $lackeys ->
    [one] a Lackey goes
   *[other] { $lackeys } Lackeys go
} to the Pool
log-announce-recruits = { $seat }: { $lackeys ->
    [0] nobody is left to recruit
    [one] a Lackey is recruited
   *[other] { $lackeys } Lackeys are recruited
}
log-announce-lays = The tile lies on { $cards }
log-announce-lifts = The tile on { $cards } is gone
log-announce-tension = World Tension: { $tension }
log-announce-infamy = { $seat }: Infamy { $infamy }
log-announce-misery = { $seat }: { $cards }, Misery Points { $points }
log-announce-hero-die = The Hero die shows { $shown }
log-announce-sabotage-die = The Hero die shows { $shown } for the Sabotage
log-announce-hero-moves = The Hero goes to { $cards }
log-announce-hero-home = The Hero goes back to the Stronghold
log-announce-hero-falls = The Hero falls down
log-announce-hero-stands-up = The Hero gets back on his feet
log-announce-liberates = The Hero liberates the tile on { $cards }
log-announce-storms = { $seat }: the Hero storms the Lair
log-announce-plot-fails = { $seat }: sabotaged, the Plot fails
log-announce-raids = { $seat }: the Hero's treasure is raided
log-announce-sabotaged = { $seat }: the active Plot carries { $tokens ->
    [one] a Sabotage token
   *[other] { $tokens } Sabotage tokens
}
log-announce-repairs = { $seat }: no more Sabotage on the active Plot
log-announce-bribes = { $seat } → { $target }: the bribes are paid, the next turn is bought
log-announce-spies = { $target-id ->
    [4] { $seat }: Plunder the Stronghold
   *[other] { $seat } → { $target }: { $act ->
        [10] Glean Intel
        [11] Plunder
       *[13] Sabotage
    }
}
log-announce-plunder-die = The Hero die shows { $shown } for the Plunder
log-announce-ability = { $seat }: { $ability }
log-announce-walks = { $seat }: a Lackey walks over to { $cards }
log-announce-bombards = The Hero bombards { $cards }
log-announce-turn = Turn: { $seat }
log-announce-last-round = The last round begins
log-announce-tie-die = A tie: the Hero die shows { $shown }

## Log: chance

log-roll-first-player = First player: { $player }

## Chapters, each by the rule it begins with

chapter-OOI-1 = Set-up
chapter-OOI-11 = Object of the game
chapter-OOI-13 = The board
chapter-OOI-26 = The turn
chapter-OOI-29 = Harvest
chapter-OOI-35 = Recruit
chapter-OOI-43 = Recall
chapter-OOI-48 = Exploit the Land
chapter-OOI-55 = Complete a Plot
chapter-OOI-63 = Start from Scratch
chapter-OOI-65 = Steal a Relic
chapter-OOI-71 = Raid the Hero's Treasure
chapter-OOI-74 = Aftermaths, Sweep and the last Lackey
chapter-OOI-79 = Espionage
chapter-OOI-97 = Infamy and World Tension
chapter-OOI-103 = The Adventuring Hero
chapter-OOI-115 = The end of the game
chapter-OOI-120 = Variant: Hero's Quests
chapter-OOI-130 = Variant: a single Overlord
chapter-OOI-144 = Variant: the Hero as a player
chapter-OOI-156 = The Overlords
chapter-OOI-169 = Golden rules
chapter-OOI-D1 = Rulings

## Rules; the same words as docs/games/overlords_of_infamy/rules.md

rule-OOI-1 = The board lies in the middle. Two and four Overlords use the side with four zones, three Overlords the round side with three.
rule-OOI-2 = Two Overlords take zones of the four-zone side that are neighbours.
rule-OOI-3 = Each player chooses an Overlord, or is given one by chance, and takes the Lackeys, the Lair and the Infamy marker of one colour.
rule-OOI-4 = A Lair covers three Map Spaces in the outer corner of its owner's zone.
rule-OOI-5 = Three Lackeys of each colour begin in the Barracks, the other three in the Lackey Pool.
rule-OOI-6 = Every Infamy marker begins at 1, and World Tension begins at 0.
rule-OOI-7 = The three Plot decks, the World Events and the Map Tiles are each shuffled and laid face down.
rule-OOI-8 = The Adventuring Hero begins in the Stronghold.
rule-OOI-9 = Each Overlord is dealt two Knavery Plots, secretly keeps one of them as the active Plot, and puts the other under its deck.
rule-OOI-10 = A first player is picked in any way the table likes: by chance, or the seat that is agreed on. Turns go clockwise.
rule-OOI-11 = Whoever has the most Misery Points at the end of the game wins.
rule-OOI-12 = The end begins with the World Event of a certain number: the 5th for one Overlord, the 6th for two, the 8th for three, the 10th for four. The table may agree on another number, here from 3 to 20.
rule-OOI-13 = A Lair has three spaces, a Village, a Resource and the Barracks; "Lair" always means all three.
rule-OOI-14 = Lackeys in the Barracks or anywhere else on the board are in play; all others are in the Lackey Pool.
rule-OOI-15 = A recruited Lackey comes from its owner's Lackey Pool.
rule-OOI-16 = Resources and Relics that nobody holds, and those that have been spent, are in the General Supply.
rule-OOI-17 = A resource of which no token is left in the Supply cannot be harvested. There are ten tokens of each kind.
rule-OOI-18 = Of every Relic there is a single token.
rule-OOI-19 = At the start the Map Spaces of a zone are empty, but for its Lair.
rule-OOI-20 = The spaces of the Contested Areas lie along the borders of the zones.
rule-OOI-21 = Each Resource and each Village shown on a tile is a space of its own.
rule-OOI-22 = Walls and Pitfalls are in the way of the Hero's movement and of nothing else.
rule-OOI-23 = Relics are found in the Kingdom of Good and nowhere else.
rule-OOI-24 = Resources that the Hero takes are put on the Stronghold, and they stay there when he leaves it.
rule-OOI-25 = Infamy decides which levels of Plots, how large a Raid and which Acts of Espionage an Overlord may choose.
rule-OOI-26 = A turn has four phases: Hero, Action, Espionage and End, in this order.
rule-OOI-27 = An Overlord has three Action Points in a turn and must spend them all; passing with Action Points left is not allowed.
rule-OOI-28 = Every action may be taken several times in a turn, unless it says otherwise.
rule-OOI-29 = Harvest, 1 Action Point: place an active Lackey, that is one from the Barracks, on a free Resource space of your own zone or on a Contested space, and take one token of what it shows.
rule-OOI-30 = How far the space is from the Lair does not matter.
rule-OOI-31 = A Contested space can be harvested only by an Overlord who has a tile right beside that very space.
rule-OOI-32 = And only while this Overlord has no Lackey on any other Contested space.
rule-OOI-33 = If another Overlord's Lackey stands on that Contested space, it goes to its owner's Pool and yours takes its place.
rule-OOI-34 = Harvesting moves World Tension by 1, no matter how many tokens it brings.
rule-OOI-35 = Recruit, 1 Action Point: place an active Lackey on a free Village, and a Lackey from your Pool joins your Barracks.
rule-OOI-36 = The newcomer lies down; it can be used once this turn has ended.
rule-OOI-37 = An Overlord never has more than six Lackeys in play, and never fewer than one.
rule-OOI-38 = A Lackey may be placed on your own Lair, on tiles that a chain of tiles connects with the Lair, on a bordering Contested space beside such a tile, and in the Kingdom of Good if such a tile lies beside it.
rule-OOI-39 = A Lackey is never placed on a Pitfall. A tile with Walls is no obstacle.
rule-OOI-40 = A Lackey is never placed in another Overlord's Lair.
rule-OOI-41 = Each Resource or Village space holds one Lackey at most.
rule-OOI-42 = Recruiting moves World Tension by 1.
rule-OOI-43 = Recall a Lackey, 1 Action Point: one of your Lackeys on the board goes back to your Barracks.
rule-OOI-44 = A Lackey that has been placed can be used again only after it is back in the Barracks.
rule-OOI-45 = Recall All, 3 Action Points: all your Lackeys go back to the Barracks. Not allowed if one of them left the Barracks this turn.
rule-OOI-46 = A Lackey that went out this turn to harvest, to recruit or to steal cannot be recalled by an action in the same turn; other effects may bring it back.
rule-OOI-47 = A Lackey whose way home is broken is stranded: no Recall, and no Recall All, reaches it until the way is whole again.
rule-OOI-48 = Exploit the Land, 1 Action Point: draw two tiles, place one of them on an empty Map Space of your zone beside your Lair or beside one of your tiles, and put the other under the stack.
rule-OOI-49 = Tiles are placed in your own zone only.
rule-OOI-50 = When every Map Space of your zone is covered, this action is not possible.
rule-OOI-51 = Whoever has a tile beside any space of the Kingdom of Good may reach all its spaces.
rule-OOI-52 = Such a tile also opens the way for Espionage, in both directions, between its owner and all others who have one.
rule-OOI-53 = A tile is never placed on top of another.
rule-OOI-54 = Tiles that are cut off from the Lair are of no use for Harvest, Recruit and Recall until they are connected again.
rule-OOI-55 = A Plot is completed only in the Action Phase of its owner's turn. It costs no Action Point and happens at once when everything it requires is there.
rule-OOI-56 = Required Lackeys must be in the Barracks and go to the Pool; required tokens go to the Supply.
rule-OOI-57 = A Plot that would cost its owner the last Lackey cannot be completed.
rule-OOI-58 = A completed Plot lies face up with its owner's completed Plots, and its Aftermath, if it has one, can be used from now on.
rule-OOI-59 = Completing a Plot raises Infamy by 1.
rule-OOI-60 = It moves World Tension by 1 for Knavery, by 2 for Villainy, by 3 for Domination.
rule-OOI-61 = After that the Overlord draws two Plots from one deck of their choice among those open to them, secretly keeps one and puts the other under its deck.
rule-OOI-62 = The new Infamy counts here: 1 and 2 open Knavery; 3 and 4 Villainy as well; 5 Domination as well.
rule-OOI-63 = Start from Scratch, no Action Point, once in a turn: put the active Plot under its deck and lose 1 Infamy, though never below 1.
rule-OOI-64 = Then draw two Plots from one deck open to you, keep one, and put the other under the deck.
rule-OOI-65 = Steal a Relic, 2 Action Points: with a tile beside the Kingdom of Good, place an active Lackey on a free Relic space.
rule-OOI-66 = A Relic space where the Hero or a Lackey stands is not free.
rule-OOI-67 = You gain the token of that Relic. An Overlord holds one Relic at most.
rule-OOI-68 = Whoever steals another Relic puts the one they held back into the Supply.
rule-OOI-69 = While somebody holds a Relic, nobody else can gain it.
rule-OOI-70 = Stealing a Relic moves World Tension by 2.
rule-OOI-71 = Raid, 2 Action Points: with a tile beside the Kingdom of Good, and while the Hero is away from the Stronghold, put a Lackey from your Barracks into the Pool.
rule-OOI-72 = Take resources of your choice from the Stronghold, up to as many as your Infamy.
rule-OOI-73 = A Raid moves World Tension by 3.
rule-OOI-74 = The Aftermath of a completed Plot can be used once in the game, unless it says otherwise; then the Plot is turned face down.
rule-OOI-75 = An Aftermath costs Action Points only if it says so.
rule-OOI-76 = Sweep for Infiltrators, 1 Action Point: all Lackeys of others in your zone go to their owners' Pools.
rule-OOI-77 = No action is allowed that would leave its user without a Lackey.
rule-OOI-78 = Any other effect that would take an Overlord's last Lackey leaves one, which is put into the Barracks.
rule-OOI-79 = After the Action Phase an Overlord may commit one Act of Espionage, or none.
rule-OOI-80 = Two Overlords can target each other when each has a tile beside the Contested Area between their zones.
rule-OOI-81 = They also can when each has a tile beside the Kingdom of Good.
rule-OOI-82 = Acts of Espionage do not move World Tension.
rule-OOI-83 = Every act has a level, and all acts up to your own Infamy are open to you.
rule-OOI-84 = Glean Intel, level 1: with at least one Lackey in your Barracks, which stays there, look at the target's active Plot. You may neither show it nor tell others what you saw.
rule-OOI-85 = Infiltrate, level 2: place a Lackey on a free Resource or Village of one of the target's tiles. Take the resource, or for a Village add a Lackey from your Pool to your Barracks.
rule-OOI-86 = While it stands there the target cannot use that space. It is recalled like any other Lackey.
rule-OOI-87 = A Lair cannot be infiltrated.
rule-OOI-88 = Plunder, level 3: put a Lackey from your Barracks into the Pool and roll the Hero die. 1 or 2: nothing. 3: take one basic resource from the target. 4: take two basic resources, or the Relic.
rule-OOI-89 = The Stronghold can be plundered instead. 1 or 2: nothing. 3: take two basic resources. 4: take three. There is never a Relic to take.
rule-OOI-90 = Sabotage, level 4: put a Lackey from your Barracks into the Pool and a Sabotage token on the target's active Plot. A Plot carries two tokens at most.
rule-OOI-91 = Whoever completes a sabotaged Plot first rolls the Hero die once for each token; a 1 makes the Plot fail.
rule-OOI-92 = When it fails, its owner gives up two of the required basic resources or the required Relic, gains neither points nor Infamy, and either keeps the Plot or starts from scratch without losing Infamy.
rule-OOI-93 = After any other roll the Plot is completed as usual.
rule-OOI-94 = Sabotage tokens go when their Plot is put away.
rule-OOI-95 = Assassinate, level 5: place a Lackey on a space of the target's tile where the target's Lackey stands. That Lackey goes to the Pool; take the resource, or recruit, as with Infiltrate.
rule-OOI-96 = Nobody can be assassinated in a Lair.
rule-OOI-97 = Every completed Plot raises Infamy by one. Other effects may raise or lower it.
rule-OOI-98 = An active Plot may still be completed when Infamy has fallen below its level.
rule-OOI-99 = When World Tension reaches 10, the current action is first resolved to its end, the choice of a new Plot included; then a World Event is turned up, what it says is done, and after that World Tension goes back to 0.
rule-OOI-100 = What would move World Tension beyond 10 is lost.
rule-OOI-101 = When World Tension reaches or passes 3, 6 or 9, the Hero moves at the start of the next player's turn.
rule-OOI-102 = World Events that are still in force stay so beside a new one, each until it ends by itself.
rule-OOI-103 = Hero Phase: if one of these thresholds was touched in the turn before, the active Overlord rolls the Hero die and moves the Hero at least one space and at most as many as rolled, in any direction.
rule-OOI-104 = There is one such move in a turn, however many thresholds were touched.
rule-OOI-105 = The Hero cannot cross a side of a tile that has a Wall.
rule-OOI-106 = On a Pitfall the Hero falls. The next threshold only gets him back on his feet; he moves again at the one after that.
rule-OOI-107 = When he comes to a tile or Contested space with Lackeys, his move ends: all Lackeys there go to the Pool, and he goes back to the Stronghold with one basic resource shown there.
rule-OOI-108 = He never takes Relics or Lackeys to the Stronghold.
rule-OOI-109 = When he comes to a Lackey in the Kingdom of Good, that Lackey goes to the Pool, and he returns without a resource.
rule-OOI-110 = On an empty Map Space or an empty Contested space he stays. While he is there, neither a tile nor a Lackey may be placed on it.
rule-OOI-111 = On a tile without Lackeys he may Liberate it: one resource of the tile goes to the Stronghold, the tile under the stack, and the Hero returns. Otherwise he stays there.
rule-OOI-112 = Contested spaces cannot be Liberated.
rule-OOI-113 = When he enters a Lair, its owner puts half of their basic resources, rounded down, on the Stronghold and returns a Relic to the Supply. Lackeys in the Lair are safe, and the Hero returns.
rule-OOI-114 = The Hero picks up tokens that lie on the map only if a card says so.
rule-OOI-115 = In the End Phase World Events that are over go under their deck. One that lasts for a next turn is over when the Overlord in whose turn it was turned up ends the next turn of their own.
rule-OOI-116 = After that it is checked how many World Events have been turned up.
rule-OOI-117 = Once the final World Event is up, the current turn is finished. Then every Overlord takes one more turn under all the usual rules, the one who turned it up last of all.
rule-OOI-118 = The score is the points of all completed Plots, 1 point for each Lackey in play, half a point for each resource, and 2 points for a Relic.
rule-OOI-119 = In a tie the higher Infamy wins, then more completed Plots, then a roll of the die.
rule-OOI-120 = Three Hero's Quests are dealt face down beside the board. There are never more than three uncompleted ones.
rule-OOI-121 = When something is added to the Stronghold and its total becomes a multiple of 3, one face-down quest is turned up. Adding three or more at once turns up one quest only.
rule-OOI-122 = As long as no quest is face up, whoever moves the Hero moves him freely.
rule-OOI-123 = With a quest face up, he must go straight towards the nearest resource it needs; if there is none within his reach, he is moved freely.
rule-OOI-124 = Killing a Lackey or Liberating a tile brings its resource to the Stronghold, and the Hero with it.
rule-OOI-125 = After a move caused by World Tension in which he neither killed nor Liberated, or killed on a Relic space, the top tile of the stack is turned up. A resource it shows goes to the Stronghold, the tile goes under the stack, and the Hero stays where he is.
rule-OOI-126 = If the Hero Phase ends with him on a Pitfall, nothing is added.
rule-OOI-127 = When the Stronghold holds all that a face-up quest needs, that quest is completed at once: its tokens go to the Supply, its effect happens, the card is laid aside, and a new quest is dealt face down.
rule-OOI-128 = If several could be completed at once, the active player chooses their order.
rule-OOI-129 = With the third completed quest the game ends, and all Overlords lose.
rule-OOI-130 = The usual rules hold, with Hero's Quests dealt and turned up as in the variant with quests.
rule-OOI-131 = All Pitfalls are taken out, and three Walls, picked by chance and unseen, are put away.
rule-OOI-132 = At the end of every turn World Tension moves by 1.
rule-OOI-133 = The Hero moves at once when 3, 6 or 9 is touched, once for each action; then the turn goes on.
rule-OOI-134 = He moves only in the Kingdom of Good, in the player's zone and in the Contested Areas beside it.
rule-OOI-135 = With quests face up, he must go straight to the nearest tile that shows a needed resource, which he Liberates if he stops there, or to the nearest Lackey on a tile or Contested space with a needed resource; the player chooses which of the two. Between equally near ones the player chooses as well.
rule-OOI-136 = If there is no such goal, the player moves him freely within those spaces.
rule-OOI-137 = The tile that is turned up after a move without a kill or a Liberation is turned up after every move made by a roll of the die.
rule-OOI-138 = Quests are completed at once; with the third one the game is lost.
rule-OOI-139 = The player wins on reaching 20 Misery Points in Easy, 25 in Normal, 30 in Hard and 35 in Overlord mode.
rule-OOI-140 = Extra challenge: all Walls are taken out.
rule-OOI-141 = Extra challenge: the Hero moves one space more than rolled.
rule-OOI-142 = Extra challenge: to win, at least one Plot of every level must have been completed.
rule-OOI-143 = Extra challenge: the Hero also moves after every World Event.
rule-OOI-144 = A player may be the Adventuring Hero, with at least one Overlord at the table; this makes five players possible.
rule-OOI-145 = The Hero draws two quests, secretly keeps one and puts the other back.
rule-OOI-146 = The Overlords' Hero Phase is left out. The Hero player moves at once when a threshold is touched.
rule-OOI-147 = Killing and Liberating work as usual; after a move by World Tension with neither, a tile is turned up as with Hero's Quests. A kill on a Relic space is a kill, so nothing is turned up for it.
rule-OOI-148 = The Hero sits among the others in clockwise order and is never first player.
rule-OOI-149 = In a turn of their own the Hero has two Action Points, to be spent in any mix.
rule-OOI-150 = Move, 1 Action Point: go one space. Where a Lackey stands it is killed, and its resource and the Hero go to the Stronghold; a tile without Lackeys may be Liberated.
rule-OOI-151 = Spy, 1 Action Point: look at one Overlord's active Plot, without sharing what it is.
rule-OOI-152 = Cycle, 1 Action Point: draw a quest and keep one of the two.
rule-OOI-153 = Bombard, 1 Action Point: destroy a Wall tile beside the Hero, without gaining a resource.
rule-OOI-154 = The Hero's quest is completed only in the Hero's own turn, at once when the Stronghold matches it. Then two quests are drawn and one is kept.
rule-OOI-155 = The Hero wins at once with one completed quest for every two World Events that the game requires.
rule-OOI-156 = Affinity: whoever gains their favourite resource by Harvest, Infiltrate or Assassinate takes one token more.
rule-OOI-157 = With an affinity for Lackeys, recruiting brings two Lackeys instead of one.
rule-OOI-158 = Comrade Borgg, SparkTech, Eminent Domain: the first tile without a Village that he places in a turn gives him one basic resource it shows.
rule-OOI-159 = The Dark Shepherdess, Fauna, Animal Magnetism: at the start of her Hero Phase she gains one Lackey if she has only two, and two if she has only one.
rule-OOI-160 = The Dead Pirate Robhearts, Water, Press-Ganging: if Lackeys of an opponent were discarded in another Overlord's turn, she may add one Lackey to her Barracks in the End Phase of that turn.
rule-OOI-161 = Duke Daemonhammer, Food, Drafting: at any time in his turn he may trade two Food for one Lackey, as often as he likes and for no Action Point.
rule-OOI-162 = Frau Lumberwulf, Wood, Nature Sense: at her first Exploit in a turn she looks at three tiles and places two of them.
rule-OOI-163 = Lord Aether, Conjure Ore, Transmogrify: once in a turn he may trade two Conjure Ore for any one basic resource.
rule-OOI-164 = The Menace in Metal, Scrap, Armor Plating: when the Hero, a World Event or a dragon would discard Lackeys of his, one of them returns to the Barracks instead.
rule-OOI-165 = Mistress Deepgills, Water, Flooding: in her Hero Phase, before the Hero moves, she may discard one Water to move a Lackey to an adjacent Contested space or tile of her own, where it harvests or recruits; World Tension moves as usual.
rule-OOI-166 = Tyrano de Bergerac, Fauna, Charming Personality: once in a turn and for 1 Action Point he moves an opponent's Lackey, in a zone he may target, to any free space of a tile in that zone, and harvests or recruits there for himself; World Tension moves as usual.
rule-OOI-167 = Viletron, Lackeys, Stealth and Secrecy: once in a turn she may discard a Lackey from her Barracks or a basic resource for a second Act of Espionage, whose own costs still have to be paid.
rule-OOI-168 = Waffles, Lackeys, Fetch: in his End Phase, if he has not harvested this turn, he may put a Lackey from his Barracks on a free basic Resource space of his zone and take one token; World Tension moves as usual.
rule-OOI-169 = Where a card contradicts the rules, the card is right.
rule-OOI-170 = A Plot is completed in its owner's own Action Phase and at no other time.
rule-OOI-171 = Whoever is forced to lose Lackeys loses those in the Barracks first.
rule-OOI-172 = Whoever should lose more tokens than they own loses what they have, and no more.
rule-OOI-173 = An Overlord without an active Plot draws a new one at once.
rule-OOI-174 = Action Points are spent in one's own turn only.
rule-OOI-175 = If no action is possible, all your Lackeys are recalled and your turn ends.
rule-OOI-176 = If your last Lackey is stranded in another zone, it is recalled and your turn ends.
rule-OOI-177 = Bribe Politicians: its user plays an opponent's turn, and everything in it counts as done by that opponent.
rule-OOI-178 = Into the Maelstrom: Sabotage tokens go along with the Plots they lie on.
rule-OOI-179 = Outsourced Jobs: even so no Lackey may stand in another Overlord's Lair.
rule-OOI-180 = Adjacent means to share a full side.
rule-OOI-181 = Discarded Lackeys go to the Lackey Pool, discarded resources to the General Supply.
rule-OOI-D1 = What may the Hero do on a tile without Lackeys? Whoever moves him chooses: Liberate, and one resource of the tile goes to the Stronghold, the tile under the stack and the Hero home; or not, and nothing is taken and he stays. Why: he gains resources by killing and Liberating only, and a simple take would make Liberating pointless.
rule-OOI-D2 = Can a Relic be harvested for 1 Action Point? No. Relic spaces are used by Steal a Relic only, for 2 Action Points and 2 World Tension. Why: the action made for Relics is the more exact rule.
rule-OOI-D3 = What is a landing, and what is passing through? Entering a space with a Lackey, a Lair or a Pitfall ends the Hero's move at once. Other tiles may be passed, and only the tile where he stops can be Liberated. Why: the rules end his move in exactly these cases.
rule-OOI-D4 = Which resource does the Hero take where several are shown? Whoever moves him chooses one. A kind the Supply has run out of cannot be taken, and a tile with nothing but a Village gives none. Why: he takes one basic resource of those shown, and no more.
rule-OOI-D5 = Can the infiltrator of a third Overlord be assassinated? No, only a Lackey of the target itself. Why: it is the target who loses a Lackey.
rule-OOI-D6 = Where does the Lackey for Infiltrate and Assassinate come from? From the Barracks, and it must be active. Why: this is so for every placement.
rule-OOI-D7 = May an Overlord with six Lackeys infiltrate a Village? Yes, but no Lackey is gained. Why: six is the limit in play, and the placement itself breaks no rule.
rule-OOI-D8 = What becomes of Sabotage tokens after the roll? All tokens leave the Plot after the attempt, whether it failed or not; the first 1 ends the rolling. Why: otherwise one token could stop the same Plot turn after turn.
rule-OOI-D9 = Does a failed Plot move World Tension or cost its Lackeys? Neither. Why: the Plot was not completed.
rule-OOI-D10 = What does plundering the Stronghold ask for? A tile of your own beside the Kingdom of Good; the Hero may be at home. Why: espionage needs contact, and only a Raid asks the Hero to be away.
rule-OOI-D11 = What if somebody with a Relic plunders another? They swap: the old one goes to the Supply. Why: nobody holds two Relics.
rule-OOI-D12 = Who chooses the resources? The one who plunders chooses what to take; when the Hero enters a Lair, its owner chooses what to give up. Why: the one takes, the other lays down.
rule-OOI-D13 = Are there nine Overlords or eleven? All eleven may be played; Waffles and the Dead Pirate Robhearts are marked as promotional. Why: the rules describe eleven, and these two came later.
rule-OOI-D14 = Which Lackeys does the Dark Shepherdess count? All she has in play, those in the Barracks included. Why: the Barracks is on the board, and the ability is meant to bring her back to three.
rule-OOI-D15 = Do Lackeys gained by an ability lie down? No, only those of the Recruit action do; all others are active at once. Why: Drafting works at any time and would be of little use otherwise.
rule-OOI-D16 = What if World Tension goes from 9 to 10, back to 0 and to 3 again in one turn? The Hero moves once in the next turn. Why: there is one move in a turn, whatever was touched.
rule-OOI-D17 = What if an action would push World Tension past 10? The rest is lost, and World Tension goes to 0. Why: nothing moves it beyond 10.
rule-OOI-D18 = Can Infamy go above 5 or below 1? No. Why: the track ends there.
rule-OOI-D19 = Must a Plot be completed as soon as possible? Yes. Whenever everything required is there in the owner's Action Phase, at its start and after each action, the table completes it by itself. Why: completing happens at once, and holding a Plot back would stall the game.
rule-OOI-D20 = What if the missing resource comes in the Espionage or End Phase? The Plot is completed at the start of the owner's next Action Phase. Why: Plots are completed in that phase only.
rule-OOI-D21 = What if Action Points are left but nothing can be bought with them? Then no action is possible, whatever was done before: all Lackeys are recalled, stranded ones too, and the turn ends without Espionage. Why: the golden rule speaks of any time at which it is impossible to act.
rule-OOI-D22 = How many World Events and quests are needed when a player is the Hero? The Overlords are counted: one needs 5 events and 3 quests, two 6 and 3, three 8 and 4, four 10 and 5. Why: one quest for two events, rounded up, and four Overlords make ten.
rule-OOI-D23 = When exactly is a quest turned up? Adding one or two resources turns one up only if the total then is a multiple of 3; adding three or more always turns up one. Why: a multiple of 3 has been reached or passed in that case.
rule-OOI-D24 = Which sides of a tile have Walls? Those its data lists; the Hero can cross them neither way. Why: a Wall blocks the side, not a direction.
rule-OOI-D25 = Which Hero's Quests are there? A deck of 24 of our own. Why: the variants need them, and no list of them is known.
rule-OOI-D26 = How near must a tile be to a Contested space? For Harvest it must touch that very space; for Espionage any space of the shared Contested Area will do. Why: the two rules ask for different things.
rule-OOI-D27 = Are half points rounded? No, they count as they are. Why: nothing speaks of rounding.
rule-OOI-D28 = May the Hero walk out of the Stronghold and back in one move? No. He moves at least one space and may not end the same move where it began. Why: the duty to move would mean nothing otherwise.
rule-OOI-D29 = When is a Contested space empty for the Hero? When no Lackey stands there; its printed resource is not taken. Why: he gains resources only by killing and Liberating.
rule-OOI-D30 = Whose is a Lackey that Tyrano has moved? It stays its owner's. Tyrano takes the goods, one more if they are harvested Fauna, and the move counts as Harvest or Recruit for World Tension. Why: this is the ability taken literally.
rule-OOI-D31 = Which side of the board, and which zone? The number of Overlords decides the side, also alone and when a player is the Hero; one Overlord uses the side with four zones. The table chooses the zone of the first seat, the north-eastern one unless it says otherwise; the others follow clockwise in the order of the seats. Why: neighbours sit side by side, and the Hero needs no zone.
rule-OOI-D32 = May a Lackey be placed where the Hero stands, if there is a tile? No, nowhere where he stands. Why: the rule for empty spaces would be odd if a tile were safer.
rule-OOI-D33 = Does a tile that is cut off from its Lair still open Contested Areas, the Kingdom of Good or Espionage? No. Why: what hangs together with the Lair is what the Lackeys can reach.
rule-OOI-D34 = When is a Lackey away from home stranded? In a Contested Area when no linked tile of its owner touches that area, in the Kingdom of Good when none touches the Kingdom, in another zone when the two Overlords have no contact for Espionage. Why: these are the ways it came.
rule-OOI-D35 = What becomes of Lackeys on a tile that an effect removes? They go to their Pools. Why: they are discarded where they stand, and a Lackey cannot stand on nothing.
rule-OOI-D36 = How far does the Hero go on a quest? As far as the die allows, on a shortest way to a nearest target; there he stops. A target is a tile that shows what is needed, or a Contested space that does while a Lackey stands on it; alone, tiles are one kind of target and Lackeys another, and of each kind the nearest counts. If no way leads to one, he is moved freely. Why: directly towards it.
rule-OOI-D37 = When does a Hero who moves at once do so? When the action is done, with the Plot it completed, and before a World Event that it set off. Why: one move for one action.
rule-OOI-D38 = Which points count alone? Those of Plots and cards, as soon as they reach the target; if the World Events end the game first, the end bonus counts as well. Why: the bonus belongs to the end.
rule-OOI-D39 = Does a Lackey that lies down count for a Plot, a Raid or Espionage? Yes for a Plot, a Raid, Glean Intel, Plunder and Sabotage, where it is enough to be in the Barracks; it is discarded before those that stand. But it cannot be sent anywhere. Why: it is in the Barracks, though not ready to work.
rule-OOI-D40 = May one Raid or Plunder where nothing is to be had? No. Why: it would only throw a Lackey away, and nobody means that.
rule-OOI-D41 = What if Walls shut the Hero in? He stays where he is, and his move is over. Why: he cannot do otherwise.
rule-OOI-D42 = When may Duke Daemonhammer draft? In his Action Phase, in his Espionage Phase where an act is possible or has been committed, and before something befalls him in his turn: a World Event, a Hero who moves at once, or with quests the Hero of his Hero Phase. Why: at any time means whenever something may depend on it; elsewhere he would be asked the same thing twice.
rule-OOI-D43 = Who carries out a World Event that begins in the Hero's own turn? The next Overlord. Why: the Hero is no Overlord.
rule-OOI-D44 = Do World Events, cut-off tiles and an empty Supply hinder abilities that harvest or recruit? Yes, Flooding, Charming Personality and Fetch like the actions. Fetch is a Harvest in everything but its Action Point, so what makes a Harvest richer or tenser counts for it as well. Why: whoever causes it, it is the same Harvest.
rule-OOI-D45 = Where may Flooding carry a Lackey? From a tile of her zone, or from a Contested space, to an adjacent one. A Contested space needs no tile of hers beside it, and whoever stands there is displaced as by a Harvest; she still has one Lackey at most in the Contested Areas. Her Lair is neither source nor goal. Why: the ability itself permits the adjacent space.
rule-OOI-D46 = When may Viletron pay for an Act of Espionage? Where there is one to commit afterwards: somebody in reach, Espionage not forbidden, and a Lackey left for it. Why: otherwise she would pay for nothing.
rule-OOI-D47 = When does the Action Phase end? With the last Action Point, unless an Aftermath, an ability or another action is to be had for none. To start from scratch is for while points are left. Why: after the last action nothing but the next turn would come of it, and that begins with the same choice.
rule-OOI-D48 = How are resources taken of which one may take up to a number? One by one, until the taker says that it is enough; none at all is allowed. Why: up to a number includes fewer.
rule-OOI-D49 = What becomes of Lackeys on foreign tiles when Outsourced Jobs are over? While the event holds they may be recalled from wherever it let them work; afterwards those without contact are stranded, and the card says so. Why: the event opens the way there and back, and closes both.
rule-OOI-D50 = When does Armor Plating help? Once each time that the Hero or a World Event costs Lackeys: of all those that one event, one encounter or one Bombard takes, a single one goes to the Barracks, or stays there. What a Hero's Quest does is the Hero's doing. Not against rivals, nor for what the Menace pays himself. Why: any time it says, and a single Lackey.
rule-OOI-D51 = Must the Hero's player spend both Action Points? No, the turn may be ended before. Why: the duty to spend them is the Overlords'.
rule-OOI-D52 = Whom does a threshold concern that Flooding touches in her own Hero Phase? The next player: in the Hero Phase only what was touched in the turn before counts. Where the Hero moves at once, he does so. Why: hers is a new turn already.
rule-OOI-D53 = Must a last Lackey that is stranded abroad be recalled? It may be, as an action: the Lackey comes home and the turn ends. It happens by itself when nothing else can be done. Why: the golden rule offers the recall, and the rules give an example of somebody who restores the way instead.
rule-OOI-D54 = Who moves the Hero if a card tells an Overlord to, while a player is the Hero? That Overlord, who also decides about Liberating and the resource. Why: the card is right.
rule-OOI-D55 = When is the deck named from which one who starts from scratch draws? Together with the action; the Infamy that is left decides which decks are open. Why: nothing happens in between.
rule-OOI-D56 = May one look at a Plot by Glean Intel that one knows already? No. Why: it would show nothing; it is possible again when another Plot lies there.

# What only the board says

board-map = Map
board-map-keys = Map: arrow keys go from space to space, Tab to those you may choose, plus and minus zoom, 0 shows all
board-map-hint = Point at a space to read about it.
about-exploit = Draw two tiles, put one on a free space of your zone beside your Lair or a tile of yours, and take what it shows. More land is more to harvest.
about-recall-all = All your Lackeys come home to the Barracks, ready to be sent again. Not possible if one of them went out this turn.
about-scratch-knavery = Give up your active Plot: it goes under its deck, and you keep one of two new ones. Worth it when the old one asks for what you cannot get.
about-scratch-villainy = Give up your active Plot: it goes under its deck, and you keep one of two new ones. Villainy asks for more than Knavery and is worth more.
about-scratch-domination = Give up your active Plot: it goes under its deck, and you keep one of two new ones. Domination asks for most and is worth most.
about-raid = Spend a Lackey and take resources of your choice from the Stronghold, as many as your Infamy. World Tension moves by 3, which brings the Hero sooner.
about-sweep = Every Lackey of others in your zone is lost to them.
about-recall-last = Nobody is left in the Barracks: one Lackey comes home, and your turn is over.
about-act-done = No more actions this turn. Action Points that are left are lost.
about-keep-plot = A Plot is how you score: it tells what you must bring together. Look at what it costs before its points.
about-pick-overlord = Your Overlord gives you the place of your Lair and an ability of your own. For a first game, any of them will do.
about-act = Spend your Action Points: send Lackeys out for resources, bring them home, take land. A Plot is completed by itself as soon as all it asks for is there.
