## The game

game-title = Big Bad Overlord
game-blurb = Sei Duchi, due Artefatti, un trono solo: raduna scagnozzi, assalta Cittadelle e resta l'ultimo Duca in vita, prima che il mazzo finisca e il vulcano esploda.

## Combat types

type-mind = MENTE
type-magic = MAGIA
type-melee = MISCHIA

## The two Dukes of one player, clockwise

chair-1 = { $name } (destra)
chair-2 = { $name } (sinistra)

## Zones

zone-deck = Mazzo
zone-discard = Scarti
zone-do-gooders = Buoncuore
zone-dukes = Duchi
zone-ghosts = Fantasmi
zone-virtue = Forze del Bene
zone-mat = Duca
zone-hand = Mano
zone-citadel = Cittadella
zone-army = Armata
zone-lent = Prestate a una battaglia
zone-captives = Sotto controllo mentale
zone-ghost = Fantasma

## Actions

action-done = Fatto
action-press-on = Combatti un altro round
action-to-army = Nell'Armata
action-to-citadel = Nella Cittadella
action-stay-out = Restane fuori
action-not-this-battle = Niente più domande in questa battaglia
action-stay = Resta in battaglia
action-defend = Aiuta invece chi si difende
action-help-attack-mind = Aiuta la MENTE di chi attacca
action-curse-attack-mind = Maledici la MENTE di chi attacca
action-help-defense-mind = Aiuta la MENTE di chi si difende
action-curse-defense-mind = Maledici la MENTE di chi si difende
action-help-attack-magic = Aiuta la MAGIA di chi attacca
action-curse-attack-magic = Maledici la MAGIA di chi attacca
action-help-defense-magic = Aiuta la MAGIA di chi si difende
action-curse-defense-magic = Maledici la MAGIA di chi si difende
action-help-attack-melee = Aiuta la MISCHIA di chi attacca
action-curse-attack-melee = Maledici la MISCHIA di chi attacca
action-help-defense-melee = Aiuta la MISCHIA di chi si difende
action-curse-defense-melee = Maledici la MISCHIA di chi si difende

## Options

option-dukes = Duchi a testa
    .about = Chi gioca due Duchi ha un turno con ciascuno, ed è fuori solo quando entrambi sono caduti.
option-dukes-auto = Uno, o due se si gioca in due
option-dukes-one = Uno
option-dukes-two = Due
option-picking = I Duchi si
    .about = Tutti i Duchi sono ugualmente forti; sceglierli è per chi ha un preferito.
option-picking-dealt = distribuiscono a caso
option-picking-chosen = scelgono uno dopo l'altro

## Prompts

prompt-garrison = { $duke }: scegli una carta da mettere coperta nella Cittadella, { $hidden ->
        [one] l'ultima
       *[other] ancora { $hidden }
    }; le tre che restano formano l'Armata
prompt-place-card = { $known ->
        [yes] Pescata: { $drawn }.
       *[no] Una carta è stata pescata.
    } Va nell'Armata, dove tutti la vedono, o coperta nella Cittadella
prompt-discard-one = { $known ->
        [yes] Pescata: { $drawn }.
       *[no] Una carta è stata pescata.
    } È la decima, e il limite è nove: scegli una carta da scartare
prompt-march = { $duke }: sposta carte tra Armata e Cittadella ({ $left ->
        [one] resta 1 mossa
       *[other] restano { $left } mosse
    }), attacca un Duca o chiudi il turno; per attaccare devono restare tre carte nella Cittadella
prompt-press = { $battle ->
        [none] Il Duca nemico è caduto: attacca un altro Duca, o chiudi il turno; anche spostare una carta lo chiude
        [gate] In attacco: { $attacker } · in difesa: { $defender } · davanti alla Cittadella non c'è più un'Armata: assaltala, attacca un altro Duca, o chiudi il turno; anche spostare una carta lo chiude
       *[field] In attacco: { $attacker } · in difesa: { $defender } · il round { $fought } è finito: combattine un altro, attacca un altro Duca, o chiudi il turno; anche spostare una carta lo chiude
    }
prompt-take-spoils = Ricompensa per un Duca caduto{ $known ->
        [yes] : { $drawn }.
       *[no] .
    } Nell'Armata, e l'attacco può proseguire; nella Cittadella, e il turno finisce
prompt-rearrange = Fine del turno di { $duke }: sposta carte tra Armata e Cittadella ({ $left ->
        [one] resta 1 mossa
       *[other] restano { $left } mosse
    }), o concludi
prompt-muster = In attacco: { $attacker } · in difesa: { $defender }. Prima del primo round chi si difende può spostare carte tra Armata e Cittadella ({ $left ->
        [one] resta 1 mossa
       *[other] restano { $left } mosse
    })
prompt-shrink = Il limite è nove carte; nell'Armata sono { $army }, nella Cittadella { $citadel }: scegli quale scartare
prompt-send-on = { $duke } ha ammaliato il Buoncuore ({ $hero }): scegli contro quale Duca mandarlo
prompt-join-attack = In attacco: { $attacker } · in difesa: { $defender }. Gli alleati possono mandare carte a chi attacca ({ $room ->
        [one] posto per 1
       *[other] posto per { $room }
    }), o restarne fuori
prompt-join-defense = In attacco: { $attacker } · in difesa: { $defender } · round { $round }. Un vicino può mandare a chi si difende una carta in questa battaglia, o restarne fuori
prompt-withdraw = In attacco: { $attacker } · in difesa: { $defender } · il round { $fought } è finito. Scegli quali carte prestate riprendere, o resta in battaglia
prompt-haunt = In attacco: { $attacker } · in difesa: { $defender } · round { $round }. { $ghost } può aiutare o maledire un tiro, annullare un altro Fantasma o restarne fuori
prompt-hand-over = Senza più Duchi: { $heir }. Scegli quale dei due Duchi cedere, con tutte le sue carte
prompt-pick-duke = Scegli il Duca da giocare; sono tutti ugualmente forti
prompt-cancel-haunt = In attacco: { $attacker } · in difesa: { $defender } · round { $round }. Nel frattempo un altro Fantasma ha agito: { $ghost } può ancora annullarlo o lasciarlo fare
prompt-stow = { $army ->
        [7] Troppe carte nell'Armata, che ne tiene sei: scegli quale passa nella Cittadella
        [8] Troppe carte nell'Armata, che ne tiene sei: scegli quale passa nella Cittadella
        [9] Troppe carte nell'Armata, che ne tiene sei: scegli quale passa nella Cittadella
       *[other] Troppe carte nella Cittadella, che ne tiene tre: scegli quale passa nell'Armata
    }

## Standing orders: offered, and in force

stand-help = Non aiutare nessuno fino al mio turno
stand-muster = Lascia le mie carte come sono fino al mio turno
stand-withdraw = Lascia in battaglia le carte prestate fino al mio turno
stand-press = Combatti finché l'Armata non è sconfitta; davanti a una Cittadella, finché non cade il Duca
order-help = Fino al tuo turno non aiuti nessuno, né in attacco né in difesa
order-muster = Fino al tuo turno, se ti attaccano, le tue carte restano come sono
order-withdraw = Fino al tuo turno le carte che hai prestato restano in battaglia
order-press = Combatti finché l'Armata non è sconfitta; davanti a una Cittadella, finché non cade il Duca

## Answers

