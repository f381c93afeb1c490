"""The game in the terminal: plain lines out, typed lines in."""
