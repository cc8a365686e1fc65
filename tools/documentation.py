"""Documentation site: docs/ as HTML in src/overlord/site/, unless it is there already.

usage: python tools/documentation.py [--reports] [--games N]

Pages are gathered in build/pages: docs/, the pages of the project's root that mkdocs.yml names,
and the sources that a page links to. `--reports` first plays the experiments of docs/lab, with N
games for each (40 unless told), and puts their reports beside them; without it the site carries
the reports that were made before. Everything is made again only when its sources have changed.
"""

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
SITE = ROOT / "src" / "overlord" / "site"
STAMP = SITE / "stamp.txt"
PAGES = ROOT / "build" / "pages"
REPORTS = ROOT / "build" / "reports"
OUTSIDE = ("CHANGELOG.md", "CONTRIBUTING.md", "CREDITS.md", "bench/results.md")
GAMES = 40  # of a report: enough to show what a report says, not enough to believe it
LINK = re.compile(r"(\]\()([^)#\s]+)([^)\s]*\))")
CODE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
STYLE = re.compile(r"<style>\n?(.*?)</style>", re.DOTALL)


class NoSite(Exception):
    """The site or a report could not be made; says why."""


# -- what it is made from ----------------------------------------------------------------------


def sources() -> list[Path]:
    folders = [DOCS, ROOT / "tools" / "theme", REPORTS]
    own = [ROOT / "mkdocs.yml", Path(__file__), *(ROOT / page for page in OUTSIDE)]
    inside = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    return sorted({*own, *inside, *linked_files()})


def linked_files() -> set[Path]:
    """The files of the project to which pages link."""
    found = set()
    for home in [*DOCS.rglob("*.md"), *(ROOT / page for page in OUTSIDE)]:
        for link in LINK.finditer(home.read_text("utf-8")):
            target = Path(os.path.normpath(home.parent / link[2]))
            if target.is_file():
                found.add(target)
    return found


