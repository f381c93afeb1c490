"""Wheels: the right library under the right tag, and a package that works without anything else."""

import gzip
import json
import os
import platform
import re
import subprocess
import sys
import sysconfig
import venv
from email import message_from_bytes
from pathlib import Path
from zipfile import ZipFile

import brotli
import pytest
from build_wheels import TAGS, build
from kit.binaries import read_binary
from litestar.testing import TestClient

from lanterns import __version__
from lanterns.server.http.app import create_app
from lanterns.server.http.built_page import digest_of, read_files, with_version
from lanterns.server.http.pages import WEB
from lanterns.server.services import Services
from lanterns.server.settings import Settings, sqlite_address

ROOT = Path(__file__).parents[1]
HOME = "https://example.org/lanterns"

pytestmark = pytest.mark.prove


@pytest.mark.timeout(900)  # the first time, zig compiles its runtime for each platform
@pytest.mark.parametrize(
    "tag", ["manylinux_2_17_x86_64", "musllinux_1_2_x86_64", "macosx_11_0_arm64", "win_amd64"]
)
def test_the_library_is_what_the_tag_says(tag: str, tmp_path: Path) -> None:
    """For this machine and format, and for no newer system than the tag promises."""
    assert tag in TAGS
    wheel = build(tag, tmp_path)
    assert wheel.name == f"lanterns-{__version__}-py3-none-{tag}.whl"
    with ZipFile(wheel) as files:
        [library] = [name for name in files.namelist() if "liblanterns" in name]
        binary = read_binary(files.read(library))
        assert f"Tag: py3-none-{tag}\n" in files.read(_info(files, "WHEEL")).decode() + "\n"
    assert binary.machine == {"arm64": "aarch64"}.get(tag.split("_", 3)[-1], "x86_64")
    match tag.split("_")[0]:
        case "manylinux":
            assert (binary.format, library[-3:]) == ("elf", ".so")
            assert binary.oldest is None or binary.oldest <= (2, 17)
        case "musllinux":
            assert (binary.format, binary.oldest) == ("elf", None)
        case "macosx":
            assert (binary.format, binary.oldest) == ("mach-o", (11, 0))
            assert library.endswith(".dylib")
        case _:
            assert (binary.format, library[-4:]) == ("pe", ".dll")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that this machine would get, made for a project with a public address."""
    tag = f"manylinux_2_17_{platform.machine()}"
    if sys.platform != "linux" or tag not in TAGS:
        pytest.skip("no wheel is built for this machine")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LANTERNS_HOME", HOME)
        return build(tag, tmp_path_factory.mktemp("dist"))


def test_it_works_in_an_empty_environment(wheel: Path, tmp_path: Path) -> None:
    """The version, a game by the referee, and one by the simulator; nothing of this folder."""
    venv.create(tmp_path / "venv", with_pip=True)
    python = tmp_path / "venv" / "bin" / "python"
    _run(python, "-m", "pip", "install", "-q", "--no-deps", "--no-index", wheel)
    # The dependencies of the tests' environment, without the package that is installed there.
    packages = tmp_path / "venv" / "lib" / f"python3.{sys.version_info.minor}" / "site-packages"
    (packages / "dependencies.pth").write_text(sysconfig.get_path("platlib") + "\n")
    lanterns = python.with_name("lanterns")
    assert _run(lanterns, "--version") == f"lanterns, version {__version__}\n"
    where = _run(python, "-c", "import lanterns.core; print(lanterns.core.__file__)")
    assert where.startswith(str(tmp_path))
    for engine in ("rules", "core"):
        played = _run(lanterns, "simulate", "--seed", "1", "--engine", engine)
        assert json.loads(played)["result"]
    assert json.loads(_run(lanterns, "simulate", "--bots", "sage", "--seed", "1"))["result"]


def test_its_description_stands_alone(wheel: Path) -> None:
    """Every picture and link has a whole address, and the addresses of the project are there."""
    with ZipFile(wheel) as files:
        metadata = message_from_bytes(files.read(_info(files, "METADATA")))
        names = files.namelist()
    text = str(metadata.get_payload())
    sources = re.findall(r'<img src="([^"]+)"', text)
    links = re.findall(r"\]\(([^)]+)\)", text)
    assert len(sources) >= 3 and len(links) >= 10
    assert all(address.startswith(f"{HOME}/") for address in sources + links)
    assert {line.split(",")[0] for line in metadata.get_all("Project-URL") or []} == {
        *("Homepage", "Documentation", "Issues", "Changelog")
    }
    assert metadata["Author"] and metadata["Keywords"] and metadata["License-Expression"] == "MIT"
    # The page and the nets are there, the source of the library and the tests are not.
    assert any(name.startswith("lanterns/web/assets/") for name in names)
    assert any(name.endswith(".net") for name in names)
    assert not any(name.endswith((".c", ".h")) or name.startswith("tests") for name in names)


def test_it_has_every_large_text_of_the_page_compressed(wheel: Path, tmp_path: Path) -> None:
    """Each copy is of the very file, and a server that runs from the wheel sends it."""
    with ZipFile(wheel) as files:
        files.extractall(tmp_path)
    web = tmp_path / "lanterns" / "web"
    built = read_files(web)
    assert built == read_files(WEB)
    assert not [file for file in WEB.rglob("*") if file.suffix in {".br", ".gz"}]
    large = {
        name
        for name, content in built.items()
        if len(content) >= 1000
        and Path(name).suffix in {".js", ".css", ".svg", ".wasm", ".webmanifest"}
    }
    copies = {copy for copy in web.rglob("*") if copy.suffix in {".br", ".gz"}}
    assert len(copies) == 2 * len(large) > 100
    for name in large:
        named = web / f"{name}.{digest_of(built[name])}"
        assert brotli.decompress(Path(f"{named}.br").read_bytes()) == built[name]
        assert gzip.decompress(Path(f"{named}.gz").read_bytes()) == built[name]
    app = create_app(Services(Settings(sqlite_address(tmp_path / "tables.db"))), web)
    with TestClient(app, base_url="http://127.0.0.1") as client:
        for address in with_version(built):
            if address.endswith("/style.css"):
                sent = client.get(address, headers={"accept-encoding": "br"})
                assert sent.headers["content-encoding"] == "br"


def _info(files: ZipFile, name: str) -> str:
    return next(path for path in files.namelist() if path.endswith(f".dist-info/{name}"))


def _run(*command: str | Path) -> str:
    plain = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, env=plain)
    assert done.returncode == 0, done.stderr
    return done.stdout
