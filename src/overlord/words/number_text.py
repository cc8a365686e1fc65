"""Numbers as people write them."""


def halves(count: int) -> str:
    """So many half points: 3 is "1½", 1 is "½", 4 is "2"."""
    whole = "" if count == 1 else str(count // 2)
    return f"{whole}½" if count % 2 else whole


def with_sign(number: int) -> str:
    """With its sign, as it is added: +3, −2."""
    return f"−{-number}" if number < 0 else f"+{number}"
