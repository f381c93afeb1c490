"""Dense ids: the table of the documentation, both ways, in every position of many games."""

from random import Random

import numpy as np
import pytest
from core.encoding.reference import id_of
from hypothesis import given
from kit.sizes import mostly
from kit.strategies import positions

from lanterns import core, rules
from lanterns.core.encoding_layout import ACTION_IDS, FIRST_PLACEMENT


@given(positions())
def test_ids_are_those_of_the_table(state: rules.GameState) -> None:
    """The mask shows the ids of the legal list, which ascend, and each leads back to its action."""
    batch = core.Batch.from_states([state])
    legal = rules.legal_actions(state)
    ids = [id_of(state, action) for action in legal]

    assert ids == sorted(ids)
    assert np.flatnonzero(core.legal_mask(batch)[0]).tolist() == ids
    many = batch.repeat(len(ids))
    packed = core.packed_actions(many, np.array(ids, np.int32))
    assert packed.tolist() == [core.pack(action) for action in legal]
    assert core.action_ids(many, packed).tolist() == ids
    assert core.ids_to_texts(many, np.array(ids, np.int32)) == [rules.to_text(a) for a in legal]


@pytest.mark.parametrize("players", mostly(4))
def test_games_played_by_ids_are_the_referees(players: int) -> None:
    """A hundred games, each step by id here and by action there."""
    rng = Random(players)
    batch = core.shuffle(players=players, count=100, seed=players)
    states = [batch[game] for game in range(len(batch))]
    while not batch.is_over.all():
        mask, lists = core.legal_mask(batch), core.legal_actions(batch)
        chosen = []
        for game, state in enumerate(states):
            legal = np.flatnonzero(mask[game])
            assert len(legal) == lists.counts[game]
            if not len(legal):
                chosen.append(-1)
                continue
            index = rng.randrange(len(legal))
            action = core.unpack(int(lists[game][index]))
            assert legal[index] == id_of(state, action)
            chosen.append(int(legal[index]))
            states[game] = rules.apply(state, action).state
        batch = core.apply_ids(batch, chosen)
    assert [batch[game] for game in range(len(batch))] == states


def test_every_id_below_the_placements_means_the_same_everywhere() -> None:
    """They have a text in any position, all different."""
    batch = core.shuffle(players=2, count=1, seed=1).repeat(FIRST_PLACEMENT)
    texts = core.ids_to_texts(batch, range(FIRST_PLACEMENT))

    assert len(set(texts)) == FIRST_PLACEMENT
    assert core.action_ids(batch, [core.pack_text(text) for text in texts]).tolist() == list(
        range(FIRST_PLACEMENT)
    )
    assert (texts[0], texts[42], texts[49], texts[84], texts[85], texts[92]) == (
        *("xR>O", "4R", "3ROG", "7", "-R", "."),
    )


def test_the_longest_lake_has_an_id_for_every_placement() -> None:
    """A straight line of 32 tiles leaves 66 free cells, and the last slot uses the last id."""
    state = core.shuffle(players=4, count=1, seed=1)[0]
    most = 0
    while not state.is_over:
        legal = rules.legal_actions(state)
        places = [action for action in legal if isinstance(action, rules.Place)]
        action = max(places, key=lambda place: place.cell.x) if places else legal[-1]
        batch = core.Batch.from_states([state])
        ids = np.flatnonzero(core.legal_mask(batch)[0])
        assert len(ids) == len(legal)
        most = max(most, len(state.lake.free_cells) if places else 0)
        assert core.observe(batch).shape == (1, core.OBSERVATION_SIZE)
        state = rules.apply(state, action).state
    assert most == 66
    assert 93 + 3 * 66 * 4 == ACTION_IDS


def test_what_stands_for_nothing_is_refused() -> None:
    """With the game's number, like every error of a batch."""
    batch = core.shuffle(players=2, count=2, seed=1)
    with pytest.raises(core.BadRequest, match="no action has the id 884") as refused:
        core.packed_actions(batch, [92, 884])
    assert refused.value.__notes__ == ["This is game 1 of the batch."]
    with pytest.raises(core.BadRequest, match="only -1 to 884 will do, not 885"):
        core.packed_actions(batch, [0, 885])
    with pytest.raises(core.BadRequest, match="stands for no action of this position"):
        core.action_ids(batch, [0, core.pack_text("5@40,40r0")])
    assert core.action_ids(batch, [-1, -1]).tolist() == [-1, -1]
    with pytest.raises(rules.IllegalAction):
        core.apply_ids(batch, [92, 92])


def test_a_finished_game_has_no_legal_id() -> None:
    """Its mask is zero."""
    ended = core.finish(core.shuffle(players=2, count=1, seed=1), seed=1)
    assert len(ended) == 1
    batch = core.shuffle(players=2, count=3, seed=1)
    while not batch.is_over.all():
        batch = core.apply(batch, core.choose(batch))
    assert not core.legal_mask(batch).any()
