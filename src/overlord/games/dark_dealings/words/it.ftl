## The game

game-title = Dark Dealings
game-blurb = Attira eroi al tuo castello, vantatene per ottenere trappole, incantesimi e scagnozzi, poi battine più che puoi.

## Hero classes

class-thief = Ladro
    .text = La somma dei colpi deve essere pari all'Armatura.
class-halflings = Mezzuomini
    .text = Vanno battuti due volte, da due gruppi distinti di difese.
class-wizard = Mago
    .text = Per combatterlo, elimina prima una tua difesa.
class-berserker = Berserker
    .text = Una volta battuto, ogni difesa che ha colpito è eliminata.
class-knight = Cavaliere
    .text = Una difesa può colpire più volte, un lato dopo l'altro.
class-ranger = Ranger
    .text = Nessuna abilità, ma tanta Armatura.

## Defense abilities

ability-heavy-hitter = Peso Massimo
    .text = Prima che colpisca, ruota un'altra tua difesa.
ability-booster = Rinforzo
    .text = +1 per ogni altra tua difesa con un tipo corrente in comune.
ability-detour = Deviazione
    .text = Manda l'eroe in fondo alla tua pila e scopri il successivo.

## Defense types

type-trap = Trappola
type-spell = Incantesimo
type-minion = Scagnozzo

## Options

option-mode = Modalità
    .about = Hardcore: chi lascia un eroe non battuto viene sfrattato, e vince l’ultimo signore rimasto nel castello.
option-mode-normal = Normale
option-mode-hardcore = Hardcore
option-row = Fila in solitario
    .about = Da soli, eroi e difese stanno in fila; una fila più lunga lascia più scelta.

## Prompts

prompt-keep-hero = { $form ->
    [first] Scegli il primo di due eroi da tenere; gli altri { $others } passano a { $left }
    [second] Scegli il secondo eroe da tenere; gli altri { $others } passano a { $left }
    [last-first] Scegli il primo di due eroi da tenere; l'ultimo viene scartato
    [last-second] Scegli il secondo eroe da tenere; l'ultimo viene scartato
    [other] due eroi da tenere
   *[plain] Scegli un eroe da tenere
}
prompt-play-hero = { $form ->
    [first] Scegli il primo di due eroi di cui vantarti: il Valore di Sfida più alto prende una difesa per primo
    [second] Scegli il secondo eroe di cui vantarti: il Valore di Sfida più alto prende una difesa per primo
    [other] due eroi di cui vantarsi
   *[plain] Scegli un eroe di cui vantarti
}
prompt-take-defense = { $form ->
    [mine] Scegli la difesa che prendi per { $hero } (Valore di Sfida { $challenge })
    [other] una difesa da prendere per { $hero } (Valore di Sfida { $challenge })
   *[plain] Scegli una difesa da prendere
}
prompt-face-hero = { $form ->
    [mine] Affronti { $hero } ({ $class }, Armatura { $armor }): che cosa fai?
    [other] che cosa fare contro { $hero } ({ $class }, Armatura { $armor })
   *[plain] Scegli come accogliere l'eroe
}
prompt-trash-defense = { $form ->
    [mine] Il prezzo per combattere contro { $hero } ({ $class }, Armatura { $armor }): scegli una tua difesa da eliminare
    [other] una difesa da eliminare per combattere contro { $hero } ({ $class }, Armatura { $armor })
   *[plain] Il prezzo del Mago: scegli una difesa da eliminare
}
prompt-strike = { $form ->
    [mine] Scegli una difesa per colpire { $hero } (Armatura { $armor }): finora { $total }
    [exact] Scegli una difesa per colpire { $hero } (Armatura { $armor }, da colpire con esattezza): finora { $total }
    [enough] Contro { $hero } (Armatura { $armor }) il totale { $total } basta: colpisci ora, o aggiungi una difesa
    [first-group] Scegli una difesa per il primo gruppo contro { $hero } (Armatura { $armor }): finora { $total }
    [second-group] Scegli una difesa per il secondo gruppo contro { $hero } (Armatura { $armor }): finora { $total }
    [other] i colpi contro { $hero } (Armatura { $armor }), finora { $total }
   *[plain] Scegli una difesa per colpire, o colpisci ora
}
prompt-rotate = { $form ->
    [mine] Prima che { $striker } (Peso Massimo) colpisca, scegli un'altra tua difesa da ruotare
    [other] una difesa da ruotare prima che { $striker } (Peso Massimo) colpisca
   *[plain] Scegli l'altra difesa che il Peso Massimo fa ruotare
}
prompt-take-hero-solo = { $form ->
    [first] Giro { $deal } di 4: scegli il primo di due eroi; ognuno porta una difesa da sotto di sé o più a destra
    [second] Giro { $deal } di 4: scegli il secondo eroe; porta una difesa da sotto di sé o più a destra
    [other] un eroe dalla fila (giro { $deal } di 4)
   *[plain] Scegli un eroe dalla fila
}
prompt-take-defense-solo = { $form ->
    [mine] Scegli la difesa che viene con { $hero }: posto { $column } della fila o più a destra
    [hidden] Scegli la difesa che viene con questo eroe: posto { $column } della fila o più a destra
    [other] una difesa dal posto { $column } della fila o più a destra
   *[plain] Scegli una difesa sotto l'eroe o più a destra
}

## Answers in a question: what is done, and what follows

