"""`tilehall site`: write a static web site on which people play without a server."""

from __future__ import annotations

from hashlib import sha256
from html import escape
from pathlib import Path, PurePosixPath
from typing import Annotated

import msgspec
import typer
from msgspec import Struct

from tilehall import __version__
from tilehall.cli.arguments import clear_errors
from tilehall.cli.site_games import archive, pack_games
from tilehall.core.game import Malformed
from tilehall.core.registry import in_home_order
from tilehall.messages.packages import read_assets
from tilehall.server.http import static
from tilehall.server.http.security import POLICY

MARK = "tilehall-site.json"  # the file by which an earlier site is known
INDEX = "index.html"
LAST = (INDEX, "service-worker.js", MARK)  # written after the files that they name
HEAD = b'<meta charset="utf-8" />'
# A browser ignores this directive in a page, and says so on the console.
IGNORED = "frame-ancestors"
GAMES = "games.zip"  # the modules of game packages, in the runtime


class Site(Struct, frozen=True):
    """What the mark of a site says: the release that wrote it, and its files."""

    tilehall: str
    files: tuple[str, ...]


def site(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder to write: new, empty, or an earlier site.")],
) -> None:
    """Write a static web site on which people play without a server.

    The site has all installed games, against bots or with people at the same device, and lessons and puzzles. It works
    in any folder of any web server. A game package that cannot run in a browser is named and left out.
    """
    with clear_errors():
        check_folder(folder)
        files, left_out = make_site(static.BUILT)
        write_site(folder, files)
    for sentence in left_out:
        typer.echo(f"tilehall: {sentence}", err=True)
    size = sum(map(len, files.values()))
    typer.echo(f"The site is in {folder}: {len(files)} files, {size / 1e6:.1f} MB. To try it:")
    typer.echo(f"  python -m http.server --directory {folder}")


def check_folder(folder: Path) -> None:
    """Raise `Malformed` unless a site may be written into a folder: it is new, empty, or has an earlier site."""
    if folder.exists() and not folder.is_dir():
        raise Malformed(f"{folder} is a file. Name a folder for the site.")
    if folder.exists() and any(folder.iterdir()) and not (folder / MARK).is_file():
        raise Malformed(
            f"{folder} has files that are not of a site, and stays as it is. Name a new or an empty folder."
        )


def make_site(built: Path) -> tuple[dict[str, bytes], list[str]]:
    """Return the files of a site by path, and a sentence for every game that is left out."""
    if not (built / INDEX).is_file() or not (built / "offline" / "runtime.json").is_file():
        raise Malformed("The page is not built. In a checkout, `make .venv/web` builds it.")
    plain = {f"/{each.relative_to(built).as_posix()}": each.read_bytes() for each in built.rglob("*") if each.is_file()}
    runtime = msgspec.json.decode(plain[static.RUNTIME_LIST])
    (own,) = (plain[static.RUNTIME + each["path"]] for each in runtime["files"] if each["name"] == "tilehall.zip")
    packed = pack_games(own)
    names = [game.name for game in in_home_order() if game.name not in packed.left_out]
    if packed.files:
        add_to_runtime(plain, runtime, archive(packed.files))
    plain |= {path: content for path, content in read_assets().items() if path.split("/")[2] in names}
    for path in plain:
        if path.endswith(".webmanifest"):
            plain[path] = plain[path].replace(b'"url": "./', b'"url": "./#/')
    files = {path: static.read(path, content) for path, content in sorted(plain.items())}
    release = static.prepare(files)
    script = files.pop(static.SERVICE_WORKER)
    index = static.named(with_policy(files[static.INDEX].content), release, names)
    files[static.INDEX] = static.read(static.INDEX, index.replace(static.APP[:-1], static.APP[:-1] + b" data-site"))
    files |= static.for_service_worker(files, release, script.content)
    return {path[1:]: file.content for path, file in files.items()}, list(packed.left_out.values())


def add_to_runtime(files: dict[str, bytes], runtime: dict[str, object], content: bytes) -> None:
    """Add the archive of the game packages to the files of the runtime, and to its list."""
    digest = sha256(content).hexdigest()
    path = f"games.{digest[:8]}.zip"
    added = {"name": GAMES, "path": path, "bytes": len(content), "size": len(content), "sha256": digest}
    listed = [*msgspec.convert(runtime["files"], list[dict[str, object]]), added]
    version = sha256("".join(str(each["sha256"]) for each in listed).encode()).hexdigest()[:12]
    total = msgspec.convert(runtime["bytes"], int) + len(content)
    files[static.RUNTIME + path] = content
    files[static.RUNTIME_LIST] = msgspec.json.encode(runtime | {"version": version, "bytes": total, "files": listed})


def with_policy(index: bytes) -> bytes:
    """Return the index with the server's content security policy, as far as a page can have it, in its head."""
    policy = "; ".join(each for each in POLICY.split("; ") if not each.startswith(IGNORED))
    tags = (
        f'<meta http-equiv="Content-Security-Policy" content="{escape(policy, quote=False)}" />'
        '<meta name="referrer" content="same-origin" />'
    )
    return index.replace(HEAD, HEAD + tags.encode(), 1)


def write_site(folder: Path, files: dict[str, bytes]) -> None:
    """Write the files into a folder, then delete what an earlier site had besides. Other files stay."""
    mark = folder / MARK
    old = msgspec.json.decode(mark.read_bytes(), type=Site).files if mark.is_file() else ()
    # GitHub Pages would leave out files whose names begin with an underscore.
    files = {**files, ".nojekyll": b""}
    files[MARK] = msgspec.json.format(msgspec.json.encode(Site(__version__, tuple(sorted(files)))))
    try:
        for path in sorted(files, key=lambda each: each in LAST):
            place = folder / path
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(files[path])
        for path in set(old) - set(files):
            if ".." not in PurePosixPath(path).parts and not PurePosixPath(path).is_absolute():
                (folder / path).unlink(missing_ok=True)
    except OSError as error:
        raise Malformed(f"The site cannot be written to {folder}: {error.strerror}.") from None
