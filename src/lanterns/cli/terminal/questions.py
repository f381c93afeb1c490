"""The questions that lead to an action, step by step."""

from collections.abc import Iterable, Sequence

from lanterns.locale import tell_error
from lanterns.rules import (
    COLORS,
    DEDICATION_KINDS,
    Action,
    Color,
    Dedicate,
    Discard,
    Exchange,
    IllegalAction,
    top_honor,
)

from .desk import Desk


def ask_exchange(desk: Desk) -> Exchange | None:
    """Ask which card to give and which to take."""
    exchanges = [action for action in desk.table.legal_actions() if isinstance(action, Exchange)]
    if not exchanges:
        desk.say(*explain(desk, [_likely_exchange(desk)]))
        return None
    given = _ask_color(desk, "choose-given", (exchange.given for exchange in exchanges))
    taken = _ask_color(
        desk, "choose-taken", (each.taken for each in exchanges if each.given is given)
    )
    return Exchange(given, taken)


def ask_dedication(desk: Desk) -> Dedicate | None:
    """Ask which set to dedicate; where there is none, say what each kind lacks."""
    sets = [action for action in desk.table.legal_actions() if isinstance(action, Dedicate)]
    if not sets:
        reasons = explain(desk, _likely_sets(desk))
        # A single reason is that the time for dedicating has passed.
        desk.say(*([desk.words("not-a-set")] if len(reasons) > 1 else []), *reasons)
        return None
    options = [desk.narrator.action(each, honor_for(desk, each)) for each in sets]
    return sets[desk.choose(desk.words("choose-set"), options)]


def ask_discard(desk: Desk) -> Discard | None:
    """Ask which card to discard."""
    discards = [action for action in desk.table.legal_actions() if isinstance(action, Discard)]
    if not discards:
        desk.say(*explain(desk, [Discard(_by_count(desk)[0])]))
        return None
    return Discard(_ask_color(desk, "choose-discarded", (each.color for each in discards)))


def explain(desk: Desk, actions: Iterable[Action]) -> list[str]:
    """Say why actions are not legal now, each reason once."""
    refusals: list[IllegalAction] = [
        refusal for action in actions if (refusal := desk.table.refusal(action))
    ]
    return list(dict.fromkeys(tell_error(desk.words, refusal) for refusal in refusals))


def honor_for(desk: Desk, dedication: Dedicate) -> int:
    """What a dedication earns now."""
    return top_honor(desk.view.stacks[dedication.kind])


def _ask_color(desk: Desk, message: str, colors: Iterable[Color]) -> Color:
    offered = list(dict.fromkeys(colors))
    options = [desk.narrator.color(color) for color in offered]
    return offered[desk.choose(desk.words(message), options)]


def _by_count(desk: Desk) -> Sequence[Color]:
    """The colours, those that the person has most of first."""
    cards = desk.view.players[desk.seat].cards
    return sorted(COLORS, key=lambda color: -cards[color])


def _likely_exchange(desk: Desk) -> Exchange:
    given, *others = _by_count(desk)
    return Exchange(given, others[0])


def _likely_sets(desk: Desk) -> list[Dedicate]:
    """Of each kind, the set that the person is nearest to."""
    colors = _by_count(desk)
    return [Dedicate(kind, tuple(sorted(colors[: kind.colors]))) for kind in DEDICATION_KINDS]
