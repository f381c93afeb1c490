"""`lanterns review`: text, JSON, one HTML file, and sentences for what cannot be reviewed."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from lanterns import coach
from lanterns.coach import Decision, decisions_as_judged
from lanterns.locale import LANGUAGES
from lanterns.rules import Game, legal_actions, record_from_json, replay, start_of

from .conftest import Run


@pytest.fixture(scope="module")
def record() -> str:
    from coach.games import played

    from lanterns.rules import record_to_json

    return record_to_json(played(2))


@pytest.fixture(scope="module", autouse=True)
def judged_once() -> Iterator[None]:
    """Judge a game once for all the forms of its review."""
    judged: dict[tuple[str, ...], list[Decision]] = {}

    def judge(game: Game, jobs: int) -> list[Decision]:
        actions = game.record.actions
        if actions not in judged:
            judged[actions] = list(decisions_as_judged(game, jobs=jobs))
        return judged[actions]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(coach, "decisions_as_judged", judge)
        yield


def test_json_has_the_promised_form(lanterns: Run, record: str) -> None:
    done = lanterns("review", "-", "--json", stdin=record)

    assert (done.code, done.err) == (0, "")
    found = json.loads(done.out)
    assert list(found) == ["players", "seats", "decisions", "finished", "ratings"]
    assert found["players"] == 2
    for seat in found["seats"]:
        assert seat["own"] + seat["others"] + seat["luck"] == pytest.approx(
            seat["result"] - 1 / 2, abs=1e-8
        )
    states = [start_of(record_from_json(record))]
    states += [step.state for step in replay(record_from_json(record))]
    choices = [n for n, state in enumerate(states[:-1]) if len(legal_actions(state)) > 1]
    assert [one["ply"] for one in found["decisions"]] == choices
    assert {one["verdict"] for one in found["decisions"]} <= {
        *("best", "good", "inaccuracy", "mistake", "blunder"),
    }


@pytest.mark.parametrize(
    "language", ["de", *(pytest.param(one, marks=pytest.mark.prove) for one in LANGUAGES)]
)
def test_one_page_that_needs_nothing_else(
    lanterns: Run, record: str, tmp_path: Path, language: str
) -> None:
    file = tmp_path / "review.html"
    done = lanterns("review", "-", "--html", file, "--lang", language, stdin=record)

    assert (done.code, done.out, done.err) == (0, "", "")
    page = file.read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in page
    assert not re.search(r"https?://|<script|<link|\ssrc=", page)
    for drawing in re.findall(r"<svg.*?</svg>", page, re.DOTALL):
        ElementTree.fromstring(drawing)
    assert page.count('class="lake"') in (2, 4, 6)
    assert page.count('class="chart"') == 1


def test_names_from_a_record_are_not_trusted(lanterns: Run, record: str, tmp_path: Path) -> None:
    file = tmp_path / "review.html"
    hostile = {**json.loads(record), "names": ["<script>alert(1)</script>", "Bo & Co"]}
    lanterns("review", "-", "--html", file, stdin=json.dumps(hostile))

    page = file.read_text(encoding="utf-8")
    assert "<script" not in page
    assert "Bo &amp; Co" in page


def test_text_tells_the_accounts_and_the_decisions(lanterns: Run, record: str) -> None:
    done = lanterns("review", "-", "--lang", "en", stdin=record)

    assert (done.code, done.err) == (0, "")
    assert done.out.startswith("Review of a game\n")
    assert "The moments that decided the game" in done.out
    assert "Better: " in done.out


def test_a_seat_begins_with_what_it_can_learn(lanterns: Run, record: str, tmp_path: Path) -> None:
    """By itself the only person's, or the one that is asked for."""
    page = tmp_path / "review.html"
    title = "What Ana can learn most from"
    named = json.dumps({**json.loads(record), "names": ["bot:artisan", "Ana"]})
    told = lanterns("review", "-", "--lang", "en", stdin=named).out
    assert 0 < told.index(title) < told.index("The moments that decided the game")
    bots = lanterns("review", "-", "--lang", "en", "--seat", 0, stdin=named).out
    assert title not in bots
    assert "What Heron can learn most from" in bots
    lanterns("review", "-", "--html", page, "--lang", "en", "--seat", 1, stdin=named)
    assert f"<h2>{title}</h2>" in page.read_text(encoding="utf-8")


