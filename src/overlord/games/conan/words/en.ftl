## The game

game-title = Conan
game-blurb = One Overlord with the Book of Skelos, a river of minions and a monster or two; up to four heroes whose strength is also their blood.

## Options

option-scenario = Scenario
    .about = The story that is played: map, aims and who takes part. Begin with the first one.
option-heroes = Heroes
    .about = More heroes than players: then some people play several.
option-heroes-fewest = As few as the scenario allows
option-heroes-most = All of the scenario
option-characters = Characters
    .about = Who stands against the Overlord; the scenario names those it was made for.
option-characters-suggested = As the scenario suggests
option-characters-chosen = The heroes choose

## Zones

zone-map = Map
zone-river = River
zone-removed = Tiles out of the game
zone-board = On the board
zone-dead = Dead
zone-escaped = Left the board
zone-ground = On the ground
zone-deck = Assets in the chests
zone-discard = Used up
zone-searched = Places looked into
zone-carried = Carried
zone-spells = Spells
zone-secret = Secret place
zone-places = Other places

## Scores

score-won = won
score-lost = lost
score-overlord = Overlord
score-heroes = heroes
result-overlord = The Overlord wins
result-heroes = The heroes win

## Dice, colours, gems, ground

colour-yellow = yellow
colour-orange = orange
colour-red = red
colour-blue = blue
colour-green = green
colour-grey = grey
colour-purple = purple
dice-yellow = { $count } yellow
dice-orange = { $count } orange
dice-red = { $count } red
spot-reserve = Reserve
spot-fatigue = Fatigue
spot-wounds = Wounds
spot-melee = Melee
spot-ranged = Ranged
spot-move = Move
spot-manipulation = Manipulation
spot-guard = Guard
spot-reroll = Reroll
spot-allies = Allies
ground-ground = open ground
ground-hut = hut
ground-water = water
ground-ship = deck
ground-mast = mast
ground-wall = wall
ground-stairs = stairs
ground-room = room
ground-tower = tower

## Scenarios, and what they are about

option-scenario-in-the-clutches-of-the-picts = In the Clutches of the Picts
    .text = A princess is held in one of eight huts, and her captor's head is wanted elsewhere. Bring both out of the village within eight rounds. Alive applies to the princess.
option-scenario-hunting-the-tigress = Hunting the Tigress
    .text = Zaporavo wants the Queen of the Black Coast, and has brought a ship, a crew and a sorcerer to ask. Kill both suitors, or keep her alive for eight rounds.
option-scenario-in-the-heart-of-darkness = In the Heart of Darkness
    .text = Skuthus sits in a ruined fort and collects statues. The statues were not carved. Kill him within eight rounds, before he runs out of pedestals.
option-scenario-the-final-ritual = The Final Ritual
    .text = A priestess needs quiet to finish a ritual, and every Pict of the forest has come to listen. Keep her and her relics out of their reach until it is done.
option-scenario-for-all-of-ophirs-gold = For All of Ophir's Gold
    .text = Olivia of Ophir sits in one cell of the fort and Conan, who came to free her, in another. The captain has the key. He also has an ape.
option-scenario-the-wrath-of-anu = The Wrath of Anu
    .text = The red priest's trap was a curse, and five colleagues of his are drinking in this inn. One of them can lift it. Ask politely, or ask anyway, and leave.
option-scenario-infernal-pursuit-1 = Infernal Pursuit I
    .text = Two men, one ship, and most of its crew against them. Set the sails and take the helm before the rightful owners take offence.
option-scenario-infernal-pursuit-2 = Infernal Pursuit II
    .text = The Wastrel has caught up. End the pursuit at its source, who stands on the poop deck and broods, or let the ballista do the talking.
option-scenario-trapped-like-rats = Trapped like Rats
    .text = Good beds, bad landlord: your weapons are gone, the door is locked and the guards are playing dice below. Find your things and be out by the tenth round. Quietly.

## Skills

skill-reach = Reach
    .text = Melee into an adjacent area in sight.
skill-ambidextrous = Ambidextrous
    .text = Melee with two one-handed weapons.
skill-constriction = Constriction
    .text = A die of 2 or more drags the target close and holds it.
skill-circular-strike = Circular Strike
    .text = Damage left over passes to the next enemy.
skill-precision-strike = Precision Strike
    .text = Defence 1 lower in melee.
skill-precision-shot = Precision Shot
    .text = Defence 1 lower against its shots.
skill-attack-from-beyond = Attack from Beyond
    .text = On death, one last blow with 3 red dice.
skill-counterattack = Counterattack
    .text = Strikes back in melee with 1 red die.
skill-elite-shooter = Elite Shooter
    .text = Shots are not hindered and ignore Protected.
skill-blocking = Blocking
    .text = Enemies cannot leave the area.
skill-wall-wrecker = Wall Wrecker
    .text = Through wooden walls and doors for 2 more points.
skill-evasive = Evasive
    .text = Moves as if there were no enemies.
skill-swimming = Swimming
    .text = May enter water.
skill-intangible = Intangible
    .text = Passes through obstacles and enemies.
skill-web-projection = Web Projection
    .text = A shot with 3 orange dice that webs the target.
skill-leap = Leap
    .text = Crosses gaps if 1 red die is enough.
skill-feline-grace = Feline Grace
    .text = Hindering costs 1 point less.
skill-flying = Flying
    .text = Ignores scenery, enemies and levels.
skill-climb = Climb
    .text = Crosses borders that ask for it.
skill-alchemy = Alchemy
    .text = As the scenario says.
skill-poison = Poison
    .text = As the scenario says.
skill-leadership = Leadership
    .text = Commands allies.
skill-concentration = Concentration
    .text = Rolls are not hindered.
skill-lock-picking = Lock-picking
    .text = 1 more red die for locks.
skill-fascination = Fascination
    .text = Cannot be attacked by those it has not attacked.
skill-horror = Horror
    .text = Enemies in the area have limits of 2 at most.
skill-jinx = Jinx
    .text = Enemies in the area cannot reroll.
skill-support = Support
    .text = Friends in the area reroll one die for free.
skill-sacrifice = Sacrifice
    .text = May take an attack meant for a friend.
skill-untouchable = Untouchable
    .text = 1 more defence against shots.
skill-bodyguard = Bodyguard
    .text = May parry for a friend.
skill-protected = Protected
    .text = Friends in the area shield it from attacks.
skill-spell-caster = Spell Caster
    .text = May cast its spells.

## One model of a group, and groups told apart by the colour of their bases (CO-8);
## other names stand in the box

card-pict-hunters-grey = Pict Hunter (grey)
card-tile-pict-hunters-grey = Pict Hunters (grey)
card-pict-hunters-blue = Pict Hunter (blue)
card-tile-pict-hunters-blue = Pict Hunters (blue)
card-pict-hunters-green = Pict Hunter (green)
card-tile-pict-hunters-green = Pict Hunters (green)
card-pict-hunters-orange = Pict Hunter (orange)
card-tile-pict-hunters-orange = Pict Hunters (orange)
card-pict-hunters-red = Pict Hunter (red)
card-tile-pict-hunters-red = Pict Hunters (red)
card-pirates-grey = Pirate (grey)
card-tile-pirates-grey = Pirates (grey)
card-pirates-blue = Pirate (blue)
card-tile-pirates-blue = Pirates (blue)
card-pirates-green = Pirate (green)
card-tile-pirates-green = Pirates (green)
card-pirates-orange = Pirate (orange)
card-tile-pirates-orange = Pirates (orange)
card-pirates-red = Pirate (red)
card-tile-pirates-red = Pirates (red)
card-pirates-purple = Pirate (purple)
card-tile-pirates-purple = Pirates (purple)
card-bossonian-guards-grey = Bossonian Guard (grey)
card-tile-bossonian-guards-grey = Bossonian Guards (grey)
card-bossonian-guards-blue = Bossonian Guard (blue)
card-tile-bossonian-guards-blue = Bossonian Guards (blue)
card-bossonian-guards-green = Bossonian Guard (green)
card-tile-bossonian-guards-green = Bossonian Guards (green)
card-bossonian-guards-orange = Bossonian Guard (orange)
card-tile-bossonian-guards-orange = Bossonian Guards (orange)
card-bossonian-guards-red = Bossonian Guard (red)
card-tile-bossonian-guards-red = Bossonian Guards (red)
card-bossonian-guards-purple = Bossonian Guard (purple)
card-tile-bossonian-guards-purple = Bossonian Guards (purple)
card-bossonian-archers-grey = Bossonian Archer (grey)
card-tile-bossonian-archers-grey = Bossonian Archers (grey)
card-bossonian-archers-purple = Bossonian Archer (purple)
card-tile-bossonian-archers-purple = Bossonian Archers (purple)
card-mummies-grey = Mummy (grey)
card-tile-mummies-grey = Mummies (grey)
card-mummies-blue = Mummy (blue)
card-tile-mummies-blue = Mummies (blue)
card-mummies-green = Mummy (green)
card-tile-mummies-green = Mummies (green)
card-mummies-orange = Mummy (orange)
card-tile-mummies-orange = Mummies (orange)
card-mummies-red = Mummy (red)
card-tile-mummies-red = Mummies (red)
card-skeletons-grey = Skeleton (grey)
card-tile-skeletons-grey = Skeletons (grey)
card-skeletons-blue = Skeleton (blue)
card-tile-skeletons-blue = Skeletons (blue)
card-skeletons-green = Skeleton (green)
card-tile-skeletons-green = Skeletons (green)
card-skeletons-orange = Skeleton (orange)
card-tile-skeletons-orange = Skeletons (orange)
card-skeletons-red = Skeleton (red)
card-tile-skeletons-red = Skeletons (red)
card-skeletons-purple = Skeleton (purple)
card-tile-skeletons-purple = Skeletons (purple)
card-pict-warriors = Pict Warrior
card-hyenas = Hyena
card-belits-guards = Guard of Bêlit

## Actions

