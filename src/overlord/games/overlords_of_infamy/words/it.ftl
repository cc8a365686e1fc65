## The game

game-title = Overlords of Infamy
game-blurb = Sfrutta il territorio, manda in giro i tuoi Tirapiedi e rendi infelice un intero pianeta, Complotto dopo Complotto, prima che l'Eroe trovi il tuo Covo.

## Resources, Relics and Plots

resource-water = Acqua
resource-food = Cibo
resource-wood = Legno
resource-fauna = Fauna
resource-scrap = Rottami
resource-sparktech = Tecnoscintilla
resource-conjure-ore = Minerale Arcano
resource-lackey = Tirapiedi
relic-contraption = Marchingegno di Molle e Meccanismi
    .text = Potrebbe governare il mondo. Preferisce fare commenti.
relic-orbs = Sfere Cosmiche della Concentrazione
    .text = Tre biglie che nessuno ha mai perso.
relic-femur = Femore dell'Acuto Ingegno
    .text = Stringilo e saprai tutto, tranne dov'è stato.
relic-lute = Liuto Dorato del Richiamo
    .text = Qualcosa risponde sempre. Non sono mai i vicini.
relic-pendulum = Perpetuo Pendolo della Ponderosa Persuasione
    .text = Di qua. Di là. Di qua. Tu vuoi firmare.
relic-pop-up-book = Libro Animato delle Cose Innominabili
    .text = Sulle linguette c'è scritto «tirare», ed è lì l'errore.
level-knavery = Furfanteria
level-villainy = Scelleratezza
level-domination = Dominio

## Abilities

ability-eminent-domain = Esproprio
    .text = La prima tessera senza Villaggio che metti in un turno ti dà una risorsa base fra quelle che mostra.
ability-animal-magnetism = Magnetismo Animale
    .text = All'inizio della tua Fase Eroe guadagni un Tirapiedi se ne hai solo due, e due se ne hai solo uno.
ability-press-ganging = Arruolamento Forzato
    .text = Se nel turno di un altro Overlord sono stati scartati Tirapiedi di un avversario, quando finisce puoi aggiungere un Tirapiedi alla tua Caserma.
ability-drafting = Leva
    .text = In ogni momento del tuo turno puoi scambiare 2 Cibo con un Tirapiedi, quante volte vuoi.
ability-nature-sense = Fiuto della Natura
    .text = La prima volta che in un turno Sfrutti il Territorio guardi tre tessere e ne metti due.
ability-transmogrify = Trasmutazione
    .text = Una volta per turno puoi scambiare 2 Minerali Arcani con una risorsa base qualsiasi.
ability-armor-plating = Corazzatura
    .text = Quando l'Eroe o un Evento Mondiale farebbe scartare tuoi Tirapiedi, uno di loro torna in Caserma.
ability-flooding = Inondazione
    .text = Nella tua Fase Eroe, prima che l'Eroe si muova, puoi scartare 1 Acqua per spostare un Tirapiedi su uno spazio Conteso o una tua tessera adiacente, dove raccoglie o recluta.
ability-charming-personality = Personalità Affascinante
    .text = Una volta per turno, per 1 Punto Azione, sposti il Tirapiedi di un avversario in una zona che puoi prendere di mira, e lì raccogli o recluti tu.
ability-stealth-and-secrecy = Passo Felpato
    .text = Una volta per turno puoi scartare un Tirapiedi della Caserma o una risorsa base per un altro Atto di Spionaggio.
ability-fetch = Riporto
    .text = Nella tua Fase Fine, se non hai raccolto, puoi mettere un Tirapiedi della Caserma su uno spazio Risorsa libero della tua zona e prendere un gettone.

## What cards do: one sentence for each verb

who-you = Tu
    .object = te
who-target = Un Overlord a tua scelta
    .object = un Overlord a tua scelta
who-others = Ogni altro Overlord
    .object = ogni altro Overlord
who-all = Ogni Overlord
    .object = ogni Overlord
who-most-infamous = L'Overlord più infame
    .object = chi è più infame
who-least-infamous = L'Overlord meno infame
    .object = chi è meno infame
who-richest = L'Overlord più ricco
    .object = chi è più ricco
who-poorest = L'Overlord più povero
    .object = chi è più povero
tokens-water = { $count } Acqua
tokens-food = { $count } Cibo
tokens-wood = { $count } Legno
tokens-fauna = { $count } Fauna
tokens-scrap = { $count ->
    [one] 1 Rottame
   *[other] { $count } Rottami
}
tokens-sparktech = { $count ->
    [one] 1 Tecnoscintilla
   *[other] { $count } Tecnoscintille
}
tokens-conjure-ore = { $count ->
    [one] 1 Minerale Arcano
   *[other] { $count } Minerali Arcani
}
tokens-any = { $count ->
    [one] una risorsa base qualsiasi
   *[other] { $count } risorse base qualsiasi
}
tokens-their = { $count ->
    [one] una risorsa base a sua scelta
   *[other] { $count } risorse base a sua scelta
}
effect-gain = { $who ->
    [you] Guadagna { $what }.
   *[other] { $subject } guadagna { $what }.
}
effect-lose = { $who ->
    [you] Perdi { $what }.
   *[other] { $subject } perde { $what }.
}
effect-take = Prendi { $what } a { $object }.
effect-tribute = { $who ->
    [you] Metti { $what } sulla Roccaforte.
   *[other] { $subject } mette { $what } sulla Roccaforte.
}
effect-loot = { $who ->
    [you] Prendi dalla Roccaforte { $count ->
        [one] un gettone
       *[other] fino a { $count } gettoni
    }.
   *[other] { $subject } prende dalla Roccaforte { $count ->
        [one] un gettone
       *[other] fino a { $count } gettoni
    }.
}
effect-hoard = La Roccaforte guadagna { $what }.
effect-squander = La Roccaforte perde { $count ->
    [one] un gettone
   *[other] { $count } gettoni
}.
effect-recruit = { $who ->
    [you] Guadagna { $count ->
        [one] un Tirapiedi
       *[other] { $count } Tirapiedi
    }, in Caserma e già in piedi.
   *[other] { $subject } guadagna { $count ->
        [one] un Tirapiedi
       *[other] { $count } Tirapiedi
    }, in Caserma e già in piedi.
}
effect-desert = { $who ->
    [you] Perdi { $count ->
        [one] un Tirapiedi
       *[other] { $count } Tirapiedi
    }.
   *[other] { $subject } perde { $count ->
        [one] un Tirapiedi
       *[other] { $count } Tirapiedi
    }.
}
effect-recall = { $who ->
    [you] { $count ->
        [0] Tutti i tuoi Tirapiedi tornano
        [one] Uno dei tuoi Tirapiedi torna
       *[other] Fino a { $count } dei tuoi Tirapiedi tornano
    } in Caserma, isolati o no.
   *[other] { $subject } richiama in Caserma { $count ->
        [0] tutti i suoi Tirapiedi
        [one] un suo Tirapiedi
       *[other] fino a { $count } suoi Tirapiedi
    }, isolati o no.
}
effect-infamy = { $who ->
    [you] La tua Infamia
   *[other] L'Infamia di { $object }
} { $way ->
    [down] scende
   *[up] sale
} di { $count }.
effect-tension = La Tensione Mondiale { $way ->
    [down] scende
   *[up] sale
} di { $count }.
effect-action-points = Guadagna { $count ->
    [one] 1 Punto Azione
   *[other] { $count } Punti Azione
} in questo turno.
effect-hero-moves = { $count ->
    [0] L'Overlord di turno tira il dado dell'Eroe e lo muove.
    [one] Muovi l'Eroe di uno spazio.
   *[other] Muovi l'Eroe di { $count } spazi al massimo.
}
effect-hero-home = L'Eroe torna alla Roccaforte.
effect-hero-falls = L'Eroe cade lungo disteso lì dov'è.
effect-exploit = { $who ->
    [you] Pesca due tessere e mettine una{ $count ->
        [one] .
        [2] , due volte.
       *[other] , { $count } volte.
    }
   *[other] { $subject } pesca due tessere e ne mette una{ $count ->
        [one] .
        [2] , due volte.
       *[other] , { $count } volte.
    }
}
effect-wreck = { $who ->
    [you] Perdi { $count ->
        [one] una tessera
       *[other] { $count } tessere
    } con i Tirapiedi che ci stanno.
    [target] Distruggi { $count ->
        [one] una tessera
       *[other] { $count } tessere
    } di un Overlord a tua scelta, con i Tirapiedi che ci stanno.
   *[other] { $subject } perde { $count ->
        [one] una tessera
       *[other] { $count } tessere
    } a sua scelta, con i Tirapiedi che ci stanno.
}
effect-relic = { $who ->
    [you] Prendi dalla Scorta una Reliquia a tua scelta, in cambio di quella che hai.
   *[other] { $subject } prende una Reliquia dalla Scorta, in cambio di quella che ha.
}
effect-drop-relic = { $who ->
    [you] Rimetti nella Scorta la tua Reliquia.
   *[other] { $subject } rimette nella Scorta la sua Reliquia.
}
effect-redraw = { $who ->
    [you] Metti il tuo Complotto attivo sotto il mazzo, pescane due e tienine uno, senza perdere Infamia.
   *[other] { $subject } mette il suo Complotto attivo sotto il mazzo, ne pesca due e ne tiene uno, senza perdere Infamia.
}
effect-spy = Guarda il Complotto attivo di { $object }.
effect-sabotage = Metti { $count ->
    [one] un gettone Sabotaggio
   *[other] { $count } gettoni Sabotaggio
} sul Complotto attivo di { $object }.
effect-repair = { $who ->
    [you] Togli tutti i gettoni Sabotaggio dal tuo Complotto attivo.
   *[other] { $subject } toglie tutti i gettoni Sabotaggio dal suo Complotto attivo.
}
effect-sweep = { $who ->
    [you] Tutti i Tirapiedi altrui nella tua zona vanno nelle loro Riserve.
   *[other] { $subject } manda nelle loro Riserve tutti i Tirapiedi altrui nella sua zona.
}
effect-misery = { $who ->
    [you] { $way ->
        [down] Perdi
       *[up] Guadagna
    }
   *[other] { $subject } { $way ->
        [down] perde
       *[up] guadagna
    }
} { $count ->
    [one] 1 Punto Miseria
   *[other] { $count } Punti Miseria
}.
effect-bribe-politicians = Gioca il prossimo turno di un Overlord a tua scelta; tutto ciò che vi accade conta come fatto da lui.
effect-into-the-maelstrom = Scambia il tuo Complotto attivo con quello di un Overlord a tua scelta, gettoni Sabotaggio compresi.

## How long World Events last, and what they change

scope-instant = Subito
scope-next-turn = Nel prossimo turno di ciascuno
scope-next-event = Fino al prossimo Evento Mondiale
modifier-harvest = Ogni Raccolta frutta { $count ->
    [one] 1 gettone
   *[other] { $count } gettoni
} { $way ->
    [down] in meno
   *[up] in più
}.
modifier-harvest-of = Ogni Raccolta di { $resource } frutta { $count ->
    [one] 1 gettone
   *[other] { $count } gettoni
} { $way ->
    [down] in meno
   *[up] in più
}.
modifier-double-harvest = Ogni Raccolta frutta il doppio.
modifier-recruit = Ogni Reclutamento porta { $count } Tirapiedi { $way ->
    [down] in meno
   *[up] in più
}.
modifier-action-points = Un turno ha { $count ->
    [one] 1 Punto Azione
   *[other] { $count } Punti Azione
} { $way ->
    [down] in meno
   *[up] in più
}.
modifier-hero-speed = L'Eroe si muove di { $count ->
    [one] 1 spazio
   *[other] { $count } spazi
} { $way ->
    [down] in meno
   *[up] in più
} rispetto al tiro.
modifier-raid = Una Razzia prende { $count ->
    [one] 1 gettone
   *[other] { $count } gettoni
} { $way ->
    [down] in meno
   *[up] in più
}.
modifier-tension-harvest = Raccogliere muove la Tensione Mondiale di { $count } { $way ->
    [down] in meno
   *[up] in più
}.
modifier-tension-recruit = Reclutare muove la Tensione Mondiale di { $count } { $way ->
    [down] in meno
   *[up] in più
}.
modifier-tension-plot = Compiere un Complotto muove la Tensione Mondiale di { $count } { $way ->
    [down] in meno
   *[up] in più
}.
modifier-infamy-plot = Compiere un Complotto dà { $count } Infamia { $way ->
    [down] in meno
   *[up] in più
}.
modifier-espionage-level = Per lo Spionaggio l'Infamia di tutti vale { $count } { $way ->
    [down] in meno
   *[up] in più
}.
modifier-espionage-acts = In un turno si può commettere { $count ->
    [one] 1 Atto di Spionaggio
   *[other] { $count } Atti di Spionaggio
} { $way ->
    [down] in meno
   *[up] in più
}.
modifier-cost-steal = Rubare una Reliquia costa { $count ->
    [one] 1 Punto Azione
   *[other] { $count } Punti Azione
} { $way ->
    [down] in meno
   *[up] in più
}.
modifier-cost-raid = Una Razzia costa { $count ->
    [one] 1 Punto Azione
   *[other] { $count } Punti Azione
} { $way ->
    [down] in meno
   *[up] in più
}.
modifier-cost-sweep = Rastrellare costa { $count ->
    [one] 1 Punto Azione
   *[other] { $count } Punti Azione
} { $way ->
    [down] in meno
   *[up] in più
}.
modifier-cost-recall-all = Richiamare Tutti costa { $count ->
    [one] 1 Punto Azione
   *[other] { $count } Punti Azione
} { $way ->
    [down] in meno
   *[up] in più
}.
modifier-exploit-tiles = Chi Sfrutta il Territorio pesca { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
} { $way ->
    [down] in meno
   *[up] in più
}, fra cui scegliere.
modifier-plot-cards = Chi pesca Complotti ha { $count ->
    [one] 1 carta
   *[other] { $count } carte
} { $way ->
    [down] in meno
   *[up] in più
} fra cui scegliere.
modifier-no-harvest = Non si può raccogliere niente.
modifier-no-harvest-of = È vietata la Raccolta di { $resource }.
modifier-no-contested = Negli spazi Contesi non si può raccogliere.
modifier-no-recruit = Nessuno può reclutare.
modifier-no-recall = Nessuno può richiamare Tirapiedi.
modifier-no-exploit = Nessuno può Sfruttare il Territorio.
modifier-no-steal = Nessuno può rubare Reliquie.
modifier-no-raid = Nessuno può fare Razzie.
modifier-no-sweep = Nessuno può rastrellare gli infiltrati.
modifier-no-scratch = Nessuno può ricominciare da capo.
modifier-no-aftermath = Nessuno Strascico si può usare.
modifier-no-espionage = Non si può commettere nessun Atto di Spionaggio.
modifier-no-walls = I Muri non fermano l'Eroe.
modifier-no-pitfalls = I Trabocchetti non fermano l'Eroe.
modifier-no-hero = La Tensione Mondiale non muove l'Eroe.
modifier-outsourced-jobs = Tutti possono raccogliere e reclutare sugli spazi liberi delle tessere di ogni Overlord, ma mai nei loro Covi, e richiamarne i Tirapiedi; finito l'evento, un Tirapiedi in una zona con cui non hai contatto è isolato.

## Zones