def fingerprint(paths: Iterable[Path], *words: str) -> str:
    digest = hashlib.sha256(" ".join(words).encode())
    for path in paths:
        digest.update(f"\0{path.relative_to(ROOT).as_posix()}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def fresh() -> bool:
    return STAMP.is_file() and STAMP.read_text() == fingerprint(sources())


def run(*command: str, **more: str) -> None:
    """Run in the project's folder; what it says is shown only when it fails."""
    done = subprocess.run(
        command,
        cwd=ROOT,
        check=False,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=os.environ | more,
    )
    if done.returncode:
        raise NoSite(f"{' '.join(command)} failed:\n{done.stdout[-3000:].rstrip()}")


# -- pages -------------------------------------------------------------------------------------


def gather() -> None:
    """Write build/pages anew: each page where the site has it, with links that lead there."""
    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.copytree(DOCS, PAGES, ignore=shutil.ignore_patterns("*.html"))
    for name in OUTSIDE:
        (PAGES / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, PAGES / name)
    for page in sorted(PAGES.rglob("*.md")):
        place = page.relative_to(PAGES)
        home = ROOT / place if place.as_posix() in OUTSIDE else DOCS / place
        page.write_text(relink(page.read_text("utf-8"), home, page), "utf-8")
    shutil.copyfile(ROOT / "web" / "public" / "icon.svg", PAGES / "icon.svg")
    add_reports()


def relink(text: str, home: Path, page: Path) -> str:
    """The text of a page from `home`, whose links lead from `page` to the same files."""

    def move(found: re.Match[str]) -> str:
        before, link, after = found.groups()
        if "://" in link or link.startswith("mailto:"):
            return found[0]
        target = Path(os.path.normpath(home.parent / link))
        there = os.path.relpath(place_of(target), page.parent)
        return f"{before}{Path(there).as_posix()}{after}"

    # Links in blocks of code are text.
    parts, end = [], 0
    for block in CODE.finditer(text):
        parts += [LINK.sub(move, text[end : block.start()]), block[0]]
        end = block.end()
    return "".join([*parts, LINK.sub(move, text[end:])])


def place_of(target: Path) -> Path:
    """Place of a project's file on the site; what is no page is copied as text."""
    if target.is_relative_to(DOCS):
        return PAGES / target.relative_to(DOCS)
    inside = target.relative_to(ROOT)
    if inside.as_posix() in OUTSIDE:
        return PAGES / inside
    if inside.as_posix() == "README.md":
        return PAGES / "index.md"
    copy = PAGES / "sources" / f"{inside.as_posix()}.txt"
    copy.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(target, copy)
    return copy


# -- reports -----------------------------------------------------------------------------------


def experiments() -> list[Path]:
    return sorted((DOCS / "lab").glob("*.toml"))


def report_sources(experiment: Path) -> list[Path]:
    """Sources that decide the numbers of a report: the experiment, the game and the laboratory."""
    code = ROOT / "src" / "overlord"
    game = code / "games" / experiment.stem.replace("-", "_")
    folders = [game, *(code / name for name in ("core", "players", "lab"))]
    inside = [path for folder in folders for path in folder.rglob("*")]
    return [experiment, *sorted(path for path in inside if path.suffix in {".py", ".toml"})]


def shorten(experiment: str, games: int) -> str:
    """The experiment with so many games, and at most half as many for the ladder."""
    halved = max(1, games // 2)
    text = re.sub(r"^games = .*$", f"games = {games}", experiment, flags=re.MULTILINE)
    return re.sub(r"^ladder-games = .*$", f"ladder-games = {halved}", text, flags=re.MULTILINE)


def make_reports(games: int = GAMES) -> None:
    """Play the experiments whose game has changed since their report was made."""
    REPORTS.mkdir(parents=True, exist_ok=True)
    for experiment in experiments():
        report = REPORTS / f"{experiment.stem}.html"
        stamp = REPORTS / f"{experiment.stem}.stamp"
        wanted = fingerprint(report_sources(experiment), str(games))
        if report.is_file() and stamp.is_file() and stamp.read_text() == wanted:
            continue
        short = REPORTS / experiment.name
        short.write_text(shorten(experiment.read_text("utf-8"), games), "utf-8")
        overlord = (sys.executable, "-m", "overlord.cli")
        run(*overlord, "balance", "--lang", "en", "--experiment", str(short), "--to", str(report))
        stamp.write_text(wanted)


def add_reports() -> None:
    """The reports, with their styles in a file: the server's policy allows none inside a page."""
    lines = []
    for experiment in experiments():
        report = REPORTS / f"{experiment.stem}.html"
        if report.is_file():
            page = report.read_text("utf-8")
            style = STYLE.search(page)
            if style:
                (PAGES / "lab" / "report.css").write_text(style[1], "utf-8")
            links = (
                '<link rel="stylesheet" href="report.css">\n<link rel="icon" href="../icon.svg">'
            )
            linked = STYLE.sub(links, page)
            (PAGES / "lab" / report.name).write_text(linked, "utf-8")
            title = re.search(r"<h1>(.*?)</h1>", page)
            games = re.search(r"<p>([\d,]+ games)", page)
            assert title
            assert games
            lines.append(f"- [{title[1]}]({report.name}), {games[1]}")
    told = "\n".join(lines) or "This site was built without reports: `python3 dev.py docs`."
    index = PAGES / "lab" / "index.md"
    text = index.read_text("utf-8").replace("<!-- reports of this site -->", told)
    index.write_text(text, "utf-8")


# -- the site ----------------------------------------------------------------------------------


def render(pages: Path, site: Path) -> None:
    """The site of gathered pages; a link or an anchor that is not there stops it."""
    env = {"OVERLORD_PAGES": str(pages)}
    run(sys.executable, "-m", "mkdocs", "build", "--clean", "--site-dir", str(site), **env)


def build() -> None:
    """Bring src/overlord/site up to date; raises NoSite."""
    if fresh():
        return
    wanted = fingerprint(sources())
    gather()
    render(PAGES, SITE)
    STAMP.write_text(wanted)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--reports", action="store_true", help="play the experiments first")
    parser.add_argument("--games", type=int, default=GAMES, help="for each report")
    words = parser.parse_args()
    if words.reports:
        make_reports(words.games)
    build()


if __name__ == "__main__":
    try:
        main()
    except NoSite as problem:
        raise SystemExit(f"tools/documentation.py: {problem}") from None
