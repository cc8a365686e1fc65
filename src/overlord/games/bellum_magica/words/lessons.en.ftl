## A guided first game: `lessons/first-game.toml`. Blank lines part what is said page by page.

lesson-first-game = Three days of honest plunder
    .about = Put Goblins to work, plunder farms, hire a Giant.

lesson-first-game-castle =
    Welcome to the plundering season. Everybody has a castle, and the human kingdom lies in between, full of people who own things. When somebody hoards ten chests, the richest wins.

    Each day one die is rolled for all, and its number says which row of your castle works that day. What stands on the left of the row gathers: food, glyphs, treasure maps. What stands on the right fights: swords and thieves. The five castles are the same, only their rows are in another order.
    .task = Take Moldwater.
    .wrong = As good as any. I only know the plumbing of Moldwater.

lesson-first-game-goblin-left =
    Brother Gall has Cinderhall, and each of you gets two Goblins. A Goblin slides under the castle on one side, and only that half of it counts, for ever.

    Pockets finds food in rows 3 and 6 if he works on the left, or swings two swords in row 1 on the right. Food buys creatures, and yours has been missing in row 3.
    .task = Put Pockets on the left.
    .wrong = Two swords in row 1, where there is nothing else yet: useful one day in six. Food is useful in two rows.

lesson-first-game-goblin-right =
    Squint has a sword and a thief in row 4. Your castle has two swords there already, and three swords take places that two only look at. Strong rows are worth more than even ones.
    .task = Put Squint on the right.
    .wrong = A map and some food are nice. But three swords in one row open doors, today perhaps.

lesson-first-game-attack =
    Day one, you are Captain, and the die shows 4. I am not saying that I know the die. Everybody has gathered what row 4 has on the left. Now each may attack once: a place, the Tavern or, with a thief, somebody's castle.

    You have three swords. The Sheep Farm has two shields, the Rune Farm three: equal is enough. Runes are worth more than sheep, and glyphs are what the great monsters want to be paid in.
    .task = Plunder the Rune Farm.
    .wrong = That would work, with swords to spare. But today you have three, and the Rune Farm needs three.

lesson-first-game-sheep =
    Two glyphs, and a chest, whose value only you know. Brother Gall had no sword in row 4 and stayed at home.

    Day two. He is Captain, and the die shows 6: a glyph and a food for you, and two swords. Exactly enough for sheep.
    .task = Plunder the Sheep Farm.
    .wrong = A Barrel lets the die be rolled again, which is nice. But two food and a chest are nicer.

lesson-first-game-recruit =
    After the attacks everybody may recruit, for as long as the money lasts. Evil Creatures cost 2 food. The Most Evil cost 3 glyphs, or 1 glyph and 4 food. You have 4 food and 3 glyphs: enough for one of them, and more.

    The Hill Giant has swords in rows 1 and 3, two magic ones in row 5, and brings two Shield tokens for your walls.
    .task = Recruit the Hill Giant.
    .wrong = Affordable. But giants do not wait, and Brother Gall can count glyphs, too.

lesson-first-game-pay =
    Two prices. If you pay in glyphs, your 4 food are left for two more mouths.
    .task = Pay 3 glyphs.
    .wrong = Then all your food would be gone, for two glyphs that buy nothing by themselves.

lesson-first-game-giant =
    On the left he would gather, like a very large farmer's wife. On the right he fights, in rows that have no swords at all so far.
    .task = Put the Hill Giant on the right.
    .wrong = Food in row 1, a glyph in row 4, and a giant who is bored. He was hired for his arms.

lesson-first-game-orc =
    4 food left. The Orc Quartermaster has two swords in row 2, where you have none.
    .task = Recruit the Orc Quartermaster.
    .wrong = Not bad either, but nothing in row 2, and there your scouts are.

lesson-first-game-orc-right =
    A row that gathers and fights is a row that you want to see rolled.
    .task = Put the Orc Quartermaster on the right.
    .wrong = More food in row 3; and still not one sword in row 2.

lesson-first-game-save =
    2 food are left. You could spend them now, but what lies here tomorrow may be better, and you will have more.
    .task = Recruit no more today.
    .wrong = You may. But keep something for tomorrow, for the great ones come at four.

lesson-first-game-keg =
    Day three, and the die shows 2. Your scouts found a treasure map, and Brother Gall's none: whoever has the most alone takes a Metal Chest. That was worth 5.

    Two swords. The Onion Farm would do, and it runs away from nobody. But the Tavern is open every day to everyone, and a Barrel in the cellar means: when the die falls badly, you stand a round, and it is rolled again.
    .task = Plunder The Singing Keg.
    .wrong = A fair choice, and it will be there tomorrow. I want you to have a Barrel before the die turns on you.

lesson-first-game-end =
    That is all there is to a day: roll, gather, scout, attack, recruit. From here on you are the overlord. You still recruit today; tomorrow Brother Gall is Captain.

    Mind two things. Thieves in the active row steal chests from castles whose shield they can beat, so do not be the richest in public. And when somebody has ten chests after the attacks, the game is over, and what counts is the value inside. Gold is worth more than wood, even in tales.

## For somebody who meets a question for the first time

first-name-castle = All castles have the same rows, in another order. Take the one you like; if two want the same, chance decides.
first-place-goblin = Left of the castle a Goblin gathers food and maps, right of it he fights. Only the half that looks out counts, for the whole game. Look for rows in which something is missing, or already strong.
first-roll-again = The die may be rolled again: the Captain casts Confusion, or anybody stands a round with a Barrel. Ask what this row gives you, and what it gives the others.
first-attack = One attack a day: a place with as many shields as you have swords, or fewer; the Tavern for a Barrel; or, with a thief in the row, a castle with chests. Magic shields yield to magic swords only.
first-steal = Your thieves may carry off one chest each. Gold is worth 6 to 8, metal 3 to 5, wood 1 to 3; which one it is, chance decides.
first-recruit = Buy creatures for as long as you can pay: 2 food for an Evil one; 3 glyphs, or 1 glyph and 4 food, for a Most Evil one. A card that is bought is replaced at once.
first-pay = Two prices for the same monster. Pay with what you will miss less.
first-place-creature = Left gathers, right fights, and the other half is hidden for good.
