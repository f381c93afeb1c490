"""Programs as bots in the commands, and plug-ins that print."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import psutil  # type: ignore[import-untyped]  # it has no types
import pytest

from .conftest import Run

LANTERNS = [sys.executable, "-m", "lanterns"]
EXAMPLES = Path(__file__).parents[2] / "examples" / "program_bots"
FIRST = f"cmd:sh {EXAMPLES / 'first.sh'}"
HELLO = 'read line; echo \'{"type":"hello","protocol":"lanterns-bot/1"}\'; '

BOT = """
import os
from lanterns.bots import Choice

print("loading")

class Chatter:
    def choose(self, view, actions, budget, rng):
        print("thinking", flush=True)
        {low_level}
        return Choice(rng.choice(actions))
"""
POINTS = "[lanterns.bots]\nchatter = chatter_bot:Chatter\n"


@pytest.mark.prove
def test_a_program_plays_in_the_arena_on_any_number_of_jobs(lanterns: Run) -> None:
    options = ("arena", "--bots", f"{FIRST},visitor", "--games", 2, "--seed", 2, "--json")
    reports = [json.loads(lanterns(*options, "--jobs", jobs).out) for jobs in (1, 2)]
    for report in reports:
        assert report["bots"][FIRST]["games"] == 2
        for bot in report["bots"].values():
            for key in [key for key in bot if key.startswith("ms") or key == "cut_short"]:
                del bot[key]
    assert reports[0] == reports[1]


def test_a_program_plays_in_simulate(lanterns: Run) -> None:
    done = lanterns("simulate", "--bots", f"{FIRST},{FIRST}@3", "--seed", 1)
    assert (done.code, done.err) == (0, "")
    assert json.loads(done.out)["names"] == [f"bot:{FIRST}", f"bot:{FIRST}@3"]


@pytest.mark.parametrize("command", ["arena", "simulate"])
def test_a_broken_program_ends_the_command_with_a_sentence(lanterns: Run, command: str) -> None:
    name = f'cmd:sh -c "{HELLO.replace(chr(34), chr(92) + chr(34))}exit 4"'
    done = lanterns(command, "--bots", f"random,{name}", "--seed", 1, "--jobs", 2, "--games", 20)
    assert (done.code, done.out) == (2, "")
    assert done.err == (
        f"lanterns: The bot “{name}” ended with exit status 4 instead of answering "
        f"(seed 1, deal 0, line-up random,{name}, rotation 0, ply 2).\n"
    )


@pytest.mark.parametrize(
    ("bots", "sentence"),
    [
        ("cmd:", "“cmd:” names no program."),
        ("cmd:x 'y", "“cmd:x 'y” is no command: no closing quotation."),
        (f"{FIRST}@2p", "does not count playouts; give it seconds."),
    ],
)
def test_a_bad_command_is_one_sentence(lanterns: Run, bots: str, sentence: str) -> None:
    done = lanterns("simulate", "--bots", bots)
    assert (done.code, done.out) == (2, "")
    assert sentence in done.err and done.err.count("\n") == 1


@pytest.mark.parametrize("command", ["arena", "simulate", "play"])
def test_a_program_that_is_missing_ends_the_command(lanterns: Run, command: str) -> None:
    done = lanterns(command, "--bots", "cmd:/nowhere/mybot", "--seed", 1)
    assert (done.code, done.out) == (2, "")
    assert "“cmd:/nowhere/mybot” could not be started" in done.err and done.err.count("\n") == 1


def test_an_interrupt_ends_programs_that_hang(tmp_path: Path) -> None:
    mark = tmp_path / "started"
    # It ignores the end of its input, and thinks for as long as it lives.
    script = f"{HELLO}read line; touch {mark}; while :; do sleep 1; done"
    process = subprocess.Popen(
        [*LANTERNS, "arena", "--bots", f"cmd:sh -c '{_escaped(script)}'@500,random", "--jobs", "1"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        process_group=0,
    )
    while not mark.exists():
        assert process.poll() is None
        time.sleep(0.02)
    family = psutil.Process(process.pid).children(recursive=True)
    os.killpg(process.pid, signal.SIGINT)
    assert process.wait(60) == 130
    _, alive = psutil.wait_procs(family, timeout=30)
    assert (len(family) >= 2, alive) == (True, [])


def test_a_person_plays_against_a_program(lanterns: Run, english: None, tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    playing = ("play", "--bots", FIRST, "--start", 2, "--seed", 1, "--record", saved)
    done = lanterns(*playing, stdin="quit\n")
    assert (done.code, done.err) == (0, "")
    assert json.loads(saved.read_text())["names"] == [f"bot:{FIRST}", "Player 2"]
    assert len(json.loads(saved.read_text())["actions"]) == 1
    # The file may come from a stranger.
    refused = lanterns("play", "--resume", saved)
    assert (refused.code, refused.out) == (2, "")
    assert refused.err == (
        f"lanterns: This game would start the program “sh {EXAMPLES / 'first.sh'}”;"
        " add --programs if you trust it.\n"
    )
    assert lanterns("play", "--resume", saved, "--programs", stdin="quit\n").code == 0


@pytest.mark.parametrize(
    "arguments",
    [
        ("arena", "--json", "--jobs", "2"),
        pytest.param(("simulate", "--jobs", "2"), marks=pytest.mark.prove),
        ("simulate",),
    ],
)
def test_what_a_bot_prints_does_not_mix_with_results(
    tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    # In processes of their own, not even the system's call gets through.
    low_level = 'os.write(1, b"deep\\n")' if "2" in arguments else ""
    (tmp_path / "chatter_bot.py").write_text(BOT.format(low_level=low_level))
    (tmp_path / "chatter_bot-1.dist-info").mkdir()
    (tmp_path / "chatter_bot-1.dist-info" / "entry_points.txt").write_text(POINTS)
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [*LANTERNS, *arguments, "--bots", "chatter,chatter", "--games", "2", "--seed", "1"],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": path},
    )
    assert done.returncode == 0
    assert "loading" in done.stderr and "thinking" in done.stderr
    texts = [done.stdout] if "--json" in arguments else done.stdout.splitlines()
    assert all(isinstance(json.loads(text), dict) for text in texts)


def _escaped(script: str) -> str:
    """A script for single quotes, within which the shell reads nothing but their end."""
    return script.replace("'", "'\"'\"'")
