"""The command line, for the command that this game brings."""

from tests.cli.conftest import run

__all__ = ["run"]
