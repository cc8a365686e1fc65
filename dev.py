#!/usr/bin/env python3
"""The workshop: everything a contributor runs, with nothing but Python and pip installed.

usage: python3 dev.py COMMAND [arguments]

  serve [...]    start `overlord serve` at once; the engine is compiled beside it
  compile        compile the engine
  test [...]     all checks; with arguments, only pytest with those arguments
  lint           ruff, mypy, import-linter, rule coverage, names of what the log tells
  bench [...]    run `overlord bench`; with --peers, bench/peers.py beside other engines,
                 and with --peers --environments, environments for learners beside others
  soak [...]     random games held to the laws: --hours H, or N games of each game: --games N;
                 --every E: how often the slow laws; --counts FILE: goes on where it stopped;
                 --envs: the interfaces for learners against each other, --games N of each game;
                 --learn: the examples that train, --minutes M of CPU each (needs torch)
  install-check  install the package into empty environments, pure and compiled
  docs [...]     build the documentation site with its balance reports; --games N for each
  fit GAME [...] fit what bots believe to many games; --write puts it into weights.py
  build          make the sdist and the wheel in dist/
  lock           write requirements*.txt anew from pyproject.toml

Packages go into .venv, the compiled engine into build/compiled; both are made again only when
what they are made from has changed. OVERLORD_BUILD=pure keeps to plain Python,
OVERLORD_BUILD=compiled insists on the compiler. The browser client is built from web/ with Node
from the PATH or from a wheel; OVERLORD_SKIP_WEB=1 goes on without it. This is one long file
because it has to run before anything is installed.
"""

import filecmp
import hashlib
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Generic, NoReturn, TypeVar

from tools import documentation, web

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
VENV = ROOT / ".venv"
PEERS = ROOT / ".venv-peers"
LEARN = ROOT / ".venv-learn"
COMPILED = ROOT / "build" / "compiled"
WHEELS = ROOT / "build" / "wheels"
MODE = os.environ.get("OVERLORD_BUILD", "")

PYTHON = str(getattr(sys, "_base_executable", sys.executable))  # also right inside a venv
BIN = "Scripts" if os.name == "nt" else "bin"
UV = "uv==0.13.7"
DIGEST_GAMES = "10"  # at each of some 90 tables
WORKERS = ("-n", "auto")  # pays when a suite takes more than about a minute
NOT_SOURCE = shutil.ignore_patterns(
    ".git", ".venv*", ".*_cache", ".hypothesis", "__pycache__", "*.egg-info",
    "build", "dist", "node_modules",
)  # fmt: skip

START = time.monotonic()
seconds: list[tuple[str, float]] = []
children: dict[subprocess.Popen[str], signal.Signals] = {}  # and how each is stopped
apart: ContextVar[list[str] | None] = ContextVar("apart", default=None)  # what a thread says
T = TypeVar("T")


class Failed(Exception):
    """A command went wrong, or something it needs is missing."""


# -- talking and running ---------------------------------------------------------------------


def say(text: str) -> None:
    lines = apart.get()
    if lines is None:
        print(text, flush=True)
    else:
        lines.append(text)


@contextmanager
def stage(name: str) -> Iterator[None]:
    say(f"==> {name}")
    start = time.monotonic()
    yield
    took = time.monotonic() - start
    seconds.append((name if apart.get() is None else f"{name} (beside others)", took))
    say(f"    {took:.1f} s")


class Beside(Generic[T]):
    """Stages that run beside those that follow. What they say comes in one piece, at `end`."""

    threads = ThreadPoolExecutor()

    def __init__(self, work: Callable[[], T]) -> None:
        self.lines: list[str] = []
        self.result = self.threads.submit(self._apart, work)

    def _apart(self, work: Callable[[], T]) -> T:
        apart.set(self.lines)
        try:
            return work()
        finally:
            apart.set(None)

    def end(self) -> T:
        try:
            return self.result.result()
        finally:
            self.tell()

    def tell(self) -> None:
        """Say what there is so far."""
        for line in self.lines:
            say(line)
        self.lines.clear()


