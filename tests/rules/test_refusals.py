"""Why an action is not legal for this player now: every refusal, with its whole sentence."""

import copy

import pytest
from kit.boards import BOAT
from kit.positions import a_game, play

from lanterns.rules import (
    SEVEN_UNIQUE,
    Action,
    Cell,
    Color,
    Dedicate,
    DedicationKind,
    Discard,
    EndTurn,
    Exchange,
    GameState,
    IllegalAction,
    Phase,
    Place,
    Refusal,
    apply,
    check_legal,
    legal_actions,
    to_text,
)

FOUR, PAIRS = DedicationKind.FOUR_OF_A_KIND, DedicationKind.THREE_PAIR
NO_HANDS: dict[int, tuple[int, ...]] = dict.fromkeys(range(4), ())
GAME = a_game(
    lake=BOAT, hands={0: (7, 8, 9)}, cards={0: "RRR OO G"}, favor={0: 2}, supply="RROOBBWW"
)
FINAL_TURN = a_game(hands=NO_HANDS, draw_stack=(), cards={0: "R" * 13})
OVER_LIMIT = a_game(cards={0: "R" * 13})
OVER = a_game(phase=Phase.OVER)

REFUSALS: list[tuple[GameState, Action, Refusal, str]] = [
    (OVER, EndTurn(), Refusal.GAME_OVER, "The game is over."),
    (
        play(GAME, "xR>B"),
        Exchange(Color.RED, Color.BLUE),
        Refusal.ALREADY_EXCHANGED,
        "You have already made this turn’s exchange.",
    ),
    (
        a_game(phase=Phase.PLACE),
        Exchange(Color.RED, Color.BLUE),
        Refusal.EXCHANGE_PASSED,
        "The exchange comes before the dedication and before any discard.",
    ),
    (
        a_game(favor={0: 1}),
        Exchange(Color.RED, Color.BLUE),
        Refusal.EXCHANGE_FAVOR,
        "An exchange costs two favor tokens, and you have one.",
    ),
    (
        a_game(),
        Exchange(Color.RED, Color.BLUE),
        Refusal.EXCHANGE_FAVOR,
        "An exchange costs two favor tokens, and you have none.",
    ),
    (
        GAME,
        Exchange(Color.RED, Color.RED),
        Refusal.EXCHANGE_SAME,
        "You must take a different color from the one you give.",
    ),
    (
        GAME,
        Exchange(Color.BLACK, Color.RED),
        Refusal.NO_CARD,
        "You have no black card.",
    ),
    (
        GAME,
        Exchange(Color.BLACK, Color.BLACK),
        Refusal.NO_CARD,
        "You have no black card.",
    ),
    (
        a_game(cards={0: "R" * 13}),
        Discard(Color.GREEN),
        Refusal.NO_CARD,
        "You have no green card.",
    ),
    (
        GAME,
        Exchange(Color.ORANGE, Color.PURPLE),
        Refusal.SUPPLY_OUT,
        "The supply has no purple card left.",
    ),
    (
        a_game(phase=Phase.PLACE, cards={0: "RRRR"}),
        Dedicate(FOUR, (Color.RED,)),
        Refusal.DEDICATION_PASSED,
        "You have already dedicated this turn, or begun to discard.",
    ),
    *(
        (
            a_game(cards={0: "RRRR OOOO GGGG"}),
            Dedicate(kind, colors),
            Refusal.NOT_A_SET,
            "Those cards are not a set that can be dedicated.",
        )
        for kind, colors in [
            (FOUR, (Color.RED, Color.ORANGE)),
            (FOUR, ()),
            (PAIRS, (Color.RED, Color.ORANGE)),
            (PAIRS, (Color.RED, Color.RED, Color.ORANGE)),
            (PAIRS, (Color.ORANGE, Color.RED, Color.GREEN)),
            (DedicationKind.SEVEN_UNIQUE, (Color.RED,)),
        ]
    ),
    (
        GAME,
        Dedicate(FOUR, (Color.RED,)),
        Refusal.SET_COLOR,
        "You need four red cards and have three.",
    ),
    (
        GAME,
        Dedicate(PAIRS, (Color.RED, Color.ORANGE, Color.GREEN)),
        Refusal.SET_COLOR,
        "You need two green cards and have one.",
    ),
    (
        GAME,
        SEVEN_UNIQUE,
        Refusal.SET_SEVEN,
        "You need a card of every color, and you have no purple one.",
    ),
    (
        GAME,
        Discard(Color.RED),
        Refusal.DISCARD_EARLY,
        "You can discard only while you have more than twelve cards; you have six.",
    ),
    (
        FINAL_TURN,
        Discard(Color.RED),
        Refusal.DISCARD_FINAL,
        "The 12-card limit does not apply in the final turn.",
    ),
    (
        OVER_LIMIT,
        Place(1, Cell(1, 0), 0),
        Refusal.HAND_LIMIT,
        "You have 13 cards and must come down to twelve before you place a tile.",
    ),
    (
        FINAL_TURN,
        Place(1, Cell(1, 0), 0),
        Refusal.PLACE_FINAL,
        "Nothing is placed in the final turn.",
    ),
    (GAME, Place(10, Cell(1, 0), 0), Refusal.NOT_IN_HAND, "You do not hold tile 10."),
    (GAME, Place(7, Cell(0, 0), 0), Refusal.CELL_TAKEN, "There is already a tile on cell 0,0."),
    (
        GAME,
        Place(7, Cell(1, -1), 0),
        Refusal.CELL_APART,
        "No tile on the lake shares a side with cell 1,-1.",
    ),
    (
        GAME,
        Place(7, Cell(-2, 0), 0),
        Refusal.CELL_APART,
        "No tile on the lake shares a side with cell -2,0.",
    ),
    (
        GAME,
        Place(7, Cell(1, 0), 4),
        Refusal.BAD_TURNS,
        "A tile can be turned by 0, 1, 2 or 3 quarter turns, not 4.",
    ),
    (
        GAME,
        Place(7, Cell(1, 0), -1),
        Refusal.BAD_TURNS,
        "A tile can be turned by 0, 1, 2 or 3 quarter turns, not -1.",
    ),
    (
        GAME,
        EndTurn(),
        Refusal.MUST_PLACE,
        "You must place a tile; only a final turn ends without one.",
    ),
]


