"""The messages between clients and the server, and how a table becomes one of them."""
