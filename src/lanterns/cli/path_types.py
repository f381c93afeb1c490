"""The types of options and arguments that name files."""

from pathlib import Path

import click

ANY_PATH = click.Path(readable=False)
"""Lets a shell complete names of files. Nothing is checked: commands word their errors."""

ANY_PATH_OBJECT = click.Path(readable=False, path_type=Path)
"""The same, as a `Path`."""
