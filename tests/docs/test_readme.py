"""What the documents promise works."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENTS = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("bench/*.md")]


def test_the_example_in_the_readme_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    [example] = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    monkeypatch.chdir(tmp_path)

    exec(compile(example, "README.md", "exec"), {})  # noqa: S102  (our own text)

    printed = capsys.readouterr().out.splitlines()
    places = ast.literal_eval(printed[0])
    assert len(places) == 4
    assert min(places) == 1
    assert printed[-1] == "False"  # the second game is not over
    assert (tmp_path / "game.json").is_file()


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(document: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)", document.read_text("utf-8"))
    inner = [link for link in links if not link.startswith("http")]

    assert [link for link in inner if not (document.parent / link).exists()] == []
