"""Documentation site: every page is reachable, and none needs what the server's policy forbids."""

import re
from pathlib import Path

import pytest

from tests.docs.pages import ROOT
from tools import documentation

pytestmark = pytest.mark.pure_only


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site of these sources with one report, built elsewhere than that of `dev.py`."""
    folder = tmp_path_factory.mktemp("site")
    reports = folder / "reports"
    reports.mkdir()
    page = "<h1>Conan</h1><style>\np{color:red}\n</style><p>4 games for 3</p>"
    (reports / "conan.html").write_text(page)
    with pytest.MonkeyPatch.context() as changed:
        changed.setattr(documentation, "PAGES", folder / "pages")
        changed.setattr(documentation, "REPORTS", reports)
        documentation.gather()
        documentation.render(folder / "pages", folder / "site")
    return folder / "site"


def test_every_page_is_there(site: Path) -> None:
    pages = [page.relative_to(ROOT / "docs") for page in (ROOT / "docs").rglob("*.md")]

    assert [page for page in pages if not (site / page).with_suffix(".html").is_file()] == []
    assert (site / "CONTRIBUTING.html").is_file()
    assert (site / "bench/results.html").is_file()


def test_pages_obey_the_policy(site: Path) -> None:
    """No script, style or form inside a page, and nothing from another host."""
    for page in site.rglob("*.html"):
        text = page.read_text("utf-8")
        assert "<style" not in text, page
        assert " style=" not in text, page
        assert "<form" not in text, page
        assert not re.search(r"<script(?! src=)", text), page
        assert not re.search(r"(?:src|<link[^>]*href)=\"(?:https?:)?//", text), page


def test_sources_and_reports_are_linked(site: Path) -> None:
    howto = (site / "howto/a-player-of-your-own.html").read_text("utf-8")
    lab = (site / "lab/index.html").read_text("utf-8")

    assert 'href="../sources/examples/first_bot.py.txt"' in howto
    assert (site / "sources/examples/first_bot.py.txt").is_file()
    assert '<a href="conan.html">Conan</a>, 4 games' in lab
    assert '<link rel="stylesheet" href="report.css">' in (site / "lab/conan.html").read_text()
    assert (site / "lab/report.css").read_text() == "p{color:red}\n"


def test_a_link_that_leads_nowhere_stops_the_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(documentation, "PAGES", tmp_path / "pages")
    documentation.gather()
    page = tmp_path / "pages/glossary.md"
    page.write_text(page.read_text("utf-8") + "\n[lost](architecture.md#nowhere)\n", "utf-8")

    with pytest.raises(documentation.NoSite, match="#nowhere"):
        documentation.render(tmp_path / "pages", tmp_path / "site")