@pytest.mark.parametrize(
    ("state", "action", "refusal", "sentence"), REFUSALS, ids=[case[2].code for case in REFUSALS]
)
def test_the_refusal_says_why(
    state: GameState, action: Action, refusal: Refusal, sentence: str
) -> None:
    """Each illegal action gets its own reason, and is not among the legal ones."""
    with pytest.raises(IllegalAction) as caught:
        apply(state, action)

    assert caught.value.fault is refusal
    assert caught.value.sentence == sentence
    assert action not in legal_actions(state)


def test_every_refusal_has_a_case() -> None:
    """No reason is left untried."""
    assert {refusal for _, _, refusal, _ in REFUSALS} == set(Refusal)


def test_checking_lets_every_legal_action_pass() -> None:
    """None is refused, and the state stays what it was."""
    before = copy.deepcopy(GAME)
    for action in legal_actions(GAME):
        check_legal(GAME, action)
    assert before == GAME


@pytest.mark.parametrize(
    "action",
    [
        Exchange(Color.RED, Color.ORANGE),
        Dedicate(FOUR, (Color.RED,)),
        Discard(Color.RED),
        Place(1, Cell(1, 0), 0),
        EndTurn(),
    ],
)
def test_nothing_is_legal_once_the_game_is_over(action: Action) -> None:
    """Rules: The end. Whatever a player would do, the game is over."""
    over = a_game(phase=Phase.OVER, cards={0: "R" * 13}, favor={0: 2})

    with pytest.raises(IllegalAction, match=r"^The game is over\.$"):
        apply(over, action)


def test_a_text_is_not_yet_an_action() -> None:
    """Whoever passes the notation is told what reads it, also where every match is closed."""
    said = r"^an action is wanted, not str; `action_from_text` reads one$"
    with pytest.raises(TypeError, match=said):
        apply(GAME, "7@1,0r0")  # type: ignore[arg-type]  # wrong on purpose
    with pytest.raises(TypeError, match=said):
        to_text("7@1,0r0")  # type: ignore[arg-type]  # wrong on purpose
