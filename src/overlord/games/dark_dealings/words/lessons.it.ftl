## Una prima partita guidata: `lessons/first-game.toml`. Le righe vuote separano le pagine.

lesson-first-game = Una prima serata al castello
    .about = Vantati degli eroi, guadagna difese, e poi sopravvivi a entrambi.

lesson-first-game-boast =
    Benvenuto. Hai un castello, e gli eroi lo trovano irresistibile. Attirane otto, vantati di loro per guadagnare difese, poi battine più che puoi. Se ne batti più di Grimelda, hai vinto.

    Per far prima ho già attirato i tuoi eroi e giocato due dei quattro giri di vanterie. In mano ti restano quattro eroi, e in mezzo ci sono quattro difese in offerta.

    A ogni giro tutti posano due eroi in segreto. Il numero nell'angolo è il Valore di Sfida: chi si vanta più in alto prende per primo una difesa. Ma quegli stessi eroi verranno poi a combatterti, e una gran vanteria è una promessa di guai. Il Guardaboschi vale 30. Ha anche sette di Armatura, però ogni tipo di difesa gli fa male.
    .task = Vantati del Guardaboschi Quercioli.
    .wrong = Anche questo è un bell'ospite, ma prima voglio mostrarti una vanteria alta, per un buon posto in fila.

lesson-first-game-boast-small =
    E adesso uno piccolo. Nina ha Armatura 2 e non ci darà gran fastidio. Con Valore di Sfida 2 prende quel che gli altri lasciano: il patto è questo.
    .task = Vantati di Nina Novedita.
    .wrong = Uno grande e uno piccolo: i due di mezzo tienili per l'ultimo giro.

lesson-first-game-take =
    Gli eroi sono stati scoperti tutti insieme. Il Seguipista di Grimelda vale 35, quindi ha scelto prima lei e si è presa il Gigante di Montagna. Ora tocca al tuo Guardaboschi.

    Una difesa ha da uno a tre lati. Quello acceso è il lato corrente: Kevin colpisce da Scagnozzo per 3. Poi la carta ruota, e diventa un Incantesimo da 3. Dopo l'ultimo lato è eliminata. Due lati da 3 sono due bei colpi.
    .task = Prendi Kevin il Troll.
    .wrong = Niente male. Ma ha colpi più deboli o più rari di Kevin, che già mette il broncio.

lesson-first-game-last-boast =
    Nina ha preso quel che restava, il Labirinto di Specchi. Non potevi rifiutarlo, e credo che ti piacerà.

    L'ultimo giro: due eroi, quindi non c'è da scegliere che l'ordine. Ser Umberto, con 26, dovrebbe andare per primo.
    .task = Vantati di Ser Umberto il Retto.
    .wrong = Li poserai comunque tutti e due. Comincia da Ser Umberto.

lesson-first-game-take-first =
    Stavolta la vanteria più alta è la tua, e scegli prima di tutti. Pensa a chi arriva: Rovo si ferisce solo con le Trappole e ha Armatura 4. Lo Zerbino è una Trappola da 4 esatti.
    .task = Prendi lo Zerbino della Rovina.
    .wrong = Servirebbe, ma poi lo Zerbino se lo prende Grimelda, e nient'altro di tuo batte Rovo da solo.

lesson-first-game-take-second =
    Ne restano due, e quella che lasci va a Grimelda. Tre lati valgono più di uno: la Scalinata colpisce tre volte prima di sparire.
    .task = Prendi la Scalinata Unta.
    .wrong = Un colpo solo, e addio maggiordomo. La Scalinata ne ha tre.

lesson-first-game-fight =
    Ecco che arrivano. I tuoi eroi aspettano in una pila, e l'ultimo usato viene per primo: Rovo, un Ranger. I Ranger non hanno trucchi, solo Armatura.

    Puoi sempre combattere o scartare. Scartare non costa niente, ma non rende niente. Un combattimento si prepara per intero e non si può perdere: se le difese non bastano, il gioco non te lo lascia cominciare.
    .task = Scegli di combattere.
    .wrong = Così Rovo se ne andrebbe, e avresti un eroe battuto in meno. Lo zerbino l'abbiamo comprato apposta!

lesson-first-game-strike =
    Rovo teme solo le Trappole: possono colpire soltanto le carte che hanno una Trappola sul lato corrente. I numeri si sommano: ne servono 4, di più si può. Usa il meno possibile. Hai altri sette ospiti da ricevere.
    .task = Colpisci con lo Zerbino della Rovina.
    .wrong = Funzionerebbe solo con una seconda carta accanto. Uno zerbino costa meno di due carte.

lesson-first-game-strike-now =
    4 contro Armatura 4: basta. Finché non hai colpito puoi riprendere le carte o aggiungerne altre, a volte solo per ruotarne una su un lato migliore.
    .task = Colpisci ora.
    .wrong = Puoi aggiungerla, ma ruoterebbe per niente. Lo zerbino basta.

