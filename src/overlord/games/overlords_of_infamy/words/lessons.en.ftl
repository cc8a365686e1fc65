## A guided first game: `lessons/first-game.toml`. Blank lines part what is said page by page.

lesson-first-game = Two turns towards infamy
    .about = Send out Lackeys, hatch a Plot, and point the Hero at somebody else.

lesson-first-game-overlord =
    Welcome to villainy. All around the Kingdom of Good overlords live in their Lairs and hatch Plots. Plots are points, and whoever has the most of them in the end has won. In the middle sits the Hero, who has no plans at all. Yet.

    First choose who you are. Each Overlord has an ability, and loves one resource: every harvest of it brings one more. Mistress Deepgills loves Water, and there is some in her Lair.
    .task = Choose Mistress Deepgills.
    .wrong = A charming person, and dangerous. Take the Mistress today: the Water in her Lair does half of the work.

lesson-first-game-plot =
    Tyrano has taken himself. Everybody draws two Plots and keeps one, in secret. At the bottom of a Plot stands what it needs. Water you have. Food you will have. Conjure Ore is a matter of luck.
    .task = Keep Water Down the Soup.
    .wrong = 3 points, but it needs Conjure Ore, and there is none near you. Quick Plots make you infamous sooner.

lesson-first-game-harvest =
    Your turn: 3 Action Points, and all of them have to be spent. The usual thing to do is to send a Lackey from the Barracks to a space of your zone. On a resource he harvests it. Tyrano will not mind; he does not drink.
    .task = Send a Lackey to the Water in your Lair, B10.
    .wrong = That is useful too. But first the Water, without which nothing gets watered down.

lesson-first-game-exploit =
    Two Water at once: that is love. Your zone is small yet. Exploit the Land draws two tiles and puts one of them beside your Lair or your tiles.
    .task = Exploit the Land.
    .wrong = Your Plot wants Food, and nowhere in your zone is any.

lesson-first-game-tile =
    Turnips, or a graveyard of armour. The other one goes under the stack.
    .task = Choose Turnip Estate.
    .wrong = Scrap is worth having, for another Plot. This one is a soup.

lesson-first-game-place =
    Where it lies matters later: beside the Contested spaces, which anybody may use who has a tile there, and on the Hero's way, or out of it. C9 lies behind your Lair, as far from the Hero as possible.
    .task = Place it on C9.
    .wrong = Closer to the middle, and the first place where a Hero looks for somebody to save.

lesson-first-game-food =
    One Action Point is left, and two Lackeys.
    .task = Send a Lackey to the Food on C9.
    .wrong = First the soup. Everything that it needs is one Lackey away.

lesson-first-game-next-plot =
    As soon as all of it is there, a Plot completes itself. 2 points, and your Infamy rises to 2: with 3 you may draw Villainy, with 5 Domination, which are worth far more. You draw anew.

    Each harvest, each recruit and each Plot also raises the World Tension on its track. At 3, 6 and 9 the Hero moves in the next turn, at 10 there is a World Event. Six World Events, and the world has had enough.
    .task = Keep Tax the Ducks.
    .wrong = Two Conjure Ore and a Lackey. You have neither Ore nor a Lackey too many.

lesson-first-game-hero =
    Tyrano has completed a Plot as well, and with that the Tension has reached 6. So the Hero moves, and you are the one who leads him by the nose: the die shows 3, and he goes one to three spaces.

    Where he meets Lackeys, he sends them home to their Pool, takes a resource to the Stronghold and goes back there. On a tile without Lackeys he may set the land free. He stands beside your zone; Tyrano put him there. Return the favour.
    .task = Send the Hero to G8, beside Tyrano's Lair.
    .wrong = He could stand there, too. But next to Tyrano he is one step away from somebody's turnips that are not yours.

lesson-first-game-recall =
    Taxing ducks takes 1 Water, which you have, and 2 Food. A Lackey who has harvested stays where he is until you call him back; that costs an Action Point. Calling all of them back at once costs 3.
    .task = Recall the Lackey from C9.
    .wrong = Allowed. But the turnips are blocked by your own man, and nobody else will call him.

lesson-first-game-again =
    And back into the turnips.
    .task = Send a Lackey to the Food on C9 again.
    .wrong = Later. One Food now, and one next turn: that makes a tax.

lesson-first-game-recruit =
    One point left. In a Village a Lackey recruits another, up to six. More Lackeys mean fewer recalls, and each is worth a point in the end.
    .task = Send a Lackey to the Village in your Lair, B9.
    .wrong = You may. But three Lackeys are few, and everything that you do takes one.

lesson-first-game-end =
    That is the rhythm: send out, call back, complete. From here on you play alone. There is more to find: Contested spaces in the middle, Relics to be stolen, the Hero's treasure to be raided, and espionage, once you have Infamy to spare.

    The game ends when the sixth World Event has been turned up and everybody has had one more turn. Point at anything to read what it does. I shall speak up when something is new.

## For somebody who meets a question for the first time

first-pick-overlord = Each Overlord has an ability of their own and loves one resource, of which every harvest brings one more.
first-keep-plot = Two Plots, one of which you keep in secret. Look at what it needs and at what your zone has. A completed Plot brings points and Infamy, and Infamy opens the better decks.
first-act = Spend all of your Action Points. Lackeys harvest resources and recruit others; they stay out until you recall them. Exploit the Land adds a tile. Each harvest and recruit raises the World Tension, which moves the Hero.
first-pick-tile = One of the tiles drawn joins your zone. Take a resource that your Plot needs, or a Village for more Lackeys.
first-place-tile = Beside your Lair or a tile of yours. Towards the middle you reach Contested spaces and Relics, and the Hero reaches you.
first-move-hero = You move the Hero, up to the number on the die. Where he meets Lackeys they go to the Pool; a tile without any he may liberate; in a Lair he takes half of what is stored there.
first-gain-token = Choose a resource. Your Plot knows which.
first-lose-token = Choose what to give up.
