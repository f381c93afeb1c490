"""`lanterns site`: write the page as static files that need no server of ours."""

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

import click

from lanterns.server.http.screens import FIXED_SCREENS

from ..errors import Failure
from ..options import ANY_PATH

WEB = Path(__file__).parents[2] / "web"
"""The built page, as the server serves it."""

# A page without a script could not pass on what comes after the # in its address.
_FORWARD_SCRIPT = "location.replace(document.querySelector('a').href + location.hash);\n"
_FORWARD_PAGE = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="content-security-policy" content="{policy}" />
    <title>Lanterns</title>
    <script defer src="{up}forward.js"></script>
  </head>
  <body><a href="{up}?/{screen}">Lanterns</a></body>
</html>
"""


@click.command("site")
@click.argument("folder", type=ANY_PATH, metavar="DIR")
def command(folder: str) -> None:
    """Write the page into the folder DIR, which is new or empty.

    Any web host can serve these files, at the root of its address or below. Games against bots and
    at one screen are played in the browser; inviting friends needs a server.
    """
    if not folder:
        raise Failure("The folder to write needs a name.")
    if not (WEB / "index.html").is_file():
        raise Failure("There is no page to write: it has not been built.")
    files = site_files(WEB)
    try:
        _write(files, Path(folder))
    except FileExistsError:
        raise Failure(f"{folder} is not a folder.") from None
    except OSError as error:
        raise Failure(f"{folder} cannot be written: {error.strerror}.") from None
    size = sum(map(len, files.values()))
    click.echo(f"{len(files)} files, {size / 1e6:.1f} MB, are in {folder}.")


def site_files(web: Path) -> dict[str, bytes]:
    """Return the files of a static site, by their paths in it, from the built page."""
    from lanterns.server.http.built_page import (
        MANIFEST,
        PAGE,
        WORKER,
        at_root,
        read_files,
        with_version,
    )
    from lanterns.server.http.policy import IN_PAGE

    files = read_files(web)
    page = _changed(at_root(files[PAGE], "./").decode(), "<html ", "<html data-static ")
    charset = '<meta charset="utf-8" />'
    policy = f'<meta http-equiv="content-security-policy" content="{IN_PAGE}" />'
    files[PAGE] = _changed(page, charset, f"{charset}\n    {policy}").encode()
    # An id counts from the host's root, where another folder may have a Lanterns too.
    manifest = files[MANIFEST].decode()
    files[MANIFEST] = _changed(manifest, '  "id": "/",\n', "").encode()
    worker = files[WORKER].decode()
    worker = _changed(worker, "const HAS_SERVER = true;", "const HAS_SERVER = false;")
    files[WORKER] = worker.encode()
    files = with_version(files)
    files["forward.js"] = _FORWARD_SCRIPT.encode()
    # They also open at a folder of their name, as at a server.
    for screen in FIXED_SCREENS:
        up = "../" * len(Path(screen).parts)
        forward = _FORWARD_PAGE.format(policy=IN_PAGE, screen=screen, up=up)
        files[f"{screen}/index.html"] = forward.encode()
    return files


def _changed(text: str, old: str, new: str) -> str:
    assert text.count(old) == 1, f"the built page has {old!r} once"
    return text.replace(old, new)


def _write(files: Mapping[str, bytes], folder: Path) -> None:
    """Write files into a new or empty folder; if one cannot be written, remove the others."""
    folder.mkdir(parents=True, exist_ok=True)
    if any(folder.iterdir()):
        raise Failure(f"{folder} is not empty; name a folder that is new or empty.")
    made: list[Path] = []
    try:
        for name, content in files.items():
            path = folder / name
            missing = [above for above in path.parents if not above.is_dir()]
            for above in reversed(missing):
                above.mkdir()
                made.append(above)
            made.append(path)
            path.write_bytes(content)
    except OSError:
        for path in reversed(made):
            with suppress(OSError):
                path.rmdir() if path.is_dir() else path.unlink()
        raise
