## A guided first game: `lessons/first-game.toml`. Blank lines part what is said page by page.

lesson-first-game = The Duke's first campaign
    .about = Man a Citadel, win a battle in two rounds, and meet somebody nice.

lesson-first-game-citadel =
    Good evening, Duke. Six Dukes want one throne, and tonight three of them are here: you, Vinegar Tom and Aunt Mildew. The last Duke alive wins. So does whoever is left standing when the volcano blows, but we shall come to that.

    You have six cards. Three go face down into your Citadel and defend your Duke; the other three stand before it as your Army, where all can see them. Only the Army attacks. When a Citadel is stormed, its cards fight with double bonuses: it wants solid people.

    Every card has three pairs of numbers: MIND, MAGIC and MELEE, the attack bonus before the slash and the defence behind it. A dash means that it cannot attack in that way. The Knights of Darkness have MELEE 4/5: twice four behind walls is eight.
    .task = Put the Knights of Darkness into the Citadel.
    .wrong = I would rather see that one in the field. Walls double what a card adds, and the Knights add much.

lesson-first-game-citadel-magic =
    Walls double MAGIC, too. One Wizard behind them is a nasty surprise for whoever comes.
    .task = Put the Wicked Wizard (Turban) into the Citadel.
    .wrong = Keep it for the Army, which needs a bit of everything. The Wizard will do better behind walls.

lesson-first-game-citadel-last =
    One more. The Demon can do everything, the Legion hits hard, the Witch charms and hexes: they march. The Troops stay at home.
    .task = Put the Troops of Terror into the Citadel.
    .wrong = Take that one along: an Army that can attack in all three ways is worth more than one that is merely strong.

lesson-first-game-draw =
    You rolled highest, so you begin. Every turn begins with a card from the deck. A minion goes where you like, Army or Citadel. The Hairy Monster has MELEE 6/7. Look at it. It does not belong indoors.
    .task = Put it into the Army.
    .wrong = It would do for a doorkeeper. But we are about to attack, and 6 is a lot of Monster.

lesson-first-game-attack =
    Now you may move cards, attack, or end the turn. To attack, three cards have to stay in the Citadel; they do. Nobody is obliged to attack, but every battle that you win costs the others cards, and cards are all they have.

    Vinegar Tom has sent a Toady to war. Beside each Duke you see how likely you are to beat the Army as it stands. Others may lend cards to either side, so ask yourself who dislikes whom.
    .task = Attack Vinegar Tom (Kamu the Mighty).
    .wrong = Possible, and another day perhaps wise. Today Tom is the weaker of the two.

lesson-first-game-press =
    Aunt Mildew stayed out of it. Look at what happened, for every round goes like this. First MIND: two dice and your MIND bonus, 12 needed. You had 12, and the Toady, lowest in MIND, changed sides. Then MAGIC, 12 needed again: 8, nothing.

    Then MELEE: both sides roll two dice and add up; the lower one loses its card with the lowest MELEE defence. You had 22 against 10, and the Horde is gone. So: MIND steals, MAGIC kills, MELEE grinds.

    After each round you may stop, or fight another. One card is left to him.
    .task = Fight another round.
    .wrong = He would be grateful. Finish it: he has a single card left, and you have lost none.

lesson-first-game-enough =
    MAGIC took the last one, and Tom's Army is gone. You could storm the Citadel now. Inside, his three cards would fight with doubled bonuses, and your MIND and MAGIC would be halved. If the last of them falls, the Duke himself comes out.

    It might work. It might also cost you half an Army, with Aunt Mildew looking on and knitting. A beginner storms; a Duke waits until the other has thrown his cards away.
    .task = End the turn.
    .wrong = Brave! But a Citadel doubles its bonuses and halves your MIND and MAGIC. Let us not hurry.

lesson-first-game-do-gooder =
    The Toady has gone: charmed cards are discarded after the battle. The others have had their turns and drawn a card each. You drew, and it is none of ours: a Do-Gooder. It attacks at once, and one of the others rolls for it, with joy.

    The Choir of Second Chances has MIND 3 and halves your MAGIC. Your Army defends you. You may rearrange it first; there is no need to.
    .task = Defend with the Army as it is.
    .wrong = You could move that, but your Army is good as it is: 15 in MELEE against 3.

lesson-first-game-send-on =
    How touching. The Choir's MIND attack failed, yours did not: you have charmed a Do-Gooder! It does not stay with you, it goes and does good to somebody else, whoever you name. The battle is over for you.
    .task = Send it to Aunt Mildew (Gurth the Odious).
    .wrong = Tom has hardly anything left to lose. It would be kindness, and we do not do kindness.

lesson-first-game-end =
    She has beaten the Choir, and now she knows your name. From here on the war is yours: it is still your turn, Tom's Army is a handful of Riff-Raff before a Citadel of three cards, and the Forecast tells your odds.

    A word about the end: for tonight I have taken most of the deck away. When it is empty, the volcano erupts, and whoever holds neither of the two Artifacts is gone. So watch who draws them. And whoever falls becomes a Ghost, and has opinions. Enjoy your campaign, Duke.

## For somebody who meets a question for the first time

first-garrison = Three cards go into your Citadel, unseen, and fight there with doubled bonuses when it is stormed; the other three become your Army, which attacks and is seen by all. An Army should be able to attack in MIND, MAGIC and MELEE; the Citadel wants high numbers.
first-place-card = The drawn card joins the Army, where it can attack and be seen, or goes face down into the Citadel, where bonuses double when it is stormed.
first-march = Move cards between Army and Citadel, attack a Duke, or end your turn. To attack, three cards have to stay in the Citadel. The percentage beside a Duke is your chance to beat the Army as it stands; others may join in.
first-join-attack = Somebody is attacked, and you may lend cards to the attacker. What you lend can be lost; what you get is an enemy with fewer cards.
first-muster = You are attacked. Before the first round you may bring cards from the Citadel into the Army, up to six, or the other way round. While the battle lasts, nothing moves any more.
first-join-defense = Your neighbour is attacked. You may send one card to help, perhaps because you would be next.
first-withdraw = A round is over, and you may take the cards that you have lent back home.
first-press = A round is over. Fight another, turn on somebody else, or stop. Once an Army is gone, the next round storms the Citadel: its cards double their bonuses, and your MIND and MAGIC are halved.
first-send-on = You have charmed a Do-Gooder: it now attacks whom you like.
first-haunt = Your Duke is dead, and you are a Ghost. In each round you may help or curse one roll by 2, for old times' sake.
first-take-spoils = Your reward for a fallen Duke. In the Army it can fight on at once; to put it into the Citadel ends your turn.
first-rearrange = At the end of your turn you may move cards once more. Think of who will be able to attack you now.
first-discard-one = Nine cards are the limit. One has to go.
