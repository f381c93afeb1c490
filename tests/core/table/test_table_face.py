"""What the simulator says for a table is what the referee says: events, reasons, how it stands."""

from random import Random

import msgspec
import numpy as np
import pytest
from core.table.closed_kinds import closed_by_referee
from kit.policies import POLICIES, played_out
from kit.seatings import seatings_for
from kit.sizes import mostly

from lanterns import core, rules
from lanterns.core.layout import EVENT, MAX_EVENTS, REFUSAL, STANDING
from lanterns.core.library import call
from lanterns.core.rules.packing import unpack_cell
from lanterns.server.wire.messages import Problem
from lanterns.server.wire.offers import legal_message, problem

DECIDERS = tuple(rules.Decider)
GAMES = 3


def plies(players: int, seed: int) -> list[tuple[rules.GameState, rules.Action]]:
    """Every position of a game with its action; each seat has a way of its own to play."""
    rng = Random(f"{players} {seed}")
    start = rules.new_game(rng.choice(seatings_for(players)), rules.shuffled_tiles(players, rng))
    return played_out(start, rng.choices(list(POLICIES.values()), k=players), rng)


def row_of(state: rules.GameState) -> bytes:
    return core.Batch.from_states([state]).to_bytes()


def event_from(row: np.void, state: rules.GameState) -> rules.Event:
    """The referee's event for one of the simulator's."""
    kind, seat, color, other, flag, number, cell = row.tolist()
    where = unpack_cell(cell)
    match kind:
        case 0:
            return rules.Exchanged(seat, rules.Color(color), rules.Color(other))
        case 1:
            colors = tuple(c for c in rules.COLORS if color >> c & 1)
            return rules.Dedicated(seat, rules.DedicationKind(other), colors, number, bool(flag))
        case 2:
            return rules.Discarded(seat, rules.Color(color))
        case 3:
            return rules.TileLaid(seat, number, where, other)
        case 4:
            side = rules.Direction(other)
            return rules.Matched(seat, rules.Color(color), side, where, bool(flag))
        case 5:
            return rules.FavorEarned(seat, where, bool(flag))
        case 6:
            return rules.Faced(seat, rules.Color(color), rules.Direction(other), bool(flag))
        case 7:
            return rules.TileDrawn(seat, number)
        case 8:
            return rules.TurnBegan(seat, bool(flag))
        case _:
            return rules.GameEnded(rules.result_of(state))


def problem_from(row: np.void) -> Problem | None:
    """The server's message for one of the simulator's refusals."""
    if not row["fault"]:
        return None
    fault = list(rules.Refusal)[row["fault"] - 1]
    facts: dict[str, int | str] = {
        name: int(row[name])
        for name in ("need", "have", "tile", "x", "y")
        if f"{{{name}" in fault.value
    }
    if "{color" in fault.value:
        facts["color"] = rules.Color(int(row["color"])).name.lower()
    return problem(rules.IllegalAction(fault, **facts))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(GAMES))
def test_every_event_of_whole_games(players: int, seed: int) -> None:
    """In the order of the rules, with everything that was missed."""
    for state, action in plies(players, seed):
        events = np.zeros(MAX_EVENTS, EVENT)
        count = call("events", row_of(state), core.pack(action), events)
        step = rules.apply(state, action)
        assert tuple(event_from(one, step.state) for one in events[:count]) == step.events


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(GAMES))
def test_what_the_active_seat_is_offered(players: int, seed: int) -> None:
    """Also byte for byte as the server sends it."""
    for state, _ in plies(players, seed):
        wanted = closed_by_referee(state)
        placements, closed = core.turn_offers(state)
        found = {kind: (one.refusal, dict(one.facts)) for kind, one in closed.items()}
        assert found == {kind: (error.fault, error.facts) for kind, error in wanted.items()}
        assert placements == (b"[]" if "place" in wanted else core.previews(state, state.turn))
        sent = msgspec.json.encode(legal_message(state, can_take_back=False))
        reasons = msgspec.json.encode({kind: problem(error) for kind, error in wanted.items()})
        assert sent.endswith(b'"closed":' + reasons + b"}")


@pytest.mark.parametrize("players", mostly(3))
def test_why_any_action_is_refused(players: int) -> None:
    """Random actions, legal or not."""
    rng = Random(players)
    found = set()
    for state, _ in (ply for seed in range(GAMES) for ply in plies(players, seed)):
        for _ in range(20):
            action = _any_action(state, rng)
            rows = np.zeros(1, REFUSAL)
            call("refusal", row_of(state), core.pack(action), rows)
            try:
                rules.check_legal(state, action)
                wanted = None
            except rules.IllegalAction as error:
                wanted = problem(error)
                found.add(error.code)
            said = problem_from(rows[0])
            assert (said, said and said.facts) == (wanted, wanted and wanted.facts), action
    assert len(found) >= 14


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(GAMES))
def test_how_a_game_stands(players: int, seed: int) -> None:
    for state, _ in plies(players, seed):
        row, result = np.zeros((), STANDING), rules.result_of(state)
        call("standing", row_of(state), row)
        winners = tuple(seat for seat in range(players) if int(row["winners"]) >> seat & 1)
        stacks = tuple(
            tuple(stack[:count].tolist())
            for stack, count in zip(row["stacks"], row["stack_counts"], strict=True)
        )
        assert tuple(row["ranks"][:players].tolist()) == result.ranks
        assert (winners, DECIDERS[row["decider"]]) == (result.winners, result.decider)
        assert (stacks, bool(row["is_final"])) == (state.stacks, state.is_final_turn)


def _any_action(state: rules.GameState, rng: Random) -> rules.Action:
    colors = rng.choices(rules.COLORS, k=2)
    cells = [*state.lake.free_cells, *(laid.cell for laid in state.lake.tiles), rules.Cell(9, 9)]
    actions: list[rules.Action] = [
        rules.Exchange(*colors),
        rules.Dedicate(rules.DedicationKind.FOUR_OF_A_KIND, (colors[0],)),
        rules.Dedicate(rules.DedicationKind.THREE_PAIR, tuple(sorted(rng.sample(rules.COLORS, 3)))),
        rules.SEVEN_UNIQUE,
        rules.Discard(colors[0]),
        rules.Place(rng.choice([*state.active.hand, 1]), rng.choice(cells), rng.randrange(4)),
        rules.EndTurn(),
    ]
    return rng.choice(actions)
