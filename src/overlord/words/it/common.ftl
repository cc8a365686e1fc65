## The table, whatever is played on it

you = Tu
player = Giocatore { $number }
spectator = uno spettatore
all-cards-open = a carte scoperte
common-zones = Tavolo
your-turn = Tocca a te: { $prompt }
waiting = Si aspetta { $who }: { $prompt }
to-decide = di turno
hand-over = La prossima scelta spetta a { $who }. Gli altri, per favore, guardino altrove.
hand-over-go = Premi Invio quando sei pronto.
choices = Scelte
log = Cronaca
table = Tavolo
hidden-cards = { $count ->
    [one] una carta coperta
   *[other] { $count } carte coperte
}
listed-below = { $count ->
    [one] 1 carta, tra le scelte
   *[other] { $count } carte, tra le scelte
}
not-allowed = non ammesso: { $reason }
allowed = Questa scelta è ammessa ({ $rules }).

## The end

over = La partita è finita
winner = { $who } vince la partita
winner-you = Hai vinto la partita
loser-you = Hai perso la partita
shared-victory = Vittoria condivisa: { $who }
everybody-loses = Perdono tutti
place = { $place }º posto

## Taking back

undone-now = La tua ultima risposta è annullata.
undo-nothing = Non hai ancora risposto nulla.
undo-seen = Non si può più: da allora altri hanno visto o fatto qualcosa.
undo-rolled = Non si può più: da allora è intervenuta la sorte, e un lancio o una mescolata non si annullano mai.
undo-wait = Aspetta prima { $who }.

## Standing orders: a "no" for a while

standing-battle = Non in questa battaglia
standing-turn = Non in questo turno
standing-round = Non fino al mio turno
standing-game = Mai più in questa partita
standing-order = { $standing }: a «{ $prompt }» si risponde per te
orders-ended = Ti verrà chiesto di nuovo.
orders-none = Non hai dato nessun ordine permanente.

## Quitting

saved = La partita è conservata in { $path }
resume-hint = Per continuare: { $command }
replay-hint = Per rivederla: { $command }
not-saved = Questa partita non si può conservare: { $reason }. Indica un file in cui puoi scrivere con --record FILE.

## Log lines; a game may word its own

log-move = { $cards }: da { $source } a { $target }
log-draw = { $cards }: da { $source } a { $target }
log-tuck = { $cards }: da { $source } in fondo a { $target }
log-shuffle = Mescolato: { $source }
log-pass-on = Tutti passano al vicino: { $source }
log-reveal = Si scopre, { $source }: { $cards }
log-peek = { $who } guarda in { $source }: { $cards }
log-peek-you = Guardi in { $source }: { $cards }
log-roll = Esce { $number } su { $sides } ({ $topic })
log-throw = Dadi: { $dice } = { $number }
log-announce = { $topic }: { $cards } ({ $number })
log-answer = { $who } ha deciso
log-answer-you = Hai deciso
log-over = La partita è finita
log-rules = Le regole della partita sono cambiate; da qui in poi valgono le nuove
log-undone = { $who } annulla l'ultima risposta
log-undone-you = Annulli la tua ultima risposta

## Plain play

plain-help = Rispondi con un numero, o con più numeri insieme (1 4 7). Altre parole: why N (il motivo di una scelta), undo (annulla), ask (revoca gli ordini permanenti), table (tutto il tavolo; altrimenti senti ciò che è cambiato), log (cronaca), rules { $rule } (o parte di una parola), help (aiuto), quit (esci).
plain-expected-choice = Ci si aspetta un numero da 1 a { $count } o più d'uno, oppure una di queste parole: why N, undo, ask, table, log, rules, help, quit; letto "{ $found }".
plain-why-which = Ci si aspetta why e un numero da 1 a { $count }.
answer-out-of-range = Le scelte vanno da 1 a { $count }; letto "{ $found }".
answer-unclear = Ci si aspetta il numero di una scelta, da 1 a { $count }, o le sue parole; letto "{ $found }".
answer-ambiguous = Più scelte si leggono così; ci si aspetta il numero di una, da 1 a { $count }; letto "{ $found }".

## Rules

rules-of = Regole di { $game }
rules-ask = Una regola o una parola da cercare
rules-none = Nessuna regola di { $game } parla di "{ $word }".
rules-code = Nel codice:
rules-tests = Nei test:
rules-close = Esc chiude

## Keys

key-undo = Annulla
key-ask = chiedimi di nuovo
key-rules = Regole
key-help = Aiuto
key-quit = Esci
key-back = Indietro
key-on = Avanti
key-first = Inizio
key-last = Fine
key-eyes = Chi guarda
help-title = Come si gioca qui
help-choose = Da 1 a 9, o frecce e Invio, o il mouse: scegli
help-greyed = Una scelta con una croce ora non è ammessa; accanto trovi il motivo e la regola
help-undo = u: annulla la tua ultima risposta, finché nessuno ne ha imparato qualcosa
help-ask = a: revoca i tuoi ordini permanenti, come «non in questa battaglia»
help-rules = r: cerca una regola, per numero o per parola
help-log = Tab: passa dalle scelte al tavolo e alla cronaca, per scorrerli
help-quit = q: conserva la partita ed esci; ti dice come continuare
help-close = Esc: chiudi questa pagina

