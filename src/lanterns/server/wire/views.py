"""A table as one browser may see it, built only from what its seat may know."""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

import msgspec

from lanterns.rules import (
    Decider,
    Event,
    Game,
    GameState,
    Phase,
    SeenPlayer,
    redact,
    result_of,
    seen_player,
    view_for,
)

from ..table.invitations import invitation_token, move_token, watch_token
from ..table.table import Holder, Status, Table, TableEvent
from ..table.viewer import Viewer
from .encoding import encoded
from .events import entry_messages, event_message
from .messages import (
    GameInfo,
    Happened,
    LaidInfo,
    Plan,
    PlayerInfo,
    ResultInfo,
    SeatInfo,
    State,
    TableInfo,
    TokenInfo,
)
from .offers import legal_message, planned_placements

PHASES: dict[Phase, Literal["exchange", "dedicate", "place", "over"]] = {
    Phase.EXCHANGE: "exchange",
    Phase.DEDICATE: "dedicate",
    Phase.PLACE: "place",
    Phase.OVER: "over",
}

DECIDERS = {
    Decider.HONOR: "The most honor wins.",
    Decider.FAVOR: "Equal in honor; the most favor tokens left decide.",
    Decider.CARDS: "Equal in honor and favor; the most lantern cards left decide.",
    Decider.NOTHING: "Equal in honor, favor and cards: the victory is shared.",
}


@dataclass(frozen=True, slots=True)
class Connections:
    """The browsers connected to a table, and how many of them only watch."""

    browsers: Collection[str]
    watchers: int


class TableViews:
    """The views of a table as it is now, with what just happened.

    What all viewers see is taken from what a spectator may know, and encoded once for all.
    """

    def __init__(
        self, table: Table, connections: Connections, events: Iterable[TableEvent] = ()
    ) -> None:
        self.connections = connections
        self._table = table
        self._connected = connected_seats(table, connections)
        self._events = tuple(events)
        self._seats = [encoded(self._seat(seat, "")) for seat in range(len(table.holders))]
        self._happened = [redacted_events(event, None) for event in self._events]
        self._public = [
            encoded(_happened(event, redacted))
            for event, redacted in zip(self._events, self._happened, strict=True)
        ]
        self._game = None if table.game is None else _public_game(table.game.state)
        is_over = table.game is not None and table.status is Status.OVER
        self._result = encoded(_result(table.game)) if table.game and is_over else None

    def state_for(self, viewer: Viewer) -> State:
        """Return the whole view for a viewer."""
        table, game = self._table, self._table.game
        return State(
            version=table.version,
            table=self._table_info(viewer.browser),
            game=None
            if self._game is None or game is None
            else _game_for(self._game, game.state, viewer.shown),
            legal=legal_message(game.state, table.can_take_back)
            if game is not None and _is_on_turn(table, game.state, viewer)
            else None,
            result=self._result,
            happened=tuple(self._happened_for(viewer.shown)),
        )

    def _happened_for(self, shown: int | None) -> Iterator[Happened]:
        for number, event in enumerate(self._events):
            redacted = redacted_events(event, shown)
            is_public = redacted == self._happened[number]
            yield self._public[number] if is_public else _happened(event, redacted)

    def _table_info(self, browser: str) -> TableInfo:
        table = self._table
        is_creator = browser == table.creator
        mine = table.seats_of(browser)
        return TableInfo(
            id=table.id,
            title=table.title,
            status=table.status.value,
            seats=tuple(
                self._seat(seat, browser)
                if seat in mine or (is_creator and holder.invitation is not None)
                else self._seats[seat]
                for seat, holder in enumerate(table.holders)
            ),
            seating_by_chance=table.opened.sides is None,
            creator=is_creator,
            watchers=self.connections.watchers,
            watch=watch_token(table, browser),
            commitment=table.commitment,
            previous=table.opened.previous,
            rematch=table.rematch,
        )

    def _seat(self, seat: int, browser: str) -> SeatInfo:
        table, holder = self._table, self._table.holders[seat]
        return SeatInfo(
            side=table.sides[seat],
            kind=holder.kind,
            name=holder.name,
            face=holder.face,
            level=holder.level,
            mine=holder.owner == browser,
            ready=holder.is_ready,
            connected=self._connected[seat],
            invitation=invitation_token(table, holder, browser),
            move=move_token(table, holder, browser),
            pledge=holder.pledge,
            revealed=holder.has_revealed,
            wants_end=holder.wants_end,
        )


