"""Settings for all tests."""

import os
import signal

import pytest
from hypothesis import core, settings
from hypothesis.vendor.pretty import RepresentationPrinter

# What helpers of tests assert is told with its values too.
pytest.register_assert_rewrite("kit", "core", "e2e.kit", "server.kit")

# A shell lets its background jobs ignore interrupts, and so would every process that a test starts.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_configure(config: pytest.Config) -> None:
    """Keep the paths of a folder together, however the command line mixes them."""
    # Where a file comes between them, pytest 9.1 makes a second node for the folder and does not
    # find the fixtures of its conftest: github.com/pytest-dev/pytest/issues/14971.
    config.args.sort()


# The plugin of schemathesis replaces it by one that prints nothing, in every test.
core.RepresentationPrinter = RepresentationPrinter  # type: ignore[attr-defined]  # not in its __all__

# Repeatable, and without deadlines: the machines that run this are shared.
settings.register_profile("usual", derandomize=True, deadline=None, max_examples=8, database=None)
# For `make prove`.
settings.register_profile("prove", settings.get_profile("usual"), max_examples=100)
# For a night, with other examples each time: `HYPOTHESIS_PROFILE=thorough pytest tests/rules`.
settings.register_profile("thorough", deadline=None, max_examples=3000, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "usual"))
