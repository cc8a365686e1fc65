"""The pinned requirements fit pyproject.toml and name nothing that only one network has."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

pytestmark = pytest.mark.pure_only

ROOT = Path(__file__).resolve().parents[2]
FILES = ["requirements.txt", "requirements-dev.txt"]

LOCKED = ("requirements-dev.txt", "requirements-learn.in")  # torch is too large for all


def exact(requirements: list[object]) -> set[str]:
    """Those pinned with ==, without their markers and extras, names as in the files."""
    words = [text.partition(";")[0] for text in requirements if isinstance(text, str)]
    words = [re.sub(r"\[\w+\]", "", word) for word in words]
    return {word.lower().replace("_", "-").replace(".runtime", "-runtime") for word in words}


@pytest.mark.parametrize("name", FILES)
def test_no_package_index_is_named(name: str) -> None:
    text = (ROOT / name).read_text()

    assert "://" not in text
    assert not re.search(r"^\s*-", text.replace("    --hash=", ""), re.MULTILINE)


@pytest.mark.parametrize("name", FILES)
def test_every_package_has_one_version_and_its_hashes(name: str) -> None:
    packages = re.split(r"^(?=\w)", (ROOT / name).read_text(), flags=re.MULTILINE)[1:]

    assert len(packages) > 20
    assert all(re.match(r"[\w.-]+==[\w.]+", package) for package in packages)
    assert all("--hash=sha256:" in package for package in packages)


def test_what_pyproject_pins_is_what_is_installed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    groups = project["dependency-groups"]
    run = exact(project["project"]["dependencies"] + groups["build"])
    versions = {
        name: set(re.findall(r"^([\w.-]+==[\w.]+)", (ROOT / name).read_text(), re.MULTILINE))
        for name in FILES
    }

    assert {word for word in run if "==" in word} <= versions["requirements.txt"]
    assert exact(groups["dev"]) <= versions["requirements-dev.txt"]
    assert versions["requirements.txt"] <= versions["requirements-dev.txt"]


def test_the_compiler_is_the_same_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    group = project["dependency-groups"]["build"]

    isolated = [word for word in project["build-system"]["requires"] if "==" in word]

    assert isolated
    assert set(isolated) <= {*group}


def test_users_get_ranges_and_the_locked_versions_are_in_them() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = [word for words in project["optional-dependencies"].values() for word in words]
    locked = dict(
        re.findall(
            r"^([\w.-]+)==([\w.]+)",
            "".join((ROOT / file).read_text() for file in LOCKED),
            re.MULTILINE,
        )
    )
    for requirement in map(Requirement, [*project["dependencies"], *extras]):
        assert "==" not in str(requirement.specifier)
        assert locked[canonicalize_name(requirement.name)] in requirement.specifier, requirement
