"""Rules as text: all of them by chapter, one of them, or those that speak of something."""

from overlord.words import Words


def rule_line(words: Words, rule: str) -> str:
    return f"{rule}  {words.rule(rule)}"


def find_rules(words: Words, what: str) -> list[str]:
    """The rule of that id, else the rules that contain those words; nothing means all."""
    wanted = what.casefold()
    known = words.rules()
    exact = [rule for rule in known if rule.casefold() == wanted]
    return exact or [rule for rule in known if wanted in words.rule(rule).casefold()]


def by_chapter(words: Words, rules: list[str]) -> list[tuple[str, list[str]]]:
    """The rules under the headings of their chapters."""
    chapters: list[tuple[str, list[str]]] = []
    wanted = set(rules)
    for rule in words.rules():
        heading = words.chapter(rule)
        if heading or not chapters:
            chapters.append((heading, []))
        if rule in wanted:
            chapters[-1][1].append(rule)
    return [(heading, members) for heading, members in chapters if members]
