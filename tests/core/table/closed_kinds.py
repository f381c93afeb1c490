"""Why a kind of action offers nothing, in the words of the referee."""

from lanterns.rules import (
    COLORS,
    SEVEN_UNIQUE,
    Action,
    Dedicate,
    DedicationKind,
    Discard,
    EndTurn,
    Exchange,
    GameState,
    IllegalAction,
    Place,
    check_legal,
    legal_actions,
)


def closed_by_referee(state: GameState) -> dict[str, IllegalAction]:
    """Return the refusal of an attempt of each kind that has no legal action."""
    offered = {_kind(action) for action in legal_actions(state)}
    closed = {}
    for attempt in _attempts(state):
        if _kind(attempt) not in offered:
            try:
                check_legal(state, attempt)
            except IllegalAction as error:
                closed[_kind(attempt)] = error
    return closed


def _attempts(state: GameState) -> tuple[Action, ...]:
    cards = state.active.cards
    by_count = sorted(COLORS, key=lambda color: -cards[color])
    given = by_count[0]
    taken = next((c for c in COLORS if c is not given and state.supply[c]), by_count[-1])
    return (
        Exchange(given, taken),
        Dedicate(DedicationKind.FOUR_OF_A_KIND, (given,)),
        Dedicate(DedicationKind.THREE_PAIR, tuple(sorted(by_count[:3]))),
        SEVEN_UNIQUE,
        Discard(given),
        Place((*state.active.hand, 0)[0], state.lake.free_cells[0], 0),
        EndTurn(),
    )


def _kind(action: Action) -> str:
    match action:
        case Exchange():
            return "exchange"
        case Dedicate(kind):
            return kind.name.lower()
        case Discard():
            return "discard"
        case Place():
            return "place"
        case EndTurn():
            return "end"
