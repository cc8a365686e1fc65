## The game

game-title = Conan
game-blurb = Un Overlord con il Libro di Skelos, un Fiume di gregari e un mostro o due; fino a quattro eroi, la cui forza è anche il loro sangue.

## Options

option-scenario = Scenario
    .about = La storia che si gioca: mappa, obiettivi e chi partecipa. Comincia dalla prima.
option-heroes = Eroi
    .about = Se gli eroi sono più dei giocatori, qualcuno ne gioca più d’uno.
option-heroes-fewest = I meno che lo scenario permette
option-heroes-most = Tutti quelli dello scenario
option-characters = Personaggi
    .about = Chi affronta l’Overlord; lo scenario nomina quelli per cui è pensato.
option-characters-suggested = Come suggerisce lo scenario
option-characters-chosen = Li scelgono gli eroi

## Zones

zone-map = Mappa
zone-river = Fiume
zone-removed = Tessere fuori dal gioco
zone-board = Sul tabellone
zone-dead = Morti
zone-escaped = Fuori dal tabellone
zone-ground = A terra
zone-deck = Risorse nei forzieri
zone-discard = Consumati
zone-searched = Posti già frugati
zone-carried = Trasportati
zone-spells = Incantesimi
zone-secret = Posto segreto
zone-places = Altri posti

## Scores

score-won = ha vinto
score-lost = ha perso
score-overlord = Overlord
score-heroes = eroi
result-overlord = Vince l’Overlord
result-heroes = Vincono gli eroi

## Dice, colours, gems, ground

colour-yellow = giallo
colour-orange = arancione
colour-red = rosso
colour-blue = blu
colour-green = verde
colour-grey = grigio
colour-purple = viola
dice-yellow = { $count } { $count ->
        [one] giallo
       *[other] gialli
    }
dice-orange = { $count } { $count ->
        [one] arancione
       *[other] arancioni
    }
dice-red = { $count } { $count ->
        [one] rosso
       *[other] rossi
    }
spot-reserve = Riserva
spot-fatigue = Fatica
spot-wounds = Ferite
spot-melee = Mischia
spot-ranged = Tiro
spot-move = Movimento
spot-manipulation = Manipolazione
spot-guard = Guardia
spot-reroll = Rilancio
spot-allies = Alleati
ground-ground = terreno aperto
ground-hut = capanna
ground-water = acqua
ground-ship = ponte
ground-mast = albero
ground-wall = muro
ground-stairs = scale
ground-room = stanza
ground-tower = torre

## Scenarios, and what they are about

option-scenario-in-the-clutches-of-the-picts = Fra gli Artigli dei Pitti
    .text = Una principessa è prigioniera in una di otto capanne, e la testa del suo carceriere è attesa altrove. Portate entrambe fuori dal villaggio in otto round, viva la principessa.
option-scenario-hunting-the-tigress = A Caccia della Tigre
    .text = Zaporavo vuole la Regina della Costa Nera, e per chiederlo ha portato una nave, una ciurma e uno stregone. Uccidete i due pretendenti, o tenetela in vita per otto round.
option-scenario-in-the-heart-of-darkness = Nel Cuore delle Tenebre
    .text = Skuthus abita un forte in rovina e colleziona statue. Le statue non sono state scolpite. Uccidetelo in otto round, prima che finisca i piedistalli.
option-scenario-the-final-ritual = Il Rituale Finale
    .text = Una sacerdotessa ha bisogno di quiete per finire un rituale, e tutti i Pitti della foresta sono venuti ad ascoltare. Teneteli lontani da lei e dalle reliquie finché non è finito.
option-scenario-for-all-of-ophirs-gold = Per Tutto l'Oro di Ophir
    .text = Olivia di Ophir è in una cella del forte e Conan, venuto a liberarla, in un'altra. La chiave ce l'ha il capitano. Ha anche uno scimmione.
option-scenario-the-wrath-of-anu = L'Ira di Anu
    .text = La trappola del sacerdote rosso era una maledizione, e cinque suoi colleghi bevono in questa locanda. Uno di loro può scioglierla. Chiedi con garbo, o chiedi e basta, e vattene.
option-scenario-infernal-pursuit-1 = Inseguimento Infernale I
    .text = Due uomini, una nave, e quasi tutta la ciurma contro. Spiegate le vele e prendete il timone prima che i legittimi proprietari si offendano.
option-scenario-infernal-pursuit-2 = Inseguimento Infernale II
    .text = Lo Scialacquatore vi ha raggiunti. Finite l'inseguimento alla fonte, che sta a poppa e rimugina, o lasciate parlare la balista.
option-scenario-trapped-like-rats = In Trappola come Topi
    .text = Letti buoni, oste cattivo: le armi sono sparite, la porta è chiusa e le guardie giocano a dadi di sotto. Ritrovate le vostre cose e uscite entro il decimo round. In silenzio.

## Skills

skill-reach = Portata
    .text = Mischia in un'area adiacente in vista.
skill-ambidextrous = Ambidestro
    .text = Mischia con due armi a una mano.
skill-constriction = Costrizione
    .text = Un dado da 2 o più trascina il bersaglio e lo trattiene.
skill-circular-strike = Colpo Circolare
    .text = Il danno che avanza passa al nemico vicino.
skill-precision-strike = Colpo Preciso
    .text = Difesa 1 in meno in mischia.
skill-precision-shot = Tiro Preciso
    .text = Difesa 1 in meno contro i suoi tiri.
skill-attack-from-beyond = Attacco dall'Aldilà
    .text = Alla morte, un ultimo colpo con 3 dadi rossi.
skill-counterattack = Contrattacco
    .text = In mischia risponde con 1 dado rosso.
skill-elite-shooter = Tiratore Scelto
    .text = I suoi tiri non sono ostacolati e ignorano Protetto.
skill-blocking = Blocco
    .text = I nemici non possono lasciare l'area.
skill-wall-wrecker = Sfondamuri
    .text = Attraversa muri di legno e porte per 2 punti in più.
skill-evasive = Elusivo
    .text = Si muove come se non ci fossero nemici.
skill-swimming = Nuoto
    .text = Può entrare in acqua.
skill-intangible = Intangibile
    .text = Passa attraverso ostacoli e nemici.
skill-web-projection = Lancio di Ragnatela
    .text = Un tiro con 3 dadi arancioni che invischia il bersaglio.
skill-leap = Salto
    .text = Supera i vuoti se 1 dado rosso basta.
skill-feline-grace = Grazia Felina
    .text = Essere ostacolato costa 1 punto in meno.
skill-flying = Volo
    .text = Ignora scenario, nemici e livelli.
skill-climb = Arrampicata
    .text = Attraversa i bordi che la richiedono.
skill-alchemy = Alchimia
    .text = Come dice lo scenario.
skill-poison = Veleno
    .text = Come dice lo scenario.
skill-leadership = Comando
    .text = Guida gli alleati.
skill-concentration = Concentrazione
    .text = I tiri non sono ostacolati.
skill-lock-picking = Scassinare
    .text = 1 dado rosso in più per le serrature.
skill-fascination = Fascino
    .text = Non può essere attaccato da chi non ha attaccato.
skill-horror = Orrore
    .text = I nemici nell'area hanno limiti di 2 al massimo.
skill-jinx = Malocchio
    .text = I nemici nell'area non possono rilanciare.
skill-support = Supporto
    .text = Gli amici nell'area rilanciano gratis un dado.
skill-sacrifice = Sacrificio
    .text = Può prendere su di sé un attacco diretto a un amico.
skill-untouchable = Intoccabile
    .text = 1 di difesa in più contro i tiri.
skill-bodyguard = Guardia del Corpo
    .text = Può parare per un amico.
skill-protected = Protetto
    .text = Gli amici nell'area lo proteggono dagli attacchi.
skill-spell-caster = Incantatore
    .text = Può lanciare i suoi incantesimi.

## Heroes; the English names stand in the box

card-conan = Conan
    .text = Ladro, predone, uccisore. Per ogni porta chiusa ha un piano, ed è sempre lo stesso.
card-shevatas = Shevatas
    .text = Il principe dei ladri. Non ha mai rubato niente che fosse inchiodato bene, tranne i chiodi.
card-hadrathus = Hadrathus
    .text = Un sacerdote che prima prega e poi fa domande, mentre il fulmine ancora crepita.
card-belit = Bêlit
    .text = La Regina della Costa Nera. La morte non è una scusa per lasciare la ciurma senza ordini.
card-valeria = Valeria
    .text = Della Fratellanza Rossa, e il suo argomento migliore. La seconda spada è per chi replica.
card-zelata = Zelata
    .text = Una vecchia, un lupo e un paiolo. Non chiedere che cosa c'è nel paiolo: il lupo l'ha fatto.
card-ngora = N'Gora
    .text = Prima lancia della Tigre. Chi vuole la sua regina deve passare davanti a un uomo molto paziente.
card-amra = Amra il Leone
    .text = Conan per mare: lo stesso barbaro, con una ciurma, un leone e nemici di miglior famiglia.

## One model of a unit, and its tile

card-pict-hunters-grey = Cacciatore Pitto (grigio)
card-tile-pict-hunters-grey = Cacciatori Pitti (grigi)
    .text = In questa foresta hanno cacciato tutto due volte. Tu sei nuovo.
card-pict-hunters-blue = Cacciatore Pitto (blu)
card-tile-pict-hunters-blue = Cacciatori Pitti (blu)
    .text = In questa foresta hanno cacciato tutto due volte. Tu sei nuovo.
card-pict-hunters-green = Cacciatore Pitto (verde)
card-tile-pict-hunters-green = Cacciatori Pitti (verdi)
    .text = In questa foresta hanno cacciato tutto due volte. Tu sei nuovo.
card-pict-hunters-orange = Cacciatore Pitto (arancione)
card-tile-pict-hunters-orange = Cacciatori Pitti (arancioni)
    .text = In questa foresta hanno cacciato tutto due volte. Tu sei nuovo.
card-pict-hunters-red = Cacciatore Pitto (rosso)
card-tile-pict-hunters-red = Cacciatori Pitti (rossi)
    .text = In questa foresta hanno cacciato tutto due volte. Tu sei nuovo.
card-pirates-grey = Pirata (grigio)
card-tile-pirates-grey = Pirati (grigi)
    .text = Pagati ad abbordaggio, ubriachi a ore.
card-pirates-blue = Pirata (blu)
card-tile-pirates-blue = Pirati (blu)
    .text = Pagati ad abbordaggio, ubriachi a ore.
card-pirates-green = Pirata (verde)
card-tile-pirates-green = Pirati (verdi)
    .text = Pagati ad abbordaggio, ubriachi a ore.
card-pirates-orange = Pirata (arancione)
card-tile-pirates-orange = Pirati (arancioni)
    .text = Pagati ad abbordaggio, ubriachi a ore.
card-pirates-red = Pirata (rosso)
card-tile-pirates-red = Pirati (rossi)
    .text = Pagati ad abbordaggio, ubriachi a ore.
card-pirates-purple = Pirata (viola)
card-tile-pirates-purple = Pirati (viola)
    .text = Pagati ad abbordaggio, ubriachi a ore.
card-bossonian-guards-grey = Guardia Bossoniana (grigia)
card-tile-bossonian-guards-grey = Guardie Bossoniane (grigie)
    .text = Il contratto dice che la freccia la prendono loro. Poi l'hanno letto.
card-bossonian-guards-blue = Guardia Bossoniana (blu)
card-tile-bossonian-guards-blue = Guardie Bossoniane (blu)
    .text = Il contratto dice che la freccia la prendono loro. Poi l'hanno letto.
card-bossonian-guards-green = Guardia Bossoniana (verde)
card-tile-bossonian-guards-green = Guardie Bossoniane (verdi)
    .text = Il contratto dice che la freccia la prendono loro. Poi l'hanno letto.
card-bossonian-guards-orange = Guardia Bossoniana (arancione)
card-tile-bossonian-guards-orange = Guardie Bossoniane (arancioni)
    .text = Il contratto dice che la freccia la prendono loro. Poi l'hanno letto.
card-bossonian-guards-red = Guardia Bossoniana (rossa)
card-tile-bossonian-guards-red = Guardie Bossoniane (rosse)
    .text = Il contratto dice che la freccia la prendono loro. Poi l'hanno letto.
card-bossonian-guards-purple = Guardia Bossoniana (viola)
card-tile-bossonian-guards-purple = Guardie Bossoniane (viola)
    .text = Il contratto dice che la freccia la prendono loro. Poi l'hanno letto.
card-bossonian-archers-grey = Arciere Bossoniano (grigio)
card-tile-bossonian-archers-grey = Arcieri Bossoniani (grigi)
    .text = Colpiscono un corvo a duecento passi. I corvi hanno traslocato.
card-bossonian-archers-purple = Arciere Bossoniano (viola)
card-tile-bossonian-archers-purple = Arcieri Bossoniani (viola)
    .text = Colpiscono un corvo a duecento passi. I corvi hanno traslocato.
card-mummies-grey = Mummia (grigia)
card-tile-mummies-grey = Mummie (grigie)
    .text = Molto prese dal loro lavoro. Anzi, avvolte.
card-mummies-blue = Mummia (blu)
card-tile-mummies-blue = Mummie (blu)
    .text = Molto prese dal loro lavoro. Anzi, avvolte.
card-mummies-green = Mummia (verde)
card-tile-mummies-green = Mummie (verdi)
    .text = Molto prese dal loro lavoro. Anzi, avvolte.
card-mummies-orange = Mummia (arancione)
card-tile-mummies-orange = Mummie (arancioni)
    .text = Molto prese dal loro lavoro. Anzi, avvolte.
card-mummies-red = Mummia (rossa)
card-tile-mummies-red = Mummie (rosse)
    .text = Molto prese dal loro lavoro. Anzi, avvolte.
card-skeletons-grey = Scheletro (grigio)
card-tile-skeletons-grey = Scheletri (grigi)
    .text = Né fegato né gloria né pensione.
card-skeletons-blue = Scheletro (blu)
card-tile-skeletons-blue = Scheletri (blu)
    .text = Né fegato né gloria né pensione.
card-skeletons-green = Scheletro (verde)
card-tile-skeletons-green = Scheletri (verdi)
    .text = Né fegato né gloria né pensione.
card-skeletons-orange = Scheletro (arancione)
card-tile-skeletons-orange = Scheletri (arancioni)
    .text = Né fegato né gloria né pensione.
card-skeletons-red = Scheletro (rosso)
card-tile-skeletons-red = Scheletri (rossi)
    .text = Né fegato né gloria né pensione.
card-skeletons-purple = Scheletro (viola)
card-tile-skeletons-purple = Scheletri (viola)
    .text = Né fegato né gloria né pensione.
card-pict-warriors = Guerriero Pitto
card-tile-pict-warriors = Guerrieri Pitti
    .text = Stanno sulle soglie per mestiere.
card-hyenas = Iena
card-tile-hyenas = Iene
    .text = Ridono di tutto. Ultimamente la cosa si fa personale.
card-belits-guards = Guardia di Bêlit
card-tile-belits-guards = Guardie di Bêlit
    .text = Fedeli fino all'ultimo uomo: per questo ce ne sono sempre di nuove.
