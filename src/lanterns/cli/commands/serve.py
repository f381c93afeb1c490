"""`lanterns serve`: a server for a network."""

import gc
import re
from collections.abc import Iterator
from contextlib import contextmanager
from errno import EADDRINUSE

import click

from lanterns.server.settings import Settings, default_database

from ..browser import open_page
from ..errors import Failure
from ..options import ANY_PATH, Whole, database_address


@click.command("serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option("--port", type=Whole(0, 65535), help="The port; 0 takes any that is free.")
@click.option(
    "--db",
    type=ANY_PATH,
    help="The database file, by default in the platform's data folder; or an address, such as"
    " postgresql+psycopg://user@host/name.",
)
@click.option(
    "--name",
    "names",
    multiple=True,
    callback=lambda ctx, param, names: tuple(map(_host_name, names)),
    help="Another host name of this server, as behind a proxy; may be repeated.",
)
@click.option(
    "--workers",
    type=Whole(1, 64),
    default=1,
    show_default=True,
    help="How many processes serve; more than one need PostgreSQL.",
)
@click.option(
    "--bot",
    "programs",
    multiple=True,
    metavar="NAME=cmd:PROGRAM",
    help="Offer a program as a bot under this name; may be repeated.",
)
@click.option("--metrics-for-all", is_flag=True, help="Answer /metrics to other machines too.")
def command(
    host: str,
    port: int | None,
    db: str | None,
    names: tuple[str, ...],
    workers: int,
    programs: tuple[str, ...],
    metrics_for_all: bool,
) -> None:
    """Serve tables to a network, or only to this machine.

    Without --port, the first free port from 8360 up is used.
    """
    if programs:
        if workers > 1:
            raise Failure("Programs play on a server of one process; leave out --workers or --bot.")
        from ..program_levels import offer_programs

        offer_programs(programs)
    run_server(host, port, db, names, metrics_for_all, workers)


@contextmanager
def _no_garbage() -> Iterator[None]:
    """Start without looking for garbage, which takes a sixth of the start and finds none."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@_no_garbage()
def run_server(
    host: str,
    port: int | None,
    db: str | None,
    names: tuple[str, ...] = (),
    metrics_for_all: bool = False,
    workers: int = 1,
    opens_browser: bool = False,
) -> None:
    """Serve until interrupted, and print the address."""
    from lanterns.server.errors import DatabaseDamaged, DatabaseUnusable
    from lanterns.server.http import run
    from lanterns.server.http.addresses import addresses_of
    from lanterns.server.peers.workers import WorkerFailed, serve_by_workers, share_port
    from lanterns.server.store.database import prepare_database

    database = database_address(db)
    if workers > 1 and database.startswith("sqlite"):
        raise Failure(
            "SQLite is for one process; --workers needs PostgreSQL: --db postgresql+psycopg://…"
        )
    try:
        bound = run.bind(host, run.PORT, run.TRIES) if port is None else run.bind(host, port)
    except (OSError, UnicodeError) as error:
        raise Failure(_why_not_bound(host, port, error)) from error
    addresses = addresses_of(bound, host)

    def on_start() -> None:
        click.echo(f"Lanterns is at {' and '.join(addresses)}  (stop with Ctrl-C)")
        if opens_browser:
            open_page(addresses[0])

    settings = Settings(
        database=database,
        any_host=not _is_loopback(host),
        names=names,
        home=addresses[0],
        metrics_for_all=metrics_for_all,
    )
    try:
        prepare_database(settings.database, settings.busy_seconds)
    except DatabaseDamaged as error:
        bound.close()
        raise Failure(
            f"The database {db or default_database()} is damaged ({error}); put a backup in its"
            " place, and remove the files beside it that end in -wal and -shm."
        ) from error
    except DatabaseUnusable as error:
        bound.close()
        raise Failure(
            f"The database cannot be used: {error}; --db takes a file, or an address."
        ) from error
    if workers == 1:
        # Collects garbage in its own way, from the moment it listens.
        run.serve(settings, bound, on_start)
        return
    gc.enable()
    try:
        serve_by_workers(run.serve, settings, share_port(bound, workers), on_start)
    except WorkerFailed as error:
        raise Failure("A worker process could not start; its reason is above.") from error


def _why_not_bound(host: str, port: int | None, error: OSError | UnicodeError) -> str:
    if isinstance(error, OSError) and error.errno == EADDRINUSE:
        taken = f"port {port}" if port is not None else "every port that was tried"
        return f"On {host}, {taken} is in use; name another with --port, or 0 for any free one."
    why = getattr(error, "strerror", None) or "it is not an address"
    return f"Nothing can listen on {host}: {why}."


def _is_loopback(host: str) -> bool:
    return host in ("localhost", "::1") or host.startswith("127.")


def _host_name(name: str) -> str:
    # Host names are compared in lower case.
    if not re.fullmatch(r"[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*", name):
        raise click.BadParameter(f"“{name}” is not the name of a host.")
    return name.lower()