zone-knavery-deck = Mazzo di Furfanteria
zone-villainy-deck = Mazzo di Scelleratezza
zone-domination-deck = Mazzo di Dominio
zone-tile-stack = Tessere Mappa
zone-event-deck = Mazzo degli Eventi Mondiali
zone-events = Eventi Mondiali in vigore
zone-quest-deck = Mazzo delle Imprese
zone-quests-down = Imprese coperte
zone-quests-up = Imprese dell'Eroe
zone-quests-done = Imprese compiute
zone-overlords = Overlord fra cui scegliere
zone-turned-up = Tessera scoperta
zone-removed = Tessere fuori gioco
zone-overlord = Overlord
zone-active = Complotto attivo
zone-offer = Carte pescate
zone-completed = Complotti compiuti
zone-used = Complotti con lo Strascico già usato
zone-tiles = Tessere pescate
zone-chosen = Tessera da mettere
zone-land = Tessere sulla mappa

## Actions

action-done = Fatto
action-exploit = Sfrutta il Territorio
action-recall-all = Richiama Tutti
action-scratch = Ricomincia da Capo
action-raid = Razzia al Tesoro dell'Eroe
action-sweep = Rastrella gli Infiltrati
action-ability = Usa la tua abilità
action-keep = Tieni il Complotto
action-liberate = Libera la tessera
action-stay = Resta qui
action-glean-intel = Origlia
action-plunder = Depreda
action-plunder-stronghold = Depreda la Roccaforte
action-sabotage = Sabota
action-spy = Spia un Complotto
action-cycle = Cambia Impresa
action-bombard = Bombarda un Muro
action-lackey = Un Tirapiedi
action-enough = Basta così
action-recall-last = Richiama l'ultimo Tirapiedi e finisci il turno
action-scratch-knavery = { action-scratch }: { level-knavery }
action-scratch-villainy = { action-scratch }: { level-villainy }
action-scratch-domination = { action-scratch }: { level-domination }
action-space-a1 = A1
action-spot-a1 = A1, secondo simbolo
action-space-a2 = A2
action-spot-a2 = A2, secondo simbolo
action-space-a3 = A3
action-spot-a3 = A3, secondo simbolo
action-space-a4 = A4
action-spot-a4 = A4, secondo simbolo
action-space-a5 = A5
action-spot-a5 = A5, secondo simbolo
action-space-a6 = A6
action-spot-a6 = A6, secondo simbolo
action-space-a7 = A7
action-spot-a7 = A7, secondo simbolo
action-space-a8 = A8
action-spot-a8 = A8, secondo simbolo
action-space-a9 = A9
action-spot-a9 = A9, secondo simbolo
action-space-b1 = B1
action-spot-b1 = B1, secondo simbolo
action-space-b2 = B2
action-spot-b2 = B2, secondo simbolo
action-space-b3 = B3
action-spot-b3 = B3, secondo simbolo
action-space-b4 = B4
action-spot-b4 = B4, secondo simbolo
action-space-b5 = B5
action-spot-b5 = B5, secondo simbolo
action-space-b6 = B6
action-spot-b6 = B6, secondo simbolo
action-space-b7 = B7
action-spot-b7 = B7, secondo simbolo
action-space-b8 = B8
action-spot-b8 = B8, secondo simbolo
action-space-b9 = B9
action-spot-b9 = B9, secondo simbolo
action-space-b10 = B10
action-spot-b10 = B10, secondo simbolo
action-space-c1 = C1
action-spot-c1 = C1, secondo simbolo
action-space-c2 = C2
action-spot-c2 = C2, secondo simbolo
action-space-c3 = C3
action-spot-c3 = C3, secondo simbolo
action-space-c4 = C4
action-spot-c4 = C4, secondo simbolo
action-space-c5 = C5
action-spot-c5 = C5, secondo simbolo
action-space-c6 = C6
action-spot-c6 = C6, secondo simbolo
action-space-c7 = C7
action-spot-c7 = C7, secondo simbolo
action-space-c8 = C8
action-spot-c8 = C8, secondo simbolo
action-space-c9 = C9
action-spot-c9 = C9, secondo simbolo
action-space-d1 = D1
action-spot-d1 = D1, secondo simbolo
action-space-d2 = D2
action-spot-d2 = D2, secondo simbolo
action-space-d3 = D3
action-spot-d3 = D3, secondo simbolo
action-space-d4 = D4
action-spot-d4 = D4, secondo simbolo
action-space-d5 = D5
action-spot-d5 = D5, secondo simbolo
action-space-d6 = D6
action-spot-d6 = D6, secondo simbolo
action-space-d7 = D7
action-spot-d7 = D7, secondo simbolo
action-space-d8 = D8
action-spot-d8 = D8, secondo simbolo
action-space-d9 = D9
action-spot-d9 = D9, secondo simbolo
action-space-d10 = D10
action-spot-d10 = D10, secondo simbolo
action-space-e1 = E1
action-spot-e1 = E1, secondo simbolo
action-space-e2 = E2
action-spot-e2 = E2, secondo simbolo
action-space-e3 = E3
action-spot-e3 = E3, secondo simbolo
action-space-e4 = E4
action-spot-e4 = E4, secondo simbolo
action-space-e5 = E5
action-spot-e5 = E5, secondo simbolo
action-space-e6 = E6
action-spot-e6 = E6, secondo simbolo
action-space-e7 = E7
action-spot-e7 = E7, secondo simbolo
action-space-e8 = E8
action-spot-e8 = E8, secondo simbolo
action-space-e9 = E9
action-spot-e9 = E9, secondo simbolo
action-space-e10 = E10
action-spot-e10 = E10, secondo simbolo
action-space-e11 = E11
action-spot-e11 = E11, secondo simbolo
action-space-f1 = F1
action-spot-f1 = F1, secondo simbolo
action-space-f2 = F2
action-spot-f2 = F2, secondo simbolo
action-space-f3 = F3
action-spot-f3 = F3, secondo simbolo
action-space-f4 = F4
action-spot-f4 = F4, secondo simbolo
action-space-f5 = F5
action-spot-f5 = F5, secondo simbolo
action-space-f6 = F6
action-spot-f6 = F6, secondo simbolo
action-space-f7 = F7
action-spot-f7 = F7, secondo simbolo
action-space-f8 = F8
action-spot-f8 = F8, secondo simbolo
action-space-f9 = F9
action-spot-f9 = F9, secondo simbolo
action-space-f10 = F10
action-spot-f10 = F10, secondo simbolo
action-space-g1 = G1
action-spot-g1 = G1, secondo simbolo
action-space-g2 = G2
action-spot-g2 = G2, secondo simbolo
action-space-g3 = G3
action-spot-g3 = G3, secondo simbolo
action-space-g4 = G4
action-spot-g4 = G4, secondo simbolo
action-space-g5 = G5
action-spot-g5 = G5, secondo simbolo
action-space-g6 = G6
action-spot-g6 = G6, secondo simbolo
action-space-g7 = G7
action-spot-g7 = G7, secondo simbolo
action-space-g8 = G8
action-spot-g8 = G8, secondo simbolo
action-space-g9 = G9
action-spot-g9 = G9, secondo simbolo
action-space-h1 = H1
action-spot-h1 = H1, secondo simbolo
action-space-h2 = H2
action-spot-h2 = H2, secondo simbolo
action-space-h3 = H3
action-spot-h3 = H3, secondo simbolo
action-space-h4 = H4
action-spot-h4 = H4, secondo simbolo
action-space-h5 = H5
action-spot-h5 = H5, secondo simbolo
action-space-h6 = H6
action-spot-h6 = H6, secondo simbolo
action-space-h7 = H7
action-spot-h7 = H7, secondo simbolo
action-space-h8 = H8
action-spot-h8 = H8, secondo simbolo
action-space-h9 = H9
action-spot-h9 = H9, secondo simbolo
action-space-h10 = H10
action-spot-h10 = H10, secondo simbolo
action-space-i1 = I1
action-spot-i1 = I1, secondo simbolo
action-space-i2 = I2
action-spot-i2 = I2, secondo simbolo
action-space-i3 = I3
action-spot-i3 = I3, secondo simbolo
action-space-i4 = I4
action-spot-i4 = I4, secondo simbolo
action-space-i5 = I5
action-spot-i5 = I5, secondo simbolo
action-space-i6 = I6
action-spot-i6 = I6, secondo simbolo
action-space-i7 = I7
action-spot-i7 = I7, secondo simbolo
action-space-i8 = I8
action-spot-i8 = I8, secondo simbolo
action-space-i9 = I9
action-spot-i9 = I9, secondo simbolo
action-space-j1 = J1
action-spot-j1 = J1, secondo simbolo
action-resource-water = { resource-water }
action-resource-food = { resource-food }
action-resource-wood = { resource-wood }
action-resource-fauna = { resource-fauna }
action-resource-scrap = { resource-scrap }
action-resource-sparktech = { resource-sparktech }
action-resource-conjure-ore = { resource-conjure-ore }
action-relic-contraption = { relic-contraption }
action-relic-orbs = { relic-orbs }
action-relic-femur = { relic-femur }
action-relic-lute = { relic-lute }
action-relic-pendulum = { relic-pendulum }
action-relic-pop-up-book = { relic-pop-up-book }
action-deck-knavery = { level-knavery }
action-deck-villainy = { level-villainy }
action-deck-domination = { level-domination }
action-chair-0 = Giocatore 1
action-chair-1 = Giocatore 2
action-chair-2 = Giocatore 3
action-chair-3 = Giocatore 4
action-chair-4 = Giocatore 5
action-edge-0 = Così com'è
action-edge-1 = Ruotata di un lato
action-edge-2 = Ruotata di due lati
action-edge-3 = Ruotata di tre lati
action-edge-4 = Ruotata di quattro lati
action-edge-5 = Ruotata di cinque lati

## Risposte, domanda per domanda

answer-act-recall = Richiama il Tirapiedi da { $place }: { $cost ->
    [0] nessun Punto Azione
    [one] 1 Punto Azione
   *[other] { $cost } Punti Azione
}
answer-act-steal = Ruba { $place }: { $cost ->
    [0] nessun Punto Azione
    [one] 1 Punto Azione
   *[other] { $cost } Punti Azione
}, Tensione Mondiale +2
answer-act-harvest = Manda un Tirapiedi in { $place } a raccogliere: { $cost ->
    [0] nessun Punto Azione
    [one] 1 Punto Azione
   *[other] { $cost } Punti Azione
}, Tensione Mondiale +1
answer-act-recruit = Manda un Tirapiedi in { $place } a reclutarne un altro: { $cost ->
    [0] nessun Punto Azione
    [one] 1 Punto Azione
   *[other] { $cost } Punti Azione
}, Tensione Mondiale +1
answer-act-exploit = Sfrutta il Territorio: { $cost ->
    [0] nessun Punto Azione
    [one] 1 Punto Azione
   *[other] { $cost } Punti Azione
}; peschi due tessere e ne metti una
answer-act-recall-all = Richiama Tutti: { $cost ->
    [0] nessun Punto Azione
    [one] 1 Punto Azione
   *[other] { $cost } Punti Azione
}; tutti i tuoi Tirapiedi tornano a casa
answer-act-raid = Razzia il tesoro dell’Eroe: { $cost ->
    [0] nessun Punto Azione
    [one] 1 Punto Azione
   *[other] { $cost } Punti Azione
} e un Tirapiedi; prendi fino a { $infamy } risorse, Tensione Mondiale +3
answer-act-sweep = Rastrella gli Infiltrati: { $cost ->
    [0] nessun Punto Azione
    [one] 1 Punto Azione
   *[other] { $cost } Punti Azione
}; tutti i Tirapiedi altrui lasciano la tua zona
answer-act-recall-last = Richiama il tuo ultimo Tirapiedi: il tuo turno finisce
answer-act-ability = { $ability }: { $text }
answer-act-scratch-knavery = Ricomincia da Capo con Furfanteria: nessun Punto Azione, { $infamy ->
        [1] la tua Infamia resta 1
       *[other] perdi 1 Infamia
    }, peschi due nuovi Complotti
answer-act-scratch-villainy = Ricomincia da Capo con Scelleratezza: nessun Punto Azione, perdi 1 Infamia, peschi due nuovi Complotti
answer-act-scratch-domination = Ricomincia da Capo con Dominio: nessun Punto Azione, perdi 1 Infamia, peschi due nuovi Complotti
answer-act-done = Finisci le tue azioni
answer-act = Usa lo Strascico di { $card }
answer-spy-glean-intel = Origlia: guarda il Complotto attivo di un rivale
answer-spy-plunder = Depreda un rivale: spendi un Tirapiedi; decide il dado (3: una risorsa, 4: due o la Reliquia)
answer-spy-plunder-stronghold = Depreda la Roccaforte: spendi un Tirapiedi; decide il dado (3: due risorse, 4: tre)
answer-spy-sabotage = Sabota il Complotto di un rivale: spendi un Tirapiedi; con un 1 fallirà quando viene compiuto
answer-spy-enter = Infiltra { $place }: un Tirapiedi ci va e prende ciò che rende
answer-spy-ability = { $ability }: { $text }
answer-spy-done = Basta Spionaggio per questo turno
answer-move-hero = Manda l’Eroe in { $place }
answer-place-tile = Mettila in { $place }
answer-after-failure-keep = Tieni il Complotto e riprova
answer-after-failure-scratch = Ricomincia da Capo: peschi due nuovi Complotti, senza perdere Infamia
answer-liberate-liberate = Libera la tessera: lascia la mappa
answer-liberate-stay = Lascia la tessera dov’è
answer-draft-ability = Arruola un Tirapiedi per 2 Cibo
answer-draft-done = Vai avanti
answer-flood-done = Vai avanti
answer-fetch-done = Vai avanti
answer-press-gang-done = Vai avanti
answer-recall-lackey-done = Vai avanti
answer-hero-acts-done = Finisci il turno dell’Eroe

## How a card reads in a line of text

face-plot = { $level } · richiede { $needs } · { $points } punti
face-plot-brief = { $name } ({ $points })
face-aftermath = { $price ->
    [0] Strascico
    [one] Strascico, 1 Punto Azione
   *[other] Strascico, { $price } Punti Azione
}: { $does }
face-needs = richiede { $tokens }
face-lackeys = { $count ->
    [one] 1 Tirapiedi
   *[other] { $count } Tirapiedi
}
face-village = Villaggio
face-walls = Muri
face-pitfall = Trabocchetto
face-overlord = predilige { $affinity } · { $ability }: { $text }
face-nothing = nessuna risorsa
face-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
face-player = giocatore { $number }
face-infamy = Infamia { $infamy }
face-barracks = { $resting ->
    [0] Caserma { $ready }
   *[other] Caserma { $ready }, sdraiati { $resting }
}
face-action-points = { $count ->
    [one] resta 1 Punto Azione
   *[other] restano { $count } Punti Azione
}
face-tracks = Tensione Mondiale { $tension } su 10 · Eventi Mondiali { $events } su { $needed }

## The map in text

