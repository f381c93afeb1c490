"""The rules a second time, written from the rulebook alone: naive, slow and shared with nobody.

It knows actions only as text, tiles only as letters, and lists what is legal by asking of every
conceivable action whether it is allowed. Nothing here comes from the referee that it judges.
"""

import json
from copy import deepcopy
from dataclasses import dataclass, field
from pathlib import Path

PRINTED = json.loads(Path(__file__).with_name("components.json").read_text())
LETTERS = "ROGPBWK"
SIDES = ("north", "east", "south", "west")
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
STACKS = {"4": "four_of_a_kind", "3": "three_pair", "7": "seven_unique"}
PRINTED_SIDES = {tile["id"]: tile["sides"] for tile in PRINTED["tiles"]}
PLATFORMS = {tile["id"] for tile in PRINTED["tiles"] if tile["platform"]}
WITH_CARDS = (
    *(f"x{given}>{taken}" for given in LETTERS for taken in LETTERS),
    *(f"4{letter}" for letter in LETTERS),
    *(f"3{a}{b}{c}" for a in LETTERS for b in LETTERS for c in LETTERS),
    "7",
    *(f"-{letter}" for letter in LETTERS),
)


@dataclass
class Table:
    """A game in progress, changed in place."""

    sides: list[int]
    hands: list[list[int]]
    cards: list[dict[str, int]]
    supply: dict[str, int]
    stacks: dict[str, list[int]]
    draw: list[int]
    lake: dict[tuple[int, int], tuple[int, str]]
    favor: list[int]
    tokens: list[list[tuple[str, int]]]
    bank: int = 20
    turn: int = 0
    began_with: int = 1
    done: set[str] = field(default_factory=set)
    placed: int = 0
    over: bool = False


def set_up(seats: list[str], tiles: list[int]) -> Table:
    """Deal a game."""
    sides = [SIDES.index(seat) for seat in seats]
    count = len(seats)
    # The boat is printed red, white, black, blue, clockwise from the side of the first seat.
    boat = "".join("RWKB"[(way - sides[0]) % 4] for way in range(4))
    supply = dict.fromkeys(LETTERS, {2: 5, 3: 7, 4: 8}[count])
    cards = [dict.fromkeys(LETTERS, 0) for _ in seats]
    for seat, side in enumerate(sides):
        cards[seat][boat[side]] += 1
        supply[boat[side]] -= 1
    return Table(
        sides=sides,
        hands=[tiles[3 * seat : 3 * seat + 3] for seat in range(count)],
        cards=cards,
        supply=supply,
        stacks={kind: list(PRINTED["dedications"][STACKS[kind]][str(count)]) for kind in STACKS},
        draw=tiles[3 * count :],
        lake={(0, 0): (0, boat)},
        favor=[0] * count,
        tokens=[[] for _ in seats],
    )


def conceivable(table: Table) -> list[str]:
    """Every action that could be thought of for the active player, in the order of records."""
    xs, ys = [x for x, _ in table.lake], [y for _, y in table.lake]
    return [
        *WITH_CARDS,
        *(
            f"{tile}@{x},{y}r{turns}"
            for tile in table.hands[table.turn]
            for x in range(min(xs) - 1, max(xs) + 2)
            for y in range(min(ys) - 1, max(ys) + 2)
            for turns in range(4)
        ),
        ".",
    ]


def legal(table: Table) -> list[str]:
    """The conceivable actions that are allowed."""
    return [text for text in conceivable(table) if is_allowed(table, text)]