card-captain = Capitano
card-tile-captain = Capitano
    .text = Comanda dal fronte, finché il fronte non si rivela un po' troppo avanti.
card-skuthus = Skuthus
card-tile-skuthus = Skuthus
    .text = Stregone di poche parole, quasi tutte impronunciabili e una definitiva.
card-thalis = Thalis
card-tile-thalis = Thalis
    .text = Nessuno ha mai voluto colpirla per primo. È proprio questo il punto.
card-princess = Principessa
card-tile-princess = Principessa
    .text = Prigioniera per la terza volta questo mese. Prende appunti per le memorie.
card-zaporavo = Zaporavo
card-tile-zaporavo = Zaporavo
    .text = Il Falco delle Isole Barachane rimugina sul ponte e si aspetta che la ciurma rimugini con lui.
card-zogar-sag = Zogar Sag
card-tile-zogar-sag = Zogar Sag
    .text = Parla con le bestie della foresta, che hanno imparato a non interrompere.
card-giant-snake = Serpente Gigante
card-tile-giant-snake = Serpente Gigante
    .text = Vive in una capanna. Era la capanna di una famiglia.
card-thak = Thak
card-tile-thak = Thak
    .text = Mezzo scimmione e mezzo uomo, e nessuna delle due metà ha avuto un'infanzia felice.
card-dark-demon = Demone Oscuro
card-tile-dark-demon = Demone Oscuro
    .text = La sfortuna, con le corna.
card-outer-dark-demon = Demone delle Tenebre Esterne
card-tile-outer-dark-demon = Demone delle Tenebre Esterne
    .text = Viene da oltre le stelle, dove a quanto pare non c'è niente da mangiare.
card-khosatral-khel = Khosatral Khel
card-tile-khosatral-khel = Khosatral Khel
    .text = Ferro vivente. Conosce tutte le battute sulla ruggine, e ricorda chi le ha fatte.
card-conans-lion = Leone di Conan
card-tile-conans-lion = Leone di Conan
    .text = Risponde al nome di Amra. Agli altri risponde comunque, ma coi denti.
card-thog = Thog
card-tile-thog = Thog
    .text = Il dio di Xuthal mangia quel che passa.
card-thog-the-ancient = Thog l'Antico
card-tile-thog-the-ancient = Thog l'Antico
    .text = Lo stesso dio, in vena di abbracci.
card-zelatas-wolf = Lupo di Zelata
card-tile-zelatas-wolf = Lupo di Zelata
    .text = Un bravissimo cane: basta non stare dalla parte dei denti.
card-event-tile-1 = Evento
card-event-tile-2 = Evento

## Assets

card-battle-axe = Ascia da Battaglia
    .text = Apre forzieri, porte, trattative.
card-bossonian-bow = Arco Bossoniano
    .text = Saluta da laggiù.
card-dagger = Pugnale
    .text = Per lettere, mele e conversazioni brevi.
card-conans-sword = Spada di Conan
    .text = Si fida solo dell'acciaio, e ha controllato le ricevute.
card-crossbow = Balestra
    .text = Punta e chiedi scusa.
card-explosive-orb = Sfera Esplosiva
    .text = Non agitare. Non far cadere. Non chiedere del proprietario precedente.
card-halberd = Alabarda
    .text = Un'ascia, una lancia e un uncino entrano in un corpo di guardia.
card-javelin = Giavellotto
    .text = Il più bello dei doni, se dato da lontano.
card-kris = Kris
    .text = Ondulato, come l'alibi che lo accompagna.
card-ornamental-spear = Lancia Ornamentale
    .text = Le piume sono per bellezza. L'altra estremità no.
card-parrying-dagger = Pugnale da Parata
    .text = Dice di no, e lo pensa davvero.
card-sword = Spada
    .text = Nessun nome, nessuna maledizione, nessuna profezia. Insomma, una buona spada.
card-throwing-knives = Coltelli da Lancio
    .text = Ce n'è sempre un altro. Non chiedere dove li tiene.
card-tribal-mace = Mazza Tribale
    .text = Vi è incisa la storia della tribù, che è fatta soprattutto di mazze.
card-yuetshi-knife = Coltello Yuetshi
    .text = Forgiato da una stella caduta. Gli dèi di ferro lo trovano di cattivo gusto.
card-chain-mail = Cotta di Maglia
    .text = Quattromila anelli, e nemmeno uno magico.
card-leather-armor = Armatura di Cuoio
    .text = Non ha salvato nemmeno la mucca.
card-scale-mail = Corazza a Scaglie
    .text = Non ti farai male. Non arriverai neanche in anticipo.
card-buckler = Brocchiere
    .text = Uno scudo per ottimisti.
card-shield = Scudo
    .text = Le ammaccature raccontano una storia, soprattutto di martedì.
card-tribal-shield = Scudo Tribale
    .text = La faccia dipinta ha visto di peggio di te.
card-life-potion = Pozione di Vita
    .text = Sa di rame, miele e rimpianto, nell'ordine.
card-empty-chest = Forziere Vuoto
    .text = Qualcuno è arrivato prima, e ha avuto la faccia tosta di richiudere.
card-key = Chiave
    .text = Piccola, arrugginita, e vale un capitano.
card-pictish-fetish = Feticcio Pitto
    .text = Ha smesso di sorridere. Prima sorrideva.
card-shamans-staff = Bastone dello Sciamano
    .text = I teschi sbattono quando qualcuno mente. Sbattono parecchio.
card-sorcerers-scepter = Scettro dello Stregone
    .text = Ronza in una lingua che non ha la parola «prego».
card-spellbook = Libro degli Incantesimi
    .text = Il primo capitolo ha i denti.
card-stygian-artifact = Manufatto Stigiano
    .text = Nessuno sa che cosa faccia. Tutti concordano che dovrebbe smettere.
card-tools = Attrezzi
    .text = Una lima, un gancio, un po' d'olio e la coscienza pulita.
card-xuthals-crown = Corona di Xuthal
    .text = Taglia unica. Si adattano le teste.
card-yselda = Yselda
    .text = Una principessa in una capanna. Tiene a precisare che è entrata con le sue gambe; il difficile è uscire.
card-zogar-sags-head = Testa di Zogar Sag
    .text = Dà ancora ordini. Nessuno glielo fa notare.
card-olivia = Olivia
    .text = Ophir offre oro per il suo ritorno, e lei intende verificare la somma.
card-priestess = La Sacerdotessa
    .text = È nel mezzo di un rituale. Si prega di non calpestare il gesso.

## Spells

card-boris-rage = Furia di Bori
    .text = Attacca un personaggio in vista con 2 dadi arancioni.
card-borne-by-the-wind = Portato dal Vento
    .text = In questo turno l'incantatore ha Volo.
card-energy-drain = Risucchio d'Energia
    .text = Un eroe in un'area adiacente in vista sposta 1 gemma dalla Riserva alla Fatica; l'incantatore ne sposta 3 dalla Fatica alla Riserva.
card-gift-of-life = Dono di Vita
    .text = Dai fino a 2 gemme della tua Riserva a un eroe in vista.
card-kiss-of-death = Bacio della Morte
    .text = Tutti gli altri nell'area dell'incantatore sono colpiti da 3 dadi rossi; poi l'incantatore lascia il tabellone.
card-lightning-storm = Tempesta di Fulmini
    .text = Tutti in un'area in vista sono colpiti da 2 dadi rossi.
card-magical-dizziness = Vertigine Magica
    .text = Un incantatore in vista paga 1 gemma in più per ogni incantesimo fino al tuo prossimo turno.
card-mind-control = Controllo Mentale
    .text = Muovi un nemico, ovunque sia, di 1 area e 1 in più per ogni gemma. Il percorso non deve fargli male.
card-mitras-halo = Aura di Mitra
    .text = Armatura 2 in più, finché l'incantatore non passa da prudente ad aggressivo, o finché l'unità non è attivata.
card-mitras-healing = Guarigione di Mitra
    .text = Un eroe nell'area dell'incantatore, o lui stesso, sposta dalle Ferite alla Riserva tante gemme quante ne mostra 1 dado arancione.
card-pestilential-swarm = Sciame Pestilenziale
    .text = Tutti gli altri nell'area dell'incantatore, tranne i non morti, sono colpiti da 3 dadi gialli e non possono difendersi.
card-sets-bite = Morso di Set
    .text = Attacca un personaggio in vista con 2 dadi arancioni, e 1 gemma di chi lo controlla passa dalla Riserva alla Fatica.
card-sets-halo = Aura di Set
    .text = Armatura 1 in più, finché l'incantatore non passa da prudente ad aggressivo, o finché l'unità non è attivata.
card-sets-possession = Possessione di Set
    .text = Un personaggio fino a 2 aree di distanza perde Blocco o, se non lo ha, non può muoversi la prossima volta.
card-telekinesis = Telecinesi
    .text = Prendi un oggetto in vista di ingombro 3 o meno.
card-teleportation = Teletrasporto
    .text = Un'area adiacente per ogni gemma; niente è d'intralcio, nemmeno muri o Blocco.

## Areas

card-fort-b2 = Cella Ovest (B2)
card-fort-b3 = Cortile B3
card-fort-b4 = Santuario (B4)
card-fort-b5 = Cortile B5
card-fort-b6 = Cella Est (B6)
card-fort-c2 = Cortile C2
card-fort-c3 = Cortile C3
card-fort-c4 = Cortile C4
card-fort-c5 = Cortile C5
card-fort-c6 = Cortile C6
card-fort-d2 = Cortile D2
card-fort-d3 = Cortile D3
card-fort-d4 = Cortile D4
card-fort-d5 = Cortile D5
card-fort-d6 = Cortile D6
card-fort-e2 = Armeria (E2)
card-fort-e3 = Cortile E3
card-fort-e4 = Cortile E4
card-fort-e5 = Cortile E5
card-fort-e6 = Canili (E6)
card-fort-tower-nw = Torre di Nord-Ovest
card-fort-tower-ne = Torre di Nord-Est
card-fort-tower-se = Torre di Sud-Est
card-fort-tower-sw = Torre di Sud-Ovest
card-fort-wall-n = Muro Nord
card-fort-wall-e = Muro Est
card-fort-wall-s = Muro Sud
card-fort-wall-ws = Muro Ovest, a sud
card-fort-wall-wn = Muro Ovest, a nord
card-fort-stairs-w = Scale Ovest
card-fort-stairs-e = Scale Est
card-fort-gate = Portone
card-fort-road = Strada
card-fort-ditch = Fossato
card-fort-thicket = Macchia
card-inn-r2 = Camera Azzurra
card-inn-r3 = Camera Rossa
card-inn-r4 = Camera Verde
card-inn-r5 = Camera dell'Oste
card-inn-a2 = Ballatoio A2
card-inn-a3 = Ballatoio A3
card-inn-a4 = Ballatoio A4
card-inn-a5 = Ballatoio A5
card-inn-b2 = Sala B2
card-inn-b3 = Sala B3
card-inn-b4 = Sala B4
card-inn-b5 = Sala B5
card-inn-c2 = Sala C2
card-inn-c3 = Sala C3
card-inn-c4 = Sala C4
card-inn-c5 = Sala C5
card-inn-d2 = Sala D2
card-inn-d3 = Sala D3
card-inn-d4 = Sala D4
card-inn-d5 = Sala D5
card-inn-e2 = Sala E2
card-inn-e3 = Sala E3
card-inn-e4 = Sala E4
card-inn-e5 = Sala E5
card-inn-stairs-2 = Scale, in cima
card-inn-stairs-1 = Scale, ai piedi
card-inn-p1 = Saletta delle Carte
card-inn-p2 = Retrobottega
card-inn-k1 = Cucina
card-inn-k2 = Dispensa
card-inn-s1 = Cantina dei Vini
card-inn-s2 = Legnaia
card-inn-w2 = Strada, ovest
card-inn-w3 = Strada, centro
card-inn-w5 = Strada, est
card-inn-y1 = Corte, nord
card-inn-y2 = Corte, sud
card-ships-n1 = Acque a nord, ovest
card-ships-n2 = Acque a nord, est
card-ships-b2 = Tigre B2
card-ships-b3 = Tigre B3
card-ships-b4 = Tigre B4
card-ships-b5 = Tigre B5
card-ships-b6 = Tigre B6
card-ships-c2 = Tigre C2
card-ships-c3 = Tigre C3
card-ships-c4 = Tigre C4
card-ships-c5 = Tigre C5
card-ships-c6 = Tigre C6
card-ships-main-1 = Tigre, albero maestro
card-ships-fore-1 = Tigre, albero di trinchetto
card-ships-poop-1 = Tigre, cassero di poppa
card-ships-bow-1 = Tigre, prua
card-ships-hold-1 = Tigre, stiva
card-ships-m1 = Canale, ovest
card-ships-m2 = Canale, centro
card-ships-m3 = Canale, est
card-ships-e2 = Scialacquatore E2
card-ships-e3 = Scialacquatore E3
card-ships-e4 = Scialacquatore E4
card-ships-e5 = Scialacquatore E5
card-ships-e6 = Scialacquatore E6
card-ships-f2 = Scialacquatore F2
card-ships-f3 = Scialacquatore F3
card-ships-f4 = Scialacquatore F4
card-ships-f5 = Scialacquatore F5
card-ships-f6 = Scialacquatore F6
card-ships-main-2 = Scialacquatore, albero maestro
card-ships-fore-2 = Scialacquatore, albero di trinchetto
card-ships-poop-2 = Scialacquatore, cassero di poppa
card-ships-bow-2 = Scialacquatore, prua
card-ships-hold-2 = Scialacquatore, stiva
card-ships-s1 = Acque a sud, ovest
card-ships-s2 = Acque a sud, est
card-village-a1 = A1
card-village-a2 = A2
card-village-a3 = A3
card-village-a4 = A4
card-village-a5 = A5
card-village-a6 = A6
card-village-a7 = A7
card-village-b1 = B1
card-village-b2 = Capanna 1 (B2)
card-village-b3 = B3
card-village-b4 = Capanna 2, di pietra (B4)
card-village-b5 = B5
card-village-b6 = Capanna 3 (B6)
card-village-b7 = B7
card-village-c1 = Capanna 4 (C1)
card-village-c2 = C2
card-village-c3 = C3
card-village-c4 = C4
card-village-c5 = C5
card-village-c6 = C6
card-village-c7 = Capanna 5 (C7)
card-village-d1 = D1
card-village-d2 = Capanna 6 (D2)
card-village-d3 = D3
card-village-d4 = Capanna 7 (D4)
card-village-d5 = D5
card-village-d6 = Capanna 8 (D6)
card-village-d7 = D7
card-village-e1 = E1
card-village-e2 = E2
card-village-e3 = E3
card-village-e4 = E4
card-village-e5 = E5
card-village-e6 = E6
card-village-e7 = E7

## Numbered tokens

