"""The turns that the rules show as pictures, each in a position reached by play."""

from dataclasses import dataclass, replace

from lanterns.rules import (
    DIRECTIONS,
    HAND_SIZE,
    LAKE_TILES,
    NO_CARDS,
    TILES_IN_PLAY,
    Cards,
    Color,
    Direction,
    Event,
    GameState,
    Place,
    TileId,
    action_from_text,
    add_cards,
    apply,
    new_game,
)

NORTH, EAST, SOUTH, WEST = DIRECTIONS


@dataclass(frozen=True)
class Example:
    """A turn to be drawn, in a position that was reached by play."""

    label: str
    seats: tuple[Direction, ...]
    earlier: str
    """Every placement before the turn."""
    turn: str
    """The actions of the turn; the last one is the placement in the picture."""
    supply: Cards = (4, 4, 4, 4, 4, 4, 4)
    """What the supply holds by then, other turns having returned cards to it."""
    cards: str = ""
    """The active player's cards by then, where they matter."""
    favor: int = 0

    def before(self) -> GameState:
        """Return the position in which the turn begins."""
        state = new_game(self.seats, self._deal())
        for text in self.earlier.split():
            state = apply(state, action_from_text(text)).state
        if self.cards:
            cards = add_cards(NO_CARDS, map(Color.from_letter, self.cards))
            active = replace(state.active, cards=cards, favor=self.favor)
            players = [active if player is state.active else player for player in state.players]
            state = replace(state, players=tuple(players))
        return replace(state, supply=self.supply)

    def play(self) -> tuple[GameState, list[Event]]:
        """Return the position after the turn, and what happened in it."""
        state = self.before()
        events: list[Event] = []
        for text in self.turn.split():
            step = apply(state, action_from_text(text))
            state = step.state
            events += step.events
        return state, events

    def _deal(self) -> list[TileId]:
        """An order of tiles that gives everybody what they are about to place."""
        actions = [action_from_text(text) for text in (self.earlier + " " + self.turn).split()]
        placed = [action.tile for action in actions if isinstance(action, Place)]
        spare = [number for number in LAKE_TILES if number not in placed]
        seats = len(self.seats)
        deal: list[TileId] = []
        for seat in range(seats):
            hand = placed[seat::seats]
            deal += hand + [spare.pop() for _ in range(HAND_SIZE - len(hand))]
        return (deal + spare)[: TILES_IN_PLAY[seats]]


EXAMPLES = {
    "facing": Example(
        "The first tile of a game gives a card to each of four players.",
        (SOUTH, WEST, NORTH, EAST),
        "",
        "25@0,1r2",
    ),
    "platform": Example(
        "A platform tile matches a neighbor without a platform.",
        (SOUTH, NORTH),
        "8@0,-1r0 11@1,0r3 14@2,0r3 12@0,-2r2",
        "7@1,-1r2",
    ),
    "shortage": Example(
        "A match with the boat, and a color that the supply is out of.",
        (NORTH, EAST, SOUTH),
        "29@1,0r0 18@-1,0r1 9@1,-1r1 3@-1,-1r1 26@1,-2r3",
        "24@0,-1r1",
        supply=(4, 4, 4, 4, 4, 4, 0),
    ),
    "two-matches": Example(
        "Two matches, three platforms and the last black card.",
        (NORTH, EAST, SOUTH, WEST),
        "15@1,0r1 34@0,1r2 3@2,0r3 21@2,1r1 6@0,2r0 13@2,2r0",
        "20@1,1r1",
        supply=(4, 4, 4, 4, 4, 4, 1),
    ),
    "turn": Example(
        "A whole turn: an exchange, a dedication and a tile that matches a platform.",
        (SOUTH, WEST, NORTH, EAST),
        "20@0,1r0 24@0,-1r3 23@1,-1r1 30@2,-1r0",
        "xP>R 4R 32@1,0r0",
        cards="RRRPOGBW",
        favor=3,
    ),
}