def summary() -> None:
    rows = [*seconds, ("everything passed", time.monotonic() - START)]
    width = max(len(name) for name, _ in rows)
    say("")
    for name, took in rows:
        say(f"    {name:{width}} {took:7.1f} s")


def surroundings(more: dict[str, str] | None = None, *, compiled: bool = False) -> dict[str, str]:
    """The environment for a child: ours, importing the compiled package or the sources."""
    ours = {key: text for key, text in os.environ.items() if key != "PYTHONPATH"}
    if compiled:
        ours["PYTHONPATH"] = str(COMPILED)
    return ours | {"PIP_DISABLE_PIP_VERSION_CHECK": "1"} | (more or {})


def run(
    *command: str | Path,
    env: dict[str, str] | None = None,
    cwd: Path = ROOT,
    quiet: bool = False,
    stop: signal.Signals | None = signal.SIGTERM,
) -> str:
    """Run to the end; a quiet command shows its output only when it fails.

    `stop` is how it is told when a stage beside it has failed; None lets it finish.
    """
    words = [str(word) for word in command]
    kept = quiet or apart.get() is not None
    with subprocess.Popen(
        words,
        cwd=cwd,
        env=env or surroundings(),
        text=True,
        stdout=subprocess.PIPE if kept else None,
        stderr=subprocess.STDOUT if kept else None,
    ) as child:
        if stop:
            children[child] = stop
        try:
            told = child.communicate()[0] or ""
        except BaseException:
            child.kill()
            raise
        finally:
            children.pop(child, None)
    if kept and (child.returncode != 0 or not quiet):
        say(told.rstrip())
    if child.returncode != 0:
        raise Failed(f"exit code {child.returncode} from: {' '.join(words)}")
    return told


def become(*command: str | Path, env: dict[str, str]) -> NoReturn:
    """Let the command take our place, so that Ctrl-C and SIGTERM reach it and nobody else."""
    words = [str(word) for word in command]
    sys.stdout.flush()
    if os.name == "nt":
        raise SystemExit(subprocess.run(words, env=env, check=False).returncode)
    os.execve(words[0], words, env)


# -- stamps: what something was made from ----------------------------------------------------


def fingerprint(paths: Iterable[Path], *words: str) -> str:
    """A digest of files, of all files below folders, of this Python, and of some words."""
    digest = hashlib.sha256(" ".join((sys.version, sys.base_prefix, *words)).encode())
    for path in paths:
        inside = sorted(path.rglob("*")) if path.is_dir() else [path]
        for file in inside:
            if file.is_file() and "__pycache__" not in file.parts:
                digest.update(f"\0{file.relative_to(ROOT)}\0".encode())
                digest.update(file.read_bytes())
    return digest.hexdigest()


def is_stamped(stamp: Path, text: str) -> bool:
    return stamp.is_file() and stamp.read_text() == text


# -- environments ----------------------------------------------------------------------------


def python_of(venv: Path) -> Path:
    return venv / BIN / ("python.exe" if os.name == "nt" else "python")


def packages_of(venv: Path) -> Path:
    return Path(sysconfig.get_path("purelib", "venv", {"base": str(venv)}))


def make_venv(venv: Path) -> None:
    """An empty environment. Without pip, because Debian's Python has no ensurepip."""
    made_by = fingerprint([])
    if not (is_stamped(venv / ".made-by", made_by) and python_of(venv).exists()):
        shutil.rmtree(venv, ignore_errors=True)
        run(PYTHON, "-m", "venv", "--without-pip", venv, quiet=True)
        (venv / ".made-by").write_text(made_by)


def pip(venv: Path, *words: str | Path, **more: str) -> None:
    """Use the pip of the Python that runs us; where it has none, the one bundled with it."""
    python = python_of(venv)
    command: list[str | Path] = [PYTHON, "-m", "pip", "--python", python]
    if subprocess.run([PYTHON, "-c", "import pip"], check=False, capture_output=True).returncode:
        try:
            run(python, "-m", "ensurepip", quiet=True)
        except Failed:
            raise Failed("this Python has no pip: install your system's python3-pip") from None
        command = [python, "-m", "pip"]
    run(*command, *words, env=surroundings(more), quiet=True)


