"""The page about strength shows the measurements."""

from pathlib import Path

from kit.contests import by_strength, ended, ledger_of

from lanterns.arena import Contest, Standings, one_against_rest, steps_of
from lanterns.arena.ladder_page import INTRODUCTION, Chapter, update_page

LADDER = ("a", "b", "c")


def a_chapter(players: int, reach: int | None = None) -> Chapter:
    strength = {"a": 20, "b": 30, "c": 40}

    def played(contest: Contest, deals: int) -> Standings:
        return ledger_of(
            contest, *(by_strength(bout, strength) for bout in contest.bouts(deals))
        ).standings()

    mirror = Contest((("a",) * players,), seed=1)
    first_wins = ended(*range(players, 0, -1))
    return Chapter(
        ladder=LADDER,
        pairs=played(Contest(one_against_rest(LADDER, players, reach), seed=1), 3),
        steps=[
            played(Contest((step,), seed=1, budget=1), deals)
            for deals, step in enumerate(steps_of(LADDER, players), start=2)
        ],
        mirrors={"a": ledger_of(mirror, *[first_wins] * 2 * players).standings()},
        picture=f"strength/{players}-players.svg",
        command=f"python measure.py --players {players}",
    )


def rows_of(page: str) -> list[list[str]]:
    lines = [line for line in page.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def test_the_weakest_bot_comes_first() -> None:
    rows = rows_of(update_page("", [a_chapter(2)]))
    assert [row[0] for row in rows[2:5]] == ["a", "b", "c"]
    assert [row[2] for row in rows[2:5]] == ["20.0", "30.0", "40.0"]


def test_each_bot_is_held_against_the_one_below() -> None:
    page = update_page("", [a_chapter(4)])
    assert "against a table of the next weaker one, at most 1 s per action." in page
    rows = rows_of(page)
    # All of n deals won: Wilson gives n / (n + t²), and t is 12.706 with 1 degree of freedom and
    # 4.303 with 2.
    assert rows[9:13] == [
        ["one", "against", "games", "win share"],
        ["---", "--:", "--:", "--:"],
        ["b", "a", "8", "100.0% (1.2–100.0)"],
        ["c", "b", "12", "100.0% (13.9–100.0)"],
    ]


def test_every_pair_is_there_once() -> None:
    rows = rows_of(update_page("", [a_chapter(3)]))
    assert rows[5] == ["", "a", "b"]
    assert [[bool(cell) for cell in row] for row in rows[7:9]] == [[True, True, False], [True] * 3]
    assert all(cell.startswith("100.0%") for cell in (rows[7][1], rows[8][1], rows[8][2]))


def test_a_pair_that_did_not_meet_has_an_empty_cell() -> None:
    rows = rows_of(update_page("", [a_chapter(3, reach=1)]))
    assert [[bool(cell) for cell in row] for row in rows[7:9]] == [
        [True, True, False],
        [True, False, True],
    ]


def test_seats_are_listed_for_equal_bots() -> None:
    rows = rows_of(update_page("", [a_chapter(4)]))
    assert rows[-3] == ["bot", "games", "seat 1", "seat 2", "seat 3", "seat 4"]
    assert rows[-1][:2] == ["a", "8"]
    assert [cell.split(" (")[0] for cell in rows[-1][2:]] == ["100.0%", *["0.0%"] * 3]


def test_there_is_a_chapter_for_each_number_of_players_with_its_command() -> None:
    page = update_page("", [a_chapter(2), a_chapter(3), a_chapter(4)])
    headings = [line for line in page.splitlines() if line.startswith("#")]
    assert headings == ["# Strength", "## Two players", "## Three players", "## Four players"]
    assert "## Three players\n\n```\npython measure.py --players 3\n```" in page
    assert "one bot of the row against 3 bots of the column; an equal bot would win 25" in page
    assert "](strength/4-players.svg)" in page


def test_a_new_chapter_replaces_the_old_one_and_leaves_the_rest() -> None:
    old = "# Old\n\nwords\n\n## Four players\n\nfour\n\n## Two players\n\ntwo\n\n## Apart\n\nkept\n"
    page = update_page(old, [a_chapter(2)])
    headings = [line for line in page.splitlines() if line.startswith("#")]
    assert headings == ["# Strength", "## Two players", "## Four players", "## Apart"]
    assert page.endswith("## Four players\n\nfour\n\n## Apart\n\nkept\n")
    assert "\ntwo\n" not in page and "\nwords\n" not in page
    assert update_page(page, [a_chapter(2)]) == page


def test_the_page_in_the_docs_has_the_prose_of_the_generator() -> None:
    page = Path(__file__).parents[2].joinpath("docs", "strength.md").read_text(encoding="utf-8")
    assert page.startswith(INTRODUCTION)
    generated = update_page("", [a_chapter(2)])
    for sentence in (
        "an equal bot would win 50",
        "a table of the next weaker one",
        "Seat 1 is the",
    ):
        assert sentence in page and sentence in generated
