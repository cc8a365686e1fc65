game-title = Banchetto
game-blurb = Servi il piatto migliore, se nessun altro ha avuto la stessa idea.

option-way = Le mani passano
option-way-left = a sinistra
option-way-right = a destra

card-dish-1 = Pane secco
card-dish-2 = Brodo lungo
card-dish-3 = Rape bollite
card-dish-4 = Anguilla affumicata
card-dish-5 = Torta di piccione
card-dish-6 = Oca ripiena
card-dish-7 = Cinghiale al miele
card-dish-8 = Cigno arrosto
face-dish = { $name } ({ $worth })
badge-total = { $total } in tavola
board-total = In tavola: { $total }

zone-kitchen = Cucina
zone-waste = Scarti
zone-hand = Mano
zone-served = Servito
zone-table = Tavola

prompt-serve = Scegli il piatto da servire
answer-serve = Servi { $card }
refusal-same-dish = L'ultima volta hai servito un piatto da { $worth }
log-move-hand-served = { $who } serve { $cards }
log-move-hand-served-you = Servi { $cards }
log-move-served-table = { $who }: { $cards } arriva in tavola
log-move-served-waste = { $who }: { $cards } si guasta

score-table = Piatti
score-best = Piatto migliore

chapter-SI-1 = Banchetto
rule-SI-1 = Mescolate i 24 piatti, tre per ogni valore da 1 a 8, e datene quattro a ogni giocatore.
rule-SI-2 = Tutti scelgono un piatto insieme, in segreto.
rule-SI-3 = Nessuno serve un piatto dello stesso valore dell'ultima volta, se ne ha un altro.
rule-SI-4 = I piatti si scoprono. Quelli di uguale valore si guastano a vicenda; gli altri vanno sulla tavola di chi li ha serviti. Le mani passano.
rule-SI-5 = L'ultimo piatto in mano si scarta coperto.
rule-SI-6 = Conta il valore in tavola; a parità, il piatto migliore.
