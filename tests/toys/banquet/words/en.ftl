game-title = Banquet
game-blurb = Serve the best dish, unless somebody else had the same idea.

option-way = Hands go
option-way-left = to the left
option-way-right = to the right

card-dish-1 = Dry Bread
card-dish-2 = Thin Soup
card-dish-3 = Boiled Turnips
card-dish-4 = Smoked Eel
card-dish-5 = Pigeon Pie
card-dish-6 = Stuffed Goose
card-dish-7 = Honeyed Boar
card-dish-8 = Roast Swan
face-dish = { $name } ({ $worth })
badge-total = { $total } on the table
board-total = On the table: { $total }

zone-kitchen = Kitchen
zone-waste = Waste
zone-hand = Hand
zone-served = Served
zone-table = Table

prompt-serve = Choose the dish you serve
answer-serve = Serve { $card }
refusal-same-dish = You served a dish worth { $worth } last time
log-move-hand-served = { $who } serves { $cards }
log-move-hand-served-you = You serve { $cards }
log-move-served-table = { $who }: { $cards } comes to the table
log-move-served-waste = { $who }: { $cards } is spoilt

score-table = Dishes
score-best = Best dish

chapter-SI-1 = Banquet
rule-SI-1 = Shuffle the 24 dishes, three of each worth from 1 to 8, and deal four to each player.
rule-SI-2 = All choose a dish at the same time, in secret.
rule-SI-3 = Nobody serves a dish of the worth they served last, unless they have no other.
rule-SI-4 = The dishes are turned up. Those of the same worth spoil each other; any other goes to its owner's table. The hands go on.
rule-SI-5 = The last dish in hand is thrown away unseen.
rule-SI-6 = The worth on the table counts; the best single dish breaks ties.