answer-garrison = Nella Cittadella: { $card }
answer-place-card = Nella Cittadella, in cambio di { $card }, che passa nell'Armata
answer-place-card-to-army = Nell'Armata, scoperta
answer-place-card-to-citadel = Nella Cittadella, coperta
answer-take-spoils = Nella Cittadella, in cambio di { $card }, che passa nell'Armata: il turno finisce
answer-take-spoils-to-army = Nell'Armata: l'attacco può proseguire
answer-take-spoils-to-citadel = Nella Cittadella: il turno finisce
answer-discard-one = Scarta: { $card }
answer-shrink = Scarta: { $card }
answer-march-done = Chiudi il turno senza attaccare
answer-press-press-on = Combatti il round { $round }{ $odds ->
        [field] : perde una carta chi attacca { $ours } %, chi si difende { $theirs } %
        [throne] : chi attacca perde una carta { $ours } %, il Duca cade { $theirs } %
       *[no] {""}
    }
answer-storm = Assalta la Cittadella: le sue carte ({ $garrison }) si scoprono e combattono con bonus doppi
answer-press-done = { $battle ->
        [none] Chiudi il turno
       *[field] { $captives ->
            [0] Interrompi la battaglia e chiudi il turno
           *[other] Interrompi la battaglia e chiudi il turno: le carte sotto controllo mentale si scartano ({ $captives })
        }
    }
answer-rearrange-done = Chiudi il turno
answer-muster-done = { $fighters ->
        [0] Difenditi senza Armata: chi attacca arriva alla Cittadella
        [one] Difenditi con 1 carta nell'Armata
       *[other] Difenditi con { $fighters } carte nell'Armata
    }
answer-join-attack = Presta { $home ->
        [citadel] dalla Cittadella
       *[army] dall'Armata
    }: { $card }
answer-join-attack-stay-out = Per ora restane fuori
answer-join-attack-defend = Aiuta invece chi si difende, con una carta
answer-join-defense = Presta { $home ->
        [citadel] dalla Cittadella
       *[army] dall'Armata
    }: { $card }
answer-join-defense-stay-out = Per ora restane fuori
answer-withdraw = Riprenditi: { $card }
answer-haunt-stay-out = Non infestare nessun tiro di questo round
answer-cancel-haunt-stay-out = Lascia fare
answer-hand-over = Cedi { $card }: { $army } nell'Armata, { $citadel } nella Cittadella

## Refusals

refusal-artifact-stays = Un Artefatto non si scarta mai
refusal-no-moves-left = Hai già fatto tutti i tuoi { $moves } spostamenti
refusal-citadel-full = La Cittadella è piena: { $limit } carte
refusal-army-full = L'Armata è piena: { $limit } carte
refusal-army-overfull = L'Armata ha più di { $limit } carte: prima spostane una nella Cittadella
refusal-citadel-overfull = La Cittadella ha più di { $limit } carte: prima spostane una nell'Armata
refusal-citadel-not-full = Per attaccare devi lasciare { $need } carte nella Cittadella
refusal-no-army = Nella tua Armata non c'è nessuno che possa combattere
refusal-nobody-can-strike = Da nessuna delle due parti c'è chi possa colpire

## Scores

score-overlord = Duca in vita
score-yes = sì
score-no = no
score-none = –
score-endurance = Caduto per numero

## How a card reads in a line of text; values are attack/defence

face-defense-only = solo difesa { $points }
face-resist-half = dimezza la { $type }
face-resist-none = annulla la { $type }
face-artifact = { $name } · { $type } +{ $bonus }
face-ghost = { $name } · +{ $bonus } o −{ $penalty }
face-machine = Macchina
face-to-army = Nell'Armata: { $card }
face-to-citadel = Nella Cittadella: { $card }
face-attack = Attacca: { $who } · { $duke }
face-against = Mandalo contro: { $who } · { $duke }
face-cancel = Annulla: { $ghost }
face-no-army = {" · senza Armata: si assalta la Cittadella, carte: "}{ $cards }
face-army = {" · carte nell'Armata: "}{ $cards }
face-chance = {" · "}{ $wins } % di battere l'Armata com'è ora{ $exact ->
        [yes] {""}
       *[other] {" (stima)"}
    }
face-haunt = { $roll }: { $points }
face-fallen = † { $duke }
face-legend = Sulle carte: attacco/difesa in MENTE, MAGIA e MISCHIA; – è nessun attacco
face-do-gooder = il Buoncuore
face-battle = Battaglia · in attacco: { $attacker } · in difesa: { $defender } · round { $round }, { $stage }
face-bonuses = Bonus, attacco : difesa · { $types }
face-odds = In questo round perde una carta chi attacca { $ours } %, chi si difende { $theirs } % · vince chi attacca { $wins } %{ $exact ->
        [yes] {""}
       *[other] {" (stima)"}
    }
face-odds-target = Armata contro Armata · bersaglio { $who }: vittoria { $wins } %{ $exact ->
        [yes] {""}
       *[other] {" (stima)"}
    }

stage-field = Armata contro Armata
stage-gate = davanti alla Cittadella
stage-walls = assalto alla Cittadella
stage-throne = contro il Duca
stage-lava = il Cataclisma

## Minions; the English names stand in the box

card-riff-raff = Accozzaglia
    .text = Sono venuti per la zuppa.
card-menacing-horde = Orda Minacciosa
    .text = Metà minaccia. L'altra metà porta il pranzo.
card-troops-of-terror = Truppe del Terrore
    .text = Il terrore, per lo più, è il loro.
card-legion-of-doom = Legione della Rovina
    .text = Rovine solo su appuntamento.
card-knights-of-darkness = Cavalieri delle Tenebre
    .text = Qualcuno ha di nuovo scordato le torce.
card-toady = Ruffiano
    .text = Ti dà ragione. L'ha data anche al tuo nemico.
card-lickspittle = Leccapiedi
    .text = Ti regge lo strascico e si prende la colpa.
card-grim-leapers = Tristi Saltatori
    .text = La morte arriva per tutti. Loro, a balzi.
card-killer-wolf-frogs = Ranelupo Assassine
    .text = Ululano alla luna e mangiano le falene.
card-octobats = Polpistrelli
    .text = Otto ali, zero zampe. Atterrare è un problema.
card-serial-killer-bees = Api Assassine Seriali
    .text = Una puntura a testa. Tengono l'elenco.
card-thunder-newts = Tritoni del Tuono
    .text = Piccoli, umidi e rumorosi.
card-hungry-hungry-harpy = Arpia Affamata Assai
    .text = Non chiederle che cosa c'è per cena.
card-eerie-elemental-earth = Elementale Inquietante (Terra)
    .text = Una frana con le sue opinioni.
card-eerie-elemental-fire = Elementale Inquietante (Fuoco)
    .text = Tenere lontano dalle tende.
card-horrible-monster-green = Mostro Orribile (Verde)
    .text = Nessuno ha osato chiedere perché verde.
card-horrible-monster-hairy = Mostro Orribile (Peloso)
    .text = Fa la muta in ogni stagione.
card-machine-o-death-axes = Macchina di Morte (Asce)
    .text = Quaranta asce. L'equipaggio sta fermissimo.
card-machine-o-death-cauldron = Macchina di Morte (Calderone)
    .text = Bolle, rotola e si fa pagare a ore.
card-machine-o-death-wheel = Macchina di Morte (Ruota)
    .text = Sterza male. Nessuno resta a lamentarsene.
card-wicked-witch = Strega Malvagia
    .text = Le sue mele sono a chilometro zero.
card-wicked-wizard-pointy-hat = Mago Malvagio (Cappello a Punta)
    .text = Il grosso del lavoro lo fa il cappello.
card-wicked-wizard-turban = Mago Malvagio (Turbante)
    .text = Venne per i libri, restò per i fulmini.
card-brain-stormer = Strizzacervelli
    .text = Ha un'idea. Adesso ce l'hai anche tu.
card-mighty-sorcerer = Possente Stregone
    .text = Il suo ultimo rivale è un comodo poggiapiedi.
card-dastardly-demon = Demone Infame
    .text = Legge le clausole in piccolo. Le ha scritte lui.
card-champion-of-evil = Campione del Male
    .text = Imbattuto. L'altro iscritto non è mai arrivato.

