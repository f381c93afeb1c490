"""`lanterns open`: a server for this machine, and the page in a browser."""

import click

from .serve import run_server


@click.command("open")
@click.option("--db", help="The database: a file; by default in the platform's data folder.")
def command(db: str | None) -> None:
    """Start the server on this machine and open its page.

    The first free port from 8360 on is taken.
    """
    run_server("127.0.0.1", None, db, opens_browser=True)
