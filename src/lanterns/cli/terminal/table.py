"""The one authority over a game in the terminal: it alone knows the state."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from lanterns.rules import (
    Action,
    Event,
    GameState,
    IllegalAction,
    Place,
    Record,
    Seat,
    View,
    action_from_text,
    apply,
    check_legal,
    legal_actions,
    redact,
    result_of,
    result_to_json,
    start_of,
    to_text,
    view_for,
)


@dataclass(frozen=True, slots=True)
class Ply:
    """One action, the state it met, and what came of it."""

    before: GameState
    action: Action
    events: tuple[Event, ...]


class Table:
    """Holds a game and tells each seat only what that seat may know."""

    def __init__(self, record: Record) -> None:
        """Set up the record's game and play the actions it already has."""
        self._dealt = record
        self._state = start_of(record)
        self._plies: list[Ply] = []
        for text in record.actions:
            self.act(action_from_text(text))

    @property
    def turn(self) -> Seat | None:
        """Whose turn it is; nobody's once the game is over."""
        return None if self._state.is_over else self._state.turn

    @property
    def plies(self) -> int:
        """How many actions have been taken."""
        return len(self._plies)

    @property
    def record(self) -> Record:
        """The game so far, with its result once it is over."""
        return replace(
            self._dealt,
            actions=tuple(to_text(ply.action) for ply in self._plies),
            result=result_to_json(result_of(self._state)) if self._state.is_over else None,
        )

    def view(self, seat: Seat | None) -> View:
        """What a seat may know, or what everybody may for `None`."""
        past = [ply.before for ply in self._plies if isinstance(ply.action, Place)]
        return view_for(self._state, seat, past)

    def legal_actions(self) -> Sequence[Action]:
        """What the active player may do."""
        return legal_actions(self._state)

    def refusal(self, action: Action) -> IllegalAction | None:
        """Why the active player may not do this, or nothing if they may."""
        try:
            check_legal(self._state, action)
        except IllegalAction as error:
            return error
        return None

    def act(self, action: Action) -> None:
        """Take an action; raise `IllegalAction` and change nothing if it is not legal."""
        step = apply(self._state, action)
        self._plies.append(Ply(self._state, action, step.events))
        self._state = step.state

    def take_back(self) -> bool:
        """Undo the active player's last action of this turn, if there is one."""
        # Placing a tile passes the turn, so what can be undone has shown nobody anything hidden.
        if not self._plies or self._plies[-1].before.turn != self._state.turn:
            return False
        self._state = self._plies.pop().before
        return True

    def events(self, seat: Seat | None, since: int) -> list[Event]:
        """What happened after the first `since` actions, as a seat may see it."""
        return [redact(event, seat) for ply in self._plies[since:] for event in ply.events]
