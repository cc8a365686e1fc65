"""The example of `docs/howto/change-a-card.md` is a box that is read."""

import re
from pathlib import Path

import overlord

PAGE = Path(__file__).parents[2] / "docs/howto/change-a-card.md"


def test_the_example_changes_adds_and_removes(tmp_path: Path) -> None:
    found = re.search(r"```toml\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert found
    file = tmp_path / "my-cards.toml"
    file.write_text(found[1], "utf-8")
    game = overlord.game("dark-dealings")
    box = game.read_box(str(file))

    before, after = ({card.id for card in one.cards} for one in (game.box, box))
    assert before - after == {"the-thimble-cousins"}
    assert after - before == {"my-aunt"}
    assert game.new(players=2, seed=1, box=box).pending()
