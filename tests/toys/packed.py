"""The banquet as a stranger's package: laid out, built as a wheel, and unpacked in a folder."""

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

BANQUET = Path(__file__).with_name("banquet")
BUILD = "import sys; from setuptools import build_meta; build_meta.build_wheel(sys.argv[1])"


def installed(folder: Path) -> Path:
    """A folder that, on the path, brings the game, as `pip install --target` leaves it."""
    project, site = folder / "project", folder / "site"
    shutil.copytree(BANQUET, project / "banquet", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.move(project / "banquet" / "pyproject.toml", project)
    subprocess.run(
        [sys.executable, "-c", BUILD, str(folder)],
        cwd=project,
        check=True,
        timeout=120,
        stdout=subprocess.DEVNULL,
    )
    [wheel] = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(site)
    return site
