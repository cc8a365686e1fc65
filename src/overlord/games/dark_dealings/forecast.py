"""Forecast of what a person could work out: whether a Wizard can be beaten at all."""

from overlord.games.dark_dealings import plans
from overlord.games.dark_dealings.box import WIZARD
from overlord.games.dark_dealings.combat_phase import FaceHero, PayWizard
from overlord.games.dark_dealings.state import DarkDealings


def forecast(s: DarkDealings, seat: int) -> dict[str, object]:
    """`spared`: the defenses that may pay for the Wizard whom the seat faces without losing the
    fight; missing where no such price is to be thought of. All of it is public.
    """
    top = s.agenda[-1] if s.agenda else None
    if not isinstance(top, (FaceHero, PayWizard)) or top.seat != seat:
        return {}
    if s.box.klass[top.hero] != WIZARD:
        return {}
    return {"spared": plans.spare_defenses(s, seat, top.hero)}
