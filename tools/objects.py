"""Object files, made on all cores, each only when something it is made from has changed.

setup.py hands it the compiler of setuptools. The headers of mypyc, 14,000 lines for every file,
are parsed once, where the compiler can keep that; another compiler just reads them again.
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any


def on_all_cores(compiler: Any, makers: str) -> None:
    """Let the compiler take its files side by side; `makers` says which tools are at work."""
    one_by_one = compiler.compile
    makers += f" {sys.version} {version(compiler)}"

    def compile_all(sources: list[str], **options: Any) -> list[str]:
        where = {name: value for name, value in options.items() if name != "depends"}
        words = makers + repr(sorted(where.items()))
        # Of the other headers, which mypyc brings along, its version tells.
        headers = [file for file in options["depends"] if is_generated(file)]
        stamps = {}
        for source in sources:
            (made,) = compiler.object_filenames([source], output_dir=options["output_dir"])
            wanted = fingerprint([source, *headers], words)
            if not is_stamped(Path(made), wanted):
                stamps[source] = (stamp_of(Path(made)), wanted)
        ready = parsed_once(compiler, headers, options) if len(stamps) > 1 else []

        def compile_one(source: str) -> None:
            stamp, wanted = stamps[source]
            stamp.unlink(missing_ok=True)
            more = ready if is_generated(source) else []
            arguments = [*options["extra_postargs"], *more]
            one_by_one([source], **{**options, "extra_postargs": arguments})
            stamp.write_text(wanted)

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(compile_one, stamps))
        made_of: list[str] = compiler.object_filenames(sources, output_dir=options["output_dir"])
        return made_of

    compiler.compile = compile_all


def version(compiler: Any) -> str:
    words = getattr(compiler, "compiler_so", [])
    if not words:  # Microsoft's, of which Python's own version tells
        return ""
    said = subprocess.run([words[0], "--version"], check=False, capture_output=True, text=True)
    return " ".join(words) + said.stdout


def fingerprint(files: Iterable[str], words: str) -> str:
    digest = hashlib.sha256(words.encode())
    for file in files:
        digest.update(f"\0{file}\0".encode())
        digest.update(Path(file).read_bytes())
    return digest.hexdigest()


def stamp_of(made: Path) -> Path:
    return made.with_name(f"{made.name}.stamp")


def is_stamped(made: Path, wanted: str) -> bool:
    stamp = stamp_of(made)
    return made.is_file() and stamp.is_file() and stamp.read_text() == wanted


def is_generated(file: str) -> bool:
    return Path(file).name.startswith("__native")


def parsed_once(compiler: Any, headers: list[str], options: dict[str, Any]) -> list[str]:
    """Have the compiler keep the headers as it parsed them; the words that make it use that."""
    if compiler.compiler_type != "unix" or not headers:
        return []
    all_in_one = Path(options["output_dir"], "headers.h")
    all_in_one.parent.mkdir(parents=True, exist_ok=True)
    all_in_one.write_text("".join(f'#include "{Path(file).name}"\n' for file in headers))
    folders = [*options["include_dirs"], *compiler.include_dirs]  # Python's own come last
    included = [f"-I{folder}" for folder in folders]
    words = [*compiler.compiler_so, *included, *options["extra_postargs"]]
    kept = ["-x", "c-header", str(all_in_one), "-o", f"{all_in_one}.gch"]
    done = subprocess.run([*words, *kept], check=False, capture_output=True)
    return [] if done.returncode else ["-include", str(all_in_one)]
