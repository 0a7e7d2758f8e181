"""`tilehall site`: the files of a site, the games of packages in it, and the folders that it may write."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from hashlib import sha256
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tilehall.cli import app
from tilehall.cli.site import MARK

ROOT = Path(__file__).parents[2]
TIMEOUT_S = 240  # on a busy machine


def install(library: Path, name: str, package: str, points: str) -> None:
    """Add what pip writes for a package whose modules are in a library."""
    metadata = library / f"{package}-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\nRequires-Dist: tilehall\n")
    (metadata / "entry_points.txt").write_text(points)


@pytest.fixture
def library(tmp_path: Path) -> Path:
    """Return a folder with two installed game packages, of which one needs numpy."""
    library = tmp_path / "library"
    example = ROOT / "examples" / "connect-four" / "src" / "connect_four"
    shutil.copytree(example, library / "connect_four", ignore=shutil.ignore_patterns("__pycache__"))
    points = "\n".join(
        f"[tilehall.{group}]\nconnect-four = connect_four{what}"
        for group, what in (("games", ":ConnectFour"), ("boards", ".page"), ("lessons", ""))
    )
    install(library, "tilehall-connect-four", "connect_four", points)
    shutil.copytree(library / "connect_four", library / "heavy_four")
    rules = library / "heavy_four" / "__init__.py"
    rules.write_text(
        "import numpy\nfrom connect_four import ConnectFour\n\n\n"
        "class HeavyFour(ConnectFour):\n    name = 'heavy-four'\n    weights = numpy.zeros(4)\n"
    )
    boards = "[tilehall.boards]\nheavy-four = heavy_four.page\n"
    install(library, "heavy", "heavy", f"[tilehall.games]\nheavy-four = heavy_four:HeavyFour\n{boards}")
    return library


def write_site(library: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    words = [sys.executable, "-c", "from tilehall.cli import app; app()", "site", str(folder)]
    env = {**os.environ, "PYTHONPATH": str(library)}
    return subprocess.run(words, env=env, capture_output=True, text=True, timeout=TIMEOUT_S, check=False)


@pytest.mark.long
def test_a_site_has_the_page_the_runtime_and_the_games_of_packages(library: Path, tmp_path: Path) -> None:
    folder = tmp_path / "public" / "hall"
    done = write_site(library, folder)
    assert done.returncode == 0, done.stderr
    assert "heavy-four is left out, because heavy cannot run in a browser: it needs numpy, which is not" in done.stderr
    assert "connect-four is left out" not in done.stderr
    index = (folder / "index.html").read_text()
    (names,) = re.findall(r'data-games="([^"]+)"', index)
    assert {"connect-four", "rummikub"} < set(names.split())
    assert "heavy-four" not in names
    assert " data-site" in index
    assert not re.findall(r'(?:src|href)="/', index), "addresses are relative"
    (policy,) = re.findall(r'http-equiv="Content-Security-Policy" content="([^"]+)"', index)
    assert "script-src 'self';" in policy
    assert "wasm" not in policy
    assert "frame-ancestors" not in policy

    (runtime,) = re.findall(r'data-runtime="\./([^"]+)"', index)
    listed = json.loads((folder / runtime).read_text())
    assert listed["bytes"] == sum(each["bytes"] for each in listed["files"])
    for each in listed["files"]:
        assert sha256((folder / "offline" / each["path"]).read_bytes()).hexdigest() == each["sha256"]
    packed = zipfile.ZipFile(folder / "offline" / listed["files"][-1]["path"]).namelist()
    assert {"connect_four/rules.py", "connect_four/lessons.toml", "connect_four/page/board.js"} < set(packed)
    assert not [name for name in packed if name.startswith("heavy")]
    for file in ("board.js", "how-to.de.md", "words.de.json"):
        assert (folder / "boards" / "connect-four" / file).is_file()
    assert not (folder / "boards" / "heavy-four").exists()

    release = json.loads(
        (folder / "service-worker.js").read_text().splitlines()[0].removeprefix("const RELEASE = ")[:-1]
    )
    pack = (folder / release["pack"]).read_bytes()
    assert sha256(pack).hexdigest() == release["sha256"]
    assert json.loads(pack)["files"]["index.html"]["text"] == index


def test_a_site_replaces_an_earlier_one_and_nothing_else(tmp_path: Path) -> None:
    folder = tmp_path / "site"
    folder.mkdir()
    (folder / "thesis.txt").write_text("years of work")
    refused = CliRunner().invoke(app, ["site", str(folder)])
    assert refused.exit_code == 2
    assert "has files that are not of a site, and stays as it is" in refused.output
    assert [each.name for each in folder.iterdir()] == ["thesis.txt"]

    (folder / "thesis.txt").unlink()
    assert CliRunner().invoke(app, ["site", str(folder)]).exit_code == 0
    (folder / "CNAME").write_text("games.example")
    (folder / "assets" / "old-1a2b.js").write_text("an earlier release")
    mark = json.loads((folder / MARK).read_text())
    outside = tmp_path / "outside.txt"
    outside.write_text("not of the site")
    mark["files"] += ["assets/old-1a2b.js", "../outside.txt"]
    (folder / MARK).write_text(json.dumps(mark))
    assert CliRunner().invoke(app, ["site", str(folder)]).exit_code == 0
    assert not (folder / "assets" / "old-1a2b.js").exists()
    assert (folder / "CNAME").exists()
    assert outside.exists()
    for manifest in ("tilehall.webmanifest", "tilehall.de.webmanifest"):
        shortcuts = json.loads((folder / manifest).read_text())["shortcuts"]
        assert {each["url"] for each in shortcuts} == {"./#/puzzles", "./#/learn", "./#/history"}
