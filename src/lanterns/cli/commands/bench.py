"""`lanterns bench`: this machine's figures for everything we promise about speed."""

import json

import click

from ..options import Seconds
from ..progress import progress_bar


@click.command("bench")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead of a table.")
@click.option(
    "--seconds",
    type=Seconds(0.01, 60),
    default=1.0,
    show_default=True,
    help="How long to measure each figure; longer is steadier on a busy machine.",
)
def command(as_json: bool, seconds: float) -> None:
    """Measure the referee and the simulator, one core unless it says otherwise.

    Every figure is the best of several runs: what the machine can do undisturbed.
    """
    from ..bench.figures import FIGURES, derived
    from ..bench.table import table_of

    found: dict[str, object] = {}
    with progress_bar("Measuring", total=len(FIGURES)) as advance:
        for key, measure in FIGURES.items():
            advance(0, note=key.replace("_", " "))
            found[key] = measure(seconds)
            advance(1)
    found |= derived(found)
    click.echo(json.dumps(found, indent=1) if as_json else table_of(found))
