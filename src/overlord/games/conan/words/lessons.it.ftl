## Una prima partita guidata: `lessons/first-game.toml`. Le righe vuote separano le pagine.

lesson-first-game = Una notte tra i Pitti
    .about = Guida Conan e due amici: perquisisci una capanna, tieni alta la guardia, mena l'ascia.

lesson-first-game-stance =
    Guidi tre eroi in un villaggio di Pitti: Conan, che picchia, Shevatas, che scassina, e Hadrathus, che sa. In una di otto capanne c'è una principessa. Portala fuori con la testa di Zogar Sag entro otto round. Zogar guida tutto il resto del tabellone.

    Un eroe non ha punti vita: le gemme sono tutto. Stanno nella Riserva, qualunque cosa tu faccia ne costa, e quelle spese vanno in Fatica. I danni trasformano le gemme in Ferite, e chi ha solo Ferite è morto.

    A ogni turno ogni eroe sceglie un atteggiamento. Aggressivo: 2 gemme tornano dalla Fatica e l'eroe può agire. Prudente: ne tornano 5, ma si difende soltanto. È il primo round, e il villaggio dorme.
    .task = Fai Conan aggressivo.
    .wrong = Riposarsi al cancello? Recupererebbe 5 gemme e nient'altro. Su questo non si cantano ballate.

lesson-first-game-stance-2 =
    Se m'intendo un po' di ladri, la principessa la troverà Shevatas.
    .task = Fai Shevatas aggressiva.
    .wrong = Si riposerebbe, e le capanne resterebbero chiuse.

lesson-first-game-stance-3 =
    Hadrathus sta dove ancora non succede niente. 5 gemme lo riempiono fino all'orlo, e il suo fulmine ne costa 3 alla volta.
    .task = Fai Hadrathus prudente.
    .wrong = Potrebbe agire, ma in vista non c'è nessuno da fulminare. Lascialo riposare.

lesson-first-game-walk =
    Gli eroi aggressivi agiscono in qualunque ordine, un pezzo alla volta. Conan ha 2 punti di movimento gratuiti; ognuno in più costa una gemma. Sulla mappa leggi che cosa costa ogni area. Entrare in una capanna costa 2.

    Portalo tra il cancello e i guai, gratis.
    .task = Muovi Conan in C3.
    .wrong = Potrebbe, ma risparmia le gemme: gli serviranno quando toccherà agli altri.

lesson-first-game-next-hero =
    È stato gratis. Le sue 8 gemme restano apposta nella Riserva: nel turno dell'Overlord comprano Guardia e rilanci. Chi spende tutto si ritrova nudo.
    .task = Finisci il turno di Conan.
    .wrong = Non adesso. Aspetta con la Riserva piena, ed è un lavoro anche questo.

lesson-first-game-search =
    Shevatas si muove di 3 per niente. Otto capanne, una principessa. Ho un presentimento sulla capanna 6, con 5 punti di movimento: 2 gemme.
    .task = Muovi Shevatas nella capanna 6 (D2).
    .wrong = La principessa potrebbe essere lì, o ovunque. Fidati del mio presentimento.

lesson-first-game-chest =
    Eccola! Non ho barato: l'ho chiesto alle iene dell'Overlord. E c'è un forziere. Aprirlo è una Manipolazione: tira i dadi e arriva alla difficoltà, 2. Con nemici nell'area sarebbe più difficile.
    .task = Apri il forziere.
    .wrong = Prima il forziere. Da questa parte potremmo non ripassare.

lesson-first-game-try =
    Una gemma è un dado, e Shevatas con le serrature ci sa fare: un altro dado è gratis. Ogni gemma in più è più sicura, e spesa.
    .task = Prova con 1 gemma.
    .wrong = Più sicuro, ma quelle gemme sono la sua Guardia per la notte.

lesson-first-game-keep =
    Una Pozione di Vita! Fa tornare gemme fino a 2 Ferite. Verso il quarto round la benedirai.
    .task = Tienila.
    .wrong = Per terra guarisce la terra.

lesson-first-game-lift =
    E ora la principessa. Raccogliere qualcosa costa una gemma.
    .task = Raccogli qualcosa.
    .wrong = Non andartene senza di lei, ne parlerebbe per anni.

lesson-first-game-princess =
    Quel che gli eroi portano li appesantisce: più è, più perdono abilità, e alla fine il passo. Yselda pesa 6. Diglielo con garbo.
    .task = Raccogli Yselda.
    .wrong = Siamo venuti per lei.

lesson-first-game-enough =
    Restano 3 gemme. Potrebbe proseguire, ma poi affronterebbe la notte senza Guardia. Le gemme spese vanno in Fatica alla fine del turno, e tornano un po' per volta.
    .task = Finisci il turno di Shevatas.
    .wrong = Una cosa di troppo. Tieni 3 gemme per chiunque entri da quella porta.

lesson-first-game-guard =
    Tocca a Zogar. Ha pagato 4 gemme per la tessera Iene, quarta del Fiume: è scivolata in fondo, dove costerà di più. Due di loro sono accanto a Conan, e la prima ha morso con potenza 2.

    In Guardia! Ogni gemma è un dado; lo scudo ne aggiunge uno, l'armatura un altro. Accanto a ogni risposta leggi con quale probabilità non subisce niente.
    .task = Guardia con 1 gemma.
    .wrong = Anche le gemme sono la sua vita. Dopo la prima ognuna compra sempre meno.

lesson-first-game-no-guard =
    3 contro 2: nemmeno un graffio. La seconda iena, di nuovo 2. Senza gemme tira solo l'armatura, ma un morso costa una o due gemme, e la Guardia le costa di sicuro.
    .task = Stavolta niente Guardia.
    .wrong = Si può. Ma a volte la difesa più economica è la pelle dura.

