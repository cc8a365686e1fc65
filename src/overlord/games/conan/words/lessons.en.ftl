## A guided first game: `lessons/first-game.toml`. Blank lines part what is said page by page.

lesson-first-game = One night among the Picts
    .about = Lead Conan and two friends: search a hut, keep your guard up, swing an axe.

lesson-first-game-stance =
    You lead three heroes into a village of the Picts: Conan, who hits things, Shevatas, who opens things, and Hadrathus, who knows things. A princess sits in one of eight huts. Bring her out with the head of Zogar Sag within eight rounds. Zogar leads everything else on the board.

    A hero has no life points: gems are everything. They lie in the Reserve, whatever you do costs some, and spent ones go to Fatigue. Damage turns gems into Wounds, and who has nothing but Wounds is dead.

    Each turn every hero takes a stance. Aggressive: 2 gems come back from Fatigue, and the hero may act. Cautious: 5 come back, but the hero only defends. It is the first round and the village is asleep.
    .task = Let Conan be aggressive.
    .wrong = Resting at the gate? He would recover 5 gems and do nothing else. Nobody sings about that.

lesson-first-game-stance-2 =
    Shevatas is the one who will find the princess, if I know anything about thieves.
    .task = Let Shevatas be aggressive.
    .wrong = She would rest, and the huts would stay shut.

lesson-first-game-stance-3 =
    Hadrathus stands where nothing happens yet. 5 gems will fill him up, and his lightning costs 3 at a time.
    .task = Let Hadrathus be cautious.
    .wrong = He could act, but there is nobody in sight to be struck by lightning. Let him rest.

lesson-first-game-walk =
    Aggressive heroes act in any order, bit by bit. Conan has 2 free movement points; more would cost a gem each. On the map you see what every area takes. Getting into a hut takes 2.

    Walk him between the gate and the trouble, for free.
    .task = Move Conan to C3.
    .wrong = He could, but keep his gems: he will need them when it is the others' turn.

lesson-first-game-next-hero =
    That was free. His 8 gems stay in the Reserve on purpose: in the Overlord's turn they buy Guard and rerolls. Who spends everything stands there naked.
    .task = End Conan's turn.
    .wrong = Not now. He waits with a full Reserve, which is work, too.

lesson-first-game-search =
    Shevatas moves 3 for nothing. Eight huts, one princess. I have a feeling about hut 6, with 5 movement points: 2 gems.
    .task = Move Shevatas to hut 6 (D2).
    .wrong = The princess might be there, or anywhere. Trust my feeling.

lesson-first-game-chest =
    There she is! I did not cheat; I asked the Overlord's hyenas. And there is a chest. Opening one is a Manipulation: roll dice, and reach the difficulty of 2. Enemies in the area would make it harder.
    .task = Open the chest.
    .wrong = First the chest. We may not come this way again.

lesson-first-game-try =
    One gem is one die, and Shevatas has a knack for locks: another die comes for free. Each further gem is safer, and gone.
    .task = Try with 1 gem.
    .wrong = Safer, but those gems are her Guard for the night.

lesson-first-game-keep =
    A Life Potion! It turns up to 2 Wounds back into gems. You will be glad of it around round four.
    .task = Keep it.
    .wrong = On the ground it heals the ground.

lesson-first-game-lift =
    Now the princess. Picking something up costs a gem.
    .task = Pick something up.
    .wrong = Do not leave without her, she will talk about it for years.

lesson-first-game-princess =
    What heroes carry weighs them down: the more it is, the more of their skills they lose, and in the end their pace. Yselda weighs 6. Put that politely.
    .task = Pick up Yselda.
    .wrong = She is what we came for.

lesson-first-game-enough =
    3 gems left. She could move on, but then she would meet the night without Guard. Spent gems go to Fatigue at the end of the turn and come back by and by.
    .task = End Shevatas' turn.
    .wrong = One thing too many. Keep 3 gems for whatever comes through that door.

lesson-first-game-guard =
    Zogar's turn. He paid 4 gems for the tile Hyenas, fourth in the River: it slid to the end, where it will cost more. Two of them stand beside Conan, and the first has bitten with a power of 2.

    Guard! Each gem is one die; his shield adds one, and his armor another. Beside each answer you see how likely he takes nothing.
    .task = Guard with 1 gem.
    .wrong = Gems are his life, too. Beyond the first each buys less and less.

