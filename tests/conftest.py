"""Fixtures that tests in several folders share."""

pytest_plugins = ["tests.browser.fixtures"]
