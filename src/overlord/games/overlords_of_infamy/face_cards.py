"""Cards of Overlords of Infamy in words: one template for each verb."""

from overlord.core.box import Card
from overlord.games.overlords_of_infamy.box import Effect, Modifier, Plot, Quest, WorldEvent
from overlord.games.overlords_of_infamy.cards.vocabulary import (
    CHOICE,
    HOARD,
    M_HARVEST_OF,
    M_NO_HARVEST_OF,
    MODIFIERS,
    RESOURCES,
    SCOPES,
    SPECIAL,
    SPECIALS,
    TAKE,
    VERBS,
    WHO,
    YOU,
)
from overlord.words import Words


def tokens(words: Words, counts: list[int]) -> str:
    """A number for each resource, as "2 Water, 1 Food"; what is not there is left out."""
    return ", ".join(
        words.say(f"tokens-{kind}", count=count)
        for kind, count in zip(RESOURCES, counts, strict=True)
        if count
    )


def effect(words: Words, one: Effect) -> str:
    """One thing a card does, as a sentence."""
    if one.verb == SPECIAL:
        return words.say(f"effect-{SPECIALS[one.special]}")
    who = WHO[one.who]
    return words.say(
        f"effect-{VERBS[one.verb]}",
        who=who,
        subject=words.say(f"who-{who}"),
        object=words.find(f"who-{who}", "object") or who,
        what=_what(words, one),
        count=abs(one.amount),
        way=_way(one.amount),
    )


def _what(words: Words, one: Effect) -> str:
    """Tokens of one kind, or of whatever somebody chooses: you, or whoever gains or loses them."""
    if one.resource != CHOICE:
        return words.say(f"tokens-{RESOURCES[one.resource]}", count=one.amount)
    yours = one.who == YOU or one.verb in (TAKE, HOARD)
    return words.say("tokens-any" if yours else "tokens-their", count=one.amount)


def modifier(words: Words, one: Modifier) -> str:
    """One thing that holds while a World Event lasts, as a sentence."""
    kind = ""
    if one.rule >= M_NO_HARVEST_OF:
        key, kind = "modifier-no-harvest-of", RESOURCES[one.rule - M_NO_HARVEST_OF]
    elif one.rule >= M_HARVEST_OF:
        key, kind = "modifier-harvest-of", RESOURCES[one.rule - M_HARVEST_OF]
    else:
        key = f"modifier-{MODIFIERS[one.rule]}"
    return words.say(
        key,
        count=abs(one.amount),
        way=_way(one.amount),
        resource=words.say(f"resource-{kind}") if kind else "",
    )


def _way(amount: int) -> str:
    return "down" if amount < 0 else "up"


def scope(words: Words, event: WorldEvent) -> str:
    """Duration of a World Event."""
    return words.say(f"scope-{SCOPES[event.scope]}")


def detail(words: Words, card: Card) -> str:
    """Effect and duration of an event, or needs of a quest; nothing for other cards."""
    if isinstance(card, WorldEvent):
        return f"{scope(words, card)}: {effects_text(words, card)}"
    if not isinstance(card, Quest):
        return ""
    needs = words.say("face-needs", tokens=tokens(words, card.needs))
    return f"{needs} · {effects_text(words, card)}" if card.effects else needs


def effects_text(words: Words, card: Plot | WorldEvent | Quest) -> str:
    """Everything a card does, sentence by sentence; nothing for one that does nothing."""
    effects = card.aftermath if isinstance(card, Plot) else card.effects
    told = [effect(words, one) for one in effects]
    if isinstance(card, WorldEvent):
        told += [modifier(words, one) for one in card.modifiers]
    return " ".join(told)