answer-keep-hero = Tieni { $card }
answer-play-hero = Posa { $card }
answer-take-defense = Prendi { $card }
answer-face-hero-fight = { $klass ->
    [thief] Combatti contro { $hero }: colpisci per { $armor } esatti
    [halflings] Combatti contro { $hero }: due gruppi di difese, ciascuno con colpi per { $armor } o più
    [wizard] { $hope ->
        [no] Combatti contro { $hero }: elimina una tua difesa, e poi non puoi vincere
       *[yes] Combatti contro { $hero }: elimina prima una tua difesa, poi colpisci per { $armor } o più
    }
    [berserker] Combatti contro { $hero }: colpisci per { $armor } o più; ogni difesa che colpisce è eliminata
    [knight] Combatti contro { $hero }: colpisci per { $armor } o più; una difesa può colpire più volte
   *[ranger] Combatti contro { $hero }: colpisci per { $armor } o più
}
answer-face-hero-discard = Scarta { $hero }: nessun costo, ma nessun eroe sconfitto
answer-face-hero-give-up = Arrenditi contro { $hero }: per te è lo sfratto
answer-face-hero = Deviazione con { $card }: { $hero } in fondo alla tua pila, poi il prossimo eroe; { $then }
answer-trash-defense = { $hope ->
    [yes] Elimina { $card }: puoi ancora vincere
    [no] Elimina { $card }: poi non puoi vincere
   *[unknown] Elimina { $card }
}
answer-strike = { $kind ->
    [heavy] Colpisci per { $value } con { $card }, dopo aver ruotato un'altra difesa: in tutto { $reached }, poi { $then }
    [later] Metti in conto { $card }: colpirà quando sarà su un lato adatto
   *[plain] Colpisci per { $value } con { $card }: in tutto { $reached }, poi { $then }
}
answer-strike-second-group = Chiudi il primo gruppo ({ $total } contro Armatura { $armor }) e comincia il secondo
answer-strike-done = { $klass ->
    [halflings] Colpisci ora: i due gruppi battono { $hero }
    [berserker] Colpisci ora: { $total } contro Armatura { $armor } batte { $hero }, e ogni difesa che ha colpito è eliminata
   *[other] Colpisci ora: { $total } contro Armatura { $armor } batte { $hero }
}
answer-rotate = Ruota { $card }: { $then }
answer-take-hero-solo = { $defenses ->
    [one] Prendi { $card }, con l'ultima difesa della fila
   *[other] Prendi { $card }, con una di { $defenses } difese
}
answer-take-defense-solo = Prendi { $card }

## Actions

action-done = Colpisci ora
action-fight = Combatti
action-discard = Scarta
action-give-up = Arrenditi
action-second-group = Comincia il secondo gruppo

## Zones

zone-hand = Mano
zone-kept = Eroi tenuti
zone-chosen = Eroi scelti
zone-pile = Pila degli eroi
zone-faced = Eroe affrontato
zone-defenses = Difese
zone-defeated = Eroi sconfitti
zone-evictor = Sfrattato da
zone-hero-deck = Mazzo degli eroi
zone-defense-deck = Mazzo delle difese
zone-market = Difese in offerta
zone-hero-row = Fila degli eroi
zone-defense-row = Fila delle difese
zone-hero-discard = Eroi scartati
zone-defense-discard = Difese eliminate

## Refusals

refusal-no-defense = Non ti restano difese per combattere
refusal-no-plan = Nessuna combinazione delle tue difese raggiunge Armatura { $armor }
refusal-no-exact-plan = Nessuna combinazione delle tue difese dà esattamente Armatura { $armor }
refusal-no-two-groups = Le tue difese non possono formare due gruppi che raggiungano ciascuno Armatura { $armor }
refusal-used-up = In questo piano ha già usato tutti i suoi lati
refusal-type = Il suo tipo corrente non è tra le vulnerabilità dell'eroe
refusal-dead-end = Con questa carta nessun piano si può completare
refusal-not-enough = Il totale dei colpi, { $total }, non raggiunge ancora Armatura { $armor }
refusal-struck = Ogni difesa colpisce una volta sola
refusal-itself = Un Peso Massimo non può ruotare sé stesso
refusal-detour-last = Una Deviazione scopre un nuovo eroe, e la tua pila è vuota
refusal-row = La difesa deve stare sotto l'eroe o più a destra
refusal-row-empty = Sotto questo eroe o più a destra non resta alcuna difesa

## Scores

score-defeated = Eroi sconfitti
score-defenses = Difese rimaste
score-challenge = Valore di Sfida più alto sconfitto
score-last-hero = Valore di Sfida dell'ultimo eroe

## The end

result-defeated = { $defeated ->
    [one] { $who } vince con 1 eroe sconfitto
   *[other] { $who } vince con { $defeated } eroi sconfitti
}
result-defeated-you = { $defeated ->
    [one] Vinci con 1 eroe sconfitto
   *[other] Vinci con { $defeated } eroi sconfitti
}
result-standing = { $who } vince: è l'ultimo signore oscuro in piedi
result-standing-you = Vinci: sei l'ultimo signore oscuro in piedi
result-defenses = { $who } vince lo spareggio con più difese rimaste: { $defenses }
result-defenses-you = Vinci lo spareggio con più difese rimaste: { $defenses }
result-challenge = { $who } vince lo spareggio con il Valore di Sfida più alto sconfitto: { $challenge }
result-challenge-you = Vinci lo spareggio con il Valore di Sfida più alto sconfitto: { $challenge }
result-last-hero = { $who } vince lo spareggio con il Valore di Sfida più alto dell'ultimo eroe: { $last-hero }
result-last-hero-you = Vinci lo spareggio con il Valore di Sfida più alto dell'ultimo eroe: { $last-hero }
result-alone = { $who } ha sconfitto { $defeated } eroi su { $heroes }
result-alone-you = Hai sconfitto { $defeated } eroi su { $heroes }
result-alone-evicted = { $who } ha sconfitto { $defeated } eroi su { $heroes } prima dello sfratto
result-alone-evicted-you = Hai sconfitto { $defeated } eroi su { $heroes } prima dello sfratto

## Heroes; the English names stand in the box

card-the-thimble-cousins = I Cugini Ditale
    .text = Ne schiacci uno. Ne resta sempre un altro.
card-velvet-yvonne = Ivonne di Velluto
    .text = Ruba i cuori. Di solito dai barattoli.
card-button-and-bow = Bottone e Fiocchetto
    .text = Adorabili, finché non arrivano alle ginocchia.