card-number-1 = 1
card-number-2 = 2
card-number-3 = 3
card-number-4 = 4
card-number-5 = 5
card-number-6 = 6
card-number-7 = 7
card-number-8 = 8
card-number-9 = 9
card-number-10 = 10
card-number-11 = 11
card-number-12 = 12
card-number-13 = 13
card-number-14 = 14
card-number-15 = 15
card-number-16 = 16
card-number-17 = 17
card-number-18 = 18
card-number-19 = 19
card-number-20 = 20
card-number-21 = 21
card-number-22 = 22
card-number-23 = 23
card-number-24 = 24
card-number-25 = 25
card-number-26 = 26
card-number-27 = 27
card-number-28 = 28
card-number-29 = 29
card-number-30 = 30
card-number-31 = 31
card-number-32 = 32
card-number-33 = 33
card-number-34 = 34
card-number-35 = 35
card-number-36 = 36
card-number-37 = 37
card-number-38 = 38
card-number-39 = 39
card-number-40 = 40

## Actions

action-done = Fatto
action-wait = Lascia passare gli altri
action-aggressive = Aggressivo
action-cautious = Prudente
action-melee = Attacca in mischia
action-ranged = Attacca a distanza
action-cast = Lancia un incantesimo
action-drop = Lascia un oggetto
action-drink = Bevi una Pozione di Vita
action-lead = Comanda un alleato
action-keep = Tieni i dadi
action-no = No
action-yes = Sì
action-not-this-turn = Non in questo turno
action-pick-up = Raccogli
action-give = Dai
action-take = Prendi
action-open-chest = Apri il forziere
action-throw = Lancia
action-leave-board = Lascia il tabellone
action-clear-river = Scorri il Fiume: togli una tessera morta
action-from-melee = Dalla Mischia
action-from-ranged = Dal Tiro
action-from-move = Dal Movimento
action-from-manipulation = Dalla Manipolazione
action-from-guard = Dalla Guardia
action-from-reroll = Dal Rilancio
action-from-allies = Dagli alleati
action-from-fatigue = Dalla Fatica
action-from-wounds = Dalle Ferite
action-web = Lancia una ragnatela
action-break-free = Liberati dalla ragnatela
action-happening-1 = Evento 1
action-happening-2 = Evento 2
action-happening-3 = Evento 3
action-happening-4 = Evento 4
action-happening-5 = Evento 5
action-happening-6 = Evento 6
action-happening-7 = Evento 7
action-happening-8 = Evento 8
action-gems-0 = Nessuna gemma
action-gems-1 = 1 gemma
action-gems-2 = 2 gemme
action-gems-3 = 3 gemme
action-gems-4 = 4 gemme
action-gems-5 = 5 gemme
action-gems-6 = 6 gemme
action-gems-7 = 7 gemme
action-gems-8 = 8 gemme
action-gems-9 = 9 gemme
action-gems-10 = 10 gemme
action-gems-11 = 11 gemme
action-gems-12 = 12 gemme
action-gems-13 = 13 gemme
action-gems-14 = 14 gemme
action-gems-15 = 15 gemme
action-die-1 = Dado 1
action-die-2 = Dado 2
action-die-3 = Dado 3
action-die-4 = Dado 4
action-die-5 = Dado 5
action-die-6 = Dado 6
action-die-7 = Dado 7
action-die-8 = Dado 8
action-die-9 = Dado 9
action-die-10 = Dado 10
action-die-11 = Dado 11
action-die-12 = Dado 12
action-die-13 = Dado 13
action-die-14 = Dado 14
action-die-15 = Dado 15
action-die-16 = Dado 16
action-die-17 = Dado 17
action-die-18 = Dado 18
action-die-19 = Dado 19
action-die-20 = Dado 20
action-models-1 = 1 modello
action-models-2 = 2 modelli
action-models-3 = 3 modelli
action-models-4 = 4 modelli
action-models-5 = 5 modelli
action-search = Cerca
action-interrogate = Interroga il sacerdote
action-steer = Manovra la nave
action-rouse = Fai agire gli ammutinati
action-hide-body = Nascondi il corpo
action-unlock = Apri la serratura
action-batter = Colpisci la barricata

## Prompts

prompt-sacrifice = Sacrificio: { $striker } attacca { $target }; scegli chi prende il colpo al suo posto, o nessuno
prompt-pick-victim = { $striker } colpisce tutti nell’area con potenza { $power }: scegli chi si difende adesso
prompt-guard-friend = Guardia del Corpo: { $striker } attacca { $target } con potenza { $power }; { $hero } può parare al suo posto
prompt-guard = { $striker } attacca { $target } con potenza { $power }: scegli quante gemme mettere in Guardia, { $reserve } in Riserva
prompt-parry = { $target } si difende da { $striker } con { $gems ->
        [one] 1 gemma
       *[other] { $gems } gemme
    }: scegli la carta con cui parare
prompt-reroll = { $named ->
        [0] I dadi mostrano
       *[other] { $who }: i dadi mostrano
    } { $symbols ->
        [one] 1 simbolo
       *[other] { $symbols } simboli
    }; rilanciane uno, o tienili ({ $reserve } in Riserva)
prompt-react = { $who } può reagire con un incantesimo: scegline uno, o nessuno ({ $reserve } in Riserva)
prompt-circular-strike = Colpo Circolare: a { $striker } { $power ->
        [one] resta 1 danno
       *[other] restano { $power } danni
    } da assegnare; scegli chi li subisce, o nessuno
prompt-counterattack = Contrattacco: { $who } può rispondere a { $against } con 1 dado rosso
prompt-attack-from-beyond = Attacco dall’Aldilà: { $who } muore e può sferrare un ultimo colpo con 3 dadi rossi; scegli contro chi
prompt-give-gems = Dono di Vita: scegli quante gemme { $giver } dà per sempre a { $taker }
prompt-cast = { $who } lancia un incantesimo: scegli quale ({ $reserve } in Riserva)
prompt-cast-for = { $who } lancia { $spell }: scegli quante gemme metterci ({ $reserve } in Riserva)
prompt-aim-spell = { $who } lancia { $spell } con { $gems ->
        [one] 1 gemma
       *[other] { $gems } gemme
    }: scegli su chi, o dove
prompt-lead-to = Controllo Mentale: scegli dove va { $who }, { $steps ->
        [one] a 1 area
       *[other] fino a { $steps } aree
    } di distanza
prompt-take-wounds = { $hero } subisce { $left ->
        [one] 1 ferita
       *[other] { $left } ferite
    } oltre le gemme in Fatica: scegli quali gemme in uso diventano ferite
prompt-stance = { $hero } sceglie l’atteggiamento per questo turno: aggressivo o prudente ({ $reserve } in Riserva, { $fatigue } in Fatica)
prompt-who-acts = Qui tutti gli eroi hanno finito: possono ancora agire gli ammutinati
prompt-hero-acts = Agisce { $hero }, { $here }: { $points }, { $reserve } in Riserva. Scegli dove muovere, o un’azione
prompt-activate = Attiva una tessera del Fiume: { $activations ->
        [one] resta 1 attivazione
       *[other] restano { $activations } attivazioni
    }, { $reserve } in Riserva; o termina il turno
prompt-attack-gems = { $who } attacca { $target }: scegli quante gemme, 1 dado { $die } per ognuna ({ $reserve } in Riserva){ $bare ->
        [0] {""}
       *[other] . A mani nude: 2 simboli in meno
    }
prompt-attack-with = { $who } attacca { $target } con { $gems ->
        [one] 1 gemma
       *[other] { $gems } gemme
    }: scegli l’arma
prompt-attempt = { $hero } prova { $deed ->
        [0] ad aprire il forziere
        [1] a lanciare { $card } in { $area }
        [2] ad aprire la serratura
       *[other] a cercare in questo posto
    }: scegli quante gemme, 1 dado { $die } per ognuna{ $difficulty ->
        [0] . La difficoltà è la distanza
       *[other] . Difficoltà { $difficulty }
    }, e 1 in più per ogni nemico che intralcia
prompt-catch = Arriva al volo { $card }: { $hero } fa la presa?
prompt-clear-river = Scorrere il Fiume: scegli la tessera morta che esce dal gioco; 2 gemme escono con lei
prompt-drink = Scegli la pozione che beve { $hero }
prompt-drop = { $must ->
        [0] Scegli che cosa lascia { $hero }
       *[other] { $hero } porta troppo: scegli che cosa lasciare
    }
prompt-give = Scegli che cosa dà { $hero }: 1 gemma
prompt-give-to = Scegli a chi { $hero } dà { $card }
prompt-character = Scegli l’eroe da giocare
prompt-hide = Scegli in segreto dove si trova { $what }; lo saprà solo l’Overlord
prompt-keep-find = Nel forziere: { $card }. { $hero } tiene ciò che ha trovato?
prompt-lead = Scegli l’alleato che { $hero } comanda: 1 gemma ({ $reserve } in Riserva)
prompt-model-acts = Agisce { $who }, { $here }: { $points }, { $reserve } in Riserva. Scegli dove muovere, o un’azione
prompt-pick-target = { $who } { $how ->
        [0] attacca in mischia
        [1] attacca a distanza
       *[other] lancia una ragnatela
    }: scegli il bersaglio
prompt-pick-up = Scegli che cosa raccoglie { $hero }: 1 gemma
prompt-reinforce = Rinforzi, { $reinforcement ->
        [one] resta 1 punto
       *[other] restano { $reinforcement } punti
    }: scegli chi entra sul tabellone
prompt-reinforce-where = Scegli dove entra sul tabellone: { $who }
prompt-reinforce-many = Scegli quanti modelli entrano in { $area }: { $who }
prompt-restore = Pozione di Vita, ancora { $left ->
        [one] 1 gemma
       *[other] { $left } gemme
    }: scegli da dove { $hero } ne riporta una in Riserva
prompt-second-weapon = { $who } attacca { $target } con { $weapon }: scegli una seconda arma per l’altra mano, o nessuna
prompt-take = Scegli che cosa prende { $hero } da un altro eroe: 1 gemma
prompt-throw = Scegli che cosa lancia { $hero }
prompt-throw-to = Scegli l’area in cui { $hero } lancia { $card }; più è lontana, più è difficile
prompt-which-event = Tessera Evento: scegli che cosa accade{ $left ->
        [one] {""}
       *[other] , { $left } eventi
    }
prompt-volley = Salva: scegli a chi tira { $who }, o a nessuno
prompt-wake = Scegli il mostro pietrificato che si sveglia
prompt-jam-which = Scegli la balista che s’inceppa nel prossimo turno degli eroi
prompt-wave-leaves = Scegli dove l’onda lascia { $who }
prompt-wave-takes = Un’onda anomala: scegli chi travolge, un eroe da spostare o un ammutinato che annega
prompt-turn-into = Scegli la ciurma a cui si unisce: { $who }
prompt-turn-who = Scegli l’ammutinato che torna alla vecchia ciurma
prompt-true-priest = Scegli in segreto quale sacerdote può sciogliere la maledizione; lo saprà solo l’Overlord
prompt-avenge-where = Thak entra dal numero { $symbols }, o altrove per 1 gemma a numero: scegli dove ({ $reserve } in Riserva)
prompt-rockfall = Frana: scegli l’area in cui tutti sono colpiti da { $dice ->
        [one] 1 dado rosso
       *[other] { $dice } dadi rossi
    }
prompt-hasten = Scegli il gruppo che si muove subito
prompt-batter = Scegli la barricata che colpisce { $who }, dall’area che c’è dietro

## Answers: what each does and costs

answer-hide = Numero { $card }: { $place }
answer-true-priest = Sacerdote { $card }: { $place }
answer-character = { $name } · { $printed }
answer-stance-aggressive = Aggressivo: recupera { $recovered } e agisce
answer-stance-cautious = Prudente: recupera { $recovered } e non agisce; solo Guardia e rilanci
answer-stance-wait = Lascia scegliere prima gli altri
answer-hero-acts-area = Muovi in { $place }: { $cost }{ $there }
answer-hero-acts = Fai agire { $card }{ $picked ->
        [0] {""}
       *[other] ; { $hero } poi ha finito
    }
answer-hero-acts-melee = Attacca in mischia: almeno 1 gemma, 1 dado { $melee-dice } per ognuna{ $bare ->
        [0] {""}
       *[other] ; a mani nude, 2 simboli in meno
    }
answer-hero-acts-ranged = Attacca a distanza: almeno 1 gemma, 1 dado { $ranged-dice } per ognuna
answer-hero-acts-pick-up = Raccogli qualcosa: 1 gemma
answer-hero-acts-give = Dai qualcosa a un eroe che è qui: 1 gemma
answer-hero-acts-take = Prendi qualcosa da un eroe che è qui: 1 gemma
answer-hero-acts-open-chest = Apri il forziere: almeno 1 gemma, difficoltà { $difficulty }
answer-hero-acts-throw = Lancia qualcosa in un’altra area: almeno 1 gemma
answer-hero-acts-drop = Lascia un oggetto: nessuna gemma
answer-hero-acts-drink = Bevi una Pozione di Vita: nessuna gemma
answer-hero-acts-cast = Lancia un incantesimo: le gemme del suo costo
answer-hero-acts-lead = Comanda un alleato: 1 gemma
answer-hero-acts-leave-board = Lascia per sempre il tabellone, con tutto ciò che { $hero } porta
answer-hero-acts-break-free = Liberati dalla ragnatela: 4 punti movimento
answer-hero-acts-search = Cerca qui le cose di { $hero }: almeno 1 gemma, difficoltà 1
answer-hero-acts-interrogate = Interroga il sacerdote: 1 gemma; un dado rosso, con 0 tace, con 1 o 2 parla, con 3 muore
answer-hero-acts-steer = Manovra la nave: 1 gemma; il segnalino dello scenario avanza
answer-hero-acts-hide-body = Nascondi il corpo: 1 gemma
answer-hero-acts-unlock = Apri la serratura: almeno 1 gemma
answer-hero-acts-rouse = Fai agire gli ammutinati, tutti insieme, una volta in questo turno: nessuna gemma
answer-hero-acts-wait = Lascia agire prima gli altri giocatori; { $hero } può agire dopo
answer-hero-acts-done = { $hero } ha finito per questo turno
answer-who-acts-rouse = Fai agire gli ammutinati, tutti insieme, una volta in questo turno: nessuna gemma
answer-who-acts-wait = Lascia agire prima gli altri giocatori
answer-who-acts-done = Finito per questo turno
answer-model-acts-area = Muovi in { $place }: { $cost }{ $there }
answer-model-acts = Fai agire { $card }{ $picked ->
        [0] {""}
       *[other] ; { $who } poi ha finito
    }
answer-model-acts-melee = Attacca in mischia: { $melee-dice }
answer-model-acts-ranged = Attacca a distanza: { $ranged-dice }
answer-model-acts-web = Lancia una ragnatela: 3 arancioni; chi è colpito resta preso
answer-model-acts-batter = Colpisci la barricata: { $melee-dice }
answer-model-acts-cast = Lancia un incantesimo: le gemme del suo costo
answer-model-acts-break-free = Liberati dalla ragnatela: 4 punti movimento
answer-model-acts-clear-river = Scorri il Fiume: una tessera morta esce dal gioco, con 2 gemme
answer-model-acts-done = { $grouped ->
        [0] { $who } ha finito
       *[other] Finito con questa unità: in questa attivazione non agisce più nessuno dei suoi
    }
answer-activate = { $count ->
        [-1] { $name }: { $cost }; eventi dello scenario
        [0] † { $name }: { $cost }; non è rimasto nessuno che agisca, la tessera va solo in fondo al Fiume
       *[other] { $name }: { $cost }; { $models }
    }
