"""Object files: which are compiled again, and which are kept."""

from pathlib import Path
from typing import Any

import pytest

from tools.objects import on_all_cores


class Compiler:
    """As much of a compiler of setuptools as is used; it has no words for a command line."""

    compiler_type = "other"

    def __init__(self) -> None:
        self.compiled: list[str] = []
        self.refused = ""

    def object_filenames(self, sources: list[str], output_dir: str) -> list[str]:
        return [str(Path(output_dir, f"{Path(source).stem}.o")) for source in sources]

    def compile(self, sources: list[str], **options: Any) -> list[str]:
        (source,) = sources
        (made,) = self.object_filenames(sources, options["output_dir"])
        self.compiled.append(Path(source).name)
        Path(made).write_text("half")
        if Path(source).name == self.refused:
            raise OSError(source)
        Path(made).write_text(Path(source).read_text())
        return [made]


class Build:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in ("__native_one.c", "__native_two.c", "__native_all.h", "CPy.h"):
            (folder / name).write_text(name)

    def __call__(self, *flags: str, makers: str = "mypyc 1", refused: str = "") -> list[str]:
        """The files that were compiled, of two with the same headers."""
        compiler = Compiler()
        compiler.refused = refused
        on_all_cores(compiler, makers)
        try:
            made = compiler.compile(
                [str(self.folder / "__native_one.c"), str(self.folder / "__native_two.c")],
                output_dir=str(self.folder),
                include_dirs=[],
                extra_postargs=list(flags),
                depends=[str(self.folder / "__native_all.h"), str(self.folder / "CPy.h")],
            )
        except OSError:
            return ["failed"]
        assert made == [str(self.folder / f"__native_{name}.o") for name in ("one", "two")]
        return sorted(compiler.compiled)


pytestmark = pytest.mark.pure_only

BOTH = ["__native_one.c", "__native_two.c"]


@pytest.fixture
def build(tmp_path: Path) -> Build:
    return Build(tmp_path)


def test_nothing_is_compiled_twice(build: Build) -> None:
    assert build() == BOTH
    assert build() == []


def test_a_changed_file_is_compiled_again_alone(build: Build) -> None:
    build()
    (build.folder / "__native_two.c").write_text("changed")
    assert build() == ["__native_two.c"]
    assert (build.folder / "__native_two.o").read_text() == "changed"
    assert build() == []


@pytest.mark.parametrize("change", ["header", "flags", "makers"])
def test_what_all_are_made_from_compiles_all_again(build: Build, change: str) -> None:
    build("-O3")
    if change == "header":
        (build.folder / "__native_all.h").write_text("changed")
    flags = "-O2" if change == "flags" else "-O3"
    makers = "mypyc 2" if change == "makers" else "mypyc 1"
    assert build(flags, makers=makers) == BOTH
    assert build(flags, makers=makers) == []


def test_a_file_that_failed_is_compiled_again(build: Build) -> None:
    build()
    (build.folder / "__native_one.c").write_text("changed")
    assert build(refused="__native_one.c") == ["failed"]
    assert build() == ["__native_one.c"]


def test_an_object_that_is_gone_is_made_again(build: Build) -> None:
    build()
    (build.folder / "__native_one.o").unlink()
    assert build() == ["__native_one.c"]
