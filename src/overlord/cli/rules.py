"""`overlord rules`: look up the rules of a game, and the code and tests that cite them."""

import sys
from difflib import get_close_matches
from pathlib import Path

import click

import overlord
from overlord.citations import files, parse_tests
from overlord.cli import options
from overlord.cli.options import Missed
from overlord.cli.texts import by_chapter, find_rules, rule_line
from overlord.core.game import Game
from overlord.core.registry import game as game_of
from overlord.words import Words


@click.command("rules")
@click.argument("game")
@click.argument("rule", required=False)
@click.option("--find", metavar="WORD", help="Only the rules that speak of this.")
@options.language
def command(game: str, rule: str | None, find: str | None, lang: str) -> None:
    """The rules of GAME by chapter, or one RULE with the code and the tests that cite it."""
    rulebook = game_of(game)
    words = Words(lang, game)
    if rule is not None:
        click.echo("\n".join(_one(rulebook, words, rule)))
        return
    rules = find_rules(words, find or "")
    if not rules:
        if find:
            raise Missed(words.say("rules-none", game=words.title(), word=find))
        raise Missed(f"{game} has no rules in the catalogues")
    text = "\n\n".join(
        _chapter_text(words, heading, members) for heading, members in by_chapter(words, rules)
    )
    if sys.stdout.isatty() and not find:
        click.echo_via_pager(text)
    else:
        click.echo(text)


def _chapter_text(words: Words, heading: str, rules: list[str]) -> str:
    width = max(len(rule) for rule in rules) + 2
    lines = [
        click.wrap_text(
            words.rule(rule), 79, initial_indent=rule.ljust(width), subsequent_indent=" " * width
        )
        for rule in rules
    ]
    return "\n".join([heading.upper(), *lines] if heading else lines)


def _one(game: Game, words: Words, asked: str) -> list[str]:
    known = {rule.casefold(): rule for rule in words.rules()}
    rule = known.get(asked.casefold())
    if rule is None:
        near = get_close_matches(asked.upper(), known.values(), n=3, cutoff=0.5)
        hint = f"; did you mean {', '.join(near)}?" if near else ""
        raise Missed(f"{game.id} has no rule {asked!r}{hint}")
    lines = [click.wrap_text(rule_line(words, rule), 79, subsequent_indent=" " * (len(rule) + 2))]
    frames = [
        f"  {name}  {kind.__module__.replace('.', '/')}.py"
        for name, kind in sorted(game.frames().items())
        if rule in kind.rules
    ]
    if frames:
        lines += ["", words.say("rules-code"), *frames]
    tests = _tests(rule)
    if tests:
        lines += ["", words.say("rules-tests"), *tests]
    return lines


def _tests(rule: str) -> list[str]:
    """The tests that prove a rule, where a source tree is at hand."""
    root = Path(overlord.__file__).parents[2]
    found = []
    for path in files(root / "tests", "test_*.py"):
        source = path.read_text(encoding="utf-8")
        if f'"{rule}"' in source:
            tests = parse_tests(source, str(path.relative_to(root)))
            found += [f"  {test.name}  {test.where}" for test in tests if rule in test.rules]
    return found