map-water = A
map-food = C
map-wood = L
map-fauna = F
map-scrap = R
map-sparktech = T
map-conjure-ore = M
map-village = V
map-legend = A Acqua, C Cibo, L Legno, F Fauna, R Rottami, T Tecnoscintilla, M Minerale Arcano, V Villaggio, * Reliquia, # Muri, o Trabocchetto, ^ Roccaforte, @ Eroe, = Caserma, () Conteso; dopo una lettera, il giocatore che lì ha un Tirapiedi
map-stronghold = Roccaforte
map-relic = { $name } (Reliquia)
map-contested = { $shows } (Conteso)
map-resource = Risorsa
map-lair-barracks = Caserma del giocatore { $number }
map-lair-village = Villaggio nel Covo del giocatore { $number }
map-lair-resource = { $shows } nel Covo del giocatore { $number }
map-empty = vuoto
map-lackey = Tirapiedi del giocatore { $number }
map-hero = l'Eroe

## Options

option-events = Numero di Eventi Mondiali
    .about = Quanto dura la partita: arrivato l’ultimo Evento Mondiale, comincia l’ultimo round.
option-events-standard = Secondo gli Overlord: 5, 6, 8 o 10
option-first = Primo giocatore
    .about = Chi comincia.
option-first-drawn = A sorte
option-first-1 = Giocatore 1
option-first-2 = Giocatore 2
option-first-3 = Giocatore 3
option-first-4 = Giocatore 4
option-zones = Zona del giocatore 1, gli altri in senso orario
    .about = Di chi è quale parte della mappa.
option-zones-1 = A nord-est
option-zones-2 = Una zona più in là
option-zones-3 = Due zone più in là
option-zones-4 = Tre zone più in là
option-overlords = Overlord
    .about = Ogni Overlord ha un’abilità tutta sua.
option-overlords-chosen = A scelta
option-overlords-drawn = A sorte
option-quests = Imprese dell'Eroe
    .about = L’Eroe ha scopi suoi; chi lo aiuta viene ricompensato.
option-quests-no = No
option-quests-yes = Sì
option-hero = L'Eroe
    .about = Mosso dal tavolo con il dado, o giocato da chi vuole che gli Overlord falliscano.
option-hero-table = Mosso da tutti
option-hero-player = Un giocatore
option-difficulty = Da soli: difficoltà
    .about = Quanti punti servono per vincere da soli.
option-difficulty-normal = Normale, 25 punti
option-difficulty-easy = Facile, 20 punti
option-difficulty-hard = Difficile, 30 punti
option-difficulty-overlord = Overlord, 35 punti
option-no-walls = Da soli: niente Muri
    .about = Niente ferma l’Eroe.
option-no-walls-no = No
option-no-walls-yes = Sì
option-swift-hero = Da soli: l'Eroe si muove di uno spazio in più
    .about = Arriva prima.
option-swift-hero-no = No
option-swift-hero-yes = Sì
option-every-level = Da soli: serve un Complotto per livello
    .about = Vinci solo con un Complotto di ogni livello.
option-every-level-no = No
option-every-level-yes = Sì
option-restless-hero = Da soli: l'Eroe si muove dopo gli Eventi Mondiali
    .about = Si muove più spesso.
option-restless-hero-no = No
option-restless-hero-yes = Sì

## Prompts

prompt-act = Ancora { $ap ->
    [one] 1 Punto Azione
   *[other] { $ap } Punti Azione
}: scegli un’azione. Indica uno spazio per mandarvi un Tirapiedi o per richiamarlo
prompt-after-failure = Il Complotto sabotato è fallito: tienilo per riprovare, o ricomincia da capo senza perdere Infamia
prompt-bombard = Scegli la tessera con Muri da bombardare
prompt-bring-home = Scegli quale risorsa l’Eroe porta alla Roccaforte
prompt-charm = Personalità Affascinante: scegli il Tirapiedi di un rivale da affascinare, per 1 Punto Azione
prompt-charm-to = Scegli dove il Tirapiedi di { $spot } va a lavorare per te
prompt-choose-bribed = Mazzette: scegli di chi giocherai il prossimo turno
prompt-choose-deck = Un nuovo Complotto: scegli il mazzo da cui pescarne due; i livelli più alti chiedono di più e valgono di più
prompt-choose-maelstrom = Scegli con chi scambiare il Complotto attivo
prompt-choose-quest = Più Imprese dell’Eroe sono compiute: scegli quale viene prima
prompt-choose-target = { $card }: scegli un Overlord
prompt-draft = Leva, prima che succeda: aggiungi un Tirapiedi per 2 Cibo, o vai avanti
prompt-fetch = Riporto: scegli uno spazio Risorsa libero della tua zona per un Tirapiedi, o vai avanti
prompt-flood = Inondazione: scegli un tuo Tirapiedi da spostare per 1 Acqua, o vai avanti
prompt-flood-to = Scegli dove la piena porta il Tirapiedi di { $spot }
prompt-gain-token = Scegli una risorsa da guadagnare, ancora { $count }
prompt-hero-acts = L’Eroe: muovi di uno spazio, scegli un’altra azione o finisci il turno
prompt-hero-spies = Scegli di chi guardare il Complotto attivo
prompt-keep-plot = Scegli il Complotto da tenere come attivo; l’altro va sotto il suo mazzo
prompt-keep-quest = Scegli l’Impresa da tenere; l’altra va sotto il mazzo
prompt-liberate = L’Eroe è su una tessera: liberala, cioè toglila dalla mappa, o lasciala
prompt-lose-lackey = Scegli un Tirapiedi da perdere nella Riserva, ancora { $count }
prompt-lose-required = Il Complotto sabotato è fallito: scegli che cosa cedere di ciò che richiedeva, ancora { $count }
prompt-lose-token = Scegli una risorsa da cedere, ancora { $count }
prompt-move-hero = L’Eroe muove di { $moves ->
    [one] uno spazio
   *[other] { $moves } spazi
}: scegli dove finisce
prompt-pay-for-act = Passo Felpato: scegli che cosa cedere per un altro Atto di Spionaggio
prompt-pick-overlord = Scegli il tuo Overlord: ognuno ha un Covo, una risorsa preferita e un’abilità tutta sua
prompt-pick-relic = Scegli una Reliquia da prendere
prompt-pick-tile = Sfrutta il Territorio: scegli quale delle tessere pescate mettere; il resto va sotto la pila
prompt-place-tile = Scegli dove va { $tile }: accanto al tuo Covo o a una tua tessera
prompt-plunder-well = La Depredazione di { $target } riesce con un 4: prendi la Reliquia, o la prima di due risorse
prompt-press-gang = Arruolamento Forzato: aggiungi un Tirapiedi alla Caserma, o vai avanti
prompt-recall-lackey = Scegli un Tirapiedi da richiamare in Caserma, al massimo ancora { $count }, o vai avanti
prompt-spy = Spionaggio: scegli un atto contro un rivale, o smetti
prompt-spy-on = { $act }: scegli contro chi
prompt-stock-token = Scegli una risorsa per la Roccaforte, ancora { $count }
prompt-take-from-tile = La tessera in { $space } è messa: scegli quale delle sue risorse prendere
prompt-take-token = Scegli una risorsa da prendere a { $source }, ancora { $count }
prompt-take-up-to = La Razzia: scegli una risorsa da prendere dalla Roccaforte, al massimo ancora { $count }, o basta così
prompt-turn-tile = Scegli quali lati di { $space } i Muri chiudono all’Eroe
prompt-wreck-tile = Scegli una tua tessera che va persa, ancora { $count }

## Refusals

refusal-ability-not-now = Manca ciò che serve alla tua abilità
refusal-action-points = Non restano abbastanza Punti Azione
refusal-cut-off = Questa tessera è tagliata fuori dal Covo
refusal-deck-empty = Questo mazzo è vuoto
refusal-event = Un Evento Mondiale lo vieta
refusal-filled = C'è già una tessera
refusal-foreign-lair = Un Tirapiedi non può stare nel Covo di un altro Overlord
refusal-hero-at-home = L'Eroe è nella Roccaforte
refusal-hero-lies-down = L'Eroe è in un Trabocchetto
refusal-hero-there = Lì c'è l'Eroe
refusal-infamy = Serve Infamia { $infamy }
refusal-infamy-left = Ti resterebbe Infamia { $left }, e questo mazzo richiede { $infamy }
refusal-lackey-sent = In questo turno un Tirapiedi ha lasciato la Caserma
refusal-last-lackey = Ti costerebbe l'ultimo Tirapiedi
refusal-no-aftermath = Questo Complotto non ha uno Strascico
refusal-no-contact = Non c'è contatto: serve a entrambi una tessera sul confine comune o accanto al Regno del Bene
refusal-no-infiltrators = Nella tua zona non ci sono infiltrati
refusal-no-lackey = In Caserma non c'è nessun Tirapiedi pronto
refusal-no-map-space = Non c'è uno Spazio Mappa vuoto per una tessera
refusal-no-plot = Non c'è un Complotto attivo
refusal-no-target = Non c'è nessuno da prendere di mira
refusal-no-tile-near = Lì accanto non c'è né il tuo Covo né una tua tessera
refusal-no-wall-near = Accanto all'Eroe non ci sono tessere con Muri
refusal-no-way-to-kingdom = Nessuna tua tessera sta accanto al Regno del Bene
refusal-nobody-out = Tutti i tuoi Tirapiedi sono in Caserma
refusal-not-adjacent = Nessuna tua tessera sta accanto a questo spazio Conteso
refusal-not-the-targets = Il Tirapiedi lì non è del bersaglio
refusal-nothing-there = Non c'è niente da prendere
refusal-occupied = Lì c'è già qualcuno
refusal-once-per-turn = Si può fare una volta per turno
refusal-one-act = In questo turno non restano Atti di Spionaggio
refusal-one-contested = Hai già un Tirapiedi su uno spazio Conteso
refusal-plot-known = Conosci già questo Complotto
refusal-points-left = Prima { $points ->
    [one] va speso 1 Punto Azione
   *[other] vanno spesi { $points } Punti Azione
}
refusal-quest-leads-elsewhere = L'Impresa porta l'Eroe altrove
refusal-relic-held = Qualcuno ha già questa Reliquia
refusal-sent-this-turn = Questo Tirapiedi è stato mandato fuori in questo turno
refusal-six-lackeys = Tutti e sei i tuoi Tirapiedi sono in gioco
refusal-stranded = Questo Tirapiedi è isolato
refusal-supply-empty = La Scorta non ne ha più
refusal-two-tokens = Non ci stanno più gettoni Sabotaggio, o non ne restano
refusal-wall = C'è un Muro di mezzo

## Sul tabellone nel browser

board-world = Il mondo
board-tension = Tensione Mondiale
board-events = Eventi Mondiali
board-infamy = Infamia
board-last-round = ultimo giro
map-zone-yours = la tua zona
map-zone-of = zona di { $who }
map-lackey-yours = un tuo Tirapiedi
map-lackey-of = Tirapiedi di { $who }
map-hero-lies = l'Eroe, a terra
board-of = { $has } su { $what }
board-sabotage = { $count ->
    [one] 1 gettone Sabotaggio
   *[other] { $count } gettoni Sabotaggio
}
board-no-plot = Nessun Complotto attivo
board-quest = Impresa attiva
board-hidden-plot = Complotto attivo, coperto
board-espionage = Spionaggio
board-first = primo
face-contact = { $who }: in contatto con { $others }
board-in-contact = in contatto
board-bribed = corrotto da { $who }
board-still = Vale ancora per

## Scores

score-half-points = Punti Miseria
score-from-plots = Complotti
score-from-lackeys = Tirapiedi
score-from-resources = Risorse
score-from-relic = Reliquia
score-infamy = Infamia
score-plots = Complotti compiuti
score-die = Dado dello spareggio
score-won = Traguardo raggiunto
score-quests = Imprese compiute

## Log: what moved

log-draw-knavery-deck-offer = { $who } pesca { $cards }
log-draw-knavery-deck-offer-you = Peschi { $cards }
log-draw-villainy-deck-offer = { $who } pesca da Scelleratezza: { $cards }
log-draw-villainy-deck-offer-you = Peschi da Scelleratezza: { $cards }
log-draw-domination-deck-offer = { $who } pesca da Dominio: { $cards }
log-draw-domination-deck-offer-you = Peschi da Dominio: { $cards }
log-draw-quest-deck-offer = { $who } pesca { $cards }
log-draw-quest-deck-offer-you = Peschi { $cards }
log-move-offer-active = { $who } tiene { $cards }
log-move-offer-active-you = Tieni { $cards }
log-tuck-offer-knavery-deck = { $who } mette { $cards } sotto il mazzo
log-tuck-offer-knavery-deck-you = Metti { $cards } sotto il mazzo
log-tuck-offer-villainy-deck = { $who } mette { $cards } sotto il mazzo
log-tuck-offer-villainy-deck-you = Metti { $cards } sotto il mazzo
log-tuck-offer-domination-deck = { $who } mette { $cards } sotto il mazzo
log-tuck-offer-domination-deck-you = Metti { $cards } sotto il mazzo
log-tuck-offer-quest-deck = { $who } mette { $cards } sotto il mazzo
log-tuck-offer-quest-deck-you = Metti { $cards } sotto il mazzo
log-tuck-active-knavery-deck = { $who } rinuncia: { $cards }
log-tuck-active-knavery-deck-you = Rinunci: { $cards }
log-tuck-active-villainy-deck = { $who } rinuncia: { $cards }
log-tuck-active-villainy-deck-you = Rinunci: { $cards }
log-tuck-active-domination-deck = { $who } rinuncia: { $cards }
log-tuck-active-domination-deck-you = Rinunci: { $cards }
log-move-active-completed = { $who } compie { $cards }!{ $flavour }
log-move-active-completed-you = Compi { $cards }!{ $flavour }
log-move-completed-used = { $who } usa lo Strascico di { $cards }
log-move-completed-used-you = Usi lo Strascico di { $cards }
log-draw-tile-stack-tiles = { $who } pesca { $cards }
log-draw-tile-stack-tiles-you = Peschi { $cards }
log-tuck-tiles-tile-stack = { $who } mette { $cards } sotto la pila
log-tuck-tiles-tile-stack-you = Metti { $cards } sotto la pila
log-move-tiles-chosen = { $who } sceglie { $cards }
log-move-tiles-chosen-you = Scegli { $cards }
log-move-chosen-land = { $who } mette { $cards }
log-move-chosen-land-you = Metti { $cards }
log-tuck-land-tile-stack = { $who } perde { $cards }
log-tuck-land-tile-stack-you = Perdi { $cards }
log-draw-tile-stack-turned-up = La prima tessera è { $cards }
log-tuck-turned-up-tile-stack = { $cards } va sotto la pila
log-draw-event-deck-events = Evento Mondiale: { $cards }. { $detail }{ $flavour }
log-tuck-events-event-deck = Concluso: { $cards }
log-draw-quest-deck-quests-down = Per l'Eroe, a faccia in giù: { $cards }
log-draw-quests-down-quests-up = Impresa dell'Eroe: { $cards }, { $detail }{ $flavour }
log-move-quests-up-quests-done = L'Eroe compie { $cards }
log-move-overlords-overlord = { $who } gioca { $cards }
log-move-overlords-overlord-you = Giochi { $cards }
log-draw-overlords-overlord = { $who } gioca { $cards }
log-draw-overlords-overlord-you = Giochi { $cards }
log-pass-on-active = I Complotti si scambiano nel Maelström
log-move-active-offer = { $who } riprende { $cards }
log-move-active-offer-you = Riprendi { $cards }
log-move-tile-stack-removed = Tolte dal gioco: { $cards }
log-move-tile-stack-aside = Messe via senza guardarle: { $cards }

## Log: what was announced; of a place its action is the card

