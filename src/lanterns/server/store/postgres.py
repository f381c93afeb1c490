"""How PostgreSQL is reached: with a deadline for everything, and durable commits."""

from contextlib import suppress
from os import dup
from socket import SHUT_RDWR, socket
from typing import Any

from sqlalchemy import URL, Engine, event
from sqlalchemy.engine import ExceptionContext

READ_ONLY = "25006"
"""The code of a write to a standby, or to a database that is being taken over by another."""
_CONNECT: dict[str, object] = {
    "application_name": "lanterns",
    "connect_timeout": 5,
    # A machine that is gone without a word is noticed within about ten seconds.
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 2,
    "tcp_user_timeout": 10_000,
}
_IDLE_SECONDS = 10
"""A server that stops in the middle of a transaction must not keep the others waiting longer."""


def connect_options(url: URL, busy_seconds: float) -> dict[str, object]:
    """Return the options for a connection; those in the address take precedence."""
    settings = {
        "lock_timeout": int(busy_seconds * 1000),
        "idle_in_transaction_session_timeout": _IDLE_SECONDS * 1000,
    }
    options = " ".join(f"-c {name}={value}" for name, value in settings.items())
    ours = {**_CONNECT, "options": options}
    return {name: value for name, value in ours.items() if name not in url.query}


def prepare_postgres(engine: Engine) -> None:
    """Let every connection commit durably, and give up one that leads to a standby."""

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, record: Any) -> None:
        # A weaker setting of the database would acknowledge what a crash could lose.
        connection.execute(
            "SELECT set_config('synchronous_commit', 'on', false)"
            " WHERE current_setting('synchronous_commit') = 'off'"
        )
        connection.commit()

    @event.listens_for(engine, "handle_error")
    def leave_standby(context: ExceptionContext) -> None:
        # After a failover the same address may lead to the new primary.
        if getattr(context.original_exception, "sqlstate", None) == READ_ONLY:
            context.is_disconnect = True


def sever(connection: Any) -> None:
    """End a connection on which another thread waits, so that the thread goes on."""
    # Closing it would free what the other thread still uses; shutting its line down does not.
    with suppress(Exception), socket(fileno=dup(connection.fileno())) as line:
        line.shutdown(SHUT_RDWR)