card-nina-nine-fingers = Nina Novedita
    .text = Prima dell'ultimo castello erano dieci.
card-the-beige-knight = Il Cavaliere Beige
    .text = I colori belli erano finiti.
card-knee-and-shin = Stinco e Rotula
    .text = Si chiamano come i loro bersagli preferiti.
card-nan-moss-and-grandad-fern = Nonna Muschia e Nonno Felce
    .text = Hanno sepolto quattro tiranni. Con i fiori.
card-sir-gawp = Ser Bocca Aperta
    .text = È qui soprattutto per l'architettura.
card-big-sven = Sven il Grosso
    .text = C'è anche Sven il Piccolo. È più grosso.
card-crumb-and-ladle = Briciola e Mestolo
    .text = La dispensa è caduta in meno di un minuto.
card-dame-hortensia = Dama Ortensia
    .text = Lucida la spada. Affila la lingua.
card-lord-anvil = Lord Incudine
    .text = Piomba sul male da grande altezza.
card-the-beard = La Barba
    .text = Là dentro, da qualche parte, c'è un mago.
card-tuck-and-roll = Ruzzolo e Capitombolo
    .text = Entrano sempre rotolando.
card-mirabel-starsocks = Mirabella Calzastella
    .text = Alle scartoffie pensa il gatto.
card-old-lockjaw = Nonno Grimaldello
    .text = Apre ogni porta, poi critica i cardini.
card-pip-and-nob = Pippo e Nocca
    .text = Hanno portato i panini. E un piede di porco.
card-silent-ottavio = Ottavio Acquainbocca
    .text = Una volta zittì una guardia. La guardia ricambiò.
card-sir-humbert-the-upright = Ser Umberto il Retto
    .text = In quell'armatura non può sedersi.
card-the-barley-twins = I Gemelli Farro
    .text = Ne colpisci uno e l'altro se la prende.
card-ulf-breaks-things = Ulf Spaccatutto
    .text = Più che un nome, un preavviso.
card-warden-oakley = Il Guardaboschi Quercioli
    .text = Hai tagliato un albero. Uno.
card-alabast-the-distracted = Alabastro lo Svagato
    .text = Legge camminando. Lasciate aperte le buche.
card-dame-valora = Dama Valora
    .text = Hanno fatto cavaliere anche il cavallo.
card-grunt-the-poet = Grugno il Poeta
    .text = Odi brevi. L'ultimo verso è un urlo.
card-magistra-ombra = La Magistra Ombra
    .text = Boccia studenti e castelli senza appello.
card-sir-clanks-a-lot = Ser Sferraglia
    .text = Il giuramento non parlava di silenzio.
card-the-grey-receipt = Lo Scontrino Grigio
    .text = Ruba tutto, ma rilascia regolare fattura.
card-thyra-red-mist = Tira Vedorosso
    .text = Lei non ricorderà nulla. Tu sì.
card-tracker-tomas = Tommaso Seguipista
    .text = Seguiva la puzza di male. E di cavolo.
card-bramble = Rovo
    .text = Ti fiuta da lontano. E tu fiuti lui.
card-dame-prudence-ironglove = Dama Prudenza Guantoferro
    .text = Prima lo schiaffo, poi la sfida.
card-dill-and-parsley = Aneto e Prezzemolo
    .text = Piccoli, freschi e in ogni minestra.
card-hazel-longsight = Nocciola Vistalunga
    .text = Ti ha visto da tre regni di distanza.
card-ignatius-soot = Ignazio Fuliggine
    .text = Niente sopracciglia, niente rimpianti.
card-mad-aunt-ragna = Zia Ragna la Matta
    .text = Ha rotto il gargoyle. Dice che ha cominciato lui.
card-magpie-mags = Tina la Gazza
    .text = Se luccica, è già nella sua tasca.
card-the-understudy = La Controfigura
    .text = Ti deruba a nome di qualcun altro.
card-burglar-bertram = Bertoldo Scassi
    .text = Prima bussa. È questione di educazione.
card-fizzwick-the-refundable = Frizzino il Rimborsabile
    .text = Soddisfatti, o vi ridà la torre.
card-hilda-doorbane = Ilda Sfondaporte
    .text = Non ha mai usato una maniglia in vita sua.
card-knut-the-unhinged = Knut lo Scardinato
    .text = Come ogni porta dopo il suo passaggio.
card-sir-percy-nearly = Ser Quasivallo
    .text = La sacra coppa? Mancata di poco. Due volte.
card-the-quiet-heron = L'Airone Muto
    .text = È fermo nel tuo fossato da martedì.
card-zora-of-the-ninth-candle = Zora della Nona Candela
    .text = Le altre otto si sono spente per strada.
card-brunhild-the-brisk = Brunilde la Spiccia
    .text = Ti ha segnato tra il pranzo e il saccheggio.
card-captain-evergreen = Capitan Sempreverde
    .text = Dorme all'aperto. Giudica chi non lo fa.
card-doctor-parallax = Il Dottor Parallasse
    .text = Sta sempre un po' più a sinistra di dov'è.
card-featherstep-lou = Gino Piuma
    .text = Mai incontrata una botola che non gli piacesse.
card-fennimore-fletch = Fiorenzo Frecciafina
    .text = Una freccia per ogni occasione, col fiocco.
card-olaf-two-plates = Olaf il Bis
    .text = Ha fame: si arrabbia. È sveglio: ha fame.
card-professor-quillon = Il Professor Pennuti
    .text = Ha letto la tua maledizione. Poco originale.
card-rowan-farshot = Sorbo Tirolungo
    .text = Ha colpito il galletto sul tetto. Apposta.
card-wolf-friend-wilma = Vilma dei Lupi
    .text = I tuoi lupi? Adesso sono i suoi.

## Defenses

card-fireball-medium = Palla di Fuoco, Media
    .text = La grande era esaurita.
card-guard-geese = Oche da Guardia
    .text = Vietate in quattro ducati.
card-rolling-boulder = Macigno Rotolante
    .text = Ha le sue abitudini e ci tiene.
