"""`python -m overlord.cli`, for running from a source tree."""

from overlord.cli import main

main()
