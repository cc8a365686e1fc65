"""Build of the package: compiles the engine, the games and the players with mypyc if possible.

OVERLORD_BUILD=pure never compiles, OVERLORD_BUILD=compiled fails rather than go without.
Unset, a build that cannot compile everything compiles nothing and says so in one line.
The browser client is built from web/ (see tools/web.py); OVERLORD_SKIP_WEB=1 leaves it out.
Everything else about the package stands in pyproject.toml.
"""

import os
import shutil
import sys
import textwrap
from pathlib import Path
from typing import Any

from setuptools import Distribution, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

sys.path.insert(0, str(Path(__file__).resolve().parent))  # pip does not
from tools import objects, web

COMPILED = ("core", "games", "players")
EXCLUDE = (
    "**/__init__.py",  # only gathers names, and a plain one keeps import errors readable
    "games/*/commands.py",  # of the command line
    "games/*/face*.py",  # words for people, which no rule asks for
    "**/schema.py",  # msgspec structs read their own annotations at run time
    "core/vectors.py",  # imports librt if there is one
    "core/plain_vectors.py",
    "core/record.py",
    "core/match.py",
    "core/start.py",
    "core/parts.py",
    "core/orders.py",
    "core/conformance/*.py",
    "core/registry.py",
    "players/load.py",  # starts programs and loads files
    "players/language_model.py",  # as well
)
MODE = os.environ.get("OVERLORD_BUILD", "")
PACKAGE = Path("src/overlord")
# Functions that only the library itself calls are called directly: a tenth faster.
FLAGS = ["-fvisibility=hidden", "-fno-plt"] if os.name == "posix" else []


def compiled_modules() -> list[str]:
    excluded = {path for pattern in EXCLUDE for path in PACKAGE.glob(pattern)}
    found = {path for part in COMPILED for path in (PACKAGE / part).rglob("*.py")}
    return sorted(str(path) for path in found - excluded)


def extensions() -> list[Any]:
    from mypyc.build import mypycify  # noqa: PLC0415  (absent where only a pure build is wanted)

    # An empty configuration: strictness is for `dev.py lint`, here only what the compiler needs.
    made: list[Any] = mypycify(
        ["--config-file=", *compiled_modules()],
        group_name="overlord",
        opt_level=os.environ.get("OVERLORD_OPT_LEVEL", "3"),
        debug_level="0",
        # A C file per module can be compiled on all cores, and played as fast when measured.
        multi_file=True,
        target_dir="build/mypyc",
    )
    for extension in made:
        # A new list, because all extensions have the same one.
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    return made


class MaybeCompiled(Distribution):
    def has_ext_modules(self) -> bool:
        return MODE != "pure"


class FreshBuild(build):
    def run(self) -> None:
        # setuptools packs whatever an earlier build left here, old libraries included.
        shutil.rmtree(self.build_lib, ignore_errors=True)
        try:
            web.build()
        except web.NoClient as problem:
            raise SystemExit(f"overlord: {problem}") from None
        super().run()


class AllOrNothing(build_ext):
    def build_extensions(self) -> None:
        from mypy.version import __version__  # noqa: PLC0415  (as above)

        objects.on_all_cores(self.compiler, f"mypyc {__version__}")
        self.parallel = os.cpu_count()  # the modules' own small libraries beside the large one
        super().build_extensions()

    def run(self) -> None:
        if self.editable_mode:  # libraries inside src/ would hide every later edit
            return
        try:
            # As late as here, because pip runs this file twice more just to read the metadata.
            self.distribution.ext_modules = extensions()
            self.initialize_options()
            self.finalize_options()
            super().run()
        except (Exception, SystemExit) as problem:
            if MODE == "compiled":
                raise
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []
            refused = isinstance(problem, SystemExit)  # mypyc has printed why
            reason = "mypyc says no" if refused else textwrap.shorten(str(problem), 120)
            print(f"warning: overlord is built pure, not compiled: {reason}", file=sys.stderr)


if MODE not in {"", "pure", "compiled"}:
    raise SystemExit(f"OVERLORD_BUILD is {MODE!r}; it may be 'pure', 'compiled' or unset")
ready = web.is_skipped() or web.fresh() or web.node_on_path()
setup(
    distclass=MaybeCompiled,
    cmdclass={"build": FreshBuild, "build_ext": AllOrNothing},
    setup_requires=[] if ready else [web.NODE_WHEEL],  # asked for by pip, in isolation only
)
