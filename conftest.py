"""Before any test: what is tested is as new as its source."""

from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parent


def pytest_configure(config: pytest.Config) -> None:
    """Compile the simulator if its source has changed; the workers of xdist find it done."""
    package = find_spec("lanterns")
    if hasattr(config, "workerinput") or not package or not package.origin:
        return
    if ROOT / "src" not in Path(package.origin).parents:
        return  # an installed package brings its own library

    import hatch_build

    if hatch_build.is_stale(ROOT):
        try:
            hatch_build.compile_core(ROOT / hatch_build.SOURCE, ROOT / hatch_build.LIBRARY)
        except SystemExit as error:
            pytest.exit(f"`make core` fails. {error}", returncode=2)
