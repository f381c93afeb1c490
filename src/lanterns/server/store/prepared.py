"""Statements that are turned into text once: doing it each time takes longer than executing."""

from collections.abc import Mapping, Sequence

from sqlalchemy import Connection
from sqlalchemy.sql.dml import Insert


class PreparedInsert:
    """An insert that is executed very often."""

    def __init__(self, statement: Insert) -> None:
        self._statement = statement
        self._compiled: dict[str, tuple[str, Sequence[str] | None, Mapping[str, object]]] = {}
        """By dialect: the text, the order of values that have no names in it, and constants."""

    def execute(self, connection: Connection, values: Mapping[str, object]) -> None:
        """Insert a row."""
        name = connection.dialect.name
        if name not in self._compiled:
            compiled = self._statement.compile(dialect=connection.dialect)
            self._compiled[name] = (str(compiled), compiled.positiontup, compiled.params)
        text, order, constants = self._compiled[name]
        if order is None:
            connection.exec_driver_sql(text, {**constants, **values})
        else:
            connection.exec_driver_sql(text, tuple([values[key] for key in order]))
