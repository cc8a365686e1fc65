## The game

game-title = Bellum Magica
game-blurb = Lancia il dado per scegliere l'orda del giorno, saccheggia il regno umano, deruba i vicini e sii il più ricco quando qualcuno arriva a dieci forzieri.

## Kinds of cards

kind-castle = Castello
kind-goblin = Goblin
kind-evil = Malvagia
kind-most-evil = Malvagissima
kind-tavern = Taverna
kind-farm = Fattoria
kind-village = Villaggio
kind-town = Città
kind-wood = Forziere di Legno
kind-metal = Forziere di Metallo
kind-gold = Forziere d'Oro

## What rows and spoils show; the letters stand for it in a line of text

icon-food = P
    .text = provviste
icon-glyph = G
    .text = glifo
icon-map = M
    .text = mappa
icon-sword = S
    .text = spada
icon-magic = *
    .text = spada magica
icon-thief = L
    .text = ladro

## Bonuses of creatures

bonus-shield-1 = Scudo +1
    .text = Il tuo castello guadagna 1 scudo, per sempre.
bonus-shield-2 = Scudo +2
    .text = Il tuo castello guadagna 2 scudi, per sempre.
bonus-confusion = Confusione
    .text = Un incantesimo: da Capitano puoi tirare di nuovo una volta al giorno.

## Prompts

prompt-name-castle = Scegli il castello che vorresti; se due vogliono lo stesso, li assegna tutti il caso
prompt-place-goblin = Scegli da che lato mettere { $goblin }: a sinistra raccoglie ed esplora, a destra combatte; l’altro lato resta coperto per sempre
prompt-roll-again = Il dado mostra { $die }: oggi agisce la riga { $die } di tutti. Lascialo così o fallo tirare di nuovo
prompt-attack = La riga { $die } combatte con { $strength }: scegli che cosa attaccare, o resta a casa
prompt-steal = Furto ai danni di { $victim }: { $left ->
    [one] un ladro può ancora portare via un forziere
   *[other] { $left } ladri possono ancora portare via un forziere ciascuno
}
prompt-recruit = Da spendere { $stock }: scegli una creatura da reclutare, o basta per oggi
prompt-pay = { $card } si unisce a te: scegli come pagare
prompt-place-creature = Scegli da che lato mettere { $creature }: a sinistra raccoglie ed esplora, a destra combatte; l’altro lato resta coperto per sempre

## Actions

action-pass = Passa
action-left = A sinistra: raccoglie ed esplora
action-right = A destra: combatte
action-buy-a-round = Offri un giro: spendi un Barile e si tira di nuovo
action-cast-confusion = Lancia Confusione: si tira di nuovo
action-pay-food = Paga 1 glifo e 4 provviste
action-pay-glyphs = Paga 3 glifi
action-steal-wood = Ruba un Forziere di Legno
action-steal-metal = Ruba un Forziere di Metallo
action-steal-gold = Ruba un Forziere d'Oro
action-enough = Basta così: lascia gli altri forzieri

## Risposte, domanda per domanda

answer-place-goblin-left = A sinistra raccoglie, riga per riga: { $rows }
answer-place-goblin-right = A destra combatte, riga per riga: { $rows }
answer-place-creature-left = A sinistra raccoglie, riga per riga: { $rows }
answer-place-creature-right = A destra combatte, riga per riga: { $rows }
answer-roll-again-pass = Lascia il dado così: la tua riga { $die } dà { $yield }
answer-roll-again-buy-a-round = Offri un giro: 1 Barile su { $barrels }, e si tira di nuovo
answer-roll-again-cast-confusion = Lancia Confusione: si tira di nuovo, e l’incantesimo riposa finché non sei di nuovo Capitano
answer-attack-pass = Resta a casa
answer-attack = Saccheggia { $card }: { $spoils }
answer-raid = Deruba { $card } di { $victim }: { $thieves ->
    [one] 1 forziere
   *[other] fino a { $thieves } forzieri
}, e la sua difesa cresce di 1
answer-steal-steal-wood = Ruba un Forziere di Legno: il caso ne sceglie uno su { $count }
answer-steal-steal-metal = Ruba un Forziere di Metallo: il caso ne sceglie uno su { $count }
answer-steal-steal-gold = Ruba un Forziere d'Oro: il caso ne sceglie uno su { $count }
answer-steal-enough = Basta così: lascia gli altri forzieri dove sono
answer-recruit-pass = Non reclutare più nessuno oggi
answer-recruit = Recluta per { $price }: { $card }
answer-pay-pay-food = Paga 1 glifo e 4 provviste; restano { $left }
answer-pay-pay-glyphs = Paga 3 glifi; restano { $left }
face-price-evil = 2 provviste
face-price-feast = 1 glifo e 4 provviste
face-price-glyphs = 3 glifi
face-price-either = 1 glifo e 4 provviste, oppure 3 glifi
face-icons = { $icon ->
    [food] { $count ->
        [one] 1 provvista
       *[other] { $count } provviste
    }
    [glyph] { $count ->
        [one] 1 glifo
       *[other] { $count } glifi
    }
    [map] { $count ->
        [one] 1 mappa
       *[other] { $count } mappe
    }
    [sword] { $count ->
        [one] 1 spada
       *[other] { $count } spade
    }
    [magic] { $count ->
        [one] 1 spada magica
       *[other] { $count } spade magiche
    }
   *[thief] { $count ->
        [one] 1 ladro
       *[other] { $count } ladri
    }
}

## Zones

