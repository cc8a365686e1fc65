## A guided first game: `lessons/first-game.toml`. Blank lines part what is said page by page.

lesson-first-game = A first evening at the castle
    .about = Boast of heroes, earn defenses, and then survive both.

lesson-first-game-boast =
    Welcome. You own a castle, and heroes find it irresistible. Lure eight of them, boast about them to earn defenses, then beat as many as you can. Whoever beats more heroes than Grimelda does has won.

    To save time I have lured your heroes and played two of the four rounds of boasting. Four heroes are left in your hand, and four defenses lie on offer in the middle.

    Each round everybody secretly lays down two heroes. The number in the corner is the Challenge Value: the highest boast takes a defense first. But the same heroes come to fight you afterwards, so a grand boast is a promise of trouble. The Warden is worth 30. She has seven Armor, too, but every kind of defense hurts her.
    .task = Boast with Warden Oakley.
    .wrong = Also a fine guest, but I want to show you a high boast first, for a good place in the queue.

lesson-first-game-boast-small =
    And now somebody small. Nina has Armor 2 and will not trouble us much. With Challenge Value 2 she takes whatever the others leave: that is the bargain.
    .task = Boast with Nina Nine-Fingers.
    .wrong = One big, one small: keep the two in the middle for the last round.

lesson-first-game-take =
    All heroes were turned up together. Grimelda's Tracker is worth 35, so she chose first and took the Mountain Giant. Now it is your Warden's turn.

    A defense shows one to three sides. The bright one is current: Kevin strikes as a Minion for 3. Afterwards the card turns, and he is a Spell for 3. After the last side it is trashed. Two sides of 3 are two good strikes.
    .task = Take Kevin the Troll.
    .wrong = Not bad. But fewer or weaker strikes than Kevin has, and he is sulking already.

lesson-first-game-last-boast =
    Nina took what was left, the Mirror Maze. You could not have refused it, and I think you will like it.

    The last round: two heroes, so nothing to choose but the order. Sir Humbert, with 26, ought to come first.
    .task = Boast with Sir Humbert the Upright.
    .wrong = You will lay down both anyway. Begin with Sir Humbert.

lesson-first-game-take-first =
    This time yours is the highest boast, so you choose before everybody else. Think of who is coming: Bramble can only be hurt by Traps, and has Armor 4. The Welcome Mat is a Trap of exactly 4.
    .task = Take the Welcome Mat of Doom.
    .wrong = It would serve, but then Grimelda takes the Welcome Mat, and nothing else of yours beats Bramble by itself.

lesson-first-game-take-second =
    Two are left, and Grimelda gets the one you leave. Three sides are more work than one: the Staircase strikes three times before it is gone.
    .task = Take the Greased Staircase.
    .wrong = A single blow, and no more butler. The Staircase has three.

lesson-first-game-fight =
    Now they come. Your heroes wait in a pile, and the last one you used comes first: Bramble, a Ranger. Rangers have no tricks, only Armor.

    You may always fight or discard. Discarding costs nothing, but wins nothing. A fight is planned as a whole, and you cannot lose it: if your defenses are not enough, the game does not let you begin.
    .task = Choose to fight.
    .wrong = That would send Bramble away, and one hero beaten less. We have just bought the mat for him!

lesson-first-game-strike =
    Bramble is weak to Traps alone, so only cards whose current side is a Trap may strike. Their numbers are added up: 4 are needed, more is allowed. Use as little as you can. You have seven more guests to receive.
    .task = Strike with the Welcome Mat of Doom.
    .wrong = That would work only with a second card beside it. One mat is cheaper than two cards.

lesson-first-game-strike-now =
    4 against Armor 4: that is enough. As long as you have not struck, you can take cards back or add others, sometimes merely to turn a card to a better side.
    .task = Strike now.
    .wrong = You may add it, but it would turn for nothing. The mat suffices.

lesson-first-game-knight =
    One beaten. The mat has turned to its weaker side and can strike once more. Grimelda has beaten a Berserker, and lost both cards that struck him: Berserkers do that.

    Sir Humbert is a Knight, Armor 6. A Knight is slow: one and the same defense may strike him several times, side after side.
    .task = Choose to fight.
    .wrong = No need to let him pass. I know a ceiling that is just right for him.

lesson-first-game-knight-once =
    He is weak to Traps and Spells. The Lowered Ceiling is a Trap of 3 and, once turned, a Spell of 3. Both hurt him, and together they make 6.
    .task = Strike with the Lowered Ceiling.
    .wrong = It could strike him, but the Ceiling does all of it alone.

lesson-first-game-knight-twice =
    Against anybody else this card would be done. Against a Knight you may take it again.
    .task = Strike with the Lowered Ceiling once more.
    .wrong = That works too, but costs a second card. The Ceiling still has a side left.

lesson-first-game-knight-down =
    3 and 3 are 6. The Ceiling has used both of its sides, so it goes afterwards. A fair price for a Knight.
    .task = Strike now.
    .wrong = He is down already. Keep it for the next guest.

lesson-first-game-thief =
    And here is Nina. Thieves slip away from a heavy hand: the strikes must add up to the Armor exactly. Not 3, not 1: 2.
    .task = Choose to fight.
    .wrong = She would get away. We have something that is exactly 2.

lesson-first-game-thief-exactly =
    Here the Mirror Maze comes in useful. A Spell of 2, and its next side is a Detour, which sends a hero to the back of the queue.
    .task = Strike with the Mirror Maze.
    .wrong = It would add up too, but the Maze turns to a Detour, and that is worth having.

lesson-first-game-thief-caught =
    Exactly 2.
    .task = Strike now.
    .wrong = One point more, and she is through the window.

lesson-first-game-end =
    Three guests, three victories. The other five are yours alone: a Ranger, a Berserker, a Knight, a Wizard and the Halflings. Look at the pile whenever you like, and plan for all of them: what you spend on the first is missing for the last.

    What a card would do stands beside it when you point at it. The rest of this evening is a normal game against Grimelda. Good luck, my liege.

## For somebody who meets a question for the first time

first-keep-hero = You keep two heroes of each hand, and pass the rest on. High Challenge Values earn the first choice of defenses, low Armor is easy to beat; every hero you keep will come to fight you. Mind the weaknesses: heroes weak to all three types are kind hosts to any castle.
first-play-hero = Everybody lays down two heroes at once. The highest Challenge Value takes a defense first. The heroes go onto your pile, and the ones you use last will be the first to attack.
first-take-defense = You take one defense for each hero you boasted with. Look for sides that match the weaknesses of your heroes; a card with two or three sides strikes as often.
first-face-hero = Fight or discard. A fight is a complete plan and never fails; what cannot be won is not offered. Discarding costs nothing, so let a hero pass who would take too many cards.
first-strike = Choose defenses whose current side matches a weakness until they reach the Armor, then strike. Every card that strikes turns to its next side, and is trashed after the last.
first-rotate = A Heavy Hitter needs a push: another defense of yours turns first. Choose one whose next side you would like to see.
first-trash-defense = A Wizard wants his fee before the fight: one of your defenses is trashed. The cheapest is one that is on its last side.
first-take-hero-solo = Alone you take heroes from a row. With each comes a defense from below it or further right, and the best are on the left: strong heroes bring strong defenses.
first-take-defense-solo = Any defense below the hero or further right. Those on the left have the higher Rank.
