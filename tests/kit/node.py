"""Node, as it comes with the development requirements: it reads the page's TypeScript.

The machine's own may be too old for that.
"""

import shutil
import sys
from pathlib import Path


def node_path() -> str:
    """Return where it is."""
    found = shutil.which("node", path=str(Path(sys.executable).parent))
    assert found is not None, "node comes with the development requirements"
    return found