answer-activate-clear-river = Scorri il Fiume: una tessera morta esce dal gioco, con 2 gemme
answer-activate-done = Termina il turno; { $reserve } in Riserva
answer-clear-river = † { $name }
answer-pick-target = Attacca { $card }{ $armor ->
        [0] {""}
       *[other] , armatura { $armor }
    }
answer-volley = Tira a { $card }
answer-volley-no = { $who } non tira
answer-attack-gems-gems = Attacca con { $gems }: { $dice }; in Riserva { $left }
answer-attack-with = { $name }: { $dice }{ $thrown ->
        [0] {""}
       *[other] ; da lancio, cade dove sta il bersaglio
    }
answer-second-weapon = { $name }: { $dice }
answer-second-weapon-no = Solo { $weapon }
answer-guard-gems = { $count ->
        [0] Niente Guardia{ $chance }
       *[other] Guardia con { $gems }{ $chance }
    }
answer-parry = { $name }: { $dice }
answer-guard-friend-yes = { $hero } para, per almeno 1 gemma
answer-guard-friend-no = { $target } si difende senza aiuto
answer-sacrifice = Prende il colpo { $card }
answer-sacrifice-no = Prende il colpo { $target }
answer-reroll-die = Rilancia il dado { $number } ({ $die }): { $cost }
answer-reroll-keep = Tieni i dadi
answer-circular-strike-no = Nessuno: i danni che restano vanno persi
answer-counterattack-yes = Contrattacca: 1 dado rosso
answer-counterattack-no = Non contrattaccare
answer-attack-from-beyond-no = Nessun ultimo colpo
answer-attempt-gems = Prova con { $gems }; in Riserva { $left }
answer-cast = { $name }: { $variable ->
        [0] {""}
       *[other] almeno{" "}
    }{ $cost }. { $text }
answer-cast-for-gems = { $gems }; in Riserva { $left }
answer-react = { $name }: { $variable ->
        [0] {""}
       *[other] almeno{" "}
    }{ $cost }. { $text }
answer-react-no = Nessun incantesimo adesso
answer-react-not-this-turn = Nessun incantesimo di { $who } in questo turno: non chiederlo più
answer-give-gems-gems = Dai { $gems }; in Riserva { $left }
answer-catch-yes = Prendi al volo { $card }: 1 gemma
answer-catch-no = Lascia cadere
answer-keep-find-yes = Tieni { $card }
answer-keep-find-no = Lascia a terra { $card }
answer-drop = { $name }, ingombro { $load }
answer-reinforce = { $name }: { $cost }
answer-reinforce-done = Basta rinforzi: i punti che restano vanno persi
answer-reinforce-many-models = { $count ->
        [one] 1 modello
       *[other] { $count } modelli
    }
answer-restore-from-fatigue = Dalla Fatica
answer-restore-from-wounds = Dalle Ferite

## Refusals

refusal-out-of-reach = Fuori portata
refusal-not-in-sight = Non è in vista
refusal-fascinated = Nessuno vuole colpire per primo
refusal-protected = Un amico nell'area lo protegge
refusal-only-shields = Contro questo serve solo uno scudo
refusal-no-reroll-left = Non resta nulla con cui rilanciare questo dado
refusal-good-enough = Non potrebbe venirne niente di meglio
refusal-possessed = La Possessione di Set lo trattiene
refusal-webbed = È preso in una ragnatela
refusal-blocked = Un nemico con Blocco sbarra la strada
refusal-held = Trattenuto dalla Costrizione
refusal-occupied = Là non c'è posto
refusal-too-far = { $cost ->
        [one] Serve 1 punto movimento
       *[other] Servono { $cost } punti movimento
    }; ne { $points ->
        [one] resta 1
       *[other] restano { $points }
    }
refusal-needs-swimming = Solo con Nuoto
refusal-needs-wall-wrecker = Solo con Sfondamuri
refusal-needs-leap = Solo con Salto
refusal-needs-climb = Solo con Arrampicata
refusal-no-way = Di là non si passa
refusal-no-spell-caster = Non è un Incantatore, o è troppo carico per esserlo
refusal-too-few-gems = Non ci sono abbastanza gemme in Riserva
refusal-spell-limit = L'incantesimo ha raggiunto il suo limite
refusal-halo-in-force = Un'Aura c'è già
refusal-no-target = Nessun bersaglio possibile
refusal-cautious = Un eroe prudente non agisce
refusal-nobody-else = Nessun altro ha qualcosa da fare
refusal-nothing-carried = Non porta nulla
refusal-no-potion = Nessuna pozione, o niente da recuperare
refusal-no-spell = Ora non si può lanciare nessun incantesimo
refusal-nobody-to-lead = Nessun alleato da comandare
refusal-exhausted = L'azione ha raggiunto il limite, o la Riserva è vuota
refusal-no-missile = Nessun'arma per attaccare a distanza
refusal-nothing-here = Qui non c'è nulla a terra
refusal-nobody-here = Qui non c'è un altro eroe
refusal-no-chest = Qui non c'è un forziere
refusal-nothing-to-throw = Nulla di abbastanza leggero da lanciare
refusal-attacked-already = In questa attivazione ha già attaccato
refusal-too-early = In questo round è ancora presto
refusal-too-heavy = Troppo pesante da lanciare
refusal-two-activations = Due tessere sono già state attivate
refusal-done-already = È già stato scelto e non ha fatto nulla
refusal-nothing-left = Non può fare più nulla
refusal-works-the-ship = In questo turno è alla manovra e non può attaccare
refusal-crew-fought = In questo turno gli ammutinati hanno combattuto
refusal-outnumbered = Qui dovete essere più di loro
refusal-worked-already = Qui è già stato fatto in questo turno
refusal-jammed = In questo turno la balista è inceppata
refusal-too-quiet = Non prima che scatti l'allarme
refusal-watched = Non sotto gli occhi di un nemico
refusal-searched-already = Sai già che le tue cose non sono qui
refusal-no-key = Ti manca ciò che la apre
refusal-opens-no-door = Non sa aprire le porte
refusal-locked = La porta è chiusa a chiave
refusal-barricaded = C'è una barricata di mezzo
refusal-other-target = In questa attivazione la sua unità attacca altro

## How a card reads in a line of text

face-load = ingombro { $load }
face-thrown = da lancio
face-armor-dice = Armatura
face-area = Area
face-potion = { $gems } gemme in Riserva
face-spell = costo { $cost }, limite { $limit }
face-reaction = reazione
face-unit = movimento { $move } · armatura { $armor }
face-reinforcement = rinforzo { $cost }
face-sheet = { $gems } gemme · movimento { $base } ({ $limit })
face-life = { $life } punti vita
face-chest = un forziere
face-gems = Riserva { $reserve }, Fatica { $fatigue }, Ferite { $wounds }, in uso { $used }
face-gems-overlord = Riserva { $reserve }, Fatica { $fatigue }, in uso { $used }, perdute per sempre { $wounds }
face-overlord = Overlord
side-0 = l’Overlord
side-1 = eroi
face-die = { $colour } { $symbols }
map-signs = una cifra dopo una lettera: quanti ce ne sono · { $chest } un forziere · [ ] al coperto · ~ acqua
face-round = Round { $round }, l'Overlord recupera { $recovery }
face-tile = [{ $cost }] { $name }
face-tile-dead = [{ $cost }] { $name } †
face-dice = Dadi sul tavolo: { $dice }
face-blow = { $striker } attacca { $target } con potenza { $power }
face-barricade = Barricata fra { $one } e { $other }: { $life } { $life ->
        [one] punto
       *[other] punti
    } vita
face-quiet = Tutto tace, al più tardi fino alla fine del round { $turn }
face-marker = Segnalino dello scenario: { $number }
face-priest = un sacerdote
face-body = un corpo
face-things = l’equipaggiamento di { $hero }
face-there = {"; "}lì: { $who }
face-unhurt = : { $percent } % di non subire danni
face-points-each = { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } ciascuno
face-count-gems = { $count ->
        [0] nessuna gemma
        [one] 1 gemma
       *[other] { $count } gemme
    }
face-count-points = { $count ->
        [one] 1 punto movimento
       *[other] { $count } punti movimento
    }
face-count-free = { $count ->
        [0] nessun punto movimento gratis
        [one] 1 punto movimento gratis
       *[other] { $count } punti movimento gratis
    }
face-count-models = { $count ->
        [one] 1 modello
       *[other] { $count } modelli
    }

## Events of the scenarios

event-reinforce = Rinforzi: { $amount } punti
event-volley = Salva: ogni unità fa un attacco a distanza
event-transform = Skuthus muore, e qualcos'altro ne veste le spoglie
event-free-monster = Un mostro pietrificato si sveglia
event-refill = I Pitti morti ritornano
event-bolster = Quelli di un gruppo che sono tornati si muovono di { $amount } aree al massimo
event-ritual = Il rituale avanza: un dado giallo per ogni reliquia
event-rockfall = Frana: { $amount } dadi rossi per tutti in un'area
event-new-group = Arriva un nuovo gruppo di { $amount } modelli
event-group-move = Un gruppo si muove di { $amount } aree al massimo
event-arrive = Arriva qualcuno di molto grosso
event-rogue-wave = Un'onda anomala: 1 dado rosso
event-turncoats = Gli ammutinati ci ripensano: 1 dado rosso
event-jam = Una balista s'inceppa, se 1 dado arancione lo vuole
event-vengeance = Thak viene a vendicarsi: { $amount } dadi rossi dicono dove

## Heroes that one person plays

chair-1 = { $name }, eroe 1
chair-2 = { $name }, eroe 2
chair-3 = { $name }, eroe 3
chair-4 = { $name }, eroe 4

## Log

log-announce-attacks = { $cards } attacca { $target } { $how ->
        [0] in mischia
       *[other] a distanza
    }{ $weapon-id ->
        [-1] , a mani nude
        [0] {""}
       *[other] , con { $weapon }
    }
log-announce-attacks-area = { $cards } colpisce tutti in { $area }
log-announce-power = { $cards } attacca con potenza { $power }
log-announce-defence = { $cards } si difende con { $defence }
log-announce-damage = { $cards } subisce { $damage } { $damage ->
        [one] danno
       *[other] danni
    }
log-announce-sacrifices = { $cards } prende il colpo per un amico
log-announce-dies = { $cards } muore
log-announce-captive-dies = { $cards } muore
log-announce-tile-dies = La tessera di { $cards } si gira sul lato insanguinato
log-announce-webbed = { $cards } resta nella ragnatela
log-announce-gives-gems = { $cards } dà { $gems } { $gems ->
        [one] gemma
       *[other] gemme
    } a { $taker }
log-announce-casts = { $caster } lancia { $cards }
log-announce-gems = { $chair ->
        [0] Overlord
       *[other] { $cards }
    }: { $gems } { $gems ->
        [one] gemma
       *[other] gemme
    }, { $source } → { $target }
log-announce-lays = { $chair }: { $gems } { $gems ->
        [one] gemma
       *[other] gemme
    } su { $cards }
log-announce-lifts = { $chair }: { $gems } { $gems ->
        [one] gemma lascia
       *[other] gemme lasciano
    } { $cards }
log-announce-moves = { $origin-id ->
        [-1] { $cards } sta in { $area }
       *[other] { $cards } va da { $origin } a { $area }
    }
log-announce-wins = { $side ->
        [0] Vince l'Overlord
       *[other] Vincono gli eroi
    }
log-announce-stance = { $cards } sceglie un atteggiamento { $aggressive ->
        [0] prudente
       *[other] aggressivo
    }
log-announce-found = { $cards } si trova in { $area }
log-roll-die-yellow = Dado giallo: { $number ->
        [1] 0
        [2] 0
        [3] 0
        [4] 1
        [5] 1
       *[6] 2
    }
log-roll-die-orange = Dado arancione: { $number ->
        [1] 0
        [2] 0
        [3] 1
        [4] 1
        [5] 2
       *[6] 2
    }
log-roll-die-red = Dado rosso: { $number ->
        [1] 0
        [2] 1
        [3] 1
        [4] 2
        [5] 2
       *[6] 3
    }
log-announce-activates = L'Overlord attiva { $cards }
log-announce-escapes = { $cards } lascia il tabellone
log-announce-event = Evento dello scenario. { $happening }
log-announce-manipulates = { $cards }: { $symbols } { $symbols ->
        [one] simbolo
       *[other] simboli
    } per la manipolazione
log-announce-misses-leap = { $cards } sbaglia il salto
log-announce-opens-chest = { $cards } apre un forziere
log-announce-turn = Round { $round }: tocca all'Overlord
log-announce-wrecks = { $cards } sfonda il muro
log-announce-jams = La balista a { $cards } è inceppata per un turno
log-announce-questions = { $cards } interroga un sacerdote: { $result ->
        [0] neanche una parola
        [1] parla
        [2] parla
       *[other] muore prima di parlare
    }
log-announce-hides-body = { $cards } nasconde un corpo
log-announce-alarm = Scatta l'allarme!
log-announce-rocks = Le rocce cadono su { $cards }: { $damage } di danno per tutti
log-announce-marker = Il segnalino dello scenario è a { $place }
log-announce-opens-door = { $cards } apre una porta
log-announce-breaks-barricade = { $cards } abbatte la barricata
log-announce-batters = { $cards } toglie alla barricata { $damage } { $damage ->
        [one] punto vita
       *[other] punti vita
    }
log-move-aside-board = { $cards } entra sul tabellone
log-move-aside-carried = { $who } ora ha { $cards }
log-move-aside-carried-you = Ora hai { $cards }
log-move-aside-spells = { $who } conosce { $cards }
log-move-aside-spells-you = Conosci { $cards }
log-move-aside-ground = { $cards } resta a terra
log-move-board-dead = { $cards } esce dal tabellone
log-move-board-escaped = Fuori dal tabellone, in vita: { $cards }
log-move-dead-board = { $cards } ritorna
log-move-ground-carried = { $who } raccoglie { $cards }
log-move-ground-carried-you = Raccogli { $cards }
log-move-carried-ground = { $who } lascia a terra { $cards }
log-move-carried-ground-you = Lasci a terra { $cards }
log-move-carried-carried = { $who } riceve { $cards }
log-move-carried-carried-you = Ricevi { $cards }
log-move-carried-discard = { $cards } si consuma
log-move-carried-escaped = { $cards } è al sicuro
log-move-carried-aside = { $cards } è perduta
log-move-ground-aside = { $cards } è perduta
log-move-ground-discard = { $cards } si consuma
log-draw-deck-carried = { $who } trova { $cards }
log-draw-deck-carried-you = Trovi { $cards }
log-draw-deck-ground = Nel forziere: { $cards }
log-move-places-secret = L'Overlord ha scelto in segreto
log-move-places-searched = { $sort ->
        [priest] Il sacerdote { $cards }, { $place }, non è quello che può sciogliere la maledizione
        [things] { $who }: nulla al numero { $cards }, { $place }
       *[hidden] { $what } non è al numero { $cards }, { $place }
    }
log-move-secret-searched = { $sort ->
        [priest] Il sacerdote { $cards }, { $place }, è quello che può sciogliere la maledizione
        [things] { $who }: l'equipaggiamento era al numero { $cards }, { $place }
       *[hidden] { $what } era al numero { $cards }, { $place }
    }