action-done = Done
action-wait = Let the others go first
action-aggressive = Aggressive
action-cautious = Cautious
action-melee = Attack in melee
action-ranged = Attack from afar
action-cast = Cast a spell
action-drop = Drop something
action-drink = Drink a Life Potion
action-lead = Command an ally
action-keep = Keep the dice
action-no = No
action-yes = Yes
action-not-this-turn = Not in this turn
action-pick-up = Pick up
action-give = Give
action-take = Take
action-open-chest = Open the chest
action-throw = Throw
action-leave-board = Leave the board
action-clear-river = Remove a dead tile
action-from-melee = From Melee
action-from-ranged = From Ranged
action-from-move = From Move
action-from-manipulation = From Manipulation
action-from-guard = From Guard
action-from-reroll = From Reroll
action-from-allies = From the allies
action-from-fatigue = From Fatigue
action-from-wounds = From Wounds
action-web = Throw a web
action-break-free = Break free of the web
action-happening-1 = Event 1
action-happening-2 = Event 2
action-happening-3 = Event 3
action-happening-4 = Event 4
action-happening-5 = Event 5
action-happening-6 = Event 6
action-happening-7 = Event 7
action-happening-8 = Event 8
action-gems-0 = No gem
action-gems-1 = 1 gem
action-gems-2 = 2 gems
action-gems-3 = 3 gems
action-gems-4 = 4 gems
action-gems-5 = 5 gems
action-gems-6 = 6 gems
action-gems-7 = 7 gems
action-gems-8 = 8 gems
action-gems-9 = 9 gems
action-gems-10 = 10 gems
action-gems-11 = 11 gems
action-gems-12 = 12 gems
action-gems-13 = 13 gems
action-gems-14 = 14 gems
action-gems-15 = 15 gems
action-die-1 = Die 1
action-die-2 = Die 2
action-die-3 = Die 3
action-die-4 = Die 4
action-die-5 = Die 5
action-die-6 = Die 6
action-die-7 = Die 7
action-die-8 = Die 8
action-die-9 = Die 9
action-die-10 = Die 10
action-die-11 = Die 11
action-die-12 = Die 12
action-die-13 = Die 13
action-die-14 = Die 14
action-die-15 = Die 15
action-die-16 = Die 16
action-die-17 = Die 17
action-die-18 = Die 18
action-die-19 = Die 19
action-die-20 = Die 20
action-models-1 = 1 model
action-models-2 = 2 models
action-models-3 = 3 models
action-models-4 = 4 models
action-models-5 = 5 models
action-search = Search
action-interrogate = Question the priest
action-steer = Work the ship
action-rouse = Let the mutineers act
action-hide-body = Hide the body
action-unlock = Open the lock
action-batter = Batter the barricade

## Prompts

prompt-sacrifice = Sacrifice: { $striker } attacks { $target }; choose who takes the blow instead, or nobody
prompt-pick-victim = { $striker } strikes everybody in the area with a power of { $power }: choose who defends next
prompt-guard-friend = Bodyguard: { $striker } attacks { $target } with a power of { $power }; { $hero } may parry instead
prompt-guard = { $striker } attacks { $target } with a power of { $power }: choose how many gems go on Guard, { $reserve } in the Reserve
prompt-parry = { $target } guards against { $striker } with { $gems ->
        [one] 1 gem
       *[other] { $gems } gems
    }: choose the card to parry with
prompt-reroll = { $named ->
        [0] The dice show
       *[other] { $who }: the dice show
    } { $symbols ->
        [one] 1 symbol
       *[other] { $symbols } symbols
    }; reroll one, or keep them ({ $reserve } in the Reserve)
prompt-react = { $who } may react with a spell: choose one, or none ({ $reserve } in the Reserve)
prompt-circular-strike = Circular Strike: { $striker } has { $power ->
        [one] 1 point
       *[other] { $power } points
    } of damage left over; choose who takes it, or nobody
prompt-counterattack = Counterattack: { $who } may strike back at { $against } with 1 red die
prompt-attack-from-beyond = Attack from Beyond: { $who } dies, and may strike a last blow with 3 red dice; choose at whom
prompt-give-gems = Gift of Life: choose how many gems { $giver } gives to { $taker } for good
prompt-cast = { $who } casts a spell: choose which ({ $reserve } in the Reserve)
prompt-cast-for = { $who } casts { $spell }: choose how many gems go on it ({ $reserve } in the Reserve)
prompt-aim-spell = { $who } casts { $spell } with { $gems ->
        [one] 1 gem
       *[other] { $gems } gems
    }: choose on whom, or where
prompt-lead-to = Mind Control: choose where { $who } goes, { $steps ->
        [one] 1 area
       *[other] up to { $steps } areas
    } away
prompt-take-wounds = { $hero } takes { $left ->
        [one] 1 wound
       *[other] { $left } wounds
    } more than Fatigue holds: choose which gems in use become wounds
prompt-stance = { $hero } chooses a stance for this turn: aggressive or cautious ({ $reserve } in the Reserve, { $fatigue } in Fatigue)
prompt-who-acts = All heroes here are done: the mutineers may still act
prompt-hero-acts = { $hero }, { $here }, acts: { $points }, { $reserve } in the Reserve. Choose where to move, or an action
prompt-activate = Activate a tile of the River: { $activations ->
        [one] 1 activation
       *[other] { $activations } activations
    } and { $reserve } left; or end the turn
prompt-attack-gems = { $who } attacks { $target }: choose how many gems, 1 { $die } die for each ({ $reserve } in the Reserve){ $bare ->
        [0] {""}
       *[other] . Bare hands: 2 symbols less
    }
prompt-attack-with = { $who } attacks { $target } with { $gems ->
        [one] 1 gem
       *[other] { $gems } gems
    }: choose the weapon
prompt-attempt = { $hero } tries { $deed ->
        [0] to open the chest
        [1] to throw { $card } to { $area }
        [2] to open the lock
       *[other] to search this place
    }: choose how many gems, 1 { $die } die for each{ $difficulty ->
        [0] . The difficulty is the distance
       *[other] . Difficulty { $difficulty }
    }, and 1 more for each enemy who hinders
prompt-catch = { $card } flies in: does { $hero } catch it?
prompt-clear-river = Choose the dead tile that leaves the River for good: 2 gems leave the game
prompt-drink = Choose the potion that { $hero } drinks
prompt-drop = { $must ->
        [0] Choose what { $hero } drops
       *[other] { $hero } carries too much: choose what to drop
    }
prompt-give = Choose what { $hero } gives away: 1 gem
prompt-give-to = Choose to whom { $hero } gives { $card }
prompt-character = Choose the hero to play
prompt-hide = Choose secretly where { $what } is hidden; only the Overlord will know
prompt-keep-find = In the chest: { $card }. Does { $hero } keep it?
prompt-lead = Choose the ally that { $hero } commands: 1 gem ({ $reserve } in the Reserve)
prompt-model-acts = { $who }, { $here }, acts: { $points }, { $reserve } in the Reserve. Choose where to move, or an action
prompt-pick-target = { $who } { $how ->
        [0] attacks in melee
        [1] attacks from afar
       *[other] throws a web
    }: choose the target
prompt-pick-up = Choose what { $hero } picks up: 1 gem
prompt-reinforce = Reinforcements, { $reinforcement ->
        [one] 1 point
       *[other] { $reinforcement } points
    } left: choose who comes onto the board
prompt-reinforce-where = Choose where the { $who } comes onto the board
prompt-reinforce-many = Choose how many models like the { $who } come onto the board at { $area }
prompt-restore = Life Potion, { $left ->
        [one] 1 gem
       *[other] { $left } gems
    } to go: choose from where { $hero } brings one back to the Reserve
prompt-second-weapon = { $who } attacks { $target } with { $weapon }: choose a second weapon for the other hand, or none
prompt-take = Choose what { $hero } takes from another hero: 1 gem
prompt-throw = Choose what { $hero } throws
prompt-throw-to = Choose the area to which { $hero } throws { $card }; the farther, the harder
prompt-which-event = Event tile: choose what happens{ $left ->
        [one] {""}
       *[other] , { $left } events
    }
prompt-volley = Volley: choose at whom { $who } shoots, or nobody
prompt-wake = Choose the petrified monster that wakes
prompt-jam-which = Choose the ballista that is jammed in the heroes’ next turn
prompt-wave-leaves = Choose where the wave leaves { $who }
prompt-wave-takes = A rogue wave: choose whom it takes, a hero to move or a mutineer to drown
prompt-turn-into = Choose the crew that the { $who } joins
prompt-turn-who = Choose the mutineer who goes back to the old crew
prompt-true-priest = Choose secretly which priest can lift the curse; only the Overlord will know
prompt-avenge-where = Thak comes in at number { $symbols }, or elsewhere for 1 gem a number: choose where ({ $reserve } in the Reserve)
prompt-rockfall = Rockfall: choose the area where everybody is hit by { $dice ->
        [one] 1 red die
       *[other] { $dice } red dice
    }
prompt-hasten = Choose the group that moves at once
prompt-batter = Choose the barricade that { $who } strikes, by the area behind it

## Answers: what each does and costs

answer-hide = Number { $card }: { $place }
answer-true-priest = Priest { $card }: { $place }
answer-character = { $name } · { $printed }
answer-stance-aggressive = Aggressive: recover { $recovered }, act
answer-stance-cautious = Cautious: recover { $recovered }, do not act; only Guard and rerolls
answer-stance-wait = Let the others choose first
answer-hero-acts-area = Move to { $place }: { $cost }{ $there }
answer-hero-acts = Let { $card } act{ $picked ->
        [0] {""}
       *[other] ; { $hero } is done then
    }
answer-hero-acts-melee = Attack in melee: 1 gem or more, 1 { $melee-dice } die for each{ $bare ->
        [0] {""}
       *[other] ; bare hands, 2 symbols less
    }
answer-hero-acts-ranged = Attack from afar: 1 gem or more, 1 { $ranged-dice } die for each
answer-hero-acts-pick-up = Pick something up: 1 gem
answer-hero-acts-give = Give something to a hero here: 1 gem
answer-hero-acts-take = Take something from a hero here: 1 gem
answer-hero-acts-open-chest = Open the chest: 1 gem or more, difficulty { $difficulty }
answer-hero-acts-throw = Throw something into another area: 1 gem or more
answer-hero-acts-drop = Drop something: no gem
answer-hero-acts-drink = Drink a Life Potion: no gem
answer-hero-acts-cast = Cast a spell: as many gems as it costs
answer-hero-acts-lead = Command an ally: 1 gem
answer-hero-acts-leave-board = Leave the board for good, with all that { $hero } carries
answer-hero-acts-break-free = Break free of the web: 4 movement points
answer-hero-acts-search = Search here for the things of { $hero }: 1 gem or more, difficulty 1
answer-hero-acts-interrogate = Question the priest: 1 gem; one red die, 0 he is silent, 1 or 2 he talks, 3 he dies
answer-hero-acts-steer = Work the ship: 1 gem; the marker of the scenario moves on
answer-hero-acts-hide-body = Hide the body: 1 gem
answer-hero-acts-unlock = Open the lock: 1 gem or more
answer-hero-acts-rouse = Let the mutineers act, all together, once in this turn: no gem
answer-hero-acts-wait = Let the other players act first; { $hero } may act later
answer-hero-acts-done = { $hero } is done for this turn
answer-who-acts-rouse = Let the mutineers act, all together, once in this turn: no gem
answer-who-acts-wait = Let the other players act first
answer-who-acts-done = Done for this turn
answer-model-acts-area = Move to { $place }: { $cost }{ $there }
answer-model-acts = Let { $card } act{ $picked ->
        [0] {""}
       *[other] ; { $who } is done then
    }
