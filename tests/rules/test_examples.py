"""The rulebooks' own examples, each position drawn."""

from kit.boards import lake_from
from kit.positions import AROUND, EAST, NORTH, OPPOSITE, SOUTH, WEST, a_game, cards_of, events_of

from lanterns.rules import (
    Cell,
    Color,
    Dedicated,
    DedicationKind,
    Exchanged,
    Faced,
    FavorEarned,
    Matched,
    Phase,
    TileDrawn,
    TileLaid,
    Token,
    TurnBegan,
    action_from_text,
    apply,
)


def test_turn() -> None:
    """Rules: examples, Turn. An exchange, four reds, then a match beside a platform."""
    lake = lake_from("""
          R     O     P
        B24 W W23*O P30 P
          K     B     K
          K
        W 0 B
          R
          R
        P20*K
          K
    """)
    state = a_game(
        AROUND,
        lake=lake,
        hands={0: (32, 1, 2)},
        cards={0: "RRR O G P B W", 1: "", 2: "", 3: ""},
        favor={0: 3},
        supply="RR OO GG PP BBB WW KK",
        draw_stack=(9, 10),
    )

    exchange = apply(state, action_from_text("xP>R"))
    assert exchange.events == (Exchanged(0, Color.PURPLE, Color.RED),)
    assert exchange.state.active.cards == cards_of("RRRR O G B W")
    assert exchange.state.active.favor == 1
    assert exchange.state.supply == cards_of("R OO GG PPP BBB WW KK")
    assert exchange.state.favor_bank == state.favor_bank + 2

    dedication = apply(exchange.state, action_from_text("4R"))
    four_reds = DedicationKind.FOUR_OF_A_KIND
    assert dedication.events == (Dedicated(0, four_reds, (Color.RED,), honor=8, generic=False),)
    assert dedication.state.active.cards == cards_of("O G B W")
    assert dedication.state.active.tokens == (Token(four_reds, 8),)
    assert dedication.state.stacks[four_reds] == (7, 7, 6, 6, 5, 5, 5, 4)

    placement = apply(dedication.state, action_from_text("32@1,0r0"))
    assert placement.events == (
        TileLaid(0, 32, Cell(1, 0), 0),
        Matched(0, Color.BLUE, NORTH, Cell(1, -1), received=True),
        FavorEarned(0, Cell(1, -1), received=True),
        Faced(0, Color.ORANGE, SOUTH, received=True),
        Faced(1, Color.RED, WEST, received=True),
        Faced(2, Color.BLUE, NORTH, received=True),
        Faced(3, Color.WHITE, EAST, received=True),
        TileDrawn(0, 9),
        TurnBegan(1, final=False),
    )
    chris, *others = placement.state.players
    assert chris.cards == cards_of("OO G BB W")
    assert chris.favor == 2
    assert chris.honor == 8
    assert chris.hand == (1, 2, 9)
    assert [other.cards for other in others] == [cards_of("R"), cards_of("B"), cards_of("W")]
    assert placement.state.draw_stack == (10,)
    assert (placement.state.turn, placement.state.phase) == (1, Phase.EXCHANGE)


def test_example_1_the_new_tiles_own_platform() -> None:
    """Rules: examples, 1. Green meets green beside no platform, but the new tile has one."""
    lake = lake_from("""
          G
        G12*R
          R
          R
        R 8 G
          K
          K     P     W
        W 0 B B11 W W14 R
          R     R     G
    """)
    state = a_game(OPPOSITE, lake=lake, hands={0: (7, 1, 2)}, cards={0: "", 1: ""})

    step = apply(state, action_from_text("7@1,-1r2"))

    assert step.events[1:-2] == (
        Matched(0, Color.GREEN, WEST, Cell(0, -1), received=True),
        FavorEarned(0, Cell(1, -1), received=True),
        Faced(0, Color.WHITE, SOUTH, received=True),
        Faced(1, Color.ORANGE, NORTH, received=True),
    )
    jason, sarah = step.state.players
    assert (jason.cards, jason.favor) == (cards_of("G W"), 1)
    assert (sarah.cards, sarah.favor) == (cards_of("O"), 0)


def test_example_2_a_color_that_has_run_out() -> None:
    """Rules: examples, 2. No black in the supply; the boat and the unmatched platform give none."""
    lake = lake_from("""
                      B
                    O26*O
                      B
          R           B
        G 3 G       K 9*W
          G           B
          G     R     R
        K18 B B 0 W W29 O
          R     K     P
    """)
    state = a_game(
        (NORTH, EAST, SOUTH),
        turn=2,
        lake=lake,
        hands={2: (24, 1, 2)},
        cards={0: "", 1: "", 2: ""},
        supply="RR BB",
    )

    step = apply(state, action_from_text("24@0,-1r1"))

    assert step.events[1:-2] == (
        Matched(2, Color.RED, SOUTH, Cell(0, 0), received=True),
        Faced(2, Color.RED, SOUTH, received=True),
        Faced(0, Color.BLACK, NORTH, received=False),
        Faced(1, Color.BLUE, EAST, received=True),
    )
    michelle, sarah, chris = step.state.players
    assert (chris.cards, chris.favor) == (cards_of("RR"), 0)
    assert michelle.cards == cards_of("")
    assert sarah.cards == cards_of("B")
    assert step.state.supply == cards_of("B")


def test_example_3_three_platforms_and_the_last_black_card() -> None:
    """Rules: examples, 3. Two matched platforms and one's own; the last card goes clockwise."""
    lake = lake_from("""
          R     W     G
        B 0 W W15*O G 3 G
          K     P     R
          K           O
        W34 O       R21*R
          R           K
          R           K
        P 6 G       B13 P
          B           B
    """)
    state = a_game(
        (NORTH, EAST, SOUTH, WEST),
        turn=2,
        lake=lake,
        hands={2: (20, 1, 2)},
        cards={0: "", 1: "", 2: "", 3: ""},
        supply="RR PP K",
    )

    step = apply(state, action_from_text("20@1,1r1"))

    assert step.events[1:-2] == (
        Matched(2, Color.PURPLE, NORTH, Cell(1, 0), received=True),
        Matched(2, Color.RED, EAST, Cell(2, 1), received=True),
        FavorEarned(2, Cell(1, 0), received=True),
        FavorEarned(2, Cell(2, 1), received=True),
        FavorEarned(2, Cell(1, 1), received=True),
        Faced(2, Color.BLACK, SOUTH, received=True),
        Faced(3, Color.BLACK, WEST, received=False),
        Faced(0, Color.PURPLE, NORTH, received=True),
        Faced(1, Color.RED, EAST, received=True),
    )
    north, east, michelle, jason = step.state.players
    assert (michelle.cards, michelle.favor) == (cards_of("P R K"), 3)
    assert [p.cards for p in (jason, north, east)] == [cards_of(""), cards_of("P"), cards_of("R")]
    assert step.state.supply == cards_of("")


def test_facing() -> None:
    """Rules: examples, Facing. Blue, white, green and purple go to the four players."""
    events = events_of(a_game(AROUND, hands={0: (25, 1, 2)}), "25@0,1r2")

    assert [event for event in events if isinstance(event, Faced)] == [
        Faced(0, Color.BLUE, SOUTH, received=True),
        Faced(1, Color.WHITE, WEST, received=True),
        Faced(2, Color.GREEN, NORTH, received=True),
        Faced(3, Color.PURPLE, EAST, received=True),
    ]
    assert not [event for event in events if isinstance(event, Matched | FavorEarned)]