log-announce-tokens = { $giver-id ->
    [5] { $taker-id ->
        [4] Roccaforte: +{ $amount }
       *[other] { $taker }: +{ $amount }
    }
    [4] { $taker-id ->
        [5] Roccaforte: −{ $amount }
       *[other] { $taker }, dalla Roccaforte: +{ $amount }
    }
   *[other] { $taker-id ->
        [5] { $giver }: −{ $amount }
        [4] { $giver }, alla Roccaforte: −{ $amount }
       *[other] { $giver } → { $taker }: { $amount }
    }
} { $resource-id ->
    [0] { resource-water }
    [1] { resource-food }
    [2] { resource-wood }
    [3] { resource-fauna }
    [4] { $amount ->
        [one] Rottame
       *[other] Rottami
    }
    [5] { $amount ->
        [one] Tecnoscintilla
       *[other] Tecnoscintille
    }
   *[6] { $amount ->
        [one] Minerale Arcano
       *[other] Minerali Arcani
    }
}
log-announce-gains-relic = { $seat }: + { $relic }
log-announce-loses-relic = { $seat }: − { $relic }
log-announce-sends = { $seat }: un Tirapiedi va in { $cards }
log-announce-comes-home = { $seat }: il Tirapiedi in { $cards } torna a casa
log-announce-falls = { $seat }: il Tirapiedi in { $cards } è perduto
log-announce-enlists = { $seat }: in Caserma { $lackeys ->
    [one] entra un Tirapiedi
   *[other] entrano { $lackeys } Tirapiedi
}
log-announce-dismisses = { $seat }: { $lackeys ->
    [one] un Tirapiedi va
   *[other] { $lackeys } Tirapiedi vanno
} nella Riserva
log-announce-recruits = { $seat }: { $lackeys ->
    [0] non resta nessuno da reclutare
    [one] un Tirapiedi reclutato
   *[other] { $lackeys } Tirapiedi reclutati
}
log-announce-lays = La tessera sta in { $cards }
log-announce-lifts = La tessera in { $cards } non c'è più
log-announce-tension = Tensione Mondiale: { $tension }
log-announce-infamy = { $seat }: Infamia { $infamy }
log-announce-misery = { $seat }: { $cards }, Punti Miseria { $points }
log-announce-hero-die = Il dado dell'Eroe dà { $shown }
log-announce-sabotage-die = Il dado dell'Eroe dà { $shown } per il Sabotaggio
log-announce-hero-moves = L'Eroe va in { $cards }
log-announce-hero-home = L'Eroe torna alla Roccaforte
log-announce-hero-falls = L'Eroe cade
log-announce-hero-stands-up = L'Eroe si rialza
log-announce-liberates = L'Eroe libera la tessera in { $cards }
log-announce-storms = { $seat }: l'Eroe irrompe nel Covo
log-announce-plot-fails = { $seat }: sabotato, il Complotto fallisce
log-announce-raids = { $seat }: razzia al tesoro dell'Eroe
log-announce-sabotaged = { $seat }: sul Complotto attivo { $tokens ->
    [one] c'è un gettone Sabotaggio
   *[other] ci sono { $tokens } gettoni Sabotaggio
}
log-announce-repairs = { $seat }: il Complotto attivo è senza Sabotaggi
log-announce-bribes = { $seat } → { $target }: mazzette versate, il prossimo turno è comprato
log-announce-spies = { $target-id ->
    [4] { $seat }: Depredare la Roccaforte
   *[other] { $seat } → { $target }: { $act ->
        [10] Origliare
        [11] Depredare
       *[13] Sabotare
    }
}
log-announce-plunder-die = Il dado dell'Eroe dà { $shown } per Depredare
log-announce-ability = { $seat }: { $ability }
log-announce-walks = { $seat }: un Tirapiedi si sposta in { $cards }
log-announce-bombards = L'Eroe bombarda { $cards }
log-announce-turn = Turno: { $seat }
log-announce-last-round = Comincia l'ultimo giro
log-announce-tie-die = Parità: il dado dell'Eroe dà { $shown }

## Log: chance

log-roll-first-player = Comincia: { $player }

## Map Tiles; the English names stand in the box

card-sulking-pond = Stagno Imbronciato
card-well-of-second-thoughts = Pozzo dei Ripensamenti
card-damp-patch = Macchia d'Umido
card-turnip-estate = Tenuta delle Rape
card-unattended-orchard = Frutteto Incustodito
card-cabbage-republic = Repubblica dei Cavoli
card-whispering-wood = Bosco che Sussurra
card-wood-that-wont-stop-whispering = Bosco che Non Smette di Sussurrare
card-stump-garden = Giardino dei Ceppi
card-goat-hill = Colle delle Capre
card-pasture-of-ill-repute = Pascolo Malfamato
card-owl-heath = Brughiera dei Gufi
card-armour-graveyard = Cimitero delle Armature
card-heap = Mucchio
card-slightly-larger-heap = Mucchio un Po' più Grande
card-humming-field = Campo che Ronza
card-lightning-farm = Fattoria dei Fulmini
card-sparky-hollow = Conca Scintillante
card-glowing-pit = Buca Luminosa
card-ore-that-looks-back = Minerale che Ti Guarda
card-wishing-quarry = Cava dei Desideri
card-fishwives-landing = Approdo delle Pescivendole
card-upper-gravy = Sugo di Sopra
card-splinter-on-the-log = Scheggia sul Ceppo
card-lambs-regret = Rimorso d'Agnello
card-rustwick = Rugginosa
card-fusebury = Valvola Scalo
card-hexham-under-hex = Malocchio Terme
card-watercress-flats = Piana del Crescione
card-mushroom-forest = Foresta dei Funghi
card-beaver-commune = Comune dei Castori
card-field-of-mechanical-sheep = Campo di Pecore Meccaniche
card-abandoned-laboratory = Laboratorio Abbandonato
card-storm-crystal-ridge = Cresta dei Cristalli di Tempesta
card-fountain-of-eternal-middle-age = Fontana dell'Eterna Mezza Età
card-lower-dismal = Lagna di Sotto
card-much-grumbling = Mugugno sul Colle
card-nether-wallop-on-occasion = Ceffone Inferiore
card-little-hope = Poca Speranza
card-great-disappointment = Delusione Maggiore
card-dull = Noia
card-bleak-next-the-bog = Squallore in Palude
card-mediocre-wells = Mediocri Terme
card-wall-around-a-puddle = Muro attorno a una Pozzanghera
card-fortified-pantry = Dispensa Fortificata
card-palisade = Palizzata
card-petting-fortress = Fortezza degli Animaletti
card-fence-of-old-swords = Recinto di Vecchie Spade
card-electric-hedge = Siepe Elettrica
card-wall-nobody-remembers-building = Muro che Nessuno Ricorda di Aver Costruito
card-perfectly-normal-meadow = Prato del Tutto Normale
card-pit-clearly-marked = Fossa Ben Segnalata
card-free-cake = Torta Gratis
card-suspicious-rug = Tappeto Sospetto
card-nothing-to-see-here = Qui Non C'è Niente

## Knavery; the English names stand in the box

card-steal-candy-from-babies = Rubare le Caramelle ai Bambini
    .text = Non se lo aspettano mai. Hanno sei mesi.
card-make-everyones-socks-slightly-damp = Inumidire Appena i Calzini di Tutti
    .text = Non bagnati: di quelli bagnati ci si può lamentare.
card-fill-pinatas-with-ornery-bees = Riempire le Pignatte di Api Stizzose
    .text = Qualcuno doveva pur reggere il sacco.
card-swap-the-salt-and-the-sugar = Scambiare il Sale con lo Zucchero
    .text = Cristalli piccoli, conseguenze grandi.
card-shorten-one-leg-of-every-chair = Accorciare una Gamba a Ogni Sedia
    .text = L'industria dei tovaglioli piegati ringrazia.
card-un-oil-every-hinge = Disoliare Tutti i Cardini
    .text = Gli spuntini di mezzanotte saranno annunciati.
card-issue-roosters-to-the-suburbs = Assegnare un Gallo a Ogni Condominio
    .text = Regolato sulle quattro. Del mattino.
card-water-down-the-soup = Allungare il Brodo
    .text = Era già quasi acqua. Adesso è omeopatia.
card-teach-parrots-the-word-no = Insegnare ai Pappagalli la Parola No
    .text = Ogni conversazione ha finalmente un'opposizione.
card-unscrew-every-second-lamp = Svitare una Lampadina su Due
    .text = Metà della luce, il doppio degli stinchi.
card-steal-everyones-left-shoe = Rubare a Tutti la Scarpa Sinistra
    .text = Le destre erano sorvegliate.
card-print-the-maps-in-mirror-writing = Stampare le Mappe allo Specchio
    .text = Alla quercia girare a artsinis.
card-charge-rent-for-shade = Mettere l'Ombra in Affitto
    .text = Le nuvole si pagano a parte.
card-lukewarm-baths-by-decree = Bagni Tiepidi per Decreto
    .text = I trasgressori verranno sciacquati.
card-sell-umbrellas-with-skylights = Vendere Ombrelli con Lucernario
    .text = La vista è splendida. È di nuovo la pioggia.
card-haunt-the-public-library = Infestare la Biblioteca Comunale
    .text = Il fantasma ti legge da sopra la spalla. Ad alta voce.
card-glue-a-coin-to-every-pavement = Incollare una Moneta a Ogni Marciapiede
    .text = Si spezzeranno schiene. E unghie.
card-put-the-sand-in-sandwiches = Nascondere Sassolini nelle Lenticchie
    .text = Il dentista manda fiori ogni mese.
card-teach-cats-to-read-contracts = Insegnare ai Gatti a Leggere i Contratti
    .text = Hanno trovato parecchie clausole su di te.
card-ice-the-front-steps-in-june = Ghiacciare i Gradini a Giugno
    .text = La dignità scivola in ogni stagione.
card-throttle-internet-speeds-to-56k = Strozzare Internet a 56k
    .text = La tua infelicità è in caricamento. Attendere.
card-staff-the-town-halls-with-sloths = Assumere Bradipi in Municipio
    .text = I tempi d'attesa sono migliorati.
card-play-one-song-for-a-day-and-a-night = La Stessa Canzone per Un Giorno e Una Notte
    .text = La stai già canticchiando.
card-detonate-the-glitter-reserves = Far Brillare le Scorte di Brillantini
    .text = Li troveranno addosso ai tuoi nipoti.
card-rain-on-every-parade = Far Piovere sulle Sagre
    .text = Le prime a riempirsi sono le tube della banda.
card-confiscate-the-brooms = Sequestrare le Scope
    .text = Le streghe vanno a piedi. La polvere resta.
card-deliver-all-post-next-door = Consegnare la Posta al Vicino
    .text = Ora tutta la via sa di quell'eruzione cutanea.
card-serve-yesterdays-porridge-tomorrow = Servire Domani la Polenta di Ieri
    .text = Ha avuto tempo di riflettere.
card-tax-the-ducks = Tassare le Anatre
    .text = Il becco di un quattrino, almeno, ce l'hanno.
card-rig-the-village-bake-off = Truccare la Gara di Torte
    .text = Il nostro giudice si è mangiato le prove. E la concorrenza.
card-lose-every-key-to-everything = Smarrire Tutte le Chiavi
    .text = Sono nell'ultimo posto in cui si guarderà mai.
card-knit-an-itchy-jumper-for-all = Un Maglione che Pizzica per Tutti
    .text = Taglia unica, prurito personalizzato.
card-give-every-clock-an-opinion = Dare un'Opinione a Ogni Orologio
    .text = Concordano su una cosa sola: sei in ritardo.
card-ban-second-helpings = Vietare il Bis
    .text = Le nonne stanno organizzando la resistenza.
card-invent-the-meeting = Inventare la Riunione
    .text = Un Tirapiedi è andato a verbalizzare. Non se ne parla più.

## Villainy; the English names stand in the box

card-bribe-politicians-in-local-governments = Corrompere i Politici Locali
    .text = È costato meno della cena.
card-into-the-maelstrom = Dentro il Maelström
    .text = I compiti di tutti girano, girano, girano.
card-assassinate-a-famous-childrens-entertainer = Assassinare un Famoso Intrattenitore per Bambini
    .text = Ha parlato il pupazzo.
card-throw-chlorine-into-the-gene-pool = Mettere il Cloro nel Patrimonio Genetico
    .text = Vietato correre, tuffarsi ed evolversi.
card-remove-dolphins-from-the-planet = Sfrattare i Delfini dal Pianeta
    .text = Hanno lasciato un biglietto. Ringraziano, con aria di superiorità.
card-swap-all-dogs-for-slightly-different-dogs = Scambiare i Cani con Cani Un Po' Diversi
    .text = Sembra Rex. Risponde a Rex. Lui sa.
card-rename-every-colour = Ribattezzare Tutti i Colori
    .text = Attento al semaforo: è appena diventato Gerardo.
card-hypnotise-the-weather-office = Ipnotizzare l'Ufficio Meteo
    .text = Domani: avete molto sonno, con rovesci sparsi.
card-make-grunting-the-official-language = I Grugniti, Lingua Ufficiale
    .text = Grunf. Grunf? Grunf!
card-elect-a-ham = Eleggere un Prosciutto
    .text = Non promette niente e mantiene la parola.
card-install-stairs-that-only-go-up = Scale che Salgono e Basta
    .text = Sul tetto comincia a esserci folla.
card-privatise-the-sunset = Privatizzare il Tramonto
    .text = Con l'abbonamento base è grigio.
card-unionise-the-mosquitoes = Sindacalizzare le Zanzare
    .text = Meno ore, aghi più lunghi.
card-replace-coffee-with-a-description-of-coffee = Sostituire il Caffè con la Descrizione del Caffè
    .text = In piazza stanno già alzando le barricate.
card-publish-everyones-diary = Pubblicare i Diari di Tutti
    .text = Con illustrazioni animate.
card-teach-the-furniture-to-bite = Insegnare ai Mobili a Mordere
    .text = Il pouf ci era portato.
card-rust-the-playgrounds = Arrugginire i Parchi Giochi
    .text = Ora le altalene cantano in minore.
card-build-robot-grandmothers = Costruire Nonne Robot
    .text = NON HAI MANGIATO NIENTE. NON ERA UNA DOMANDA.
card-automate-disappointment = Automatizzare la Delusione
    .text = Funziona benissimo. Ce l'aspettavamo.
card-march-of-the-cursed-tubas = La Marcia delle Tube Maledette
    .text = Vengono se le chiami. Poi tornano da sole.
card-dig-a-moat-around-the-bakery = Scavare un Fossato attorno al Fornaio
    .text = Nelle giornate limpide si vedono i cornetti.
card-abolish-elbow-room = Abolire lo Spazio per i Gomiti
    .text = Si prega di tenersi le braccia fino a nuovo ordine.
card-sell-the-village-to-itself = Vendere il Paese al Paese
    .text = A un prezzo che non può rifiutare. Né pagare.
card-counterfeit-the-tooth-fairy = Falsificare il Topolino dei Denti
    .text = Il nostro passa in anticipo.
card-steal-the-good-half-of-the-alphabet = Rubare la Metà Buona dell'Alfabeto
    .text = Provate a chiederla indietro con quel che resta.
card-point-the-moon-at-somebody = Puntare la Luna contro Qualcuno
    .text = Lui sa che cos'ha fatto.