def install(venv: Path, requirements: str) -> None:
    """Bring an environment up to the pinned versions, unless it is there already."""
    make_venv(venv)
    wanted = fingerprint([ROOT / requirements])
    stamp = venv / f".installed-{requirements}"
    if not is_stamped(stamp, wanted):
        with stage(f"install {requirements} into {venv.name}"):
            # The files name everything: a resolver could only prefer what came out since then.
            pip(venv, "install", "--quiet", "--no-deps", "--requirement", ROOT / requirements)
        stamp.write_text(wanted)


def prepare(requirements: str = "requirements-dev.txt") -> None:
    """.venv with what is needed and the sources themselves; never compiled in place."""
    dev = VENV / ".installed-requirements-dev.txt"
    if not is_stamped(dev, fingerprint([ROOT / "requirements-dev.txt"])):
        install(VENV, requirements)
    wanted = fingerprint([ROOT / "pyproject.toml", ROOT / "setup.py"], str(ROOT))
    stamp = VENV / ".installed-overlord"
    if not is_stamped(stamp, wanted):
        with stage("install overlord from src/ into .venv"):
            options = ("--quiet", "--no-deps", "--no-build-isolation")
            pip(VENV, "install", *options, "--editable", ROOT, OVERLORD_BUILD="pure")
        stamp.write_text(wanted)


def borrow(venv: Path, *, lender: Path) -> None:
    """Let one environment import another's packages after its own; editable ones excepted."""
    (packages_of(venv) / "borrowed.pth").write_text(f"{packages_of(lender)}\n")


# -- the compiled build ----------------------------------------------------------------------


def compiler_lacks() -> str:
    """What a compiled build would need and this machine does not have; empty if nothing."""
    names = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    if os.name != "nt" and not shutil.which(names[0]):
        return f"no C compiler ({names[0]})"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "no Python.h (the python3-dev package of most systems)"
    return ""


def engine_sources() -> list[Path]:
    parts = [SOURCE / "overlord" / part for part in ("core", "games", "players")]
    return [path for part in parts for path in sorted(part.rglob("*.py"))]


def engine_stamp() -> str:
    tools = run(python_of(VENV), "-m", "mypy", "--version", quiet=True)
    return fingerprint([*engine_sources(), ROOT / "setup.py"], tools)


def engine_is_fresh() -> bool:
    """Whether build/compiled is what these sources give."""
    stamp = COMPILED / "stamp"
    return is_stamped(stamp, engine_stamp()) and bool(list(WHEELS.glob("*.whl")))


def compile_engine() -> bool:
    """Bring build/compiled up to date. False where there is to be no compiled build."""
    lack = "OVERLORD_BUILD=pure" if MODE == "pure" else compiler_lacks()
    if lack:
        if MODE == "compiled":
            raise Failed(f"OVERLORD_BUILD=compiled, but {lack}")
        say(f"    {lack}: going on in plain Python, which plays the same games more slowly")
        return False
    if not engine_is_fresh():
        wanted = engine_stamp()
        with stage("compile with mypyc"):
            fresh = COMPILED.with_name("compiled.new")
            where = ("--build-lib", fresh, "--build-temp", COMPILED.with_name("objects"))
            env = surroundings({"OVERLORD_BUILD": "compiled", "OVERLORD_SKIP_WEB": "1"})
            wheel = ("bdist_wheel", "--skip-build", "--dist-dir", WHEELS)
            shutil.rmtree(WHEELS, ignore_errors=True)
            words = ("setup.py", "--quiet", "build", *where, *wheel)
            run(python_of(VENV), *words, env=env, quiet=True)
            shutil.rmtree(COMPILED, ignore_errors=True)
            fresh.rename(COMPILED)
            (COMPILED / "stamp").write_text(wanted)
    mirror(SOURCE / "overlord", COMPILED / "overlord")
    return True


