## Una prima partita guidata: `lessons/first-game.toml`. Le righe vuote separano le pagine.

lesson-first-game = Tre giorni di onesto saccheggio
    .about = Metti al lavoro i Goblin, saccheggia fattorie, assumi un Gigante.

lesson-first-game-castle =
    Benvenuto alla stagione dei saccheggi. Ognuno ha un castello, e in mezzo c'è il regno degli umani, pieno di gente che possiede cose. Quando qualcuno ha messo insieme dieci scrigni, vince il più ricco.

    Ogni giorno si tira un dado per tutti, e il numero dice quale riga del castello lavora quel giorno. Quel che sta a sinistra della riga raccoglie: cibo, glifi, mappe del tesoro. Quel che sta a destra combatte: spade e ladri. I cinque castelli sono uguali, solo con le righe in un altro ordine.
    .task = Prendi Acquamuffa.
    .wrong = Vale quanto gli altri. È solo che di Acquamuffa conosco le tubature.

lesson-first-game-goblin-left =
    Brother Gall ha Castel Cenere, e ciascuno riceve due Goblin. Un Goblin s'infila sotto il castello da un lato, e conta solo quella metà, per sempre.

    Saccoccia trova cibo nelle righe 3 e 6 se lavora a sinistra, oppure a destra rotea due spade nella riga 1. Con il cibo si comprano creature, e nella riga 3 non ne avevi.
    .task = Metti Saccoccia a sinistra.
    .wrong = Due spade nella riga 1, dove ancora non c'è altro: servono un giorno su sei. Il cibo serve in due righe.

lesson-first-game-goblin-right =
    Strabuzzo ha una spada e un ladro nella riga 4. Il tuo castello lì ha già due spade, e tre spade prendono luoghi che due possono solo guardare. Una riga forte vale più di tante righe uguali.
    .task = Metti Strabuzzo a destra.
    .wrong = Una mappa e un po' di cibo fanno piacere. Ma tre spade in una riga aprono le porte, forse già oggi.

lesson-first-game-attack =
    Primo giorno, il Capitano sei tu, e il dado mostra 4. Non sto dicendo che il dado lo conosco. Tutti hanno raccolto quel che la riga 4 ha a sinistra. Ora ciascuno può attaccare una volta: un luogo, la Taverna o, con un ladro, il castello di qualcuno.

    Hai tre spade. La Fattoria delle Pecore ha due scudi, quella delle Rune tre: basta il pari. Le rune valgono più delle pecore, e i grandi mostri vogliono essere pagati in glifi.
    .task = Saccheggia la Fattoria delle Rune.
    .wrong = Andrebbe, e avanzerebbero spade. Ma oggi ne hai tre, e la Fattoria delle Rune ne vuole tre.

lesson-first-game-sheep =
    Due glifi e uno scrigno, di cui solo tu conosci il valore. Brother Gall nella riga 4 non aveva spade ed è rimasto a casa.

    Secondo giorno. Il Capitano è lui, e il dado mostra 6: per te un glifo, un cibo e due spade. Giusto quel che ci vuole per le pecore.
    .task = Saccheggia la Fattoria delle Pecore.
    .wrong = Una Botte fa ritirare il dado, e non è male. Ma due cibi e uno scrigno sono meglio.

lesson-first-game-recruit =
    Dopo gli attacchi ciascuno recluta, finché ha di che pagare. Le Creature Malvagie costano 2 cibi. Le Malvagissime 3 glifi, oppure 1 glifo e 4 cibi. Hai 4 cibi e 3 glifi: bastano per una di loro, e avanza qualcosa.

    Il Gigante di Collina ha spade nelle righe 1 e 3, due magiche nella 5, e porta due segnalini Scudo per le tue mura.
    .task = Recluta il Gigante di Collina.
    .wrong = Te la puoi permettere. Ma i giganti non aspettano, e anche Brother Gall sa contare i glifi.

