"""Cards of Conan beside their names: dice, skills and values, made into words."""

from overlord.games.conan.components.box import Asset, Bonus, Hero, Space, Spell, Unit
from overlord.games.conan.components.scenario import Happening
from overlord.games.conan.components.vocabulary import COLOURS, EVENTS, SKILLS
from overlord.words import Words

ARROW = "↻"  # CO-H59


def dice(words: Words, colours: list[int], arrows: list[int]) -> str:
    """«2 red ↻, 1 orange»; the arrow is a free reroll of that colour."""
    told = []
    for colour in sorted(set(colours), reverse=True):
        number = words.say(f"dice-{COLOURS[colour]}", count=colours.count(colour))
        told.append(f"{number} {ARROW}" if colour in arrows else number)
    return ", ".join(told)


def bonus(words: Words, key: str, bonus: Bonus | None) -> list[str]:
    if bonus is None:
        return []
    told = f"{words.say(key)} {dice(words, bonus.dice, bonus.reroll)}"
    if bonus.thrown:
        told += f" ({words.say('face-thrown')})"
    return [told]


def asset(words: Words, card: Asset) -> str:
    told = [words.say("face-load", load=card.load)]
    told += bonus(words, "spot-melee", card.melee)
    told += bonus(words, "spot-ranged", card.ranged)
    told += bonus(words, "spot-guard", card.guard)
    told += bonus(words, "face-armor-dice", card.armor)
    told += bonus(words, "face-area", card.area)
    told += bonus(words, "spot-manipulation", card.manipulation)
    if card.potion:
        told.append(words.say("face-potion", gems=card.potion))
    return " · ".join(told)


def spell(words: Words, card: Spell) -> str:
    limit = str(card.limit) if card.limit else "∞"
    told = words.say("face-spell", cost=card.cost, limit=limit)
    return f"{told} · {words.say('face-reaction')}" if card.reaction else told


def unit(words: Words, shown: Unit) -> str:
    """CO-9: what a unit tile shows."""
    told = [words.say("face-unit", move=shown.move, armor=shown.armor)]
    if shown.melee:
        told.append(f"{words.say('spot-melee')} {dice(words, shown.melee, shown.reroll)}")
    if shown.ranged:
        told.append(f"{words.say('spot-ranged')} {dice(words, shown.ranged, shown.reroll)}")
    if shown.cost:
        told.append(words.say("face-reinforcement", cost=shown.cost))
    owned = skills_of(shown)
    if owned:
        told.append(", ".join(words.say(f"skill-{skill}") for skill in owned))
    return " · ".join(told)


def skills_of(shown: Unit) -> list[str]:
    return [skill for i, skill in enumerate(SKILLS) if shown.skills >> i & 1]


def hero(words: Words, card: Hero) -> str:
    """The sheet on one line."""
    told = [words.say("face-sheet", gems=card.gems, base=card.base, limit=card.limit)]
    told += [
        space(words, "spot-melee", card.melee),
        space(words, "spot-ranged", card.ranged),
        space(words, "spot-manipulation", card.manipulation),
        space(words, "spot-guard", card.guard),
    ]
    skills = []
    for i, lost in enumerate(card.skills):
        if lost >= 0:
            name = words.say(f"skill-{SKILLS[i]}")
            skills.append(f"{name} {lost}" if lost else name)
    return " · ".join([*told, ", ".join(skills)])


def space(words: Words, key: str, shown: Space) -> str:
    die = words.say(f"colour-{COLOURS[shown.die]}") + (f" {ARROW}" if shown.reroll else "")
    limit = f" ({shown.limit})" if shown.limit else ""
    return f"{words.say(key)} {die}{limit}"


def happening(words: Words, event: Happening) -> str:
    """Effect of an event of the scenario."""
    return words.say(f"event-{EVENTS[event.verb]}", amount=event.amount)
