"""Random play in many styles, with everything that must hold checked at every position."""

from dataclasses import asdict
from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st
from kit.comparing import same_position
from kit.examples import examples
from kit.invariants import check_invariants
from kit.records import record_of
from kit.second_opinion import legal, played, set_up
from kit.strategies import Deal, deals, games, positions
from kit.telling import ledger_of

from lanterns.rules import (
    COLORS,
    SEVEN_UNIQUE,
    TILES,
    TILES_IN_PLAY,
    Action,
    Cell,
    Dedicate,
    DedicationKind,
    Discard,
    EndTurn,
    Exchange,
    GameState,
    IllegalAction,
    Place,
    apply,
    check_record,
    end_of,
    legal_actions,
    outcome_of,
    record_from_json,
    record_to_json,
    result_of,
    to_text,
)

Plies = list[tuple[GameState, Action]]


@given(games())
def test_nothing_is_lost_and_the_game_ends(plies: Plies) -> None:
    """Cards, tiles and tokens are conserved, there is a way on until the end, and an end."""
    start, _ = plies[0]
    tiles = sum((player.hand for player in start.players), ()) + start.draw_stack
    for state, action in plies:
        check_invariants(state, tiles)
        assert action in legal_actions(state)
    last, action = plies[-1]
    over = apply(last, action).state
    check_invariants(over, tiles)
    assert over.is_over
    assert legal_actions(over) == ()
    # At most an exchange, a dedication and a tile a turn; no more discards than cards gained.
    players, in_play = len(over.players), TILES_IN_PLAY[len(over.players)]
    assert len(plies) <= in_play * (3 + 4 + players) + 3 * players


@settings(max_examples=examples(8))
@given(games())
def test_a_second_opinion_agrees_at_every_position(plies: Plies) -> None:
    """The referee and the naive rules of the kit list the same actions and reach the same games."""
    start, _ = plies[0]
    tiles = [tile for player in start.players for tile in player.hand] + [*start.draw_stack]
    table = set_up([side.name.lower() for side in start.seating], tiles)
    for state, action in plies:
        assert same_position(state, table)
        assert [to_text(other) for other in legal_actions(state)] == legal(table)
        table = played(table, to_text(action))
    assert table.over


@given(games())
def test_events_tell_everything(plies: Plies) -> None:
    """Whoever keeps the books by the events alone ends up with the referee's position."""
    for state, action in plies:
        step = apply(state, action)
        ledger = ledger_of(state)
        for event in step.events:
            ledger.follow(event)
        assert ledger == ledger_of(step.state)


@settings(max_examples=examples(8))
@given(games())
def test_playing_leaves_the_old_state_alone(plies: Plies) -> None:
    """The state given to `apply` is the same afterwards, to the last field."""
    for state, action in plies:
        before, number = asdict(state), hash(state)
        apply(state, action)
        assert asdict(state) == before
        assert hash(state) == number


@given(games(), st.data())
def test_a_record_replays_to_the_same_game(plies: Plies, data: st.DataObject) -> None:
    """At any ply: written as JSON, read and replayed, it is the same position."""
    start, _ = plies[0]
    ply = data.draw(st.integers(0, len(plies)))
    record = record_of(start, [action for _, action in plies[:ply]])
    again = record_from_json(record_to_json(record))

    assert again == record
    last, action = plies[-1]
    state = apply(last, action).state if ply == len(plies) else plies[ply][0]
    assert end_of(again) == check_record(again) == state
    assert asdict(end_of(again)) == asdict(state)


@given(positions())
def test_every_legal_action_applies_and_every_other_is_refused(state: GameState) -> None:
    """Out of all actions that could be thought of, exactly the listed ones go through."""
    actions = legal_actions(state)
    assert len(set(actions)) == len(actions)
    thought_of = conceivable(state)
    refused = set()
    for action in thought_of:
        try:
            apply(state, action)
        except IllegalAction:
            refused.add(action)
    assert refused == set(thought_of) - set(actions)
    assert set(actions) <= set(thought_of)


@given(positions())
def test_an_outcome_is_what_then_happens(state: GameState) -> None:
    """The rewards foretold are the rewards dealt, for every legal placement."""
    for action in legal_actions(state):
        if isinstance(action, Place):
            foretold = tuple(outcome_of(state, action))
            events = apply(state, action).events
            assert events[1 : 1 + len(foretold)] == foretold


@given(deals())
def test_any_deal_begins_in_order(deal: Deal) -> None:
    """A game just dealt holds all invariants and scores nothing."""
    state = deal.begin()

    check_invariants(state, deal.tiles)
    assert set(result_of(state).honor) == {0}
    assert len(legal_actions(state)) == 48


@given(positions())
def test_states_can_be_kept_in_sets(state: GameState) -> None:
    """Whatever leads to the same position makes the same state."""
    after = [apply(state, action).state for action in legal_actions(state)]
    again = [apply(state, action).state for action in legal_actions(state)]

    assert after == again
    assert set(after) == set(again)


def conceivable(state: GameState) -> list[Action]:
    """Every action that could be thought of, for any tile of the box and some cells apart."""
    xs, ys = zip(*(laid.cell for laid in state.lake.tiles), strict=True)
    foreign = [tile.id for tile in TILES if tile.id not in state.active.hand][::9]
    return [
        *(Exchange(given, taken) for given, taken in product(COLORS, COLORS)),
        *(Dedicate(DedicationKind.FOUR_OF_A_KIND, (color,)) for color in COLORS),
        *(Dedicate(DedicationKind.THREE_PAIR, three) for three in product(COLORS, repeat=3)),
        SEVEN_UNIQUE,
        *(Discard(color) for color in COLORS),
        *(
            Place(tile, Cell(x, y), turns)
            for tile in (*state.active.hand, *foreign)
            for x in range(min(xs) - 2, max(xs) + 3)
            for y in range(min(ys) - 2, max(ys) + 3)
            for turns in range(-1, 5)
        ),
        EndTurn(),
    ]