zone-castles = Castelli liberi
zone-goblin-deck = Goblin
zone-evil-deck = Mazzo Malvagie
zone-most-evil-deck = Mazzo Malvagissime
zone-evil = Creature Malvagie, per 2 provviste
zone-most-evil = Creature Malvagissime, per 1 glifo e 4 provviste o per 3 glifi
zone-farms = Fattorie
zone-villages = Villaggi
zone-towns = Città
zone-kingdom = Pila del regno
zone-places = Luoghi
zone-tavern = Taverna
zone-ruins = Saccheggiati
zone-wood-pile = Forzieri di Legno
zone-metal-pile = Forzieri di Metallo
zone-gold-pile = Forzieri d'Oro
zone-castle = Castello
zone-arriving = Da piazzare
zone-left = A sinistra
zone-right = A destra
zone-wood = Forzieri di Legno
zone-metal = Forzieri di Metallo
zone-gold = Forzieri d'Oro

## Castles; the English names stand in the box

card-gloomhollow = Rocca Tetra
    .text = Umida, buia, ben collegata.
card-spitefang-keep = Forte Zannarabbia
    .text = Morde la mano che lo assalta.
card-the-crooked-spire = La Guglia Storta
    .text = L'architetto è stato giustiziato. Due volte.
card-moldwater = Acquamuffa
    .text = Il fossato ha le sue opinioni.
card-cinderhall = Castel Cenere
    .text = Sempre caldo. Soprattutto perché brucia.

## Goblins

card-snik = Snic
    .text = Scarpa sinistra al piede destro. Per scelta.
card-mudge = Fanghino
    .text = Colleziona fango. Ha i suoi preferiti.
card-third-cousin-grib = Grib il Terzo Cugino
    .text = I primi due non se li ricorda nessuno.
card-wattle = Bargiglio
    .text = Gli avevano parlato di un picnic.
card-ogg-the-lesser = Ogg il Minore
    .text = Ogg il Maggiore è in ferie.
card-pockets = Saccoccia
    .text = Ha le tasche piene di tasche altrui.
card-nettle = Ortica
    .text = Prima punge. E dopo non si scusa.
card-burp = Rutto
    .text = È un nome e anche un avvertimento.
card-tagalong = Accodato
    .text = Nessuno l'ha invitato. È qui lo stesso.
card-squint = Strabuzzo
    .text = Vede doppio, colpisce una volta.
card-old-flea = Vecchia Pulce
    .text = In pensione per la nona volta.
card-button-thief-bim = Bim Rubabottoni
    .text = Il tuo cappotto non si chiuderà mai più.

## Evil Creatures

card-orc-quartermaster = Orco Furiere
    .text = Entrano tre lance, ne escono due.
card-orc-drummer = Orco Tamburino
    .text = Sa un solo ritmo. Forte.
card-orc-butcher = Orco Macellaio
    .text = È vegetariano, pensa un po'.
card-orc-recruiter = Orco Arruolatore
    .text = Firmare è un attimo. Congedarsi no.
card-orc-ferryman = Orco Traghettatore
    .text = Solo biglietti di andata.
card-orc-veteran = Orco Veterano
    .text = È sopravvissuto a parecchie vittorie.
card-gnoll-poacher = Gnoll Bracconiere
    .text = Il bosco ha sporto reclamo.
card-gnoll-beggar = Gnoll Mendicante
    .text = Fai la carità, o te la fa fare.
card-gnoll-tracker = Gnoll Cercapiste
    .text = Fiuta una mappa a un miglio.
card-gnoll-cutpurse = Gnoll Tagliaborse
    .text = Taglia cinghie, cinture e la corda.
card-gnoll-bailiff = Gnoll Pignoratore
    .text = Che bei mobili. Di chi erano?
card-gnoll-matriarch = Gnoll Matriarca
    .text = Diciannove figli, tutti sistemati.
card-hedge-witch = Strega di Siepe
    .text = È strega anche la siepe.
card-bog-witch = Strega di Palude
    .text = Palude inclusa.
card-kitchen-witch = Strega di Cucina
    .text = Non chiedere dello stufato.
card-weather-witch = Strega del Tempo
    .text = Possibili rane nel pomeriggio.
card-market-witch = Strega del Mercato
    .text = Mele tutte avvelenate, alcune due volte.
card-night-witch = Strega di Notte
    .text = Fa i turni.
card-skeleton-porter = Scheletro Facchino
    .text = Porta di tutto, tranne pazienza.
card-skeleton-clerk = Scheletro Archivista
    .text = Ti archivia le ossa per misura.
card-skeleton-archer = Scheletro Arciere
    .text = Tutto braccio, niente mira.
card-skeleton-burglar = Scheletro Scassinatore
    .text = Passa sotto la porta. Un pezzo alla volta.
card-skeleton-piper = Scheletro Flautista
    .text = Suona sé stesso.
card-skeleton-gardener = Scheletro Giardiniere
    .text = Tutto ciò che sotterra rispunta.
card-imp-of-the-ledger = Diavoletto dei Conti
    .text = Interessi composti, ogni ora.
card-imp-of-the-lamp = Diavoletto della Lampada
    .text = Esaudisce desideri. Male.
card-imp-of-the-blade = Diavoletto della Lama
    .text = Più affilato del suo padrone.
card-imp-of-the-map = Diavoletto della Mappa
    .text = Voi siete qui. Condoglianze.
card-imp-of-the-attic = Diavoletto della Soffitta
    .text = Sono stati i ghiri, giuro.
card-imp-of-the-oath = Diavoletto del Giuramento
    .text = Giura spesso. E spergiura di più.
card-troll-apprentice = Troll Apprendista
    .text = Si esercita sui ponticelli.
card-troll-journeyman = Troll Operaio
    .text = È passato ai viadotti.

## Most Evil Creatures

