"""Plots: what they need, completing them, Sabotage, starting from scratch."""

from mypy_extensions import i64

from overlord.core.events import HIDDEN
from overlord.core.frames import ChairChoice, ChairStep, Choice, Refusal, SeatTogether
from overlord.core.offer import Offer, options_of
from overlord.games.overlords_of_infamy.box import (
    KEEP,
    KNAVERY,
    OF_DECK,
    OF_RELIC,
    OF_RESOURCE,
    SCRATCH,
)
from overlord.games.overlords_of_infamy.cards.vocabulary import (
    M_INFAMY_PLOT,
    M_NO_SCRATCH,
    M_PLOT_CARDS,
    M_TENSION_PLOT,
)
from overlord.games.overlords_of_infamy.end_of_game import check_target
from overlord.games.overlords_of_infamy.hero.hero_die import hero_die
from overlord.games.overlords_of_infamy.marks import BY_OWNER, SCRATCHED
from overlord.games.overlords_of_infamy.state import Infamy
from overlord.games.overlords_of_infamy.zones import (
    ACTIVE,
    COMPLETED,
    DECKS,
    GOODS,
    HAPPENED,
    INFAMY,
    MODS,
    OFFER,
    POOL,
    RELIC_OF,
    SABOTAGE_ON,
    VOICE,
)

# Completing


def ready(s: Infamy, chair: int) -> bool:
    """OOI-55 to OOI-57, OOI-D39: everything is there, and a Lackey would be left."""
    v = s.v
    if not v[ACTIVE + chair]:
        return False
    plot = s.box.plot(v[s.offsets[ACTIVE + chair]])
    cost = plot.costs
    first: i64 = GOODS + 7 * chair
    needed = plot.kinds
    i: i64 = 0
    end: i64 = len(needed)
    while i < end:
        if v[first + needed[i]] < cost[needed[i]]:
            return False
        i += 1
    if plot.relic >= 0 and v[RELIC_OF + chair] != plot.relic:
        return False
    return plot.lackeys <= s.at_home(chair) and plot.lackeys < 6 - v[POOL + chair]


class CompletePlot(ChairStep[Infamy]):
    """At once and for nothing, as soon as all that it needs is there; Sabotage may spoil it."""

    rules = ("OOI-55", "OOI-91", "OOI-93", "OOI-98", "OOI-D8", "OOI-D19")

    def run(self, s: Infamy) -> None:
        chair = self.chair
        tokens = s[SABOTAGE_ON + chair]
        s[SABOTAGE_ON + chair] = 0
        s.cite("OOI-91")
        for _ in range(tokens):
            if hero_die(s, "sabotage-die") == 1:
                s.cite("OOI-92")
                s.announce("plot-fails", HIDDEN, chair)
                s.then(LoseRequired(s[VOICE + chair], chair, 2))
                s.then(AfterFailure(s[VOICE + chair], chair))
                return
        complete(s, chair)


def complete(s: Infamy, chair: int) -> None:
    """OOI-56, OOI-58 to OOI-61, OOI-97: the active Plot is paid for and completed."""
    card = s.card(ACTIVE + chair, 0)
    plot = s.box.plot(card)
    s.cite("OOI-56")
    for kind in range(7):
        if plot.cost[kind]:
            s.pay(chair, kind, plot.cost[kind])
    s.dismiss(chair, plot.lackeys, BY_OWNER)
    if plot.relic >= 0:
        s.drop_relic(chair)
    s.cite("OOI-58")
    s.move(card, ACTIVE + chair, COMPLETED + chair)
    s.cover(ACTIVE, chair)
    s.cite("OOI-59")
    s.change_infamy(chair, max(0, 1 + s[MODS + M_INFAMY_PLOT]))
    s.cite("OOI-60")
    s.tense(max(0, plot.level + 1 + s[MODS + M_TENSION_PLOT]))
    if not check_target(s):
        s.then(DrawPlots(chair))


class LoseRequired(Choice[Infamy]):
    """A spoilt Plot costs two of the basics it needs, or the Relic (OOI-92, OOI-D9)."""

    rules = ("OOI-91",)
    prompt = "lose-required"

    def __init__(self, seat: int, chair: int, count: int) -> None:
        self.seat = seat
        self.chair = chair
        self.count = count

    def offer(self, s: Infamy, o: Offer) -> None:
        plot = s.box.plot(s.card(ACTIVE + self.chair, 0))
        for kind in range(7):
            if plot.cost[kind] and s[GOODS + 7 * self.chair + kind]:
                o.add(OF_RESOURCE + kind)
        if plot.relic >= 0 and self.count == 2:
            o.add(OF_RELIC + plot.relic)

    def openly_forced(self, s: Infamy) -> bool:
        return False  # what may be lost tells what the Plot needs

    def choose(self, s: Infamy, action: int) -> None:
        if action >= OF_RELIC:
            s.drop_relic(self.chair)
            return
        s.pay(self.chair, action - OF_RESOURCE, 1)
        if self.count > 1:
            again = LoseRequired(self.seat, self.chair, self.count - 1)
            if options_of(again, s):
                s.then(again)


class AfterFailure(ChairChoice[Infamy]):
    """Keep the spoilt Plot, or start from scratch without losing Infamy (OOI-92)."""

    rules = ("OOI-91",)
    prompt = "after-failure"

    def offer(self, s: Infamy, o: Offer) -> None:
        o.add(KEEP)
        o.add(SCRATCH)

    def choose(self, s: Infamy, action: int) -> None:
        if action == SCRATCH:
            redraw(s, self.chair)


