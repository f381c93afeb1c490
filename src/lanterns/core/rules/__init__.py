"""The rules for many games at once: deals, legal actions, applying them, results."""