card-bear-trap-slightly-used = Tagliola d'Occasione
    .text = L'orso la rivuole indietro.
card-bored-ogre = Ogre Annoiato
    .text = Dategli qualcosa da fare, per pietà.
card-indoor-lightning = Fulmine da Interni
    .text = Attenti al lampadario.
card-pit-of-regret = Fossa dei Rimpianti
    .text = Senza fondo, entro certi limiti.
card-scroll-of-small-print = Pergamena delle Clausole
    .text = Leggendo, il lettore accetta di bruciare.
card-the-thing-downstairs = La Cosa di Sotto
    .text = Prima dalle da mangiare. Qualunque cosa.
card-zombie-butler = Maggiordomo Zombi
    .text = Il pranzo è servito. Siete voi.
card-hex-of-wet-socks = Malocchio dei Calzini Bagnati
    .text = Da lì il morale non si rialza più.
card-imp-of-complaints = Diavoletto dei Reclami
    .text = Il suo assedio è molto importante per noi.
card-meteor-on-request = Meteora su Ordinazione
    .text = Consegna in due minuti, tetto escluso.
card-ogre-in-a-cupboard = Ogre nell'Armadio
    .text = Non aprire prima dell'assedio.
card-rune-etched-doorknob = Pomello Runico
    .text = Tu bussi, lui ribussa.
card-ton-of-bricks = Tonnellata di Mattoni
    .text = Una tonnellata esatta. L'abbiamo pesata.
card-curse-of-itching = Maledizione del Prurito
    .text = Grattarsi in armatura: provare per credere.
card-fog-of-elsewhere = Nebbia dell'Altrove
    .text = Torna quando avrai capito dove sei.
card-frogging-charm = Incanto Ranocchiesco
    .text = Da bello a verde in tre secondi.
card-goblin-interns = Stagisti Goblin
    .text = Non pagati, non lavati, inarrestabili.
card-goblin-tour-guide = Guida Turistica Goblin
    .text = Alla vostra sinistra le segrete. Occhio al vuoto.
card-lost-ghost = Fantasma Smarrito
    .text = «Seguitemi», dice. «Credo.»
card-mirror-maze = Labirinto di Specchi
    .text = L'uscita è dietro di te. E lì. E anche lì.
card-revolving-wall = Parete Girevole
    .text = Un giro completo e si esce dalle stalle.
card-vampire-accountant = Vampiro Contabile
    .text = Ti dissangua al ventidue per cento.
card-wrong-way-signpost = Cartello Bugiardo
    .text = Castello: tre miglia. Di là, altre tre.
card-choking-fog = Nebbia Soffocante
    .text = Disponibile anche per matrimoni.
card-echoing-incantation = Incantesimo con l'Eco
    .text = Cantesimo. Tesimo. Simo.
card-kevin-the-troll = Kevin il Troll
    .text = Kevin spacca. Poi Kevin passa lo straccio.
card-lowered-ceiling = Soffitto Ribassato
    .text = Intimo. Poi sempre più intimo.
card-possessed-broom = Scopa Posseduta
    .text = Spazza il salone. Da chiunque.
card-ray-of-mild-doom = Raggio di Blanda Rovina
    .text = Per quello forte serve il permesso.
card-trapdoor-no-7 = Botola N. 7
    .text = Hai superato le prime sei. Complimenti.
card-crocodile-moat = Fossato coi Coccodrilli
    .text = A loro abbiamo detto che sono decorativi.
card-cursed-treasure-chest = Forziere Maledetto
    .text = Dentro c'è una sorpresa. È la maledizione.
card-rat-battalion = Battaglione di Ratti
    .text = Quattrocento piccole opinioni.
card-spiked-corridor = Corridoio Chiodato
    .text = Tappeto delizioso, pareti pungenti.
card-swinging-axes = Asce a Pendolo
    .text = Manutenzione ogni giovedì. Abbassarsi.
card-welcome-mat-of-doom = Zerbino della Rovina
    .text = Si prega di lasciare fuori ogni speranza.
card-word-of-ruin = Parola della Rovina
    .text = La parola è «ops».
card-chain-hex = Catena di Sant'Iettatore
    .text = Inoltrala a dieci amici, altrimenti…
card-conjured-tentacles = Tentacoli Evocati
    .text = Nessuno ha chiesto a cosa siano attaccati.
card-master-lever = La Leva Maestra
    .text = Nessuno sa quale sia. Tiratele tutte.
card-mountain-giant = Gigante di Montagna
    .text = Il castello gliel'abbiamo costruito intorno.
card-the-portcullis-of-no = La Grata del No
    .text = Qualunque cosa chiediate, la risposta è quella.
card-tripwire = Filo d'Inciampo
    .text = Da solo è spago. In compagnia, una sinfonia.
card-greased-staircase = Scalinata Unta
    .text = Quaranta gradini, tutti in una volta.
card-hail-of-teapots = Grandinata di Teiere
    .text = Bollenti, con una punta di bergamotto.
card-kobold-committee = Comitato dei Coboldi
    .text = La mozione «pugnalare» è approvata.
card-poison-dart-wall = Parete Sputadardi
    .text = Anche i muri hanno qualcosa da dire.
card-skeleton-crew = Personale all'Osso
    .text = Lavorano gratis: non hanno tasche.
card-henchman-foreman = Caposgherro
    .text = «Forza con quella schiena, ragazzi!»
card-lullaby-of-leaden-lids = Ninnananna di Piombo
    .text = Ti appisoli qui, ti svegli in cella.
card-orc-drummer = Orco Tamburino
    .text = Non sa combattere, ma senti che ritmo.

## How a card reads in a line of text

