"""What a person could work out: where somebody can get, whom they see, what an attack may do."""

from overlord.core.frames import Refusal
from overlord.games.conan.box import AREA
from overlord.games.conan.state import Conan


def forecast(s: Conan, seat: int) -> dict[str, object]:
    return {}


assert Refusal
assert AREA
