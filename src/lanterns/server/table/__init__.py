"""One table as pure data: what can be asked, what was decided, and what the log makes of it."""
