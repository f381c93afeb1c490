"""Search of one decision; `core.search` is the function, so the folder has the plural."""
