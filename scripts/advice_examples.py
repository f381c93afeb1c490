"""Advice of the coach for the page's tests: what Python makes of it, as data and in words."""

import json
import re
from collections.abc import Iterator
from dataclasses import asdict, replace

from lanterns.bots import BOTS
from lanterns.bots.bot_game import play_game
from lanterns.bots.seeding import seeded
from lanterns.coach.figures import points, tenths
from lanterns.coach.hints import Hint
from lanterns.coach.review_words import chances_text, cost_text, verdict_text
from lanterns.coach.wording import is_worth_telling, reason_text, rest_text
from lanterns.core import Advice, Line, Reason, Verdict, advise, pack
from lanterns.locale import LANGUAGES, Narrator, Words
from lanterns.rules import DEFAULT_SEATING, Game, GameState, shuffled_tiles

NAMES = ("Ana", "Bo", "Łucja", "Dan")
LEVEL = "artisan"
LINES = 3
"""How many lines of an advice are kept: those whose differences have shares."""
DIGITS = 3
WORLDS = 3
COSTS = (
    (Verdict.BEST, 0.0, 0.0),
    (Verdict.GOOD, 0.0004, 0.04),
    (Verdict.MISTAKE, 0.0612, 0.6),
    (Verdict.MISTAKE, 0.0612, -0.2),
)
"""What decisions may cost in chance to win and in honor; each has its sentences."""


def advice_examples() -> str:
    """Return decisions that need many kinds of reason, each with its comparison in all languages.

    The best line is compared with the last one that is kept, where most differs.
    """
    rows, known = [], set[str]()
    for players in (2, 4):
        for state in _states(players):
            advice = _kept(advise(state, worlds=WORLDS))
            reasons = {reason_type(type(one)) for one in _differences(advice)}
            reasons |= {f"{Hint(advice).look} of {players}", f"as good: {Hint(advice).is_as_good}"}
            if reasons <= known:
                continue
            known |= reasons
            rows.append(_json(_row(advice)))
    return "[\n" + ",\n".join(rows) + "\n]\n"


def _states(players: int) -> Iterator[GameState]:
    """Yield the positions of a game of bots that do not go by the clock."""
    bots = [(LEVEL, BOTS[LEVEL](), seeded("page advice", seat)) for seat in range(players)]
    tiles = shuffled_tiles(players, seeded("page advice", players))
    record = play_game(DEFAULT_SEATING[players], tiles, bots, 1.0).record
    return (ply.before for ply in Game.from_record(record).plies)


def _kept(advice: Advice) -> Advice:
    """Return the first lines, with figures that every machine rounds alike."""
    lines = tuple(
        replace(
            line,
            win_chance=_rounded(line.win_chance),
            equal_chance=_rounded(line.equal_chance),
            honor=_rounded(line.honor),
            error=round(line.error, DIGITS),
            alone=_with_rounded_shares(line.alone),
            missed=_with_rounded_shares(line.missed),
        )
        for line in advice.lines[:LINES]
    )
    return replace(advice, lines=lines, stake=round(advice.stake, DIGITS))


def _with_rounded_shares(reasons: tuple[Reason, ...]) -> tuple[Reason, ...]:
    return tuple(replace(one, share=round(one.share, DIGITS)) for one in reasons)


def _differences(advice: Advice) -> tuple[Reason, ...]:
    """Return the effects of the best line alone, and then those of the last one alone."""
    return (*advice.lines[-1].missed, *advice.lines[-1].alone)


def _row(advice: Advice) -> dict[str, object]:
    hint = Hint(advice)
    return {
        "advice": as_page(advice),
        "hint": {
            "look": hint.look,
            "tile": hint.tile,
            "cell": None if hint.cell is None else list(hint.cell),
            "next": None if hint.next_best is None else advice.lines.index(hint.next_best),
            "asGood": hint.is_as_good,
        },
        "told": [is_worth_telling(one, advice.seat) for one in _differences(advice)],
        "words": {language: _words(language, advice) for language in LANGUAGES},
    }


def _words(language: str, advice: Advice) -> list[str]:
    best, last = advice.best, advice.lines[-1]
    narrator = Narrator(Words(language), NAMES[: len(best.honor)], reader=0)
    return [
        *(reason_text(narrator, advice.seat, reason) for reason in _differences(advice)),
        rest_text(narrator, last, best.equal_chance[advice.seat] - last.equal_chance[advice.seat]),
        chances_text(narrator, best),
        verdict_text(narrator, advice.verdict),
        *(
            cost_text(narrator, replace(advice, verdict=verdict, loss_win=win, loss_honor=honor))
            for verdict, win, honor in COSTS
        ),
        *(
            points(narrator, a - b)
            for a, b in zip(best.equal_chance, last.equal_chance, strict=True)
        ),
        *(tenths(narrator, a - b) for a, b in zip(best.honor, last.honor, strict=True)),
    ]


def as_page(advice: Advice) -> dict[str, object]:
    """Return an advice as the page's simulator gives it."""
    return {
        "seat": advice.seat,
        "lines": list(map(_line, advice.lines)),
        "chosen": None if advice.chosen is None else _line(advice.chosen),
        "lossWin": advice.loss_win,
        "lossHonor": advice.loss_honor,
        "stake": advice.stake,
        "verdict": advice.verdict.value,
        "isExact": advice.is_exact,
        "shift": advice.shift,
    }


def _line(line: Line) -> dict[str, object]:
    return {
        "actions": list(map(pack, line.actions)),
        "winChance": line.win_chance,
        "equalChance": line.equal_chance,
        "honor": line.honor,
        "error": line.error,
        "worlds": line.worlds,
        "cards": line.cards,
        "favor": line.favor,
        "honorNow": line.honor_now,
        "reasons": list(map(reason_as_page, line.reasons)),
        "alone": [{**reason_as_page(one), "share": one.share} for one in line.alone],
        "missed": [{**reason_as_page(one), "share": one.share} for one in line.missed],
        "isExact": line.is_exact,
    }


def reason_as_page(reason: Reason) -> dict[str, object]:
    """Return an effect, as far as it is one of the turn itself."""
    facts = asdict(reason)
    del facts["share"]
    return {"type": reason_type(type(reason)), **facts}


def reason_type(reason: type[Reason]) -> str:
    """Return what the page calls a kind of reason."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", reason.__name__).lower()


def _rounded(figures: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(round(one, DIGITS) for one in figures)


def _json(row: object) -> str:
    return json.dumps(row, ensure_ascii=False, separators=(",", ":"))