card-ember-dragon = Drago di Brace
    .text = Riscalda tutto il castello.
card-moat-dragon = Drago di Fossato
    .text = È più lungo del fossato.
card-tax-dragon = Drago del Fisco
    .text = Dorme sugli scontrini.
card-bone-dragon = Drago d'Ossa
    .text = Una volta mangiava bene.
card-mirror-dragon = Drago allo Specchio
    .text = Vanitoso. E ce ne sono due.
card-dowager-dragon = Drago Nobildonna
    .text = Ai suoi tempi l'oro luccicava di più.
card-vampire-count = Vampiro Conte
    .text = Conta. È più forte di lui.
card-vampire-chamberlain = Vampiro Ciambellano
    .text = Apre tutte le tende tranne una.
card-vampire-tailor = Vampiro Sarto
    .text = Il collo te lo misura gratis.
card-vampire-notary = Vampiro Notaio
    .text = Firmato con il solito inchiostro.
card-vampire-gambler = Vampiro Baro
    .text = Punta di tutto, purché non sia un paletto.
card-vampire-duchess = Vampira Duchessa
    .text = Si cena alle otto. La cena sei tu.
card-hill-giant = Gigante di Collina
    .text = La collina lo rivuole indietro.
card-storm-giant = Gigante di Tempesta
    .text = Starnutisce maltempo.
card-cellar-giant = Gigante di Cantina
    .text = Nessuno sa come sia entrato.
card-market-giant = Gigante di Mercato
    .text = Compra all'ingrosso, villaggi compresi.
card-frost-giant = Gigante di Brina
    .text = Tiene in fresco le provviste.
card-left-handed-giant = Gigante Mancino
    .text = Le guardie guardano sempre a destra.
card-lich-librarian = Lich Bibliotecario
    .text = Chi consegna in ritardo paga in eterno.
card-lich-cartographer = Lich Cartografo
    .text = «Hic sunt dracones.» Li ha assunti lui.
card-lich-treasurer = Lich Tesoriere
    .text = Nella tomba non si porta niente. Lui sì.
card-lich-heir = Lich Ereditiere
    .text = Eredita tutto, da tutti.
card-lich-beekeeper = Lich Apicoltore
    .text = Anche le api sono non morte.
card-lich-emeritus = Lich Emerito
    .text = Fa ancora lezione. Presenza obbligatoria.
card-ogre-duelist = Ogre Duellante
    .text = Dieci passi, poi l'albero.
card-ogre-abbot = Ogre Abate
    .text = Voto di silenzio, urla escluse.
card-ogre-mason = Ogre Muratore
    .text = Le mura le smonta a memoria.
card-ogre-locksmith = Ogre Fabbro
    .text = Ha una sola chiave. È il piede.
card-ogre-cook = Ogre Cuoco
    .text = Ingrediente segreto: il cliente.
card-ogre-sorceress = Ogressa Fattucchiera
    .text = Legge le foglie del tè, poi la tazza.
card-demon-of-odd-numbers = Demone dei Dispari
    .text = Con lui i conti non tornano.
card-demon-of-even-numbers = Demone dei Pari
    .text = Porta sempre un amico.

## The Tavern

card-the-singing-keg = La Botte Canterina
    .text = Aperta tutti i giorni. Anche le botti.

## Farms

card-turnip-farm = Fattoria delle Rape
    .text = Nessuno fa la guardia alle rape. Quasi nessuno.
card-goose-farm = Fattoria delle Oche
    .text = La guardia sono le oche.
card-bee-farm = Fattoria delle Api
    .text = Dolce. Poi te ne penti.
card-onion-farm = Fattoria delle Cipolle
    .text = Se ne vanno tutti in lacrime.
card-pumpkin-farm = Fattoria delle Zucche
    .text = Lo spaventapasseri ha una spada.
card-sheep-farm = Fattoria delle Pecore
    .text = I cani hanno fondato un sindacato.
card-rune-farm = Fattoria delle Rune
    .text = Lettere seminate in bella fila.

## Villages

card-lower-puddle = Pozza di Sotto
    .text = Pozza di Sopra non esiste.
card-hatmakers-ford = Guado dei Cappellai
    .text = Matti, dal primo all'ultimo.
card-three-chimneys = Tre Camini
    .text = Due sono trappole.
card-saint-ladle = San Mestolo
    .text = Santa la zuppa, profana la fila.
card-cobbleton = Borgociottolo
    .text = Le strade rispondono al lancio.
card-wizards-end = Fine del Mago
    .text = Qui ne sono finiti parecchi.
card-bellringers = Campanari
    .text = Ti sentiranno arrivare.

## Towns

card-ironmarket = Ferromercato
    .text = È tutto in vendita, tranne il portone.
card-port-sorrow = Porto Afflitto
    .text = Con la marea arriva la flotta.
card-highbridge = Pontalto
    .text = Il pedaggio è il tuo elmo.
card-candlewick = Stoppino
    .text = Non dorme mai e tiene il lume acceso.
card-goldwater = Acquadoro
    .text = Né l'acqua né l'oro sono gratis.
card-towerton = Torrinaia
    .text = Più torri che abitanti.
card-spellgate = Porta Incanto
    .text = La porta sbaglia a scrivere il tuo nome.
card-abbey-of-the-seal = Abbazia della Foca
    .text = Un errore del traduttore. Poi si sono affezionati.
card-mirrorhelm = Elmospecchio
    .text = Combatti contro te stesso. Ed è bravo.
card-the-royal-seat = Il Trono Reale
    .text = Il re è uscito. La sua guardia no.

## Chests, each copy by itself

