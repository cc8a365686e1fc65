"""Plots: what they need, completing them, Sabotage, starting from scratch."""

from overlord.core.events import HIDDEN
from overlord.core.frames import Choice, Refusal, Step, Together
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
from overlord.games.overlords_of_infamy.zones import ACTIVE, COMPLETED, DECKS, OFFER

# Completing


def ready(s: Infamy, chair: int) -> bool:
    """OOI-55 to OOI-57, OOI-D39: everything is there, and a Lackey would be left."""
    active = s.zones[ACTIVE + chair]
    if not active:
        return False
    plot = s.box.plot(active[0])
    goods = s.goods
    cost = plot.cost
    for kind in range(7):
        if goods[7 * chair + kind] < cost[kind]:
            return False
    if plot.relic >= 0 and s.relic[chair] != plot.relic:
        return False
    return plot.lackeys <= s.at_home(chair) and plot.lackeys < 6 - s.pool[chair]


class CompletePlot(Step[Infamy]):
    """At once and for nothing, as soon as all that it needs is there; Sabotage may spoil it."""

    rules = ("OOI-55", "OOI-91", "OOI-93", "OOI-98", "OOI-D8", "OOI-D19")

    def __init__(self, chair: int) -> None:
        self.chair = chair

    def run(self, s: Infamy) -> None:
        chair = self.chair
        tokens = s.sabotage[chair]
        s.sabotage[chair] = 0
        s.cite("OOI-91")
        for _ in range(tokens):
            if hero_die(s, "sabotage-die") == 1:
                s.cite("OOI-92")
                s.announce("plot-fails", HIDDEN, chair)
                s.then(LoseRequired(s.voice[chair], chair, 2))
                s.then(AfterFailure(s.voice[chair], chair))
                return
        complete(s, chair)


def complete(s: Infamy, chair: int) -> None:
    """OOI-56, OOI-58 to OOI-61, OOI-97."""
    card = s.zones[ACTIVE + chair][0]
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
    s.change_infamy(chair, max(0, 1 + s.mods[M_INFAMY_PLOT]))
    s.cite("OOI-60")
    s.tense(max(0, plot.level + 1 + s.mods[M_TENSION_PLOT]))
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

    def options(self, s: Infamy) -> list[int]:
        plot = s.box.plot(s.zones[ACTIVE + self.chair][0])
        found: list[int] = []
        for kind in range(7):
            if plot.cost[kind] and s.goods[7 * self.chair + kind]:
                found.append(OF_RESOURCE + kind)  # noqa: PERF401 - compiled, a loop is as fast
        if plot.relic >= 0 and self.count == 2:
            found.append(OF_RELIC + plot.relic)
        return found

    def openly_forced(self, s: Infamy) -> bool:
        return False  # what may be lost tells what the Plot needs

    def choose(self, s: Infamy, action: int) -> None:
        if action >= OF_RELIC:
            s.drop_relic(self.chair)
            return
        s.pay(self.chair, action - OF_RESOURCE, 1)
        if self.count > 1:
            again = LoseRequired(self.seat, self.chair, self.count - 1)
            if again.options(s):
                s.then(again)


class AfterFailure(Choice[Infamy]):
    """Keep the spoilt Plot, or start from scratch without losing Infamy (OOI-92)."""

    rules = ("OOI-91",)
    prompt = "after-failure"

    def __init__(self, seat: int, chair: int) -> None:
        self.seat = seat
        self.chair = chair

    def options(self, s: Infamy) -> list[int]:
        return [KEEP, SCRATCH]

    def choose(self, s: Infamy, action: int) -> None:
        if action == SCRATCH:
            redraw(s, self.chair)


# Starting from scratch


def scratches(s: Infamy, chair: int) -> list[int]:
    """The levels of the decks that one who starts from scratch may draw from."""
    if s.done & SCRATCHED or s.mods[M_NO_SCRATCH]:
        return []
    return opened(s, max(1, s.infamy[chair] - 1))


def why_not_scratch(s: Infamy, chair: int, level: int) -> Refusal | None:
    if s.done & SCRATCHED:
        return Refusal("once-per-turn", "OOI-63")
    if s.mods[M_NO_SCRATCH]:
        return Refusal("event", "OOI-169")
    if level in scratches(s, chair):
        return None
    if s.zones[DECKS + level]:
        left = max(1, s.infamy[chair] - 1)
        return Refusal("infamy-left", "OOI-64", {"left": left, "infamy": 2 * level + 1})
    return Refusal("deck-empty", "OOI-64")


