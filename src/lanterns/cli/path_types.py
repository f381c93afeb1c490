"""The type of options and arguments that name files."""

import click

ANY_PATH = click.Path(readable=False)
"""Lets a shell complete names of files. Nothing is checked: commands word their errors."""
