"""Text of a plug-in or a program, made fit for one line of ours."""


def one_line(text: str, most: int) -> str:
    """Return text without line ends and control characters, cut to `most` characters.

    Either may write anything, even commands to a terminal.

    >>> one_line("two\\nlines \\x1b[2J", 20), one_line("a long line", 6)
    ('two lines [2J', 'a lon…')
    """
    # Cut first, so that a text of any length costs little.
    shown = "".join(letter if letter.isprintable() else " " for letter in text[: 4 * most])
    words = " ".join(shown.split())
    return words if len(words) <= most else words[: most - 1] + "…"
