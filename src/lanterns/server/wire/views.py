"""A table as one browser may see it, built only from what its seat may know."""

from collections.abc import Iterable
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

from ..table.table import Status, Table, TableEvent
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
    State,
    TokenInfo,
)
from .offers import legal_message, planned_placements
from .table_infos import TableInfos

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
class _Shared:
    """What happened, as everybody may know it, and the events that some may know better."""

    event: TableEvent
    public: Happened
    hidden: tuple[tuple[Event, Event], ...]
    """Each with what everybody may know of it."""

    def as_seen_by(self, shown: int | None) -> Happened:
        """Return it for a viewer who sees the hand of one seat, or none."""
        if all([redact(event, shown) == public for event, public in self.hidden]):
            return self.public
        return happened_for(self.event, shown)


class TableViews:
    """The views of a table as it is now, with what just happened.

    What all viewers see is taken from what a spectator may know, and encoded once for all.
    """

    def __init__(self, table: Table, infos: TableInfos, events: Iterable[TableEvent] = ()) -> None:
        self._table = table
        self._infos = infos
        self._happened = [_shared(event) for event in events]
        self._game = None if table.game is None else _public_game(table.game.state)
        is_over = table.game is not None and table.status is Status.OVER
        self._result = encoded(_result(table.game)) if table.game and is_over else None

    def state_for(self, viewer: Viewer) -> State:
        """Return the whole view for a viewer."""
        table, game = self._table, self._table.game
        return State(
            version=table.version,
            table=self._infos.of(viewer.browser),
            game=None
            if self._game is None or game is None
            else _game_for(self._game, game.state, viewer.shown),
            legal=legal_message(game.state, table.actions_to_take_back(game.state.turn) > 0)
            if game is not None and _is_on_turn(table, game.state, viewer)
            else None,
            result=self._result,
            happened=tuple([shared.as_seen_by(viewer.shown) for shared in self._happened]),
        )


def plan_message(table: Table, viewer: Viewer) -> Plan:
    """Return what a viewer's tiles would yield now, for planning during the turns of others."""
    if table.game is None or table.status is not Status.PLAYING:
        return Plan(table.version, viewer.shown, ())
    view = view_for(table.game.state, viewer.shown)
    return Plan(table.version, viewer.shown, planned_placements(view))


def happened_for(happened: TableEvent, shown: int | None) -> Happened:
    """Return what one log entry caused, for a viewer who sees the hand of one seat, or none."""
    return _happened(happened, [redact(event, shown) for event in happened.events])


def _happened(happened: TableEvent, redacted: Iterable[Event]) -> Happened:
    messages = tuple([event_message(event) for event in redacted])
    return Happened(happened.version, entry_messages(happened.entry, happened.turn) + messages)


def _shared(happened: TableEvent) -> _Shared:
    public = [redact(event, None) for event in happened.events]
    pairs = zip(happened.events, public, strict=True)
    hidden = tuple([(event, known) for event, known in pairs if known is not event])
    return _Shared(happened, encoded(_happened(happened, public)), hidden)


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
        players=tuple([encoded(_player(player)) for player in view.players]),
        lake=encoded(
            tuple(
                [
                    LaidInfo(laid.tile, laid.cell.x, laid.cell.y, laid.turns)
                    for laid in view.lake.tiles
                ]
            )
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
        tokens=tuple([TokenInfo(token.kind, token.honor) for token in player.tokens]),
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