answer-model-acts-melee = Attack in melee: { $melee-dice }
answer-model-acts-ranged = Attack from afar: { $ranged-dice }
answer-model-acts-web = Throw a web: 3 orange; who is hit is caught
answer-model-acts-batter = Strike the barricade: { $melee-dice }
answer-model-acts-cast = Cast a spell: as many gems as it costs
answer-model-acts-break-free = Break free of the web: 4 movement points
answer-model-acts-clear-river = Remove a dead tile from the River for good: 2 gems leave the game
answer-model-acts-done = { $grouped ->
        [0] { $who } is done
       *[other] Done with this unit: none of it acts any more in this activation
    }
answer-activate = { $count ->
        [-1] { $name }: { $cost }; events of the scenario
        [0] † { $name }: { $cost }; nobody is left to act, the tile only goes to the end of the River
       *[other] { $name }: { $cost }; { $models }
    }
answer-activate-clear-river = Remove a dead tile from the River for good: 2 gems leave the game
answer-activate-done = End the turn; { $reserve } stay in the Reserve
answer-clear-river = † { $name }
answer-pick-target = Attack { $card }{ $armor ->
        [0] {""}
       *[other] , armor { $armor }
    }
answer-volley = Shoot at { $card }
answer-volley-no = { $who } does not shoot
answer-attack-gems-gems = Attack with { $gems }: { $dice }; { $left } left
answer-attack-with = { $name }: { $dice }{ $thrown ->
        [0] {""}
       *[other] ; thrown, it lands with the target
    }
answer-second-weapon = { $name }: { $dice }
answer-second-weapon-no = Only { $weapon }
answer-guard-gems = { $count ->
        [0] No Guard{ $chance }
       *[other] Guard with { $gems }{ $chance }
    }
answer-parry = { $name }: { $dice }
answer-guard-friend-yes = { $hero } parries, for 1 gem or more
answer-guard-friend-no = { $target } defends without help
answer-sacrifice = { $card } takes the blow
answer-sacrifice-no = { $target } takes the blow
answer-reroll-die = Reroll die { $number } ({ $die }): { $cost }
answer-reroll-keep = Keep the dice
answer-circular-strike-no = Nobody: the rest of the damage is lost
answer-counterattack-yes = Strike back: 1 red die
answer-counterattack-no = Do not strike back
answer-attack-from-beyond-no = No last blow
answer-attempt-gems = Try with { $gems }; { $left } left
answer-cast = { $name }: { $cost }{ $variable ->
        [0] {""}
       *[other] {" "}or more
    }. { $text }
answer-cast-for-gems = { $gems }; { $left } left
answer-react = { $name }: { $cost }{ $variable ->
        [0] {""}
       *[other] {" "}or more
    }. { $text }
answer-react-no = No spell now
answer-react-not-this-turn = No spell of { $who } in this turn: do not ask again
answer-give-gems-gems = Give { $gems }; { $left } left
answer-catch-yes = Catch { $card }: 1 gem
answer-catch-no = Let it fall
answer-keep-find-yes = Keep { $card }
answer-keep-find-no = Leave { $card } on the ground
answer-drop = { $name }, encumbrance { $load }
answer-reinforce = { $name }: { $cost }
answer-reinforce-done = No more reinforcements: the points left are lost
answer-reinforce-many-models = { $count ->
        [one] 1 model
       *[other] { $count } models
    }
answer-restore-from-fatigue = From Fatigue
answer-restore-from-wounds = From Wounds

## Refusals

refusal-out-of-reach = Out of reach
refusal-not-in-sight = Not in sight
refusal-fascinated = Nobody wants to hit this one first
refusal-protected = A friend in the area protects them
refusal-only-shields = Only a shield helps against this
refusal-no-reroll-left = Nothing left to reroll this die with
refusal-good-enough = Nothing better could come of it
refusal-possessed = Set's Possession holds them
refusal-webbed = Caught in a web
refusal-blocked = An enemy with Blocking is in the way
refusal-held = Held by Constriction
refusal-occupied = No room there
refusal-too-far = That takes { $cost ->
        [one] 1 movement point
       *[other] { $cost } movement points
    }; { $points } left
refusal-needs-swimming = Only with Swimming
refusal-needs-wall-wrecker = Only with Wall Wrecker
refusal-needs-leap = Only with Leap
refusal-needs-climb = Only with Climb
refusal-no-way = No way leads there
refusal-no-spell-caster = Not a Spell Caster, or too heavily loaded to be one
refusal-too-few-gems = Not enough gems in the Reserve
refusal-spell-limit = The limit of the spell is reached
refusal-halo-in-force = There is a Halo already
refusal-no-target = Nobody to aim at
refusal-cautious = A cautious hero does not act
refusal-nobody-else = Nobody else has anything to do
refusal-nothing-carried = Nothing is carried
refusal-no-potion = No potion, or nothing to heal
refusal-no-spell = No spell can be cast now
refusal-nobody-to-lead = No ally left to command
refusal-exhausted = The limit of this action is reached, or the Reserve is empty
refusal-no-missile = No weapon for an attack from afar
refusal-nothing-here = Nothing lies here
refusal-nobody-here = No other hero is here
refusal-no-chest = No chest here
refusal-nothing-to-throw = Nothing light enough to throw
refusal-attacked-already = It has attacked in this activation
refusal-too-early = Not yet in this round
refusal-too-heavy = Too heavy to throw
refusal-two-activations = Two tiles have been activated already
refusal-done-already = Chosen already, and did nothing
refusal-nothing-left = Nothing left that it could do
refusal-works-the-ship = Works the ship in this turn, and cannot attack
refusal-crew-fought = The mutineers have fought in this turn
refusal-outnumbered = There must be more of you than of them here
refusal-worked-already = This was done here already in this turn
refusal-jammed = The ballista is jammed in this turn
refusal-too-quiet = Not before the alarm is raised
refusal-watched = Not while an enemy is watching
refusal-searched-already = You know that your things are not here
refusal-no-key = You do not have what opens it
refusal-opens-no-door = It cannot open doors
refusal-locked = The door is locked
refusal-barricaded = A barricade is in the way
refusal-other-target = Its unit attacks something else in this activation

## How a card reads in a line of text

face-load = encumbrance { $load }
face-thrown = thrown
face-armor-dice = Armor
face-area = Area
face-potion = { $gems } gems to the Reserve
face-spell = cost { $cost }, limit { $limit }
face-reaction = reaction
face-unit = move { $move } · armor { $armor }
face-reinforcement = reinforcement { $cost }
face-sheet = { $gems } gems · move { $base } ({ $limit })
face-life = { $life } life
face-chest = a chest
face-gems = Reserve { $reserve }, Fatigue { $fatigue }, Wounds { $wounds }, in use { $used }
face-gems-overlord = Reserve { $reserve }, Fatigue { $fatigue }, in use { $used }, gone for good { $wounds }
face-overlord = Overlord
side-0 = the Overlord
side-1 = heroes
face-die = { $colour } { $symbols }
map-signs = a digit behind a letter: so many of them · { $chest } a chest · [ ] under a roof · ~ water
face-round = Round { $round }, the Overlord recovers { $recovery }
face-tile = [{ $cost }] { $name }
face-tile-dead = [{ $cost }] { $name } †
face-dice = Dice on the table: { $dice }
face-blow = { $striker } attacks { $target } with a power of { $power }
face-barricade = Barricade between { $one } and { $other }: { $life } life
face-quiet = All is quiet, until the end of round { $turn } at the latest
face-marker = Marker of the scenario: { $number }
face-priest = a priest
face-body = a body
face-things = the equipment of { $hero }
face-there = {"; "}there: { $who }
face-unhurt = : { $percent } % to take nothing
face-points-each = { $points ->
        [one] 1 point
       *[other] { $points } points
    } each
face-count-gems = { $count ->
        [0] no gem
        [one] 1 gem
       *[other] { $count } gems
    }
face-count-points = { $count ->
        [one] 1 movement point
       *[other] { $count } movement points
    }
face-count-free = { $count ->
        [0] no free movement point left
        [one] 1 free movement point left
       *[other] { $count } free movement points left
    }
face-count-models = { $count ->
        [one] 1 model
       *[other] { $count } models
    }

## Events of the scenarios

event-reinforce = Reinforcements: { $amount } points
event-volley = Volley: every unit makes a ranged attack
event-transform = Skuthus dies, and something else wears his shape
event-free-monster = A petrified monster wakes
event-refill = The dead Picts come back
event-bolster = Those of one group who came back move up to { $amount } areas
event-ritual = The ritual goes on: one yellow die for each relic
event-rockfall = Rockfall: { $amount } red dice for everybody in one area
event-new-group = A new group arrives with { $amount } models
event-group-move = A group moves up to { $amount } areas
event-arrive = Somebody very large arrives
event-rogue-wave = A rogue wave: 1 red die
event-turncoats = Mutineers think better of it: 1 red die
event-jam = A ballista jams if 1 orange die wills it
event-vengeance = Thak comes for vengeance: { $amount } red dice say where

## Heroes that one person plays

chair-1 = { $name }, hero 1
chair-2 = { $name }, hero 2
chair-3 = { $name }, hero 3
chair-4 = { $name }, hero 4

## Log

log-announce-attacks = { $cards } attacks { $target } { $how ->
        [0] in melee
       *[other] from afar
    }{ $weapon-id ->
        [-1] , with bare hands
        [0] {""}
       *[other] , with { $weapon }
    }