## Do-Gooders

card-adventuring-band = Compagnia d'Avventura
    .text = Si conobbero in una taverna. Che non c'è più.
card-angry-mob-of-justice = Furiosa Folla Giustiziera
    .text = Forconi affilati, ortografia facoltativa.
card-cavalry-of-caring = Cavalleria della Carità
    .text = Ti travolgono, poi chiedono come ti senti.
card-choir-of-second-chances = Coro della Seconda Occasione
    .text = Una strofa per ciascuno. Anche per te.
card-friendly-friars = Frati Affabili
    .text = Hanno portato la marmellata.
card-frolicking-forest-force = Forza Forestale Festosa
    .text = I peggiori sono gli scoiattoli.
card-good-witch-of-the-north = Strega Buona del Nord
    .text = Batte i migliori maghi e poi ringrazia per lettera.
card-legion-of-light = Legione della Luce
    .text = Li vedi arrivare. Poi non vedi più niente.
card-mister-nice-guy = Signor Gentilezza
    .text = Chiede permesso prima di ogni pugno.
card-small-children = Bambini Piccoli
    .text = Vogliono solo sapere perché.

## Artifacts

card-doomsword = Lama Funesta
    .text = Più lunga del necessario.
card-mageskull = Teschio Arcano
    .text = Canticchia quando nessuno ascolta.

## Dukes

card-eekrah-the-nasty = Eekrah il Maligno
    .text = Colleziona porte. Non bussa mai.
card-grundar-the-spiteful = Grundar il Vendicativo
    .text = Tiene una lista, e una lista delle liste.
card-gurth-the-odious = Gurth l'Odioso
    .text = Per avere ragione gli basta avvicinarsi.
card-ithrok-the-unseen = Ithrok il Mai Visto
    .text = Il ritratto è vuoto per sua richiesta.
card-kamu-the-mighty = Kamu il Possente
    .text = Mai incontrato un muro che gli piacesse.
card-losik-the-ruthless = Losik lo Spietato
    .text = Una volta ebbe pietà. Per sbaglio.

## Ghosts; in the box they are the names of their Dukes

card-ghost-eekrah-the-nasty = Fantasma di Eekrah il Maligno
    .text = Morde ancora. Adesso è un brivido.
card-ghost-grundar-the-spiteful = Fantasma di Grundar il Vendicativo
    .text = Eri sulla lista.
card-ghost-gurth-the-odious = Fantasma di Gurth l'Odioso
    .text = È rimasto anche l'odore.
card-ghost-ithrok-the-unseen = Fantasma di Ithrok il Mai Visto
    .text = Nessuno ha notato la differenza.
card-ghost-kamu-the-mighty = Fantasma di Kamu il Possente
    .text = Attraversa i muri e rimpiange il rumore.
card-ghost-losik-the-ruthless = Fantasma di Losik lo Spietato
    .text = Non riposa in pace. E nemmeno tu.

## Log

log-draw-dukes-mat = { $who } gioca con { $cards }
log-draw-dukes-mat-you = Giochi con { $cards }
log-draw-do-gooders-deck = I Buoncuore entrano nel mazzo
log-move-virtue-citadel = Nella Cittadella di { $who }: { $cards }
log-move-virtue-citadel-you = Nella tua Cittadella: { $cards }
log-move-ghost-ghosts = { $cards } trova pace
log-throw-first-player = Chi comincia · { $seat }: { $number }
log-announce-turn = Turno: { $chair } · { $cards }
log-announce-cataclysm = Il mazzo è finito: arriva il Cataclisma
log-draw-deck-hand = { $who } pesca { $cards }
log-draw-deck-hand-you = Peschi { $cards }
log-draw-deck-virtue = Salta fuori un Buoncuore: { $cards }
log-move-mat-dukes = { $cards } lascia il tavolo
log-move-mat-mat = { $who } prende il comando di { $cards }
log-move-mat-mat-you = Prendi il comando di { $cards }
log-move-hand-army = { $who } mette { $cards } nell'Armata
log-move-hand-army-you = Metti { $cards } nella tua Armata
log-move-hand-citadel = { $who } mette { $cards } nella Cittadella
log-move-hand-citadel-you = Metti { $cards } nella tua Cittadella
log-move-hand-discard = { $who } scarta { $cards }
log-move-hand-discard-you = Scarti { $cards }
log-move-army-citadel = Nella Cittadella di { $who }: { $cards }
log-move-army-citadel-you = Nella tua Cittadella: { $cards }
log-move-citadel-army = Nell'Armata di { $who }: { $cards }
log-move-citadel-army-you = Nella tua Armata: { $cards }
log-move-lent-army = Nell'Armata di { $who }: { $cards }
log-move-lent-army-you = Nella tua Armata: { $cards }
log-move-lent-citadel = Nella Cittadella di { $who }: { $cards }
log-move-lent-citadel-you = Nella tua Cittadella: { $cards }
log-move-captives-citadel = Nella Cittadella di { $who }: { $cards }
log-move-captives-citadel-you = Nella tua Cittadella: { $cards }
log-move-army-army = { $who } si prende { $cards }
log-move-army-army-you = Ti prendi { $cards }
log-move-citadel-citadel = { $who } si prende { $cards }
log-move-citadel-citadel-you = Ti prendi { $cards }
log-move-captives-army = { $who } si prende { $cards }
log-move-captives-army-you = Ti prendi { $cards }
log-move-army-discard = { $who } perde { $cards }
log-move-army-discard-you = Perdi { $cards }
log-move-citadel-discard = { $who } perde { $cards }
log-move-citadel-discard-you = Perdi { $cards }
log-move-lent-discard = { $who } perde { $cards }
log-move-lent-discard-you = Perdi { $cards }
log-move-captives-discard = { $who } perde { $cards }, sotto controllo mentale
log-move-captives-discard-you = Perdi { $cards }, sotto controllo mentale
log-move-virtue-discard = Le Forze del Bene perdono { $cards }
log-move-army-captives = { $who } ammalia { $cards }
log-move-army-captives-you = Ammali { $cards }
log-move-citadel-captives = { $who } ammalia { $cards }
log-move-citadel-captives-you = Ammali { $cards }
log-move-lent-captives = { $who } ammalia { $cards }
log-move-lent-captives-you = Ammali { $cards }
log-move-virtue-captives = { $who } ammalia { $cards }
log-move-virtue-captives-you = Ammali { $cards }
log-move-captives-captives = { $who } ammalia { $cards }
log-move-captives-captives-you = Ammali { $cards }
log-move-army-virtue = { $who } perde { $cards } a favore delle Forze del Bene
log-move-army-virtue-you = Perdi { $cards } a favore delle Forze del Bene
log-move-citadel-virtue = { $who } perde { $cards } a favore delle Forze del Bene
log-move-citadel-virtue-you = Perdi { $cards } a favore delle Forze del Bene
log-move-lent-virtue = { $who } perde { $cards } a favore delle Forze del Bene
log-move-lent-virtue-you = Perdi { $cards } a favore delle Forze del Bene
log-move-captives-virtue = { $who } perde { $cards } a favore delle Forze del Bene
log-move-captives-virtue-you = Perdi { $cards } a favore delle Forze del Bene
log-move-army-lent = { $who } manda in battaglia { $cards }
log-move-army-lent-you = Mandi in battaglia { $cards }
log-move-army-deck = { $cards } torna nel mazzo
log-move-citadel-lent = { $who } manda in battaglia { $cards }
log-move-citadel-lent-you = Mandi in battaglia { $cards }
log-move-citadel-deck = { $cards } torna nel mazzo
log-move-ghosts-ghost = { $who } torna come spettro: { $cards }
log-move-ghosts-ghost-you = Torni come spettro: { $cards }
log-reveal-citadel = Si scopre la Cittadella di { $who }: { $cards }
log-reveal-citadel-you = Si scopre la tua Cittadella: { $cards }
log-throw-mind-attack = { $chair-id ->
        [-1] Forze del Bene
       *[other] { $chair }
    } · MENTE: { $dice }{ $plus } = { $total }{ $walls ->
        [1] {" · la Cittadella raddoppia il bonus"}
        [2] {" · la Cittadella dimezza il bonus"}
       *[other] {""}
    } · serve { $target }: { $verdict ->
        [low] il doppio uno fallisce
        [under] fallisce
        [high] il doppio sei riesce
       *[other] riesce
    }
