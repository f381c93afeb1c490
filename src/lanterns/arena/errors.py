"""Why games cannot be played."""


class ArenaError(RuntimeError):
    """Why games cannot be played; the message is one sentence."""