lesson-first-game-no-guard =
    3 against 2: not a scratch. The second hyena, 2 again. Without a gem only the armor rolls, but what it costs to be bitten is one or two gems, and a Guard costs gems for certain.
    .task = No Guard this time.
    .wrong = One may. But sometimes the cheapest defence is a thick skin.

lesson-first-game-reroll =
    A yellow die, and it shows nothing. A gem rolls one die again, as often as you like to pay.
    .task = Reroll the die.
    .wrong = Then both bites count. A gem for another chance is fair.

lesson-first-game-settle =
    One. That leaves one point of damage. Another gem might save a gem: leave it there.
    .task = Keep the dice.
    .wrong = Half the faces of that die are empty. You would pay a gem to save a gem.

lesson-first-game-stance-again =
    A gem went from Fatigue to Wounds; Conan has had worse breakfasts. Zogar stopped there and keeps 9 gems for his own Guards.

    Second round, your turn. Two hyenas stand before Conan, and he has a Battle Axe.
    .task = Let Conan be aggressive.
    .wrong = With an axe in his hand and two hyenas before him? He would never forgive you.

lesson-first-game-stance-thief =
    Shevatas will want to leave that hut.
    .task = Let Shevatas be aggressive.
    .wrong = A rest would give her 5 gems. But every round the village wakes up a little more.

lesson-first-game-stance-priest =
    And Hadrathus is full of energy.
    .task = Let Hadrathus be aggressive.
    .wrong = He has nothing left to recover. Somebody should move up.

lesson-first-game-strike =
    A melee attack goes against somebody in the same area. It costs gems and nothing else: nobody strikes back.
    .task = Attack in melee.
    .wrong = Later. First the hyenas, which also make it hard to walk away.

lesson-first-game-target =
    One is like the other.
    .task = Attack the first Hyena.
    .wrong = She will have her turn. Begin with the first.

lesson-first-game-gems =
    One gem is one red die, the axe adds another. Red is the best there is: up to 3. A hyena has one life and no armor, but Zogar may spend gems on a Guard.
    .task = Attack with 1 gem.
    .wrong = Against a giant snake, yes. For a hyena two red dice will do.

lesson-first-game-reroll-axe =
    2 and nothing. The axe is marked ↻: one of its dice may be rolled again for free, once in each attack.
    .task = Reroll the second die.
    .wrong = The other die shows nothing, and rerolling it is free.

lesson-first-game-hold =
    4 in all. That will do.
    .task = Keep the dice.
    .wrong = This reroll would cost a gem, for a hyena that is as good as dead.

lesson-first-game-circle =
    Dead, with power to spare. Conan's Circular Strike lets what is left over go on to the next enemy in the area. This is why he is called upon so often.
    .task = Strike the second Hyena as well.
    .wrong = And waste a good swing?

lesson-first-game-end =
    Zogar has let her go. The rest of the night is yours. Zogar Sag sits in the stone hut B4: somebody has to fetch his head, which means to kill him, pick it up and carry it off. Yselda goes with whoever carries her, best with Conan.

    Walking out of an area with enemies in it costs extra, so do not let them gather around you. The Forecast shows odds before you pay. Eight rounds; leave by the edge of the board. Good hunting.

## For somebody who meets a question for the first time

first-stance = Aggressive: recover 2 gems and act. Cautious: recover 5, and only Guard and reroll. Gems are energy and life, so rest before you have to.
first-hero-acts = Move, attack, open, carry, cast: each costs gems from the Reserve, up to the limit of the action in this turn. Gems that stay in the Reserve are your Guard in the Overlord's turn.
first-guard = You are attacked. Each gem is a die of Guard, and what you carry may add some; the symbols are taken off the power. The percentages tell how likely you take nothing.
first-reroll = A gem rolls one die again, also more than once. Dice marked ↻ do it for free, once in each attack.
first-attack-gems = Each gem is one die; a weapon adds its own. The odds stand beside the answers.
first-pick-target = Whom you may attack, and why not the others. Those in the same area, or those in sight for a weapon that flies.
first-attempt = One gem, one die. Reach the difficulty; enemies in the area raise it.
first-activate = Activate up to two tiles of the River. The place in the row is the price, and the tile goes to the end, where it costs more.
first-model-acts = Each model of the tile moves and attacks once. First move them all: as soon as one attacks, the others lose the rest of their free movement.
first-take-wounds = Damage turns gems into Wounds, first those in Fatigue. Choose which others.
first-cast = A spell costs gems, which lie on its card until the end of the turn, up to its limit.
first-circular-strike = What is left over of a blow goes on to another enemy here.
first-hide = Only you will know where. The heroes find out when one of them goes in.
