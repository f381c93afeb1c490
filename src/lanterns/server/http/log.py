"""The log as lines of JSON, for programs that collect logs.

Messages say which table they are about. Addresses are in it only if a host asks for them, and what
opens a seat, a table or a browser's tables never is.
"""

import json
import logging
import re
import sys
from datetime import UTC, datetime

from ..settings import Settings

_SECRET = re.compile(
    # Cookies, links and their hashes: nothing is so long and so mixed but the names of classes.
    r"(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])(?!(?:[A-Z]+[a-z]{2,})+(?![\w-]))[\w-]{22,}"
    r"|[0-9a-f]{32,}"
)
_ADDRESS = re.compile(
    r"\b\d{1,3}(?:\.\d{1,3}){3}\b|(?<![\w:])(?:[0-9a-f]{0,4}:){2,7}[0-9a-f]{1,4}\b", re.IGNORECASE
)


class JsonLines(logging.Formatter):
    """Writes each record as one line of JSON."""

    def __init__(self, shows_addresses: bool) -> None:
        super().__init__()
        self._shows_addresses = shows_addresses

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of a record.

        >>> record = logging.LogRecord("lanterns", 40, "", 0, "no way from 192.0.2.7", None, None)
        >>> record.created, record.table = 0.0, "q0T-x_8ZbLw4"
        >>> JsonLines(shows_addresses=False).format(record)  # doctest: +NORMALIZE_WHITESPACE
        '{"time": "1970-01-01T00:00:00.000+00:00", "level": "error", "logger": "lanterns",
        "table": "q0T-x_8ZbLw4", "message": "no way from …"}'
        """
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {"time": at, "level": record.levelname.lower(), "logger": record.name}
        if table := getattr(record, "table", None):
            line["table"] = table
        address = getattr(record, "address", None)
        if address and self._shows_addresses:
            line["address"] = address
        line["message"] = self._hidden(record.getMessage())
        if record.exc_info:
            line["error"] = self._hidden(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False)

    def _hidden(self, text: str) -> str:
        text = _SECRET.sub("…", text)
        return text if self._shows_addresses else _ADDRESS.sub("…", text)


def start_log(settings: Settings) -> None:
    """Write what this process logs as lines of JSON on standard error, if a host wishes so."""
    if settings.log != "text":
        handler = logging.StreamHandler(sys.stderr)
        handler.setFormatter(JsonLines(settings.log == "json-addresses"))
        logging.basicConfig(handlers=[handler], force=True)
