## Una prima partita guidata: `lessons/first-game.toml`. Le righe vuote separano le pagine.

lesson-first-game = La prima campagna del Duca
    .about = Presidia una Cittadella, vinci una battaglia in due round e incontra gente per bene.

lesson-first-game-citadel =
    Buonasera, Duca. Sei Duchi vogliono un trono solo, e stasera ce ne sono tre: tu, Vinegar Tom e Aunt Mildew. Vince l'ultimo Duca in vita. Oppure chi è ancora in piedi quando erutta il vulcano, ma a questo arriveremo.

    Hai sei carte. Tre vanno coperte nella Cittadella e difendono il tuo Duca; le altre tre le stanno davanti e sono la tua Armata, sotto gli occhi di tutti. Solo l'Armata attacca. Quando una Cittadella è assaltata, le sue carte combattono con bonus doppi: ci vuole gente solida.

    Ogni carta ha tre coppie di numeri: MENTE, MAGIA e MISCHIA, prima della barra il bonus d'attacco, dopo la difesa. Un trattino significa che in quel modo non attacca. I Cavalieri delle Tenebre hanno MISCHIA 4/5: quattro, dietro le mura, fa otto.
    .task = Metti i Cavalieri delle Tenebre nella Cittadella.
    .wrong = Quella la vedrei meglio in campo. Le mura raddoppiano quel che una carta aggiunge, e i Cavalieri aggiungono molto.

lesson-first-game-citadel-magic =
    Le mura raddoppiano anche la MAGIA. Un Mago là dietro è una brutta sorpresa per chi viene a bussare.
    .task = Metti il Mago Malvagio (Turbante) nella Cittadella.
    .wrong = Tienila per l'Armata, che ha bisogno di un po' di tutto. Il Mago renderà di più dietro le mura.

lesson-first-game-citadel-last =
    Ancora una. Il Demone sa fare tutto, la Legione picchia forte, la Strega ammalia e strega: loro marciano. Le Truppe restano a casa.
    .task = Metti le Truppe del Terrore nella Cittadella.
    .wrong = Quella portala con te: un'Armata che sa attaccare in tutti e tre i modi vale più di una che è soltanto forte.

lesson-first-game-draw =
    Hai tirato il più alto, quindi cominci tu. Ogni turno comincia pescando una carta. Uno scagnozzo va dove vuoi, Armata o Cittadella. Il Mostro Peloso ha MISCHIA 6/7. Guardalo. Non è roba da tenere in casa.
    .task = Mettilo nell'Armata.
    .wrong = Come portinaio andrebbe. Ma stiamo per attaccare, e 6 è un gran bel Mostro.

lesson-first-game-attack =
    Ora puoi spostare carte, attaccare o finire il turno. Per attaccare devono restare tre carte nella Cittadella, e ci sono. Nessuno è obbligato ad attaccare, ma ogni battaglia vinta costa carte agli altri, e di altro non hanno.

    Vinegar Tom ha mandato in guerra un Ruffiano. Accanto a ogni Duca leggi quanto è probabile batterne l'Armata così com'è. Gli altri possono prestare carte a una parte o all'altra: chiediti chi ce l'ha con chi.
    .task = Attacca Vinegar Tom (Kamu il Possente).
    .wrong = Si può, e un altro giorno sarà forse saggio. Oggi il più debole dei due è Tom.

lesson-first-game-press =
    Aunt Mildew ne è rimasta fuori. Guarda che cosa è successo, perché ogni round va così. Prima la MENTE: due dadi più il tuo bonus di MENTE, serve 12. Hai fatto 12, e il Ruffiano, il più basso in MENTE, ha cambiato bandiera. Poi la MAGIA, di nuovo 12: hai fatto 8, niente.

    Poi la MISCHIA: le due parti tirano due dadi e sommano; chi sta sotto perde la carta con la difesa di MISCHIA più bassa. Avevi 22 contro 10, e l'Orda non c'è più. In breve: la MENTE ruba, la MAGIA uccide, la MISCHIA logora.

    Dopo ogni round puoi smettere o combatterne un altro. Gli resta una carta sola.
    .task = Combatti un altro round.
    .wrong = Te ne sarebbe grato. Finiscilo: gli resta una carta, e tu non ne hai perse.

