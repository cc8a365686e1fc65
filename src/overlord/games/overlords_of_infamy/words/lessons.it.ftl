## Una prima partita guidata: `lessons/first-game.toml`. Le righe vuote separano le pagine.

lesson-first-game = Due turni verso l'infamia
    .about = Manda in giro i Tirapiedi, ordisci un Complotto e punta l'Eroe contro qualcun altro.

lesson-first-game-overlord =
    Benvenuto nella malvagità. Intorno al Regno del Bene gli Overlord abitano nei loro Covi e ordiscono Complotti. I Complotti sono punti, e alla fine vince chi ne ha di più. Nel mezzo siede l'Eroe, che non ha nessun piano. Per ora.

    Per prima cosa scegli chi sei. Ogni Overlord ha un'abilità e ama una risorsa: a ogni raccolto ne prende una in più. Madama Branchiefonde ama l'Acqua, e ne ha nel Covo.
    .task = Scegli Madama Branchiefonde.
    .wrong = Persona squisita, e pericolosa. Oggi prendi la Madama: metà del lavoro lo fa l'Acqua del suo Covo.

lesson-first-game-plot =
    Tyrano ha preso se stesso. Ognuno pesca due Complotti e ne tiene uno, in segreto. In fondo a un Complotto sta scritto che cosa serve. L'Acqua ce l'hai. Il Cibo l'avrai. Il Minerale Arcano è questione di fortuna.
    .task = Tieni Allungare il Brodo.
    .wrong = 3 punti, ma vuole Minerale Arcano, e dalle tue parti non ce n'è. I Complotti rapidi rendono infami prima.

lesson-first-game-harvest =
    Tocca a te: 3 Punti Azione, da spendere tutti. Di solito si manda un Tirapiedi dalla Caserma su uno spazio della propria zona. Su una risorsa la raccoglie. A Tyrano non dispiacerà: è astemio.
    .task = Manda un Tirapiedi sull'Acqua del tuo Covo, B10.
    .wrong = Utile anche questo. Ma prima l'Acqua, senza la quale non si allunga niente.

lesson-first-game-exploit =
    Due Acque in un colpo: questo è amore. La tua zona è ancora piccola. Sfruttando il Territorio peschi due tessere e ne metti una accanto al Covo o alle tue tessere.
    .task = Sfrutta il Territorio.
    .wrong = Il tuo Complotto vuole Cibo, e nella tua zona non ce n'è.

lesson-first-game-tile =
    Rape, o un cimitero di armature. L'altra va in fondo alla pila.
    .task = Scegli la Tenuta delle Rape.
    .wrong = I Rottami fanno comodo, per un altro Complotto. Questo è un brodo.

lesson-first-game-place =
    Dove la metti conterà più avanti: accanto agli spazi Contesi, che usa chiunque abbia lì una tessera, e sulla strada dell'Eroe, o fuori. C9 sta dietro il tuo Covo, il più lontano possibile dall'Eroe.
    .task = Mettila in C9.
    .wrong = Più vicino al centro, cioè il primo posto dove un Eroe cerca qualcuno da salvare.

lesson-first-game-food =
    Resta un Punto Azione, e due Tirapiedi.
    .task = Manda un Tirapiedi sul Cibo in C9.
    .wrong = Prima il brodo. Tutto quel che manca è a un Tirapiedi di distanza.

lesson-first-game-next-plot =
    Appena c'è tutto, il Complotto si compie da sé. 2 punti, e la tua Infamia sale a 2: con 3 puoi pescare Scelleratezza, con 5 Dominio, che valgono molto di più. Peschi di nuovo.

    Ogni raccolto, ogni reclutamento e ogni Complotto alzano anche la Tensione Mondiale. A 3, 6 e 9 l'Eroe si muove nel turno seguente, a 10 c'è un Evento Mondiale. Sei Eventi Mondiali, e il mondo ne ha avuto abbastanza.
    .task = Tieni Tassare le Anatre.
    .wrong = Due Minerali Arcani e un Tirapiedi. Non hai né Minerale né un Tirapiedi di troppo.

