"""Ways to play, so that games reach the corners that a uniform choice seldom sees."""

from collections.abc import Callable, Sequence
from random import Random

from lanterns.rules import (
    HAND_LIMIT,
    Action,
    Dedicate,
    DedicationKind,
    Discard,
    Exchange,
    Faced,
    FavorEarned,
    GameState,
    Matched,
    Place,
    apply,
    legal_actions,
    outcome_of,
)

Policy = Callable[[GameState, Sequence[Action], Random], Action]


def uniform(state: GameState, actions: Sequence[Action], rng: Random) -> Action:
    """Any action, each as likely as the next."""
    return rng.choice(actions)


def busy(state: GameState, actions: Sequence[Action], rng: Random) -> Action:
    """Whatever can be done before the tile is placed, then a good tile."""
    return _any_of((Exchange, Dedicate, Discard), actions, rng) or rich(state, actions, rng)


def eager(state: GameState, actions: Sequence[Action], rng: Random) -> Action:
    """Dedicate as soon as possible, never exchange, place for favor."""
    return _any_of((Dedicate, Discard), actions, rng) or favored(state, actions, rng)


def single_minded(kind: DedicationKind) -> Policy:
    """Dedicate one kind of set only, which empties its stack."""

    def choose(state: GameState, actions: Sequence[Action], rng: Random) -> Action:
        wanted = [a for a in actions if isinstance(a, Dedicate) and a.kind is kind]
        return rng.choice(wanted) if wanted else hoarding(state, actions, rng)

    return choose


def hoarding(state: GameState, actions: Sequence[Action], rng: Random) -> Action:
    """Keep every card: neither exchange nor dedicate, and place for as many as possible."""
    kept = [action for action in actions if not isinstance(action, Exchange | Dedicate)]
    return rich(state, kept, rng)


def late(state: GameState, actions: Sequence[Action], rng: Random) -> Action:
    """Hoard until the hand limit bites, then dedicate."""
    if any(isinstance(action, Discard) for action in actions):
        return busy(state, actions, rng)
    return hoarding(state, actions, rng)


def brimming(state: GameState, actions: Sequence[Action], rng: Random) -> Action:
    """Hoard with a sharp eye, and dedicate four only when that will not be enough."""
    four = DedicationKind.FOUR_OF_A_KIND
    fours = [a for a in actions if isinstance(a, Dedicate) and a.kind is four]
    if fours and sum(state.active.cards) > HAND_LIMIT + four.copies:
        return rng.choice(fours)
    kept = [action for action in actions if not isinstance(action, Exchange | Dedicate)]
    return _best(state, kept, rng, lambda reward: not isinstance(reward, FavorEarned), look=1000)


def rich(state: GameState, actions: Sequence[Action], rng: Random) -> Action:
    """A placement that brings the most cards among a few looked at."""
    return _best(state, actions, rng, lambda reward: not isinstance(reward, FavorEarned))


def favored(state: GameState, actions: Sequence[Action], rng: Random) -> Action:
    """A placement that brings the most favor tokens among a few looked at."""
    return _best(state, actions, rng, lambda reward: isinstance(reward, FavorEarned))


def played_out(
    state: GameState, policies: Sequence[Policy], rng: Random
) -> list[tuple[GameState, Action]]:
    """Play to the end, every seat in its way; return each position with what was done there."""
    plies = []
    while actions := legal_actions(state):
        action = policies[state.turn](state, actions, rng)
        plies.append((state, action))
        state = apply(state, action).state
    return plies


def _any_of(kinds: tuple[type, ...], actions: Sequence[Action], rng: Random) -> Action | None:
    found = [action for action in actions if isinstance(action, kinds)]
    return rng.choice(found) if found else None


def _best(
    state: GameState,
    actions: Sequence[Action],
    rng: Random,
    counts: Callable[[Matched | FavorEarned | Faced], bool],
    look: int = 40,
) -> Action:
    places = [action for action in actions if isinstance(action, Place)]
    if not places:
        return rng.choice(actions)

    def gain(place: Place) -> int:
        mine = (reward for reward in outcome_of(state, place) if reward.seat == state.turn)
        return sum(reward.received and counts(reward) for reward in mine)

    return max(rng.sample(places, min(look, len(places))), key=gain)


POLICIES: dict[str, Policy] = {
    "uniform": uniform,
    "busy": busy,
    "eager": eager,
    "hoarding": hoarding,
    "late": late,
    "brimming": brimming,
    "rich": rich,
    "favored": favored,
    "fours": single_minded(DedicationKind.FOUR_OF_A_KIND),
    "pairs": single_minded(DedicationKind.THREE_PAIR),
    "sevens": single_minded(DedicationKind.SEVEN_UNIQUE),
}