def mirror(source: Path, target: Path) -> None:
    """Copy what is not compiled, so that a new word or a new prompt needs no compiler."""
    for file in source.rglob("*"):
        copy = target / file.relative_to(source)
        if not file.is_file() or file.parent.name == "__pycache__":
            continue
        if not (copy.is_file() and filecmp.cmp(file, copy, shallow=False)):
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, copy)
    for copy in target.rglob("*"):
        library = copy.suffix in {".so", ".pyd", ".pyc"}
        if copy.is_file() and not library and not (source / copy.relative_to(target)).exists():
            copy.unlink()


# -- the browser client ----------------------------------------------------------------------


def node() -> list[Path]:
    """Where to look for Node beside the PATH; the wheel is installed where that has none."""
    packages = packages_of(VENV)
    if not (web.node_on_path() or web.node_in([packages])):
        with stage(f"install {web.NODE_WHEEL} into .venv"):
            pip(VENV, "install", "--quiet", web.NODE_WHEEL)
    return [packages]


def build_client() -> None:
    """src/overlord/static, made again only when something in web/ or the words changed."""
    if web.is_skipped():
        say("    OVERLORD_SKIP_WEB=1: going on without the browser client")
    elif not web.fresh():
        with stage("build the browser client"):
            try:
                web.build(node())
            except web.NoClient as problem:
                raise Failed(str(problem)) from None


def build_site(*words: str) -> None:
    """src/overlord/site; with --reports, the experiments of docs/lab are played for it first."""
    if words or not documentation.fresh():
        with stage("build the documentation"):
            env = fastest() if "--reports" in words else surroundings()
            run(python_of(VENV), "tools/documentation.py", *words, env=env)


def build_pages() -> None:
    build_client()
    build_site()


def check_client() -> None:
    if not web.is_skipped():
        with stage("svelte-check and vitest"):
            try:
                web.check(node())
            except web.NoClient as problem:
                raise Failed(str(problem)) from None


def install_by_apt(there: bool, *wanted: str) -> None:
    """Where we may: root on a Debian. Anywhere else the tests that need it skip and say why."""
    apt = shutil.which("apt-get")
    if there or not apt or not hasattr(os, "geteuid") or os.geteuid():
        return
    with stage(f"apt-get install {wanted[0]}"):
        try:
            run(apt, "update", "-qq", quiet=True, stop=None)
            words = ("install", "-qq", "-y", "--no-install-recommends", *wanted)
            run(apt, *words, quiet=True, stop=None)
        except Failed as failure:
            say(f"    {failure}")


def install_packages() -> None:
    """PostgreSQL is for a cluster of the tests' own; the one that the package makes stays alone."""
    there = shutil.which("pg_ctl") is not None or any(Path("/usr/lib/postgresql").glob("*/bin"))
    install_by_apt(there, "postgresql")
    there = shutil.which("chromium") is not None
    atomic = "libatomic1"  # for Playwright's node
    install_by_apt(there, "chromium", atomic, "fonts-dejavu-core")


def assert_compiled(python: Path, env: dict[str, str], *, compiled: bool) -> None:
    words = "compiled" if compiled else "pure"
    code = f"import overlord; assert overlord.COMPILED is {compiled}, 'not {words}'"
    run(python, "-c", code, env=env, quiet=True)


# -- stages of the tests ---------------------------------------------------------------------


def lint() -> None:
    python = python_of(VENV)
    targets = ("src", "tests", "tools", "bench", "examples", "dev.py", "setup.py")
    with stage("ruff check"):
        run(python, "-m", "ruff", "check", "--quiet", ".")
    with stage("ruff format"):
        run(python, "-m", "ruff", "format", "--check", "--quiet", ".")
    with stage("mypy --strict"):
        run(python, "-m", "mypy", "--strict", *targets)
    with stage("import-linter"):
        run(VENV / BIN / "lint-imports", quiet=True)
    with stage("rule coverage"):
        run(python, "tools/rule_coverage.py")
    with stage("names of what the log tells"):
        run(python, "tools/log_fields.py")


