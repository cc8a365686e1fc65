"""The page about the encoding says what the games declare."""

from tools.encoding_page import PAGE, written


def test_the_tables_are_those_of_the_games() -> None:
    text = PAGE.read_text("utf-8")

    assert text == written(text), "run python tools/encoding_page.py"
