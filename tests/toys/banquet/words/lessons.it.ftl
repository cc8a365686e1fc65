lesson-first-game = Un primo banchetto
    .about = Servi un piatto che nessun altro serve.

lesson-first-game-serve =
    Tutti scelgono un piatto insieme. I piatti dello stesso valore si rovinano a vicenda.

    Il cuoco adora il cigno. Quindi non servire il tuo.
    .task = Servi il pasticcio di piccione.
    .wrong = Lo rovinerebbe un altro uguale, o non farebbe bella figura.

lesson-first-game-passed-on =
    Le mani sono passate: questi sono i piatti del cuoco.
    .task = Servi l'oca ripiena.
    .wrong = Con il pane secco non ha mai vinto nessuno.
    .wrong-dish-1a = Pane secco? A un banchetto?

lesson-first-game-end = Ancora un piatto, e lo scegli tu.

first-serve = Scegli un piatto che gli altri difficilmente sceglieranno.