card-release-the-decorative-wolves = Liberare i Lupi Ornamentali
    .text = Scelti in tinta con le tende. Hanno mangiato le tende.
card-poison-the-small-talk = Avvelenare le Chiacchiere
    .text = «Bella giornata.» E poi non c'era più.
card-turn-the-river-around = Invertire il Fiume
    .text = I salmoni sono entusiasti. Per ora.
card-foreclose-on-the-fairies = Pignorare le Fate
    .text = Hanno tempo fino a mezzanotte. È sempre mezzanotte.

## Domination; the English names stand in the box

card-slow-the-planet-for-a-second-monday = Rallentare il Pianeta per un Secondo Lunedì
    .text = Il martedì è rinviato per mancanza di adesioni.
card-divide-by-zero = Dividere per Zero
    .text = Riporto di urla.
card-give-death-a-quarterly-target = Dare alla Morte Obiettivi Trimestrali
    .text = Si è comprata un'agenda e un campanellino.
card-replace-the-sky-with-a-ceiling = Sostituire il Cielo con un Soffitto
    .text = Controsoffitto, per l'esattezza. Con le macchie.
card-tip-the-ocean-slightly = Inclinare Appena l'Oceano
    .text = Un pochino a sinistra. La vostra sinistra.
card-summon-the-thing-under-the-thing = Evocare la Cosa sotto la Cosa
    .text = Ha chiesto di te per nome. Le abbiamo dato l'indirizzo.
card-grant-every-wish-literally = Esaudire Ogni Desiderio alla Lettera
    .text = «Fammi un panino.» Fatto.
card-put-the-geese-in-charge = Dare il Comando alle Oche
    .text = Nessuno osa chiedere che cosa sia cambiato.
card-rewrite-history-without-the-nice-parts = Riscrivere la Storia senza le Parti Belle
    .text = È un libro molto più corto.
card-hypnotise-the-heros-horse = Ipnotizzare il Cavallo dell'Eroe
    .text = È un gatto. Lo è sempre stato.
card-own-the-word-the = Brevettare l'Articolo Determinativo
    .text = Canone è dovuto a fine frase.
card-press-every-button-at-once = Premere Tutti i Bottoni Insieme
    .text = Uno era il campanello del tè.
card-wind-the-world-too-tight = Caricare Troppo la Molla del Mondo
    .text = Scatterà a colazione.
card-turn-the-kingdom-of-good-off-and-on-again = Spegnere e Riaccendere il Regno del Bene
    .text = È ripartito con le impostazioni di fabbrica. La nostra.
card-outsmart-everyone-publicly = Umiliare Tutti in Intelligenza
    .text = Con le diapositive.
card-replace-thinking-with-a-subscription = Sostituire il Pensiero con un Abbonamento
    .text = Il primo pensiero è gratis.
card-drop-a-smaller-moon-on-the-moon = Far Cadere una Luna più Piccola sulla Luna
    .text = È questione di scala. E di mira.
card-make-the-whole-world-yawn = Far Sbadigliare il Mondo Intero
    .text = L'hai appena fatto. Passa anche dalla carta.
card-call-the-kraken-reverse-charges = Chiamare il Kraken a Carico del Destinatario
    .text = Risponde sempre. Al terzo tentacolo.
card-read-the-last-page-aloud = Leggere Ad Alta Voce l'Ultima Pagina
    .text = Muoiono tutti, è stato il maggiordomo, e c'è un seguito.
card-cancel-summer = Annullare l'Estate
    .text = I rimborsi si ritirano in granita.
card-pave-the-sea = Asfaltare il Mare
    .text = Due corsie e una balena molto confusa.
card-one-queue-for-everything = Una Sola Coda per Tutto
    .text = Comincia nella capitale. E lì finisce.
card-flatten-the-mountains-for-parking = Spianare le Montagne per Farne Parcheggi
    .text = Prima ora gratis. L'uscita è in costruzione.
card-patent-breathing = Brevettare il Respiro
    .text = I sospiri hanno la tariffa maggiorata.

## World Events; the English names stand in the box

card-leftovers-from-the-harvest-festival = Avanzi della Festa del Raccolto
    .text = Si premiava la zucca più grossa. Le altre sono tue.
card-unclaimed-luggage = Bagagli Smarriti
    .text = Nessuno ha fatto domande, e i proprietari meno di tutti.
card-a-flood-of-applicants = Una Valanga di Candidature
    .text = Il male offre ottime condizioni, e la mensa.
card-the-circus-goes-bankrupt = Il Circo Fallisce
    .text = I leoni sono stati lasciati liberi. Anzi, sul mercato.
card-knights-trade-in-their-armour = I Cavalieri Rottamano l'Armatura
    .text = Unico proprietario, parecchie ammaccature.
card-early-closing-day = Oggi si Chiude Prima
    .text = Tutti a casa per le quattro. Risata malvagia facoltativa.
card-meteor-shower = Pioggia di Meteore
    .text = Esprimi un desiderio, poi corri.
card-land-rush = Corsa alle Terre
    .text = Non la usava nessuno. Nessuno di quelli a cui l'abbiamo chiesto.
card-rats-in-the-larder = Topi in Dispensa
    .text = Almeno hanno lasciato la mancia.
card-better-offers-elsewhere = Offerte Migliori Altrove
    .text = Un regno rivale ha introdotto le sedie.
card-leaky-cisterns = Cisterne che Perdono
    .text = L'idraulico passa fra oggi e la fine dei tempi.
card-sinkholes = Voragini
    .text = Il terreno ha valutato l'offerta e si è ritirato.
card-a-flattering-biography-of-the-hero = Una Biografia Lusinghiera dell'Eroe
    .text = Tu sei nell'indice, alla voce «eccetera».
card-the-hero-discovers-coffee = L'Eroe Scopre il Caffè
    .text = Ha lucidato il drago. Adesso ripassa.
card-tax-audit = Ispezione Fiscale
    .text = Gentilissimi. Hanno portato via i mobili.
card-charity-gala = Gala di Beneficenza
    .text = Ti hanno fotografato mentre donavi. Non si può cancellare.
card-the-great-redistribution = La Grande Redistribuzione
    .text = Qualcuno ha letto dei libri.
card-scandal-sheet = Giornali Scandalistici
    .text = Il cattivo di oggi domani incarta il pesce.
card-the-heros-birthday = Il Compleanno dell'Eroe
    .text = Hanno portato tutti la torta. La torta!
card-burglars-at-the-stronghold = Ladri alla Roccaforte
    .text = Portavano una maschera con la tua faccia. In fondo, lusinghiero.
card-everyone-has-a-better-idea = Tutti Hanno un'Idea Migliore
    .text = Tutti insieme, nella vasca.
card-manufacturers-recall = Richiamo del Fabbricante
    .text = Può evocare più di quanto pubblicizzato.
card-border-inspection = Ispezione di Frontiera
    .text = Qualcosa da dichiarare? Qualcuno?
card-the-hero-trips-over-a-cat = L'Eroe Inciampa in un Gatto
    .text = Il gatto nega ogni addebito.
card-bountiful-harvest = Raccolto Abbondante
    .text = La cornucopia era in offerta: due al prezzo di una.
card-long-midsummer-evening = Lunga Sera di Mezza Estate
    .text = Un'ora di luce in più, usata vergognosamente.
card-job-fair = Fiera del Lavoro
    .text = Penne in omaggio. Per firmare basta il sangue.
card-the-hero-on-holiday = L'Eroe in Vacanza
    .text = Ha mandato una cartolina. A tutti. Per nome.
card-back-door-left-open = Porta sul Retro Aperta
    .text = Il Bene si fida della gente. La gente sei tu.
card-guided-tours-of-the-treasury = Visite Guidate al Tesoro
    .text = Si esce passando dal negozio. Con il negozio.
card-surveyors-convention = Congresso dei Geometri
    .text = Mille persone con la palina concordano: è roba tua.
card-masked-ball-season = Stagione dei Balli in Maschera
    .text = Due facce sono meglio di una.
card-drought = Siccità
    .text = I pesci hanno chiesto asilo.
card-potato-strike = Lo Sciopero delle Patate
    .text = Hanno gli occhi, e ne hanno viste abbastanza.
card-national-holiday = Festa Nazionale
    .text = In onore di uno che hai decapitato tu.
card-barbed-wire-sale = Saldi di Filo Spinato
    .text = Fuori nessuno, dentro nemmeno.
card-mud-season = La Stagione del Fango
    .text = È la terra a sfruttare te, stivale dopo stivale.
card-hiring-freeze = Blocco delle Assunzioni
    .text = Alle risorse umane mancano le une e gli umani.
card-lanterns-on-every-corner = Lanterne a Ogni Angolo
    .text = È difficile acquattarsi con una buona illuminazione.
card-road-works = Lavori in Corso
    .text = Rallentamenti previsti fino alla morte termica dell'universo.
card-overtime = Straordinari
    .text = La frusta ora si chiama «motivazione».
card-press-conference = Conferenza Stampa
    .text = Sì, siamo stati noi. Prossima domanda. Sì, anche quello.
card-the-rumour-mill = La Fabbrica delle Dicerie
    .text = Va a vento e macina chiunque.
card-the-hero-buys-a-horse = L'Eroe Compra un Cavallo
    .text = Dice che lo fa per il cavallo.
card-open-walls-day = Giornata delle Mura Aperte
    .text = I muratori invitano il pubblico: venite, passate pure.
card-bring-a-friend-to-work = Porta un Amico al Lavoro
    .text = Si nota, se si chiamano tutti Gino.
card-lumberjacks-jamboree = Il Raduno dei Boscaioli
    .text = Tutte asce, niente incudini.
card-ore-fever = La Febbre del Minerale
    .text = Sono andati a scavare perfino i muli.
card-golden-age-of-sparks = L'Età d'Oro delle Scintille
    .text = Non toccare niente che ronzi. E nessuno.
card-the-muses-work-for-us-now = Le Muse Lavorano per Noi
    .text = Anche loro erano pagate una miseria.
card-nobody-reads-the-papers = Nessuno Legge i Giornali
    .text = Il cruciverba è pieno di richieste d'aiuto.
card-supper-bells = La Campana della Cena
    .text = Vengono per la minestra. Restano per le catene.
card-a-bigger-padlock = Un Lucchetto più Grosso
    .text = La chiave è chiusa in un lucchetto ancora più grosso.
card-relics-on-tour = Reliquie in Tournée
    .text = Tutto esaurito. L'ipnosi portatevela da casa.
card-public-inquiry = Commissione d'Inchiesta
    .text = La commissione concluderà che serviva una commissione.
card-the-hero-trains-for-a-marathon = L'Eroe si Allena per la Maratona
    .text = Porta i calzoncini sopra gli schinieri.
card-outsourced-jobs = Lavoro in Subappalto
    .text = Il lavoro sporco lo fa qualcun altro, altrove, peggio.
card-no-refunds = Non Si Accettano Resi
    .text = Ogni trama è venduta vista e piaciuta.
card-neighbours-truce = Tregua fra Vicini
    .text = Sorridono da sopra lo steccato. Lo steccato è nervoso.
card-year-of-the-ox = L'Anno del Bue
    .text = Segue l'Anno della Tassa sul Bue.

## Hero's Quests; the English names stand in the box

card-rescue-a-kitten-from-a-tall-tree = Salvare un Gattino dall'Albero
    .text = Il gattino stava benissimo. Si godeva la vista della tua rovina.
card-return-the-stolen-candy = Restituire le Caramelle Rubate
    .text = A ogni bambino uno scontrino.
card-dry-every-sock-in-the-land = Asciugare Tutti i Calzini del Regno
    .text = Lo fa a mano, e con sentimento.
card-mend-the-old-bridge = Riparare il Vecchio Ponte
    .text = Il troll si è mostrato comprensivo.
card-feed-the-orphans-twice = Dar da Mangiare Due Volte agli Orfani
    .text = Ne hanno chiesto ancora. L'hanno avuto. Che schifo.
card-polish-the-armour-until-it-hurts = Lucidare l'Armatura Fino a Star Male
    .text = A star male siamo noi. Agli occhi.
card-relight-the-lighthouse = Riaccendere il Faro
    .text = Adesso anche i pirati vedono quanto è gentile.
card-slay-the-dragon-politely = Uccidere il Drago con Educazione
    .text = Ha scritto per annunciarsi.
card-apologise-to-the-mermaids = Chiedere Scusa alle Sirene
    .text = Non era nemmeno colpa sua. Ha insistito.
card-plant-a-hundred-trees = Piantare Cento Alberi
    .text = Ha dato loro un nome. A tutti. Il tuo.
card-recharge-the-holy-toaster = Ricaricare il Sacro Tostapane
    .text = Sia fatta la doratura.
card-find-all-forty-lost-sheep = Ritrovare Quaranta Pecore Smarrite
    .text = Contandole si è addormentato. C'eravamo quasi.
card-fix-the-town-clock = Aggiustare l'Orologio del Paese
    .text = Adesso segna sempre l'ora giusta, che è peggio.
card-bless-the-village-well = Benedire il Pozzo del Villaggio
    .text = Sa di virtù, con un retrogusto di muschio.
card-escort-the-very-slow-cart = Scortare il Carro Lentissimo
    .text = Nessuno l'ha assalito. Nessuno ne ha avuto la pazienza.
card-win-the-pie-contest = Vincere la Gara di Torte
    .text = E dividere il premio. Figurarsi.
card-reunite-the-left-shoes = Riaccoppiare le Scarpe Sinistre
    .text = Un piano fatto con i piedi, e funziona.
card-disenchant-the-frog = Spezzare l'Incantesimo del Ranocchio
    .text = Era felice da rana, ma come dire di no a quella faccia.
card-build-a-mousetrap-for-mice-to-enjoy = Costruire una Trappola Gradita ai Topi
    .text = Due scivoli e un rinfresco di formaggi.
card-tune-the-cursed-tubas = Accordare le Tube Maledette
    .text = Ora suonano soltanto in chiave di gioia.
card-teach-the-wolves-to-sit = Insegnare ai Lupi a Stare Seduti
    .text = Bravi, tutti bravissimi. Che spreco.
card-catch-a-falling-star = Prendere al Volo una Stella Cadente
    .text = E rimetterla al suo posto.
card-carry-hot-soup-to-the-border = Portare la Minestra Calda al Confine
    .text = Non una goccia versata. Abbiamo controllato.
card-write-a-thank-you-note-to-everyone = Scrivere un Biglietto di Ringraziamento a Tutti
    .text = Il tuo è sullo zerbino. È scritto col cuore.

## Overlords; the English names stand in the box

card-comrade-borgg = Compagno Borgg
    .text = Mezzo uomo, mezzo macchina, e le due metà non si parlano più.
card-the-dark-shepherdess = La Pastorella Oscura
    .text = Il gregge la segue dappertutto. Le querele pure.
card-the-dead-pirate-robhearts = La Morta Pirata Rubacuori
    .text = Né viva né divertita.
card-duke-daemonhammer = Duca Demonmaglio
    .text = Terrore delle nazioni, e di chi apre il forno prima del tempo.
card-frau-lumberwulf = Frau Taglialupa
    .text = Un braccio buono, un'ascia buona, un umore pessimo.
card-lord-aether = Lord Etere
    .text = Tremila anni da solo, e ancora nessun passatempo.
card-the-menace-in-metal = La Minaccia in Metallo
    .text = L'abito fa il monaco. Questo lo ha proprio disfatto.