def pytest(*words: str, compiled: bool = False) -> None:
    env = surroundings(compiled=compiled)
    # Interrupted, tests take their servers with them.
    run(python_of(VENV), "-m", "pytest", *words, env=env, stop=signal.SIGINT)


def digests(games: str) -> None:
    """The same games, move for move, in plain Python and compiled."""
    command = (python_of(VENV), "-m", "overlord.testing", "digests", "--games", games)

    def lines(compiled: bool) -> list[str]:
        return run(*command, env=surroundings(compiled=compiled), quiet=True).splitlines()

    with ThreadPoolExecutor() as pool:
        pure, fast = pool.map(lines, (False, True))
    for one, other in zip(pure, fast, strict=False):
        if one != other:
            raise Failed(f"pure and compiled games differ\n  pure:     {one}\n  compiled: {other}")
    if len(pure) != len(fast) or not pure:
        raise Failed(f"{len(pure)} digests from pure games, {len(fast)} from compiled ones")
    say(f"    {len(pure)} digests agree")


def install_check(mode: str) -> None:
    """`pip install .` as a user would, from a copy, and a first command in an empty folder."""
    with tempfile.TemporaryDirectory(prefix="overlord-") as name:
        folder = Path(name)
        venv, copy, empty = folder / "venv", folder / "copy", folder / "empty"
        empty.mkdir()
        shutil.copytree(ROOT, copy, ignore=NOT_SOURCE)
        make_venv(venv)
        borrow(venv, lender=VENV)
        source: list[Path] = [copy]
        if mode == "compiled":  # compiling takes minutes; the engine's own build left a wheel
            compile_engine()
            source = list(WHEELS.glob("*.whl"))
        options = ("--no-deps", "--no-build-isolation", "--no-index")
        pip(venv, "install", *options, *source, OVERLORD_BUILD=mode)
        say(run(venv / BIN / "overlord", "games", cwd=empty, quiet=True).rstrip())
        assert_compiled(python_of(venv), surroundings(), compiled=mode == "compiled")


def install_checks(modes: Iterable[str]) -> None:
    """Each mode once for each state of the sources."""
    wanted = fingerprint([SOURCE, ROOT / "pyproject.toml", ROOT / "setup.py"])
    for mode in modes:
        stamp = ROOT / "build" / f"installs-{mode}"
        if is_stamped(stamp, wanted):
            say(f"==> pip install, {mode}: passed before with exactly these sources")
            continue
        with stage(f"pip install, {mode}"):
            install_check(mode)
        stamp.parent.mkdir(exist_ok=True)
        stamp.write_text(wanted)


# -- commands --------------------------------------------------------------------------------


def do_serve(words: list[str]) -> None:
    """The page comes first: whatever it does not need is made beside the server."""
    client = Beside(client_or_none) if web.node_on_path() else None
    prepare("requirements.txt")
    if client is None:
        client_or_none()  # its Node comes from a wheel
    else:
        client.end()
    if MODE == "compiled" or (engine_is_fresh() and documentation.fresh()):
        overlord("serve", *words)
    told = compile_beside()
    say("    the engine and the documentation are made beside the server, and come by themselves")
    env = fastest() if engine_is_fresh() and MODE != "pure" else surroundings()
    env["OVERLORD_COMPILING"] = str(told)
    become(VENV / BIN / "overlord", "serve", *words, env=env)


def client_or_none() -> None:
    try:
        build_client()
    except Failed as failure:
        say(f"    {failure}\n    going on with a plain start page")


def site_or_none() -> None:
    try:
        build_site()
    except Failed as failure:
        say(f"    {failure}\n    going on without the documentation")