lesson-first-game-reroll =
    Un dado giallo, e non mostra niente. Una gemma rilancia un dado, tutte le volte che vuoi pagare.
    .task = Rilancia il dado.
    .wrong = Così contano tutti e due i denti. Una gemma per un'altra occasione è onesta.

lesson-first-game-settle =
    Uno. Resta un punto di danno. Un'altra gemma forse salverebbe una gemma: lascia stare.
    .task = Tieni i dadi.
    .wrong = Metà delle facce di quel dado è vuota. Pagheresti una gemma per salvarne una.

lesson-first-game-stance-again =
    Una gemma è passata da Fatica a Ferite; Conan ha fatto colazioni peggiori. Zogar si è fermato lì e tiene 9 gemme per le sue Guardie.

    Secondo round, tocca a te. Davanti a Conan ci sono due iene, e lui ha un'Ascia da Battaglia.
    .task = Fai Conan aggressivo.
    .wrong = Con un'ascia in mano e due iene davanti? Non te lo perdonerebbe mai.

lesson-first-game-stance-thief =
    Shevatas vorrà uscire da quella capanna.
    .task = Fai Shevatas aggressiva.
    .wrong = Riposando avrebbe 5 gemme. Ma a ogni round il villaggio si sveglia un po' di più.

lesson-first-game-stance-priest =
    E Hadrathus è pieno di energie.
    .task = Fai Hadrathus aggressivo.
    .wrong = Non ha più niente da recuperare. Qualcuno deve farsi avanti.

lesson-first-game-strike =
    In mischia si attacca qualcuno nella stessa area. Costa gemme e nient'altro: nessuno risponde al colpo.
    .task = Attacca in mischia.
    .wrong = Dopo. Prima le iene, che oltretutto rendono difficile allontanarsi.

lesson-first-game-target =
    L'una vale l'altra.
    .task = Attacca la prima Iena.
    .wrong = Verrà anche il suo turno. Comincia dalla prima.

lesson-first-game-gems =
    Una gemma è un dado rosso, l'ascia ne aggiunge un altro. Il rosso è il migliore: fino a 3. Una iena ha una vita e niente armatura, ma Zogar può spendere gemme in Guardia.
    .task = Attacca con 1 gemma.
    .wrong = Contro un serpente gigante sì. Per una iena bastano due dadi rossi.

lesson-first-game-reroll-axe =
    2 e niente. L'ascia porta il segno ↻: un dado del suo colore si può rilanciare gratis, una volta per attacco.
    .task = Rilancia il secondo dado.
    .wrong = È l'altro dado a non mostrare niente, e rilanciarlo è gratis.

lesson-first-game-hold =
    4 in tutto. Può bastare.
    .task = Tieni i dadi.
    .wrong = Questo rilancio costerebbe una gemma, per una iena già spacciata.

lesson-first-game-circle =
    Morta, e avanza forza. Il Colpo Circolare di Conan fa proseguire l'avanzo sul prossimo nemico dell'area. È per questo che lo chiamano così spesso.
    .task = Colpisci anche la seconda Iena.
    .wrong = E sprecare un bel fendente?

lesson-first-game-end =
    Zogar l'ha lasciata andare. Il resto della notte è tuo. Zogar Sag sta nella capanna di pietra, B4: qualcuno deve prendergli la testa, cioè ucciderlo, raccoglierla e portarla via. Yselda va con chi la porta, e il meglio è Conan.

    Uscire da un'area piena di nemici costa di più, quindi non lasciarti circondare. La previsione mostra le probabilità prima che tu paghi. Otto round; si esce dal bordo del tabellone. Buona caccia.

## Per chi incontra una domanda la prima volta

first-stance = Aggressivo: recupera 2 gemme e agisce. Prudente: ne recupera 5, e solo Guardia e rilanci. Le gemme sono energia e vita: riposa prima di esserci costretto.
first-hero-acts = Muoversi, attaccare, aprire, portare, lanciare incantesimi: tutto costa gemme della Riserva, fino al limite che l'azione ha in questo turno. Le gemme che restano nella Riserva sono la tua Guardia nel turno dell'Overlord.
first-guard = Ti attaccano. Ogni gemma è un dado di Guardia, e quel che porti può aggiungerne; i simboli si tolgono dalla potenza. Le percentuali dicono con quale probabilità non subisci niente.
first-reroll = Una gemma rilancia un dado, anche più volte. I dadi segnati ↻ lo fanno gratis, una volta per attacco.
first-attack-gems = Ogni gemma è un dado; un'arma aggiunge i suoi. Le probabilità stanno accanto alle risposte.
first-pick-target = Chi puoi attaccare, e perché non gli altri. Chi è nella stessa area, o chi è in vista di un'arma che vola.
first-attempt = Una gemma, un dado. Arriva alla difficoltà; i nemici nell'area la alzano.
first-activate = Attiva fino a due tessere del Fiume. Il posto nella fila è il prezzo, e la tessera va in fondo, dove costa di più.
first-model-acts = Ogni miniatura della tessera si muove e attacca una volta. Prima muovile tutte: appena una attacca, le altre perdono il movimento gratuito che resta.
first-take-wounds = I danni trasformano gemme in Ferite, prima quelle in Fatica. Scegli quali altre.
first-cast = Un incantesimo costa gemme, che restano sulla sua carta fino alla fine del turno, entro il suo limite.
first-circular-strike = Quel che avanza di un colpo prosegue su un altro nemico qui.
first-hide = Solo tu saprai dove. Gli eroi lo scoprono quando uno di loro entra.