log-announce-attacks-area = { $cards } strikes all of { $area }
log-announce-power = { $cards } attacks with a power of { $power }
log-announce-defence = { $cards } defends with { $defence }
log-announce-damage = { $cards } takes { $damage } damage
log-announce-sacrifices = { $cards } takes the blow for a friend
log-announce-dies = { $cards } dies
log-announce-captive-dies = { $cards } dies
log-announce-tile-dies = The tile of { $cards } is turned to its bloody side
log-announce-webbed = { $cards } is caught in a web
log-announce-gives-gems = { $cards } gives { $gems } { $gems ->
        [one] gem
       *[other] gems
    } to { $taker }
log-announce-casts = { $caster } casts { $cards }
log-announce-gems = { $chair ->
        [0] Overlord
       *[other] { $cards }
    }: { $gems } { $gems ->
        [one] gem
       *[other] gems
    } from { $source } to { $target }
log-announce-lays = { $chair }: { $gems } { $gems ->
        [one] gem
       *[other] gems
    } on { $cards }
log-announce-lifts = { $chair }: { $gems } { $gems ->
        [one] gem leaves
       *[other] gems leave
    } { $cards }
log-announce-moves = { $origin-id ->
        [-1] { $cards } stands in { $area }
       *[other] { $cards } goes from { $origin } to { $area }
    }
log-announce-wins = { $side ->
        [0] The Overlord wins
       *[other] The heroes win
    }
log-announce-stance = { $cards } is { $aggressive ->
        [0] cautious
       *[other] aggressive
    }
log-announce-found = { $cards } is found in { $area }
log-roll-die-yellow = Yellow die: { $number ->
        [1] 0
        [2] 0
        [3] 0
        [4] 1
        [5] 1
       *[6] 2
    }
log-roll-die-orange = Orange die: { $number ->
        [1] 0
        [2] 0
        [3] 1
        [4] 1
        [5] 2
       *[6] 2
    }
log-roll-die-red = Red die: { $number ->
        [1] 0
        [2] 1
        [3] 1
        [4] 2
        [5] 2
       *[6] 3
    }
log-announce-activates = The Overlord activates { $cards }
log-announce-escapes = { $cards } leaves the board
log-announce-event = Event of the scenario. { $happening }
log-announce-manipulates = { $cards }: { $symbols } { $symbols ->
        [one] symbol
       *[other] symbols
    } for the manipulation
log-announce-misses-leap = { $cards } does not make the leap
log-announce-opens-chest = { $cards } opens a chest
log-announce-turn = Round { $round }: the Overlord's turn
log-announce-wrecks = { $cards } breaks through the wall
log-announce-jams = The ballista at { $cards } is jammed for a turn
log-announce-questions = { $cards } questions a priest: { $result ->
        [0] not a word
        [1] he talks
        [2] he talks
       *[other] he dies before he talks
    }
log-announce-hides-body = { $cards } hides a body
log-announce-alarm = The alarm is raised!
log-announce-rocks = Rocks fall on { $cards }: { $damage } damage for everybody
log-announce-marker = The marker of the scenario stands at { $place }
log-announce-opens-door = { $cards } opens a door
log-announce-breaks-barricade = { $cards } brings the barricade down
log-announce-batters = The barricade loses { $damage } { $damage ->
        [one] point
       *[other] points
    } of life to { $cards }
log-move-aside-board = { $cards } enters the board
log-move-aside-carried = { $who } has { $cards } now
log-move-aside-carried-you = You have { $cards } now
log-move-aside-spells = { $who } knows { $cards }
log-move-aside-spells-you = You know { $cards }
log-move-aside-ground = { $cards } is left on the ground
log-move-board-dead = { $cards } is taken off the board
log-move-board-escaped = { $cards } is off the board, alive
log-move-dead-board = { $cards } comes back
log-move-ground-carried = { $who } picks up { $cards }
log-move-ground-carried-you = You pick up { $cards }
log-move-carried-ground = { $who } leaves { $cards } on the ground
log-move-carried-ground-you = You leave { $cards } on the ground
log-move-carried-carried = { $who } gets { $cards }
log-move-carried-carried-you = You get { $cards }
log-move-carried-discard = { $cards } is used up
log-move-carried-escaped = { $cards } is brought to safety
log-move-carried-aside = { $cards } is lost
log-move-ground-aside = { $cards } is lost
log-move-ground-discard = { $cards } is used up
log-draw-deck-carried = { $who } finds { $cards }
log-draw-deck-carried-you = You find { $cards }
log-draw-deck-ground = In the chest: { $cards }
log-move-places-secret = The Overlord has chosen in secret
log-move-places-searched = { $sort ->
        [priest] Priest { $cards }, { $place }, is not the one who can lift the curse
        [things] { $who }: nothing at number { $cards }, { $place }
       *[hidden] { $what } is not at number { $cards }, { $place }
    }
log-move-secret-searched = { $sort ->
        [priest] Priest { $cards }, { $place }, is the one who can lift the curse
        [things] { $who }: the equipment was at number { $cards }, { $place }
       *[hidden] { $what } was at number { $cards }, { $place }
    }
log-move-river-river = To the end of the River: { $cards }
log-move-river-removed = Out of the River for good: { $cards }
log-shuffle-deck = The assets of the chests are shuffled
log-answer-model-acts = { $who } decides what the model does
log-answer-model-acts-you = You decide what the model does
log-answer-who-acts = { $who } takes the floor
log-answer-who-acts-you = You take the floor
log-answer-hero-acts = { $who } decides what the hero does
log-answer-hero-acts-you = You decide what the hero does
log-answer-stance = { $who } lets the others choose their stance first
log-answer-stance-you = You let the others choose their stance first
log-answer-cast = { $who } has chosen a spell
log-answer-cast-you = You have chosen a spell
log-answer-aim-spell = { $who } has chosen what the spell is cast on
log-answer-aim-spell-you = You have chosen what the spell is cast on
log-answer-pick-target = { $who } has chosen a target
log-answer-pick-target-you = You have chosen a target
log-answer-reroll = { $who } keeps the dice
log-answer-reroll-you = You keep the dice
log-answer-guard = { $who } does not guard
log-answer-guard-you = You do not guard
log-move-aside-river = A new tile in the River: { $cards }
log-tuck-aside-river = First in the River now: { $cards }
log-arrange = The River is in a new order
log-move-board-aside = { $cards } is off the board

## The board in the browser

board-keys = Map: arrow keys go from area to area, Tab to what you may choose, plus and minus zoom, 0 shows all, V shows what is in sight
board-hint = Point at an area to read who is there, what it takes to get there and whether it is in sight.
board-sight = Show what is in sight (V)
board-level = level { $level }
board-exit = way out
board-door = reinforcements come in here
board-place-closed = place { $number }, not searched yet
board-place-searched = place { $number }, nothing is hidden here
board-place-secret = place { $number }, your secret
board-priest-closed = priest { $number }, not questioned yet
board-priest-searched = priest { $number }, has talked
board-priest-dead = priest { $number }, dead
board-priest-secret = priest { $number }, who can lift the curse
board-curse-lifted = The curse is broken
board-hoard-closed = place { $number }, where { $hero } has not looked
board-hoard-searched = place { $number }, where { $hero } has found nothing
board-hoard-secret = place { $number }, where you hid the things of { $hero }
board-station-sails = sails to be set
board-station-helm = the helm
board-station-ballista = a ballista
board-jammed = jammed
board-worked = done in this turn by { $who }
board-shot = has shot in this turn
board-gate-barricade = barricade to { $to }: { $life } life
board-gate-lock = locked way to { $to }{ $difficulty ->
        [0] { "" }
       *[other] , difficulty { $difficulty }
    }{ $keyed ->
        [0] { "" }
       *[other] , opened with: { $key }
    }
board-gate-shut-door = shut door to { $to }
board-gate-stone-wall = the way to { $to } is walled up
board-ally = ally of the heroes
board-mark-rooted = cannot move
board-mark-tamed = has lost Blocking
board-mark-webbed = caught in a web
board-mark-held = held by Constriction
board-mark-winged = borne by the wind
board-mark-dizzy = dizzy
board-here = Already there
board-cost = { $cost ->
    [one] 1 movement point
   *[other] { $cost } movement points
} of { $points }
board-unreachable = No way leads there from here
board-sees = In sight from { $area }
board-blind = Not in sight from { $area } (CO-H35)
board-points = { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
}, those for gems included
board-hindered = { $count } more to leave: hindered
board-gems = { $spot }: { $count ->
    [one] 1 gem
   *[other] { $count } gems
}
board-die-of = a { $colour } die for each
board-limit = at most { $limit }
board-base = base movement { $base } of { $of }
board-book = The Book of Skelos
board-recovery = Recovers { $recovery } gems at the start of the Overlord's turn
board-lost = { $count ->
    [one] 1 gem
   *[other] { $count } gems
} out of the game
board-costs = costs { $cost ->
    [one] 1 gem
   *[other] { $cost } gems
}
board-dead = all dead
board-models = { $count } on the board
board-round = { $rounds ->
    [0] Round { $round }
   *[other] Round { $round } of { $rounds }
}
board-turn-overlord = The Overlord's turn
board-turn-heroes = The heroes' turn
board-marker = Marker at { $marker }
board-story = The story so far
board-events = Event tile:
board-side-heroes = The heroes win if
board-side-overlord = The Overlord wins if
board-and = and
board-goal-carried-off = { $what } { $count ->
    [one] is
   *[other] are
} carried off the board
board-goal-slain = { $what } { $count ->
    [one] is
   *[other] are
} slain
board-goal-rounds-over = round { $amount } ends
board-goal-marker = the marker stands at { $amount }
board-goal-escaped = those still alive have left the board
board-goal-hero-slain = { $what } dies
board-goal-heroes-slain = no hero is left alive
board-goal-asset-lost = the heroes lose { $what }
board-goal-curse-broken = the curse is broken
board-fight = Attack
board-last-fight = The last attack
board-attack-dice = Dice of the attack
board-defence-dice = Dice of the defence
board-axes = axes so far
board-power = power
board-defence = defence
board-armor = armor { $armor }
board-slain = A mortal blow!
board-stopped = Stopped: no damage
board-hurts = { $damage } damage gets through
board-guard-odds = { $unhurt } to come away unhurt, { $damage } damage on average

## Chapters, each by the rule it begins with