def compile_beside() -> Path:
    """Compile in a process of its own; in this file it says where the engine is, or why not."""
    told = ROOT / "build" / f"compiling-{os.getpid()}"
    told.parent.mkdir(exist_ok=True)
    told.unlink(missing_ok=True)
    with (ROOT / "build" / "compiling.log").open("w") as log:
        subprocess.Popen([PYTHON, __file__, "compile", str(told)], stdout=log, stderr=log)
    return told


def do_compile(words: list[str]) -> None:
    """Compile the engine; for a server, gently, and say in its file how that went."""
    if not words:
        prepare("requirements.txt")
        compile_engine()
        return
    if hasattr(os, "nice"):
        os.nice(5)
    site_or_none()
    try:
        path, why = str(COMPILED if compile_engine() else SOURCE), ""
        run(python_of(VENV), "-m", "compileall", "-q", path, quiet=True)  # a start in half the time
    except Failed as failure:
        path, why = "", str(failure)
    draft = Path(words[0] + ".new")
    draft.write_text(f"{path}\n{why}")
    draft.replace(words[0])


def do_docs(words: list[str]) -> None:
    prepare("requirements.txt")
    build_site("--reports", *words)


def do_bench(words: list[str]) -> None:
    prepare("requirements.txt")
    if "--peers" not in words:
        overlord("bench", *words)
    install(PEERS, "requirements-peers.txt")
    borrow(PEERS, lender=VENV)
    words.remove("--peers")
    script = "environments.py" if "--environments" in words else "peers.py"
    words = [word for word in words if word != "--environments"]
    compiled = compile_engine()
    env = surroundings(compiled=compiled)
    if not compiled:
        env["PYTHONPATH"] = str(SOURCE)
    become(python_of(PEERS), ROOT / "bench" / script, *words, env=env)


def overlord(*words: str) -> NoReturn:
    """The command itself, compiled where that is possible."""
    become(VENV / BIN / "overlord", *words, env=fastest())


def fastest() -> dict[str, str]:
    """For playing, plain Python will do where the compiler fails; the tests are stricter."""
    try:
        return surroundings(compiled=compile_engine())
    except Failed as failure:
        if MODE == "compiled":
            raise
        say(f"    {failure}\n    going on in plain Python")
        return surroundings()


def do_soak(words: list[str]) -> None:
    if "--learn" in words:
        soak_learning([word for word in words if word != "--learn"])
        return
    if "--envs" in words:
        prepare()
        rest = [word for word in words if word != "--envs"]
        become(python_of(VENV), "-m", "overlord.envs.sameness", *rest, env=fastest())
    prepare("requirements.txt")
    become(python_of(VENV), "-m", "overlord.testing", "soak", *words, env=fastest())


def soak_learning(words: list[str]) -> None:
    """Torch is an environment of its own: it is large, and nothing else needs it."""
    prepare()
    wanted = fingerprint([ROOT / "requirements-learn.in"])
    make_venv(LEARN)
    if not is_stamped(LEARN / ".installed", wanted):
        with stage("install requirements-learn.in into .venv-learn"):
            pip(LEARN, "install", "--quiet", "--requirement", ROOT / "requirements-learn.in")
        (LEARN / ".installed").write_text(wanted)
    borrow(LEARN, lender=VENV)
    env = fastest()
    folders = [env.get("PYTHONPATH", str(SOURCE)), str(ROOT)]
    env["PYTHONPATH"] = os.pathsep.join(folders)
    for example in ("train_ppo", "train_openspiel"):
        with stage(example):
            least = ("--least", "0.7")
            run(python_of(LEARN), "-m", f"examples.{example}", *least, *words, env=env)


def do_fit(words: list[str]) -> None:
    prepare()
    become(python_of(VENV), "-m", "tools.fit", *words, env=fastest())


def do_lint(_: list[str]) -> None:
    prepare()
    lint()
    summary()


def do_test(words: list[str]) -> None:
    if words:
        prepare()
        pytest(*words)
        return
    packages = Beside(install_packages)
    prepare()
    pages = Beside(build_pages)
    lint()
    pages.end()
    engine = Beside(compile_engine)
    check_client()
    packages.end()
    browser = Beside(lambda: in_the_browser(engine.result.result()))
    try:
        without_a_browser(engine)
    except Failed:
        browser.tell()
        raise
    browser.end()
    summary()


