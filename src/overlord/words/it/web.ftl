## The page in the browser; the terminal never says these

web-agree = D'accordo
web-disagree = Rifiuta
web-away = assente
web-connected = presente
web-bot = un bot: { $level }
web-deciding = decide
web-planned = nel piano
web-total = { $total } di { $goal }
web-close = Chiudi
web-skip = Vai al tavolo
web-language = Lingua

## Start page

web-your-name = Il tuo nome
web-nameless = Signore senza nome
web-games = Giochi
web-play-bots = Gioca contro i bot
web-new-table = Apri un tavolo
web-mine = I miei tavoli finiti
web-open = Tavoli aperti
web-playing = Partite in corso
web-finished = Finite
web-none-mine = Qui compariranno i tavoli a cui siedi.
web-none-open = Nessuno aspetta giocatori.
web-none-playing = Nessuna partita da guardare ora.
web-code = Codice di un tavolo
web-go = Vai
web-join = Unisciti
web-watch = Guarda
web-continue = Continua
web-look = Rivedi
web-free = { $count ->
    [one] 1 posto libero
   *[other] { $count } posti liberi
}
web-no-server = Il server non risponde. È acceso?
web-no-game = Questo gioco non c'è.

## A new table

web-seats = Posti
web-clock = Orologio
web-clock-off = Spento
web-clock-relaxed = Tranquillo
web-clock-brisk = Rapido
web-who-plays = Chi gioca
web-seat = Posto { $number }
web-seat-me = Io, o qualcuno a questo schermo
web-seat-open = Libero per un amico
web-seat-bot = Bot
web-level = Livello del bot al posto { $number }
web-name-of = Nome al posto { $number }
web-pass-and-play = Più posti a questo schermo si giocano a turno; tra l'uno e l'altro lo schermo è coperto.
web-more = Altro
web-own-box = Carte proprie, che si aggiungono a quelle della scatola o le sostituiscono (TOML)
web-create = Apri il tavolo

## Before the start

web-room-waiting = Si aspettano giocatori. Condividi il link o metti un bot in un posto libero.
web-room-full = Tutti i posti sono presi.
web-open-seat = libero
web-sit = Siediti qui
web-add-bot = Metti un bot
web-remove = Togli
web-begin = Comincia
web-invite = Invita
web-qr = Il link come codice QR
web-copied = Copiato
web-compiling = Si sta costruendo un motore più veloce; arriva da solo tra un minuto o due, e niente va perso.
web-broken = Non si possono leggere
web-copy-failed = Il browser non permette di copiare; seleziona il link a mano.

## At the table

web-prompt = Che cosa fare
web-panels = Cronaca, chat, regole, fortuna onesta
web-confirm = Conferma
web-places = Sul tabellone
web-choose = Scegli { $what }
web-choose-first = Prima scegli qualcosa.
web-sending = Invio…
web-reconnecting = Collegamento interrotto. Nuovo tentativo…
web-connecting = Collegamento…
web-no-table = Qui non c'è nessun tavolo
web-home = Alla pagina iniziale
web-undo-free = Puoi riprendere la tua ultima risposta.
web-undo-consent = Per riprendere una risposta serve l'accordo degli altri.
web-undo-asked = Si chiede agli altri se sono d'accordo.
web-undo-wanted = { $who } vorrebbe riprendere l'ultima risposta.
web-gone = { $who } è assente.
web-hint = Suggerimento
web-not-now = Ora non possibile: { $count }
web-hint-title = Che cosa farebbe un bot al tuo posto
web-hint-chance = probabilità di vincere circa { $percent } %
web-chances = Probabilità con le carte scoperte
web-chance = { $who } { $percent } %
web-stand-in = Fai giocare un bot
web-substituted = Un bot gioca al posto tuo.
web-reclaim = Gioca tu
web-since = Dal tuo ultimo turno
web-moment = Mostra questo momento
web-chat = Chat
web-chat-empty = Ancora nessun messaggio.
web-chat-say = Di' qualcosa
web-send = Invia
web-mute-person = silenzia
web-unmute = Riascolta { $who }
web-mute = Suono
web-text-view = Come testo
web-from-top = { $count ->
    [one] 1 carta
   *[other] { $count } carte, prima quella in cima
}
web-hand-over = Passa lo schermo
web-ready = Eccomi
web-scores = Punteggi
web-who = Giocatore
web-rematch = Rivincita
web-rematch-go = Alla rivincita
web-replay = Rivedi la partita
web-record = Scarica la partita
web-step = Passo

