lesson-first-game = A first banquet
    .about = Serve a dish that nobody else serves.

lesson-first-game-serve =
    All choose a dish at once. Dishes of the same worth spoil each other.

    The Cook loves swan. So do not serve yours.
    .task = Serve the Pigeon Pie.
    .wrong = It would be spoilt by another of its kind, or too little to be proud of.

lesson-first-game-passed-on =
    The hands have gone round: these are the Cook's dishes now.
    .task = Serve the Stuffed Goose.
    .wrong = Nobody has ever won with dry bread.
    .wrong-dish-1a = Dry bread? At a banquet?

lesson-first-game-end = One dish more, and it is yours to choose.

first-serve = Choose a dish that nobody else is likely to choose.
