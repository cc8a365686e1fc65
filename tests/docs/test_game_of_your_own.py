"""The package of "A game of your own" is the one that tests install and play, to the letter."""

from tests.docs.pages import ROOT, blocks
from tests.toys.packed import BANQUET

PAGE = "docs/howto/a-game-of-your-own.md"


def test_its_blocks_are_the_files_of_the_package() -> None:
    told: dict[str, list[str]] = {}
    for block in blocks():
        if block.page == PAGE and block.reason.startswith("tests/toys/banquet/"):
            told.setdefault(block.reason, []).append(block.text)
    files = [path for path in BANQUET.rglob("*.*") if "__pycache__" not in path.parts]

    assert set(told) == {path.relative_to(ROOT).as_posix() for path in files}
    for name, parts in told.items():
        assert "\n\n".join(parts) == (ROOT / name).read_text("utf-8"), name