def is_allowed(table: Table, text: str) -> bool:
    """Whether the rules let the active player do this now."""
    if table.over:
        return False
    mine = table.cards[table.turn]
    final = table.placed == {2: 22, 3: 27, 4: 32}[len(table.sides)]
    must_discard = not final and table.began_with > 12 and sum(mine.values()) > 12
    if text[0] == "x":
        given, taken = text[1], text[3]
        affordable = table.favor[table.turn] >= 2 and mine[given] >= 1 and table.supply[taken] >= 1
        return not table.done and affordable and given != taken
    if text == "7":
        return table.done <= {"exchange"} and all(mine[letter] >= 1 for letter in LETTERS)
    if text == ".":
        return final
    if text[0] == "-":
        return must_discard and mine[text[1]] >= 1
    if "@" not in text:
        copies = {"4": 4, "3": 2}[text[0]]
        in_order = list(text[1:]) == sorted(set(text[1:]), key=LETTERS.index)
        enough = all(mine[letter] >= copies for letter in text[1:])
        return table.done <= {"exchange"} and in_order and enough
    tile, x, y, _ = _numbers(text)
    touches = any((x + dx, y + dy) in table.lake for dx, dy in STEPS)
    free = (x, y) not in table.lake
    return not final and not must_discard and tile in table.hands[table.turn] and free and touches


def played(table: Table, text: str) -> Table:
    """A copy of the table after one allowed action."""
    table = deepcopy(table)
    mine = table.cards[table.turn]
    if text[0] == "x":
        table.favor[table.turn] -= 2
        table.bank += 2
        _give_back(table, text[1])
        _take(table, table.turn, text[3])
        table.done.add("exchange")
    elif text == ".":
        table.over = table.turn == len(table.sides) - 1
        if not table.over:
            _next_turn(table)
    elif text[0] == "-":
        _give_back(table, text[1])
        table.done.add("discard")
    elif "@" not in text:
        letters = {"4": text[1:] * 4, "3": text[1:] * 2, "7": LETTERS}[text[0]]
        for letter in letters:
            _give_back(table, letter)
        stack = table.stacks[text[0]]
        table.tokens[table.turn].append((text[0], stack.pop(0) if stack else 4))
        table.done.add("dedication")
    else:
        _place(table, *_numbers(text))
    assert min(mine.values()) >= 0
    return table


def count_sequences(table: Table, depth: int) -> int:
    """How many sequences of exactly so many actions there are."""
    if depth == 1:
        return len(legal(table))
    return sum(count_sequences(played(table, text), depth - 1) for text in legal(table))


def _place(table: Table, tile: int, x: int, y: int, turns: int) -> None:
    printed = PRINTED_SIDES[tile]
    shown = "".join(printed[(way - turns) % 4] for way in range(4))
    platforms = 0
    matched = False
    for way, (dx, dy) in enumerate(STEPS):
        if (x + dx, y + dy) in table.lake:
            other, colors = table.lake[x + dx, y + dy]
            if colors[(way + 2) % 4] == shown[way]:
                matched = True
                _take(table, table.turn, shown[way])
                platforms += other in PLATFORMS
    platforms += matched and tile in PLATFORMS
    earned = min(platforms, table.bank)
    table.favor[table.turn] += earned
    table.bank -= earned
    everybody = range(len(table.sides))
    for seat in [*everybody[table.turn :], *everybody[: table.turn]]:
        _take(table, seat, shown[table.sides[seat]])
    table.lake[x, y] = (tile, shown)
    table.hands[table.turn].remove(tile)
    if table.draw:
        table.hands[table.turn].append(table.draw.pop(0))
    table.placed += 1
    _next_turn(table)


def _take(table: Table, seat: int, letter: str) -> None:
    if table.supply[letter] > 0:
        table.supply[letter] -= 1
        table.cards[seat][letter] += 1


def _give_back(table: Table, letter: str) -> None:
    table.cards[table.turn][letter] -= 1
    table.supply[letter] += 1


def _next_turn(table: Table) -> None:
    table.turn = (table.turn + 1) % len(table.sides)
    table.began_with = sum(table.cards[table.turn].values())
    table.done = set()


def _numbers(text: str) -> tuple[int, int, int, int]:
    tile, rest = text.split("@")
    cell, turns = rest.split("r")
    x, y = cell.split(",")
    return int(tile), int(x), int(y), int(turns)