chapter-CO-1 = The Book of Skelos
chapter-CO-12 = Turn order
chapter-CO-27 = Values of a tile
chapter-CO-36 = Death and the River
chapter-CO-48 = Reinforcements
chapter-CO-58 = The Overlord's spells
chapter-CO-64 = Benefits
chapter-CO-74 = Set-up
chapter-CO-H1 = Energy and wounds
chapter-CO-H7 = The heroes' turn
chapter-CO-H20 = Exertion
chapter-CO-H24 = Melee
chapter-CO-H30 = Ranged attacks
chapter-CO-H35 = Line of sight
chapter-CO-H39 = Guard and Armor
chapter-CO-H48 = Manipulation
chapter-CO-H57 = Reroll
chapter-CO-H62 = Movement
chapter-CO-H72 = Hindering
chapter-CO-H79 = Encumbrance
chapter-CO-H86 = The heroes' spells
chapter-CO-H93 = Area attacks, falls, occupied areas
chapter-CO-H102 = Allies, objects, the end
chapter-CO-K1 = Skills
chapter-CO-C1 = Rulings

## Rules; the same words as docs/games/conan/rules.md

rule-CO-1 = The Overlord runs every unit from one board, the Book of Skelos: three Benefits, a Reserve, a Fatigue, a recovery value, a row of costs and, below the costs, the River of tiles.
rule-CO-2 = Red gems in the Reserve are the energy the Overlord can spend; spent gems end up in Fatigue.
rule-CO-3 = The recovery value comes from the scenario and from how many heroes began it; it does not change when heroes die.
rule-CO-4 = The cost tokens rise from left to right: the tile in the first place of the River costs 1, the next 2, and so on.
rule-CO-5 = At the start the tiles lie in the River in the order the scenario gives.
rule-CO-6 = A tile is either a unit tile or an event tile.
rule-CO-7 = A unit tile stands for one model, or for a group of models with the same values that act together.
rule-CO-8 = Groups of the same name are told apart by the colour of their bases; a grey tile needs no base.
rule-CO-9 = A unit tile shows its name, the colour of its base, its movement, its armor, its melee or ranged dice, its skills and, for most groups, what a reinforcement costs.
rule-CO-10 = Activating an event tile carries out one event of the scenario, or several if the scenario says so.
rule-CO-11 = Which events there are, what they do and when they may be chosen is up to the scenario.
rule-CO-12 = The heroes play as one side against the Overlord. The sides take turns; the scenario names the side that begins.
rule-CO-13 = The Overlord's turn has four phases: recovery, turn marker, activation, end.
rule-CO-14 = Recovery begins by moving all gems the Overlord spent during the heroes' turn to Fatigue.
rule-CO-15 = Then as many gems as the recovery value says go from Fatigue back to the Reserve, or all there are if Fatigue holds fewer.
rule-CO-16 = The turn marker moves on by one.
rule-CO-17 = In the activation phase the Overlord activates no tile, one or two.
rule-CO-18 = To activate a tile, gems equal to the cost above it go from the Reserve to Fatigue.
rule-CO-19 = The activated tile leaves its place, the others slide left to close the gap, and the tile joins the end of the River.
rule-CO-20 = A dead unit tile may be activated like any other.
rule-CO-21 = Every model of an activated unit may move, spending as many of its points as the Overlord likes.
rule-CO-22 = Each model of the unit may make one attack during the activation.
rule-CO-23 = As soon as one model of the unit attacks, all models of that unit lose what is left of their base movement.
rule-CO-24 = One tile may be activated twice in the same turn; the second time it costs what its new place demands.
rule-CO-25 = An activated event tile is carried out at once, as the scenario describes.
rule-CO-26 = In the end phase all gems the Overlord spent during the turn, those on spell cards among them, go to Fatigue.
rule-CO-27 = A unit's armor is taken off the power of every single attack against a model of that tile.
rule-CO-28 = The damage that remains comes off the model's life; a model without life leaves the board.
rule-CO-29 = Base movement is free, each model has its own, and it must be used before any model of the unit attacks.
rule-CO-30 = Beyond its base movement a unit gets points only from the Movement Benefit.
rule-CO-31 = The attack value tells how many dice of which colour each model rolls. Dice may be rerolled, but their number and colour never change.
rule-CO-32 = Enemies in the area hinder a unit's movement.
rule-CO-33 = Enemies in the area hinder a unit's ranged attacks.
rule-CO-34 = Melee attacks are never hindered.
rule-CO-35 = The icons on a tile are skills, explained in a chapter of their own.
rule-CO-36 = A model at 0 life is dead and is taken off the board.
rule-CO-37 = When the last model of a tile dies, the tile goes to the end of the River and is turned to its bloody side; the others slide left.
rule-CO-38 = A dead tile stays in the River and keeps sliding with it.
rule-CO-39 = If a model of a dead tile comes back, the tile is turned up at once and stays where it is.
rule-CO-40 = Activating a dead tile counts as one of the two activations, moves nobody and only sends the tile to the end of the River.
rule-CO-41 = Minions and characters without a name of their own have 1 life.
rule-CO-42 = Lieutenants and monsters have the life the scenario gives them; a marker keeps track of it.
rule-CO-43 = At any moment of their own turn the Overlord may remove dead tiles from the River for 2 gems each; those gems go back to the box and never return.
rule-CO-44 = The price is taken from Fatigue first; if that is not enough, from Benefits and spell cards; only then from the Reserve.
rule-CO-45 = A removed tile leaves the game and the River closes up.
rule-CO-46 = Removing tiles is no activation, and there is no limit to it.
rule-CO-47 = The models of a removed tile can never come back.
rule-CO-48 = A tile without a reinforcement cost cannot be reinforced.
rule-CO-49 = Reinforcement points come from an event and are spent there and then.
rule-CO-50 = Every model that comes back takes as many points as its tile says.
rule-CO-51 = The models appear in the reinforcement areas of the scenario.
rule-CO-52 = If a reinforcement area is occupied, an area next to it may be used instead.
rule-CO-53 = If that one is occupied as well, the model cannot be placed there.
rule-CO-54 = Unless the scenario says otherwise, only models killed during the game can come back.
rule-CO-55 = Points that are not spent are lost.
rule-CO-56 = A tile never has more models than it began with, unless the scenario allows it.
rule-CO-57 = One and the same model may be shown by several tiles of the River.
rule-CO-58 = The Overlord's spell cards lie open beside the Book.
rule-CO-59 = A spell is cast once the tile of the Spell Caster who owns it has been activated, on top of moving and attacking.
rule-CO-60 = The cost of the spell, fixed or of the Overlord's choice, goes from the Reserve onto the card.
rule-CO-61 = A reaction spell can be cast at any time; during the heroes' turn it needs no activation.
rule-CO-62 = The gems on a spell card may never exceed its limit.
rule-CO-63 = In the end phase all gems on spell cards go to Fatigue.
rule-CO-64 = Each use of a Benefit serves one single model, never the whole group.
rule-CO-65 = Movement: once the base points are gone, each gem put here gives one more point to one model of the activated tile.
rule-CO-66 = The extra points of one activation never exceed the base movement.
rule-CO-67 = The Movement Benefit may be used before or after an attack, and is the only way to move after attacking.
rule-CO-68 = The Movement Benefit works in the Overlord's turn only.
rule-CO-69 = Guard: each gem put here rolls one orange die; its symbols and the unit's armor together are the defence.
rule-CO-70 = There is one Guard against one attack, no more.
rule-CO-71 = How many gems go into a Guard is settled before its dice are rolled.
rule-CO-72 = Reroll: after a roll, and before its result is settled, each gem put here rolls one die again.
rule-CO-73 = The Reroll Benefit is always at hand, also in the heroes' turn and for the dice of a Guard.
rule-CO-74 = Choose a scenario and who is the Overlord.
rule-CO-75 = Put out the board of the scenario, and the dice.
rule-CO-76 = The heroes choose their characters from those the scenario offers, and their models start where it says.
rule-CO-77 = The heroes take the equipment, spells and objects of the scenario, all open.
rule-CO-78 = Each hero takes the gems of their sheet and splits them between Reserve and Fatigue as the scenario says.
rule-CO-79 = Every hero begins with the stance set to aggressive.
rule-CO-80 = The Overlord takes the gems of the scenario, split between Reserve and Fatigue.
rule-CO-81 = The River is filled, and the Overlord's cards lie open.
rule-CO-82 = The Overlord's models are placed where the scenario says, with their bases and tokens.
rule-CO-83 = The turn marker starts on 0; life markers start on the numbers of the scenario.
rule-CO-84 = Then everybody reads the special rules, and the assets of the chests are shuffled.
rule-CO-85 = Unless the scenario says otherwise, nothing in it is secret.
rule-CO-H1 = A hero's gems lie in the Reserve, in Fatigue, in Wounds, on the actions of the sheet, on spell cards or on ally tiles.
rule-CO-H2 = The gems are energy and life at the same time.
rule-CO-H3 = Damage moves that many gems to Wounds: first from Fatigue, then from actions, spell cards and ally tiles, last from the Reserve.
rule-CO-H4 = A hero whose gems are all in Wounds dies: the cards stay behind in the area, and the model is gone.
rule-CO-H5 = The damage of an attack is its power less the power of the defence, and never below 0.
rule-CO-H6 = Among actions, spell cards and ally tiles the owner decides what is hit first.
rule-CO-H7 = The heroes' turn has four phases: start, stance, action, end.
rule-CO-H8 = Start: the gems the heroes spent during the Overlord's turn go to Fatigue.
rule-CO-H9 = Stance: each hero chooses to be aggressive or cautious.
rule-CO-H10 = An aggressive hero recovers 2 gems; 3 if one hero has died, 4 if two or more have.
rule-CO-H11 = A cautious hero recovers 5 gems; 6 if one hero has died, 7 if two or more have.
rule-CO-H12 = Recovery moves gems from Fatigue to the Reserve; wounds never heal this way.
rule-CO-H13 = An aggressive hero may use every action.
rule-CO-H14 = A cautious hero may only Guard and Reroll: no move, no attack, no manipulation, no dropping of things, and no spell but a reaction.
rule-CO-H15 = Aggressive heroes act in any order and may take turns action by action.
rule-CO-H16 = The action phase is over when no hero can or wants to do anything more.
rule-CO-H17 = End: all gems on actions, ally tiles and spell cards go to Fatigue, and the Overlord is next.
rule-CO-H18 = Gems may be left in the Reserve on purpose, for Guard and Reroll during the Overlord's turn.
rule-CO-H19 = Heroes talk their stances over and choose together. Here they answer in the order of seats; whoever would rather see first what the others choose lets them go first.
rule-CO-H20 = In one turn the gems on an action may not exceed its limit, no matter how many times the action is used.
rule-CO-H21 = Melee, Ranged, Move and Manipulation have limits; Guard and Reroll have none.
rule-CO-H22 = An action may be used several times in a turn.
rule-CO-H23 = The gems a hero spends on Guard during the Overlord's turn are not limited either.
rule-CO-H24 = A melee attack goes against one enemy in the same area, or in an adjacent area that is occupied, or as far as Reach allows.
rule-CO-H25 = It takes at least one gem, and each gem is one die of the colour on the sheet.
rule-CO-H26 = One weapon with a melee bonus may add its dice.
rule-CO-H27 = When all rerolls are done, the symbols are the power of the attack.
rule-CO-H28 = A hero without a weapon strikes with 2 power less. Overlord units are never unarmed.
rule-CO-H29 = Melee is not hindered.
rule-CO-H30 = A ranged attack needs a weapon with a ranged bonus, at least one gem, and a target in sight.
rule-CO-H31 = Its dice are the gems, in the ranged colour of the sheet, and the dice of the weapon.
rule-CO-H32 = A thrown weapon lies in the target's area after the attack and has to be picked up again.
rule-CO-H33 = Ranged attacks are hindered by enemies in the attacker's area.
rule-CO-H34 = Shooting at a lower enemy gives one more die, a yellow one unless the scenario names another.
rule-CO-H35 = Sight is a line from the centre of one area to the centre of another, and anything on the board that stands in its way blocks it.
rule-CO-H36 = Models never block sight, distance does not matter, and one's own area is always in sight.
rule-CO-H37 = Where the ground changes level abruptly, only the higher area sees the lower one.
rule-CO-H38 = A board stores its sight as computed lines with exceptions of its own; an edge between two levels lets sight through one way only.
rule-CO-H39 = When the power of an attack is settled, the attacked hero may Guard, once, with one gem or more.
rule-CO-H40 = Each gem is one die of the hero's Guard colour; one card with a Guard bonus adds its dice and makes it a parry, without one it is a dodge.
rule-CO-H41 = Against ranged attacks and area attacks only a shield can add its dice.
rule-CO-H42 = The dice of one piece of armor are always rolled, with or without a Guard.
rule-CO-H43 = A Guard is announced before the armor is rolled.
rule-CO-H44 = The defence is the symbols of Guard and Armor together.
rule-CO-H45 = A Guard helps against one attack only.
rule-CO-H46 = Guard is not hindered.
rule-CO-H47 = Armor dice may be rerolled, with the Reroll action or for free if their icon allows it.
rule-CO-H48 = A simple manipulation takes exactly one gem and no roll, and always works: picking a thing up, giving it, taking it or catching it.
rule-CO-H49 = To hand a thing over, one of the two heroes makes one simple manipulation.
rule-CO-H50 = A complex manipulation rolls one die per gem in the Manipulation colour, plus the bonus of one card, and works if the symbols reach the difficulty.
rule-CO-H51 = Simple manipulations are not hindered, complex ones are.
rule-CO-H52 = Opening a chest in one's area is complex, difficulty 2 unless stated otherwise; the chest goes, and the top asset comes to light.
rule-CO-H53 = What was in the chest may be left on the ground for later.
rule-CO-H54 = A thing of encumbrance 3 or less may be thrown to an area in sight, with the distance as difficulty. If the throw falls short, it lands as many areas along the way as symbols were rolled. A hero in that area may catch it at once by a simple manipulation.
rule-CO-H55 = Dropping is free; a dropped thing that hits an area goes off just as if thrown.
rule-CO-H56 = The distance of a throw is the smallest number of borders through areas in sight.
rule-CO-H57 = After a roll, and before it is settled, each gem a hero puts on Reroll rolls one die again.
rule-CO-H58 = This may be repeated, on the same die or on others.
rule-CO-H59 = A die icon with an arrow allows one free reroll of one die of that colour in that roll.
rule-CO-H60 = A die that was rerolled for free cannot be rerolled for free again, except thanks to Support.
rule-CO-H61 = The new result counts, be it better or worse.
rule-CO-H62 = Crossing a border costs 1 point.
rule-CO-H63 = At the start of the action phase every aggressive hero has their base points, for free.
rule-CO-H64 = Base points are used up first.
rule-CO-H65 = Stopping to do something else loses the base points that are left.
rule-CO-H66 = A hero who does something else first keeps the base points for the first move.
rule-CO-H67 = A Move action turns each gem into 1 point, to be used at once, up to the limit.
rule-CO-H68 = Points left at the end of the phase are lost.
rule-CO-H69 = A skill that is part of the move, such as Wall Wrecker or Leap, does not interrupt it.
rule-CO-H70 = Free acts such as dropping a thing or drinking a potion do not interrupt a move.
rule-CO-H71 = Base points and gems may be added up for one border: 2 base points and 1 gem cross a border that costs 3.
rule-CO-H72 = Count the enemies in the area and the friends, the mover included. If the enemies are at least as many, the mover is hindered.
rule-CO-H73 = Leaving the area then costs as many extra points as there are enemies, less the other friends: 1 for one against one, 2 for two heroes against three, 3 for one against three, none for two against one.
rule-CO-H74 = Hindered rolls, that is ranged attacks and complex manipulations, ignore the same number of symbols.
rule-CO-H75 = Hindering is counted anew after each step.
rule-CO-H76 = Heroes and allies hinder the Overlord's units in the same way.
rule-CO-H77 = Spells, Guard, Melee, Reroll and simple manipulations are not hindered.
rule-CO-H78 = The dead, the unconscious and things on the ground hinder nobody.
rule-CO-H79 = A hero's load is the sum of everything carried.
rule-CO-H80 = What goes beyond the maximum must be dropped at once.
rule-CO-H81 = A skill is lost while the load is at its number or higher.
rule-CO-H82 = At the first movement number the base movement is 1 less, at the second 2 less.
rule-CO-H83 = A thing of encumbrance 2 or less takes one hand, anything heavier both; a weapon for both hands leaves no room for another in the same attack.
rule-CO-H84 = An attack uses one weapon, unless the hero is Ambidextrous; a defence uses one armor and one Guard card.
rule-CO-H85 = The base movement is set when the action phase starts, and shrinks at once if the load grows before it is spent.
rule-CO-H86 = Casting is an action of an aggressive Spell Caster: gems equal to the cost go from the Reserve onto the card.
rule-CO-H87 = The gems on the card may not exceed its limit.
rule-CO-H88 = Attacks made by spells are defended against like any other.
rule-CO-H89 = Reaction spells may be cast in the other side's turn too, and by cautious heroes.
rule-CO-H90 = Losing the skill Spell Caster does not end spells that are already working.
rule-CO-H91 = Where the cost is variable, any number of gems from the cost to the limit will do. Teleportation has no limit.
rule-CO-H92 = A Halo stays when its gems have moved on; it ends as its card says.
rule-CO-H93 = An area attack hits every character in the area, friends as well. The dice are rolled once, each target defends for itself, and the attacker chooses the order.
rule-CO-H94 = Only dodging, armor and shields help against it.
rule-CO-H95 = A thing that hits an area, such as an Explosive Orb, is used up by it.
rule-CO-H96 = An Explosive Orb is thrown like any other thing, and its 2 red dice hit the area where it lands.
rule-CO-H97 = Falling: the dice given are rolled; neither Guard nor Armor helps, rerolls do, and what is left of the base movement is kept.
rule-CO-H98 = A character who is carried takes the same damage from a fall.
rule-CO-H99 = An area without room for the model's base is occupied: it can be neither entered nor crossed.
rule-CO-H100 = Someone in an occupied area can be attacked in melee from every adjacent area, but cannot attack out of it.
rule-CO-H101 = A model has room if the sizes of all models in the area do not exceed its capacity.
rule-CO-H102 = Leadership: an aggressive hero may put 1 gem on the ally tile to activate one ally; each ally acts once per phase.
rule-CO-H103 = An ally that attacks loses the rest of its base movement.
rule-CO-H104 = Each further gem gives 1 more point to one ally, up to its base movement, also after an attack.
rule-CO-H105 = Gems Guard an ally with orange dice, and reroll an ally's dice, one gem each; a cautious hero may do both.
rule-CO-H106 = Allies have 1 life. They leave the board when no hero with Leadership is alive.
rule-CO-H107 = Life Potion: an aggressive hero moves 2 gems from Fatigue or Wounds to the Reserve, for free, and the potion is gone.
rule-CO-H108 = Using a thing is free unless it says otherwise.
rule-CO-H109 = An attack goes in this order: target, gems, weapon, roll, rerolls, penalties, and then the power is settled.
rule-CO-H110 = A defence goes in this order: reactions and skills, gems for Guard, a card to parry, armor dice, roll, rerolls, and then the power is settled and damage dealt.
rule-CO-H111 = The game ends as the scenario says. If all heroes are dead the Overlord wins, even where the scenario is silent.
rule-CO-H112 = The end of round N comes when the side that plays second has finished its turn with the marker on N.
rule-CO-K1 = Reach: melee attacks into an adjacent area in sight, on the same level, with nothing in between.
rule-CO-K2 = Ambidextrous: a melee attack with two one-handed weapons adds the dice of both.
rule-CO-K3 = Constriction: if a die shows 2 or more, the target is dragged to the attacker and held there.
rule-CO-K4 = Circular Strike: when a two-handed weapon kills in melee, the damage left over goes on to another enemy in the area, one after another.
rule-CO-K5 = Precision Strike: in melee the target's defence is 1 lower.
rule-CO-K6 = Precision Shot: against ranged attacks the target's defence is 1 lower.
rule-CO-K7 = Attack from Beyond: whoever dies with this skill first makes one melee attack with 3 red dice, for free.
rule-CO-K8 = Counterattack: after surviving a melee attack the character strikes back with 1 red die, for free. A counterattack is never answered by another.
rule-CO-K9 = Elite Shooter: ranged attacks are not hindered, and Protected does not stop them.
rule-CO-K10 = Blocking: enemies cannot leave the area, unless they are Evasive, Flying or Intangible.
rule-CO-K11 = Wall Wrecker: crosses a wooden wall or a door for 2 more points and leaves an opening, through which everybody can walk and see.
rule-CO-K12 = Evasive: moves as if there were no enemies.
rule-CO-K13 = Swimming: may enter water; getting out of it costs 1 more point.
rule-CO-K14 = Intangible: passes through obstacles at the normal cost and ignores hindering and Blocking.
rule-CO-K15 = Web Projection: a ranged attack with 3 orange dice; a target that fails to defend is webbed, and it takes 4 movement points to get free.
rule-CO-K16 = Leap: crosses the gaps the scenario marks if 1 red die reaches the difficulty, for 1 point per border crossed; enemies do not hinder a leap.
rule-CO-K17 = Feline Grace: hindering costs the character 1 movement point less.
rule-CO-K18 = Flying: ignores scenery, hindering, Blocking and differences of level.
rule-CO-K19 = Climb: may cross the borders that ask for it.
rule-CO-K20 = Alchemy: does what the scenario says.
rule-CO-K21 = Poison: does what the scenario says.
rule-CO-K22 = Leadership: commands allies, as CO-H102 tells.
rule-CO-K23 = Concentration: the hero's rolls are not hindered.
rule-CO-K24 = Lock-picking: one more red die for opening locks.
rule-CO-K25 = Fascination: nobody can attack this character unless it has attacked them first. Area attacks hit it all the same.
rule-CO-K26 = Horror: for enemies in the area the limits of Melee, Ranged, Move and Manipulation are 2 at most.
rule-CO-K27 = Jinx: enemies in the area cannot reroll.
rule-CO-K28 = Support: friends in the area may reroll one die for free in each action.
rule-CO-K29 = Sacrifice: before the dice are rolled, this model takes an attack meant for a friend in its area; only its armor defends it.
rule-CO-K30 = Untouchable: 1 more defence against ranged attacks.
rule-CO-K31 = Bodyguard: may parry for a friend in the area.
rule-CO-K32 = Protected: cannot be attacked while a friend without this skill stands in the area.
rule-CO-K33 = Spell Caster: may use the spells it owns.
rule-CO-C1 = Is the limit of the Movement Benefit meant for the unit or for each model? For each model, its base movement. Why: each use of a Benefit serves one model, and the rule for allies says the same.
rule-CO-C2 = Where do the gems of the Movement Benefit go? To the Benefit, and to Fatigue in the end phase. Why: the rule says so, only the example is hasty; and CO-44 needs to know where they lie.
rule-CO-C3 = Must the whole group finish its base movement before its first attack? Yes. Why: CO-23 takes it from all of them.
rule-CO-C4 = What does a tile beyond the eighth place cost? 8. Why: there are eight tokens and no ninth.
rule-CO-C5 = When does the tile of a dead unit go to the end of the River? At once, in the heroes' turn as well. Why: the rule knows no exception.
rule-CO-C6 = What if the last model of a tile dies during the tile's own activation, or in a march that an event allows? The tile goes to the end like that of any dead unit, and so do all tiles of the unit. Why: CO-37 knows no exception, and others may have died since the tile was activated.
rule-CO-C7 = How many phases has the Overlord's turn? Four. Why: the list that opens the chapter counts four, even if two of the headings share a number.
rule-CO-C8 = May an event tile be activated when its event can do nothing? Yes. Why: the price is the only condition.
rule-CO-C9 = How many Pict Hunters are there of each colour? Four. Why: three of the green ones fall in the example, and twelve hunters in all are known from public play.
rule-CO-C10 = How much life has Zogar Sag In the Clutches of the Picts? 5. Why: two sources say so, and one says 4.
rule-CO-C11 = Can every model hit by an area attack be guarded? Yes, each once. Why: each of them defends for itself.
rule-CO-C12 = Do the Precision skills lower armor or defence? The whole defence, by 1. Why: the newer wording says defence.
rule-CO-C13 = What exactly does Untouchable add? 1 to the defence. Why: the newer wording says so, and the effect is the same.
rule-CO-C14 = Must Mind Control see its target? No, anyone on the board will do, up to 1 area and 1 more for each gem. Why: the text was corrected that way.
rule-CO-C15 = Are the friends who reduce hindering counted with or without the mover? CO-H73 with a floor of 0 answers it. Why: all examples agree with it.
rule-CO-C16 = Does casting a spell cost a unit its base movement? Only if the spell is an attack. Why: the rule speaks of attacks.
rule-CO-C17 = Can a reaction spell be cast when its caster is dead? No, the caster must be on the board. Why: somebody has to say the words.
rule-CO-C18 = In which order do free rerolls and gems follow on the same die? The free one first, then gems without limit. Why: this is how CO-H58 to CO-H60 read together.
rule-CO-C19 = Can Overlord models pick things up? Not unless the scenario says so. Why: manipulation is an action of heroes.
rule-CO-C20 = Who shares out reinforcements among several areas? The Overlord, in any way. Why: the example lets the Overlord choose.
rule-CO-C21 = Which dead heroes raise recovery? Those dead when the stance is chosen; a hero who has fled is not dead. Why: the rule asks who died.
rule-CO-C22 = What if the asset deck is empty? Then so is the chest. Why: every scenario has as many assets as chests, so it takes a house rule to get there.
rule-CO-C23 = Which faces has the red die? 0, 1, 1, 2, 2 and 3. Why: all four numbers are known to occur, and this goes on where yellow (0.67 on average) and orange (1) leave off.
rule-CO-C24 = What do the boards look like? The Pict Village, the Ships, the Fort and the Inn are drawn by us: areas, borders, capacities and starting places. Why: no list of them is public, and a picture is no rule.
rule-CO-C25 = How many heroes play when there are fewer people than heroes? As many as the table chooses from what the scenario allows, and at least one for each person on the heroes' side, who share them in the order of seats. Why: the numbers of the scenarios count heroes, not people.
rule-CO-C26 = Does a line of sight that runs through the corner of a wall get through? Yes, if it does so on one side of the corner. Why: a corner has no breadth, and two people who both lean the same way can see each other.
rule-CO-C27 = What if no hero is left on the board and nobody has won? The Overlord wins. Why: there is nobody left who could still reach a goal.
rule-CO-C28 = Who knows what is hidden, and when is it found? The Overlord hides it in one of the numbered places and tells nobody. The first hero to come to stand there finds it; if there is nothing, everybody sees that. Why: the scenario keeps it secret, and a hero who walks in has eyes.
rule-CO-C29 = What becomes of a character who is carried, or lies on the ground, when the area is hit? They have one life and no armor: any power at all kills them, and the side that did it has lost. Why: they are to be saved, and cannot defend themselves.
rule-CO-C30 = Where is the trophy of a slain enemy? It lies in the area where the enemy died, and is an object like any other. Why: heads do not travel by themselves.
rule-CO-C31 = Which armor protects a hero who carries several? The best of them. Why: nobody would choose the other.
rule-CO-C32 = When exactly may a reaction spell be cast? In any turn when its caster is attacked, before the Guard. In the other side's turn also when somebody in the caster's area attacks, before their dice, when somebody enters that area or is about to leave it, and when the turn ends. A Halo can wait for an attack on its caster. If the spell is an attack itself, it is resolved first, and whoever it kills does not go on. Casters who could cast nothing that matters are not asked, nor those who have said that they will not react in this turn. Why: at any time, say both books; these are the moments that count, and to ask everybody at every other moment would stop the game.
rule-CO-C33 = Where does the caster of a Kiss of Death go? The caster counts as dead. Why: whoever leaves the board in such a way does not come back.
rule-CO-C34 = How long does Set's Possession last? To the end of the target's next activation, or of the next turn in which the hero is aggressive: until then it cannot move, or has no Blocking. Why: the card in the public list of spells says so.
rule-CO-C35 = What becomes of gems that are healed or given away? Healed wounds go to the Reserve. A gift changes hands for good, and nobody can give away the last gem that keeps them alive. Why: gems are life, and a gift is not a sacrifice.
rule-CO-C36 = What does it take to leave the board? An area at the edge and 1 movement point, with hindering as for any border; everything carried goes along. Why: the edge is crossed like a border.
rule-CO-C37 = Is a chest a lock? Yes, Lock-picking adds its red die. Why: a thief who could not open a chest would be in the wrong trade.
rule-CO-C38 = What happens when a leap fails? The points are spent and the leaper stays; where the scenario says so, minions and allies drown. Why: names swim better than numbers.
rule-CO-C39 = Who shoots in a volley, and at whom? Every model of the Overlord with ranged dice and somebody in sight may, one after the other, at a target of the Overlord's choice; nobody must. Why: units without ranged dice have nothing to throw, and the public text says that each may.
rule-CO-C40 = Where does a unit come in that was not there at the start? In the area the scenario gives, or as near to it as there is room; its tile joins the end of the River. Why: this is where every tile goes that has just been used.
rule-CO-C41 = How many petrified monsters may wake? One for each event, and none while two monsters are alive. Why: the scenario forbids a third.
rule-CO-C42 = What does the Yuetshi Knife do to Khosatral Khel? Against an attack with it, thrown or in the hand, his armor is 3. Why: the scenario says what it is made for.
rule-CO-C43 = Who is next among the heroes of a person, or the models of a unit? The first who can still do something, until another one is picked. Whoever is picked and does nothing before somebody else is picked is done for this phase or activation; a hero who says so is done as well, and a unit is done when its owner says so or nobody is left who could do anything. Why: at a table nobody picks up a model again and again to put it down.
rule-CO-C44 = Who attacks a barricade, and how? A unit of the Overlord, in melee and from either side of it; its symbols are lost life, for a barricade has no defence. All models of a unit attack the same barricade in an activation, or none of them does. A barricade stops everybody and hides what is behind it, and where it has fallen the border is open. Why: the scenario lets units attack it like an enemy, and heroes who built it have better things to do.
rule-CO-C45 = What can happen to the priestess and the relics of the Final Ritual? Nobody picks them up, and no attack hurts them. When the Overlord's turn begins, those that share an area with a unit are lost, and with the priestess the game. The ritual's marker goes down by the symbols of one yellow die for each of the six relics that are left; nobody rerolls these dice. Why: so the scenario says, only their places are ours.
rule-CO-C46 = How many dead Picts come back in the Final Ritual? All that can be reinforced, as long as there is room in the reinforcement areas themselves; the Overlord chooses who stands where. Then those of one unit who have just come back may move, with 2 points each and none for gems. Why: hordes are not counted, but they need somewhere to stand.
rule-CO-C47 = What do the doors of a scenario ask? A shut door costs what the file says and stays open once somebody has crossed it; beasts open none. A locked door opens to a hero on either side of it: with the key by a simple manipulation, without one by a complex manipulation of its difficulty, to which Lock-picking adds its die. What it took stays in it, and Wall Wrecker does not help. Why: the scenario gives each of these doors its own way in.
rule-CO-C48 = What helps against falling rocks? Nothing: everybody in the area takes the symbols of the two red dice, friends of the Overlord and people who are carried as well. The Overlord may reroll them. Why: it is damage and no attack, and nobody argues with a ceiling.
rule-CO-C49 = Who finds the heroes' things in Trapped like Rats? Their owner. The Overlord puts what each hero starts with, all of it together, into one of the numbered places, two heroes' things into the same place if so desired. A complex manipulation of difficulty 1 in such a place gives it to its owner; to anybody else the place shows nothing. Everybody sees whose things are not where. Why: so the scenario says, and a landlord knows his cupboards.
rule-CO-C50 = What does quiet mean, before the alarm? Nobody makes ranged attacks, and the Overlord has no Benefits and activates one tile in a turn. A minion that dies leaves a body in its area; a hero hides it by a simple manipulation if no enemy is in the area. The models themselves count as dead at once and can be reinforced. Why: it is night, and everybody whispers; a body that waits for the next reinforcement would need a rule of its own.
rule-CO-C51 = When is the alarm raised, and what does it bring? When somebody breaks through a wall or sets off an Explosive Orb; when the Overlord's turn begins with a unit in the same area as a hero or a body; and at the end of the round that the scenario names. Bodies are taken away, new guards stand at the entrance with their tile at the left of the River, and from then on the Overlord recovers more. Why: this is the list of the scenario.
rule-CO-C52 = Where does Thak come in when he wants vengeance? Three red dice give the number of an area, counted from 0 in the list of the scenario; for each gem from Reserve to Fatigue the Overlord moves one number up or down. His two tiles go to the third and sixth place of the River. Mind Control cannot lead him, and he comes once. Why: the numbers on the printed board are not public, so the list is ours.
rule-CO-C53 = How does one question a priest of Anu, and what is learned? For a gem from Reserve to Fatigue a hero in his area throws a red die, which nothing hinders. At 0 he is silent. At 1 or 2 he talks and is gone, and all learn whether he was the one. At 3 he dies and is gone, and if he was the one the curse is broken without anybody being told. The Overlord chooses the one at the start, and the number of priests who are gone decides the event. Why: numbered tokens lie face down, the Overlord puts them there, and only the lowest of them counts.
rule-CO-C54 = When does Thak come to the inn of Anu's priests? With the event once three priests are gone, at the start of round 12, or as soon as Conan enters the area where he is kept; only once. Why: so the scenario says, and our pantry is as good a cage as any.
rule-CO-C55 = How do new Guards arrive, and how do groups hurry? The next colour that is not in play yet stands with two models in one reinforcement area, and its tile joins the end of the River; there are four colours at most. A group that hurries moves each of its models up to 2 points and does nothing else; gems add none. Reinforcement areas are never used up. Why: on the printed board some of them hold for one model only, but which ones is not public.
rule-CO-C56 = Who are the mutineers, and who commands them? Pirates with red bases, allies of the heroes whom nobody leads by Leadership and who get no gems. When the heroes' turn begins, as many join the first hero as one yellow die shows, in that hero's area or beside it, five at most; dead ones may come again. Once in the turn a seat of the heroes lets all of them act together, like a unit of the Overlord, even if every hero is cautious. Why: the scenario activates them for free, so somebody has to raise an arm.
rule-CO-C57 = How does the marker of the Infernal Pursuit move? In part I a hero at a mast or on the poop deck moves it by one with a simple manipulation, once in a turn at each of these places. In part II the heroes beside a ballista put one gem each on Manipulation and one of them throws a red die, which all of them may reroll; its symbols move the marker, once in a turn for each ballista. In both there must be more heroes and allies than enemies in the area, and no ally who helps may have attacked or may attack in that turn: all of them at the sails, those in the area at a ballista. Rounds move nothing. Each part is a game of its own, and its marker starts at 0. Why: nobody should have to win twice in a row to see the second ship.
rule-CO-C58 = What do the events of the Infernal Pursuit do exactly? Rogue wave: for each symbol of a red die the Overlord moves a hero up to three areas over the decks, or takes a mutineer off the board. Turncoats: for each symbol of a red die a mutineer becomes a pirate of a crew that has fewer than it may have. Jam: if an orange die shows anything, a ballista does not shoot in the heroes' next turn. The Overlord may reroll these dice; reinforcements may bring a crew above its number at the start, to five. Why: the scenario says so, only who chooses is filled in.
rule-CO-C59 = What ends a scenario that names no last round? The turn track: it has spaces from 0 to 15, and at the end of round 15 the Overlord wins. Why: the heroes are the ones in a hurry, and two sides that wait for each other would wait for ever.
rule-CO-C60 = Which areas are next to an occupied one, for somebody who comes onto the board? Those behind a border that this model could cross as the board stands now: not a stone wall, not water unless it swims, but a wall that has been wrecked. A gap that takes a leap is no such border. Why: whoever arrives has to walk the last steps.
rule-CO-C61 = How many borders does a leap cross, and what can stop it? From ship to ship two, so it costs 2 points, by air too; no hindering is counted, but Blocking holds the leaper. Why: the public list of skills says so and names the ships as its example; of Blocking it says nothing.
rule-CO-C62 = What becomes of Skuthus's tile when he gives himself to Set? It leaves the game, and the demon's takes its place: at the end of the River, where the tile of a dead unit goes. Why: the public text lets him die first and then replaces the tile.
rule-CO-C63 = May a hero who guards an ally use a card? Yes, one card of their own adds its dice, as if they guarded themselves. Why: it is their Guard, and only the dice of the gems are those of the ally.
rule-CO-C64 = Who chooses what Set's Possession does? Nobody: a character with Blocking loses it, any other cannot move. Why: so says the card in the public list of spells.
rule-CO-C65 = Who loses the gem when Set's Bite strikes an ally or a unit? Whoever plays for it, from Reserve to Fatigue, hurt or not; for a mutineer nobody does. Why: the card in the public list of spells names the controller and asks for no damage.
rule-CO-C66 = Where does Bêlit start In the Clutches of the Picts? In Conan's area. Why: the public text puts her in the area of any other hero, and beside him neither side wins nearly always.
rule-CO-C67 = May a Bodyguard dodge for a friend? No: it takes at least one gem and a card that helps against this attack, and the friend makes no Guard of their own. Why: the public list of skills says that a Bodyguard parries and cannot dodge.
rule-CO-C68 = Do the Overlord's archers on a wall or a deck throw the die for shooting down? Yes. Why: the public heroes' book gives it to any character who shoots at a lower enemy, and the boards to the places; CO-31 only says that the Overlord cannot buy or swap dice of a tile.
rule-CO-C69 = Who plays which hero? As the scenario lists them, in the order of seats; or, if the table says so, the heroes choose in that order among those the scenario suggests for their number. Equipment, spells and starting area belong to the character. Why: the rules let heroes choose among the suggested ones, and only for these the scenario says what they carry.
rule-CO-C70 = Is anybody asked for what cannot help? No. A die that shows its best, or is one of dice that are enough already for what they are thrown for, is not rolled again; nobody guards, parries or reacts against an attack that does nothing. Where an attack on an area could hit friends or captives, every die may be rolled again. Why: at a table nobody would.
rule-CO-C71 = May a hero leave a weapon or a Guard card unused? No: whoever strikes in melee and carries a weapon for it strikes with one, and whoever guards and has a card that helps against this attack parries with one. Which one is the owner's choice. Why: both only ever add dice.
rule-CO-C72 = May somebody name an area further away? Yes, if the cheapest way there is one on which nothing happens but walking: nobody falls, leaps, breaks a wall, opens a door, finds anything or gives others cause to react before its end. All borders of the way are paid for, with hindering as at each step. An adjacent area is entered over its own border if that can be crossed. Why: it is the same as step by step, with fewer words.
rule-CO-C73 = Does everybody choose a stance? Whoever would recover all their Fatigue in either stance is aggressive without being asked, unless a Halo or Set's Possession hangs on it. Why: an aggressive hero may do all that a cautious one may.
rule-CO-C74 = At which moments may the Overlord clear the River? Whenever they are asked what to do next in their own turn: before and after each activation, and before each thing that a model of the active unit does. Not in the middle of an attack, a spell or an event. Why: nothing that happens there depends on it.
rule-CO-C75 = What does it cost to break through a wall? 3 points: 1 for the border and 2 more, and whatever hinders. Why: the public list of skills raises the cost of this movement by 2.

