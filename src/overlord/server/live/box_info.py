"""Contents of a box in words, sent once: cards, spoken actions and zones."""

from functools import lru_cache
from typing import cast

import msgspec

from overlord.core.box import Box
from overlord.core.game import Game
from overlord.core.setup import Setup
from overlord.present.face import face_for
from overlord.server import protocol
from overlord.server.http.guest_boards import guest_board_of
from overlord.server.http.pages import how_to_play
from overlord.words import Words


def box_info(setup: Setup, language: str) -> protocol.BoxInfo:
    """Cards, spoken actions and zones; the same for all tables with this box and these options."""
    options = tuple(setup.options.items())
    return _box_info(setup.game, setup.box, setup.players, options, language)


def encoded_box_info(setup: Setup, language: str) -> protocol.BoxInfo:
    """As `box_info`, for an encoder; encoded once."""
    options = tuple(setup.options.items())
    return _encoded_box_info(setup.game, setup.box, setup.players, options, language)


@lru_cache(maxsize=32)
def _encoded_box_info(
    game: Game, box: Box, players: int, options: tuple[tuple[str, str], ...], language: str
) -> protocol.BoxInfo:
    told = _box_info(game, box, players, options, language)
    return cast(protocol.BoxInfo, msgspec.Raw(msgspec.json.encode(told)))


@lru_cache(maxsize=32)
def _box_info(
    game: Game, box: Box, players: int, options: tuple[tuple[str, str], ...], language: str
) -> protocol.BoxInfo:
    setup = game.agreed(box, players, dict(options))
    words, layout, chairs = Words(language, game.id), setup.layout, setup.chairs
    face = face_for(words, setup)
    return protocol.BoxInfo(
        digest=box.digest,
        first=box.first,
        spoken=[
            protocol.Spoken(action=n, verb=box.actions[n].verb, text=words.action(box, n))
            for n in range(box.first)
        ],
        cards=[
            protocol.Card(
                number=number,
                id=card.id,
                kind=card.kind,
                name=words.card(box, number),
                text=words.card_text(box, number),
                line=face.line(number, {}),
                ability=face.ability(number),
                facts=face.facts(number),
            )
            for number, card in enumerate(box.cards, box.first)
        ],
        zones=[
            protocol.Zone(
                number=number,
                name=name,
                title=words.chair(chairs, chair, words.zone(name)),
                owner=chairs[chair] if 0 <= chair < len(chairs) else -1,
                kind=layout.kinds[number],
            )
            for number, (name, chair) in enumerate(zip(layout.names, layout.owners, strict=True))
        ],
        printed=face.matter(),
        firsts=words.firsts(),
        how_to_play=how_to_play(game.id, words.language),
        board=guest_board_of(game.id),
    )
