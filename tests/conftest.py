"""Settings for all tests."""

import os

from hypothesis import settings

# Repeatable, and never timed: the machines that run this are shared.
settings.register_profile("usual", derandomize=True, deadline=None, max_examples=40, database=None)
# For a night: `HYPOTHESIS_PROFILE=thorough pytest tests/rules`.
settings.register_profile("thorough", deadline=None, max_examples=3000, print_blob=True)
# For mutants, which are many.
settings.register_profile("quick", settings.get_profile("usual"), max_examples=8)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "usual"))