# What only the board says

board-map = Map
about-hide = You are the Overlord. What the heroes have come for lies in one of these numbered places, and they have to search for it: pick one far from where they come in, and guard it. A number on the board is a place where it may be.
about-true-priest = You are the Overlord. Only the priest you pick can lift the curse; the heroes have to find out which.
about-stance = Gems are strength and blood alike. In this turn a hero either acts or rests.
about-stance-aggressive = The hero may move, fight and do everything else, and gets back few gems.
about-stance-cautious = The hero only defends and rerolls in this turn, and gets back many gems. Good for somebody who is hurt or tired.
about-wait = The turn goes to another hero of your side; this one may still act afterwards in the same turn.
about-clear-river = A tile whose models are all dead only takes up room in the River. Taking it out makes the tiles behind it cheaper, for 2 gems that never come back.
about-hero-acts-done = This hero does nothing more until the heroes' next turn.
about-who-acts-done = Nobody of your side does anything more until the heroes' next turn.
about-model-acts-done = This model has done all it is to do; the tile goes on with the next one, or the activation ends.
about-activate = A tile costs as many gems as its place in the River. Then it goes to the end, so using it again at once is dear.
about-activate-done = The heroes are next. Gems in the Reserve stay there.
about-guard = Gems on Guard are dice against this blow; they are tired afterwards. Damage that is left is taken as gems, for good.
about-attack-gems = Each gem is a die of the attack; the gems are tired afterwards and come back later.
about-reroll-keep = The dice count as they lie. Throwing one again costs a gem, unless the weapon does it for nothing.
about-reroll = Throwing a die again costs 1 gem from the Reserve, unless the weapon or a skill does it for nothing: each die says what it would cost. The new throw counts, whatever it is.
