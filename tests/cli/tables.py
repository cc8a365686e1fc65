"""Games for tests of the terminal: played to a point by answers that are always the same."""

from pathlib import Path

from overlord.cli.session import Session, names_for
from overlord.core.match import Match
from overlord.core.registry import game

DEALT = 7  # a seed like any other


def a_session(
    path: Path | None,
    answers: int = 0,
    players: int = 2,
    language: str = "en",
    bots: dict[int, str] | None = None,
    seed: int = DEALT,
) -> Session:
    """Seat 0 is a person who has always taken the first option, that many times."""
    seats = dict.fromkeys(range(1, players), "random") if bots is None else bots
    match = Match(game("dark-dealings"), players, seed, {}, None, names_for(players, seats))
    session = Session(match, seats, path, language)
    for _ in range(answers):
        session.let_bots_play()
        session.answer(match.options(session.eyes.reader)[0])
    session.let_bots_play()
    return session


def a_fight(path: Path | None, language: str = "en", players: int = 3) -> Session:
    """A position in the middle of a plan, with a choice that is not allowed."""
    session = a_session(path, 16, players, language, dict.fromkeys(range(1, players), "random"))
    while not session.match.over:
        session.let_bots_play()
        offers = session.eyes.offers()
        view = session.match.view(0)
        planned = view.facts["plan"]
        refused = [offer for offer in offers if not offer.allowed]
        if planned and len(refused) > 1 and len(offers) - len(refused) > 1:
            return session
        allowed = [offer.action for offer in offers if offer.allowed]
        session.answer(allowed[0])
    raise AssertionError("no such position in this game")