log-move-river-river = In fondo al Fiume: { $cards }
log-move-river-removed = Fuori dal Fiume per sempre: { $cards }
log-shuffle-deck = Si mescolano le risorse dei forzieri
log-answer-model-acts = { $who } decide che cosa fa il modello
log-answer-model-acts-you = Decidi che cosa fa il modello
log-answer-who-acts = { $who } prende l'iniziativa
log-answer-who-acts-you = Prendi l'iniziativa
log-answer-hero-acts = { $who } decide che cosa fa l’eroe
log-answer-hero-acts-you = Decidi che cosa fa l’eroe
log-answer-stance = { $who } lascia scegliere prima l’atteggiamento agli altri
log-answer-stance-you = Lasci scegliere prima l’atteggiamento agli altri
log-answer-cast = { $who } ha scelto un incantesimo
log-answer-cast-you = Hai scelto un incantesimo
log-answer-aim-spell = { $who } ha scelto su che cosa va l’incantesimo
log-answer-aim-spell-you = Hai scelto su che cosa va l’incantesimo
log-answer-pick-target = { $who } ha scelto un bersaglio
log-answer-pick-target-you = Hai scelto un bersaglio
log-answer-reroll = { $who } tiene i dadi
log-answer-reroll-you = Tieni i dadi
log-answer-guard = { $who } non fa Guardia
log-answer-guard-you = Non fai Guardia
log-move-aside-river = Una nuova tessera nel Fiume: { $cards }
log-tuck-aside-river = Ora prima nel Fiume: { $cards }
log-arrange = Il Fiume ha un nuovo ordine
log-move-board-aside = { $cards } non è più sul tabellone

## The board in the browser

board-keys = Mappa: le frecce vanno da un'area all'altra, Tab a ciò che puoi scegliere, più e meno ingrandiscono e riducono, 0 mostra tutto, V mostra che cosa è in vista
board-hint = Indica un'area per sapere chi c'è, quanto costa arrivarci e se è in vista.
board-sight = Mostra che cosa è in vista (V)
board-level = livello { $level }
board-exit = uscita
board-door = da qui entrano i rinforzi
board-place-closed = nascondiglio { $number }, non ancora esplorato
board-place-searched = nascondiglio { $number }, qui non c'è nulla
board-place-secret = nascondiglio { $number }, il tuo segreto
board-priest-closed = sacerdote { $number }, non ancora interrogato
board-priest-searched = sacerdote { $number }, ha parlato
board-priest-dead = sacerdote { $number }, morto
board-priest-secret = sacerdote { $number }, può togliere la maledizione
board-curse-lifted = La maledizione è sciolta
board-hoard-closed = nascondiglio { $number }, { $hero } non vi ha ancora cercato
board-hoard-searched = nascondiglio { $number }, { $hero } non vi ha trovato nulla
board-hoard-secret = nascondiglio { $number }, dove hai messo le cose di { $hero }
board-station-sails = vele da manovrare
board-station-helm = il timone
board-station-ballista = una balista
board-jammed = inceppata
board-worked = manovra già fatta in questo turno: { $who }
board-shot = ha già tirato in questo turno
board-gate-barricade = barricata verso { $to }: { $life } { $life ->
        [one] punto
       *[other] punti
    } vita
board-gate-lock = passaggio chiuso a chiave verso { $to }{ $difficulty ->
        [0] { "" }
       *[other] , difficoltà { $difficulty }
    }{ $keyed ->
        [0] { "" }
       *[other] , si apre con: { $key }
    }
board-gate-shut-door = porta accostata verso { $to }
board-gate-stone-wall = murato verso { $to }
board-ally = dalla parte degli eroi
board-mark-rooted = non può muoversi
board-mark-tamed = ha perso Blocco
board-mark-webbed = in una ragnatela
board-mark-held = nella morsa della Costrizione
board-mark-winged = sulle ali del vento
board-mark-dizzy = ha le vertigini
board-here = È già lì
board-cost = { $cost ->
    [one] 1 punto movimento
   *[other] { $cost } punti movimento
} su { $points }
board-unreachable = Da qui non c'è strada che ci arrivi
board-sees = In vista da { $area }
board-blind = Non in vista da { $area } (CO-H35)
board-points = { $points ->
    [one] 1 punto movimento
   *[other] { $points } punti movimento
}, compresi quelli a gemme
board-hindered = { $count } in più per uscire: nemici nell'area
board-gems = { $spot }: { $count ->
    [one] 1 gemma
   *[other] { $count } gemme
}
board-die-of = un dado { $colour } per gemma
board-limit = al massimo { $limit }
board-base = movimento base { $base } su { $of }
board-book = Il Libro di Skelos
board-recovery = Recupera { $recovery } gemme all'inizio del turno dell'Overlord
board-lost = { $count ->
    [one] 1 gemma
   *[other] { $count } gemme
} fuori dal gioco
board-costs = costa { $cost ->
    [one] 1 gemma
   *[other] { $cost } gemme
}
board-dead = tutti morti
board-models = { $count } in campo
board-round = { $rounds ->
    [0] Round { $round }
   *[other] Round { $round } di { $rounds }
}
board-turn-overlord = Turno dell'Overlord
board-turn-heroes = Turno degli eroi
board-marker = Segnalino a { $marker }
board-story = La storia fin qui
board-events = Tessera evento:
board-side-heroes = Gli eroi vincono se
board-side-overlord = L'Overlord vince se
board-and = e
board-goal-carried-off = { $count ->
    [one] esce
   *[other] escono
} dal tabellone { $what }
board-goal-slain = { $count ->
    [one] muore
   *[other] muoiono
} { $what }
board-goal-rounds-over = finisce il round { $amount }
board-goal-marker = il segnalino arriva a { $amount }
board-goal-escaped = chi è ancora vivo ha lasciato il tabellone
board-goal-hero-slain = muore { $what }
board-goal-heroes-slain = non resta vivo nessun eroe
board-goal-asset-lost = gli eroi perdono { $what }
board-goal-curse-broken = la maledizione è sciolta
board-fight = Attacco
board-last-fight = L'ultimo attacco
board-attack-dice = Dadi dell'attacco
board-defence-dice = Dadi della difesa
board-axes = simboli finora
board-power = potenza
board-defence = difesa
board-armor = armatura { $armor }
board-slain = Colpo mortale!
board-stopped = Fermato: nessun danno
board-hurts = { $damage ->
    [one] Passa 1 danno
   *[other] Passano { $damage } danni
}
board-guard-odds = { $unhurt } di uscirne senza danni, in media { $damage }

## Chapters, each by the rule it begins with

chapter-CO-1 = Il Libro di Skelos
chapter-CO-12 = L'ordine dei turni
chapter-CO-27 = I valori di una tessera
chapter-CO-36 = La morte e il Fiume
chapter-CO-48 = I rinforzi
chapter-CO-58 = Gli incantesimi dell'Overlord
chapter-CO-64 = I Benefici
chapter-CO-74 = La preparazione
chapter-CO-H1 = Energia e ferite
chapter-CO-H7 = Il turno degli eroi
chapter-CO-H20 = Lo sforzo
chapter-CO-H24 = La mischia
chapter-CO-H30 = Gli attacchi a distanza
chapter-CO-H35 = La linea di vista
chapter-CO-H39 = Guardia e armatura
chapter-CO-H48 = La manipolazione
chapter-CO-H57 = Il rilancio
chapter-CO-H62 = Il movimento
chapter-CO-H72 = Gli ostacoli
chapter-CO-H79 = L'ingombro
chapter-CO-H86 = Gli incantesimi degli eroi
chapter-CO-H93 = Attacchi ad area, cadute, aree occupate
chapter-CO-H102 = Alleati, oggetti, la fine
chapter-CO-K1 = Le abilità
chapter-CO-C1 = Le decisioni

## Rules

