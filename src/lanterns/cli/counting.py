"""Numbers with their nouns, for sentences."""


def counted(count: int, one: str, many: str) -> str:
    """Return a number with its noun.

    >>> counted(1, "person", "people"), counted(2, "person", "people")
    ('1 person', '2 people')
    """
    return f"{count} {one if count == 1 else many}"