lesson-first-game-enough =
    La MAGIA si è presa l'ultima, e l'Armata di Tom non c'è più. Adesso potresti assaltare la Cittadella. Là dentro le sue tre carte combatterebbero con bonus doppi, e la tua MENTE e la tua MAGIA sarebbero dimezzate. Se cade l'ultima, esce il Duca in persona.

    Potrebbe riuscire. Potrebbe anche costarti mezza Armata, mentre Aunt Mildew guarda e sferruzza. Un principiante assalta; un Duca aspetta che l'altro abbia sprecato le sue carte.
    .task = Finisci il turno.
    .wrong = Coraggio da vendere! Ma una Cittadella raddoppia i suoi bonus e dimezza la tua MENTE e la tua MAGIA. Non c'è fretta.

lesson-first-game-do-gooder =
    Il Ruffiano se n'è andato: le carte ammaliate si scartano dopo la battaglia. Gli altri hanno giocato il loro turno e pescato una carta ciascuno. Hai pescato anche tu, e non è dei nostri: un Buoncuore. Attacca subito, e i dadi per lui li tira un altro, con gioia.

    Il Coro della Seconda Occasione ha MENTE 3 e dimezza la tua MAGIA. Ti difende la tua Armata. Prima puoi riordinarla; non serve.
    .task = Difenditi con l'Armata così com'è.
    .wrong = Potresti spostarla, ma la tua Armata va bene così: 15 in MISCHIA contro 3.

lesson-first-game-send-on =
    Commovente. L'attacco di MENTE del Coro è fallito, il tuo no: hai ammaliato un Buoncuore! Non resta con te, va a fare del bene a qualcun altro, a chi dici tu. Per te la battaglia è finita.
    .task = Mandalo da Aunt Mildew (Gurth l'Odioso).
    .wrong = A Tom non resta quasi niente da perdere. Sarebbe gentilezza, e la gentilezza non è il nostro ramo.

lesson-first-game-end =
    Ha battuto il Coro, e adesso sa come ti chiami. Da qui la guerra è tua: tocca ancora a te, l'Armata di Tom è un po' d'Accozzaglia davanti a una Cittadella di tre carte, e la previsione ti dice le probabilità.

    Due parole sulla fine: per stasera ho tolto gran parte del mazzo. Quando è vuoto il vulcano erutta, e chi non ha uno dei due Artefatti è spacciato. Tieni d'occhio chi li pesca. E chi cade diventa un Fantasma, e ha delle opinioni. Buona campagna, Duca.

## Per chi incontra una domanda la prima volta

first-garrison = Tre carte vanno nella Cittadella, coperte, e quando è assaltata vi combattono con bonus doppi; le altre tre diventano l'Armata, che attacca e che tutti vedono. L'Armata dovrebbe saper attaccare in MENTE, MAGIA e MISCHIA; la Cittadella vuole numeri alti.
first-place-card = La carta pescata entra nell'Armata, dove attacca ed è vista, o va coperta nella Cittadella, dove i bonus raddoppiano quando è assaltata.
first-march = Sposta carte tra Armata e Cittadella, attacca un Duca o finisci il turno. Per attaccare devono restare tre carte nella Cittadella. La percentuale accanto a un Duca è la probabilità di batterne l'Armata così com'è; altri possono unirsi.
first-join-attack = Qualcuno è attaccato, e puoi prestare carte a chi attacca. Quel che presti può andare perso; in cambio un nemico avrà meno carte.
first-muster = Ti attaccano. Prima del primo round puoi portare carte dalla Cittadella nell'Armata, fino a sei, o viceversa. Finché dura la battaglia non si sposta più niente.
first-join-defense = Il tuo vicino è attaccato. Puoi mandargli una carta in aiuto, magari perché il prossimo saresti tu.
first-withdraw = È finito un round, e puoi riportare a casa le carte che hai prestato.
first-press = È finito un round. Combattine un altro, rivolgiti contro qualcun altro, o smetti. Quando un'Armata non c'è più, il round seguente assalta la Cittadella: le sue carte raddoppiano i bonus, e la tua MENTE e la tua MAGIA sono dimezzate.
first-send-on = Hai ammaliato un Buoncuore: ora attacca chi vuoi tu.
first-haunt = Il tuo Duca è morto e tu sei un Fantasma. In ogni round puoi aiutare o maledire di 2 un tiro, in nome dei vecchi tempi.
first-take-spoils = La ricompensa per un Duca caduto. Nell'Armata può combattere subito; metterla nella Cittadella finisce il turno.
first-rearrange = Alla fine del turno puoi spostare ancora carte. Pensa a chi potrà attaccarti adesso.
first-discard-one = Il limite è nove carte. Una deve andare.
