"""Opening the page in a browser."""

import os
import subprocess
import sys
from contextlib import suppress
from threading import Thread

import click


def open_page(address: str) -> None:
    """Open an address in the default browser; do nothing on a machine without a screen.

    The desktop's helper prints several lines where it finds no browser; they are dropped.
    """
    if sys.platform in ("win32", "darwin"):
        click.launch(address)
    elif has_screen():
        Thread(target=_ask_desktop, args=(address,), daemon=True).start()


def has_screen() -> bool:
    """Return whether this session of a Unix has a screen, or the one of Windows around it."""
    return any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME")))


def _ask_desktop(address: str) -> None:
    quiet = subprocess.DEVNULL
    with suppress(OSError):  # there is no such helper
        subprocess.run(["xdg-open", address], stdin=quiet, stdout=quiet, stderr=quiet)