## Replays

replay-of = Replica di { $game }
replay-step = dopo { $step } risposte su { $steps }
replay-eyes = con gli occhi di: { $who }
verified = { $path } è integro: { $game }, { $players ->
    [one] 1 giocatore
   *[other] { $players } giocatori
}, { $answers } risposte, { $digests } impronte coincidono.
verified-part = Prima, { $answers } risposte seguono la versione { $rules } delle regole; anche queste sono integre.
unverified-part = Prima, { $answers } risposte seguono la versione { $rules } delle regole; non si sono potute controllare: { $why }.
verified-deal = La distribuzione era promessa: il segreto corrisponde all'impegno, e il seme deriva dal segreto e dal sale dei giocatori.
verified-parts = Giocatori che hanno avuto parte nella distribuzione, con il sale promesso: { $who }. Ognuno di loro può controllare che nessuno ha scelto le carte.
verified-alone = Nessun giocatore ha avuto parte nella distribuzione: solo il server garantisce che non sia stata scelta.
verified-voids = { $count ->
    [one] Un inizio precedente è andato a vuoto, e chi ne ha colpa ha potuto scegliere fra due distribuzioni.
   *[other] { $count } inizi precedenti sono andati a vuoto, e ogni volta chi ne ha colpa ha potuto scegliere fra due distribuzioni.
 } Mancavano: { $who }.
not-finished = La partita non è ancora finita.

## What a search makes of a game

analyse-decision = Dopo { $step } risposte, { $who }: { $prompt }
analyse-swings = Le svolte più grandi
analyse-swing = dopo { $step } risposte: { $who } dal { $before } al { $after }

## Bots by level

bot-random = Caotico
bot-greedy = Avido
bot-minion = Sgherro
bot-lieutenant = Luogotenente
bot-overlord = Overlord

## The list of games and the start page

seats = da { $from } a { $to } giocatori
options = Opzioni
serve-address = Overlord è in ascolto su { $address } (Ctrl-C lo ferma)
language = Italiano
start-title = Overlord
start-blurb = Un solo tavolo per cinque giochi di perfidia.
start-terminal = Gioca nel terminale:
start-rules = Leggi le regole:
start-soon = Il tavolo per il browser è in costruzione; intanto il terminale è aperto.

## Why the server does not do what was asked