## Looking back, the log, leaving

web-past = Stai guardando indietro: il tavolo dopo { $step ->
    [one] 1 risposta
   *[other] { $step } risposte
}.
web-past-turn = Adesso tocca a te.
web-now = Torna a ora
web-log-who = Righe su
web-log-all = Tutti
web-log-search = Cerca nella cronaca
web-log-none = Non è successo niente di simile.
web-share = Condividi il link
web-leave = Lascia il tavolo
web-leave-seat = Lascia il posto
web-leave-sure = Un bot continua al posto tuo. Finché la partita dura puoi tornare e riprendere il tuo posto.
web-left = ha lasciato il tavolo

## Settings

web-settings = Impostazioni
web-pace = Ritmo
web-pace-off = Subito
web-pace-quick = Rapido
web-pace-normal = Normale
web-pace-skip = Come si mostrano i turni degli altri e le battaglie. Un clic o un tasto qualsiasi porta al presente.
web-careful = Conferma ogni mossa
web-ask-everything = Chiedimi anche quando c’è una sola risposta
web-ask-again = Chiedimi di nuovo
web-sure = { $what }: conferma
web-never-mind = Lascia stare

## Fairness

web-fair = Fortuna onesta
web-fair-how = Prima che qualcuno si sedesse il server ha fissato un segreto; qui c'è la sua impronta. Il browser di ogni giocatore aggiunge fortuna propria, anch'essa con un'impronta. Solo quando è deciso quale fortuna conta tutti mostrano la loro, e le carte dipendono da tutto insieme: nessuno può sceglierle.
web-fair-commitment = Impronta del segreto
web-fair-promised = Hanno promesso fortuna propria: { $who }.
web-fair-parts = Hanno parte in questa distribuzione: { $who }.
web-fair-without-part = Non hanno parte in questa distribuzione e si fidano degli altri: { $who }.
web-fair-own = Il tuo browser ha parte in questa distribuzione e alla fine la controlla.
web-fair-no-own = Il tuo browser non ha parte in questa distribuzione: può controllare che i numeri tornano, non che nessuno li abbia scelti.
web-fair-alone = A questo tavolo nessuno aggiunge fortuna, o un solo dispositivo gioca per tutti: solo il server garantisce che le carte non siano scelte.
web-fair-missing = Si aspetta la fortuna di { $who }.
web-fair-void = L'inizio { $number } è andato a vuoto, perché non ha mostrato la sua fortuna: { $who }. Chi lo fa apposta sceglie fra due distribuzioni.
web-fair-absent = { $who }: non c'è per aggiungere fortuna. Aspettate, oppure tutti i presenti accettano di cominciare senza.
web-fair-without = Comincia senza la loro fortuna
web-fair-waived = Comincerebbe senza: { $who }.
web-fair-later = Il segreto si mostra a partita finita.
web-fair-secret = Il segreto
web-fair-seed = Il seme che ne deriva
web-fair-good = Controllato nel tuo browser: tutti hanno mantenuto le promesse, la tua fortuna fa parte della distribuzione e nessuno ha potuto sceglierla.
web-fair-good-without = Controllato nel tuo browser: tutti i numeri tornano. Il tuo browser non ha avuto parte nella distribuzione, quindi non può dire che nessuno l'ha scelta.
web-fair-good-alone = Controllato nel tuo browser: tutti i numeri tornano. Che le carte non siano scelte lo garantisce solo il server.
web-fair-bad = Controllato nel tuo browser: qualcosa non torna!
web-fair-problem-commitment = Il server mostra un'impronta diversa da prima della distribuzione.
web-fair-problem-secret = Il segreto non corrisponde alla sua impronta.
web-fair-problem-promise = Qualcuno ha mostrato fortuna diversa da quella promessa.
web-fair-problem-others = La fortuna degli altri è stata cambiata dopo che la tua era stata mostrata.
web-fair-problem-own = La tua fortuna non fa parte della distribuzione.
web-fair-problem-voids = Un inizio andato a vuoto viene taciuto.
web-fair-problem-seed = Il seme non deriva dal segreto e dalla fortuna di tutti.
web-fair-verify = Che le carte siano state date con questo seme lo controlla il comando overlord verify, con la partita registrata.
web-dealing = Si danno le carte…
web-plain-http = Questo indirizzo è http semplice: senza https questa pagina non si apre quando manca la rete.

## Keys