face-hero = { $name } · { $class } · Armatura { $armor } · punti deboli: { $types } · Sfida { $challenge }
face-hero-brief = { $name } ({ $armor })
face-defense = { $name } · { $sides }
face-defense-ability = { $name } · { $sides } · { $ability }
face-first-player = primo giocatore
face-plan = Piano finora: { $cards } · { $totals }
face-total = totale { $total } su { $armor }
face-total-boosted = totale { $total } su { $armor }, di cui { $gain } dai Rinforzi
face-turning = { $name } (ruotando { $other })
face-second-group = poi il secondo gruppo
face-gaps = { $row }: { $count ->
    [one] posto vuoto { $places }
   *[other] posti vuoti { $places }
}
face-hopeless-wizard = Eliminata una difesa qualsiasi, questo Mago non si può più battere
face-wizards-price = Il Mago si può ancora battere eliminando: { $cards }
face-then-turns = la carta ruota su { $side }
face-then-trashed = la carta è eliminata

## Log

log-roll-first-player = Primo giocatore: { $player }
log-draw-hero-deck-hand = Carte per { $who }: { $cards }
log-draw-hero-deck-hand-you = Carte per te: { $cards }
log-move-hand-kept = { $who } tiene { $cards }
log-move-hand-kept-you = Tieni { $cards }
log-pass-on-hand = Tutte le mani passano a sinistra
log-draw-hand-hero-discard = { $who } scarta l'ultimo eroe: { $cards }
log-draw-hand-hero-discard-you = Scarti l'ultimo eroe: { $cards }
log-draw-kept-hand = { $who } riprende in mano gli eroi tenuti
log-draw-kept-hand-you = Riprendi in mano gli eroi tenuti
log-draw-defense-deck-market = Difese in offerta: { $cards }
    .card = { $name } ({ $side })
log-move-hand-chosen = { $who } posa { $cards } per vantarsene
log-move-hand-chosen-you = Posi { $cards } per vantartene
log-reveal-chosen = { $who } si vanta dei suoi eroi: { $cards }
    .card = { $name } (Valore di Sfida { $challenge })
log-reveal-chosen-you = Ti vanti dei tuoi eroi: { $cards }
log-move-market-defenses = { $who } prende { $cards }
log-move-market-defenses-you = Prendi { $cards }
log-move-chosen-pile = Sulla pila di { $who }: { $cards }
log-move-chosen-pile-you = Sulla tua pila: { $cards }
log-draw-pile-faced = { $who } affronta { $cards }
    .card = { $name } ({ $class }, Armatura { $armor })
log-draw-pile-faced-you = Affronti { $cards }
log-tuck-faced-pile = In fondo alla pila di { $who }: { $cards }
log-tuck-faced-pile-you = In fondo alla tua pila: { $cards }
log-move-faced-hero-discard = { $who } scarta { $cards } senza vittoria
log-move-faced-hero-discard-you = Scarti { $cards } senza vittoria
log-move-faced-defeated = { $who } batte { $cards }
log-move-faced-defeated-you = Batti { $cards }
log-move-faced-evictor = Sfratto per { $who }: non ha battuto { $cards }
log-move-faced-evictor-you = Sfratto per te: non hai battuto { $cards }
log-move-defenses-defense-discard = { $who } elimina { $cards }
log-move-defenses-defense-discard-you = Elimini { $cards }
log-draw-hero-deck-hero-row = Eroi disposti in fila: { $cards }
    .card = { $name } (Valore di Sfida { $challenge })
log-draw-defense-deck-defense-row = Difese disposte in fila: { $cards }
    .card = { $name } ({ $side })
log-move-hero-row-pile = { $who } mette { $cards } sulla pila
log-move-hero-row-pile-you = Metti { $cards } sulla tua pila
log-move-defense-row-defenses = { $who } prende { $cards }
log-move-defense-row-defenses-you = Prendi { $cards }
log-draw-hero-row-hero-discard = Eroi scartati dalla fila: { $cards }
log-draw-defense-row-defense-discard = Difese scartate dalla fila: { $cards }
log-announce-turned = { $who } ruota { $cards } sul lato { $side }
log-announce-turned-you = Ruoti { $cards } sul lato { $side }
log-announce-fights = { $who } combatte contro { $cards }
log-announce-fights-you = Combatti contro { $cards }
log-announce-strikes = { $seat } colpisce per { $value } con { $cards }
log-announce-strikes-you = Colpisci per { $value } con { $cards }
log-answer-face-hero = { $who } vuole combattere contro il Mago
log-answer-face-hero-you = Vuoi combattere contro il Mago
log-answer-strike = { $who } prepara i colpi
log-answer-strike-you = Prepari i tuoi colpi
log-answer-rotate = { $who } sceglie una difesa da ruotare
log-answer-rotate-you = Scegli una difesa da ruotare

## Chapters, each by the rule it begins with

chapter-DD-1 = Carte
chapter-DD-7 = Preparazione
chapter-DD-10 = Fase degli Eroi
chapter-DD-15 = Fase delle Difese
chapter-DD-23 = Fase di Combattimento
chapter-DD-35 = Vittoria (normale)
chapter-DD-38 = Abilità degli eroi
chapter-DD-44 = Abilità delle difese
chapter-DD-50 = Modalità Hardcore
chapter-DD-57 = In solitario
chapter-DD-64 = Verifiche derivate
chapter-DD-B1 = Interpretazioni

## Rules

