"""Settings for all tests."""

import os
import signal

from hypothesis import settings
from kit.examples import USUAL_EXAMPLES

# A shell lets its background jobs ignore interrupts, and so would every process that a test starts.
signal.signal(signal.SIGINT, signal.default_int_handler)

# Repeatable, and without deadlines: the machines that run this are shared.
settings.register_profile(
    "usual", derandomize=True, deadline=None, max_examples=USUAL_EXAMPLES, database=None
)
# For `make prove`.
settings.register_profile("prove", settings.get_profile("usual"), max_examples=100)
# For a night, with other examples each time: `HYPOTHESIS_PROFILE=thorough pytest tests/rules`.
settings.register_profile("thorough", deadline=None, max_examples=3000, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "usual"))