card-mistress-deepgills = Madama Branchiefonde
    .text = Cresciuta dai narvali: va sempre dritta al punto.
card-tyrano-de-bergerac = Tirano de Bergerac
    .text = Modi impeccabili, stretta di mano cortissima.
card-viletron = Viletron
    .text = Costruita per amare. La garanzia è scaduta.
card-waffles = Waffles
    .text = Bravissimo cane. Ha letto troppo.

## Chapters, each by the rule it begins with

chapter-OOI-1 = Preparazione
chapter-OOI-11 = Scopo del gioco
chapter-OOI-13 = Il tabellone
chapter-OOI-26 = Il turno
chapter-OOI-29 = Raccolta
chapter-OOI-35 = Reclutamento
chapter-OOI-43 = Richiamo
chapter-OOI-48 = Sfruttare il Territorio
chapter-OOI-55 = Compiere un Complotto
chapter-OOI-63 = Ricominciare da Capo
chapter-OOI-65 = Rubare una Reliquia
chapter-OOI-71 = Razzia al Tesoro dell'Eroe
chapter-OOI-74 = Strascichi, Rastrellamento e l'ultimo Tirapiedi
chapter-OOI-79 = Spionaggio
chapter-OOI-97 = Infamia e Tensione Mondiale
chapter-OOI-103 = L'Eroe Avventuriero
chapter-OOI-115 = La fine della partita
chapter-OOI-120 = Variante: Imprese dell'Eroe
chapter-OOI-130 = Variante: un solo Overlord
chapter-OOI-144 = Variante: l'Eroe come giocatore
chapter-OOI-156 = Gli Overlord
chapter-OOI-169 = Regole d'oro
chapter-OOI-D1 = Decisioni

## Rules; the same words as docs/games/overlords_of_infamy/rules.md

