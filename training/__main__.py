"""Make a net: `python -m training --players 4 --out runs/four`; see training/README.md."""

import shutil
from pathlib import Path

import click

from .config import Config
from .curve import read_duels, to_svg
from .duels import duels
from .games import PlayNet
from .gate import decide

SHIPPED = Path(__file__).resolve().parent.parent / "src" / "lanterns" / "core" / "nets"


@click.command(context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--players", type=click.IntRange(2, 4), required=True)
@click.option("--out", type=click.Path(path_type=Path), required=True, help="Folder of the run.")
@click.option("--config", type=click.Path(exists=True, path_type=Path), help="Settings as JSON.")
@click.option("--set", "changes", multiple=True, metavar="NAME=VALUE", help="Change a setting.")
@click.option("--device", default="cuda", show_default=True, help="Where PyTorch learns.")
@click.option("--ship", is_flag=True, help="Replace the package's net if the gate lets it pass.")
def main(
    players: int,
    out: Path,
    config: Path | None,
    changes: tuple[str, ...],
    device: str,
    ship: bool,
) -> None:
    """Train a net, draw its curve, and test it against the one that the package ships."""
    try:
        from .run import LOG, Run
    except ImportError:
        raise click.ClickException(
            "Training needs the extra “training”: pip install -e '.[training]'."
        ) from None
    settings = settings_of(players, config, changes)
    found = Run(settings, out, device).train()
    (out / "curve.svg").write_text(to_svg(read_duels(out / LOG), players), encoding="utf-8")
    shipped = SHIPPED / f"{players}-players.net"
    new, old = PlayNet(found.read_bytes()), PlayNet(shipped.read_bytes())
    decision = decide(duels(new, old, players, width=settings.duel_width), players)
    click.echo(
        f"{decision.win_share:.1%} of {decision.deals * players} games against a table of the old"
        f" net: {'stronger' if decision.is_stronger else 'not shown to be stronger'}."
    )
    if ship and decision.is_stronger:
        shutil.copyfile(found, shipped)


def settings_of(players: int, path: Path | None, changes: tuple[str, ...]) -> Config:
    """Return the settings of a file or the defaults, with changes such as `games=500`."""
    changed: dict[str, int | float] = {"players": players}
    for change in changes:
        name, _, value = change.partition("=")
        try:
            changed[name] = float(value) if "." in value or "e" in value else int(value)
        except ValueError:
            raise click.BadParameter(f"{change} is not NAME=NUMBER.") from None
    try:
        return Config.load(path, **changed) if path else Config(**changed)  # type: ignore[arg-type]  # checked by Config
    except (TypeError, ValueError) as error:
        raise click.BadParameter(str(error)) from None


if __name__ == "__main__":
    main()