card-chest-of-buttons = Un Bottone
card-chest-of-spoons = Due Cucchiai
card-chest-of-coppers = Tre Soldini di Rame
card-coffer-of-silver = Tre Calici d'Argento
card-coffer-of-candlesticks = Quattro Candelabri
card-coffer-of-rings = Cinque Anelli
card-hoard-of-coins = Sei Zecchini
card-hoard-of-crowns = Sette Corone
card-hoard-of-jewels = Otto Gemme

## Refusals

refusal-no-barrel = Non hai Barili
refusal-not-captain = Solo il Capitano lancia incantesimi
refusal-no-spell = Non hai incantesimi di Confusione pronti
refusal-no-thief = Non hai ladri nella riga attiva
refusal-no-chests = Non c'è alcun forziere da rubare
refusal-too-little-magic = { $need ->
    [one] Serve 1 spada magica
   *[other] Servono { $need } spade magiche
}; ne hai { $have }
refusal-too-few-swords = { $need ->
    [one] Serve 1 spada
   *[other] Servono { $need } spade
}; ne hai { $have }
refusal-no-such-chest = Non c'è alcun forziere di questo genere
refusal-evil-too-dear = Costa { $need } provviste; ne hai { $have }
refusal-most-evil-too-dear = Costa 1 glifo e 4 provviste, o 3 glifi; hai { $glyphs ->
    [one] 1 glifo
   *[other] { $glyphs } glifi
} e { $food ->
    [one] 1 provvista
   *[other] { $food } provviste
}

## Scores

score-treasure = Tesoro
score-chests = Forzieri

## How a card reads in a line of text

face-creature = { $name } · sinistra { $left } · destra { $right }
face-castle = { $name } · scudo { $shield } · sinistra { $left } · destra { $right }
face-place = { $name } · scudo { $shield } · { $spoils }
face-magic = { $shield } + { $magic ->
    [one] 1 magico
   *[other] { $magic } magici
}
face-chest = { $name } ({ $value })
face-rival = { $name } · difesa { $shield } · { $chests ->
    [one] 1 forziere
   *[other] { $chests } forzieri
}
face-nothing = nulla
face-spoil-food = { $count ->
    [one] 1 provvista
   *[other] { $count } provviste
}
face-spoil-glyph = { $count ->
    [one] 1 glifo
   *[other] { $count } glifi
}
face-spoil-barrel = { $count ->
    [one] 1 Barile
   *[other] { $count } Barili
}
face-spoil-wood = { $count ->
    [one] 1 Forziere di Legno
   *[other] { $count } Forzieri di Legno
}
face-spoil-metal = { $count ->
    [one] 1 Forziere di Metallo
   *[other] { $count } Forzieri di Metallo
}
face-spoil-gold = { $count ->
    [one] 1 Forziere d'Oro
   *[other] { $count } Forzieri d'Oro
}
face-day = Giorno { $day }
face-horde = Giorno { $day } · il dado segna { $row }
face-letters = Righe 1–6: { $letters }
face-rows = Righe: { $rows }
face-captain = Capitano
face-defence = difesa { $shield }
face-spells = { $count ->
    [one] 1 incantesimo pronto
   *[other] { $count } incantesimi pronti
}
face-treasure = tesoro { $value }

## Log

