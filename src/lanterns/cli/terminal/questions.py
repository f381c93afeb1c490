"""Questions that lead to an exchange, a dedication or discards."""

from collections import Counter
from collections.abc import Iterable, Sequence

from lanterns.locale import error_text
from lanterns.locale.facts import key
from lanterns.rules import (
    COLORS,
    DEDICATION_KINDS,
    HAND_LIMIT,
    Action,
    Cards,
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
    view = dialog.view
    cards = view.players[dialog.seat].cards
    given = _ask_color(dialog, "choose-given", (each.given for each in exchanges), cards)
    offered = (each.taken for each in exchanges if each.given is given)
    taken = _ask_color(dialog, "choose-taken", offered, view.supply)
    return Exchange(given, taken)


def ask_dedication(dialog: Dialog) -> Dedicate | None:
    """Ask which set to dedicate; if there is none, say what each kind lacks."""
    sets = [action for action in dialog.game.legal_actions() if isinstance(action, Dedicate)]
    if not sets:
        reasons = refusal_lines(dialog, _likely_sets(dialog))
        # A single reason means that it is too late to dedicate in this turn.
        dialog.say(*([dialog.words("not-a-set")] if len(reasons) > 1 else []), *reasons)
        return None
    kinds = list(dict.fromkeys(each.kind for each in sets))
    kind = kinds[0]
    if len(kinds) > 1:
        offers = [_kind_offer(dialog, [each for each in sets if each.kind is k]) for k in kinds]
        kind = kinds[dialog.choose(dialog.words("choose-kind"), offers)]
    of_kind = [each for each in sets if each.kind is kind]
    if len(of_kind) == 1:
        return of_kind[0]
    options = [
        dialog.words.listed([dialog.narrator.color(color) for color in each.colors])
        for each in of_kind
    ]
    return of_kind[dialog.choose(dialog.words("choose-set", kind=key(kind)), options)]


def ask_discards(dialog: Dialog) -> tuple[Discard, ...]:
    """Ask which cards to discard, all in one answer."""
    if refusals := refusal_lines(dialog, [Discard(_by_count(dialog)[0])]):
        dialog.say(*refusals)
        return ()
    cards = dialog.view.players[dialog.seat].cards
    held = dialog.words("you-hold", list=dialog.words.listed(dialog.narrator.cards(cards)))
    while True:
        question = dialog.words("choose-discards", count=excess(dialog))
        discards = tuple(map(Discard, dialog.ask_cards(held, question)))
        faults = discard_faults(dialog, discards)
        if not faults:
            return discards
        dialog.say(*faults)


def excess(dialog: Dialog) -> int:
    """Return how many cards the person has above the limit."""
    return sum(dialog.view.players[dialog.seat].cards) - HAND_LIMIT


def discard_faults(dialog: Dialog, discards: Sequence[Discard]) -> list[str]:
    """Return why these cards cannot all be discarded, in one sentence at most."""
    if refusals := refusal_lines(dialog, discards):
        return refusals[:1]
    if len(discards) > excess(dialog):
        return [dialog.words("too-many-discards", count=excess(dialog), named=len(discards))]
    cards = dialog.view.players[dialog.seat].cards
    named = Counter(discard.color for discard in discards)
    return [
        dialog.words("too-few-cards", color=key(color), count=cards[color])
        for color in named
        if named[color] > cards[color]
    ][:1]


def refusal_lines(dialog: Dialog, actions: Iterable[Action]) -> list[str]:
    """Return why actions are not legal now, each reason once."""
    refusals: list[IllegalAction] = [
        refusal for action in actions if (refusal := dialog.game.refusal(action))
    ]
    return list(dict.fromkeys(error_text(dialog.words, refusal) for refusal in refusals))


def honor_for(dialog: Dialog, dedication: Dedicate) -> int:
    """Return what a dedication earns now."""
    return top_honor(dialog.view.stacks[dedication.kind])


def _kind_offer(dialog: Dialog, sets: Sequence[Dedicate]) -> str:
    """Return a kind of set to choose, or the set itself if there is only one of the kind."""
    honor = honor_for(dialog, sets[0])
    if len(sets) == 1:
        return dialog.narrator.action(sets[0], honor)
    return dialog.words("kind-offer", kind=key(sets[0].kind), honor=honor, count=len(sets))


def _ask_color(dialog: Dialog, message: str, colors: Iterable[Color], left: Cards) -> Color:
    """Ask for a card; `left` is how many there are of each color."""
    offered = list(dict.fromkeys(colors))
    options = [
        dialog.words("card-choice", color=key(color), count=left[color]) for color in offered
    ]
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
