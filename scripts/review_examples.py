"""Turning points of games for the page's tests, as data and in all languages."""

import json
from dataclasses import replace

from advice_examples import LEVEL, NAMES

from lanterns.bots import BOTS
from lanterns.bots.bot_game import play_game
from lanterns.bots.seeding import seeded
from lanterns.coach import Review, review
from lanterns.coach.review_words import per_turn_text, turning_text
from lanterns.coach.turning_points import turning_points
from lanterns.locale import LANGUAGES, Narrator, Words
from lanterns.rules import DEFAULT_SEATING, shuffled_tiles

DIGITS = 3
TURNS = 7


def review_examples() -> str:
    """Return games of bots, judged by the net alone, with what turned in them for each seat."""
    rows = [_row(_review(players)) for players in (2, 3, 4)]
    return "[\n" + ",\n".join(rows) + "\n]\n"


def _review(players: int) -> Review:
    """Return a review with figures that every machine rounds alike."""
    bots = [(LEVEL, BOTS[LEVEL](), seeded("page review", seat)) for seat in range(players)]
    tiles = shuffled_tiles(players, seeded("page review", players))
    found = review(play_game(DEFAULT_SEATING[players], tiles, bots, 1.0).record, worlds=0)
    decisions = []
    for one in found.decisions:
        best = replace(one.best, win_chance=_rounded(one.best.win_chance))
        chosen = replace(one.chosen, win_chance=_rounded(one.win_chance))
        advice = replace(one.advice, lines=(best,), chosen=chosen, shift=_rounded(one.shift))
        decisions.append(replace(one, advice=advice))
    return replace(found, decisions=tuple(decisions))


def _row(found: Review) -> str:
    names = NAMES[: len(found.seats)]
    row = {
        "decisions": [
            {
                "seat": one.seat,
                "advice": {"shift": one.shift},
                "best": {"winChance": one.best.win_chance},
                "chosen": {"winChance": one.win_chance},
            }
            for one in found.decisions
        ],
        "results": [seat.result for seat in found.seats],
        "points": [
            [
                [found.decisions.index(one.decision), one.before, one.after, one.is_luck]
                for one in turning_points(found, seat.seat)
            ]
            for seat in found.seats
        ],
        "words": {
            language: [
                text
                for narrator in [Narrator(Words(language), names, reader=None)]
                for seat in found.seats
                for text in (
                    per_turn_text(narrator, seat.result, TURNS),
                    *(
                        turning_text(narrator, seat.seat, one)
                        for one in turning_points(found, seat.seat)
                    ),
                )
            ]
            for language in LANGUAGES
        },
    }
    return json.dumps(row, ensure_ascii=False, separators=(",", ":"))


def _rounded(figures: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(round(one, DIGITS) for one in figures)
