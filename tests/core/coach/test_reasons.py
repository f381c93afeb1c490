"""Reasons: what the referee's events say of a line, and no more."""

from collections import Counter
from collections.abc import Iterator
from typing import get_args

import pytest
from coach.games import game_of
from kit.sound_positions import a_sound_game

from lanterns.core import (
    Advice,
    CardDenied,
    CardGiven,
    CardsNext,
    CardsReturned,
    CardsTaken,
    ColorEnded,
    FavorTaken,
    LakeLeft,
    Line,
    MoreNext,
    OneShort,
    Reason,
    SecondSet,
    SetCompleted,
    TieBreak,
    TokenAhead,
    TokenNext,
    TokenTaken,
    advise,
)
from lanterns.rules import (
    COLORS,
    EXCHANGE_COST,
    TILES_IN_PLAY,
    Cards,
    Color,
    Dedicate,
    Dedicated,
    DedicationKind,
    Discarded,
    Event,
    Exchange,
    Exchanged,
    Faced,
    FavorEarned,
    GameState,
    Matched,
    Seat,
    add_cards,
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
        for seat, player in enumerate(before.players):
            if seat != active and sets_in(player.cards, token.kind):
                yield TokenAhead(seat, token.kind, top_honor(state.stacks[token.kind]))
        yield CardsReturned(tuple(sorted(returned(token))))
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
    for color in COLORS:
        if before.supply[color] and not state.supply[color]:
            yield ColorEnded(color)


def completed(before: GameState, after: GameState, seat: Seat) -> Iterator[Reason]:
    """Yield what the cards of a seat come to and did not before."""
    for kind in DedicationKind:
        had, cards = before.players[seat].cards, after.players[seat].cards
        count, stack = sets_in(cards, kind), after.stacks[kind]
        missing = missing_colors(cards, kind)
        if count > max(1, sets_in(had, kind)):
            yield SecondSet(seat, kind, top_honor(stack[count - 1 :]))
        elif count > sets_in(had, kind):
            yield SetCompleted(seat, kind, top_honor(stack))
        elif missing and not missing_colors(had, kind) and not sets_in(had, kind):
            yield OneShort(seat, kind, top_honor(stack), missing)


def sets_in(cards: Cards, kind: DedicationKind) -> int:
    """Return how many sets of a kind can be dedicated one after the other, taken one by one."""
    if kind is DedicationKind.THREE_PAIR:
        # Sorted, so that the fullest colors give their pairs first.
        left, count = sorted(cards, reverse=True), 0
        while left[2] >= 2:
            left = sorted([one - 2 for one in left[:3]] + left[3:], reverse=True)
            count += 1
        return count
    return sum(cards_left // 4 for cards_left in cards) if kind.colors == 1 else min(cards)


def missing_colors(cards: Cards, kind: DedicationKind) -> tuple[Color, ...]:
    if sets_in(cards, kind):
        return ()
    return tuple(color for color in COLORS if sets_in(add_cards(cards, [color]), kind))


def returned(token: Dedicated) -> list[Color]:
    return [color for color in token.colors for _ in range(token.kind.copies)]


def checked(state: GameState) -> Iterator[tuple[Advice, Line]]:
    """Yield the lines of a position once they have been compared with the referee."""
    advice = advise(state, worlds=0)
    for line in advice.lines:
        at_once = tuple(one for one in line.reasons if not isinstance(one, TieBreak))
        assert at_once == tuple(reasons_by_referee(state, line))
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
    rare = {TieBreak} | ({CardDenied, ColorEnded} if players == 2 else set())
    assert set(seen) | rare == set(get_args(Reason)) - {TokenNext, CardsNext, LakeLeft, MoreNext}


def test_a_line_is_held_against_the_best_one() -> None:
    compared = 0
    for ply in game_of(3).plies[::3]:
        for advice, line in checked(ply.before):
            best = advice.best.reasons
            assert set(line.alone) - {LakeLeft()} == {
                one for one in line.reasons if one not in best
            }
            assert set(line.missed) - {LakeLeft()} == {
                one for one in best if one not in line.reasons
            }
            for some in (line.alone, line.missed):
                shares = [one.share for one in some]
                assert shares == sorted(shares, reverse=True)
            compared += bool(line.alone and line.missed)
    assert compared > 50


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_shares_add_up_to_the_loss(players: int) -> None:
    """As the net sees it; the lake has one only where another tile or cell is taken."""
    compared = 0
    for ply in (*game_of(players, 3).plies, *game_of(players, 4).plies):
        advice = advise(ply.before, worlds=0)
        for line in advice.lines[1:3]:
            if line.placement is None:
                continue
            loss = advice.best.equal_chance[advice.seat] - line.equal_chance[advice.seat]
            assert line.explained == pytest.approx(loss, abs=1e-9)
            has_lake = LakeLeft() in (reason for _, reason in line.differences)
            assert has_lake <= (line.placement != advice.best.placement)
            compared += has_lake
    assert compared > 5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_nothing_else_tells_of_the_next_turns_is_offered_by_the_lake(players: int) -> None:
    told = 0
    for ply in game_of(players, 3).plies[::3]:
        advice = advise(ply.before, worlds=12)
        for line in advice.lines[1:3]:
            offers = 0
            for is_missed, one in line.differences:
                match one:
                    case LakeLeft(share=share):
                        assert is_missed == (share > 0)
                    case MoreNext(seat, share=share):
                        # What the best line offers others speaks against it.
                        assert is_missed == (share < 0)
                        assert seat != advice.seat
                        offers += 1
            if offers:
                loss = advice.best.equal_chance[advice.seat] - line.equal_chance[advice.seat]
                assert line.explained == pytest.approx(loss, abs=1e-9)
            told += offers
    assert told > 5


def test_what_a_dedication_gives_back_tells_two_turns_apart() -> None:
    """The same tile, cell and turns, but other pairs."""
    compared = 0
    for seed in range(1, 5):
        for ply in game_of(4, seed, "visitor").plies:
            best, *others = advise(ply.before, worlds=0).lines
            for line in others[:2]:
                three = isinstance(line.actions[0], Dedicate) and isinstance(
                    best.actions[0], Dedicate
                )
                if not three or line.placement != best.placement or not line.placement:
                    continue
                returned_each = [
                    [one for one in some if isinstance(one, CardsReturned)]
                    for some in (line.missed, line.alone)
                ]
                assert all(returned_each)
                assert any(one.share for some in returned_each for one in some)
                compared += 1
    assert compared


def test_what_comes_next_is_what_most_deals_have_in_common() -> None:
    """Who keeps a set dedicates it next; who has none and can get none does not."""
    state = a_sound_game(turns=6, cards={0: "RRRROOOO", 1: ""})
    best = advise(state, worlds=12).best
    assert TokenTaken(DedicationKind.FOUR_OF_A_KIND, 8) in best.reasons
    following = [one for one in best.reasons if isinstance(one, TokenNext)]
    assert [(one.seat, one.kind, one.honor) for one in following] == [
        (0, DedicationKind.FOUR_OF_A_KIND, 7)
    ]
    assert following[0].percent >= 90
    cards = {one.seat: one.tenths for one in best.reasons if isinstance(one, CardsNext)}
    assert set(cards) == {0, 1} and all(count >= 10 for count in cards.values())


def test_a_token_is_taken_before_who_could_take_it_too() -> None:
    state = a_sound_game(turns=6, cards={0: "RRRR", 1: "OOOO"})
    ahead = TokenAhead(1, DedicationKind.FOUR_OF_A_KIND, 7)
    for line in advise(state, worlds=0).lines:
        assert (ahead in line.reasons) is isinstance(line.actions[0], Dedicate)


def test_who_wins_a_tie_is_named() -> None:
    """In the last turn, an exchange costs the favor that decides."""
    last = a_sound_game(turns=TILES_IN_PLAY[2] + 1, cards={1: "R"}, favor={0: 2, 1: 3})
    assert last.is_final_turn and last.turn == 1
    advice = advise(last, Exchange(Color.RED, Color.BLUE))
    assert advice.chosen is not None and advice.loss_win == 1
    assert advice.chosen.missed[0] == TieBreak(1) and advice.chosen.missed[0].share == 1
    assert TieBreak(0) in advice.chosen.alone
    assert advice.chosen.explained == 1


def test_an_exchange_and_discards_of_one_turn_are_listed_apart() -> None:
    """What the exchange costs does not hide what the tile brings in."""
    state = a_sound_game(turns=6, cards={0: "RRROOOGGGPPBBWK"}, favor={0: 2})
    seen = set[type[Reason]]()
    for _, line in checked(state):
        seen |= {type(one) for one in line.reasons}
    assert {TokenTaken, CardsReturned, CardsTaken, FavorTaken} <= seen
