"""A table as one browser may see it: built from what its seat may know, and from nothing else."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Literal

from lanterns.rules import Decider, GameState, Phase, Result, redact, result_of, view_for

from ..table.creation import token_for
from ..table.shuffle import commitment_of
from ..table.table import Happening, Holder, Status, Table
from .events import AnyTold, tell_entry, tell_event
from .messages import (
    GameInfo,
    Happened,
    LaidInfo,
    PlayerInfo,
    ResultInfo,
    SeatInfo,
    State,
    TableInfo,
    TokenInfo,
)
from .offers import legal_message

_PHASES: dict[Phase, Literal["exchange", "dedicate", "place", "over"]] = {
    Phase.EXCHANGE: "exchange",
    Phase.DEDICATE: "dedicate",
    Phase.PLACE: "place",
    Phase.OVER: "over",
}

_DECIDERS = {
    Decider.HONOR: "The most honor wins.",
    Decider.FAVOR: "Equal in honor; the most favor tokens left decide.",
    Decider.CARDS: "Equal in honor and favor; the most lantern cards left decide.",
    Decider.NOTHING: "Equal in honor, favor and cards: the victory is shared.",
}


@dataclass(frozen=True, slots=True)
class Viewer:
    """A browser that looks at a table, and the seat whose hand it may see now."""

    browser: str
    shown: int | None


@dataclass(frozen=True, slots=True)
class Crowd:
    """Who is connected to a table."""

    browsers: Collection[str]
    watchers: int


def shown_seat(table: Table, browser: str, curtain: int | None) -> int | None:
    """The seat whose hand a browser sees; `curtain` is the turn for which it was lifted."""
    seats = table.seats_of(browser)
    if table.game is None or not seats:
        return None
    if len(seats) == 1:
        return seats[0]
    # Several people share this browser: only whoever is on turn, and only once they are there.
    lifted = curtain == len(table.honor_by_turn)
    return table.game.turn if table.game.turn in seats and lifted else None


def state_message(
    table: Table, viewer: Viewer, crowd: Crowd, happenings: Iterable[Happening] = ()
) -> State:
    """The whole view of a table for a viewer, with what just happened."""
    game = table.game
    is_over = table.status is Status.OVER
    return State(
        version=table.version,
        table=_table(table, viewer, crowd),
        game=None if game is None else _game(game, viewer.shown),
        legal=legal_message(game, table.can_take_back)
        if game is not None and _is_on(table, game, viewer)
        else None,
        result=_result(table, result_of(game)) if game is not None and is_over else None,
        happened=tuple(happened(happening, viewer) for happening in happenings),
    )


def happened(happening: Happening, viewer: Viewer) -> Happened:
    """What one entry brought about, as a viewer may know it."""
    told: tuple[AnyTold, ...] = tell_entry(happening.entry)
    events = (redact(event, viewer.shown) for event in happening.events)
    return Happened(happening.version, told + tuple(tell_event(event) for event in events))


def connected(table: Table, crowd: Crowd) -> tuple[bool, ...]:
    """For each seat, whether somebody is there: a bot always is."""
    return tuple(_is_there(holder, crowd) for holder in table.holders)


def _is_there(holder: Holder, crowd: Crowd) -> bool:
    return holder.owner in crowd.browsers if holder.owner is not None else holder.kind == "bot"


def _is_on(table: Table, game: GameState, viewer: Viewer) -> bool:
    return (
        table.status is Status.PLAYING
        and viewer.shown == game.turn
        and table.holders[game.turn].level is None
    )


def _table(table: Table, viewer: Viewer, crowd: Crowd) -> TableInfo:
    is_creator = viewer.browser == table.opened.creator
    sits = is_creator or bool(table.seats_of(viewer.browser))
    there = connected(table, crowd)
    return TableInfo(
        id=table.id,
        title=table.title,
        status=table.status.value,
        seats=tuple(
            SeatInfo(
                side=table.sides[seat],
                kind=holder.kind,
                name=holder.name,
                level=holder.level,
                mine=holder.owner == viewer.browser,
                ready=holder.is_ready,
                connected=there[seat],
                invitation=token_for(table, holder.invitation)
                if is_creator and holder.invitation is not None
                else None,
            )
            for seat, holder in enumerate(table.holders)
        ),
        seating_by_chance=table.opened.sides is None,
        creator=is_creator,
        watchers=crowd.watchers,
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
        phase=_PHASES[view.phase],
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


def _result(table: Table, result: Result) -> ResultInfo:
    return ResultInfo(
        honor=result.honor,
        favor=result.favor,
        cards=result.cards,
        winners=result.winners,
        ranks=result.ranks,
        decider=result.decider.value,
        sentence=_DECIDERS[result.decider],
        honor_by_turn=tuple(table.honor_by_turn),
    )