def without_a_browser(engine: Beside[bool]) -> None:
    with stage("pytest, pure"):  # coverage makes it three times as long: test --cov
        pytest(*WORKERS, "-m", "not browser")
    compiled = engine.end()
    if compiled:
        python = python_of(VENV)
        assert_compiled(python, surroundings(compiled=True), compiled=True)
        with stage("the same games pure and compiled"):
            digests(DIGEST_GAMES)
        with stage("pytest, compiled"):
            pytest(*WORKERS, "-x", "-m", "not pure_only and not browser", compiled=True)
        install_checks(("pure", "compiled"))
    else:
        install_checks(("pure",))


def in_the_browser(compiled: bool) -> None:
    with stage("pytest, in the browser"):
        by_file = ("--dist", "loadfile")  # so that its tests share a server
        folders = map(str, sorted((ROOT / "tests").rglob("browser")))
        pytest(*WORKERS, *by_file, "-rs", "-m", "browser", *folders, compiled=compiled)


def do_install_check(_: list[str]) -> None:
    prepare()
    install_checks(("pure",) if compiler_lacks() else ("pure", "compiled"))


def do_build(_: list[str]) -> None:
    prepare()
    build_client()
    build_site("--reports")
    lack = compiler_lacks()
    mode = "pure" if lack or MODE == "pure" else "compiled"
    if lack:
        say(f"    {lack}: the wheel will be pure")
    with stage(f"sdist and wheel, {mode}"):
        env = surroundings({"OVERLORD_BUILD": mode})
        run(python_of(VENV), "-m", "build", "--no-isolation", ROOT, env=env, quiet=True)
    for file in sorted((ROOT / "dist").iterdir()):
        say(f"    dist/{file.name}  {file.stat().st_size / 1e6:.2f} MB")


def do_lock(_: list[str]) -> None:
    """Pinned versions and hashes, for every platform, naming no package index."""
    venv = ROOT / ".venv-lock"
    make_venv(venv)
    with stage(f"install {UV}"):
        pip(venv, "install", "--quiet", UV)
    options = ("--universal", "--generate-hashes", "--quiet", "--python-version", "3.11")
    author = ("--custom-compile-command", "python3 dev.py lock")
    for file, source in {
        "requirements.txt": ("pyproject.toml", "--group", "build"),
        "requirements-dev.txt": ("pyproject.toml", "--group", "dev"),
        "requirements-peers.txt": ("requirements-peers.in",),
    }.items():
        if (ROOT / source[0]).is_file():
            with stage(file):
                words = ("pip", "compile", *source, *options, *author, "--output-file", file)
                run(venv / BIN / "uv", *words, quiet=True)


COMMANDS: dict[str, Callable[[list[str]], None]] = {
    "serve": do_serve,
    "compile": do_compile,
    "test": do_test,
    "lint": do_lint,
    "bench": do_bench,
    "soak": do_soak,
    "fit": do_fit,
    "install-check": do_install_check,
    "docs": do_docs,
    "build": do_build,
    "lock": do_lock,
}


def main() -> int:
    # A shell that starts us in the background has us ignore Ctrl-C, which some tests send.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    name, *words = sys.argv[1:] or ["help"]
    if name not in COMMANDS:
        say(__doc__ or "")
        return 0 if name in {"help", "-h", "--help"} else 2
    try:
        COMMANDS[name](words)
    except Failed as failure:
        say(f"dev.py {name}: {failure}")
        return 1
    except KeyboardInterrupt:
        say("")
        return 130
    finally:
        for child, stop in [*children.items()]:
            child.send_signal(signal.SIGTERM if os.name == "nt" else stop)
    return 0


if __name__ == "__main__":
    if sys.version_info < (3, 11):  # noqa: UP036  (somebody may run this very file with an older one)
        raise SystemExit("Overlord needs Python 3.11 or newer")
    sys.exit(main())
