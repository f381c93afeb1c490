"""Run the migrations over the connection that the server passes in."""

from alembic import context

from lanterns.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
