"""The database: an append-only log for each table, durable before anyone hears of it."""
