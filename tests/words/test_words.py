"""Every word a game or the terminal uses exists in every language, with the same variables."""

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import overlord.cli
import overlord.games
import overlord.server
import overlord.words.wording
from overlord.core import registry
from overlord.core.frames import Choice, Refusal
from overlord.core.registry import game, games
from overlord.words import LANGUAGES, Words, accepted_language, language_of
from tests.toys import cellar

pytestmark = pytest.mark.pure_only

FOLDER = Path(inspect.getfile(overlord.words)).parent
SOURCES = FOLDER.parent


def file_of(language: str, name: str) -> Path:
    """The catalogue of a game, or one of the common ones."""
    own = SOURCES / "games" / name.replace("-", "_") / "words" / f"{language}.ftl"
    return own if own.is_file() else FOLDER / language / f"{name}.ftl"


def catalogue(language: str, name: str) -> dict[str, set[str]]:
    """The messages of a catalogue with the variables they take; `key.text` for attributes."""
    found: dict[str, set[str]] = {}
    for part in parse(file_of(language, name).read_text("utf-8")).body:
        assert not isinstance(part, ftl.Junk), part.content
        if isinstance(part, ftl.Message):
            assert part.id.name not in found, f"{part.id.name} is written twice"
            found[part.id.name] = variables(part.value)
            for attribute in part.attributes:
                found[f"{part.id.name}.{attribute.id.name}"] = variables(attribute.value)
    return found


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  (fluent's)
        self.names.add(node.id.name.removesuffix("-id"))  # the same value, as a number


def variables(pattern: ftl.Pattern | None) -> set[str]:
    visitor = Variables()
    if pattern is not None:
        visitor.visit(pattern)
    return visitor.names


def calls(folder: Path, *names: str) -> Iterator[ast.Call]:
    """The calls of functions or methods of these names below a folder."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                match node.func:
                    case ast.Name(id=name) | ast.Attribute(attr=name) if name in names:
                        yield node


def texts(call: ast.Call) -> list[str]:
    return [
        part.value
        for argument in call.args
        for part in ast.walk(argument)
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    ]


def used_by(id: str) -> set[str]:
    """Every message key a game makes people read."""
    one = game(id)
    folder = SOURCES / "games" / id.replace("-", "_")
    keys = {"game-title", "game-blurb"}
    choices = [kind for kind in one.frames().values() if issubclass(kind, Choice)]
    asking = [kind for kind in choices if kind.prompt or not kind.__subclasses__()]
    keys |= {f"prompt-{kind.prompt}" for kind in asking}
    keys |= {f"zone-{name.partition('.')[0]}" for name in one.layout.names if name != "aside"}
    keys |= {f"action-{action.verb}" for action in one.actions if action.verb != "choose"}
    keys |= {f"refusal-{texts(call)[0]}" for call in calls(folder, "Refusal")}
    keys |= {
        f"log-{kind}-{topic}"
        for kind in ("announce", "roll", "throw")
        for call in calls(folder, kind)
        for topic in texts(call)
    }
    for name, option in one.options.items():
        keys.add(f"option-{name}")
        keys |= {f"option-{name}-{value}" for value in option.values if not value.isdecimal()}
    for path in folder.rglob("*.py"):
        keys |= set(re.findall(r'"(score-[a-z-]+)"', path.read_text("utf-8")))
    return keys


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", games())
def test_every_key_of_a_game_exists(id: str, language: str) -> None:
    missing = used_by(id) - set(catalogue(language, id))

    assert not missing, sorted(missing)


@pytest.mark.parametrize("id", games())
def test_the_languages_of_a_game_agree_in_keys_and_variables(id: str) -> None:
    english, italian = (
        {key: taken for key, taken in catalogue(language, id).items() if key[:5] != "card-"}
        for language in ("en", "it")
    )

    assert english == italian


@pytest.mark.parametrize("id", games())
def test_italian_names_every_card_of_a_box_and_no_other(id: str) -> None:
    named = {key for key in catalogue("it", id) if key.startswith("card-")}
    box = game(id).box
    english = Words("en", id)
    names = {f"card-{card.design}" for card in box.cards}
    texts = {
        f"card-{card.design}.text"
        for number, card in enumerate(box.cards, box.first)
        if english.card_text(box, number)
    }

    assert named == names | texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_the_terminal_and_the_server_say_exists(language: str) -> None:
    known = set(catalogue(language, "common"))
    for id in games():
        known |= set(catalogue(language, id))
    said = {
        key
        for folder in ("cli", "server", "present")
        for call in calls(SOURCES / folder, "say")
        for key in texts(call)[:1]
        if isinstance(call.args[0], ast.Constant)
    }

    assert len(said) > 30
    assert not said - known


def test_the_common_words_agree_in_keys_and_variables() -> None:
    assert catalogue("en", "common") == catalogue("it", "common")


def test_the_words_of_reports_agree_and_are_all_there() -> None:
    english = catalogue("en", "lab")
    assert english == catalogue("it", "lab")
    said = {
        key if key.startswith("lab-") else f"lab-{key}"
        for call in calls(SOURCES / "lab", "say")
        for key in texts(call)[:1]
        if isinstance(call.args[0], ast.Constant)
    }
    assert len(said) > 20
    assert not said - set(english)


def test_a_missing_message_reads_as_its_key() -> None:
    words = Words("it", "dark-dealings")

    assert words.say("no-such-message") == "no-such-message"
    assert words.prompt("fly") == "fly"
    assert words.zone("attic.2") == "attic"
    assert words.score("score-style") == "score-style"
    assert words.refusal(Refusal("because", "")) == "because"
    assert Words("en", "chess").title() == "chess"
    assert Words("tlh", "dark-dealings").prompt("strike").startswith("Choose a defense")


def test_what_people_read_of_a_game() -> None:
    english, italian = Words("en", "dark-dealings"), Words("it", "dark-dealings")
    box = game("dark-dealings").box
    geese = box.number("guard-geese")

    assert english.card(box, geese) == "Guard Geese"
    assert italian.card(box, geese) == "Oche da Guardia"
    assert italian.card_text(box, geese) == "Vietate in quattro ducati."
    assert italian.action(box, 1) == "Combatti"
    assert italian.zone("hand.2") == "Mano"
    assert italian.value("mode", "normal") == "Normale"
    refusal = Refusal("not-enough", "DD-27", {"total": 3, "armor": 5})
    assert english.refusal(refusal) == ("The strike total 3 does not reach Armor 5 yet (DD-27)")


def test_chairs_are_told_apart_where_a_seat_plays_for_several() -> None:
    words = Words("it", "big-bad-overlord")

    assert words.chair([0, 1, 2], 1, "Bob") == "Bob"
    assert [words.chair([0, 0], chair, "Ann") for chair in (0, 1)] == [
        "Ann (destra)",
        "Ann (sinistra)",
    ]
    assert Words("en", "dark-dealings").chair([0, 0], 1, "Ann") == "Ann 2"
    assert words.chair([0, 1], 5, "Mano") == "Mano"


@pytest.mark.parametrize("id", games())
def test_chapters_are_those_of_the_rulebook(id: str) -> None:
    page = (SOURCES.parents[1] / f"docs/games/{id.replace('-', '_')}/rules.md").read_text("utf-8")
    written = re.findall(r"^## (.+)$(?:\n(?!\*\*).*)*\n\*\*(\w+-\w+)\*\*", page, re.MULTILINE)
    words = Words("en", id)

    assert [(words.chapter(rule), rule) for rule in words.rules() if words.chapter(rule)] == written


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LC_MESSAGES": "it", "LANG": "de_DE"}, "it"),
    ],
)
def test_the_language_of_a_terminal(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


@pytest.mark.parametrize(
    ("header", "language"),
    [("", "en"), ("it", "it"), ("en;q=0.2, it-CH;q=0.9", "it"), ("fr, it;q=x", "en"), ("*", "en")],
)
def test_the_language_of_a_browser(header: str, language: str) -> None:
    assert accepted_language(header) == language


def test_a_strangers_game_brings_its_own_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "it.ftl").write_text("game-title = La cantina\n", "utf-8")
    monkeypatch.setattr(cellar, "__file__", str(tmp_path / "cellar.py"))
    monkeypatch.setattr(registry, "games", lambda: ["toy-cellar"])
    monkeypatch.setattr(registry, "game", lambda _id: cellar.GAME)
    overlord.words.wording.catalogue.cache_clear()

    assert Words("it", "toy-cellar").title() == "La cantina"
    assert Words("en", "toy-cellar").title() == "toy-cellar"
    overlord.words.wording.catalogue.cache_clear()


def test_the_words_of_the_browser_agree_and_are_all_used() -> None:
    english = catalogue("en", "web")
    pages = [
        path.read_text("utf-8")
        for place in (SOURCES.parents[1] / "web" / "src", SOURCES / "games")
        for path in place.rglob("*")
        if path.suffix in (".svelte", ".ts")
    ]
    used = {key for page in pages for key in re.findall(r'"(web-[a-z-]+)"', page)}

    assert english == catalogue("it", "web")
    assert used == set(english)


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_put_together_without_fluent_read_as_fluent_has_them(language: str) -> None:
    for number in (0, 1, 2, 999, 1000, 12_345, -3):
        values: dict[str, str | int] = {"who": "Zoë", "cards": "«x», y", "count": number}
        values |= {"source": "here", "topic": "", "number": number}  # and others are missing
        for wording in overlord.words.wording.catalogue(language, "dark-dealings").values():
            assert wording.format(values) == wording.by_fluent(values)
