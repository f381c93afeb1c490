"""Reasons: what the referee's events say of a line, and no more."""

from collections import Counter
from collections.abc import Iterator

import pytest
from coach.games import game_of
from kit.sound_positions import a_sound_game

from lanterns.core import (
    Advice,
    CardDenied,
    CardGiven,
    CardsReturned,
    CardsTaken,
    FavorTaken,
    Line,
    Reason,
    SetCompleted,
    TokenTaken,
    advise,
)
from lanterns.rules import (
    EXCHANGE_COST,
    Cards,
    Dedicated,
    DedicationKind,
    Discarded,
    Event,
    Exchanged,
    Faced,
    FavorEarned,
    GameState,
    Matched,
    Seat,
    apply,
    top_honor,
)


def reasons_by_referee(before: GameState, line: Line) -> Iterator[Reason]:
    """Yield the effects of a line on every seat, those on the active one first."""
    state, events = before, list[Event]()
    for action in line.actions:
        step = apply(state, action)
        state = step.state
        events += step.events
    active = before.turn
    for token in (one for one in events if isinstance(one, Dedicated)):
        yield TokenTaken(token.kind, token.honor)
    exchanges = [one for one in events if isinstance(one, Exchanged)]
    for exchange in exchanges:
        yield CardsReturned((exchange.given,))
        yield CardsTaken((exchange.taken,))
    if discards := [one.color for one in events if isinstance(one, Discarded)]:
        yield CardsReturned(tuple(sorted(discards)))
    dealt = [one for one in events if isinstance(one, Matched | Faced)]
    if own := [one.color for one in dealt if one.seat == active and one.received]:
        yield CardsTaken(tuple(sorted(own)))
    if favor := sum(one.received for one in events if isinstance(one, FavorEarned)):
        yield FavorTaken(favor)
    yield from (FavorTaken(-EXCHANGE_COST) for _ in exchanges)
    yield from completed(before, state, active)
    for seat in range(len(before.players)):
        if seat != active:
            for one in (one for one in dealt if one.seat == seat):
                yield (CardGiven if one.received else CardDenied)(seat, one.color)
            yield from completed(before, state, seat)


def completed(before: GameState, after: GameState, seat: Seat) -> Iterator[Reason]:
    for kind in DedicationKind:
        if has_set(after.players[seat].cards, kind) > has_set(before.players[seat].cards, kind):
            yield SetCompleted(seat, kind, top_honor(after.stacks[kind]))


def has_set(cards: Cards, kind: DedicationKind) -> bool:
    return sum(count >= kind.copies for count in cards) >= kind.colors


def checked(state: GameState) -> Iterator[tuple[Advice, Line]]:
    """Yield the lines of a position once they have been compared with the referee."""
    advice = advise(state, worlds=0)
    for line in advice.lines:
        assert line.reasons == tuple(reasons_by_referee(state, line))
        yield advice, line


@pytest.mark.parametrize("players", [2, 3, 4])
def test_reasons_are_the_events_of_a_line(players: int) -> None:
    seen = Counter(
        type(reason)
        for level in ("", "visitor")
        for ply in game_of(players, 2, level).plies[::2]
        for _, line in checked(ply.before)
        for reason in line.reasons
    )
    # With two players, the supply hardly ever runs out.
    assert len(seen) == 7 or (players, len(seen)) == (2, 6)


def test_a_line_is_held_against_the_best_one() -> None:
    compared = 0
    for ply in game_of(3).plies[::3]:
        for advice, line in checked(ply.before):
            best = advice.best.reasons
            assert line.alone == tuple(one for one in line.reasons if one not in best)
            assert line.missed == tuple(one for one in best if one not in line.reasons)
            compared += bool(line.alone and line.missed)
    assert compared > 50


def test_an_exchange_and_discards_of_one_turn_are_listed_apart() -> None:
    """What the exchange costs does not hide what the tile brings in."""
    state = a_sound_game(turns=6, cards={0: "RRROOOGGGPPBBWK"}, favor={0: 2})
    seen = set[type[Reason]]()
    for _, line in checked(state):
        seen |= {type(one) for one in line.reasons}
    assert {TokenTaken, CardsReturned, CardsTaken, FavorTaken} <= seen