lesson-first-game-pay =
    Due prezzi. Se paghi in glifi ti restano 4 cibi, per altre due bocche.
    .task = Paga 3 glifi.
    .wrong = Così finirebbe tutto il cibo, per due glifi che da soli non comprano niente.

lesson-first-game-giant =
    A sinistra raccoglierebbe, come una massaia molto grossa. A destra combatte, in righe che finora non hanno una spada.
    .task = Metti il Gigante di Collina a destra.
    .wrong = Cibo nella riga 1, un glifo nella 4, e un gigante che si annoia. L'hai assunto per le braccia.

lesson-first-game-orc =
    Restano 4 cibi. L'Orco Furiere ha due spade nella riga 2, dove non ne hai nessuna.
    .task = Recluta l'Orco Furiere.
    .wrong = Niente male, ma nella riga 2 non dà nulla, e lì ci sono i tuoi esploratori.

lesson-first-game-orc-right =
    Una riga che raccoglie e combatte è una riga che speri di veder uscire.
    .task = Metti l'Orco Furiere a destra.
    .wrong = Altro cibo nella riga 3, e ancora nessuna spada nella 2.

lesson-first-game-save =
    Restano 2 cibi. Potresti spenderli adesso, ma quel che ci sarà domani può essere meglio, e ne avrai di più.
    .task = Per oggi non reclutare altro.
    .wrong = Si può. Ma tieni qualcosa per domani: le grandi creature arrivano a quattro.

lesson-first-game-keg =
    Terzo giorno, e il dado mostra 2. I tuoi esploratori hanno trovato una mappa del tesoro, quelli di Brother Gall nessuna: chi da solo ne ha di più prende uno Scrigno di Metallo. Valeva 5.

    Due spade. La Fattoria delle Cipolle andrebbe bene, e non scappa. Ma la Taverna è aperta a tutti ogni giorno, e una Botte in cantina vuol dire: quando il dado cade male offri da bere, e si ritira.
    .task = Saccheggia La Botte Canterina.
    .wrong = Scelta onesta, e domani ci sarà ancora. Vorrei che avessi una Botte prima che il dado ti volti le spalle.

lesson-first-game-end =
    Una giornata è tutta qui: tirare, raccogliere, esplorare, attaccare, reclutare. Da adesso il signore sei tu. Oggi recluti ancora; domani il Capitano è Brother Gall.

    Bada a due cose. I ladri nella riga attiva rubano scrigni dai castelli di cui battono lo scudo: non farti vedere il più ricco. E quando dopo gli attacchi qualcuno ha dieci scrigni la partita finisce, e conta il valore che c'è dentro. L'oro vale più del legno, anche nelle fiabe.

## Per chi incontra una domanda la prima volta

first-name-castle = I castelli hanno tutti le stesse righe, in un altro ordine. Prendi quello che ti piace; se due vogliono lo stesso, decide il caso.
first-place-goblin = A sinistra del castello un Goblin raccoglie cibo e mappe, a destra combatte. Conta solo la metà che sporge, per tutta la partita. Cerca le righe in cui manca qualcosa, o quelle già forti.
first-roll-again = Il dado si può ritirare: il Capitano lancia Confusione, o chiunque offre da bere con una Botte. Chiediti che cosa questa riga dà a te, e che cosa agli altri.
first-attack = Un attacco al giorno: un luogo con tanti scudi quante le tue spade, o meno; la Taverna per una Botte; o, con un ladro nella riga, un castello che abbia scrigni. Gli scudi magici cedono solo alle spade magiche.
first-steal = Ogni tuo ladro porta via uno scrigno. L'oro vale da 6 a 8, il metallo da 3 a 5, il legno da 1 a 3; quale di preciso, decide il caso.
first-recruit = Compra creature finché puoi pagare: 2 cibi una Malvagia; 3 glifi, oppure 1 glifo e 4 cibi, una Malvagissima. La carta comprata è sostituita subito.
first-pay = Due prezzi per lo stesso mostro. Paga con ciò che ti mancherà di meno.
first-place-creature = A sinistra raccoglie, a destra combatte, e l'altra metà resta nascosta per sempre.
