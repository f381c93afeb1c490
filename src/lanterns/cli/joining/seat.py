"""What a bot sends at its seat: its part of the shuffle, its actions, each command once."""

from collections.abc import Callable, Sequence
from secrets import token_hex

from lanterns.rules import Action, View, action_from_text
from lanterns.server.table.commands import Act, AnyCommand, Label, Reclaim, Reveal, Sit
from lanterns.server.table.shuffle import new_secret, pledge_of
from lanterns.server.wire.messages import Invitation

from ..errors import Failure
from .messages import Answered, Memory, Seen, legal_texts

AGAIN = ("not_stored", "too_fast")
"""Why a command may be refused now and taken a little later."""

Choose = Callable[[View, Sequence[Action]], str]


class NotNow(Exception):
    """The server could not take a command; it is to be sent again later."""


class Seat:
    """Answers views with commands. One command waits at a time, until it is answered."""

    def __init__(self, name: Label, face: str, choose: Choose) -> None:
        self._name = name
        self._face = face
        self._choose = choose
        self._memory = Memory()
        self._parts: dict[str, str] = {}
        """The contributions to the shuffle, by their pledges."""
        self._seen: Seen | None = None
        self._current = 0
        """The version from which on views show what the last command led to."""
        self.pending: AnyCommand | None = None
        """What is to be sent, and sent again with the same id, until it is answered."""

    def sit(self, invitation: Invitation, token: str | None) -> Sit:
        """Return the command that takes the seat of an invitation."""
        assert invitation.seat is not None
        return self._sit(invitation.seat, invitation.version, token)

    def see(self, seen: Seen) -> None:
        """Take a view, and decide what to send."""
        self._seen = seen
        self._decide()

    def hear(self, answer: Answered) -> None:
        """Take the answer to a command; raise `Failure` if it can never be granted."""
        command = self.pending
        if command is None or answer.id != command.id:
            return
        if answer.reason is not None and answer.reason.code in AGAIN:
            raise NotNow(answer.reason.sentence)
        if answer.reason is not None and answer.version <= command.version:
            # Nothing has changed since the view that it was based on.
            raise Failure(answer.reason.sentence)
        self.pending = None
        self._current = answer.version
        self._decide()

    def _decide(self) -> None:
        seen = self._seen
        if seen is None or self.pending is not None or seen.version < self._current:
            return
        if seen.game is not None and seen.mine is not None:
            view = self._memory.view(seen.table, seen.game)
            if seen.table.status == "playing":
                self.pending = self._play(seen, seen.mine, view)
        elif seen.table.status == "open" and seen.mine is not None:
            self.pending = self._prepare(seen, seen.mine)

    def _play(self, seen: Seen, mine: int, view: View) -> AnyCommand | None:
        if seen.table.seats[mine].level is not None:
            # Another bot was asked to play on while this one was away.
            return Reclaim(_new_id(), seen.version, mine)
        if seen.legal is None:
            return None
        texts = legal_texts(seen.legal)
        action = self._choose(view, [action_from_text(text) for text in texts])
        return Act(_new_id(), seen.version, action)

    def _prepare(self, seen: Seen, mine: int) -> AnyCommand | None:
        seat = seen.table.seats[mine]
        if not seat.ready:
            return self._sit(mine, seen.version)
        part = self._parts.get(seat.pledge or "")
        if seat.revealed or part is None or not all(seat.ready for seat in seen.table.seats):
            return None
        return Reveal(_new_id(), seen.version, mine, part)

    def _sit(self, seat: int, version: int, token: str | None = None) -> Sit:
        part = new_secret()
        pledge = pledge_of(part)
        self._parts[pledge] = part
        return Sit(
            _new_id(),
            version,
            seat,
            self._name,
            invitation=token,
            face=self._face,
            pledge=pledge,
            program=True,
        )


def _new_id() -> str:
    return token_hex(8)