log-throw-mind-defense = { $chair } · MENTE: { $dice }{ $plus } = { $total }{ $walls ->
        [1] {" · la Cittadella raddoppia il bonus"}
        [2] {" · la Cittadella dimezza il bonus"}
       *[other] {""}
    }{ $left ->
        [1] {" · il Buoncuore dimezza il bonus"}
        [0] {" · il Buoncuore annulla il bonus"}
       *[other] {""}
    } · serve { $target }: { $verdict ->
        [low] il doppio uno fallisce
        [under] fallisce
        [high] il doppio sei riesce
       *[other] riesce
    }
log-throw-magic-attack = { $chair-id ->
        [-1] Forze del Bene
       *[other] { $chair }
    } · MAGIA: { $dice }{ $plus } = { $total }{ $walls ->
        [1] {" · la Cittadella raddoppia il bonus"}
        [2] {" · la Cittadella dimezza il bonus"}
       *[other] {""}
    } · serve { $target }: { $verdict ->
        [low] il doppio uno fallisce
        [under] fallisce
        [high] il doppio sei riesce
       *[other] riesce
    }
log-throw-magic-defense = { $chair } · MAGIA: { $dice }{ $plus } = { $total }{ $walls ->
        [1] {" · la Cittadella raddoppia il bonus"}
        [2] {" · la Cittadella dimezza il bonus"}
       *[other] {""}
    }{ $left ->
        [1] {" · il Buoncuore dimezza il bonus"}
        [0] {" · il Buoncuore annulla il bonus"}
       *[other] {""}
    } · serve { $target }: { $verdict ->
        [low] il doppio uno fallisce
        [under] fallisce
        [high] il doppio sei riesce
       *[other] riesce
    }
log-throw-melee-attack = { $chair-id ->
        [-1] Forze del Bene
       *[other] { $chair }
    } · MISCHIA: { $dice }{ $plus } = { $total }{ $verdict ->
        [low] {" · doppio uno"}
        [high] {" · doppio sei"}
       *[other] {""}
    }
log-throw-melee-defense = { $chair } · MISCHIA: { $dice }{ $plus } = { $total } contro { $target }{ $walls ->
        [1] {" · la Cittadella raddoppia il bonus"}
        [2] {" · la Cittadella dimezza il bonus"}
       *[other] {""}
    }{ $left ->
        [1] {" · il Buoncuore dimezza il bonus"}
        [0] {" · il Buoncuore annulla il bonus"}
       *[other] {""}
    }{ $verdict ->
        [low] {" · doppio uno"}
        [high] {" · doppio sei"}
       *[other] {""}
    }
log-throw-machine = { $chair } · la Macchina si cattura con { $needed } o più: { $number }
log-throw-dukesmack-magic = { $chair } · Ducazzotto, MAGIA: { $dice }{ $plus } = { $total } · serve { $target }: { $verdict ->
        [low] il doppio uno fallisce
        [under] fallisce
        [high] il doppio sei riesce
       *[other] riesce
    }
log-throw-dukesmack-melee = { $chair } · Ducazzotto, MISCHIA: { $dice }{ $plus } = { $total }{ $verdict ->
        [low] {" · doppio uno"}
        [high] {" · doppio sei"}
       *[other] {""}
    }
log-throw-dukesmack-defense = { $chair } · contro il Ducazzotto: { $dice }{ $plus } = { $total } contro { $target }{ $verdict ->
        [low] {" · doppio uno"}
        [high] {" · doppio sei"}
       *[other] {""}
    }
log-throw-tie = Difesa più bassa a pari merito: { $among } · il dado sceglie la numero { $number } di { $sides }
log-announce-tied = Parità a { $total }: entrambe le parti ritirano
log-announce-attacks = Battaglia · in attacco: { $attacker-id ->
        [-1] il Buoncuore
       *[other] { $attacker }
    } · in difesa: { $defender }
log-announce-joins-attack = { $chair } si unisce a chi attacca
log-announce-joins-attack-you = Ti unisci a chi attacca
log-announce-joins-defense = { $chair } si unisce a chi si difende
log-announce-joins-defense-you = Ti unisci a chi si difende
log-announce-storms = Assalto alla Cittadella di { $cards }
log-announce-presses-on = { $who } non molla: round { $round }
log-announce-presses-on-you = Non molli: round { $round }
log-announce-holds-out = { $winner-id ->
        [-1] Forze del Bene
       *[other] { $winner }
    } · solo difesa: il nemico non perde carte
log-announce-both-stumble = Doppio uno da entrambe le parti: nessuno perde carte
log-announce-nobody-to-charm = Non c'è nessuno su cui la MENTE abbia potere
log-shuffle-deck = Si mescola il mazzo
log-shuffle-dukes = Si mescolano i Duchi
log-announce-breaks-off = { $who } interrompe la battaglia
log-announce-breaks-off-you = Interrompi la battaglia
log-announce-duke-appears = { $cards } scende in campo di persona
log-announce-duke-hides = { $cards } torna dietro le mura
log-announce-duke-slain = { $cards } cade
log-announce-mutual-destruction = Gli ultimi due Duchi si distruggono a vicenda
log-announce-haunts = { $cards }: { $side }
log-announce-cancels = { $who } annulla il { $cards }
log-announce-cancels-you = Annulli il { $cards }
log-answer-join-defense = { $who } non manda carte
log-answer-join-defense-you = Non mandi carte
log-answer-withdraw = { $who } resta in battaglia
log-answer-withdraw-you = Resti in battaglia
log-answer-haunt = { $who } non infesta nessuno
log-answer-haunt-you = Non infesti nessuno
log-move-dukes-mat = { $who } gioca con { $cards }
log-move-dukes-mat-you = Giochi con { $cards }
log-answer-cancel-haunt = { $who } lascia fare i Fantasmi
log-answer-cancel-haunt-you = Lasci fare i Fantasmi
log-answer-join-attack = { $who } non si unisce a chi attacca
log-answer-join-attack-you = Non ti unisci a chi attacca
log-answer-march = { $who } non attacca nessuno
log-answer-march-you = Non attacchi nessuno
log-answer-press = { $who } pone fine agli attacchi
log-answer-press-you = Poni fine agli attacchi
log-answer-rearrange = { $who } finisce il turno
log-answer-rearrange-you = Finisci il turno
log-answer-muster = { $who } si prepara alla difesa
log-answer-muster-you = Ti prepari alla difesa

## Chapters, each by the rule it begins with

chapter-BBO-1 = Preparazione
chapter-BBO-13 = Il turno
chapter-BBO-26 = Il combattimento
chapter-BBO-32 = MENTE
chapter-BBO-44 = MAGIA
chapter-BBO-47 = MISCHIA
chapter-BBO-57 = Dopo un round
chapter-BBO-62 = I Buoncuore
chapter-BBO-70 = Difensori e alleati
chapter-BBO-82 = L'assalto alla Cittadella
chapter-BBO-89 = Il Duca
chapter-BBO-99 = I Fantasmi
chapter-BBO-105 = Gli Artefatti
chapter-BBO-111 = Il Cataclisma
chapter-BBO-118 = Due Duchi a testa
chapter-BBO-A1 = Decisioni

## Rules; the same words as docs/games/big_bad_overlord/rules.md