rule-CO-1 = L'Overlord guida ogni unità da una sola plancia, il Libro di Skelos: tre Benefici, una Riserva, una Fatica, un valore di recupero, una fila di costi e, sotto i costi, il Fiume delle tessere.
rule-CO-2 = Le gemme rosse in Riserva sono l'energia che l'Overlord può spendere; quelle spese finiscono in Fatica.
rule-CO-3 = Il valore di recupero viene dallo scenario e da quanti eroi l'hanno iniziato; non cambia se qualcuno muore.
rule-CO-4 = I segnalini di costo crescono da sinistra a destra: la tessera al primo posto del Fiume costa 1, la seconda 2, e così via.
rule-CO-5 = All'inizio le tessere sono nel Fiume nell'ordine dello scenario.
rule-CO-6 = Una tessera è o una tessera unità o una tessera evento.
rule-CO-7 = Una tessera unità vale per un modello solo, o per un gruppo di modelli dagli stessi valori che agiscono insieme.
rule-CO-8 = I gruppi dello stesso nome si distinguono dal colore della base; una tessera grigia non ha base.
rule-CO-9 = Una tessera unità mostra il nome, il colore della base, il movimento, l'armatura, i dadi da mischia o da tiro, le abilità e, quasi sempre, quanto costa un rinforzo.
rule-CO-10 = Attivare una tessera evento fa avvenire un evento dello scenario, o più d'uno se lo scenario lo dice.
rule-CO-11 = Quali eventi ci siano, che cosa facciano e quando si possano scegliere lo decide lo scenario.
rule-CO-12 = Gli eroi giocano come una parte sola contro l'Overlord. Le parti si alternano; lo scenario dice chi comincia.
rule-CO-13 = Il turno dell'Overlord ha quattro fasi: recupero, segnalino del turno, attivazione, fine.
rule-CO-14 = Il recupero comincia spostando in Fatica tutte le gemme che l'Overlord ha speso nel turno degli eroi.
rule-CO-15 = Poi tante gemme quante ne dice il valore di recupero tornano dalla Fatica alla Riserva, o tutte quelle che ci sono se sono meno.
rule-CO-16 = Il segnalino del turno avanza di uno.
rule-CO-17 = Nella fase di attivazione l'Overlord attiva nessuna tessera, una o due.
rule-CO-18 = Per attivare una tessera, dalla Riserva passano in Fatica tante gemme quante ne indica il costo sopra di essa.
rule-CO-19 = La tessera attivata lascia il suo posto, le altre scorrono a sinistra, e lei va in fondo al Fiume.
rule-CO-20 = Anche una tessera unità morta si può attivare.
rule-CO-21 = Ogni modello di un'unità attivata può muoversi, spendendo quanti dei suoi punti vuole l'Overlord.
rule-CO-22 = Ogni modello dell'unità può fare un attacco durante l'attivazione.
rule-CO-23 = Non appena un modello dell'unità attacca, tutti i modelli di quell'unità perdono il movimento base che resta.
rule-CO-24 = La stessa tessera si può attivare due volte nello stesso turno; la seconda volta costa quanto chiede il suo nuovo posto.
rule-CO-25 = Una tessera evento attivata si esegue subito, come descrive lo scenario.
rule-CO-26 = Nella fase finale tutte le gemme spese dall'Overlord nel turno, comprese quelle sugli incantesimi, vanno in Fatica.
rule-CO-27 = L'armatura di un'unità si toglie dalla potenza di ogni singolo attacco contro un modello di quella tessera.
rule-CO-28 = Il danno che resta si toglie ai punti vita; un modello senza più vita lascia il tabellone.
rule-CO-29 = Il movimento base è gratuito, ogni modello ha il suo, e va usato prima che un modello qualsiasi dell'unità attacchi.
rule-CO-30 = Oltre al movimento base, un'unità riceve punti solo dal Beneficio Movimento.
rule-CO-31 = Il valore d'attacco dice quanti dadi, e di che colore, tira ogni modello. I dadi si possono rilanciare, ma numero e colore non cambiano mai.
rule-CO-32 = I nemici nell'area ostacolano il movimento di un'unità.
rule-CO-33 = I nemici nell'area ostacolano gli attacchi a distanza di un'unità.
rule-CO-34 = Gli attacchi in mischia non sono mai ostacolati.
rule-CO-35 = Le icone su una tessera sono abilità, spiegate in un capitolo apposito.
rule-CO-36 = Un modello a 0 punti vita è morto e lascia il tabellone.
rule-CO-37 = Quando muore l'ultimo modello di una tessera, la tessera va in fondo al Fiume e si gira sul lato insanguinato; le altre scorrono a sinistra.
rule-CO-38 = Una tessera morta resta nel Fiume e continua a scorrere con esso.
rule-CO-39 = Se un modello di una tessera morta ritorna, la tessera si rigira subito e resta dov'è.
rule-CO-40 = Attivare una tessera morta conta come una delle due attivazioni, non muove nessuno e la manda soltanto in fondo al Fiume.
rule-CO-41 = I gregari e i personaggi senza un nome proprio hanno 1 punto vita.
rule-CO-42 = Luogotenenti e mostri hanno i punti vita indicati dallo scenario; un segnalino li tiene a mente.
rule-CO-43 = Scorrere il Fiume: in qualsiasi momento del proprio turno l'Overlord può togliere dal Fiume tessere morte, per 2 gemme ciascuna; quelle gemme tornano nella scatola e non si rivedono più.
rule-CO-44 = Il prezzo si prende prima dalla Fatica; se non basta, dai Benefici e dagli incantesimi; solo alla fine dalla Riserva.
rule-CO-45 = Una tessera tolta esce dal gioco e il Fiume si richiude.
rule-CO-46 = Scorrere il Fiume non è un'attivazione, e non ha limite.
rule-CO-47 = I modelli di una tessera tolta non possono più tornare.
rule-CO-48 = Una tessera senza costo di rinforzo non riceve rinforzi.
rule-CO-49 = I punti rinforzo vengono da un evento e si spendono lì per lì.
rule-CO-50 = Ogni modello che ritorna prende tanti punti quanti ne dice la sua tessera.
rule-CO-51 = I modelli compaiono nelle aree di rinforzo dello scenario.
rule-CO-52 = Se un'area di rinforzo è occupata, si può usare invece un'area adiacente.
rule-CO-53 = Se è occupata anche quella, il modello non può essere messo lì.
rule-CO-54 = Se lo scenario non dice altro, possono tornare solo modelli uccisi durante la partita.
rule-CO-55 = I punti non spesi sono persi.
rule-CO-56 = Una tessera non ha mai più modelli di quanti ne aveva all'inizio, a meno che lo scenario lo permetta.
rule-CO-57 = Uno stesso modello può essere rappresentato da più tessere del Fiume.
rule-CO-58 = Gli incantesimi dell'Overlord stanno scoperti accanto al Libro.
rule-CO-59 = Un incantesimo si lancia dopo aver attivato la tessera dell'Incantatore che lo possiede, oltre a muovere e attaccare.
rule-CO-60 = Il costo dell'incantesimo, fisso o a scelta, passa dalla Riserva alla carta.
rule-CO-61 = Un incantesimo di reazione si lancia in qualsiasi momento; nel turno degli eroi non serve alcuna attivazione.
rule-CO-62 = Le gemme su un incantesimo non possono mai superarne il limite.
rule-CO-63 = Nella fase finale tutte le gemme sugli incantesimi vanno in Fatica.
rule-CO-64 = Ogni uso di un Beneficio serve un solo modello, mai tutto il gruppo.
rule-CO-65 = Movimento: finiti i punti base, ogni gemma messa qui dà un punto in più a un modello della tessera attivata.
rule-CO-66 = I punti aggiuntivi di un'attivazione non superano mai il movimento base.
rule-CO-67 = Il Beneficio Movimento si può usare prima o dopo un attacco, ed è il solo modo di muoversi dopo aver attaccato.
rule-CO-68 = Il Beneficio Movimento vale solo nel turno dell'Overlord.
rule-CO-69 = Guardia: ogni gemma messa qui tira un dado arancione; i suoi simboli e l'armatura dell'unità sono insieme la difesa.
rule-CO-70 = Contro un attacco c'è una sola Guardia.
rule-CO-71 = Quante gemme vanno in una Guardia si decide prima di tirarne i dadi.
rule-CO-72 = Rilancio: dopo un tiro, e prima che il risultato valga, ogni gemma messa qui rilancia un dado.
rule-CO-73 = Il Beneficio Rilancio è sempre a disposizione, anche nel turno degli eroi e per i dadi di una Guardia.
rule-CO-74 = Si scelgono uno scenario e chi sarà l'Overlord.
rule-CO-75 = Si mettono in tavola il tabellone dello scenario e i dadi.
rule-CO-76 = Gli eroi scelgono i loro personaggi fra quelli offerti dallo scenario, e i modelli cominciano dove esso dice.
rule-CO-77 = Gli eroi prendono equipaggiamento, incantesimi e oggetti dello scenario, tutti scoperti.
rule-CO-78 = Ogni eroe prende le gemme della sua scheda e le divide fra Riserva e Fatica come dice lo scenario.
rule-CO-79 = Ogni eroe comincia con la gemma rossa su «Aggressivo».
rule-CO-80 = L'Overlord prende le gemme dello scenario, divise fra Riserva e Fatica.
rule-CO-81 = Si riempie il Fiume, e le carte dell'Overlord stanno scoperte.
rule-CO-82 = I modelli dell'Overlord si mettono dove dice lo scenario, con basi e segnalini.
rule-CO-83 = Il segnalino del turno comincia da 0; quelli dei punti vita dai numeri dello scenario.
rule-CO-84 = Poi tutti leggono le regole speciali, e si mescolano le risorse dei forzieri.
rule-CO-85 = Se lo scenario non dice altro, nulla in esso è segreto.
rule-CO-H1 = Le gemme di un eroe stanno in Riserva, in Fatica, nelle Ferite, sulle azioni della scheda, sugli incantesimi o sulle tessere degli alleati.
rule-CO-H2 = Le gemme sono insieme energia e vita.
rule-CO-H3 = Il danno sposta altrettante gemme nelle Ferite: prima dalla Fatica, poi da azioni, incantesimi e alleati, per ultime dalla Riserva.
rule-CO-H4 = Un eroe che ha tutte le gemme nelle Ferite muore: le sue carte restano nell'area, e il modello se ne va.
rule-CO-H5 = Il danno di un attacco è la sua potenza meno quella della difesa, e mai sotto 0.
rule-CO-H6 = Fra azioni, incantesimi e alleati, il proprietario decide che cosa viene colpito prima.
rule-CO-H7 = Il turno degli eroi ha quattro fasi: inizio, atteggiamento, azione, fine.
rule-CO-H8 = Inizio: le gemme spese dagli eroi nel turno dell'Overlord vanno in Fatica.
rule-CO-H9 = Atteggiamento: ogni eroe sceglie se essere aggressivo o prudente.
rule-CO-H10 = Un eroe aggressivo recupera 2 gemme; 3 se un eroe è morto, 4 se sono morti in due o più.
rule-CO-H11 = Un eroe prudente recupera 5 gemme; 6 se un eroe è morto, 7 se sono morti in due o più.
rule-CO-H12 = Il recupero sposta gemme dalla Fatica alla Riserva; le ferite non guariscono così.
rule-CO-H13 = Un eroe aggressivo può usare ogni azione.
rule-CO-H14 = Un eroe prudente può usare solo Guardia e Rilancio: niente movimento, attacchi, manipolazioni, oggetti lasciati, né incantesimi se non di reazione.
rule-CO-H15 = Gli eroi aggressivi agiscono nell'ordine che vogliono e possono alternarsi azione per azione.
rule-CO-H16 = La fase di azione finisce quando nessun eroe può o vuole fare altro.
rule-CO-H17 = Fine: tutte le gemme su azioni, alleati e incantesimi vanno in Fatica, e tocca all'Overlord.
rule-CO-H18 = Si possono tenere apposta gemme in Riserva, per Guardia e Rilancio nel turno dell'Overlord.
rule-CO-H19 = Gli eroi discutono gli atteggiamenti e scelgono insieme. Qui rispondono nell'ordine dei posti; chi preferisce vedere prima la scelta degli altri li lascia passare.
rule-CO-H20 = In un turno le gemme su un'azione non possono superarne il limite, per quante volte la si usi.
rule-CO-H21 = Mischia, Tiro, Movimento e Manipolazione hanno un limite; Guardia e Rilancio no.
rule-CO-H22 = Un'azione si può usare più volte in un turno.
rule-CO-H23 = Nemmeno le gemme che un eroe spende in Guardia nel turno dell'Overlord hanno un limite.
rule-CO-H24 = Un attacco in mischia colpisce un nemico nella stessa area, o in un'area adiacente occupata, o fin dove arriva Portata.
rule-CO-H25 = Serve almeno una gemma, e ogni gemma è un dado del colore della scheda.
rule-CO-H26 = Un'arma con un bonus in mischia può aggiungere i suoi dadi.
rule-CO-H27 = Finiti i rilanci, i simboli sono la potenza dell'attacco.
rule-CO-H28 = Un eroe senza armi colpisce con 2 di potenza in meno. Le unità dell'Overlord non sono mai disarmate.
rule-CO-H29 = La mischia non è ostacolata.
rule-CO-H30 = Un attacco a distanza richiede un'arma con un bonus di tiro, almeno una gemma e un bersaglio in vista.
rule-CO-H31 = I suoi dadi sono le gemme, nel colore di tiro della scheda, e i dadi dell'arma.
rule-CO-H32 = Un'arma lanciata resta nell'area del bersaglio dopo l'attacco e va raccolta.
rule-CO-H33 = Gli attacchi a distanza sono ostacolati dai nemici nell'area di chi attacca.
rule-CO-H34 = Tirare a un nemico più in basso dà un dado in più, giallo se lo scenario non ne nomina un altro.
rule-CO-H35 = La vista è una linea dal centro di un'area al centro di un'altra, e qualsiasi ostacolo del tabellone sul suo cammino la blocca.
rule-CO-H36 = I modelli non bloccano mai la vista, la distanza non conta, e la propria area è sempre in vista.
rule-CO-H37 = Dove il terreno cambia livello di colpo, solo l'area più alta vede quella più bassa.
rule-CO-H38 = Un tabellone conserva la vista come linee calcolate con le sue eccezioni; un bordo fra due livelli lascia vedere in un senso solo.
rule-CO-H39 = Quando la potenza di un attacco è fissata, l'eroe attaccato può fare Guardia, una volta, con una o più gemme.
rule-CO-H40 = Ogni gemma è un dado del colore di Guardia dell'eroe; una carta con un bonus di Guardia aggiunge i suoi dadi e ne fa una parata, senza carta è una schivata.
rule-CO-H41 = Contro attacchi a distanza e ad area solo uno scudo può aggiungere i suoi dadi.
rule-CO-H42 = I dadi di un'armatura si tirano sempre, con o senza Guardia.
rule-CO-H43 = La Guardia si annuncia prima di tirare l'armatura.
rule-CO-H44 = La difesa è fatta dai simboli di Guardia e armatura insieme.
rule-CO-H45 = Una Guardia vale contro un solo attacco.
rule-CO-H46 = La Guardia non è ostacolata.
rule-CO-H47 = I dadi dell'armatura si possono rilanciare, con l'azione Rilancio o gratis se l'icona lo permette.
rule-CO-H48 = Una manipolazione semplice prende una gemma esatta e nessun tiro, e riesce sempre: raccogliere un oggetto, darlo, prenderlo o afferrarlo al volo.
rule-CO-H49 = Per passarsi un oggetto basta una manipolazione semplice di uno dei due eroi.
rule-CO-H50 = Una manipolazione complessa tira un dado per gemma nel colore di Manipolazione, più il bonus di una carta, e riesce se i simboli raggiungono la difficoltà.
rule-CO-H51 = Le manipolazioni semplici non sono ostacolate, quelle complesse sì.
rule-CO-H52 = Aprire un forziere nella propria area è complesso, difficoltà 2 se non è detto altro; il forziere si toglie e la prima risorsa del mazzo viene alla luce.
rule-CO-H53 = Quel che c'era nel forziere si può lasciare a terra per dopo.
rule-CO-H54 = Un oggetto di ingombro 3 o meno si può lanciare in un'area in vista, con la distanza come difficoltà. Se il lancio è corto, cade dopo tante aree del percorso quanti sono i simboli. Un eroe in quell'area può afferrarlo subito con una manipolazione semplice.
rule-CO-H55 = Lasciar cadere è gratis; un oggetto ad area lasciato cadere scoppia come se fosse stato lanciato.
rule-CO-H56 = La distanza di un lancio è il minor numero di bordi attraverso aree in vista.
rule-CO-H57 = Dopo un tiro, e prima che valga, ogni gemma che un eroe mette su Rilancio rilancia un dado.
rule-CO-H58 = Lo si può ripetere, sullo stesso dado o su altri.
rule-CO-H59 = Un'icona di dado con la freccia permette un rilancio gratuito di un dado di quel colore in quel tiro.
rule-CO-H60 = Un dado rilanciato gratis non si può rilanciare gratis di nuovo, salvo grazie a Supporto.
rule-CO-H61 = Vale il nuovo risultato, migliore o peggiore che sia.
rule-CO-H62 = Attraversare un bordo costa 1 punto.
rule-CO-H63 = All'inizio della fase di azione ogni eroe aggressivo ha i suoi punti base, gratis.
rule-CO-H64 = I punti base si usano per primi.
rule-CO-H65 = Fermarsi per fare altro fa perdere i punti base che restano.
rule-CO-H66 = Un eroe che prima fa altro tiene i punti base per il primo movimento.
rule-CO-H67 = Un'azione Movimento fa di ogni gemma 1 punto, da usare subito, fino al limite.
rule-CO-H68 = I punti che restano alla fine della fase sono persi.
rule-CO-H69 = Un'abilità che fa parte del movimento, come Sfondamuri o Salto, non lo interrompe.
rule-CO-H70 = Gli atti gratuiti, come lasciare un oggetto o bere una pozione, non interrompono il movimento.
rule-CO-H71 = Punti base e gemme si possono sommare per un bordo: 2 punti base e 1 gemma attraversano un bordo che costa 3.
rule-CO-H72 = Si contano nell'area i nemici e gli amici, compreso chi si muove. Se i nemici sono almeno altrettanti, chi si muove è ostacolato.
rule-CO-H73 = Lasciare l'area costa allora tanti punti in più quanti sono i nemici, meno gli altri amici: 1 per uno contro uno, 2 per due eroi contro tre, 3 per uno contro tre, nessuno per due contro uno.
rule-CO-H74 = I tiri ostacolati, cioè attacchi a distanza e manipolazioni complesse, ignorano altrettanti simboli.
rule-CO-H75 = Gli ostacoli si contano di nuovo a ogni passo.
rule-CO-H76 = Eroi e alleati ostacolano allo stesso modo le unità dell'Overlord.
rule-CO-H77 = Incantesimi, Guardia, Mischia, Rilancio e manipolazioni semplici non sono ostacolati.
rule-CO-H78 = I morti, gli svenuti e gli oggetti a terra non ostacolano nessuno.
rule-CO-H79 = Il carico di un eroe è la somma di tutto ciò che porta.
rule-CO-H80 = Quel che supera il massimo va lasciato subito.
rule-CO-H81 = Un'abilità è persa finché il carico raggiunge il suo numero o lo supera.
rule-CO-H82 = Al primo numero del movimento il movimento base scende di 1, al secondo di 2.
rule-CO-H83 = Un oggetto di ingombro 2 o meno occupa una mano, uno più pesante entrambe; un'arma a due mani non lascia posto a un'altra nello stesso attacco.
rule-CO-H84 = Un attacco usa un'arma, a meno che l'eroe sia Ambidestro; una difesa usa un'armatura e una carta Guardia.
rule-CO-H85 = Il movimento base si fissa all'inizio della fase di azione, e cala subito se il carico cresce prima che sia speso.
rule-CO-H86 = Lanciare è un'azione di un Incantatore aggressivo: gemme pari al costo passano dalla Riserva alla carta.
rule-CO-H87 = Le gemme sulla carta non possono superarne il limite.
rule-CO-H88 = Dagli attacchi degli incantesimi ci si difende come da tutti gli altri.
rule-CO-H89 = Gli incantesimi di reazione si lanciano anche nel turno dell'altra parte, e anche da eroi prudenti.
rule-CO-H90 = Perdere l'abilità Incantatore non spegne gli incantesimi già in corso.
rule-CO-H91 = Se il costo è variabile, va bene qualsiasi numero di gemme dal costo al limite. Teletrasporto non ha limite.
rule-CO-H92 = Un'Aura resta quando le sue gemme se ne sono andate; finisce come dice la carta.
rule-CO-H93 = Un attacco ad area colpisce tutti i personaggi dell'area, amici compresi. I dadi si tirano una volta, ogni bersaglio si difende da sé, e l'ordine lo sceglie chi attacca.
rule-CO-H94 = Aiutano solo la schivata, l'armatura e gli scudi.
rule-CO-H95 = Un oggetto ad area, come una Sfera Esplosiva, si consuma con l'uso.
rule-CO-H96 = Una Sfera Esplosiva si lancia come ogni altro oggetto, e i suoi 2 dadi rossi colpiscono l'area dove cade.
rule-CO-H97 = Cadere: si tirano i dadi indicati; non aiutano né Guardia né armatura, i rilanci sì, e il movimento base che resta non si perde.
rule-CO-H98 = Un personaggio trasportato subisce lo stesso danno dalla caduta.
rule-CO-H99 = Un'area senza posto per la base del modello è occupata: non vi si entra e non la si attraversa.
rule-CO-H100 = Chi sta in un'area occupata può essere attaccato in mischia da tutte le aree adiacenti, ma non può attaccare da lì verso fuori.
rule-CO-H101 = Un modello ha posto se la somma delle taglie nell'area non ne supera la capienza.
rule-CO-H102 = Comando: un eroe aggressivo può mettere 1 gemma sulla tessera degli alleati per attivarne uno; ognuno agisce una volta per fase.
rule-CO-H103 = Un alleato che attacca perde il resto del suo movimento base.
rule-CO-H104 = Ogni altra gemma dà 1 punto in più a un alleato, fino al suo movimento base, anche dopo un attacco.
rule-CO-H105 = Le gemme fanno Guardia per un alleato con dadi arancioni e ne rilanciano i dadi, una gemma ciascuno; può farlo anche un eroe prudente.
rule-CO-H106 = Gli alleati hanno 1 punto vita. Se ne vanno quando nessun eroe con Comando è in vita.
rule-CO-H107 = Pozione di Vita: un eroe aggressivo sposta gratis 2 gemme dalla Fatica o dalle Ferite alla Riserva, e la pozione è finita.
rule-CO-H108 = Usare un oggetto è gratis, se non è detto altro.
rule-CO-H109 = Un attacco va in quest'ordine: bersaglio, gemme, arma, tiro, rilanci, penalità, e poi la potenza è fissata.
rule-CO-H110 = Una difesa va in quest'ordine: reazioni e abilità, gemme di Guardia, carta per parare, dadi d'armatura, tiro, rilanci, e poi la potenza è fissata e si conta il danno.
rule-CO-H111 = La partita finisce come dice lo scenario. Se tutti gli eroi sono morti vince l'Overlord, anche se lo scenario tace.
rule-CO-H112 = La fine del round N arriva quando la parte che gioca per seconda ha finito il turno con il segnalino su N.
rule-CO-K1 = Portata: attacchi in mischia in un'area adiacente in vista, allo stesso livello, senza niente in mezzo.
rule-CO-K2 = Ambidestro: un attacco in mischia con due armi a una mano somma i dadi di entrambe.
rule-CO-K3 = Costrizione: se un dado mostra 2 o più, il bersaglio è trascinato accanto a chi attacca e trattenuto.
rule-CO-K4 = Colpo Circolare: quando un'arma a due mani uccide in mischia, il danno che avanza passa a un altro nemico dell'area, uno dopo l'altro.
rule-CO-K5 = Colpo Preciso: in mischia la difesa del bersaglio scende di 1.
rule-CO-K6 = Tiro Preciso: negli attacchi a distanza la difesa del bersaglio scende di 1.
rule-CO-K7 = Attacco dall'Aldilà: chi muore con questa abilità fa prima un attacco in mischia con 3 dadi rossi, gratis.
rule-CO-K8 = Contrattacco: dopo essere sopravvissuto a un attacco in mischia, il personaggio risponde con 1 dado rosso, gratis. A un contrattacco non si contrattacca.
rule-CO-K9 = Tiratore Scelto: i suoi attacchi a distanza non sono ostacolati, e Protetto non li ferma.
rule-CO-K10 = Blocco: i nemici non possono lasciare l'area, a meno che siano Elusivi, Volanti o Intangibili.
rule-CO-K11 = Sfondamuri: attraversa un muro di legno o una porta per 2 punti in più e lascia un varco, da cui tutti passano e vedono.
rule-CO-K12 = Elusivo: si muove come se non ci fossero nemici.
rule-CO-K13 = Nuoto: può entrare in acqua; uscirne costa 1 punto in più.
rule-CO-K14 = Intangibile: passa attraverso gli ostacoli al costo normale e ignora chi lo ostacola e il Blocco.
rule-CO-K15 = Lancio di Ragnatela: un attacco a distanza con 3 dadi arancioni; chi non si difende è invischiato, e per liberarsi servono 4 punti movimento.
rule-CO-K16 = Salto: attraversa i vuoti segnati dallo scenario se 1 dado rosso raggiunge la difficoltà, per 1 punto a ogni bordo attraversato; i nemici non ostacolano un salto.
rule-CO-K17 = Grazia Felina: essere ostacolato costa al personaggio 1 punto movimento in meno.
rule-CO-K18 = Volo: ignora scenario, ostacoli, Blocco e differenze di livello.
rule-CO-K19 = Arrampicata: può attraversare i bordi che la richiedono.
rule-CO-K20 = Alchimia: fa quel che dice lo scenario.
rule-CO-K21 = Veleno: fa quel che dice lo scenario.
rule-CO-K22 = Comando: guida gli alleati, come racconta CO-H102.
rule-CO-K23 = Concentrazione: i tiri dell'eroe non sono ostacolati.
rule-CO-K24 = Scassinare: un dado rosso in più per aprire serrature.
rule-CO-K25 = Fascino: nessuno può attaccare questo personaggio se prima non ne è stato attaccato. Gli attacchi ad area lo colpiscono comunque.
rule-CO-K26 = Orrore: per i nemici nell'area i limiti di Mischia, Tiro, Movimento e Manipolazione sono al massimo 2.
rule-CO-K27 = Malocchio: i nemici nell'area non possono rilanciare.
rule-CO-K28 = Supporto: gli amici nell'area possono rilanciare gratis un dado in ogni azione.
rule-CO-K29 = Sacrificio: prima del tiro, questo modello prende su di sé un attacco diretto a un amico nella sua area; lo difende solo la sua armatura.
rule-CO-K30 = Intoccabile: 1 di difesa in più contro gli attacchi a distanza.
rule-CO-K31 = Guardia del Corpo: può parare per un amico nell'area.
rule-CO-K32 = Protetto: non può essere attaccato finché nell'area c'è un amico senza questa abilità.
rule-CO-K33 = Incantatore: può usare gli incantesimi che possiede.
rule-CO-C1 = Il limite del Beneficio Movimento vale per l'unità o per ogni modello? Per ogni modello, il suo movimento base. Perché: ogni uso di un Beneficio serve un modello, e la regola degli alleati dice lo stesso.
rule-CO-C2 = Dove vanno le gemme del Beneficio Movimento? Sul Beneficio, e in Fatica nella fase finale. Perché: lo dice la regola, solo l'esempio ha fretta; e CO-44 deve sapere dove stanno.
rule-CO-C3 = Tutto il gruppo deve finire il movimento base prima del suo primo attacco? Sì. Perché: CO-23 lo toglie a tutti.
rule-CO-C4 = Quanto costa una tessera oltre l'ottavo posto? 8. Perché: i segnalini sono otto, e un nono non c'è.
rule-CO-C5 = Quando va in fondo al Fiume la tessera di un'unità morta? Subito, anche nel turno degli eroi. Perché: la regola non conosce eccezioni.
rule-CO-C6 = E se l'ultimo modello di una tessera muore durante la sua stessa attivazione, o in una marcia concessa da un evento? La tessera va in fondo come quella di ogni unità morta, e con lei tutte le tessere dell'unità. Perché: CO-37 non conosce eccezioni, e dopo l'attivazione possono essere morti altri.
rule-CO-C7 = Quante fasi ha il turno dell'Overlord? Quattro. Perché: l'elenco che apre il capitolo ne conta quattro, anche se due titoli portano lo stesso numero.
rule-CO-C8 = Si può attivare una tessera evento quando il suo evento non può fare nulla? Sì. Perché: il prezzo è l'unica condizione.
rule-CO-C9 = Quanti Cacciatori Pitti ci sono per colore? Quattro. Perché: tre dei verdi cadono nell'esempio, e dodici cacciatori in tutto sono noti dalle partite pubbliche.
rule-CO-C10 = Quanti punti vita ha Zogar Sag in Fra gli Artigli dei Pitti? 5. Perché: due fonti dicono così, e una dice 4.
rule-CO-C11 = Ogni modello colpito da un attacco ad area può avere una Guardia? Sì, una ciascuno. Perché: ciascuno si difende da sé.
rule-CO-C12 = Le abilità di Precisione tolgono armatura o difesa? L'intera difesa, di 1. Perché: la versione più recente dice difesa.
rule-CO-C13 = Che cosa aggiunge esattamente Intoccabile? 1 alla difesa. Perché: lo dice la versione più recente, e l'effetto è lo stesso.
rule-CO-C14 = Controllo Mentale deve vedere il bersaglio? No, va bene chiunque sul tabellone, fino a 1 area e 1 in più per ogni gemma. Perché: il testo è stato corretto così.
rule-CO-C15 = Gli amici che riducono gli ostacoli si contano con o senza chi si muove? Risponde CO-H73, mai sotto 0. Perché: tutti gli esempi sono d'accordo.
rule-CO-C16 = Lanciare un incantesimo costa all'unità il movimento base? Solo se l'incantesimo è un attacco. Perché: la regola parla di attacchi.
rule-CO-C17 = Si può lanciare un incantesimo di reazione se l'incantatore è morto? No, l'incantatore deve essere sul tabellone. Perché: qualcuno deve pur dire le parole.
rule-CO-C18 = In che ordine si seguono rilanci gratuiti e gemme sullo stesso dado? Prima quello gratuito, poi gemme senza limite. Perché: così si leggono insieme le regole da CO-H58 a CO-H60.
rule-CO-C19 = I modelli dell'Overlord possono raccogliere oggetti? Non se lo scenario non lo dice. Perché: la manipolazione è un'azione degli eroi.
rule-CO-C20 = Chi distribuisce i rinforzi fra più aree? L'Overlord, come vuole. Perché: nell'esempio è lui a scegliere.
rule-CO-C21 = Quali eroi morti aumentano il recupero? Quelli morti quando si sceglie l'atteggiamento; un eroe fuggito non è morto. Perché: la regola chiede chi è morto.
rule-CO-C22 = E se il mazzo delle risorse è finito? Allora il forziere è vuoto. Perché: ogni scenario ha tante risorse quanti forzieri, e per arrivarci ci vuole una regola della casa.
rule-CO-C23 = Che facce ha il dado rosso? 0, 1, 1, 2, 2 e 3. Perché: tutti e quattro i numeri capitano di certo, e così si continua da dove lasciano il giallo (0,67 in media) e l'arancione (1).
rule-CO-C24 = Come sono fatti i tabelloni? Il Villaggio Pitto, le Navi, il Forte e la Locanda li abbiamo disegnati noi: aree, bordi, capienze e posti di partenza. Perché: non ne esiste un elenco pubblico, e un'immagine non è una regola.
rule-CO-C25 = Quanti eroi giocano quando le persone sono meno degli eroi? Quanti ne sceglie il tavolo fra quelli che lo scenario permette, e almeno uno per ogni persona dalla parte degli eroi, che se li dividono nell'ordine dei posti. Perché: i numeri degli scenari contano eroi, non persone.
rule-CO-C26 = Una linea di vista che passa per lo spigolo di un muro arriva? Sì, se passa da un lato dello spigolo. Perché: uno spigolo non ha larghezza, e due che si sporgono dalla stessa parte si vedono.
rule-CO-C27 = E se nessun eroe resta sul tabellone e nessuno ha vinto? Vince l'Overlord. Perché: non c'è più nessuno che possa raggiungere un obiettivo.
rule-CO-C28 = Chi sa che cosa è nascosto, e quando lo si trova? L'Overlord lo nasconde in uno dei posti numerati e non lo dice a nessuno. Lo trova il primo eroe che vi si ferma; se non c'è nulla, lo vedono tutti. Perché: lo scenario lo tiene segreto, e un eroe che entra ha gli occhi.
rule-CO-C29 = Che ne è di un personaggio trasportato, o a terra, quando l'area viene colpita? Ha un punto vita e nessuna armatura: qualsiasi potenza lo uccide, e la parte che l'ha fatto ha perso. Perché: è da salvare, e non può difendersi.
rule-CO-C30 = Dov'è il trofeo di un nemico ucciso? Sta nell'area dove il nemico è morto, ed è un oggetto come gli altri. Perché: le teste non viaggiano da sole.
rule-CO-C31 = Quale armatura protegge un eroe che ne porta più d'una? La migliore. Perché: nessuno sceglierebbe l'altra.
rule-CO-C32 = Quando esattamente si può lanciare un incantesimo di reazione? In ogni turno quando l'incantatore è attaccato, prima della Guardia. Nel turno dell'altra parte anche quando qualcuno nell'area dell'incantatore attacca, prima dei suoi dadi, quando qualcuno entra in quell'area o sta per lasciarla, e quando il turno finisce. Un'Aura può aspettare un attacco al suo incantatore. Se l'incantesimo è a sua volta un attacco, si risolve per primo, e chi ne muore non prosegue. Non si chiede a chi non potrebbe lanciare nulla che conti, né a chi ha detto che in questo turno non reagirà. Perché: in qualsiasi momento, dicono entrambi i libri; questi sono i momenti che contano, e chiedere a tutti in ogni altro fermerebbe la partita.
rule-CO-C33 = Dove va chi lancia un Bacio della Morte? Conta come morto. Perché: chi lascia il tabellone così non ritorna.
rule-CO-C34 = Quanto dura la Possessione di Set? Fino alla fine della prossima attivazione del bersaglio, o del prossimo turno in cui l'eroe è aggressivo: fino ad allora non può muoversi, o non ha Blocco. Perché: lo dice la carta nell'elenco pubblico degli incantesimi.
rule-CO-C35 = Che ne è delle gemme guarite o donate? Le ferite guarite vanno in Riserva. Un dono cambia mano per sempre, e nessuno può donare l'ultima gemma che lo tiene in vita. Perché: le gemme sono vita, e un dono non è un sacrificio.
rule-CO-C36 = Che cosa serve per lasciare il tabellone? Un'area al bordo e 1 punto movimento, ostacolati come per ogni altro bordo; tutto ciò che si porta viene con sé. Perché: il margine si attraversa come un bordo.
rule-CO-C37 = Un forziere è una serratura? Sì, Scassinare aggiunge il suo dado rosso. Perché: un ladro che non apre i forzieri avrebbe sbagliato mestiere.
rule-CO-C38 = Che cosa succede quando un salto fallisce? I punti sono spesi e chi salta resta dov'è; dove lo scenario lo dice, gregari e alleati annegano. Perché: i nomi nuotano meglio dei numeri.
rule-CO-C39 = Chi tira in una raffica, e a chi? Può farlo ogni modello dell'Overlord con dadi a distanza e qualcuno in vista, uno dopo l'altro, a un bersaglio a scelta dell'Overlord; nessuno deve. Perché: le unità senza dadi a distanza non hanno nulla da tirare, e il testo pubblico dice che ciascuna può.
rule-CO-C40 = Dove entra un'unità che all'inizio non c'era? Nell'area indicata dallo scenario, o il più vicino possibile se non c'è posto; la sua tessera va in fondo al Fiume. Perché: è lì che va ogni tessera appena usata.
rule-CO-C41 = Quanti mostri pietrificati si possono svegliare? Uno per evento, e nessuno finché due mostri sono in vita. Perché: lo scenario ne vieta un terzo.
rule-CO-C42 = Che cosa fa il Coltello Yuetshi a Khosatral Khel? Contro un attacco con esso, lanciato o in mano, la sua armatura è 3. Perché: lo scenario dice a che cosa serve.
rule-CO-C43 = A chi tocca fra gli eroi di una persona, o fra i modelli di un'unità? Al primo che può ancora fare qualcosa, finché non se ne sceglie un altro. Chi viene scelto e non fa nulla prima che se ne scelga un altro ha finito per questa fase o attivazione; ha finito anche l'eroe che lo dice, e un'unità finisce quando lo dice chi la gioca o quando nessuno può più fare nulla. Perché: al tavolo nessuno prende in mano un modello più volte per rimetterlo giù.
rule-CO-C44 = Chi attacca una barricata, e come? Un'unità dell'Overlord, in mischia e da entrambi i lati; i simboli sono punti vita persi, perché una barricata non si difende. In un'attivazione tutti i modelli dell'unità attaccano la stessa barricata, o nessuno lo fa. Una barricata ferma tutti e nasconde ciò che c'è dietro; dove è caduta il bordo è aperto. Perché: lo scenario la lascia attaccare come un nemico, e gli eroi che l'hanno costruita hanno di meglio da fare.
rule-CO-C45 = Che cosa può succedere alla sacerdotessa e alle reliquie del Rituale Finale? Nessuno le raccoglie, e nessun attacco le ferisce. Quando inizia il turno dell'Overlord, quelle che stanno in un'area con un'unità sono perdute, e con la sacerdotessa la partita. Il segnalino del rituale scende dei simboli di un dado giallo per ognuna delle sei reliquie rimaste; nessuno rilancia questi dadi. Perché: così dice lo scenario, di nostro ci sono solo i posti.
rule-CO-C46 = Quanti Pitti morti tornano nel Rituale Finale? Tutti quelli che si possono rinforzare, finché c'è posto proprio nelle aree di rinforzo; l'Overlord sceglie chi va dove. Poi quelli di una sola unità che sono appena tornati possono muoversi, con 2 punti ciascuno e nessuno in cambio di gemme. Perché: le orde non si contano, ma devono pur stare da qualche parte.
rule-CO-C47 = Che cosa chiedono le porte di uno scenario? Una porta accostata costa quel che dice il file e resta aperta dopo che qualcuno l'ha attraversata; le bestie non ne aprono. Una porta chiusa a chiave cede a un eroe da uno qualsiasi dei due lati: con la chiave basta una manipolazione semplice, senza ne serve una complessa della sua difficoltà, a cui Scassinare aggiunge il suo dado. Ciò che è servito resta nella serratura, e Sfondamuri non aiuta. Perché: lo scenario dà a ognuna di queste porte il suo modo di entrare.
rule-CO-C48 = Che cosa aiuta contro le rocce che cadono? Niente: chiunque sia nell'area subisce i simboli dei due dadi rossi, anche gli amici dell'Overlord e chi è trasportato. L'Overlord può rilanciarli. Perché: è un danno e non un attacco, e con un soffitto non si discute.
rule-CO-C49 = Chi trova le cose degli eroi in In Trappola come Topi? Il proprietario. L'Overlord mette ciò con cui comincia ogni eroe, tutto insieme, in uno dei posti numerati, volendo anche le cose di due eroi nello stesso posto. Una manipolazione complessa di difficoltà 1 in un posto del genere le rende al proprietario; a chiunque altro il posto non mostra nulla. Tutti vedono di chi sono le cose che non sono lì. Perché: così dice lo scenario, e un oste conosce le sue credenze.
rule-CO-C50 = Che cosa vuol dire silenzio, prima dell'allarme? Nessuno attacca a distanza, e l'Overlord non ha Benefici e attiva una tessera per turno. Un gregario che muore lascia un corpo nella sua area; un eroe lo nasconde con una manipolazione semplice se nell'area non ci sono nemici. I modelli contano subito come morti e si possono rinforzare. Perché: è notte e tutti bisbigliano; un corpo che aspetta il prossimo rinforzo vorrebbe una regola tutta sua.
rule-CO-C51 = Quando scatta l'allarme, e che cosa porta? Quando qualcuno sfonda un muro o fa scoppiare una Sfera Esplosiva; quando il turno dell'Overlord inizia con un'unità nella stessa area di un eroe o di un corpo; e alla fine del round che lo scenario indica. I corpi vengono portati via, nuove guardie stanno all'ingresso con la loro tessera a sinistra nel Fiume, e da quel momento l'Overlord recupera di più. Perché: è l'elenco dello scenario.
rule-CO-C52 = Da dove entra Thak quando vuole vendetta? Tre dadi rossi danno il numero di un'area, contato da 0 nell'elenco dello scenario; per ogni gemma dalla Riserva alla Fatica l'Overlord si sposta di un numero in su o in giù. Le sue due tessere vanno al terzo e al sesto posto del Fiume. Controllo Mentale non lo guida, e viene una volta sola. Perché: i numeri del tabellone stampato non sono pubblici, quindi l'elenco è nostro.
rule-CO-C53 = Come si interroga un sacerdote di Anu, e che cosa si viene a sapere? Per una gemma dalla Riserva alla Fatica un eroe nella sua area tira un dado rosso, che niente ostacola. Con 0 tace. Con 1 o 2 parla e se ne va, e tutti sanno se era lui. Con 3 muore e non c'è più, e se era lui la maledizione è sciolta senza che nessuno lo dica. L'Overlord sceglie chi è all'inizio, e il numero di sacerdoti usciti di scena decide l'evento. Perché: i segnalini numerati stanno coperti, li mette l'Overlord, e conta solo il più basso.
rule-CO-C54 = Quando arriva Thak nella locanda dei sacerdoti di Anu? Con l'evento, quando tre sacerdoti non ci sono più; all'inizio del round 12; o appena Conan entra nell'area dove è rinchiuso; una volta sola. Perché: così dice lo scenario, e la nostra dispensa è una gabbia come un'altra.
rule-CO-C55 = Come arrivano nuove Guardie, e come accorre un gruppo? Il prossimo colore non ancora in gioco si mette con due modelli in un'area di rinforzo, e la sua tessera va in fondo al Fiume; i colori sono al massimo quattro. Un gruppo che accorre muove ogni suo modello di 2 punti al massimo e non fa altro; le gemme non ne aggiungono. Le aree di rinforzo non si esauriscono. Perché: sul tabellone stampato alcune bastano a un solo modello, ma quali non è pubblico.
rule-CO-C56 = Chi sono gli ammutinati, e chi li comanda? Pirati con la base rossa, alleati degli eroi che nessuno guida con Comando e che non ricevono gemme. Quando inizia il turno degli eroi, al primo eroe se ne uniscono quanti ne mostra un dado giallo, nella sua area o accanto, cinque al massimo; anche i morti possono tornare. Una volta per turno un giocatore degli eroi li fa agire tutti insieme, come un'unità dell'Overlord, anche se tutti gli eroi sono prudenti. Perché: lo scenario li attiva gratis, quindi qualcuno deve pur alzare il braccio.
rule-CO-C57 = Come si muove il segnalino dell'Inseguimento Infernale? Nella parte I un eroe a un albero o sul ponte di poppa lo muove di uno con una manipolazione semplice, una volta per turno in ognuno di questi posti. Nella parte II gli eroi accanto a una balista mettono una gemma a testa su Manipolazione e uno di loro tira un dado rosso, che tutti possono rilanciare; i simboli muovono il segnalino, una volta per turno per ogni balista. In entrambe nell'area ci devono essere più eroi e alleati che nemici, e nessun alleato che aiuta può aver attaccato o attaccare in quel turno: tutti per le vele, quelli dell'area per una balista. I round non muovono nulla. Ogni parte è una partita a sé, e il suo segnalino parte da 0. Perché: nessuno dovrebbe dover vincere due volte di fila per vedere la seconda nave.
rule-CO-C58 = Che cosa fanno di preciso gli eventi dell'Inseguimento Infernale? Onda anomala: per ogni simbolo di un dado rosso l'Overlord sposta un eroe di tre aree al massimo lungo i ponti, o toglie un ammutinato dal tabellone. Voltagabbana: per ogni simbolo di un dado rosso un ammutinato diventa un pirata di una ciurma che ne ha meno di quanti può averne. Inceppamento: se un dado arancione mostra qualcosa, una balista non tira nel prossimo turno degli eroi. L'Overlord può rilanciare questi dadi; i rinforzi possono portare una ciurma oltre il numero iniziale, fino a cinque. Perché: così dice lo scenario, si è aggiunto solo chi sceglie.
rule-CO-C59 = Che cosa chiude uno scenario che non indica un ultimo round? Il tracciato dei turni: ha spazi da 0 a 15, e alla fine del round 15 vince l'Overlord. Perché: ad aver fretta sono gli eroi, e due parti che si aspettano a vicenda aspetterebbero per sempre.
rule-CO-C60 = Quali aree sono adiacenti a una occupata, per chi entra sul tabellone? Quelle oltre un bordo che quel modello potrebbe attraversare così com'è ora il tabellone: non un muro di pietra, non l'acqua se non sa nuotare, ma sì un muro sfondato. Un vuoto che richiede un salto non è un bordo simile. Perché: chi arriva deve fare a piedi gli ultimi passi.
rule-CO-C61 = Quanti bordi attraversa un salto, e che cosa lo può fermare? Da nave a nave due, quindi costa 2 punti, anche in volo; i nemici non lo ostacolano, ma Blocco trattiene chi salta. Perché: così dice l'elenco pubblico delle abilità, con le navi come esempio; di Blocco non dice nulla.
rule-CO-C62 = Che ne è della tessera di Skuthus quando si dona a Set? Esce dal gioco, e quella del demone ne prende il posto: in fondo al Fiume, dove va la tessera di un'unità morta. Perché: nel testo pubblico prima muore lui, poi la tessera viene sostituita.
rule-CO-C63 = Un eroe che fa la Guardia per un alleato può usare una carta? Sì, una carta sua aggiunge i propri dadi, come se difendesse sé stesso. Perché: la Guardia è la sua, e solo i dadi delle gemme sono quelli dell'alleato.
rule-CO-C64 = Chi sceglie che cosa fa la Possessione di Set? Nessuno: chi ha Blocco lo perde, chiunque altro non può muoversi. Perché: così dice la carta nell'elenco pubblico degli incantesimi.
rule-CO-C65 = Chi perde la gemma quando il Morso di Set colpisce un alleato o un'unità? Chi gioca per lui, dalla Riserva alla Fatica, ferito o no; per un ammutinato nessuno. Perché: la carta nell'elenco pubblico degli incantesimi nomina chi lo controlla e non chiede danni.
rule-CO-C66 = Dove inizia Bêlit in Fra gli Artigli dei Pitti? Nell'area di Conan. Perché: il testo pubblico la mette nell'area di un altro eroe qualsiasi, e accanto a lui nessuna delle due parti vince quasi sempre.
rule-CO-C67 = Una Guardia del Corpo può schivare per un amico? No: servono almeno una gemma e una carta utile contro quell'attacco, e l'amico non fa una Guardia propria. Perché: l'elenco pubblico delle abilità dice che la Guardia del Corpo para e non può schivare.
rule-CO-C68 = Gli arcieri dell'Overlord su un muro o un ponte tirano il dado per chi tira verso il basso? Sì. Perché: il libro pubblico degli eroi lo dà a ogni personaggio che tira a un nemico più in basso, e i tabelloni ai luoghi; CO-31 dice solo che l'Overlord non compra né cambia i dadi di una tessera.
rule-CO-C69 = Chi gioca quale eroe? Come li elenca lo scenario, nell'ordine dei posti; oppure, se il tavolo lo vuole, gli eroi scelgono in quell'ordine fra quelli che lo scenario suggerisce per il loro numero. Equipaggiamento, incantesimi e area di partenza appartengono al personaggio. Perché: le regole fanno scegliere fra i suggeriti, e solo per questi lo scenario dice che cosa portano.
rule-CO-C70 = A qualcuno si chiede ciò che non può servire? No. Un dado che mostra il suo meglio, o che è fra dadi già sufficienti per ciò per cui si tirano, non si rilancia; nessuno fa la Guardia, para o reagisce contro un attacco che non fa nulla. Dove un attacco a un'area può colpire amici o prigionieri, ogni dado si può rilanciare. Perché: al tavolo nessuno lo farebbe.
rule-CO-C71 = Un eroe può non usare un'arma o una carta di Guardia? No: chi colpisce in mischia e porta un'arma adatta colpisce con quella, e chi fa la Guardia e ha una carta utile contro quell'attacco para con quella. Quale, lo sceglie chi la porta. Perché: l'una e l'altra aggiungono soltanto dadi.
rule-CO-C72 = Si può indicare un'area più lontana? Sì, se la via più economica è una su cui non si fa altro che camminare: nessuno cade, salta, sfonda un muro, apre una porta, trova qualcosa o dà agli altri motivo di reagire prima della fine. Si pagano tutti i bordi della via, ostacoli compresi, come a ogni passo. In un'area adiacente si entra dal bordo in comune, se si può attraversare. Perché: è lo stesso che passo per passo, con meno parole.
rule-CO-C73 = Tutti scelgono un atteggiamento? Chi con l'uno o con l'altro recupererebbe tutta la Fatica è aggressivo senza che glielo si chieda, a meno che ne dipenda un'Aura o la Possessione di Set. Perché: un eroe aggressivo può fare tutto ciò che può uno prudente.
rule-CO-C74 = In quali momenti l'Overlord può scorrere il Fiume? Ogni volta che nel proprio turno gli si chiede che cosa fare: prima e dopo ogni attivazione, e prima di ogni cosa che fa un modello dell'unità attiva. Non nel mezzo di un attacco, di un incantesimo o di un evento. Perché: niente di ciò che vi accade ne dipende.
rule-CO-C75 = Quanto costa sfondare un muro? 3 punti: 1 per il bordo e 2 in più, e ciò che ostacola. Perché: l'elenco pubblico delle abilità aumenta di 2 il costo di questo movimento.