def plan_message(table: Table, viewer: Viewer) -> Plan:
    """Return what a viewer's tiles would yield now, for planning during the turns of others."""
    if table.game is None or table.status is not Status.PLAYING:
        return Plan(table.version, viewer.shown, ())
    view = view_for(table.game.state, viewer.shown)
    return Plan(table.version, viewer.shown, planned_placements(view))


def happened_message(happened: TableEvent, viewer: Viewer) -> Happened:
    """Return what one log entry caused, as a viewer may know it."""
    return _happened(happened, redacted_events(happened, viewer.shown))


def redacted_events(happened: TableEvent, shown: int | None) -> tuple[Event, ...]:
    """Return the game's events as a viewer may know them who sees the hand of one seat, or none."""
    return tuple([redact(event, shown) for event in happened.events])


def _happened(happened: TableEvent, redacted: tuple[Event, ...]) -> Happened:
    messages = tuple([event_message(event) for event in redacted])
    return Happened(happened.version, entry_messages(happened.entry) + messages)


def connected_seats(table: Table, connections: Connections) -> tuple[bool, ...]:
    """Return for each seat whether its player is connected; a bot always is."""
    return tuple(_is_connected(holder, connections) for holder in table.holders)


def _is_connected(holder: Holder, connections: Connections) -> bool:
    if holder.owner is None:
        return holder.kind == "bot"
    return holder.owner in connections.browsers


def _is_on_turn(table: Table, game: GameState, viewer: Viewer) -> bool:
    return (
        table.status is Status.PLAYING
        and viewer.shown == game.turn
        and table.holders[game.turn].level is None
    )


def _public_game(state: GameState) -> GameInfo:
    """Return what everybody may see, its larger parts encoded."""
    view = view_for(state, None)
    return GameInfo(
        shown=None,
        turn=view.turn,
        phase=PHASES[view.phase],
        final=view.is_final_turn,
        players=tuple(encoded(_player(player)) for player in view.players),
        lake=encoded(
            tuple(LaidInfo(laid.tile, *laid.cell, laid.turns) for laid in view.lake.tiles)
        ),
        supply=encoded(view.supply),
        stacks=encoded(view.stacks),
        favor_bank=view.favor_bank,
        draw_count=view.draw_count,
    )


def _game_for(public: GameInfo, state: GameState, shown: int | None) -> GameInfo:
    """Add the hand that a viewer may see to what everybody may."""
    if shown is None:
        return public
    own = _player(seen_player(state, shown, shown))
    players = (*public.players[:shown], own, *public.players[shown + 1 :])
    return msgspec.structs.replace(public, shown=shown, players=players)


def _player(player: SeenPlayer) -> PlayerInfo:
    return PlayerInfo(
        hand=player.hand,
        hand_size=player.hand_size,
        cards=player.cards,
        favor=player.favor,
        honor=player.honor,
        tokens=tuple(TokenInfo(token.kind, token.honor) for token in player.tokens),
    )


def _result(game: Game) -> ResultInfo:
    result = result_of(game.state)
    return ResultInfo(
        honor=result.honor,
        favor=result.favor,
        cards=result.cards,
        winners=result.winners,
        ranks=result.ranks,
        decider=result.decider.value,
        sentence=DECIDERS[result.decider],
        honor_by_turn=tuple(
            tuple(player.honor for player in state.players) for state in game.turn_ends
        ),
    )