rule-OOI-1 = Il tabellone sta nel mezzo. Due o quattro Overlord usano il lato con quattro zone, tre Overlord il lato rotondo con tre.
rule-OOI-2 = Due Overlord prendono zone vicine del lato a quattro zone.
rule-OOI-3 = Ognuno sceglie un Overlord, o lo riceve in sorte, e prende i Tirapiedi, il Covo e il segnalino Infamia di un colore.
rule-OOI-4 = Un Covo occupa tre Spazi Mappa nell'angolo esterno della zona del suo proprietario.
rule-OOI-5 = Tre Tirapiedi di ogni colore cominciano in Caserma, gli altri tre nella Riserva dei Tirapiedi.
rule-OOI-6 = Ogni segnalino Infamia comincia da 1, la Tensione Mondiale da 0.
rule-OOI-7 = I tre mazzi dei Complotti, gli Eventi Mondiali e le Tessere Mappa si mescolano, ciascuno per conto suo, e si posano coperti.
rule-OOI-8 = L'Eroe Avventuriero comincia nella Roccaforte.
rule-OOI-9 = Ogni Overlord riceve due Complotti di Furfanteria, ne tiene uno in segreto come Complotto attivo e mette l'altro sotto il suo mazzo.
rule-OOI-10 = Chi comincia si decide come pare al tavolo: a sorte, o il posto su cui ci si accorda. Si gioca in senso orario.
rule-OOI-11 = Vince chi alla fine della partita ha più Punti Miseria.
rule-OOI-12 = La fine comincia con un certo Evento Mondiale: il 5° per un Overlord, il 6° per due, l'8° per tre, il 10° per quattro. Il tavolo può accordarsi su un altro numero, qui da 3 a 20.
rule-OOI-13 = Un Covo ha tre spazi, un Villaggio, una Risorsa e la Caserma; "Covo" indica sempre tutti e tre.
rule-OOI-14 = I Tirapiedi in Caserma o altrove sul tabellone sono in gioco; tutti gli altri sono nella Riserva.
rule-OOI-15 = Un Tirapiedi reclutato viene dalla Riserva del suo proprietario.
rule-OOI-16 = Le risorse e le Reliquie che nessuno possiede, e quelle spese, stanno nella Scorta Generale.
rule-OOI-17 = Una risorsa di cui la Scorta non ha più gettoni non si può raccogliere. Ce ne sono dieci per tipo.
rule-OOI-18 = Di ogni Reliquia esiste un solo gettone.
rule-OOI-19 = All'inizio gli Spazi Mappa di una zona sono vuoti, Covo a parte.
rule-OOI-20 = Gli spazi delle Aree Contese stanno lungo i confini delle zone.
rule-OOI-21 = Ogni Risorsa e ogni Villaggio su una tessera è uno spazio a sé.
rule-OOI-22 = Muri e Trabocchetti ostacolano il movimento dell'Eroe e nient'altro.
rule-OOI-23 = Le Reliquie si trovano nel Regno del Bene e in nessun altro luogo.
rule-OOI-24 = Le risorse prese dall'Eroe vanno sulla Roccaforte e ci restano anche quando lui se ne va.
rule-OOI-25 = L'Infamia decide quali livelli di Complotto, quanto bottino di Razzia e quali Atti di Spionaggio un Overlord può scegliere.
rule-OOI-26 = Un turno ha quattro fasi: Eroe, Azione, Spionaggio e Fine, in quest'ordine.
rule-OOI-27 = Un Overlord ha tre Punti Azione per turno e deve spenderli tutti; non si può passare con Punti Azione avanzati.
rule-OOI-28 = Ogni azione si può fare più volte in un turno, salvo che dica altrimenti.
rule-OOI-29 = Raccogliere, 1 Punto Azione: metti un Tirapiedi attivo, cioè uno della Caserma, su uno spazio Risorsa libero della tua zona o su uno spazio Conteso, e prendi un gettone di ciò che mostra.
rule-OOI-30 = Quanto lo spazio disti dal Covo non importa.
rule-OOI-31 = Uno spazio Conteso può raccoglierlo solo un Overlord che ha una tessera proprio accanto a quello spazio.
rule-OOI-32 = E solo finché quell'Overlord non ha Tirapiedi su nessun altro spazio Conteso.
rule-OOI-33 = Se su quello spazio Conteso c'è il Tirapiedi di un altro Overlord, torna nella Riserva del suo proprietario e il tuo ne prende il posto.
rule-OOI-34 = Raccogliere fa salire la Tensione Mondiale di 1, per quanti gettoni frutti.
rule-OOI-35 = Reclutare, 1 Punto Azione: metti un Tirapiedi attivo su un Villaggio libero, e un Tirapiedi della tua Riserva entra nella tua Caserma.
rule-OOI-36 = Il nuovo arrivato sta sdraiato; si può usare quando questo turno è finito.
rule-OOI-37 = Un Overlord non ha mai più di sei Tirapiedi in gioco, e mai meno di uno.
rule-OOI-38 = Un Tirapiedi si può mettere sul proprio Covo, su tessere che una catena di tessere collega al Covo, su uno spazio Conteso confinante accanto a una di esse, e nel Regno del Bene se una di esse gli sta accanto.
rule-OOI-39 = Un Tirapiedi non si mette mai su un Trabocchetto. Una tessera con Muri non è un ostacolo.
rule-OOI-40 = Un Tirapiedi non si mette mai nel Covo di un altro Overlord.
rule-OOI-41 = Ogni spazio Risorsa o Villaggio ospita al massimo un Tirapiedi.
rule-OOI-42 = Reclutare fa salire la Tensione Mondiale di 1.
rule-OOI-43 = Richiamare un Tirapiedi, 1 Punto Azione: uno dei tuoi Tirapiedi sul tabellone torna in Caserma.
rule-OOI-44 = Un Tirapiedi già impiegato si può usare di nuovo solo dopo il suo ritorno in Caserma.
rule-OOI-45 = Richiamare Tutti, 3 Punti Azione: tutti i tuoi Tirapiedi tornano in Caserma. Non si può se in questo turno uno di loro ne è uscito.
rule-OOI-46 = Un Tirapiedi uscito in questo turno per raccogliere, reclutare o rubare non può essere richiamato con un'azione nello stesso turno; altri effetti possono riportarlo.
rule-OOI-47 = Un Tirapiedi con la via di casa interrotta è isolato: nessun Richiamo, nemmeno quello di tutti, lo raggiunge finché la via non è di nuovo intera.
rule-OOI-48 = Sfruttare il Territorio, 1 Punto Azione: pesca due tessere, mettine una su uno Spazio Mappa vuoto della tua zona accanto al Covo o a una tua tessera, e l'altra sotto la pila.
rule-OOI-49 = Le tessere si mettono solo nella propria zona.
rule-OOI-50 = Quando tutti gli Spazi Mappa della tua zona sono coperti, quest'azione non è possibile.
rule-OOI-51 = Chi ha una tessera accanto a uno spazio qualsiasi del Regno del Bene può raggiungerne tutti gli spazi.
rule-OOI-52 = Una tessera così apre anche la via allo Spionaggio, nei due sensi, fra il suo proprietario e tutti gli altri che ne hanno una.
rule-OOI-53 = Una tessera non si mette mai sopra un'altra.
rule-OOI-54 = Le tessere tagliate fuori dal Covo non servono a raccogliere, reclutare o richiamare finché non sono di nuovo collegate.
rule-OOI-55 = Un Complotto si compie solo nella Fase Azione del turno del suo proprietario. Non costa Punti Azione e avviene subito, appena c'è tutto ciò che richiede.
rule-OOI-56 = I Tirapiedi richiesti devono essere in Caserma e vanno nella Riserva; i gettoni richiesti vanno nella Scorta.
rule-OOI-57 = Un Complotto che costerebbe al proprietario l'ultimo Tirapiedi non si può compiere.
rule-OOI-58 = Un Complotto compiuto sta scoperto fra quelli compiuti dal suo proprietario, e da allora si può usare il suo Strascico, se ne ha uno.
rule-OOI-59 = Compiere un Complotto alza l'Infamia di 1.
rule-OOI-60 = Fa salire la Tensione Mondiale di 1 per Furfanteria, di 2 per Scelleratezza, di 3 per Dominio.
rule-OOI-61 = Dopo, l'Overlord pesca due Complotti da un mazzo a scelta fra quelli a lui aperti, ne tiene uno in segreto e mette l'altro sotto il mazzo.
rule-OOI-62 = Conta la nuova Infamia: 1 e 2 aprono Furfanteria; 3 e 4 anche Scelleratezza; 5 anche Dominio.
rule-OOI-63 = Ricominciare da Capo, nessun Punto Azione, una volta per turno: metti il Complotto attivo sotto il suo mazzo e perdi 1 Infamia, mai però sotto 1.
rule-OOI-64 = Poi pesca due Complotti da un mazzo a te aperto, tienine uno e metti l'altro sotto il mazzo.
rule-OOI-65 = Rubare una Reliquia, 2 Punti Azione: con una tessera accanto al Regno del Bene, metti un Tirapiedi attivo su uno spazio Reliquia libero.
rule-OOI-66 = Uno spazio Reliquia dove sta l'Eroe o un Tirapiedi non è libero.
rule-OOI-67 = Guadagni il gettone di quella Reliquia. Un Overlord possiede al massimo una Reliquia.
rule-OOI-68 = Chi ruba un'altra Reliquia rimette nella Scorta quella che aveva.
rule-OOI-69 = Finché qualcuno possiede una Reliquia, nessun altro può ottenerla.
rule-OOI-70 = Rubare una Reliquia fa salire la Tensione Mondiale di 2.
rule-OOI-71 = Razzia, 2 Punti Azione: con una tessera accanto al Regno del Bene, e mentre l'Eroe è lontano dalla Roccaforte, metti un Tirapiedi della Caserma nella Riserva.
rule-OOI-72 = Prendi dalla Roccaforte risorse a tua scelta, fino a tante quante la tua Infamia.
rule-OOI-73 = Una Razzia fa salire la Tensione Mondiale di 3.
rule-OOI-74 = Lo Strascico di un Complotto compiuto si può usare una volta nella partita, salvo che dica altrimenti; poi il Complotto si volta.
rule-OOI-75 = Uno Strascico costa Punti Azione solo se lo dice.
rule-OOI-76 = Rastrellare gli Infiltrati, 1 Punto Azione: tutti i Tirapiedi altrui nella tua zona vanno nelle Riserve dei loro proprietari.
rule-OOI-77 = Non è permessa un'azione che lasci chi la compie senza Tirapiedi.
rule-OOI-78 = Ogni altro effetto che toglierebbe a un Overlord l'ultimo Tirapiedi gliene lascia uno, che va in Caserma.
rule-OOI-79 = Dopo la Fase Azione un Overlord può commettere un Atto di Spionaggio, o nessuno.
rule-OOI-80 = Due Overlord possono prendersi di mira se ciascuno ha una tessera accanto all'Area Contesa fra le loro zone.
rule-OOI-81 = Lo possono anche se ciascuno ha una tessera accanto al Regno del Bene.
rule-OOI-82 = Gli Atti di Spionaggio non muovono la Tensione Mondiale.
rule-OOI-83 = Ogni atto ha un livello, e ti sono aperti tutti gli atti fino alla tua Infamia.
rule-OOI-84 = Origliare, livello 1: con almeno un Tirapiedi in Caserma, che ci resta, guarda il Complotto attivo del bersaglio. Non puoi mostrarlo né dire ad altri che cosa hai visto.
rule-OOI-85 = Infiltrarsi, livello 2: metti un Tirapiedi su una Risorsa o un Villaggio libero di una tessera del bersaglio. Prendi la risorsa oppure, per un Villaggio, aggiungi alla Caserma un Tirapiedi della tua Riserva.
rule-OOI-86 = Finché sta lì, il bersaglio non può usare quello spazio. Si richiama come ogni altro Tirapiedi.
rule-OOI-87 = In un Covo non ci si infiltra.
rule-OOI-88 = Depredare, livello 3: metti un Tirapiedi della Caserma nella Riserva e tira il dado dell'Eroe. 1 o 2: niente. 3: prendi una risorsa base dal bersaglio. 4: prendi due risorse base, oppure la Reliquia.
rule-OOI-89 = Si può depredare invece la Roccaforte. 1 o 2: niente. 3: prendi due risorse base. 4: prendine tre. Di Reliquie non ce ne sono mai.
rule-OOI-90 = Sabotare, livello 4: metti un Tirapiedi della Caserma nella Riserva e un gettone Sabotaggio sul Complotto attivo del bersaglio. Un Complotto porta al massimo due gettoni.
rule-OOI-91 = Chi compie un Complotto sabotato tira prima il dado dell'Eroe una volta per gettone; un 1 fa fallire il Complotto.
rule-OOI-92 = Se fallisce, il proprietario rinuncia a due delle risorse base richieste o alla Reliquia richiesta, non guadagna né punti né Infamia, e tiene il Complotto oppure ricomincia da capo senza perdere Infamia.
rule-OOI-93 = Dopo ogni altro tiro il Complotto si compie come al solito.
rule-OOI-94 = I gettoni Sabotaggio se ne vanno quando il loro Complotto è messo via.
rule-OOI-95 = Assassinare, livello 5: metti un Tirapiedi su uno spazio di una tessera del bersaglio dove sta un Tirapiedi del bersaglio. Quel Tirapiedi va nella Riserva; prendi la risorsa, o recluta, come per Infiltrarsi.
rule-OOI-96 = Nessuno può essere assassinato in un Covo.
rule-OOI-97 = Ogni Complotto compiuto alza l'Infamia di uno. Altri effetti possono alzarla o abbassarla.
rule-OOI-98 = Un Complotto attivo si può compiere anche se l'Infamia è scesa sotto il suo livello.
rule-OOI-99 = Quando la Tensione Mondiale arriva a 10, prima si risolve fino in fondo l'azione in corso, compresa la scelta del nuovo Complotto; poi si scopre un Evento Mondiale, si fa ciò che dice, e dopo la Tensione torna a 0.
rule-OOI-100 = Ciò che porterebbe la Tensione Mondiale oltre 10 va perso.
rule-OOI-101 = Quando la Tensione Mondiale raggiunge o supera 3, 6 o 9, l'Eroe si muove all'inizio del turno del prossimo giocatore.
rule-OOI-102 = Gli Eventi Mondiali ancora in vigore restano accanto a quello nuovo, ciascuno finché finisce da sé.
rule-OOI-103 = Fase Eroe: se nel turno precedente è stata toccata una di queste soglie, l'Overlord di turno tira il dado dell'Eroe e lo muove di almeno uno spazio e al massimo di quanti ne indica il tiro, in qualsiasi direzione.
rule-OOI-104 = In un turno c'è un solo movimento così, per quante soglie siano state toccate.
rule-OOI-105 = L'Eroe non può attraversare il lato di una tessera che ha un Muro.
rule-OOI-106 = Su un Trabocchetto l'Eroe cade. La soglia successiva lo rimette soltanto in piedi; si muove di nuovo a quella dopo.
rule-OOI-107 = Se arriva su una tessera o uno spazio Conteso con Tirapiedi, il suo movimento finisce: tutti i Tirapiedi lì vanno nella Riserva, e lui torna alla Roccaforte con una risorsa base fra quelle indicate.
rule-OOI-108 = Non porta mai Reliquie o Tirapiedi alla Roccaforte.
rule-OOI-109 = Se arriva da un Tirapiedi nel Regno del Bene, quel Tirapiedi va nella Riserva e lui torna senza risorse.
rule-OOI-110 = Su uno Spazio Mappa vuoto o uno spazio Conteso vuoto resta. Finché è lì, non ci si può mettere né una tessera né un Tirapiedi.
rule-OOI-111 = Una tessera senza Tirapiedi può Liberarla: una risorsa della tessera va alla Roccaforte, la tessera sotto la pila, e l'Eroe torna. Altrimenti resta lì.
rule-OOI-112 = Gli spazi Contesi non si possono Liberare.
rule-OOI-113 = Se entra in un Covo, il proprietario mette metà delle sue risorse base, per difetto, sulla Roccaforte e rimette nella Scorta una Reliquia. I Tirapiedi nel Covo sono al sicuro, e l'Eroe torna.
rule-OOI-114 = L'Eroe raccoglie i gettoni posati sulla mappa solo se una carta lo dice.
rule-OOI-115 = Nella Fase Fine gli Eventi Mondiali conclusi vanno sotto il mazzo. Uno che dura per un prossimo turno è concluso quando l'Overlord nel cui turno è stato scoperto finisce il suo turno successivo.
rule-OOI-116 = Dopo si controlla quanti Eventi Mondiali sono stati scoperti.
rule-OOI-117 = Quando l'Evento Mondiale finale è scoperto, si finisce il turno in corso. Poi ogni Overlord gioca ancora un turno con tutte le regole solite, per ultimo chi l'ha scoperto.
rule-OOI-118 = Il punteggio è la somma dei punti dei Complotti compiuti, 1 punto per ogni Tirapiedi in gioco, mezzo punto per ogni risorsa e 2 punti per una Reliquia.
rule-OOI-119 = In caso di parità vince l'Infamia più alta, poi chi ha compiuto più Complotti, poi un tiro di dado.
rule-OOI-120 = Tre Imprese dell'Eroe si danno coperte accanto al tabellone. Quelle non compiute non sono mai più di tre.
rule-OOI-121 = Quando qualcosa si aggiunge alla Roccaforte e il totale diventa un multiplo di 3, si scopre un'Impresa coperta. Aggiungerne tre o più insieme ne scopre una sola.
rule-OOI-122 = Finché nessuna Impresa è scoperta, chi muove l'Eroe lo muove liberamente.
rule-OOI-123 = Con un'Impresa scoperta deve andare dritto verso la risorsa più vicina che le serve; se non ce n'è una alla sua portata, si muove liberamente.
rule-OOI-124 = Uccidere un Tirapiedi o Liberare una tessera porta la risorsa alla Roccaforte, e l'Eroe con lei.
rule-OOI-125 = Dopo un movimento dovuto alla Tensione Mondiale in cui non ha ucciso né Liberato, o ha ucciso su uno spazio Reliquia, si scopre la prima tessera della pila. Una risorsa che mostra va alla Roccaforte, la tessera sotto la pila, e l'Eroe resta dov'è.
rule-OOI-126 = Se la Fase Eroe finisce con lui in un Trabocchetto, non si aggiunge niente.
rule-OOI-127 = Quando la Roccaforte ha tutto ciò che serve a un'Impresa scoperta, questa è compiuta all'istante: i suoi gettoni vanno nella Scorta, il suo effetto avviene, la carta si mette da parte e se ne dà una nuova coperta.
rule-OOI-128 = Se se ne possono compiere più d'una insieme, il giocatore di turno sceglie l'ordine.
rule-OOI-129 = Con la terza Impresa compiuta la partita finisce, e tutti gli Overlord perdono.
rule-OOI-130 = Valgono le regole solite, con le Imprese dell'Eroe date e scoperte come nella variante con le Imprese.
rule-OOI-131 = Si tolgono tutti i Trabocchetti, e tre Muri presi a caso si mettono via senza guardarli.
rule-OOI-132 = Alla fine di ogni turno la Tensione Mondiale sale di 1.
rule-OOI-133 = L'Eroe si muove subito quando si tocca 3, 6 o 9, una volta per azione; poi il turno continua.
rule-OOI-134 = Si muove solo nel Regno del Bene, nella zona del giocatore e nelle Aree Contese che la toccano.
rule-OOI-135 = Con Imprese scoperte deve andare dritto alla tessera più vicina con una risorsa che serve, che Libera se ci si ferma, o al Tirapiedi più vicino su una tessera o uno spazio Conteso con una risorsa che serve; quale dei due lo sceglie il giocatore. Anche fra mete ugualmente vicine sceglie il giocatore.
rule-OOI-136 = Se non c'è una meta così, il giocatore lo muove liberamente entro quegli spazi.
rule-OOI-137 = La tessera che si scopre dopo un movimento senza uccisioni né Liberazioni si scopre dopo ogni movimento dovuto a un tiro di dado.
rule-OOI-138 = Le Imprese si compiono all'istante; con la terza la partita è persa.
rule-OOI-139 = Il giocatore vince quando arriva a 20 Punti Miseria in modalità Facile, 25 in Normale, 30 in Difficile e 35 in Overlord.
rule-OOI-140 = Sfida in più: si tolgono tutti i Muri.
rule-OOI-141 = Sfida in più: l'Eroe si muove di uno spazio oltre il tiro.
rule-OOI-142 = Sfida in più: per vincere bisogna aver compiuto almeno un Complotto per livello.
rule-OOI-143 = Sfida in più: l'Eroe si muove anche dopo ogni Evento Mondiale.
rule-OOI-144 = Un giocatore può essere l'Eroe Avventuriero, con almeno un Overlord al tavolo; così si gioca anche in cinque.
rule-OOI-145 = L'Eroe pesca due Imprese, ne tiene una in segreto e rimette l'altra nel mazzo.
rule-OOI-146 = La Fase Eroe degli Overlord si salta. Il giocatore Eroe si muove subito quando si tocca una soglia.
rule-OOI-147 = Uccidere e Liberare funzionano come al solito; dopo un movimento per la Tensione Mondiale senza né l'uno né l'altro si scopre una tessera, come con le Imprese dell'Eroe. Un'uccisione su uno spazio Reliquia è un'uccisione, quindi non si scopre niente.
rule-OOI-148 = L'Eroe siede fra gli altri in senso orario e non è mai il primo giocatore.
rule-OOI-149 = Nel proprio turno l'Eroe ha due Punti Azione, da spendere come vuole.
rule-OOI-150 = Muovere, 1 Punto Azione: va di uno spazio. Se lì sta un Tirapiedi lo uccide, e la risorsa e l'Eroe vanno alla Roccaforte; una tessera senza Tirapiedi può Liberarla.
rule-OOI-151 = Spiare, 1 Punto Azione: guarda il Complotto attivo di un Overlord, senza rivelarlo.
rule-OOI-152 = Cambiare, 1 Punto Azione: pesca un'Impresa e tiene una delle due.
rule-OOI-153 = Bombardare, 1 Punto Azione: distrugge una tessera con Muri accanto all'Eroe, senza guadagnare risorse.
rule-OOI-154 = L'Impresa dell'Eroe si compie solo nel suo turno, subito quando la Roccaforte la soddisfa. Poi pesca due Imprese e ne tiene una.
rule-OOI-155 = L'Eroe vince all'istante con un'Impresa compiuta ogni due Eventi Mondiali richiesti dalla partita.
rule-OOI-156 = Affinità: chi ottiene la sua risorsa preferita con Raccolta, Infiltrarsi o Assassinare prende un gettone in più.
rule-OOI-157 = Con l'affinità per i Tirapiedi, reclutare ne porta due invece di uno.
rule-OOI-158 = Compagno Borgg, Tecnoscintilla, Esproprio: la prima tessera senza Villaggio che mette in un turno gli dà una risorsa base fra quelle che mostra.
rule-OOI-159 = La Pastorella Oscura, Fauna, Magnetismo Animale: all'inizio della sua Fase Eroe guadagna un Tirapiedi se ne ha solo due, e due se ne ha solo uno.
rule-OOI-160 = La Morta Pirata Rubacuori, Acqua, Arruolamento Forzato: se nel turno di un altro Overlord sono stati scartati Tirapiedi di un avversario, nella Fase Fine di quel turno può aggiungere un Tirapiedi alla sua Caserma.
rule-OOI-161 = Duca Demonmaglio, Cibo, Leva: in ogni momento del suo turno può scambiare due Cibo con un Tirapiedi, quante volte vuole e senza Punti Azione.
rule-OOI-162 = Frau Taglialupa, Legno, Fiuto della Natura: la prima volta che in un turno Sfrutta il Territorio guarda tre tessere e ne mette due.
rule-OOI-163 = Lord Etere, Minerale Arcano, Trasmutazione: una volta per turno può scambiare due Minerali Arcani con una risorsa base qualsiasi.
rule-OOI-164 = La Minaccia in Metallo, Rottami, Corazzatura: quando l'Eroe, un Evento Mondiale o un drago farebbe scartare suoi Tirapiedi, uno di loro torna invece in Caserma.
rule-OOI-165 = Madama Branchiefonde, Acqua, Inondazione: nella sua Fase Eroe, prima che l'Eroe si muova, può scartare un'Acqua per spostare un Tirapiedi su uno spazio Conteso o una sua tessera adiacente, dove raccoglie o recluta; la Tensione Mondiale si muove come al solito.
rule-OOI-166 = Tirano de Bergerac, Fauna, Personalità Affascinante: una volta per turno e per 1 Punto Azione sposta il Tirapiedi di un avversario, in una zona che può prendere di mira, su uno spazio libero di una tessera di quella zona, e lì raccoglie o recluta per sé; la Tensione Mondiale si muove come al solito.
rule-OOI-167 = Viletron, Tirapiedi, Passo Felpato: una volta per turno può scartare un Tirapiedi della Caserma o una risorsa base per un secondo Atto di Spionaggio, i cui costi restano da pagare.
rule-OOI-168 = Waffles, Tirapiedi, Riporto: nella sua Fase Fine, se in questo turno non ha raccolto, può mettere un Tirapiedi della Caserma su uno spazio Risorsa base libero della sua zona e prendere un gettone; la Tensione Mondiale si muove come al solito.
rule-OOI-169 = Quando una carta contraddice le regole, ha ragione la carta.
rule-OOI-170 = Un Complotto si compie nella Fase Azione del suo proprietario e in nessun altro momento.
rule-OOI-171 = Chi è costretto a perdere Tirapiedi perde prima quelli in Caserma.
rule-OOI-172 = Chi dovrebbe perdere più gettoni di quanti ne ha perde quelli che ha, e basta.
rule-OOI-173 = Un Overlord senza Complotto attivo ne pesca subito uno nuovo.
rule-OOI-174 = I Punti Azione si spendono solo nel proprio turno.
rule-OOI-175 = Se nessuna azione è possibile, tutti i tuoi Tirapiedi sono richiamati e il tuo turno finisce.
rule-OOI-176 = Se il tuo ultimo Tirapiedi è isolato in un'altra zona, è richiamato e il tuo turno finisce.
rule-OOI-177 = Corrompere i Politici: chi lo usa gioca il turno di un avversario, e tutto ciò che vi accade conta come fatto da quell'avversario.
rule-OOI-178 = Dentro il Maelström: i gettoni Sabotaggio seguono i Complotti su cui stanno.
rule-OOI-179 = Lavoro in Subappalto: nemmeno così un Tirapiedi può stare nel Covo di un altro Overlord.
rule-OOI-180 = Adiacente vuol dire che un intero lato è in comune.
rule-OOI-181 = I Tirapiedi scartati vanno nella Riserva, le risorse scartate nella Scorta Generale.
rule-OOI-D1 = Che cosa può fare l'Eroe su una tessera senza Tirapiedi? Sceglie chi lo muove: Liberare, e una risorsa della tessera va alla Roccaforte, la tessera sotto la pila e l'Eroe a casa; oppure no, e non si prende niente e lui resta. Perché: ottiene risorse solo uccidendo e Liberando, e prendere e basta renderebbe inutile Liberare.
rule-OOI-D2 = Si può raccogliere una Reliquia per 1 Punto Azione? No. Gli spazi Reliquia si usano solo con Rubare una Reliquia, per 2 Punti Azione e 2 di Tensione Mondiale. Perché: l'azione fatta per le Reliquie è la regola più precisa.
rule-OOI-D3 = Quando arriva e quando passa soltanto? Entrare in uno spazio con un Tirapiedi, in un Covo o in un Trabocchetto conclude subito il movimento dell'Eroe. Per le altre tessere può passare, e si può Liberare solo quella dove si ferma. Perché: le regole concludono il movimento proprio in questi casi.
rule-OOI-D4 = Quale risorsa prende l'Eroe dove ce n'è più d'una? Ne sceglie una chi lo muove. Un tipo finito nella Scorta non si può prendere, e una tessera con il solo Villaggio non ne dà. Perché: prende una risorsa base fra quelle indicate, e non di più.
rule-OOI-D5 = Si può assassinare l'infiltrato di un terzo Overlord? No, solo un Tirapiedi del bersaglio stesso. Perché: è il bersaglio a perdere un Tirapiedi.
rule-OOI-D6 = Da dove viene il Tirapiedi per Infiltrarsi e Assassinare? Dalla Caserma, e dev'essere attivo. Perché: è così ogni volta che se ne mette uno.
rule-OOI-D7 = Un Overlord con sei Tirapiedi può infiltrare un Villaggio? Sì, ma non guadagna Tirapiedi. Perché: sei è il limite in gioco, e il piazzamento in sé non viola regole.
rule-OOI-D8 = Che ne è dei gettoni Sabotaggio dopo il tiro? Tutti i gettoni lasciano il Complotto dopo il tentativo, riuscito o no; il primo 1 conclude i tiri. Perché: altrimenti un gettone potrebbe fermare lo stesso Complotto turno dopo turno.
rule-OOI-D9 = Un Complotto fallito muove la Tensione Mondiale o costa i suoi Tirapiedi? Né l'una né l'altra cosa. Perché: il Complotto non è stato compiuto.
rule-OOI-D10 = Che cosa chiede depredare la Roccaforte? Una tua tessera accanto al Regno del Bene; l'Eroe può essere in casa. Perché: lo spionaggio chiede contatto, e solo la Razzia vuole l'Eroe lontano.
rule-OOI-D11 = E se depreda una Reliquia chi ne ha già una? Scambia: quella vecchia va nella Scorta. Perché: nessuno ha due Reliquie.
rule-OOI-D12 = Chi sceglie le risorse? Chi depreda sceglie che cosa prendere; quando l'Eroe entra in un Covo, il proprietario sceglie che cosa cedere. Perché: l'uno prende, l'altro depone.
rule-OOI-D13 = Gli Overlord sono nove o undici? Si possono giocare tutti e undici; Waffles e la Morta Pirata Rubacuori sono segnati come promozionali. Perché: le regole ne descrivono undici, e questi due sono arrivati dopo.
rule-OOI-D14 = Quali Tirapiedi conta la Pastorella Oscura? Tutti quelli che ha in gioco, compresi quelli in Caserma. Perché: la Caserma è sul tabellone, e l'abilità serve a riportarla a tre.
rule-OOI-D15 = I Tirapiedi guadagnati con un'abilità stanno sdraiati? No, solo quelli dell'azione Reclutare; tutti gli altri sono subito attivi. Perché: la Leva funziona in ogni momento e altrimenti servirebbe a poco.
rule-OOI-D16 = E se in un turno la Tensione Mondiale va da 9 a 10, torna a 0 e risale a 3? Nel turno dopo l'Eroe si muove una volta. Perché: c'è un movimento per turno, qualunque cosa si sia toccata.
rule-OOI-D17 = E se un'azione spinge la Tensione Mondiale oltre 10? Il resto va perso e la Tensione torna a 0. Perché: niente la porta oltre 10.
rule-OOI-D18 = L'Infamia può superare 5 o scendere sotto 1? No. Perché: il tracciato finisce lì.
rule-OOI-D19 = Un Complotto va compiuto appena si può? Sì. Ogni volta che nella Fase Azione del proprietario c'è tutto il necessario, all'inizio e dopo ogni azione, il tavolo lo compie da solo. Perché: il compimento è immediato, e trattenere un Complotto bloccherebbe la partita.
rule-OOI-D20 = E se la risorsa che manca arriva nella Fase Spionaggio o Fine? Il Complotto si compie all'inizio della prossima Fase Azione del proprietario. Perché: i Complotti si compiono solo in quella fase.
rule-OOI-D21 = E se avanzano Punti Azione ma non ci si può comprare niente? Allora nessuna azione è possibile, qualunque cosa si sia fatta prima: tutti i Tirapiedi sono richiamati, anche quelli isolati, e il turno finisce senza Spionaggio. Perché: la regola d'oro parla di qualunque momento in cui è impossibile agire.
rule-OOI-D22 = Quanti Eventi Mondiali e quante Imprese servono quando un giocatore è l'Eroe? Si contano gli Overlord: con uno 5 eventi e 3 Imprese, con due 6 e 3, con tre 8 e 4, con quattro 10 e 5. Perché: un'Impresa ogni due eventi, per eccesso, e quattro Overlord fanno dieci.
rule-OOI-D23 = Quando si scopre di preciso un'Impresa? Aggiungere una o due risorse ne scopre una solo se il totale diventa un multiplo di 3; aggiungerne tre o più ne scopre sempre una. Perché: in quel caso un multiplo di 3 è stato raggiunto o superato.
rule-OOI-D24 = Quali lati di una tessera hanno Muri? Quelli elencati nei suoi dati; l'Eroe non li attraversa in nessuno dei due sensi. Perché: un Muro chiude il lato, non una direzione.
rule-OOI-D25 = Quali Imprese dell'Eroe ci sono? Un mazzo di 24 scritto da noi. Perché: le varianti ne hanno bisogno, e non se ne conosce un elenco.
rule-OOI-D26 = Quanto vicina a uno spazio Conteso dev'essere una tessera? Per raccogliere deve toccare proprio quello spazio; per lo Spionaggio basta uno spazio qualsiasi dell'Area Contesa comune. Perché: le due regole chiedono cose diverse.
rule-OOI-D27 = I mezzi punti si arrotondano? No, contano come sono. Perché: nessuno parla di arrotondare.
rule-OOI-D28 = L'Eroe può uscire dalla Roccaforte e rientrarci nello stesso movimento? No. Si muove di almeno uno spazio e non può finire il movimento dove l'ha cominciato. Perché: altrimenti il dovere di muoversi non vorrebbe dire niente.
rule-OOI-D29 = Quando uno spazio Conteso è vuoto per l'Eroe? Quando non ci sta un Tirapiedi; la risorsa stampata non si prende. Perché: ottiene risorse solo uccidendo e Liberando.
rule-OOI-D30 = Di chi è un Tirapiedi spostato da Tirano? Resta del suo proprietario. Tirano prende i beni, uno in più se raccoglie Fauna, e lo spostamento conta come Raccolta o Reclutamento per la Tensione Mondiale. Perché: è l'abilità presa alla lettera.
rule-OOI-D31 = Quale lato del tabellone, e quale zona? Il lato lo decide il numero di Overlord, anche quando si gioca da soli e quando un giocatore è l'Eroe; un solo Overlord usa il lato con quattro zone. Il tavolo sceglie la zona del primo posto, quella a nord-est se non dice altro; le altre seguono in senso orario, nell'ordine dei posti. Perché: i vicini siedono fianco a fianco, e all'Eroe non serve una zona.
rule-OOI-D32 = Si può mettere un Tirapiedi dove sta l'Eroe, se c'è una tessera? No, da nessuna parte dove sta lui. Perché: la regola degli spazi vuoti sarebbe strana se una tessera fosse più sicura.
rule-OOI-D33 = Una tessera tagliata fuori dal suo Covo apre ancora le Aree Contese, il Regno del Bene o lo Spionaggio? No. Perché: i Tirapiedi raggiungono solo ciò che è collegato al Covo.
rule-OOI-D34 = Quando è isolato un Tirapiedi lontano da casa? In un'Area Contesa quando nessuna tessera collegata del suo proprietario la tocca, nel Regno del Bene quando nessuna tocca il Regno, in un'altra zona quando fra i due Overlord non c'è contatto per lo Spionaggio. Perché: sono le vie per cui è arrivato.
rule-OOI-D35 = Che ne è dei Tirapiedi su una tessera tolta da un effetto? Vanno nelle loro Riserve. Perché: sono scartati lì dove stanno, e un Tirapiedi non può stare sul niente.
rule-OOI-D36 = Fin dove va l'Eroe per un'Impresa? Fin dove permette il dado, lungo una via più breve verso una meta più vicina, dove si ferma. Una meta è una tessera che mostra ciò che serve, o uno spazio Conteso che lo mostra mentre ci sta un Tirapiedi; da soli le tessere sono un tipo di meta e i Tirapiedi un altro, e di ogni tipo conta la più vicina. Se nessuna via ci porta, si muove liberamente. Perché: deve andarci dritto.
rule-OOI-D37 = Quando si muove un Eroe che si muove subito? Quando l'azione è finita, con il Complotto che ha compiuto, e prima di un Evento Mondiale che ha provocato. Perché: un movimento per azione.
rule-OOI-D38 = Quali punti contano quando si gioca da soli? Quelli di Complotti e carte, appena raggiungono il traguardo; se prima gli Eventi Mondiali chiudono la partita, conta anche il premio finale. Perché: il premio appartiene alla fine.
rule-OOI-D39 = Un Tirapiedi sdraiato conta per un Complotto, una Razzia o lo Spionaggio? Sì per un Complotto, una Razzia, Origlia, Depreda e Sabota, dove basta stare in Caserma; si scarta prima di quelli in piedi. Ma non si può mandare da nessuna parte. Perché: è in Caserma, anche se non è pronto a lavorare.
rule-OOI-D40 = Si può fare una Razzia o Depredare dove non c'è niente da prendere? No. Perché: si butterebbe via un Tirapiedi, e nessuno lo vuole.
rule-OOI-D41 = E se i Muri chiudono dentro l'Eroe? Resta dov'è, e il suo movimento è finito. Perché: non può fare altro.
rule-OOI-D42 = Quando può usare la Leva il Duca Demonmaglio? Nella sua Fase Azione, nella sua Fase Spionaggio dove un atto è possibile o è stato commesso, e prima che nel suo turno gli capiti qualcosa: un Evento Mondiale, un Eroe che si muove subito o, con le Imprese, l'Eroe della sua Fase Eroe. Perché: in ogni momento vuol dire ogni volta che qualcosa può dipenderne; altrove gli si chiederebbe due volte la stessa cosa.
rule-OOI-D43 = Chi esegue un Evento Mondiale che comincia nel turno dell'Eroe? Il prossimo Overlord. Perché: l'Eroe non è un Overlord.
rule-OOI-D44 = Gli Eventi Mondiali, le tessere tagliate fuori e una Scorta vuota ostacolano le abilità che raccolgono o reclutano? Sì, Inondazione, Personalità Affascinante e Riporto come le azioni. Riporto è una Raccolta in tutto tranne che nel Punto Azione, quindi ciò che rende una Raccolta più ricca o più tesa vale anche per lui. Perché: chiunque la causi, è la stessa Raccolta.
rule-OOI-D45 = Dove può portare un Tirapiedi l'Inondazione? Da una tessera della sua zona o da uno spazio Conteso a uno adiacente. A uno spazio Conteso non serve accanto una sua tessera, e chi ci sta è scacciato come da una Raccolta; resta il limite di un Tirapiedi nelle Aree Contese. Il suo Covo non è né partenza né arrivo. Perché: è l'abilità stessa a permettere lo spazio adiacente.
rule-OOI-D46 = Quando può pagare Viletron un Atto di Spionaggio? Dove dopo ne resta uno da commettere: qualcuno a portata, lo Spionaggio non vietato e un Tirapiedi che avanzi. Perché: altrimenti pagherebbe per niente.
rule-OOI-D47 = Quando finisce la Fase Azione? Con l'ultimo Punto Azione, a meno che uno Strascico, un'abilità o un'altra azione non costi niente. Per ricominciare da capo devono restare punti. Perché: dopo l'ultima azione servirebbe solo al turno seguente, che comincia con la stessa scelta.
rule-OOI-D48 = Come si prendono risorse fino a un certo numero? Una per una, finché chi prende dice basta; si può anche non prenderne nessuna. Perché: fino a un numero vuol dire anche meno.
rule-OOI-D49 = Che ne è dei Tirapiedi su tessere altrui quando i Lavori in Appalto finiscono? Finché l'evento vale si possono richiamare da dove li ha fatti lavorare; dopo, quelli senza contatto sono isolati, e la carta lo dice. Perché: l'evento apre la via di andata e di ritorno, e le chiude entrambe.
rule-OOI-D50 = Quando aiuta la Corazzatura? Una volta ogni volta che l'Eroe o un Evento Mondiale costa Tirapiedi: di tutti quelli che un evento, un incontro o un Bombardamento porta via, uno solo va in Caserma, o ci resta. Ciò che fa un'Impresa dell'Eroe è opera dell'Eroe. Non contro i rivali, né per ciò che la Minaccia paga da sé. Perché: ogni volta, dice, e un solo Tirapiedi.
rule-OOI-D51 = Il giocatore dell'Eroe deve spendere tutti e due i Punti Azione? No, può finire prima il turno. Perché: l'obbligo di spenderli è degli Overlord.
rule-OOI-D52 = Chi riguarda una soglia toccata dall'Inondazione nella propria Fase Eroe? Il prossimo giocatore: nella Fase Eroe conta solo ciò che è stato toccato nel turno prima. Dove l'Eroe si muove subito, si muove subito. Perché: il suo è già un nuovo turno.
rule-OOI-D53 = Un ultimo Tirapiedi isolato all'estero va richiamato per forza? Si può, come azione: il Tirapiedi torna e il turno finisce. Succede da sé quando non si può fare altro. Perché: la regola d'oro offre il richiamo, e le regole danno l'esempio di chi invece ristabilisce la via.
rule-OOI-D54 = Chi muove l'Eroe se una carta lo fa muovere a un Overlord, quando un giocatore è l'Eroe? Quell'Overlord, che decide anche della Liberazione e della risorsa. Perché: ha ragione la carta.
rule-OOI-D55 = Quando si nomina il mazzo da cui pesca chi ricomincia da capo? Insieme all'azione; l'Infamia che resta decide quali mazzi sono aperti. Perché: in mezzo non succede niente.
rule-OOI-D56 = Con Origlia si può guardare un Complotto che si conosce già? No. Perché: non mostrerebbe niente; si può di nuovo quando lì c'è un altro Complotto.