log-roll-first-captain = Primo Capitano: { $player }
log-announce-names-castle = { $who } vorrebbe { $cards }
log-announce-names-castle-you = Vorresti { $cards }
log-shuffle-castles = Lo stesso castello è stato nominato due volte: decide la sorte
log-move-castles-castle = A { $who } tocca { $cards }
log-move-castles-castle-you = A te tocca { $cards }
log-draw-castles-aside = Senza padrone: { $cards }
log-shuffle-goblin-deck = Si mescolano i Goblin
log-draw-goblin-deck-arriving = { $who } riceve i Goblin { $cards }
log-draw-goblin-deck-arriving-you = Ricevi i Goblin { $cards }
log-draw-goblin-deck-aside = Goblin rimasti nella scatola: { $count }
log-move-arriving-left = { $who } mette a sinistra { $cards }
log-move-arriving-left-you = Metti a sinistra { $cards }
log-move-arriving-right = { $who } mette a destra { $cards }
log-move-arriving-right-you = Metti a destra { $cards }
log-shuffle-towns = Si mescolano le Città
log-shuffle-villages = Si mescolano i Villaggi
log-shuffle-farms = Si mescolano le Fattorie
log-draw-towns-kingdom = Città nella pila del regno: { $count }
log-draw-villages-kingdom = Sopra, i Villaggi: { $count }
log-draw-farms-kingdom = In cima, le Fattorie: { $count }
log-draw-towns-aside = Città rimaste nella scatola: { $count }
log-draw-villages-aside = Villaggi rimasti nella scatola: { $count }
log-draw-farms-aside = Fattorie rimaste nella scatola: { $count }
log-draw-kingdom-places = Novità sulla mappa: { $cards }
log-shuffle-evil-deck = Si mescolano le Creature Malvagie
log-shuffle-most-evil-deck = Si mescolano le Creature Malvagissime
log-draw-evil-deck-evil = Malvagie in offerta: { $cards }
log-draw-most-evil-deck-most-evil = Malvagissime in offerta: { $cards }
log-shuffle-wood-pile = Si mescolano i Forzieri di Legno
log-shuffle-metal-pile = Si mescolano i Forzieri di Metallo
log-shuffle-gold-pile = Si mescolano i Forzieri d'Oro
log-announce-day-begins = Giorno { $day }. Capitano: { $captain }
log-roll-horde = Il dado segna { $number }
log-announce-buys-a-round = { $who } offre un giro: si tira di nuovo
log-announce-buys-a-round-you = Offri un giro: si tira di nuovo
log-announce-casts-confusion = { $who } lancia Confusione: si tira di nuovo
log-announce-casts-confusion-you = Lanci Confusione: si tira di nuovo
log-announce-gathers = { $seat ->
    [Tu] Raccogli
   *[other] { $seat } raccoglie
} { $food ->
    [0] { $glyphs ->
        [one] 1 glifo
       *[other] { $glyphs } glifi
    }
   *[other] { $food ->
        [one] 1 provvista
       *[other] { $food } provviste
    }{ $glyphs ->
        [0] {""}
        [one] {" "}e 1 glifo
       *[other] {" "}e { $glyphs } glifi
    }
}
log-announce-scouts = { $seat ->
    [Tu] I tuoi esploratori portano
   *[other] Gli esploratori di { $seat } portano
} il maggior numero di mappe: { $maps }
log-draw-wood-pile-wood = { $who } prende { $count ->
    [one] un Forziere di Legno
   *[other] { $count } Forzieri di Legno
}
log-draw-wood-pile-wood-you = Prendi { $count ->
    [one] un Forziere di Legno
   *[other] { $count } Forzieri di Legno
}: { $cards }
log-draw-metal-pile-metal = { $who } prende { $count ->
    [one] un Forziere di Metallo
   *[other] { $count } Forzieri di Metallo
}
log-draw-metal-pile-metal-you = Prendi { $count ->
    [one] un Forziere di Metallo
   *[other] { $count } Forzieri di Metallo
}: { $cards }
log-draw-gold-pile-gold = { $who } prende { $count ->
    [one] un Forziere d'Oro
   *[other] { $count } Forzieri d'Oro
}
log-draw-gold-pile-gold-you = Prendi { $count ->
    [one] un Forziere d'Oro
   *[other] { $count } Forzieri d'Oro
}: { $cards }
log-announce-plunders = { $who } saccheggia { $cards }
log-announce-plunders-you = Saccheggi { $cards }
log-move-places-ruins = { $who } saccheggia { $cards }
log-move-places-ruins-you = Saccheggi { $cards }
log-announce-loots = { $who ->
    [Tu] Porti a casa
   *[other] { $who } porta a casa
} { $food ->
    [0] { $glyphs ->
        [one] 1 glifo
       *[other] { $glyphs } glifi
    }
   *[other] { $food ->
        [one] 1 provvista
       *[other] { $food } provviste
    }{ $glyphs ->
        [0] {""}
        [one] {" "}e 1 glifo
       *[other] {" "}e { $glyphs } glifi
    }
}
log-announce-stores-barrels = { $who ->
    [Tu] Hai
   *[other] { $who } ha
} { $barrels ->
    [one] 1 Barile
   *[other] { $barrels } Barili
} in cantina
log-announce-refuses-barrels = { $who ->
    [Tu] La tua cantina è piena, rifiuti
   *[other] { $who } ha la cantina piena e rifiuta
} { $barrels ->
    [one] 1 Barile
   *[other] { $barrels } Barili
}
log-announce-raids = { $who ->
    [Tu] Assalti
   *[other] { $who } assalta
} { $cards }, { $victim ->
    [Tu] il tuo castello
   *[other] il castello di { $victim }
}
log-announce-gains-shield = { $seat ->
    [Tu] Il tuo castello si rafforza
   *[other] Il castello di { $seat } si rafforza
}: { $shields ->
    [one] 1 segnalino Scudo
   *[other] { $shields } segnalini Scudo
}
log-move-wood-wood = { $who } ruba { $count ->
    [one] un Forziere di Legno
   *[other] { $count } Forzieri di Legno
}
log-move-wood-wood-yours = { $who } ti ruba { $count ->
    [one] un Forziere di Legno
   *[other] { $count } Forzieri di Legno
}: { $cards }
log-move-wood-wood-you = Rubi { $count ->
    [one] un Forziere di Legno
   *[other] { $count } Forzieri di Legno
}: { $cards }
log-move-metal-metal = { $who } ruba { $count ->
    [one] un Forziere di Metallo
   *[other] { $count } Forzieri di Metallo
}
log-move-metal-metal-yours = { $who } ti ruba { $count ->
    [one] un Forziere di Metallo
   *[other] { $count } Forzieri di Metallo
}: { $cards }
log-move-metal-metal-you = Rubi { $count ->
    [one] un Forziere di Metallo
   *[other] { $count } Forzieri di Metallo
}: { $cards }
log-move-gold-gold = { $who } ruba { $count ->
    [one] un Forziere d'Oro
   *[other] { $count } Forzieri d'Oro
}
log-move-gold-gold-yours = { $who } ti ruba { $count ->
    [one] un Forziere d'Oro
   *[other] { $count } Forzieri d'Oro
}: { $cards }
log-move-gold-gold-you = Rubi { $count ->
    [one] un Forziere d'Oro
   *[other] { $count } Forzieri d'Oro
}: { $cards }
log-announce-ten-chests = { $seat ->
    [Tu] Hai
   *[other] { $seat } ha
} { $chests } forzieri: la partita si chiude
log-announce-bargains = { $who } contratta con { $cards }
log-announce-bargains-you = Contratti con { $cards }
log-announce-pays = { $who ->
    [Tu] Paghi
   *[other] { $who } paga
} { $food ->
    [0] { $glyphs } glifi
   *[other] { $glyphs ->
        [0] { $food } provviste
       *[other] { $glyphs } glifo e { $food } provviste
    }
}
log-move-evil-arriving = { $who } recluta { $cards }
log-move-evil-arriving-you = Recluti { $cards }
log-move-most-evil-arriving = { $who } recluta { $cards }
log-move-most-evil-arriving-you = Recluti { $cards }
log-announce-gains-spell = { $who ->
    [Tu] Impari
   *[other] { $who } impara
} Confusione: { $spells ->
    [one] 1 incantesimo
   *[other] { $spells } incantesimi
}
log-reveal-wood = Forzieri di Legno di { $who }: { $cards }
log-reveal-wood-you = I tuoi Forzieri di Legno: { $cards }
log-reveal-metal = Forzieri di Metallo di { $who }: { $cards }
log-reveal-metal-you = I tuoi Forzieri di Metallo: { $cards }
log-reveal-gold = Forzieri d'Oro di { $who }: { $cards }
log-reveal-gold-you = I tuoi Forzieri d'Oro: { $cards }
log-answer-roll-again = { $who } lascia il dado com'è
log-answer-roll-again-you = Lasci il dado com'è
log-answer-attack = { $who } resta a casa
log-answer-attack-you = Resti a casa
log-answer-steal = I ladri di { $who } ne hanno abbastanza
log-answer-steal-you = I tuoi ladri ne hanno abbastanza
log-answer-recruit = { $who } oggi non recluta più nessuno
log-answer-recruit-you = Oggi non recluti più nessuno