# Ciò che dice solo il tabellone

board-map = Mappa
about-hide = Sei l’Overlord. Ciò che gli eroi cercano sta in uno di questi luoghi numerati, e dovranno frugare: scegline uno lontano da dove entrano, e difendilo. Un numero sul tabellone è un luogo dove può trovarsi.
about-true-priest = Sei l’Overlord. Solo il sacerdote che scegli può togliere la maledizione; gli eroi devono scoprire quale.
about-stance = Le gemme sono forza e sangue insieme. In questo turno un eroe o agisce o riposa.
about-stance-aggressive = L'eroe può muoversi, combattere e fare tutto il resto, e recupera poche gemme.
about-stance-cautious = In questo turno l'eroe si difende e rilancia soltanto, e recupera molte gemme. Buono per chi è ferito o stanco.
about-wait = Tocca a un altro eroe della tua parte; questo potrà ancora agire nello stesso turno.
about-clear-river = Una tessera senza più miniature vive occupa solo spazio nel Fiume. Toglierla rende più economiche quelle dietro, per 2 gemme che non tornano più.
about-hero-acts-done = Questo eroe non fa altro fino al prossimo turno degli eroi.
about-who-acts-done = Nessuno della tua parte fa altro fino al prossimo turno degli eroi.
about-model-acts-done = Questa miniatura ha finito; la tessera passa alla prossima, o l'attivazione termina.
about-activate = Una tessera costa tante gemme quanto il suo posto nel Fiume. Poi va in fondo, e usarla di nuovo subito è caro.
about-activate-done = Tocca agli eroi. Le gemme nella Riserva restano lì.
about-guard = Le gemme in Guardia sono dadi contro questo colpo; poi sono stanche. Il danno che resta si paga in gemme, per sempre.
about-attack-gems = Ogni gemma è un dado dell'attacco; poi le gemme sono stanche e tornano più tardi.
about-reroll-keep = I dadi valgono così. Rilanciarne uno costa una gemma, a meno che l'arma non lo faccia gratis.
about-reroll = Rilanciare un dado costa 1 gemma della Riserva, a meno che l’arma o un’abilità non lo faccia gratis: ogni dado dice quanto costerebbe. Vale il nuovo lancio, qualunque sia.
