"""A table as one browser may see it, built only from what its seat may know."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Literal

from lanterns.rules import Decider, Game, GameState, Phase, redact, result_of, view_for

from ..table.invitations import token_for
from ..table.shuffle import commitment_of
from ..table.table import Holder, Status, Table, TableEvent
from ..table.viewer import Viewer
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


def state_message(
    table: Table, viewer: Viewer, connections: Connections, events: Iterable[TableEvent] = ()
) -> State:
    """Return the whole view of a table for a viewer, with what just happened."""
    game = table.game
    is_over = table.status is Status.OVER
    return State(
        version=table.version,
        table=_table(table, viewer, connections),
        game=None if game is None else _game(game.state, viewer.shown),
        legal=legal_message(game.state, table.can_take_back)
        if game is not None and _is_on_turn(table, game.state, viewer)
        else None,
        result=_result(game) if game is not None and is_over else None,
        happened=tuple(happened_message(event, viewer) for event in events),
    )


def plan_message(table: Table, viewer: Viewer) -> Plan:
    """Return what a viewer's tiles would yield now, for planning during the turns of others."""
    if table.game is None or table.status is not Status.PLAYING:
        return Plan(table.version, viewer.shown, ())
    view = view_for(table.game.state, viewer.shown)
    return Plan(table.version, viewer.shown, planned_placements(view))


def happened_message(happened: TableEvent, viewer: Viewer) -> Happened:
    """Return what one log entry caused, as a viewer may know it."""
    redacted = (redact(event, viewer.shown) for event in happened.events)
    messages = tuple(event_message(event) for event in redacted)
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


def _table(table: Table, viewer: Viewer, connections: Connections) -> TableInfo:
    is_creator = viewer.browser == table.creator
    sits = is_creator or bool(table.seats_of(viewer.browser))
    connected = connected_seats(table, connections)
    return TableInfo(
        id=table.id,
        title=table.title,
        status=table.status.value,
        seats=tuple(
            SeatInfo(
                side=table.sides[seat],
                kind=holder.kind,
                name=holder.name,
                face=holder.face,
                level=holder.level,
                mine=holder.owner == viewer.browser,
                ready=holder.is_ready,
                connected=connected[seat],
                invitation=token_for(table, holder.invitation)
                if is_creator and holder.invitation is not None
                else None,
                move=token_for(table, holder.move.token)
                if holder.move is not None and holder.owner == viewer.browser
                else None,
                pledge=holder.pledge,
                revealed=holder.has_revealed,
                wants_end=holder.wants_end,
            )
            for seat, holder in enumerate(table.holders)
        ),
        seating_by_chance=table.opened.sides is None,
        creator=is_creator,
        watchers=connections.watchers,
        watch=token_for(table, table.opened.watch) if sits else None,
        commitment=commitment_of(table.opened.secret),
        previous=table.opened.previous,
        rematch=table.rematch,
    )


def _game(game: GameState, shown: int | None) -> GameInfo:
    view = view_for(game, shown)
    return GameInfo(
        shown=shown,
        turn=view.turn,
        phase=PHASES[view.phase],
        final=view.is_final_turn,
        players=tuple(
            PlayerInfo(
                hand=player.hand,
                hand_size=player.hand_size,
                cards=player.cards,
                favor=player.favor,
                honor=player.honor,
                tokens=tuple(TokenInfo(token.kind, token.honor) for token in player.tokens),
            )
            for player in view.players
        ),
        lake=tuple(LaidInfo(laid.tile, *laid.cell, laid.turns) for laid in view.lake.tiles),
        supply=view.supply,
        stacks=view.stacks,
        favor_bank=view.favor_bank,
        draw_count=view.draw_count,
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