rule-BBO-1 = Si gioca da tre a sei. Ognuno ha un Duca, distribuito a caso o scelto (BBO-A44).
rule-BBO-2 = All'inizio la plancia di ogni Duca mostra il lato della Cittadella.
rule-BBO-3 = Prima di distribuire si tolgono dal mazzo i Buoncuore e i Fantasmi.
rule-BBO-4 = Ciò che resta, 74 scagnozzi e 2 Artefatti, si mescola, e ogni giocatore riceve sei carte. Tra queste può esserci un Artefatto.
rule-BBO-5 = Dopo la distribuzione i dieci Buoncuore si mescolano nel resto del mazzo, che sta a faccia in giù.
rule-BBO-6 = I Fantasmi restano fuori dal mazzo e non si pescano mai.
rule-BBO-7 = Ogni giocatore mette esattamente tre delle sei carte, coperte, nella Cittadella.
rule-BBO-8 = Le altre tre stanno scoperte lì davanti: sono l'Armata.
rule-BBO-9 = Una Cittadella contiene al massimo tre carte, salvo le eccezioni dette più avanti.
rule-BBO-10 = Un'Armata conta al massimo sei carte, salvo le eccezioni dette più avanti.
rule-BBO-11 = Tutti tirano un dado. Comincia chi fa il numero più alto; chi pareggia per il primo posto ritira.
rule-BBO-12 = I turni girano intorno al tavolo in senso antiorario.
rule-BBO-13 = Un turno comincia pescando una carta dal mazzo.
rule-BBO-14 = Lo scagnozzo o l'Artefatto pescato va nell'Armata, o coperto nella Cittadella, a piacere di chi pesca (BBO-A48).
rule-BBO-15 = Un Buoncuore appena pescato va combattuto finché non sparisce; nel turno nulla viene prima di questo.
rule-BBO-16 = Chi ha già nove carte e pesca uno scagnozzo o un Artefatto deve scartare una carta.
rule-BBO-17 = All'inizio e alla fine del turno il giocatore può spostare carte tra Armata e Cittadella.
rule-BBO-18 = Una volta mandata fuori l'Armata in un turno, niente si sposta fino alla fine di quel turno, nemmeno per un Buoncuore che arriva nel frattempo.
rule-BBO-19 = Chi manda fuori un'Armata deve lasciare tre carte nella Cittadella.
rule-BBO-20 = Nessuno è obbligato ad attaccare.
rule-BBO-21 = Il bersaglio può essere qualunque altro giocatore con il Duca in vita.
rule-BBO-22 = Si attacca un giocatore alla volta, ma nello stesso turno se ne possono attaccare più d'uno, uno dopo l'altro.
rule-BBO-23 = Gli altri giocatori possono unirsi all'una o all'altra parte (da BBO-70 a BBO-81).
rule-BBO-24 = Chi ha finito può spostare carte ancora una volta; poi, finché vive più di un Duca, comincia il turno del giocatore seguente.
rule-BBO-25 = Lo scopo è distruggere tutti gli altri Duchi.
rule-BBO-26 = Un round di combattimento ha tre fasi: prima MENTE, poi MAGIA, infine MISCHIA.
rule-BBO-27 = Una battaglia si può interrompere solo a round concluso.
rule-BBO-28 = Combattono solo le carte di un'Armata, tranne quando un giocatore rimasto senza Armata difende la Cittadella.
rule-BBO-29 = Ogni carta ha un valore di difesa per la MENTE, uno per la MAGIA e uno per la MISCHIA.
rule-BBO-30 = Una carta con lo spicchio colorato in un tipo può attaccare in quel tipo e aggiunge il bonus stampato.
rule-BBO-31 = Un attacco che si può fare va fatto; nessuno può saltare una fase.
rule-BBO-32 = Una parte con almeno una carta dotata di attacco di MENTE tira due dadi e aggiunge i bonus di MENTE di tutte le sue carte.
rule-BBO-33 = I mezzi punti nella somma si arrotondano per difetto.
rule-BBO-34 = Una somma pari a zero non è un ostacolo: i dadi si tirano lo stesso.
rule-BBO-35 = Un totale di 12 o più riesce. Un doppio uno fallisce sempre.
rule-BBO-36 = Le due parti attaccano nello stesso momento, ed entrambe possono riuscire.
rule-BBO-37 = L'attacco cattura la carta nemica con la difesa di MENTE più bassa. Se sono più d'una, decide un dado.
rule-BBO-38 = Se riescono entrambe le parti, ogni vittima si sceglie tra le carte com'erano all'inizio della fase.
rule-BBO-39 = Una carta catturata riceve un segnalino e si unisce subito all'Armata di chi l'ha catturata, anche se è piena.
rule-BBO-40 = Combatte per il nuovo padrone a partire dalla fase seguente.
rule-BBO-41 = Finita la battaglia, ogni carta sotto controllo mentale si scarta, anche una che il proprietario si è ripreso.
rule-BBO-42 = La MENTE non ha potere su Macchine di Morte, Artefatti e Duchi.
rule-BBO-43 = Una carta catturata resta con chi l'ha presa anche se la carta che l'ha ammaliata va perduta.
rule-BBO-44 = Una parte con almeno una carta dotata di attacco di MAGIA tira due dadi e aggiunge i suoi bonus di MAGIA. Un totale di 12 o più riesce; un doppio uno fallisce sempre.
rule-BBO-45 = Le due parti attaccano nello stesso momento, ed entrambe possono riuscire.
rule-BBO-46 = L'attacco distrugge la carta nemica con la difesa di MAGIA più bassa, che si scarta. Se sono più d'una, decide un dado.
rule-BBO-47 = Le due parti tirano due dadi e aggiungono i bonus di MISCHIA delle loro carte; vince il totale più alto.
rule-BBO-48 = Chi perde scarta la sua carta con la difesa di MISCHIA più bassa. Se sono più d'una, decide un dado.
rule-BBO-49 = Chi fa doppio uno perde, qualunque siano i totali.
rule-BBO-50 = Chi fa doppio sei vince, qualunque siano i totali.
rule-BBO-51 = Se entrambe le parti fanno doppio uno, nessuno perde carte e il round è finito.
rule-BBO-52 = Se entrambe le parti fanno doppio sei, ognuna perde una carta e il round è finito.
rule-BBO-53 = Se i totali sono pari e nessuno ha fatto doppio uno o doppio sei, entrambe le parti ritirano.
rule-BBO-54 = Per una Macchina di Morte battuta in MISCHIA il vincitore tira un dado: con 4, 5 o 6 la Macchina passa per sempre dalla sua parte, altrimenti si scarta.
rule-BBO-55 = I punti segnati "solo difesa" non contano finché la loro parte ha almeno una carta con un attacco di MISCHIA.
rule-BBO-56 = Una parte senza alcun attacco di MISCHIA aggiunge invece i suoi punti "solo difesa". Se vince ha salvato le sue carte, ma il nemico non ne perde.
rule-BBO-57 = Il giocatore di turno può attaccare di nuovo lo stesso giocatore e conserva le carte sotto controllo mentale.
rule-BBO-58 = Oppure può volgersi contro un altro: prima si scartano le carte sotto controllo mentale, e nel frattempo non si sposta nulla.
rule-BBO-59 = Chi è passato a un altro bersaglio non può tornare su uno precedente nello stesso turno.
rule-BBO-60 = Oppure può finire il turno e spostare carte.
rule-BBO-61 = Se alla fine di un turno il mazzo è vuoto, al posto del turno seguente arriva il Cataclisma.
rule-BBO-62 = Per un Buoncuore tira i dadi un altro giocatore. Per il resto combatte come chiunque.
rule-BBO-63 = Un attacco di MENTE che cattura proprio il Buoncuore mette subito fine alla battaglia, prima di MAGIA e MISCHIA, e il giocatore lo manda contro un altro qualsiasi.
rule-BBO-64 = Se dalla sua parte un'altra carta ha una difesa di MENTE più bassa, è quella a essere catturata, e la battaglia continua.
rule-BBO-65 = Le carte catturate dal Buoncuore lo seguono nella nuova battaglia, anche quella presa nella stessa fase in cui viene mandato via.
rule-BBO-66 = Alcuni Buoncuore dimezzano o annullano il bonus degli avversari in un tipo; il risultato si arrotonda per difetto.
rule-BBO-67 = Un Buoncuore che distrugge un Duca passa al giocatore seguente in senso orario e tiene le carte sotto il suo controllo mentale.
rule-BBO-68 = Se il Buoncuore cade, le carte che controlla combattono ancora finché non spariscono.
rule-BBO-69 = Chi l'ha pescato riprende il turno solo quando delle sue forze non resta nulla.
rule-BBO-70 = Chi si difende può spostare carte dopo aver visto tutta l'Armata che lo attacca, ma prima del primo round.
rule-BBO-71 = Chi si difende non è tenuto a lasciare tre carte nella Cittadella e può portare l'Armata fino a sei carte.
rule-BBO-72 = Finché dura la battaglia nessuna carta torna nella Cittadella e l'Armata resta com'è.
rule-BBO-73 = Ogni giocatore non di turno può unirsi all'attaccante, ma solo prima del primo round; per farlo gli alleati possono spostare le proprie carte.
rule-BBO-74 = Tutti gli alleati dell'attaccante insieme aggiungono al massimo tre carte, così che l'attacco ne conti al massimo nove.
rule-BBO-75 = Le carte alleate non possono mai essere più di quelle dell'Armata a cui si uniscono (BBO-A42).
rule-BBO-76 = Solo i vicini di chi si difende possono aiutarlo, e possono farlo all'inizio di ogni round.
rule-BBO-77 = Ogni vicino aggiunge al massimo una carta.
rule-BBO-78 = Se l'attaccante è un vicino di chi si difende, può aiutare solo l'altro vicino.
rule-BBO-79 = Gli alleati non possono mettere carte nella Cittadella di qualcuno.
rule-BBO-80 = Le carte alleate attaccano e difendono come le altre. Macchine e Artefatti catturati vanno al giocatore che conduce la battaglia, non a un alleato.
rule-BBO-81 = Gli alleati possono riprendersi le carte dopo ogni round concluso (BBO-A47).
rule-BBO-82 = Quando l'Armata di chi si difende è distrutta, l'attaccante sceglie se dare l'assalto alla Cittadella.
rule-BBO-83 = Se l'assalto comincia, tutte le carte della Cittadella si scoprono.
rule-BBO-84 = Le carte in una Cittadella sotto assalto attaccano con bonus doppi in tutti e tre i tipi.
rule-BBO-85 = Le somme di MENTE e MAGIA degli attaccanti si dimezzano e si arrotondano per difetto; la loro MISCHIA non cambia.
rule-BBO-86 = Per Artefatti e Fantasmi la Cittadella non cambia nulla.
rule-BBO-87 = Chi comincia un assalto deve combattere almeno un round completo.
rule-BBO-88 = Anche le carte catturate da chi difende una Cittadella combattono con i suoi bonus doppi.
rule-BBO-89 = Quando si perde l'ultima carta della Cittadella, la plancia si gira e appare il Duca.
rule-BBO-90 = Un Duca è immune alla MENTE.
rule-BBO-91 = Un Duca attacca con MENTE, MAGIA e MISCHIA.
rule-BBO-92 = In uno scontro con un Duca nessun bonus ordinario conta, da nessuna delle due parti; aggiungono punti solo Artefatti e Fantasmi.
rule-BBO-93 = Perciò alla MAGIA serve un 12 con i dadi, meno quanto aggiungono Artefatti e Fantasmi, e in MISCHIA vince il tiro più alto.
rule-BBO-94 = Se il Duca cattura una carta con la MENTE, il round finisce subito e la plancia si rigira: comincia un nuovo round, in cui la carta catturata difende la Cittadella. Va eliminata prima di poter affrontare di nuovo il Duca.
rule-BBO-95 = Una carta catturata da un Duca resta con lui anche dopo la battaglia.
rule-BBO-96 = Chi sconfigge un Duca pesca subito una carta.
rule-BBO-97 = Quella carta può unirsi all'Armata, e l'attacco può continuare. Per metterla nella Cittadella, o per spostare carte a causa sua, bisogna finire il turno.
rule-BBO-98 = Se è un Buoncuore, va combattuto prima che il turno continui.
rule-BBO-99 = Chi perde il proprio Duca prende il Fantasma di quel Duca, non ha più turni e non può vincere.
rule-BBO-100 = In ogni round di combattimento un Fantasma può dare un bonus o una penalità a un tiro.
rule-BBO-101 = Quale tiro, MENTE, MAGIA o MISCHIA, e se bonus o penalità, va detto prima che il round cominci.
rule-BBO-102 = I punti dei Fantasmi non si raddoppiano, non si dimezzano e non subiscono resistenze, e contano negli scontri con un Duca.
rule-BBO-103 = I Fantasmi non possono né aiutare né maledire un Buoncuore.
rule-BBO-104 = I Fantasmi non si sommano sullo stesso tiro. Un Fantasma può annullarne un altro; in quel round non fa nient'altro (BBO-A46).
rule-BBO-105 = Il Teschio Arcano aggiunge 4 al tiro di MAGIA della sua parte, la Lama Funesta aggiunge 2 al tiro di MISCHIA, purché quella parte abbia una carta capace di attaccare in quel tipo.
rule-BBO-106 = Gli Artefatti contano anche negli scontri con un Duca, e nessuna Cittadella li modifica.
rule-BBO-107 = Se un'Armata viene annientata mentre contiene un Artefatto, l'avversario lo cattura.
rule-BBO-108 = Un Artefatto in una Cittadella non si può catturare: quando la Cittadella cade, lo raccoglie il Duca.
rule-BBO-109 = Gli Artefatti non si possono mai scartare.
rule-BBO-110 = Un Artefatto catturato da un Buoncuore si rimescola subito nel mazzo.
rule-BBO-111 = Quando il mazzo è vuoto, ogni giocatore senza Artefatto è distrutto con tutto ciò che possiede.
rule-BBO-112 = Chi ha entrambi gli Artefatti vince subito.
rule-BBO-113 = Altrimenti i due che ne hanno uno scoprono i loro Duchi, la Cittadella si unisce all'Armata senza alcun limite, e i due combattono fino alla fine; ogni Artefatto sta presso il suo Duca.
rule-BBO-114 = Ogni round ha ora una quarta fase, il Ducazzotto, e gli Artefatti non contano più per le Armate. Per primo il Duca con il Teschio Arcano fa un proprio attacco di MAGIA a +4: un totale di 12 o più distrugge la carta nemica con la difesa di MAGIA più bassa.
rule-BBO-115 = Poi il Duca con la Lama Funesta tira a +2 contro un tiro del nemico: se supera, il nemico perde la carta con la difesa di MISCHIA più bassa; se resta sotto, non succede nulla.
rule-BBO-116 = Un Duca senza Armata non ha Ducazzotto.
rule-BBO-117 = Quando restano solo i due Duchi, la MENTE non c'è: si combattono con la MAGIA e poi, se vivono entrambi, con la MISCHIA. Se entrambi fanno doppio uno, si torna alla MAGIA. Se si distruggono a vicenda, con due attacchi di MAGIA o con un doppio sei per parte, perdono tutti.
rule-BBO-118 = Nella variante per due o tre giocatori ognuno ha due Duchi, ciascuno con le proprie sei carte, la propria Armata e la propria Cittadella.
rule-BBO-119 = I due Duchi di un giocatore non possono dividersi né scambiarsi carte.
rule-BBO-120 = Il primo giocatore comincia con il Duca di sinistra; dopo quel turno pesca e gioca il Duca di destra.
rule-BBO-121 = Poi si continua in senso antiorario.
rule-BBO-122 = Per aiutare uno dei propri Duchi, un giocatore può usare solo l'altro.
rule-BBO-123 = Un giocatore può attaccare uno dei propri Duchi con l'altro.
rule-BBO-124 = In tre, chi per primo perde entrambi i Duchi è fuori.
rule-BBO-125 = Quando restano due giocatori, o si è cominciato in due, e uno ha perso entrambi i Duchi mentre l'altro ne ha ancora due, quest'ultimo ne cede uno, scegliendo quale.
rule-BBO-126 = L'ultimo Duca in vita fa vincere il suo giocatore.
rule-BBO-127 = Per tutto il resto valgono le regole normali.
rule-BBO-A1 = Quando si arrotondano i mezzi punti? Prima si sommano tutti i bonus, poi la somma si raddoppia, si dimezza o subisce la resistenza, e solo allora si arrotonda per difetto. Perché: mezzo punto, raddoppiato in una Cittadella, deve fare un punto intero.
rule-BBO-A2 = Gli Artefatti possono essere scelti come vittime, e occupano posto? Occupano un posto nell'Armata o nella Cittadella e contano tra le tre carte della Cittadella, ma non hanno valori e non sono mai vittime di un attacco. Perché: non si possono scartare, e cambiano mano solo quando un'Armata è annientata.
rule-BBO-A3 = Chi prende l'Artefatto di un Duca sconfitto? Il giocatore che l'ha sconfitto; se è stato un Buoncuore, l'Artefatto torna nel mazzo. Perché: il bottino va a chi conduce la battaglia, e i Buoncuore non ne tengono.
rule-BBO-A4 = E se entrambe le Armate sono annientate nella stessa fase, con degli Artefatti? Ognuno tiene il suo. Perché: sul campo non resta nessuno a raccogliere qualcosa.
rule-BBO-A5 = E se gli attaccanti perdono l'ultima carta? La battaglia è finita, chi si difende tiene ciò che resta, e il turno passa alla sua fine. Perché: nessuno sta attaccando la Cittadella dell'attaccante.
rule-BBO-A6 = Gli alleati dell'attaccante devono lasciare tre carte nelle loro Cittadelle? No. Perché: solo il giocatore di turno manda fuori un'Armata.
rule-BBO-A7 = Chi pesca un Buoncuore è il difensore? Sì: prima può spostare carte, può svuotare la Cittadella, e ogni vicino può aiutarlo con una carta; nessuno può interrompere la battaglia. Perché: è lui l'attaccato, e il Buoncuore deve sparire prima che il turno continui.
rule-BBO-A8 = E se il Buoncuore distrugge chi l'ha pescato? Passa al giocatore vivo seguente in senso orario. Quando è sparito, il turno passa in senso antiorario dal posto del giocatore distrutto. Perché: entrambi i versi sono indicati.
rule-BBO-A9 = Chi sono i vicini quando qualcuno è morto? I posti senza un Duca vivo si saltano. Perché: altrimenti a partita inoltrata nessuno potrebbe più ricevere aiuto.
rule-BBO-A10 = I Fantasmi possono toccare i tiri di chi combatte un Buoncuore? Sì; solo i tiri del Buoncuore sono fuori portata. Perché: è protetto il Buoncuore, non la battaglia.
rule-BBO-A11 = Attaccanti senza alcun attacco di MISCHIA possono battere un Duca solo? Possono vincere il tiro di MISCHIA ma non distruggere il Duca, e i loro punti "solo difesa" non contano. Perché: lo dicono insieme BBO-56 e BBO-92.
rule-BBO-A12 = E se ogni carta nemica è immune alla MENTE? Un successo non ha effetto. Perché: non c'è nessuno da catturare.
rule-BBO-A13 = E se una battaglia lascia a qualcuno più carte di quante i limiti permettano? Può restare così fino alla fine della battaglia. Poi si scarta ciò che supera le nove carte, dall'Armata o dalla Cittadella e mai un Artefatto; e ciò che supera le sei nell'Armata o le tre nella Cittadella passa nell'altro posto. Perché: lo stesso vale per le catture con la MENTE, e il limite di ciò che si possiede è di nove carte.
rule-BBO-A14 = Quando arriva di preciso il Cataclisma? Quando un turno finisce e il mazzo è vuoto. Un Duca sconfitto dopo che il mazzo si è esaurito non frutta alcuna carta. Perché: fino ad allora qualcuno può ancora essere distrutto nel modo consueto.
rule-BBO-A15 = E se nel Cataclisma un Duca solo cattura una carta? Il round finisce, e la carta è la sua nuova Armata, senza bonus da Cittadella. Perché: di Cittadelle non ce ne sono più.
rule-BBO-A16 = Come combatte un Duca solo contro un'Armata nel Cataclisma? Come in ogni scontro con un Duca, e il suo Artefatto conta per lui; quello dell'altro Duca non conta per l'Armata. Perché: nel Cataclisma gli Artefatti li impugnano i Duchi.
rule-BBO-A17 = I due giocatori del Cataclisma possono smettere di combattere? No. Perché: ne può restare uno solo.
rule-BBO-A18 = In quanti si gioca? Da tre a sei con le regole normali, in due o tre con due Duchi a testa. Perché: le regole stampate dicono da tre a sei, e la variante è nata per chi è in meno.
rule-BBO-A19 = I Buoncuore vanno davvero nel verso opposto? Sì: i turni girano in senso antiorario, un Buoncuore vittorioso va in senso orario. Perché: le regole insistono su entrambi.
rule-BBO-A20 = Bonus, Fantasmi o Artefatti cambiano l'effetto del doppio uno e del doppio sei? No: in ogni fase il doppio uno fallisce e il doppio sei riesce, qualunque cosa si aggiunga o si tolga, e lo stesso vale nel Ducazzotto. Perché: contano solo i dadi, e il tiro naturale decide sempre.
rule-BBO-A21 = In che ordine si classificano gli altri? Chi è caduto più tardi precede chi è caduto prima; chi è distrutto dallo stesso Cataclisma, o a vicenda, condivide il posto. Perché: sopravvivere agli altri deve pur valere qualcosa.
rule-BBO-A22 = Un giocatore con due Duchi infesta gli altri dopo aver perso il primo? No; il Fantasma arriva solo con l'ultimo Duca. Perché: è una consolazione per chi non ha più turni.
rule-BBO-A23 = La resistenza di un Buoncuore tocca gli Artefatti? Sì, agisce su tutta la somma dei bonus, Artefatti compresi. Perché: solo dei Fantasmi si dice che ne sono al riparo.
rule-BBO-A24 = I seguaci di un Buoncuore morto ne conservano la resistenza? No. Perché: è stampata sul Buoncuore.
rule-BBO-A25 = Le carte di una Cittadella assaltata restano scoperte? A battaglia finita si coprono di nuovo; ognuno può ricordarsele. Perché: le carte di una Cittadella stanno coperte.
rule-BBO-A26 = Dove vanno le carte degli alleati quando tornano? Nell'Armata del proprietario, o nella Cittadella se l'Armata è piena. Perché: tornano allo scoperto, come sono partite.
rule-BBO-A27 = Quante volte si possono spostare carte in una volta? Sei, abbastanza per scambiare tutte e tre le carte di una Cittadella; l'ordine non importa, purché alla fine i limiti siano rispettati. Perché: più carte si scelgono insieme e si confermano una volta sola, e un tavolo digitale deve pur finire.
rule-BBO-A28 = E se in un'Armata che si difende nessuno può combattere, perché vi restano solo Artefatti? L'Armata vale come distrutta prima del primo colpo, e l'attaccante prende gli Artefatti. Perché: nessuno li custodisce.
rule-BBO-A29 = Un Buoncuore può catturare una Macchina di Morte? No, la Macchina è distrutta. Perché: un Buoncuore non è un giocatore.
rule-BBO-A30 = Dove va una Macchina catturata da una Cittadella o da un Duca? In quella Cittadella, che da allora difende. Perché: l'Armata non c'è più, e anche i prigionieri di una Cittadella la difendono.
rule-BBO-A31 = Un Duca rimasto solo può mandare altrove un Buoncuore? Sì, il suo attacco di MENTE fa ciò che fa ogni attacco di MENTE. Perché: ha tutte e tre le capacità.
rule-BBO-A32 = E se all'arrivo del Cataclisma i due Artefatti appartengono a due Duchi dello stesso giocatore? Quel giocatore ha vinto. Perché: non resta nessun altro.
rule-BBO-A33 = Quali tiri può toccare un Fantasma? I tiri di MENTE, MAGIA e MISCHIA che una parte è in grado di fare all'inizio del round, con tutte le loro ripetizioni, ma nessun Ducazzotto. Perché: il tiro si nomina prima del round.
rule-BBO-A34 = Chi colpisce il Ducazzotto? L'Armata nemica, anche una Macchina, che viene distrutta; dove non c'è più Armata, il Duca in persona. Solo un Duca che ha perso la propria Armata non ha questo colpo. Perché: è ciò che le regole gli tolgono, e niente protegge un Duca rimasto solo.
rule-BBO-A35 = Si può prestare un Artefatto? No, solo scagnozzi. Perché: gli alleati mandano truppe, e il bottino non è mai loro.
rule-BBO-A36 = Un vicino può sostituire una carta perduta o richiamata? No, ognuno manda una carta per battaglia. Perché: è una carta per ogni vicino.
rule-BBO-A37 = Come si cede un Duca? Subito e con tutte le sue carte, al posto del Duca caduto per ultimo. Se è quello di turno, il turno è finito. Perché: ora gioca per qualcun altro.
rule-BBO-A38 = E se i dodici segnalini del controllo mentale sono tutti in uso? Va bene qualunque altro segno. Perché: i segnalini mostrano soltanto ciò che è successo.
rule-BBO-A39 = E se nessuna carta delle due parti può attaccare, in nessun tipo? Allora la battaglia non può continuare: l'attaccante deve interromperla, e i seguaci di un Buoncuore che non c'è più si scartano. Perché: nessuno potrebbe mai vincerla.
rule-BBO-A40 = Una maledizione può rovinare un doppio sei in MENTE o MAGIA? No, riesce anche se il totale è sotto 12. Perché: il 12 naturale vince in ogni fase, come ha detto l'editore.
rule-BBO-A41 = Qualcuno può unirsi a un Buoncuore? No. Perché: gli alleati si uniscono all'Armata di un giocatore, e un Buoncuore non ne ha.
rule-BBO-A42 = Il limite delle carte alleate vale anche in difesa? Sì: i vicini non hanno mai più carte dell'Armata a cui si uniscono, e a un'Armata senza carte non ci si unisce. Se c'è posto per uno solo di due vicini, si chiede prima a chi viene dopo il difensore in senso antiorario. Perché: la regola parla dell'Armata a cui ci si unisce, quale che sia.
rule-BBO-A43 = Chi è di turno può aiutare la vittima di un Buoncuore mandato altrove? No, nel proprio turno non si è alleati di nessuno. Perché: alleato è chi non è di turno.
rule-BBO-A44 = Come si scelgono i Duchi? Si distribuiscono; oppure, se il tavolo preferisce, si scelgono uno dopo l'altro, in senso orario dal primo posto, e ciascuno per ogni suo posto. Perché: tutti i Duchi hanno la stessa forza, quindi l'ordine non conta.
rule-BBO-A45 = E se un Duca non ha Armata quando viene attaccato, e non ne schiera una? Allora si attacca la sua Cittadella, che è assaltata già nel primo round. Ma se un'Armata rientra nella Cittadella prima del primo round, chi attacca può ancora rinunciare all'assalto. Perché: una battaglia s'interrompe solo a round concluso, e chi attacca un Duca senza Armata sa dove va.
rule-BBO-A46 = In che ordine si dichiarano i Fantasmi? In senso antiorario da chi è di turno, una volta ciascuno. Poi chi non ha agito può ancora annullare ciò che è stato dichiarato, finché tutti passano; non si chiede di nuovo a nessuno se nel frattempo non è successo niente. Perché: un Fantasma può annullarne un altro, chiunque parli per primo.
rule-BBO-A47 = Quando decidono gli alleati se restare? A round concluso e prima che chi attacca decida se proseguire, tutti insieme e carta per carta. Perché: possono andarsene dopo ogni round, e chi attacca prosegue con ciò che gli resta.
rule-BBO-A48 = Come si nasconde una carta pescata se la Cittadella è piena? Va lì coperta, e in cambio una carta della Cittadella va nell'Armata. Nessun altro vede che cosa è stato pescato, e la domanda è la stessa per tutti, qualunque carta sia. Una ricompensa nascosta così chiude il turno. Perché: di ogni carta pescata si sceglie il posto, e una Cittadella ne tiene tre.