# Starting from scratch


def scratches(s: Infamy, chair: int) -> list[int]:
    """The levels of the decks that one who starts from scratch may draw from."""
    v = s.v
    if v[HAPPENED] & SCRATCHED or v[MODS + M_NO_SCRATCH]:
        return []
    return open_levels(s, max(1, v[INFAMY + chair] - 1))


def why_not_scratch(s: Infamy, chair: int, level: int) -> Refusal | None:
    if s[HAPPENED] & SCRATCHED:
        return Refusal("once-per-turn", "OOI-63")
    if s[MODS + M_NO_SCRATCH]:
        return Refusal("event", "OOI-169")
    if level in scratches(s, chair):
        return None
    if s.count(DECKS + level):
        left = max(1, s[INFAMY + chair] - 1)
        return Refusal("infamy-left", "OOI-64", {"left": left, "infamy": 2 * level + 1})
    return Refusal("deck-empty", "OOI-64")


def scratch(s: Infamy, chair: int, level: int) -> None:
    """OOI-63, OOI-64: the Plot goes under its deck, Infamy falls by one, and a deck is drawn from.

    OOI-D55: it is named at once.
    """
    s[HAPPENED] |= SCRATCHED
    s.cite("OOI-63")
    s.change_infamy(chair, -1)
    put_away(s, chair)
    s.cite("OOI-64")
    offer(s, chair, level)


def redraw(s: Infamy, chair: int) -> None:
    """The Plot goes under its deck, and another is drawn."""
    put_away(s, chair)
    s.then(DrawPlots(chair))


def put_away(s: Infamy, chair: int) -> None:
    """OOI-94: Sabotage tokens leave with their Plot."""
    for card in s.cards(ACTIVE + chair):
        s.tuck(card, ACTIVE + chair, DECKS + s.box.kinds[card] - KNAVERY)
    s.cover(ACTIVE, chair)
    s[SABOTAGE_ON + chair] = 0


# Drawing


def decks(s: Infamy, chair: int) -> list[int]:
    return open_levels(s, s[INFAMY + chair])


def open_levels(s: Infamy, infamy: int) -> list[int]:
    """OOI-25, OOI-62: the levels that this Infamy opens, as far as there are cards."""
    levels = 1 if infamy < 3 else 2 if infamy < 5 else 3
    return [level for level in range(levels) if s.v[DECKS + level]]


class DrawPlots(ChairStep[Infamy]):
    """Two Plots of one deck; who may draw from several decks names one."""

    rules = ("OOI-61", "OOI-62", "OOI-64", "OOI-173")

    def run(self, s: Infamy) -> None:
        s.cite("OOI-61")
        open = decks(s, self.chair)
        if len(open) > 1:
            s.then(ChooseDeck(s[VOICE + self.chair], self.chair))
        elif open:
            offer(s, self.chair, open[0])


class ChooseDeck(ChairChoice[Infamy]):
    """Knavery, Villainy or Domination."""

    rules = ("OOI-61", "OOI-62", "OOI-64")
    prompt = "choose-deck"

    def offer(self, s: Infamy, o: Offer) -> None:
        for level in decks(s, self.chair):
            o.add(OF_DECK + level)

    def candidates(self, s: Infamy) -> list[int]:
        return [OF_DECK, OF_DECK + 1, OF_DECK + 2]

    def refusal(self, s: Infamy, action: int) -> Refusal | None:
        if action - OF_DECK in decks(s, self.chair):
            return None
        if s.count(DECKS + action - OF_DECK):
            return Refusal("infamy", "OOI-62", {"infamy": 2 * (action - OF_DECK) + 1})
        return Refusal("deck-empty", "OOI-61")

    def choose(self, s: Infamy, action: int) -> None:
        s.cite("OOI-62")
        offer(s, self.chair, action - OF_DECK)


def offer(s: Infamy, chair: int, level: int) -> None:
    """Lay the drawn Plots before their Overlord."""
    size = max(1, 2 + s[MODS + M_PLOT_CARDS])
    for _ in range(min(size, s.count(DECKS + level))):
        s.draw(DECKS + level, OFFER + chair)
    s.show(OFFER, chair)
    s.then(KeepPlot(s[VOICE + chair], chair))


class KeepPlot(ChairChoice[Infamy]):
    """One is kept in secret, what is left goes under its deck."""

    rules = ("OOI-61", "OOI-64")
    prompt = "keep-plot"

    def offer(self, s: Infamy, o: Offer) -> None:
        s.offer(OFFER + self.chair, o)

    def choose(self, s: Infamy, action: int) -> None:
        keep(s, self.chair, action)


class KeepFirstPlot(SeatTogether[Infamy]):
    """All choose their first Plot at the same time."""

    rules = ("OOI-9",)
    prompt = "keep-plot"

    def offer(self, s: Infamy, o: Offer) -> None:
        s.offer(OFFER + self.seat, o)

    def choose(self, s: Infamy, action: int) -> None:
        s.sneak(action, OFFER + self.seat, ACTIVE + self.seat)


def keep(s: Infamy, chair: int, card: int) -> None:
    s.cite("OOI-61")
    s.sneak(card, OFFER + chair, ACTIVE + chair)
    s.show(ACTIVE, chair)
    return_offer(s, chair)


def return_offer(s: Infamy, chair: int) -> None:
    """Put what was not kept under the deck it came from."""
    while s.count(OFFER + chair):
        card = s.card(OFFER + chair, 0)
        s.tuck(card, OFFER + chair, DECKS + s.box.kinds[card] - KNAVERY)
    s.cover(OFFER, chair)
