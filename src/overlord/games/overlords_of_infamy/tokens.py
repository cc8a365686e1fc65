"""Tokens that somebody chooses, one by one: gained, lost, taken, put into the Stronghold."""

from overlord.core.frames import Choice
from overlord.core.offer import Offer
from overlord.games.overlords_of_infamy.box import ENOUGH, OF_RESOURCE
from overlord.games.overlords_of_infamy.hero import quests
from overlord.games.overlords_of_infamy.marks import STRONGHOLD
from overlord.games.overlords_of_infamy.state import Infamy
from overlord.games.overlords_of_infamy.zones import GOODS, VOICE


class MoveTokens(Choice[Infamy]):
    """The next of some tokens; `moved` counts those that went before."""

    def __init__(self, seat: int, source: int, target: int, count: int, moved: int) -> None:
        self.seat = seat
        self.source = source
        self.target = target
        self.count = count
        self.moved = moved

    def offer(self, s: Infamy, o: Offer) -> None:
        first = 7 * self.source
        for kind in range(7):
            if s[GOODS + first + kind]:
                o.add(OF_RESOURCE + kind)

    def choose(self, s: Infamy, action: int) -> None:
        s.shift(self.source, self.target, action - OF_RESOURCE, 1)
        if self.count > 1:
            kind = type(self)
            again = kind(self.seat, self.source, self.target, self.count - 1, self.moved + 1)
            s.then(again)
        elif self.target == STRONGHOLD:
            quests.turn_up_quests(s, self.moved + 1)


class GainTokens(MoveTokens):
    """Of one's own choice, from the Supply."""

    rules = ("OOI-16",)
    prompt = "gain-token"


class LoseTokens(MoveTokens):
    """Of one's own choice, to the Supply or to the Stronghold."""

    rules = ("OOI-113", "OOI-172", "OOI-D12")
    prompt = "lose-token"

    def choose(self, s: Infamy, action: int) -> None:
        s.cite("OOI-D12" if self.target == STRONGHOLD else "OOI-181")
        super().choose(s, action)


class TakeTokens(MoveTokens):
    """From another Overlord or from the Stronghold, as the taker likes."""

    rules = ("OOI-72", "OOI-88", "OOI-89", "OOI-D12")
    prompt = "take-token"

    def choose(self, s: Infamy, action: int) -> None:
        s.cite("OOI-D12")
        super().choose(s, action)


class StockTokens(MoveTokens):
    """For the Stronghold, or out of it, by whoever's turn it is."""

    rules = ("OOI-24",)
    prompt = "stock-token"


class TakeUpTo(MoveTokens):
    """From the Stronghold, as many as one likes (OOI-D48)."""

    rules = ("OOI-72",)
    prompt = "take-up-to"

    def offer(self, s: Infamy, o: Offer) -> None:
        super().offer(s, o)
        o.add(ENOUGH)

    def choose(self, s: Infamy, action: int) -> None:
        if action == ENOUGH:
            return
        s.shift(self.source, self.target, action - OF_RESOURCE, 1)
        take_more(s, self.seat, self.target, self.count - 1)


def take_up_to(s: Infamy, chair: int, count: int) -> None:
    """An Overlord takes tokens from the Stronghold, one after the other, or no more of them."""
    take_more(s, s[VOICE + chair], chair, count)


def take_more(s: Infamy, seat: int, chair: int, count: int) -> None:
    if count > 0 and s.basics(STRONGHOLD):
        s.then(TakeUpTo(seat, STRONGHOLD, chair, count, 0))


def give(
    s: Infamy, kind: type[MoveTokens], seat: int, source: int, target: int, count: int
) -> None:
    """OOI-172: ask for each token, unless all there are go anyway or there is but one kind."""
    first = 7 * source
    have = [k for k in range(7) if s[GOODS + first + k]]
    count = min(count, s.basics(source))
    if count <= 0:
        return
    if len(have) > 1 and count < s.basics(source):
        s.then(kind(seat, source, target, count, 0))
        return
    left = count
    for k in have:
        left -= s.shift(source, target, k, left)
    if target == STRONGHOLD:
        quests.turn_up_quests(s, count)