## Chapters, each by the rule it begins with

chapter-BM-1 = Preparazione
chapter-BM-13 = La scelta dell'orda
chapter-BM-22 = Il raccolto
chapter-BM-25 = Gli esploratori
chapter-BM-30 = Gli attacchi
chapter-BM-48 = Il reclutamento
chapter-BM-57 = Fine del giorno
chapter-BM-60 = Fine della partita
chapter-BM-63 = Verifiche derivate
chapter-BM-M1 = Interpretazioni

## Rules

rule-BM-1 = Ciascuno sceglie la plancia Castello che preferisce; se due vogliono la stessa, i castelli li distribuisce la sorte.
rule-BM-2 = Mescolate i Goblin e distribuitene due a ogni giocatore. I Goblin avanzati restano fuori dalla partita.
rule-BM-3 = Ogni Goblin si mette al lavoro su un lato del castello: a sinistra raccoglie ed esplora, a destra combatte.
rule-BM-4 = I due Goblin possono lavorare sullo stesso lato.
rule-BM-5 = La carta scivola sotto la plancia, così che spuntino solo le righe del suo lato. Ciò che è nascosto non conta.
rule-BM-6 = Il regno umano si pesca a caso, tipo per tipo. In due giocatori ha 3 Fattorie, 3 Villaggi e 10 Città; in tre 4, 4 e 10; in quattro 6, 6 e 10; in cinque si usano tutti i Luoghi. Ciò che non viene pescato resta fuori dalla partita.
rule-BM-7 = Ogni tipo si mescola e si impila coperto: le Città in fondo, sopra i Villaggi, in cima le Fattorie.
rule-BM-8 = La Taverna sta scoperta al centro del tavolo. Alla sua sinistra c'è la pila del regno; alla sua destra si scoprono tanti Luoghi quanti sono i giocatori.
rule-BM-9 = Le Creature Malvagie e le Creature Malvagissime sono due mazzi, mescolati ognuno per conto suo. Di ciascuno si scoprono due carte.
rule-BM-10 = I forzieri si mescolano genere per genere, di legno, di metallo e d'oro, con i valori coperti.
rule-BM-11 = I segnalini Bonus e le risorse stanno in riserve comuni.
rule-BM-12 = Il primo Capitano riceve il dado.
rule-BM-13 = Il Capitano lancia il dado.
rule-BM-14 = Il numero uscito è la riga attiva di ogni castello per tutto il giorno. Una riga va dalle carte di sinistra, attraverso il castello, fino alle carte di destra.
rule-BM-15 = Gli incantesimi di Confusione spettano solo al Capitano.
rule-BM-16 = Un incantesimo si lancia girando il suo segnalino; il dado si tira di nuovo.
rule-BM-17 = Un incantesimo lanciato riposa per il resto del giorno. Torna pronto la prossima volta che il suo proprietario è Capitano.
rule-BM-18 = Si possono avere più incantesimi e lanciarli tutti nello stesso giorno.
rule-BM-19 = Ogni giocatore può offrire un giro: un Barile torna nella riserva e il Capitano tira di nuovo.
rule-BM-20 = Non c'è limite ai giri offerti in un giorno.
rule-BM-21 = L'orda è scelta quando nessuno vuole un altro lancio.
rule-BM-22 = Ogni giocatore prende le provviste e i glifi mostrati dal lato sinistro della sua riga attiva, castello e carte insieme.
rule-BM-23 = Le risorse stanno in vista davanti al castello.
rule-BM-24 = Tutti possono vedere le risorse di un giocatore e contarne i forzieri; i valori dei forzieri sono segreti.
rule-BM-25 = Ogni giocatore conta le mappe del tesoro sul lato sinistro della sua riga attiva.
rule-BM-26 = Chi ha più mappe di tutti, da solo, prende subito un Forziere di Metallo.
rule-BM-27 = Se sono in più d'uno ad averne di più, ciascuno di loro prende invece un Forziere di Legno.
rule-BM-28 = Se nessuno ha una mappa, non si assegnano forzieri.
rule-BM-29 = Ciascuno può guardare i propri forzieri quando vuole, e li tiene coperti.
rule-BM-30 = A partire dal Capitano, in senso orario, ogni giocatore può attaccare una volta: un Luogo, la Taverna o il castello di un altro giocatore.
rule-BM-31 = Nessuno è obbligato ad attaccare.
rule-BM-32 = Per prendere un Luogo, il lato destro della riga attiva deve avere almeno tante spade quanti sono gli scudi del Luogo.
rule-BM-33 = Chi attacca riceve il bottino stampato sul Luogo, e il Luogo si scarta.
rule-BM-34 = La Taverna non si scarta mai: ogni giocatore può saccheggiarla, ogni giorno.
rule-BM-35 = Un forziere si pesca alla cieca dalla pila del suo genere; il nuovo proprietario lo guarda dopo.
rule-BM-36 = Un giocatore può tenere al massimo due Barili; gli altri li deve rifiutare.
rule-BM-37 = Uno scudo magico cede solo alle spade magiche, una per ciascuno.
rule-BM-38 = Una spada magica vale anche come spada normale.
rule-BM-39 = Dove ci sono scudi di entrambi i tipi servono almeno tante spade magiche quanti sono gli scudi magici, e almeno tante spade in tutto quanti sono gli scudi in tutto.
rule-BM-40 = Per attaccare un castello servono spade allo stesso modo.
rule-BM-41 = La difesa di un castello è la somma dello scudo stampato e di tutti i suoi segnalini Scudo.
rule-BM-42 = Un castello si può attaccare solo con almeno un ladro sul lato destro della riga attiva.
rule-BM-43 = Ogni ladro può rubare un forziere, di qualsiasi genere.
rule-BM-44 = Con più ladri si possono rubare più forzieri nello stesso attacco.
rule-BM-45 = Un forziere rubato non si guarda finché non sta davanti al nuovo proprietario.
rule-BM-46 = Chi è stato derubato riceve un segnalino Scudo da 1, per quanti forzieri abbia perso.
rule-BM-47 = Se alla fine degli attacchi qualcuno ha dieci forzieri o più, la partita finisce subito.
rule-BM-48 = Ogni giocatore può reclutare tutte le creature che riesce a pagare.
rule-BM-49 = Una Creatura Malvagia costa 2 provviste.
rule-BM-50 = Una Creatura Malvagissima costa 1 glifo e 4 provviste, oppure 3 glifi.
rule-BM-51 = Il prezzo torna nella riserva; il giocatore prende una delle creature scoperte di quel tipo.
rule-BM-52 = La creatura successiva di quel mazzo si scopre subito.
rule-BM-53 = La creatura va a sinistra o a destra del castello, dopo le carte che già ci sono, con l'altro lato nascosto.
rule-BM-54 = Una creatura con un simbolo bonus porta subito con sé quel segnalino Bonus.
rule-BM-55 = I segnalini Scudo rafforzano il castello; gli incantesimi di Confusione permettono al Capitano di tirare di nuovo.
rule-BM-56 = I segnalini Bonus restano per sempre: non si possono perdere.
rule-BM-57 = I Luoghi scartati si rimpiazzano dalla pila del regno finché ce ne sono tanti quanti i giocatori.
rule-BM-58 = La Taverna resta dov'è.
rule-BM-59 = Il dado passa al vicino di sinistra, che è il prossimo Capitano.
rule-BM-60 = Ciascuno scopre i propri forzieri e ne somma i valori; vince il più ricco.
rule-BM-61 = In caso di parità vince, tra loro, chi ha più forzieri.
rule-BM-62 = Se anche così c'è parità, la vittoria è condivisa.
rule-BM-63 = Prima che si scoprano i primi Luoghi, la pila del regno conta 16 carte in due giocatori, 18 in tre, 22 in quattro e in cinque quante ne ha la scatola: 24 nella nostra.
rule-BM-64 = Un decimo forziere portato dagli esploratori non chiude la partita prima che gli attacchi di quel giorno siano finiti.
rule-BM-65 = Chi aveva dieci forzieri e se ne vede rubare uno prima che gli attacchi finiscano non chiude la partita.
rule-BM-66 = Tre spade magiche prendono un Luogo con tre scudi normali; tre spade normali non ne prendono uno con uno scudo magico e due normali.
rule-BM-67 = Due spade magiche e cinque normali prendono un Luogo con uno scudo magico e sei normali.
rule-BM-68 = Il segnalino Scudo di chi è stato derubato vale già contro il prossimo attacco dello stesso giorno.
rule-BM-69 = Tra un attacco e l'altro di uno stesso giorno non si scopre alcun nuovo Luogo.
rule-BM-70 = Un Barile vinto da chi ne ha già due va perso.
rule-BM-71 = Tre giocatori in parità per le mappe prendono tre Forzieri di Legno e nessun Forziere di Metallo.
rule-BM-72 = Una creatura a sinistra non aggiunge né spade né ladri, una a destra né provviste, né glifi, né mappe.
rule-BM-M1 = In che ordine si chiede se tirare di nuovo? Dopo ogni lancio, dal Capitano in senso orario. Il primo che lancia un incantesimo o spende un Barile provoca un nuovo lancio, e il giro di domande ricomincia; quando tutti hanno passato, il risultato vale. Perché: così il gioco è descritto in pubblico, e prima o poi finisce, perché finiscono incantesimi e Barili.
rule-BM-M2 = Chi sceglie il forziere rubato? Chi attacca ne indica il genere; tra i forzieri di quel genere decide la sorte. Perché: i generi sono in vista, i valori no.
rule-BM-M3 = E se ci sono più ladri che forzieri? Si possono rubare tutti i forzieri, e non di più. Perché: non c'è altro da prendere.
rule-BM-M4 = Si può attaccare un castello senza forzieri? No. Perché: non c'è nulla da vincere, e nessuno deve regalare segnalini Scudo.
rule-BM-M5 = Il segnalino Scudo arriva anche se non è stato rubato alcun forziere? No. Perché: è il risarcimento di un furto.
rule-BM-M6 = E se la pila di un genere di forzieri è vuota? Il giocatore prende un forziere del genere inferiore più vicino tra quelli rimasti, o niente. Perché: qualcosa si deve vincere, ma mai qualcosa di meglio.
rule-BM-M7 = In che ordine si recluta? Dal Capitano in senso orario; ciascuno recluta tutto ciò che vuole prima che cominci il successivo. Perché: tutti comprano tra le stesse carte, e non si conosce altro ordine.
rule-BM-M8 = Una creatura appena scoperta si può reclutare subito? Sì, da chi può pagarla. Perché: viene scoperta all'istante, ed è in offerta come le altre.
rule-BM-M9 = E se un mazzo di creature si esaurisce? Per quel mazzo non si scopre più nulla. Perché: non c'è nulla da scoprire.
rule-BM-M10 = E se la pila del regno si esaurisce? Restano scoperti meno Luoghi; la Taverna e i castelli ci sono ancora. Se né la pila né il tavolo hanno un Luogo mentre tutti sono stati Capitano due volte, la partita finisce e si contano i forzieri. Perché: si deve andare avanti finché qualcuno può vincere qualcosa, e non oltre.
rule-BM-M11 = Quante volte si può lanciare un incantesimo? Una volta in ogni giorno in cui il suo proprietario è Capitano. Perché: un segnalino girato torna pronto nel prossimo giorno di quel genere.
rule-BM-M12 = Un castello può avere scudi magici? Un'altra scatola può prevederli, e allora servono spade magiche; i castelli della nostra non ne hanno. Perché: contro i castelli le spade dei due tipi valgono come contro i Luoghi.
rule-BM-M13 = Chi è il primo Capitano? Decide la sorte. Perché: ogni altro modo richiederebbe qualcosa che nella scatola non c'è.
rule-BM-M14 = Che cosa portano gli esploratori? Le mappe del tesoro stampate a sinistra; non ci sono carte a parte. Perché: nella scatola non ce ne sono.
rule-BM-M15 = Il bottino è limitato da ciò che c'è nella riserva? No: provviste e glifi non finiscono mai, e i Barili sono al massimo due per giocatore. Perché: quello dei Barili è l'unico limite che sia una regola.
rule-BM-M16 = Chi chiude la partita la vince? Solo se nessun altro è più ricco. Perché: i forzieri chiudono la partita, i loro valori la vincono.
rule-BM-M17 = Come si scelgono i castelli? Tutti nello stesso momento: ciascuno ne nomina uno, in modo che lo vedano tutti. Se non ce ne sono due uguali, ognuno ha il suo; altrimenti la sorte ne assegna uno a tutti. Perché: o ci si mette d'accordo o no.
rule-BM-M18 = In che ordine si piazzano i Goblin? Si distribuiscono scoperti, e tutti piazzano i propri nello stesso momento. Perché: sul tavolo non c'è ancora nulla da contendersi.
rule-BM-M19 = Chi prende per primo se più esploratori sono in parità e i forzieri scarseggiano? L'ordine va dal Capitano in senso orario. Perché: è l'ordine di tutto il resto del giorno.
rule-BM-M20 = Si interpella chi non ha nulla da scegliere? No. Chi non ha né Barili né incantesimi pronti, chi non ha spade per nulla di ciò che è sul tavolo e chi non può pagare alcuna creatura viene saltato; e il primo forziere di un furto si prende senza chiedere quando ce n'è di un solo genere. Perché: una domanda con una sola risposta fa solo perdere tempo.
rule-BM-M21 = I ladri devono rubare tutto ciò che possono? No. Il primo forziere viene rubato di sicuro, perché l'attacco è riuscito; dopo ogni forziere chi attacca può dire che basta così. Perché: un ladro permette di rubare un forziere, e un decimo forziere può chiudere la partita nel momento sbagliato.
rule-BM-M22 = Quanti Luoghi servono in una scatola propria? Per due, tre e quattro giocatori almeno quanti ne nomina BM-6 per ogni tipo; per cinque almeno quanti per quattro, e si usano tutti. Perché: per cinque giocatori la regola non dà un numero.