# Ciò che dice solo il tabellone

board-battle = Battaglia
board-round = Round { $round }
board-attacker = Attacco
board-defender = Difesa
board-turn = Di turno
board-quiet = non interpellato in questa battaglia
board-in-battle = L'Armata è in battaglia.
board-lent-by = In prestito da { $who }
board-no-roll = non tira
board-last-round = L'ultimo round ha portato
board-deck = Quando un turno finisce e il mazzo è vuoto, arriva il Cataclisma.
board-exact = esatto
board-about = circa
board-victory = Vittoria
board-odds-target = Armata contro Armata, fino in fondo con le carte scoperte
board-attack-loses = L'attacco perde una carta in questo round
board-defense-loses = La difesa perde una carta in questo round
board-attack-wins = L'attacco vince, se entrambi combattono fino in fondo
board-marked = Segnate · { $cards }
board-standing-order = «Niente più domande in questa battaglia» è un ordine permanente: finché dura la battaglia il tuo schieramento resta com'è e nessuno ti aspetta. Finisce con la battaglia.
board-about-artifact = Un Artefatto non viene mai scartato. Conta per chi può attaccare nel suo tipo, anche contro un Duca.
board-about-do-gooder = Un Buoncuore va combattuto finché non se ne va.
board-about-duke = Chi perde il Duca è fuori e torna come Fantasma.
board-about-ghost = Prima di un round un Fantasma può aiutare o maledire un tiro, o annullare un altro Fantasma.
board-about-machine = La MENTE non raggiunge una Macchina. Battuta in MISCHIA, può cambiare parte per sempre.
board-about-defense-only = I punti di sola difesa contano finché nessuno dalla sua parte ha un attacco di MISCHIA.
about-march = Le carte forti dell'Armata attaccano; ciò che sta nella Cittadella protegge il tuo Duca. Scegli un Duca da attaccare, o chiudi il turno.
about-muster = L'attacco arriva. Chi sta nell'Armata lo affronta all'aperto; la Cittadella è l'ultimo muro davanti al tuo Duca.
about-muster-done = La battaglia comincia con le carte come sono.
about-garrison = Tre carte proteggono il Duca di nascosto; le altre combattono all'aperto. I buoni valori di difesa vanno nella Cittadella.
about-press-on = Un altro round con le stesse carte: MENTE, MAGIA e MISCHIA si tirano di nuovo.
about-stay-out = Per ora non presti niente; potrai essere chiamato ancora finché la battaglia dura.
