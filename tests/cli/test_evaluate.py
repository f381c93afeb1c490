"""`lanterns evaluate`: one bot, one protocol, one table."""

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

import lanterns
from lanterns.arena import evaluation
from lanterns.cli import group

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def few_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """One deal instead of all, in the modules that read the number."""
    monkeypatch.setattr("lanterns.cli.commands.evaluate.DEALS", 1)


def _run(*arguments: str, code: int = 0) -> str:
    result = CliRunner().invoke(group, ["evaluate", *arguments, "--jobs", "1"])
    assert result.exit_code == code, result.output
    return result.output


def test_the_table_names_the_protocol_and_every_opponent() -> None:
    """Twice the same; a bot does not play against itself."""
    shown = _run("helper", "--players", "2")
    assert shown == _run("helper", "--players", "2")
    head, _, *rows = shown.splitlines()
    assert head == (
        f"helper, lanterns-evaluate/1 with lanterns {lanterns.__version__}"
        " (lanterns_v1, observations 1)"
    )
    names = [row.split("|")[2].strip() for row in rows[2:]]
    assert names == [name for name in evaluation.OPPONENTS if name != "helper"]
    assert all(
        re.fullmatch(r"\| 2 \| \w+ \| 2 \| [\d.]+% \| [\d.]+–[\d.]+ \|", r) for r in rows[2:]
    )


def test_json_has_the_same_figures() -> None:
    found = json.loads(_run("random", "--players", "3", "--json"))
    assert found["protocol"].startswith("lanterns-evaluate/1 ")
    assert [row["opponent"] for row in found["results"]] == list(evaluation.OPPONENTS)
    assert {row["games"] for row in found["results"]} == {3}
    assert found["results"][0]["win_share"] < 0.5


def test_a_fault_costs_the_game_and_is_told() -> None:
    shown = _run("cmd:/no/such/program", "--players", "2")
    assert "12 games lost by a fault, first: The bot “cmd:/no/such/program” could not be" in shown
    assert shown.count("| 0.0% |") == 6


def test_a_bot_that_does_not_exist_is_refused() -> None:
    result = CliRunner().invoke(group, ["evaluate", "nobody"])
    assert result.exit_code == 2
    assert "There is no bot “nobody”" in result.output


def test_the_protocol_is_fixed() -> None:
    """Whoever changes any of this raises its version."""
    fixed = (evaluation.OPPONENTS, evaluation.DEALS, evaluation.SEED, evaluation.SECONDS)
    levels = ("visitor", "helper", "lamplighter", "apprentice", "artisan", "phoenix")
    assert (evaluation.PROTOCOL, *fixed) == ("lanterns-evaluate/1", levels, 50, 20_260_101, 0.5)


def test_the_citation_is_of_this_version() -> None:
    text = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\nversion: {lanterns.__version__}\n" in text