# Ciò che dice solo il tabellone

board-shields = { $magic ->
    [0] { $shield ->
        [one] 1 scudo
       *[other] { $shield } scudi
    }
   *[other] { $shield ->
        [one] 1 scudo
       *[other] { $shield } scudi
    } e { $magic ->
        [one] 1 scudo magico
       *[other] { $magic } scudi magici
    }
}
board-horde = L'orda
board-row = Riga { $row }
board-may-answer = può ancora rispondere
board-raided = Assalto di { $who }
board-stolen = { $count ->
    [one] 1 forziere rubato
   *[other] { $count } forzieri rubati
}
board-falls-to = Tuo con un tiro di { $faces }
board-forecast = Che cosa ti porterebbe ogni tiro
board-if-rolled = Se esce { $face }:
board-scouts-bring = Gli esploratori porterebbero
board-takes-nothing = non prende nulla
board-market = Creature da assoldare
board-recruit = Assolda { $what } per { $price }
about-place-goblin = Ogni giorno un dado sceglie una riga per tutti. Le righe a sinistra danno cibo, glifi e mappe; quelle a destra spade e ladri.
about-roll-again = La stessa riga vale per tutti in questo giorno: falla ritirare solo se serve agli altri più che a te.
about-attack = Saccheggiare richiede le spade del luogo; derubare un rivale richiede le sue e porta i suoi forzieri. Dieci forzieri chiudono la partita.
about-recruit = Una creatura si unisce alla tua orda e aggiunge i suoi simboli alle tue righe per il resto della partita.
