"""Errors of the simulator: the library, a position or a request."""

from enum import unique

from lanterns.rules import Fault, LanternsError


@unique
class LibraryFault(Fault):
    """Why the C library cannot be used."""

    NOT_BUILT = "The simulator is not built; “pip install .” builds it with any C compiler."
    NOT_LOADED = "The simulator's library cannot be loaded: {why}."
    OTHER_BUILD = "The simulator was built from another version; “pip install .” builds it anew."
    BYTE_ORDER = "The simulator needs a machine that stores the low byte first."


@unique
class PositionFault(Fault):
    """Why no game can be in a position, in the order of the C library's fault codes."""

    SEATING = "The players do not sit clockwise at two, three or four sides of the table."
    TILES = "A lake tile is unknown or in two places."
    HANDS = "The hands and the draw stack do not fit the number of tiles on the lake."
    LAKE = "The lake does not grow from the starting tile, side by side."
    CARDS = "The lantern cards in play and in the supply are not those of the box."
    FAVOR = "The favor tokens in play and in the bank are not those of the box."
    TOKENS = "The dedication tokens taken are not the top ones of their stacks."
    TURN = "It cannot be this player's turn, or not at this step."
    BYTES = "The bytes hold more than a position says, or less."


@unique
class RequestFault(Fault):
    """Why a request to the simulator makes no sense."""

    NO_NUMBER = "No number stands for {action}: it is not an action of the game."
    NOT_PACKED = "The number {number} stands for no action."
    OUTSIDE = "As {name} only {least} to {most} will do, not {number}."
    SHAPE = "For {name} an array of shape {wanted} is wanted, not {shape}."
    SEATS = "The seating is for {seats:w} players, not for {players:w}."
    NO_SEAT = "There is no seat {seat} at a table of {players:w}."
    TOO_MANY = "That would make {count} {things}; one call takes at most {most}."
    NOT_A_PLACEMENT = "The number {number} is a legal action, but not a placement."
    NOT_LEGAL = "The action {action} is not legal in this position."
    BUDGET = "A search needs a budget: a number of playouts or of milliseconds."
    GAME_OVER = "The game is over: there is nothing to search for."
    TIME = "A search takes more than no time and at most {most} milliseconds."
    NOT_TO_MOVE = "The view is that of seat {seat}, but it is the turn of seat {turn}."
    NET_PLAYERS = "The net is for {net:w} players, not for {players:w}."
    NOT_OVER = "Only a game that is over can be passed by with -1."
    ONE_GAME = "A batch of one game is wanted, not of {count}."
    OPPONENTS = (
        "There are {count} opponents for a table of {players:w}; name one for each other seat."
    )
    SEATINGS = "The records of a log have one seating, not {count}."
    NO_ID = "The number {number} stands for no action of this position."
    NO_SUCH_PLACEMENT = "In this position no action has the id {number}."
    EVEN_WINDOW = "A window has a middle, so its size is odd, not {size}."
    SPECTATOR = "The view is a spectator's, who has nothing to decide."


@unique
class NetFault(Fault):
    """Why a net cannot be used; the first ones in the order of the C library's fault codes."""

    FOREIGN = "The file is not a file of weights."
    VERSION = "The file of weights is of another version of Lanterns."
    SIZES = "The file of weights has layers of other sizes than it should, or is cut short."
    DAMAGED = "The file of weights is damaged: its checksum is wrong."
    NUMBERS = "The file of weights has a number that no net can have, such as infinity or NaN."
    MISSING = "The file of weights “{name}” is missing; “pip install .” puts it back."
    PLAYERS = "The file of weights “{name}” is for {players:w} players."


class LibraryError(LanternsError, RuntimeError):
    """A C library that is missing or does not fit."""


class BadPosition(LanternsError):
    """A position that no game can reach."""


class BadNet(LanternsError):
    """A file of weights that cannot be used."""


class BadRequest(LanternsError):
    """An argument that the simulator cannot work with."""


def in_game(error: LanternsError, game: int) -> LanternsError:
    """Return the error with a note that names the game of a batch."""
    error.add_note(f"This is game {game} of the batch.")
    return error
