"""Work out the shuffle's test vectors with a second reading of docs/shuffle.md.

Nothing is imported from the server: this is the specification, written down once more in another
way. Run `python tests/server/make_shuffle_vectors.py > tests/server/shuffle_vectors.json`.
"""

import hashlib
import json

IN_PLAY = {2: 22, 3: 27, 4: 32}


def digest(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


def draws_of(opening: list[str], contributions: list[str]) -> list[int]:
    """The first 2,048 bytes of the stream, which no shuffle comes near to using up."""
    seed = digest("\n".join([*opening, *contributions]).encode("ascii"))
    return list(b"".join(digest(seed + number.to_bytes(4, "big")) for number in range(64)))


def draw(stream: list[int], bound: int) -> int:
    while True:
        byte = stream.pop(0)
        if byte // bound < 256 // bound:
            return byte % bound


def shuffle(stream: list[int], items: list[int], count: int) -> list[int]:
    """Swap as the specification says, here by taking out and putting back."""
    items = items.copy()
    for place in range(count):
        other = place + draw(stream, len(items) - place)
        mine, theirs = items[place], items[other]
        items[place] = theirs
        items[other] = mine
    return items[:count]


def vector(
    version: int,
    table: str,
    secret: str,
    contributions: list[str],
    sides: str,
    start: int | None,
) -> dict[str, object]:
    players = len(contributions)
    form = f"lanterns-shuffle/{version}"
    by_chance = sides == "chance"
    seating = " ".join(["chance"] * players) if by_chance else sides
    began = "chance" if start is None else f"{start}"
    opening = [form, table, *([seating, began] if version == 3 else []), secret]
    stream = draws_of(opening, contributions)
    promised = "\n".join(opening).encode("ascii") if version == 3 else bytes.fromhex(secret)
    pledges = [digest(bytes.fromhex(one)).hex() if one else "" for one in contributions]
    order = list(range(players))
    if by_chance:
        order = shuffle(stream, order, players)
    first = draw(stream, players) if start is None else order.index(start)
    return {
        "format": form,
        "table": table,
        "commitment": digest(promised).hex(),
        "secret": secret,
        "contributions": contributions,
        **({"pledges": pledges} if version > 1 else {}),
        "seating_by_chance": by_chance,
        **({"sides": [] if by_chance else sides.split()} if version == 3 else {}),
        "start": start,
        "order": order[first:] + order[:first],
        "tiles": shuffle(stream, list(range(1, 36)), IN_PLAY[players]),
    }


def filled(*numbers: int) -> list[str]:
    """Contributions of one byte repeated; none for a bot, written as -1."""
    return ["" if number < 0 else f"{number:02x}" * 32 for number in numbers]


if __name__ == "__main__":
    vectors = [
        vector(version, *inputs)
        for version in (1, 2, 3)
        for inputs in (
            ("AAAAAAAAAAAA", "00" * 32, filled(1, -1), "chance", None),
            ("AAAAAAAAAAAA", "00" * 32, filled(2, -1), "chance", None),
            ("mQ84eHR_oJU7", "ff" * 32, filled(1, 2), "north south", None),
            ("mQ84eHR_oJU7", "5a" * 32, filled(1, 2), "south west", 1),
            ("x-_9zZ0aAbBc", "0123456789abcdef" * 4, filled(7, 8, 9), "chance", None),
            ("x-_9zZ0aAbBc", "0123456789abcdef" * 4, filled(7, -1, -1), "south west north", 2),
            ("Lanterns0000", "c0ffee" * 10 + "00ff", filled(10, 11, 12, 13), "chance", None),
            (
                "Lanterns0000",
                "c0ffee" * 10 + "00ff",
                filled(-1, 11, -1, 13),
                "west north east south",
                None,
            ),
        )
    ]
    print(json.dumps(vectors, indent=1))