lesson-first-game-hero =
    Anche Tyrano ha compiuto un Complotto, e con ciò la Tensione è arrivata a 6. Quindi l'Eroe si muove, e per il naso lo porti tu: il dado mostra 3, e lui va da uno a tre spazi.

    Dove incontra Tirapiedi li manda nella Riserva, porta una risorsa alla Roccaforte e ci torna. Su una tessera senza Tirapiedi può liberare la terra. Sta accanto alla tua zona: ce l'ha messo Tyrano. Ricambia il favore.
    .task = Manda l'Eroe in G8, accanto al Covo di Tyrano.
    .wrong = Potrebbe stare anche lì. Ma accanto a Tyrano è a un passo da rape che non sono le tue.

lesson-first-game-recall =
    Per tassare le anatre servono 1 Acqua, che hai, e 2 Cibi. Un Tirapiedi che ha raccolto resta dov'è finché non lo richiami; costa un Punto Azione. Richiamarli tutti insieme ne costa 3.
    .task = Richiama il Tirapiedi da C9.
    .wrong = Si può. Ma sulle rape c'è seduto uno dei tuoi, e nessun altro lo richiamerà.

lesson-first-game-again =
    E di nuovo tra le rape.
    .task = Manda ancora un Tirapiedi sul Cibo in C9.
    .wrong = Dopo. Un Cibo adesso e uno al prossimo turno: fanno una tassa.

lesson-first-game-recruit =
    Resta un punto. In un Villaggio un Tirapiedi ne recluta un altro, fino a sei. Più Tirapiedi vuol dire meno richiami, e alla fine ognuno vale un punto.
    .task = Manda un Tirapiedi nel Villaggio del tuo Covo, B9.
    .wrong = Si può. Ma tre Tirapiedi sono pochi, e tutto quel che fai ne occupa uno.

lesson-first-game-end =
    Il ritmo è questo: mandare, richiamare, compiere. Da qui giochi da te. C'è altro da scoprire: gli spazi Contesi nel mezzo, le Reliquie da rubare, il tesoro dell'Eroe da saccheggiare, e lo spionaggio, quando avrai Infamia da spendere.

    La partita finisce quando è uscito il sesto Evento Mondiale e ognuno ha giocato ancora un turno. Punta qualsiasi cosa per leggere che cosa fa. Parlerò quando ci sarà qualcosa di nuovo.

## Per chi incontra una domanda la prima volta

first-pick-overlord = Ogni Overlord ha un'abilità sua e ama una risorsa, di cui a ogni raccolto prende una in più.
first-keep-plot = Due Complotti: uno lo tieni, in segreto. Guarda che cosa serve e che cosa ha la tua zona. Un Complotto compiuto porta punti e Infamia, e l'Infamia apre i mazzi migliori.
first-act = Spendi tutti i Punti Azione. I Tirapiedi raccolgono risorse e ne reclutano altri; restano fuori finché non li richiami. Sfruttare il Territorio aggiunge una tessera. Ogni raccolto e reclutamento alza la Tensione Mondiale, che muove l'Eroe.
first-pick-tile = Una delle tessere pescate entra nella tua zona. Prendi una risorsa che serve al tuo Complotto, o un Villaggio per avere più Tirapiedi.
first-place-tile = Accanto al Covo o a una tua tessera. Verso il centro raggiungi spazi Contesi e Reliquie, e l'Eroe raggiunge te.
first-move-hero = L'Eroe lo muovi tu, fino al numero del dado. Dove incontra Tirapiedi, questi vanno nella Riserva; una tessera senza nessuno può liberarla; in un Covo prende metà di ciò che c'è.
first-gain-token = Scegli una risorsa. Quale, lo sa il tuo Complotto.
first-lose-token = Scegli che cosa cedere.