lesson-first-game-knight =
    E uno. Lo zerbino ha ruotato sul lato più debole e può colpire ancora una volta. Grimelda ha battuto un Berserker e ha perso le due carte che l'hanno colpito: i Berserker fanno così.

    Ser Umberto è un Cavaliere, Armatura 6. I Cavalieri sono lenti: una stessa difesa può colpirli più volte, un lato dopo l'altro.
    .task = Scegli di combattere.
    .wrong = Non serve lasciarlo passare. Conosco un soffitto che gli va a pennello.

lesson-first-game-knight-once =
    Teme Trappole e Incantesimi. Il Soffitto Ribassato è una Trappola da 3 e, una volta ruotato, un Incantesimo da 3. Gli fanno male entrambi, e insieme fanno 6.
    .task = Colpisci con il Soffitto Ribassato.
    .wrong = Potrebbe colpirlo, ma il Soffitto fa tutto da solo.

lesson-first-game-knight-twice =
    Contro chiunque altro questa carta avrebbe finito. Contro un Cavaliere puoi prenderla di nuovo.
    .task = Colpisci ancora con il Soffitto Ribassato.
    .wrong = Va bene anche così, ma costa una seconda carta. Al Soffitto resta ancora un lato.

lesson-first-game-knight-down =
    3 e 3 fanno 6. Il Soffitto ha usato entrambi i lati, quindi dopo se ne va. Un prezzo onesto per un Cavaliere.
    .task = Colpisci ora.
    .wrong = È già a terra. Tienila per il prossimo ospite.

lesson-first-game-thief =
    Ed ecco Nina. I Ladri sgusciano via dalle mani pesanti: la somma dei colpi dev'essere esattamente l'Armatura. Non 3, non 1: 2.
    .task = Scegli di combattere.
    .wrong = Ci scapperebbe. Abbiamo qualcosa che vale 2 esatti.

lesson-first-game-thief-exactly =
    Qui torna utile il Labirinto di Specchi. Un Incantesimo da 2, e il lato seguente è una Deviazione, che manda un eroe in fondo alla fila.
    .task = Colpisci con il Labirinto di Specchi.
    .wrong = Il conto tornerebbe anche così, ma il Labirinto ruota su una Deviazione, e quella conviene averla.

lesson-first-game-thief-caught =
    Esattamente 2.
    .task = Colpisci ora.
    .wrong = Un punto di più, e se la fila dalla finestra.

lesson-first-game-end =
    Tre ospiti, tre vittorie. Gli altri cinque sono affar tuo: un Ranger, un Berserker, un Cavaliere, un Mago e i Mezzuomini. Guarda la pila quando vuoi e pensa a tutti: quel che spendi per il primo mancherà per l'ultimo.

    Che cosa farebbe una carta lo leggi puntandola. Il resto della serata è una partita normale contro Grimelda. Buona fortuna, mio signore.

## Per chi incontra una domanda la prima volta

first-keep-hero = Di ogni mano tieni due eroi e passi gli altri. Un Valore di Sfida alto fa scegliere per primi le difese, un'Armatura bassa si batte facilmente; ogni eroe che tieni verrà a combatterti. Bada alle debolezze: chi teme tutti e tre i tipi è un ospite comodo per qualunque castello.
first-play-hero = Tutti posano due eroi insieme. Il Valore di Sfida più alto prende per primo una difesa. Gli eroi finiscono sulla tua pila, e quelli usati per ultimi attaccheranno per primi.
first-take-defense = Prendi una difesa per ogni eroe di cui ti sei vantato. Cerca lati che corrispondano alle debolezze dei tuoi eroi; una carta con due o tre lati colpisce altrettante volte.
first-face-hero = Combatti o scarta. Un combattimento è un piano completo e non fallisce mai; quel che non si può vincere non è offerto. Scartare non costa niente: lascia passare l'eroe che ti prenderebbe troppe carte.
first-strike = Scegli difese il cui lato corrente corrisponde a una debolezza finché arrivi all'Armatura, poi colpisci. Ogni carta che colpisce ruota sul lato seguente, e dopo l'ultimo è eliminata.
first-rotate = Un Peso Massimo vuole una spinta: prima ruota un'altra tua difesa. Scegline una di cui ti piacerebbe vedere il lato seguente.
first-trash-defense = Un Mago vuole l'onorario prima del combattimento: una tua difesa è eliminata. Costa meno una che sia già all'ultimo lato.
first-take-hero-solo = Da solo prendi gli eroi da una fila. Con ognuno viene una difesa che sta sotto di lui o più a destra, e le migliori stanno a sinistra: eroi forti portano difese forti.
first-take-defense-solo = Una qualsiasi difesa sotto l'eroe o più a destra. Quelle a sinistra hanno il Rango più alto.
