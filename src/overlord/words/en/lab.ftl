## Balance reports of the laboratory

lab-title = what is fair, what is used
lab-games = { $games } games for { $seats } with { $player } in every seat, from seed { $seed }.
lab-box = box { $box }, rules version { $rules }
lab-stands-out = What stands out beyond noise:
lab-nothing = No side, seat, faction or opening wins more or less than its share beyond noise.
lab-errors = { $count } games could not be finished.
lab-seat = Seat { $number }
lab-side = Side { $number }
lab-cases = cases
lab-wins = wins
lab-mean = mean
lab-player = player
lab-rating = rating
lab-per-game = per game
lab-taken = taken when offered
lab-more = … { $count } more …
lab-what = what
lab-before = before
lab-after = now
lab-change = change
lab-differs = The boxes differ in:
lab-lengths = How long games are, in decisions

lab-family-sides = Side
lab-family-seats = Seat
lab-family-factions = Faction
lab-family-openings = Opening
lab-family-chosen = Card chosen
lab-family-had = Card owned
lab-family-spoken = Action taken
lab-family-course = Course of a game
lab-family-cards = Use of cards
lab-family-actions = Use of actions
lab-family-rules = Use of rules

lab-wins-by-sides = Wins by side
lab-wins-by-seats = Wins by seat
lab-wins-by-factions = Wins by faction
lab-wins-by-openings = Wins by opening
lab-wins-by-chosen = Wins by chosen card
lab-wins-by-had = Wins by owned card
lab-wins-by-spoken = Wins by action

lab-about-sides = How often each side wins.
lab-about-seats = How often each seat wins, together with its side.
lab-about-factions = How often those win who play them.
lab-about-openings = How often those win who begin like that: with this answer where they first had a choice.
lab-about-chosen = How often those win who chose the card at least once. A card may be strong, or be chosen by those who are winning anyway.
lab-about-had = How often those win before whom the card lay, or who held it, at least once.
lab-about-spoken = How often those win who did this at least once.
lab-about-line = The line is what the same seats get on average; bold is beyond noise.
lab-about-course = The lead is told by how each side stands in the eyes of the game's own heuristic.
lab-about-cards = How often a card is chosen.
lab-about-actions = How often an action is taken.
lab-about-rules = How often a step or a decision carries a rule out.

lab-course-decisions = decisions
lab-course-free = decisions with a choice
lab-course-lead-changes = changes of the lead
lab-course-settled = part of the game after which the lead was settled
lab-course-halfway = who leads halfway wins
lab-course-best-score = highest score
lab-course-margin = ahead of the second by

lab-depth = How far skill goes
lab-about-depth = { $games } games of players from weak to strong, each deal in every seating. 200 points of rating mean three wins of four.

lab-never = Never used
lab-about-never = In none of these games. Rules that belong to other numbers of players or other options are among them.
lab-never-rules = Rules that no step carried out
lab-never-cards = Cards that nothing happened to
lab-never-unchosen = Offered, but never chosen
lab-never-actions = Actions that were never offered

lab-comparison = Two boxes
lab-about-comparison = Compared with { $box } over the same deals: { $count } changes are beyond noise, { $rest } are not.

lab-method = How it was counted
lab-about-method = Intervals are 95 %: Wilson's for shares, and for means with each game as one draw. Beyond noise is said so that, within a table, about one in twenty of such findings is false (Benjamini–Hochberg), and only from twenty cases on. Of two boxes the differences are taken deal by deal. A shared victory counts as its share. All of it holds for the players that played: others may find other ways to win.
