"""`lanterns serve`: a server for a network."""

from pathlib import Path

import click

from lanterns.server.settings import Settings, default_database, sqlite_address

from .failure import Failure


@click.command("serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option("--port", type=click.IntRange(0, 65535), help="The port; 0 takes any that is free.")
@click.option("--db", help="The database file; by default in the platform's data folder.")
@click.option("--metrics-for-all", is_flag=True, help="Answer /metrics to other machines too.")
def command(host: str, port: int | None, db: str | None, metrics_for_all: bool) -> None:
    """Serve tables to a network, or to this machine alone.

    Without --port the first free port from 8360 on is taken.
    """
    run_server(host, port, db, metrics_for_all=metrics_for_all)


def run_server(
    host: str,
    port: int | None,
    db: str | None,
    metrics_for_all: bool = False,
    opens_browser: bool = False,
) -> None:
    """Serve until interrupted, and say where."""
    from lanterns.server import run
    from lanterns.server.database import Unusable, prepare

    try:
        bound = run.bind(host, run.PORT, run.TRIES) if port is None else run.bind(host, port)
    except (OSError, UnicodeError) as error:
        why = getattr(error, "strerror", None) or "it is not an address"
        raise Failure(f"Nothing can listen on {host}: {why}.") from error
    address = f"http://{_written(host)}:{bound.getsockname()[1]}/"

    def on_start() -> None:
        click.echo(f"Lanterns is at {address}  (stop with Ctrl-C)")
        if opens_browser:
            click.launch(address)

    settings = Settings(
        database=_address(db),
        any_host=not _is_loopback(host),
        metrics_for_all=metrics_for_all,
    )
    try:
        prepare(settings.database, settings.busy_seconds)
    except Unusable as error:
        bound.close()
        raise Failure(f"The database cannot be used: {error}.") from error
    run.serve(settings, bound, on_start)


def _address(db: str | None) -> str:
    if db is not None and "://" in db:
        return db
    return sqlite_address(Path(db) if db is not None else default_database())


def _is_loopback(host: str) -> bool:
    return host in ("localhost", "::1") or host.startswith("127.")


def _written(host: str) -> str:
    return f"[{host}]" if ":" in host else host