web-key-choose = Scegli
web-key-confirm = Conferma, o fai l’unica cosa possibile
web-key-tab = Di carta in carta; Invio sceglie
web-key-zoom = Guarda la carta da vicino (o clic destro, o tieni premuto)
web-key-cancel = Chiudi; lascia stare; torna a ora; riprendi l'ultima parte di un piano
web-key-undo = Riprendi
web-key-rules = Cerca nelle regole
web-key-log = Cronaca
web-key-chat = Chat
web-key-part = Riprendi l'ultima parte di un piano
web-key-settings = Impostazioni
web-key-text = Il tavolo come testo
web-key-mute = Suoni sì o no
web-key-help = Questo elenco di tasti

## Una mappa

web-zoom-in = Più vicino
web-zoom-out = Più lontano
web-zoom-all = Mostra tutta la mappa
web-stopped = Una partita con regole precedenti
web-board-failed = Il tabellone di questo gioco non si può disegnare. Ecco al suo posto il tavolo semplice.

## Imparare giocando

web-learn-title = Prima volta qui? Impara giocando
web-learn-about = Una partita vera con un maestro accanto, che dice che cosa c'è e perché si fa. Puoi lasciarla quando vuoi e riprenderla più tardi.
web-learn = Impara { $game }
web-learn-go-on = Continua a imparare { $game }
web-learn-again = { $game } ancora una volta
web-learn-minutes = { $minutes } minuti, con un maestro
web-learnt = Finita
web-coach = Maestro
web-coach-step = Passo { $number } di { $count }
web-coach-next = Avanti
web-coach-before = Indietro
web-coach-skip = Fallo tu
web-coach-again = Ricomincia
web-coach-leave = Esci
web-coach-alone = Continuo da me
web-first = Per la prima volta
web-first-good = Capito
web-first-off = Basta consigli
web-remarks = Due parole su ciò che incontro per la prima volta
web-key-coach = Pagina seguente del maestro
web-how-to-play = Come si gioca

## What happens, played from beat to beat
web-pace-slow = Lento
web-skip-play = Salta
web-meanwhile = Nel frattempo
web-missed = { $count ->
    [one] Nel frattempo è successa una cosa.
   *[other] Nel frattempo sono successe { $count } cose.
}
web-missed-play = Mostra
web-missed-list = Come elenco
web-sum = in tutto { $sum }
web-turns = Dove è cambiata la partita
web-turn = { $who } { $change } % di possibilità
web-play-on = Continua da qui
web-play-on-what = Un tavolo tuo che comincia da questo momento, con nuova fortuna e bot agli altri posti. Non conta per la classifica.
web-play-on-seat = Di chi prendere il posto
web-played-on = Continua una partita finita, con nuova fortuna; non conta per la classifica.
web-play = Avvia
web-pause = Pausa
web-mute-on = Il suono è acceso
web-mute-off = Il suono è spento
web-no-page = Qui non c’è niente
web-no-page-what = A «{ $address }» non c’è nessuna pagina. Un tavolo ha un codice come K7PQ2M; inseriscilo nella pagina iniziale.
web-go-on-first = Continua
web-none-ended = Ancora nessuno.
web-remove-table = Togli { $game } da questo elenco
web-won-by = Ha vinto { $who }
web-turn-of = Decide { $who }, { $since }
web-minutes = circa { $minutes } minuti
web-weight-least = facile da imparare
web-weight-light = poche regole
web-weight-middle = qualche regola
web-weight-heavy = molte regole
web-weight-most = molto da imparare
web-picture = Il tavolo di { $game }
web-you-play = Giochi
web-clock-about = Quanto può durare una decisione; poi risponde un bot, una volta. Spento: quanto vuoi.
web-listed = Mostralo tra i tavoli aperti; altrimenti entra solo chi ha il link
web-hints-option = I giocatori possono chiedere che cosa farebbe un bot (e tutti lo sanno)
web-hints-on = I suggerimenti sono attivi: ognuno può chiedere che cosa farebbe un bot.
web-local-only = Questo indirizzo vale solo su questo computer. Per giocare con altri, avvia il server con --host 0.0.0.0 e aprilo dal suo indirizzo nella tua rete.
web-local-lan = Questo indirizzo vale solo su questo computer. Per gli altri nella tua rete, usa:
web-needs-network = Serve una rete, e adesso non c’è.
web-stale = Senza rete: il tavolo come l’hai visto l’ultima volta. Ciò che rispondi parte quando la rete torna.