def test_a_seat_that_is_not_there_is_bad_input(lanterns: Run, record: str) -> None:
    done = lanterns("review", "-", "--seat", 2, stdin=record)
    sentence = "lanterns: There is no seat 2; the seats are 0 to 1.\n"
    assert (done.code, done.out, done.err) == (2, "", sentence)


def test_decisions_have_headings_and_the_numbers_of_check(lanterns: Run, record: str) -> None:
    found = json.loads(lanterns("review", "-", "--json", stdin=record).out)["decisions"]
    text = lanterns("review", "-", "--lang", "en", stdin=record).out
    heading, *rows = text.rpartition("\nDecisions\n")[2].splitlines()

    titles = ["Action", "Player", "Played", "Best", "Verdict", "Chance lost", "Chances (%)"]
    assert re.split(r"\s\s+", heading) == titles
    assert [row.split()[0] for row in rows] == [str(one["ply"] + 1) for one in found]
    assert [row[heading.index("Played") :].split()[0] for row in rows] == [
        one["action"] for one in found
    ]
    assert len({len(line) for line in [heading, *rows]}) == 1
    caption = "   Chances to win"
    assert re.search(rf"^{caption}: [^:]+ \(\d+%\), [^:]+ \(\d+%\)$", text, re.MULTILINE)


def test_the_page_counts_decisions_as_check_does(
    lanterns: Run, record: str, tmp_path: Path
) -> None:
    file = tmp_path / "review.html"
    lanterns("review", "-", "--html", file, stdin=record)
    found = json.loads(lanterns("review", "-", "--json", stdin=record).out)["decisions"]

    rows = re.findall(r'<tr class="\w+"><td>(\d+)</td>', file.read_text(encoding="utf-8"))
    assert rows == [str(one["ply"] + 1) for one in found]


def test_a_file_is_not_overwritten_silently(lanterns: Run, record: str, tmp_path: Path) -> None:
    file = tmp_path / "review.html"
    file.write_text("precious")
    done = lanterns("review", "-", "--html", file, stdin=record)
    sentence = f"lanterns: There is already a file {file}; name a new one, or add --force.\n"
    assert (done.code, done.err, file.read_text()) == (2, sentence, "precious")
    assert lanterns("review", "-", "--html", file, "--force", stdin=record).code == 0
    page = file.read_text(encoding="utf-8")
    assert page.startswith("<!doctype html>")
    assert lanterns("review", "-", "--html", "-", stdin=record).out == page


def test_a_record_of_several_is_picked_by_number(lanterns: Run, record: str) -> None:
    game = json.loads(record)
    begun = json.dumps({key: game[key] for key in ("format", "seats", "tiles")} | {"actions": []})
    lines = f"{begun}\n{record}\n"
    picked = lanterns("review", "-", "--json", "--game", 2, stdin=lines)
    assert picked == lanterns("review", "-", "--json", stdin=record)
    several = lanterns("review", "-", stdin=lines)
    sentence = "standard input holds 2 records; give one, or name one with --game."
    assert (several.code, several.out, several.err) == (2, "", f"lanterns: {sentence}\n")


def test_a_wrong_result_is_bad_input(lanterns: Run, record: str) -> None:
    game = json.loads(record)
    wrong = {**game, "result": {**game["result"], "winners": [0, 1]}}
    done = lanterns("review", "-", stdin=json.dumps(wrong))
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("lanterns: standard input, line 1: The result’s winners should be")


def test_a_game_that_is_not_over_is_reviewed_as_far_as_it_goes(lanterns: Run, record: str) -> None:
    game = json.loads(record)
    begun = {key: game[key] for key in ("format", "seats", "tiles")}
    cut = json.dumps({**begun, "actions": game["actions"][:5]})
    done = lanterns("review", "-", "--lang", "en", stdin=cut)
    assert (done.code, done.err) == (0, "")
    assert "The game is not over." in done.out

    found = json.loads(lanterns("review", "-", "--json", stdin=cut).out)
    assert found["finished"] is False
    assert {one["ply"] for one in found["decisions"]} <= set(range(5))


def test_a_record_that_breaks_the_rules_is_refused(lanterns: Run, record: str) -> None:
    game = {**json.loads(record), "actions": ["nonsense"]}
    done = lanterns("review", "-", "--json", stdin=json.dumps(game))
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("lanterns: standard input, line 1: ")


def test_two_forms_at_once_are_refused(lanterns: Run, record: str) -> None:
    done = lanterns("review", "-", "--json", "--html", "x.html", stdin=record)
    assert (done.code, done.err) == (2, "lanterns: Choose one of --json and --html.\n")
