"""`lanterns serve`: a server for a network."""

import gc
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from errno import EADDRINUSE
from pathlib import Path
from typing import Any, get_args

import click

from lanterns.server.http.screens import SCREENS
from lanterns.server.settings import Log, Settings, default_database, read_limits

from ..browser import open_page
from ..errors import Failure
from ..options import ANY_PATH, ANY_PATH_OBJECT, Whole, database_address


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
    "--root-path",
    default="",
    metavar="PATH",
    callback=lambda ctx, param, path: _root_path(path),
    help="The path before all others, as /lanterns, behind a proxy that serves other things too.",
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
@click.option("--limits", type=ANY_PATH_OBJECT, help="A file with limits, in TOML.")
@click.option(
    "--log",
    type=click.Choice(get_args(Log)),
    default="text",
    show_default=True,
    help="How to log: lines of JSON leave the addresses of clients out unless asked for them.",
)
@click.option("--metrics-for-all", is_flag=True, help="Answer /metrics to other machines too.")
def command(
    host: str,
    port: int | None,
    db: str | None,
    workers: int,
    programs: tuple[str, ...],
    limits: Path | None,
    **settings: Any,
) -> None:
    """Serve tables to a network, or only to this machine.

    Without --port, the first free port from 8360 up is used.
    """
    if programs:
        if workers > 1:
            raise Failure("Programs play on a server of one process; leave out --workers or --bot.")
        from ..program_levels import offer_programs

        offer_programs(programs)
    run_server(host, port, db, workers, limits, **settings)


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
    workers: int = 1,
    limits: Path | None = None,
    opens_browser: bool = False,
    **others: Any,
) -> None:
    """Serve with some other settings until interrupted, and print the address."""
    from lanterns.server.errors import BadLimit, DatabaseDamaged, DatabaseUnusable
    from lanterns.server.http import run
    from lanterns.server.http.addresses import addresses_of
    from lanterns.server.http.log import start_log
    from lanterns.server.peers.workers import WorkerFailed, serve_by_workers, share_port
    from lanterns.server.store.database import prepare_database

    database = database_address(db)
    if workers > 1 and database.startswith("sqlite"):
        raise Failure(
            "SQLite is for one process; --workers needs PostgreSQL: --db postgresql+psycopg://…"
        )
    try:
        changed: dict[str, Any] = read_limits(limits, os.environ)
    except BadLimit as error:
        raise Failure(str(error)) from error
    try:
        bound = run.bind(host, run.PORT, run.TRIES) if port is None else run.bind(host, port)
    except (OSError, UnicodeError) as error:
        raise Failure(_why_not_bound(host, port, error)) from error
    addresses = addresses_of(bound, host, others.get("root_path", ""))

    def on_start() -> None:
        click.echo(f"Lanterns is at {' and '.join(addresses)}  (stop with Ctrl-C)")
        if opens_browser:
            open_page(addresses[0])

    settings = Settings(
        database=database,
        any_host=not _is_loopback(host),
        home=addresses[0],
        **others,
        **changed,
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
    start_log(settings)
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


def _root_path(path: str) -> str:
    bare = path.removesuffix("/")
    # A proxy may take it off, and then no path of our own may begin with it.
    own = {"api", "assets", *(screen.split("/")[1] for screen in SCREENS)}
    is_path = re.fullmatch(r"(/[\w~-][\w.~-]*)*", bare, re.ASCII) is not None
    if not is_path or bare.partition("/")[2].partition("/")[0] in own:
        raise click.BadParameter(f"“{path}” cannot be before all paths, as /lanterns can.")
    return bare
