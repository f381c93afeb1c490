"""The option that chooses the language of what a command prints."""

import os

import click

from lanterns.locale import LANGUAGES, Words, choose_language

lang_option = click.option(
    "--lang", type=click.Choice(LANGUAGES), help="The language; by default that of the locale."
)


def words_in(lang: str | None) -> Words:
    """Return the words of the language that was chosen, or of the locale."""
    return Words(lang or choose_language(os.environ))