# Ciò che dice solo il tabellone

board-map = Mappa
board-map-keys = Mappa: le frecce vanno da uno spazio all'altro, Tab a quelli che puoi scegliere, più e meno ingrandiscono, 0 mostra tutto
board-map-hint = Indica uno spazio per leggere che cos'è.
about-exploit = Pesca due tessere, mettine una su uno spazio libero della tua zona accanto al Covo o a una tua tessera, e prendi ciò che mostra. Più terra, più raccolto.
about-recall-all = Tutti i tuoi Tirapiedi tornano in Caserma, pronti a ripartire. Non si può se uno di loro è uscito in questo turno.
about-scratch-knavery = Abbandona il Complotto attivo: finisce sotto il suo mazzo e ne tieni uno di due nuovi. Conviene quando il vecchio chiede ciò che non puoi avere.
about-scratch-villainy = Abbandona il Complotto attivo: finisce sotto il suo mazzo e ne tieni uno di due nuovi. Qui i Complotti chiedono di più e valgono di più.
about-scratch-domination = Abbandona il Complotto attivo: finisce sotto il suo mazzo e ne tieni uno di due nuovi. Questi Complotti chiedono più di tutti e valgono più di tutti.
about-raid = Spendi uno Tirapiedi e prendi dalla Roccaforte risorse a scelta, quante la tua Infamia. La Tensione sale di 3, e l'Eroe arriva prima.
about-sweep = Ogni Tirapiedi altrui nella tua zona è perduto per chi l'ha mandato.
about-recall-last = In Caserma non c'è nessuno: uno Tirapiedi torna a casa e il tuo turno finisce.
about-act-done = Niente più azioni in questo turno. I Punti Azione rimasti vanno persi.
about-keep-plot = I Complotti danno i punti: dicono che cosa devi riunire. Guarda il costo prima dei punti.
about-pick-overlord = Il tuo Overlord ti dà il posto del Covo e un'abilità tutta tua. Per la prima partita va bene chiunque.
about-act = Spendi i Punti Azione: manda Tirapiedi a raccogliere, richiamali, prendi terra. Un Complotto si compie da sé appena c'è tutto ciò che chiede.
