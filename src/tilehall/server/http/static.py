"""The page that people play on: the built client and the boards of game packages, read once when the server starts."""

from __future__ import annotations

import gzip
from hashlib import sha256
from html import escape
from pathlib import Path

from litestar import HttpMethod, MediaType, Response, route
from litestar.di import NamedDependency as Given
from msgspec import Struct

import tilehall
from tilehall.server.http.dependencies import AnyRequest
from tilehall.server.http.errors import Refused
from tilehall.server.http.packages import BOARDS, Assets, assets_of, read_assets

BUILT = Path(tilehall.__file__).parent / "web"
INDEX = "/index.html"
ASSETS = "/assets/"  # what the build names after its content
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
# The system's own list of types differs from machine to machine, and under nosniff a wrong one breaks the page.
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".md": "text/markdown; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
WORTH = 0.9  # what compressing has to bring a file down to; pictures and fonts are compressed already
PLAIN = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{title}</title>
<h1>{title}</h1>
{body}
</html>
"""
UNBUILT = """<p>The hall is open, and speaks HTTP and websocket; but the page to play on was not built.</p>
<p>Where Tilehall was checked out, <code>make serve</code> builds it; a released package brings it along.</p>
<p>See <a href="/api">what can be asked of the hall</a>.</p>"""


class File(Struct, frozen=True):
    """One file of the page, as it is sent."""

    content: bytes
    zipped: bytes
    type: str
    mark: str
    keep: str

    def headers(self, zipped: bool) -> dict[str, str]:
        """What is said of it; the two forms have marks of their own, for they differ byte by byte."""
        said = {"cache-control": self.keep, "vary": "accept-encoding", "etag": self._mark(zipped)}
        return said | ({"content-encoding": "gzip"} if zipped else {})

    def known(self, marks: str) -> bool:
        """Whether a browser that has these has it already."""
        given = {mark.strip().removeprefix("W/") for mark in marks.split(",")}
        return bool(given & {self._mark(True), self._mark(False), "*"})

    def _mark(self, zipped: bool) -> str:
        return f'"{self.mark}z"' if zipped else f'"{self.mark}"'


class Page:
    """Every file of the built client, in memory: a build beside a server that runs changes nothing for its people."""

    def __init__(self, named: str = "") -> None:
        folder = Path(named) if named else BUILT
        self._files: dict[str, File] = {}
        if (folder / INDEX[1:]).is_file():
            for file in sorted(folder.rglob("*")):
                if file.is_file():
                    path = f"/{file.relative_to(folder).as_posix()}"
                    self._files[path] = read(path, file.read_bytes())
        self._files |= {path: read(path, content) for path, content in read_assets().items()}

    @property
    def built(self) -> bool:
        return INDEX in self._files

    def assets(self, game: str) -> Assets:
        """Where the page finds what a game's own package brings."""
        return assets_of(game, self._files)

    def at(self, path: str) -> File | None:
        """The file at an address. One without a dot is a place within the page, which finds its way itself."""
        if path not in self._files and "." not in path and not path.startswith((ASSETS, BOARDS)):
            path = INDEX
        return self._files.get(path)


def read(path: str, content: bytes) -> File:
    """A file of the page, compressed if that makes it smaller.

    >>> read("/assets/main-1a2b3c.js", b"play();" * 99).type
    'text/javascript; charset=utf-8'
    """
    zipped = gzip.compress(content, mtime=0)
    return File(
        content,
        zipped if len(zipped) < WORTH * len(content) else b"",
        TYPES.get(Path(path).suffix, "application/octet-stream"),
        sha256(content).hexdigest()[:20],
        FOREVER if path.startswith(ASSETS) else ASK_AGAIN,
    )


def takes_gzip(accepted: str) -> bool:
    """Whether a browser that accepts these encodings takes gzip.

    >>> takes_gzip("br, gzip;q=0.8"), takes_gzip("gzip;q=0"), takes_gzip("")
    (True, False, False)
    """
    for each in accepted.lower().split(","):
        name, _, weight = each.replace(" ", "").partition(";q=")
        if name == "gzip":
            return not weight or weight.strip("0.") != ""
    return False


def plain(title: str, body: str) -> str:
    """A page that needs no script."""
    return PLAIN.format(title=escape(title), body=body)


@route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def front(request: AnyRequest, page: Given[Page]) -> Response[bytes]:
    """The page to play on, whatever place of it was asked for, and the files it is made of."""
    head = request.method == HttpMethod.HEAD
    file = page.at(request.scope["path"])
    if file is None:
        if page.built or request.scope["path"] != "/":
            raise Refused(404, "There is nothing at this address.")
        body = plain("Tilehall", UNBUILT).encode()
        return Response(b"" if head else body, media_type=MediaType.HTML, headers={"cache-control": ASK_AGAIN})
    zipped = bool(file.zipped) and takes_gzip(request.headers.get("accept-encoding", ""))
    headers = file.headers(zipped)
    if file.known(request.headers.get("if-none-match", "")):
        return Response(b"", status_code=304, headers=headers)
    body = file.zipped if zipped else file.content
    headers |= {"content-type": file.type, "content-length": str(len(body))}
    return Response(b"" if head else body, headers=headers)
