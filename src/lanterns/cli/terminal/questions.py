"""Questions that lead to an exchange, a dedication or a discard."""

from collections.abc import Iterable, Sequence

from lanterns.locale import error_text
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

from .dialog import Dialog


def ask_exchange(dialog: Dialog) -> Exchange | None:
    """Ask which card to give and which to take."""
    exchanges = [action for action in dialog.game.legal_actions() if isinstance(action, Exchange)]
    if not exchanges:
        dialog.say(*refusal_lines(dialog, [_likely_exchange(dialog)]))
        return None
    given = _ask_color(dialog, "choose-given", (exchange.given for exchange in exchanges))
    taken = _ask_color(
        dialog, "choose-taken", (each.taken for each in exchanges if each.given is given)
    )
    return Exchange(given, taken)


def ask_dedication(dialog: Dialog) -> Dedicate | None:
    """Ask which set to dedicate; if there is none, say what each kind lacks."""
    sets = [action for action in dialog.game.legal_actions() if isinstance(action, Dedicate)]
    if not sets:
        reasons = refusal_lines(dialog, _likely_sets(dialog))
        # A single reason means that it is too late to dedicate in this turn.
        dialog.say(*([dialog.words("not-a-set")] if len(reasons) > 1 else []), *reasons)
        return None
    options = [dialog.narrator.action(each, honor_for(dialog, each)) for each in sets]
    return sets[dialog.choose(dialog.words("choose-set"), options)]


def ask_discard(dialog: Dialog) -> Discard | None:
    """Ask which card to discard."""
    discards = [action for action in dialog.game.legal_actions() if isinstance(action, Discard)]
    if not discards:
        dialog.say(*refusal_lines(dialog, [Discard(_by_count(dialog)[0])]))
        return None
    return Discard(_ask_color(dialog, "choose-discarded", (each.color for each in discards)))


def refusal_lines(dialog: Dialog, actions: Iterable[Action]) -> list[str]:
    """Return why actions are not legal now, each reason once."""
    refusals: list[IllegalAction] = [
        refusal for action in actions if (refusal := dialog.game.refusal(action))
    ]
    return list(dict.fromkeys(error_text(dialog.words, refusal) for refusal in refusals))


def honor_for(dialog: Dialog, dedication: Dedicate) -> int:
    """Return what a dedication earns now."""
    return top_honor(dialog.view.stacks[dedication.kind])


def _ask_color(dialog: Dialog, message: str, colors: Iterable[Color]) -> Color:
    offered = list(dict.fromkeys(colors))
    options = [dialog.narrator.color(color) for color in offered]
    return offered[dialog.choose(dialog.words(message), options)]


def _by_count(dialog: Dialog) -> Sequence[Color]:
    """Return the colors, those that the person has most of first."""
    cards = dialog.view.players[dialog.seat].cards
    return sorted(COLORS, key=lambda color: -cards[color])


def _likely_exchange(dialog: Dialog) -> Exchange:
    given, *others = _by_count(dialog)
    return Exchange(given, others[0])


def _likely_sets(dialog: Dialog) -> list[Dedicate]:
    """Return the set of each kind that the person is nearest to."""
    colors = _by_count(dialog)
    return [Dedicate(kind, tuple(sorted(colors[: kind.colors]))) for kind in DEDICATION_KINDS]
