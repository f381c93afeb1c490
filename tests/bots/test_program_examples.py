"""The example programs play whole games."""

import subprocess
import sys
from pathlib import Path
from shutil import which

import pytest

from lanterns.arena import Bout
from lanterns.rules import check_record

EXAMPLES = Path(__file__).parents[2] / "examples" / "program_bots"


def compiled(source: Path, folder: Path) -> Path:
    """A C program, made with the system's compiler or the one of the development requirements."""
    compiler = ["cc"] if which("cc") else [sys.executable, "-m", "ziglang", "cc"]
    program = folder / source.stem
    warnings = ("-std=c11", "-Wall", "-Wextra", "-Werror")
    subprocess.run([*compiler, *warnings, "-o", program, source], check=True)
    return program


@pytest.fixture(params=["collector.py", "last.c", "first.sh"])
def command(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The command of an example."""
    source = EXAMPLES / str(request.param)
    match source.suffix:
        case ".py":
            # Isolated: nothing but the standard library can be imported.
            return f"cmd:{sys.executable} -ISu {source}"
        case ".c":
            return f"cmd:{compiled(source, tmp_path)}"
        case _:
            return f"cmd:sh {source}"


@pytest.mark.parametrize("players", [2, 4])
def test_an_example_plays_a_whole_game_and_the_same_one_again(command: str, players: int) -> None:
    bout = Bout(1, 0, (command, *["visitor"] * (players - 1)), budget=20)
    game = bout.play()
    check_record(game.record)
    assert game.record.result is not None
    assert game.record.names is not None and game.record.names[0] == f"bot:{command}"
    assert bout.play().record == game.record


def test_every_example_is_listed_in_its_readme() -> None:
    readme = (EXAMPLES / "README.md").read_text(encoding="utf-8")
    programs = {path.name for path in EXAMPLES.iterdir()} - {"README.md"}
    assert {name for name in programs if f"| `{name}` |" in readme} == programs