rule-DD-1 = Una carta eroe mostra un valore di Armatura, una, due o tre vulnerabilità, un Valore di Sfida e, per quasi tutte le classi, un'abilità di combattimento.
rule-DD-2 = Una carta difesa porta i suoi colpi lungo i bordi. Ogni colpo ha uno o due tipi e un numero; il lato rivolto in alto è quello corrente.
rule-DD-3 = Una difesa che ha colpito ruota di un passo in senso orario, e il lato successivo diventa quello corrente.
rule-DD-4 = L'ultimo lato di una difesa porta un cestino: una volta usato quel lato, la carta va nella pila degli scarti delle difese.
rule-DD-5 = Ogni difesa ha un Rango, che ne misura la forza. Conta solo nel gioco in solitario.
rule-DD-6 = Una difesa è del tipo, o dei due tipi, indicati sul suo lato corrente, e di nessun altro.
rule-DD-7 = Mescolate il mazzo degli eroi e quello delle difese, ognuno per conto suo, e posateli entrambi coperti.
rule-DD-8 = Distribuite nove eroi a ogni giocatore.
rule-DD-9 = Il caso sceglie il primo giocatore, che resta tale per tutta la partita.
rule-DD-10 = Tutti scelgono nello stesso momento: ciascuno prende due eroi dalla mano e li posa coperti in una pila propria.
rule-DD-11 = Quando tutti hanno scelto, ciascuno passa le carte rimaste al vicino di sinistra.
rule-DD-12 = Si continua a scegliere e a passare finché la mano conta tre carte. Di queste, due si tengono; l'ultima finisce scoperta negli scarti accanto al mazzo degli eroi.
rule-DD-13 = Ognuno esce dalla Fase degli Eroi con otto eroi.
rule-DD-14 = Durante la Fase degli Eroi ogni giocatore può sfogliare la propria pila quante volte vuole.
rule-DD-15 = Ogni giocatore riprende in mano i suoi otto eroi.
rule-DD-16 = Il primo giocatore scopre difese dal mazzo, due per ogni giocatore in partita.
rule-DD-17 = Ogni giocatore posa in segreto due eroi coperti dalla propria mano; poi si scoprono tutti insieme.
rule-DD-18 = Comincia l'eroe con il Valore di Sfida più alto: il suo proprietario prende una difesa a scelta tra quelle scoperte e la posa davanti a sé, a faccia in su.
rule-DD-19 = Seguono gli altri eroi, dal Valore di Sfida più alto al più basso, una difesa per ogni eroe, finché non resta alcuna difesa scoperta.
rule-DD-20 = L'eroe che ha fruttato la sua difesa va coperto sulla pila del proprietario, nell'ordine in cui gli eroi vengono usati.
rule-DD-21 = Poi si scopre la serie di difese successiva. Dopo quattro giri così tutti gli eroi sono stati usati e ogni giocatore possiede otto difese.
rule-DD-22 = Se si incontrano eroi con lo stesso Valore di Sfida, cosa possibile solo con un'espansione, i proprietari confrontano l'altro eroe giocato in quel giro: il più alto sceglie per primo.
rule-DD-23 = In ogni giro di combattimento ciascun giocatore a turno, a partire dal primo, scopre l'eroe in cima alla propria pila e lo affronta.
rule-DD-24 = Un eroe affrontato si combatte oppure si scarta. L'abilità di un eroe scartato non ha effetto.
rule-DD-25 = Un giocatore può guardare la propria pila quando vuole, ma mai cambiarne l'ordine.
rule-DD-26 = Può colpire solo una difesa il cui tipo corrente è tra le vulnerabilità dell'eroe.
rule-DD-27 = Può colpire un numero qualsiasi di difese, almeno una; i colpi si sommano, e l'eroe cade quando la somma non è inferiore alla sua Armatura.
rule-DD-28 = Un eroe sconfitto va nella pila degli sconfitti del giocatore che l'ha battuto.
rule-DD-29 = Ogni difesa che ha colpito ruota di un passo in senso orario. Se il lato che verrebbe in alto non ha né colpo né Deviazione, la carta va invece negli scarti delle difese.
rule-DD-30 = Contro uno stesso eroe una difesa colpisce al massimo una volta, a meno che l'eroe sia un Cavaliere.
rule-DD-31 = Possono colpire più difese del necessario, purché il tipo sia giusto: per esempio solo per ruotare una carta su un lato migliore.
rule-DD-32 = Un eroe che il giocatore non può o non vuole battere va nella pila comune degli scarti, e la sua abilità non ha effetto.
rule-DD-33 = Il giro finisce quando ogni giocatore ha affrontato un eroe; il successivo comincia di nuovo dal primo giocatore.
rule-DD-34 = La Fase di Combattimento finisce quando nelle pile non c'è più alcun eroe: tutti sono stati battuti o scartati.
rule-DD-35 = Vince chi ha sconfitto più eroi.
rule-DD-36 = In caso di parità vince chi ha ancora in gioco più difese.
rule-DD-37 = Se anche così c'è parità, decide il Valore di Sfida più alto presente nelle pile degli sconfitti di quei giocatori.
rule-DD-38 = Ladro: la somma dei colpi deve essere esattamente pari all'Armatura; un punto di troppo e il Ladro se la svigna.
rule-DD-39 = Mezzuomini: vanno battuti due volte, e comunque nessuna difesa colpisce più di una volta.
rule-DD-40 = Mago: dopo che è stato scoperto, e prima di ogni colpo, il giocatore elimina una delle proprie difese.
rule-DD-41 = Berserker: una volta battuto, tutte le difese che l'hanno colpito vengono eliminate, per quanti lati restassero loro.
rule-DD-42 = Cavaliere: una stessa difesa può colpirlo più volte, con alcuni o con tutti i suoi lati.
rule-DD-43 = Ranger: nessuna abilità, solo tanta Armatura.
rule-DD-44 = Peso Massimo: prima che colpisca, un'altra difesa dello stesso giocatore deve ruotare di un passo.
rule-DD-45 = La carta ruotata per un Peso Massimo non ha colpito ruotando, quindi può ancora colpire in questo combattimento.
rule-DD-46 = Un Berserker non fa eliminare una carta che è stata soltanto ruotata per un Peso Massimo.
rule-DD-47 = Deviazione: l'eroe appena scoperto va in fondo alla pila del suo proprietario, e si scopre l'eroe successivo.
rule-DD-48 = Una Deviazione viene prima dell'abilità dell'eroe: un Mago mandato altrove non costa nulla.
rule-DD-49 = Rinforzo: il suo colpo cresce di 1 per ogni altra difesa dello stesso giocatore che ne condivide un tipo corrente; contano anche le carte di due tipi.
rule-DD-50 = Una volta usati gli eroi per ottenere difese, il proprietario non può più guardare la pila per il resto della partita.
rule-DD-51 = L'eroe usato per ultimo nella Fase delle Difese è il primo da affrontare, e così via a ritroso.
rule-DD-52 = Chi non batte l'eroe che affronta viene sfrattato, e saltato in tutti i giri successivi.
rule-DD-53 = L'eroe che sfratta un giocatore non si scarta: resta presso quel giocatore per lo spareggio.
rule-DD-54 = Vince l'ultimo signore oscuro non ancora sfrattato.
rule-DD-55 = Se più d'uno sopravvive a tutti i propri eroi, o se tutti i rimasti vengono sfrattati nello stesso giro, vince tra loro chi ha ancora in gioco più difese.
rule-DD-56 = Se anche qui c'è parità, vince chi ha come ultimo eroe quello con il Valore di Sfida più alto.
rule-DD-57 = Disponete cinque eroi in fila e, sotto, cinque difese in fila. Con file da tre o quattro la partita è più breve, con file da sei o sette si ha più scelta.
rule-DD-58 = Ordinate gli eroi per Valore di Sfida e le difese per Rango, con i più alti a sinistra; le carte uguali restano nell'ordine in cui sono uscite.
rule-DD-59 = Prendete un eroe e, con lui, una difesa: quella sotto l'eroe, oppure una qualsiasi più a destra.
rule-DD-60 = L'eroe va coperto sulla pila; la difesa si posa scoperta davanti al giocatore.
rule-DD-61 = Prendete allo stesso modo un secondo eroe e una seconda difesa, poi scartate ciò che resta delle due file.
rule-DD-62 = Fatelo quattro volte in tutto, per otto eroi e otto difese.
rule-DD-63 = Poi giocate la Fase di Combattimento come al solito e battete più eroi che potete. Si può aggiungere la modalità Hardcore.
rule-DD-64 = Da due a sei giocatori, le mani della Fase degli Eroi contano via via 9, 7, 5 e 3 carte, e nessuna carta si perde o si sdoppia.
rule-DD-65 = Dopo la Fase degli Eroi le pile contengono otto eroi per giocatore e gli scarti uno per giocatore.
rule-DD-66 = La Fase delle Difese usa otto difese per giocatore; quelle non pescate restano nel mazzo.
rule-DD-67 = Una pila rende per ultimo ciò che ha ricevuto per primo: l'eroe più basso del quarto giro della Fase delle Difese si affronta per primo.
rule-DD-68 = Un giocatore rimasto senza difese può solo scartare eroi.
rule-DD-69 = Un Ladro con Armatura 3 non è battuto da colpi di 2 e 2, ma lo è da colpi di 2 e 1.
rule-DD-70 = Per dei Mezzuomini con Armatura 1 servono due difese, anche se una di esse colpisce per 5.
rule-DD-71 = Un Cavaliere con Armatura 5 cade per mano di una sola difesa i cui lati, del tipo giusto, colpiscono per 2 e poi per 3.
rule-DD-72 = Un Rinforzo su un lato Trappola, accanto a due carte Trappola e a una che è sia Trappola sia Incantesimo, colpisce per il suo valore stampato più 3.
rule-DD-73 = Chi combatte un Mago con una sola difesa in gioco perde come prezzo proprio quella, e quindi non può batterlo.
rule-DD-74 = Un Peso Massimo che è l'unica difesa del suo proprietario non può colpire.
rule-DD-75 = Una carta sul suo ultimo lato che viene ruotata per un Peso Massimo è eliminata.
rule-DD-B1 = Il prezzo del Mago è dovuto se il Mago viene scartato subito? No. Prima si sceglie se combattere o scartare, e si paga solo per combattere. Perché: scartare un eroe ne annulla l'abilità.
rule-DD-B2 = Un combattimento può fallire a colpi già sferrati? No. Un combattimento è un piano completo che batte l'eroe; se un tale piano non esiste, l'eroe va scartato e nessuna carta ruota. Fa eccezione il Mago: il suo prezzo si paga prima, e se dopo non resta alcun piano il Mago viene scartato e il prezzo resta pagato. Perché: colpi che non raggiungono l'Armatura non sono colpi validi, e nessuno deve perdere carte per un errore di conto.
rule-DD-B3 = I colpi sono simultanei? Sì, contro ogni eroe tranne il Cavaliere: prima le rotazioni per i Pesi Massimi, poi si leggono tutti i valori, poi ruotano le carte che hanno colpito. Un eroe che cadrebbe solo con colpi dati uno dopo l'altro, ruotando carte nel mezzo, non cade. Perché: è l'ordine in cui le regole lo raccontano, e i Rinforzi non diventano un rompicapo.
rule-DD-B4 = In che ordine le difese colpiscono un Cavaliere? Nell'ordine indicato dal giocatore, una dopo l'altra: ogni colpo legge il lato corrente e poi ruota la carta. Perché: i lati di una carta possono presentarsi solo uno dopo l'altro.
rule-DD-B5 = Come si battono due volte i Mezzuomini? Con due gruppi distinti di difese, ciascuno dei quali raggiunge da solo l'Armatura; i due gruppi si dichiarano insieme. Perché: ogni difesa colpisce una volta sola.
rule-DD-B6 = Usare una Deviazione costa qualcosa? Sì, il lato Deviazione: la carta ruota, ed è eliminata se quello era l'ultimo lato. Perché: tutto ciò che una difesa sa fare sta sui suoi lati, e una Deviazione gratuita non finirebbe mai.
rule-DD-B7 = Si può usare una Deviazione se nella pila non c'è altro eroe? No. Perché: una Deviazione scopre un nuovo eroe, e una pila vuota non ne ha; quello mandato via non sarebbe nuovo.
rule-DD-B8 = Una Deviazione deve corrispondere a una vulnerabilità dell'eroe? No. Perché: una Deviazione non è un colpo.
rule-DD-B9 = Quale carta può far ruotare un Peso Massimo? Qualsiasi altra difesa dello stesso giocatore, anche una che colpirà, una Deviazione o un Rinforzo. Perché: la regola chiede una difesa diversa e nient'altro.
rule-DD-B10 = E se in un piano colpiscono due Pesi Massimi? Ciascuno richiede una rotazione sua, di una carta diversa da sé; possono ruotarsi a vicenda prima che si leggano i valori. Perché: è ciò che dice la regola presa alla lettera.
rule-DD-B11 = In che ordine vanno sulla pila i due eroi di uno stesso giro? Quello che ha scelto per primo, di valore più alto, va giù per primo; l'altro gli si posa sopra. Perché: gli eroi raggiungono la pila nell'ordine d'uso.
rule-DD-B12 = In Hardcore si può rinunciare di propria volontà a un combattimento? Sì, e si viene sfrattati: non importa perché l'eroe non è stato battuto. Perché: conta solo che l'eroe è ancora in piedi.
rule-DD-B13 = Quando si controlla se una partita Hardcore è finita? Al termine di ogni giro di combattimento. Perché: così tutti hanno affrontato lo stesso numero di eroi.
rule-DD-B14 = E se la parità resiste a tutti gli spareggi, o nessuno ha battuto un eroe? I giocatori in parità condividono la vittoria. Perché: le regole non offrono altro per distinguerli.
rule-DD-B15 = I Valori di Sfida possono essere uguali senza espansioni? No, il mazzo base ha ogni valore da 1 a 54 una volta sola; DD-22 resta per altre scatole. Perché: valori uguali si conoscono solo dalle espansioni.
rule-DD-B16 = Quante carte si scartano nel solitario se le file non sono di cinque? Tutte quelle rimaste, cioè la lunghezza della fila meno due. Perché: tre è semplicemente ciò che resta di cinque.
rule-DD-B17 = Come si dividono le rotazioni più Pesi Massimi in uno stesso piano? Un piano con un certo numero di Pesi Massimi che colpiscono richiede altrettante rotazioni. Due di loro possono ruotare la stessa carta, purché sia ancora in gioco a ogni rotazione; nessuno può ruotare sé stesso. Tutte le rotazioni avvengono prima che si legga qualsiasi valore o tipo: una carta ruotata su un lato adatto può colpire, e una carta che ruotando esce dal gioco non può né colpire né aiutare un Rinforzo. Perché: ogni colpo ha la sua condizione, e le rotazioni precedono i colpi.
rule-DD-B18 = Quando un Peso Massimo fa ruotare un'altra carta contro un Cavaliere? Prima di ciascuno dei suoi colpi, ogni volta che colpisce; ogni colpo legge i valori di quel momento. Perché: contro un Cavaliere i colpi vengono uno dopo l'altro.
rule-DD-B19 = Quando si leggono i due gruppi contro i Mezzuomini? Nello stesso momento, dopo tutte le rotazioni per i Pesi Massimi; i colpi in più possono unirsi all'uno o all'altro gruppo. Perché: i due gruppi sono un unico piano.
rule-DD-B20 = Si può combattere un Mago senza speranza di batterlo? Sì, ogni volta che c'è almeno una difesa in gioco; la difesa eliminata è il prezzo (vedi DD-B2). Perché: il prezzo si paga prima che a qualcuno serva un piano.
rule-DD-B21 = Quando, e quante volte, si può usare una Deviazione? Subito dopo che un eroe è stato scoperto, prima di scegliere se combattere o scartare, con qualsiasi propria difesa il cui lato corrente è una Deviazione; e ancora, finché le condizioni valgono. Perché: una Deviazione precede tutto ciò che fa l'eroe, e il suo costo la limita.
rule-DD-B22 = Quando finisce di preciso una partita Hardcore? Appena un giro di combattimento termina con un solo signore oscuro in piedi o con nessuno; un superstite solitario vince subito e non deve affrontare il resto. Perché: chi resta per ultimo non ha più nessuno a cui sopravvivere.
rule-DD-B23 = Qual è l'ultimo eroe dello spareggio Hardcore? L'eroe che ha sfrattato il giocatore o, per chi è sopravvissuto a tutto, l'ultimo eroe affrontato. Perché: in entrambi i casi è l'ultimo eroe incontrato.
rule-DD-B24 = Come finisce un solitario in modalità Hardcore? Con il primo eroe non battuto; il punteggio è il numero di eroi battuti fino ad allora. Perché: un signore oscuro sfrattato non affronta più nessuno, e non c'è rivale con cui confrontarsi.
rule-DD-B25 = E se un mazzo non può fornire le carte di una fase, come in una piccola scatola fatta in casa? La scatola è rifiutata alla lettura: servono almeno 9 eroi e 8 difese per ogni giocatore e, per il solitario, quattro file complete di entrambi. Perché: una partita destinata a restare a secco non deve cominciare.
rule-DD-B26 = E se i Valori di Sfida sono uguali e lo sono anche gli altri eroi dei proprietari, o un giocatore gioca due eroi uguali? Decide l'ordine dei posti a partire dal primo giocatore. Perché: le regole non dicono altro, e l'ordine dei posti è noto a tutti.
rule-DD-B27 = Nel solitario le file si ricompattano quando si prende una coppia? No. Ogni carta resta al suo posto, e un secondo eroe può prendere solo ciò che sta sotto il proprio posto o più a destra. Un eroe per cui lì non resta nulla non si può prendere; un altro si può sempre. Perché: la regola parla della posizione dell'eroe nella fila.
rule-DD-B28 = Quali carte conta un Rinforzo? Ogni altra propria difesa in gioco quando si leggono i valori, che colpisca o no. Perché: il bonus richiede un tipo, non un colpo.

# Ciò che dice solo il tabellone

board-armor = Armatura
board-challenge = Valore di Sfida
board-vulnerable = vulnerabile a { $types }
board-evicted = sfrattato
board-no-defenses = Nessuna difesa
board-no-plan = Ancora nessun piano
board-pick-order = Sceglie per primo il Valore di Sfida più alto
board-picks-now = sceglie ora
board-picks-next = poi
