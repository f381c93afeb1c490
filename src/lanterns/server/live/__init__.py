"""What runs while the server runs: tables in memory, connected clients and thinking bots."""