def scratch(s: Infamy, chair: int, level: int) -> None:
    """OOI-63, OOI-64: the Plot goes under its deck, Infamy falls by one, and a deck is drawn from.

    OOI-D55: it is named at once.
    """
    s.done |= SCRATCHED
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
    for card in s.zones[ACTIVE + chair][:]:
        s.tuck(card, ACTIVE + chair, DECKS + s.box.kinds[card] - KNAVERY)
    s.cover(ACTIVE, chair)
    s.sabotage[chair] = 0


# Drawing


def decks(s: Infamy, chair: int) -> list[int]:
    return opened(s, s.infamy[chair])


def opened(s: Infamy, infamy: int) -> list[int]:
    """OOI-25, OOI-62: the levels that this Infamy opens, as far as there are cards."""
    levels = 1 if infamy < 3 else 2 if infamy < 5 else 3
    return [level for level in range(levels) if s.zones[DECKS + level]]


class DrawPlots(Step[Infamy]):
    """Two Plots of one deck; who may draw from several decks names one."""

    rules = ("OOI-61", "OOI-62", "OOI-64", "OOI-173")

    def __init__(self, chair: int) -> None:
        self.chair = chair

    def run(self, s: Infamy) -> None:
        s.cite("OOI-61")
        open = decks(s, self.chair)
        if len(open) > 1:
            s.then(ChooseDeck(s.voice[self.chair], self.chair))
        elif open:
            offer(s, self.chair, open[0])


class ChooseDeck(Choice[Infamy]):
    """Knavery, Villainy or Domination."""

    rules = ("OOI-61", "OOI-62", "OOI-64")
    prompt = "choose-deck"

    def __init__(self, seat: int, chair: int) -> None:
        self.seat = seat
        self.chair = chair

    def options(self, s: Infamy) -> list[int]:
        return [OF_DECK + level for level in decks(s, self.chair)]

    def candidates(self, s: Infamy) -> list[int]:
        return [OF_DECK, OF_DECK + 1, OF_DECK + 2]

    def refusal(self, s: Infamy, action: int) -> Refusal | None:
        if action - OF_DECK in decks(s, self.chair):
            return None
        if s.zones[DECKS + action - OF_DECK]:
            return Refusal("infamy", "OOI-62", {"infamy": 2 * (action - OF_DECK) + 1})
        return Refusal("deck-empty", "OOI-61")

    def choose(self, s: Infamy, action: int) -> None:
        s.cite("OOI-62")
        offer(s, self.chair, action - OF_DECK)


def offer(s: Infamy, chair: int, level: int) -> None:
    """Lay the drawn Plots before their Overlord."""
    size = max(1, 2 + s.mods[M_PLOT_CARDS])
    for _ in range(min(size, len(s.zones[DECKS + level]))):
        s.draw(DECKS + level, OFFER + chair)
    s.show(OFFER, chair)
    s.then(KeepPlot(s.voice[chair], chair))


class KeepPlot(Choice[Infamy]):
    """One is kept in secret, what is left goes under its deck."""

    rules = ("OOI-61", "OOI-64")
    prompt = "keep-plot"

    def __init__(self, seat: int, chair: int) -> None:
        self.seat = seat
        self.chair = chair

    def options(self, s: Infamy) -> list[int]:
        return s.zones[OFFER + self.chair]

    def choose(self, s: Infamy, action: int) -> None:
        keep(s, self.chair, action)


class KeepFirstPlot(Together[Infamy]):
    """All choose their first Plot at the same time."""

    rules = ("OOI-9",)
    prompt = "keep-plot"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Infamy) -> list[int]:
        return s.zones[OFFER + self.seat]

    def choose(self, s: Infamy, action: int) -> None:
        s.sneak(action, OFFER + self.seat, ACTIVE + self.seat)


def keep(s: Infamy, chair: int, card: int) -> None:
    s.cite("OOI-61")
    s.sneak(card, OFFER + chair, ACTIVE + chair)
    s.show(ACTIVE, chair)
    return_offer(s, chair)


def return_offer(s: Infamy, chair: int) -> None:
    """What was not kept goes under the deck it came from."""
    while s.zones[OFFER + chair]:
        card = s.zones[OFFER + chair][0]
        s.tuck(card, OFFER + chair, DECKS + s.box.kinds[card] - KNAVERY)
    s.cover(OFFER, chair)
