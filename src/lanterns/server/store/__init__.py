"""The database: an append-only log for each table, durable before it is published."""
