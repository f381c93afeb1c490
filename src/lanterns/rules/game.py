"""A game with its past: the state now, and every action that led to it."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from .actions import Action, EndTurn, Place
from .components import TileId
from .directions import Direction
from .errors import IllegalAction
from .events import Event, redact
from .legality import check_legal, legal_actions
from .notation import action_from_text, to_text
from .record import Record, replay, result_to_json
from .result import result_of
from .setup import new_game
from .state import GameState, Seat
from .turn import Step, apply
from .view import View, view_for


@dataclass(frozen=True, slots=True)
class Ply:
    """One action, the state it was taken in, and what happened."""

    before: GameState
    action: Action
    events: tuple[Event, ...]


class Game:
    """One game from the deal on; unlike a state, it changes as actions are taken.

    >>> game = Game(seating=(Direction.SOUTH, Direction.NORTH), tiles=range(1, 23))
    >>> events = game.act(game.legal_actions()[0])
    >>> game.turn, game.record.actions
    (1, ('1@-1,0r0',))
    """

    def __init__(
        self,
        seating: Sequence[Direction],
        tiles: Sequence[TileId],
        names: Sequence[str] | None = None,
    ) -> None:
        """Deal a game; raise `SetupError` if these are not the seats and tiles of one."""
        self._state = new_game(seating, tiles)
        self._dealt = Record(
            tuple(seating), tuple(tiles), names=None if names is None else tuple(names)
        )
        self._plies: list[Ply] = []
        self._turn_ends: list[int] = []
        self._placements: list[int] = []
        self._views: dict[tuple[int, Seat | None], View] = {}

    @classmethod
    def from_record(cls, record: Record) -> "Game":
        """Play a record's actions; raise `BrokenRecord` with the first that is not legal."""
        steps = replay(record)
        game = cls(record.seating, record.tiles, record.names)
        for text, step in zip(record.actions, steps, strict=True):
            game._advance(action_from_text(text), step)
        return game

    @property
    def state(self) -> GameState:
        """The state now."""
        return self._state

    @property
    def turn(self) -> Seat | None:
        """The seat on turn, or `None` once the game is over."""
        return None if self._state.is_over else self._state.turn

    @property
    def plies(self) -> Sequence[Ply]:
        """Every action so far, without those that were taken back."""
        return self._plies

    @property
    def states(self) -> tuple[GameState, ...]:
        """Every state from the deal to now."""
        return (*(ply.before for ply in self._plies), self._state)

    @property
    def turn_ends(self) -> tuple[GameState, ...]:
        """The state after each completed turn."""
        states = self.states
        return tuple(states[end] for end in self._turn_ends)

    @property
    def turns_completed(self) -> int:
        """The number of completed turns."""
        return len(self._turn_ends)

    @property
    def record(self) -> Record:
        """The game as a record, with its result once it is over."""
        return replace(
            self._dealt,
            actions=tuple(to_text(ply.action) for ply in self._plies),
            result=result_to_json(result_of(self._state)) if self._state.is_over else None,
        )

    def legal_actions(self) -> Sequence[Action]:
        """Return the legal actions of the seat on turn."""
        return legal_actions(self._state)

    def refusal(self, action: Action) -> IllegalAction | None:
        """Return why an action is not legal now, or `None` if it is."""
        try:
            check_legal(self._state, action)
        except IllegalAction as error:
            return error
        return None

    def act(self, action: Action) -> tuple[Event, ...]:
        """Take an action and return its events; raise `IllegalAction` and change nothing."""
        return self._advance(action, apply(self._state, action))

    @property
    def can_take_back(self) -> bool:
        """Whether the seat on turn has acted in this turn."""
        # A turn ends with the action that draws a tile, so nothing hidden has been seen yet.
        first = self._turn_ends[-1] if self._turn_ends else 0
        return len(self._plies) > first

    def take_back(self) -> Action:
        """Undo the last action of the running turn and return it."""
        if not self.can_take_back:
            raise ValueError("there is no action of this turn to take back")
        return self.rewind(1)

    def actions_since(self, seat: Seat) -> int:
        """Return how many actions there are from the last one of `seat` on; none if it has none."""
        later = enumerate(reversed(self._plies), 1)
        return next((count for count, ply in later if ply.before.turn == seat), 0)

    def rewind(self, actions: int) -> Action:
        """Undo the latest actions, whoever took them, and return the first of them."""
        if not 0 < actions <= len(self._plies):
            raise ValueError(f"there are {len(self._plies)} actions, not {actions}")
        kept = len(self._plies) - actions
        first = self._plies[kept]
        del self._plies[kept:]
        self._turn_ends = [end for end in self._turn_ends if end <= kept]
        self._placements = [ply for ply in self._placements if ply < kept]
        self._keep_views(range(kept + 1))
        self._state = first.before
        return first.action

    def view(self, seat: Seat | None) -> View:
        """Return what `seat` may know, with its past; `None` is a spectator."""
        past = tuple(self._view_at(ply, seat) for ply in self._placements)
        return replace(self._view_at(len(self._plies), seat), past=past)

    def events(self, seat: Seat | None, since: int = 0) -> list[Event]:
        """Return what happened after the first `since` plies, as `seat` may see it."""
        return [redact(event, seat) for ply in self._plies[since:] for event in ply.events]

    def _advance(self, action: Action, step: Step) -> tuple[Event, ...]:
        before, self._state = self._state, step.state
        if isinstance(action, Place):
            self._placements.append(len(self._plies))
        self._plies.append(Ply(before, action, step.events))
        if isinstance(action, Place | EndTurn):
            self._turn_ends.append(len(self._plies))
            self._keep_views(self._placements)
        return step.events

    def _view_at(self, ply: int, seat: Seat | None) -> View:
        # The same object each time, so that what others derive from a view is derived once.
        if (ply, seat) not in self._views:
            state = self._state if ply == len(self._plies) else self._plies[ply].before
            self._views[ply, seat] = view_for(state, seat)
        return self._views[ply, seat]

    def _keep_views(self, plies: Collection[int]) -> None:
        self._views = {key: view for key, view in self._views.items() if key[0] in plies}