no-id-reused = Questo numero di messaggio è già servito per un'altra richiesta.
no-not-your-seat = Questo posto non è tuo.
no-not-started = La partita non è ancora iniziata.
no-game-over = La partita è finita.
no-already-started = La partita è già iniziata.
no-no-such-seat = A questo tavolo non c'è un posto simile.
no-version-ahead = Questo messaggio parla di qualcosa che non è ancora accaduto.
no-stale = Nel frattempo il tavolo è cambiato; guarda di nuovo, per favore.
no-stand-in-plays = Al momento per questo posto gioca un bot.
no-not-asked = Non tocca a te decidere.
no-not-offered = Questa non è una risposta alla domanda posta.
no-not-at-once = Prima della seconda risposta succede qualcosa che va visto: rispondi una cosa alla volta.
no-cannot-stand = Questa risposta non può valere per un po' di tempo.
no-undo-nothing = Non c'è nulla di tuo da annullare.
no-undo-rolled = Da allora è intervenuta la sorte; un tiro o una mescolata non si annullano mai.
no-undo-pending = Si sta già votando su un annullamento.
no-no-vote = Non c'è nulla su cui ti si chieda di votare.
no-still-here = Questo giocatore c'è ancora, o se n'è appena andato.
no-no-stand-in = Nessun bot gioca al posto tuo.
no-left-already = Questo giocatore se n'è già andato.
no-older-moment = Si è giocato con regole precedenti; si potrà rivedere a partita finita.
no-no-such-event = Non c'è questo evento; l'ultimo ha il numero { $detail }.
no-seat-taken = Questo posto è occupato.
no-not-seated = Può farlo solo chi siede a questo tavolo.
no-seats-open = Ci sono ancora posti liberi; aspetta altri giocatori o riempili con dei bot.
no-being-dealt = Si stanno dando le carte.
no-waits-for = { $detail }: non c'è per aggiungere fortuna. Aspettate, oppure chi è qui accetta di cominciare senza.
no-no-part = A questo tavolo nessuno aggiunge fortuna.
no-no-reveal = Il tuo sale non è richiesto.
no-wrong-salt = Questo sale non è quello promesso.
no-not-over = Sarà possibile quando la partita sarà finita.
no-foreign-token = Il tuo gettone non appartiene a questo tavolo; senza gettone puoi guardare.
no-cannot-store = Al momento il server non può salvare nulla; niente è cambiato. Riprova, per favore.
no-failed = Qualcosa è andato storto sul server; niente è cambiato.
no-not-known = Non si sa ancora se questo è stato fatto: la base di dati non ha risposto. La stessa richiesta, ripetuta, lo dirà.
no-cannot-read = Al momento il server non può leggere ciò che è salvato. Riprova, per favore.
no-busy = Il server è occupato; riprova tra un momento.
no-one-at-a-time = La richiesta precedente non ha ancora avuto risposta.
no-table-full = Questo tavolo ha avuto più cambiamenti di quanti un tavolo ne possa avere; si accettano solo risposte.
no-too-weak = Solo un bot di livello greedy o migliore può giocare al posto di qualcun altro.
no-foreign-host = Questo server non risponde al nome { $detail }.
no-foreign-origin = Le pagine di { $detail } non possono usare questo server.
no-banned = Questo indirizzo non può usare il server.
no-unknown-bot = Bot sconosciuto: { $detail }
no-no-such-table = Non esiste un tavolo simile.
no-unreadable-table = Questo tavolo non si può leggere: { $detail }
no-older-rules = Questa partita segue la versione { $detail } delle regole, che da allora sono cambiate; non può continuare.
table-stopped = Questa partita è cominciata con la versione { $theirs } delle regole. Con la versione { $ours } non può continuare{ $why ->
    [NONE] .
   *[other] : { $why }.
} Non conta per nessuno; le sue risposte si possono scaricare.
rules-hold = All'inizio di questa partita valeva la versione { $before } delle regole, ora vale la { $now }. Tutte le risposte date restano valide.
rules-changed = Le regole di questa partita sono cambiate dalla versione { $before } alla { $now }. La partita continua da dov'era, con quelle nuove; le risposte date prima non si annullano.
rules-changed-cards = Ora si gioca con altre carte.
no-too-many-tables = Al momento ci sono troppi tavoli; riprova più tardi, per favore.
no-no-such-game = Non esiste un gioco simile: { $detail }
no-nobody-seated = Un nuovo tavolo ha bisogno di almeno una persona.
no-bad-table = Questo tavolo non è possibile: { $detail }
no-no-name = Il posto { $detail } ha bisogno di un nome.
no-bad-box = Questa scatola non si può usare: { $detail }
no-malformed = Il messaggio non si può leggere: { $detail }
no-hello-first = Il primo messaggio deve essere un saluto.
no-hello-twice = C'è già stato un saluto.
no-protocol = Questo server parla la versione { $detail } del protocollo; ricarica la pagina, per favore.
no-too-fast = Troppo in fretta; aspetta { $detail } secondi, per favore.
no-too-slow = La richiesta non è arrivata entro { $detail } secondi.
no-stuck = La partita non può continuare, perché a qualcuno si chiede ciò che non ha risposta. È finita in parità.
no-closed = Chi gestisce questo server ha terminato la partita. { $detail }
no-too-large = Una richiesta ha al massimo { $detail } byte.
no-no-token = Serve il gettone di un posto.
no-no-page = Non c'è niente a questo indirizzo.
no-wrong-method = Questo indirizzo risponde solo a { $detail }.

## Imparare giocando

lesson-wrong = { $what }: { $why } { $task }
lesson-other = { $what }: un'altra volta si può. Qui ci porterebbe fuori strada. { $task }
lesson-step = Passo { $number } di { $count }
lesson-free = Da qui giochi da te. Il maestro parla solo quando c'è qualcosa di nuovo.
lesson-list = { $game }: { $about } Circa { $minutes } minuti: { $command }
lesson-none = Per { $game } non c'è nessuna lezione.
lesson-resumed = Riprendi da dove avevi lasciato. Per ricominciare: { $command }
lesson-outdated = Da quando l'hai lasciata la lezione è cambiata, quindi ricomincia.
lesson-help = Rispondi con un numero. Altre parole: skip (questo passo lo fa il maestro), again (ripeti), why N (il motivo di una scelta), table (tutto il tavolo), log (cronaca), rules PAROLA, help (aiuto), quit (esci; ciò che hai imparato resta).
lesson-kept = Messo da parte. Per riprendere: { $command }
lesson-skip-not = Non c'è nulla da saltare: adesso scegli tu.
no-no-such-lesson = Non esiste una lezione simile: { $detail }
no-no-lesson-record = Una partita guidata non ha registrazione: il suo tavolo è stato preparato, non distribuito.

no-hints-off = A questo tavolo nessuno si fa dire che cosa farebbe un bot.
bot-random-temper = Fa la prima cosa che gli viene in mente. Buono per provare le regole.
bot-greedy-temper = Prende ciò che sembra meglio adesso; a domani penserà domani.
bot-minion-temper = Riflette un momento prima di ogni mossa. Un avversario onesto per la prima partita.
bot-lieutenant-temper = Pensa in anticipo, e ricorda ciò che hai mostrato.
bot-overlord-temper = Si prende il suo tempo, e di rado sbaglia due volte.
refused-folded = { $first }–{ $last } non ora (il numero dice perché): { $names }
