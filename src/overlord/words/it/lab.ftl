## Rapporti di equilibrio del laboratorio

lab-title = che cosa è equo, che cosa si usa
lab-games = { $games } partite per { $seats } con { $player } a ogni posto, dal seme { $seed }.
lab-box = scatola { $box }, versione delle regole { $rules }
lab-stands-out = Che cosa spicca oltre il rumore:
lab-nothing = Nessuno schieramento, posto, fazione o apertura vince più o meno della sua parte oltre il rumore.
lab-errors = { $count } partite non sono arrivate alla fine.
lab-seat = Posto { $number }
lab-side = Schieramento { $number }
lab-cases = casi
lab-wins = vittorie
lab-mean = media
lab-player = giocatore
lab-rating = punteggio
lab-per-game = a partita
lab-taken = scelta se offerta
lab-more = … altre { $count } …
lab-what = che cosa
lab-before = prima
lab-after = adesso
lab-change = differenza
lab-differs = Le scatole differiscono in:
lab-lengths = Durata delle partite, in decisioni

lab-family-sides = Schieramento
lab-family-seats = Posto
lab-family-factions = Fazione
lab-family-openings = Apertura
lab-family-chosen = Carta scelta
lab-family-had = Carta posseduta
lab-family-spoken = Azione compiuta
lab-family-course = Andamento della partita
lab-family-cards = Uso delle carte
lab-family-actions = Uso delle azioni
lab-family-rules = Uso delle regole

lab-wins-by-sides = Vittorie per schieramento
lab-wins-by-seats = Vittorie per posto
lab-wins-by-factions = Vittorie per fazione
lab-wins-by-openings = Vittorie per apertura
lab-wins-by-chosen = Vittorie per carta scelta
lab-wins-by-had = Vittorie per carta posseduta
lab-wins-by-spoken = Vittorie per azione

lab-about-sides = Quante volte vince ogni schieramento.
lab-about-seats = Quante volte vince ogni posto, insieme al suo schieramento.
lab-about-factions = Quante volte vince chi la gioca.
lab-about-openings = Quante volte vince chi comincia così: con questa risposta alla prima vera scelta.
lab-about-chosen = Quante volte vince chi ha scelto la carta almeno una volta. Una carta può essere forte, oppure la sceglie chi sta già vincendo.
lab-about-had = Quante volte vince chi l’ha avuta davanti o in mano almeno una volta.
lab-about-spoken = Quante volte vince chi l’ha fatto almeno una volta.
lab-about-line = La linea segna quanto ottengono in media gli stessi posti; in grassetto ciò che è oltre il rumore.
lab-about-course = Chi è in testa lo dice la valutazione propria del gioco.
lab-about-cards = Quante volte si sceglie una carta.
lab-about-actions = Quante volte si compie un’azione.
lab-about-rules = Quante volte un passo o una decisione applica una regola.

lab-course-decisions = decisioni
lab-course-free = decisioni con una scelta
lab-course-lead-changes = cambi in testa
lab-course-settled = parte della partita dopo la quale la testa non cambia più
lab-course-halfway = chi è in testa a metà vince
lab-course-best-score = punteggio più alto
lab-course-margin = distacco dal secondo

lab-depth = Quanto conta la bravura
lab-about-depth = { $games } partite di giocatori dal più debole al più forte, ogni distribuzione in tutte le disposizioni. 200 punti significano tre vittorie su quattro.

lab-never = Mai usati
lab-about-never = In nessuna di queste partite. Fra queste ci sono le regole di altri numeri di giocatori o di altre opzioni.
lab-never-rules = Regole che nessun passo ha applicato
lab-never-cards = Carte a cui non è successo nulla
lab-never-unchosen = Offerte, ma mai scelte
lab-never-actions = Azioni mai offerte

lab-comparison = Due scatole
lab-about-comparison = Confronto con { $box } sulle stesse distribuzioni: { $count } differenze sono oltre il rumore, { $rest } no.

lab-method = Come si è contato
lab-about-method = Gli intervalli sono del 95 %: di Wilson per le quote, e per le medie con ogni partita come un’estrazione. Oltre il rumore si dice in modo che, in una tabella, circa una scoperta su venti sia falsa (Benjamini–Hochberg), e solo da venti casi in su. Di due scatole si prendono le differenze distribuzione per distribuzione. Una vittoria condivisa conta per la sua parte. Tutto vale per i giocatori che hanno giocato: altri possono trovare altre vie per vincere.
