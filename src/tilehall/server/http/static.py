"""Static files: the built web client and the boards of game packages, read and compressed once at startup."""

from __future__ import annotations

import gzip
from hashlib import sha256
from html import escape
from pathlib import Path

from litestar import HttpMethod, MediaType, Response, route
from litestar.di import NamedDependency as Given
from msgspec import Struct

import tilehall
from tilehall.core.registry import in_home_order
from tilehall.server.errors import NotFound
from tilehall.server.http.packages import BOARDS, Assets, assets_of, read_assets
from tilehall.server.http.request import AnyRequest

BUILT = Path(tilehall.__file__).parent / "web"
INDEX = "/index.html"
APP = b'<div id="app">'  # the element of the index into which the page is drawn
ASSETS = "/assets/"  # files that the build names by their content
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
# The system's own list of types differs between machines, and under nosniff a wrong type breaks the page.
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
MAX_COMPRESSED_SHARE = 0.9  # or else a file is sent as it is: images and fonts are already compressed
PLAIN = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{title}</title>
<h1>{title}</h1>
{body}
</html>
"""
UNBUILT = """<p>The hall is open, but the page to play on was not built.</p>
<p>In a checkout of Tilehall, <code>make serve</code> builds it; a released package includes it.</p>
<p>See <a href="/api">the API of this hall</a>.</p>"""


class File(Struct, frozen=True):
    """One file of the web client, with its response headers."""

    content: bytes
    compressed: bytes  # blank if it is sent as it is
    media_type: str
    digest: str
    cache_control: str

    def headers(self, compressed: bool) -> dict[str, str]:
        """Return the caching headers. The two encodings have different ETags, because their bytes differ."""
        headers = {"cache-control": self.cache_control, "vary": "accept-encoding", "etag": self._etag(compressed)}
        return headers | ({"content-encoding": "gzip"} if compressed else {})

    def matches(self, if_none_match: str) -> bool:
        """Return whether the browser's copy is current, according to its If-None-Match header."""
        given = {etag.strip().removeprefix("W/") for etag in if_none_match.split(",")}
        return bool(given & {self._etag(True), self._etag(False), "*"})

    def _etag(self, compressed: bool) -> str:
        return f'"{self.digest}z"' if compressed else f'"{self.digest}"'


class Page:
    """Every file of the web client, in memory, so that a new build does not affect a running server."""

    def __init__(self, web: str = "") -> None:
        folder = Path(web) if web else BUILT
        self._files: dict[str, File] = {}
        if (folder / INDEX[1:]).is_file():
            for file in sorted(folder.rglob("*")):
                if file.is_file():
                    path = f"/{file.relative_to(folder).as_posix()}"
                    content = file.read_bytes()
                    self._files[path] = read(path, with_games(content) if path == INDEX else content)
        self._files |= {path: read(path, content) for path, content in read_assets().items()}

    @property
    def built(self) -> bool:
        return INDEX in self._files

    def assets(self, game: str) -> Assets:
        """Return the addresses of the files that a game's package brings."""
        return assets_of(game, self._files)

    def at(self, path: str) -> File | None:
        """Return the file at a path. A path without a dot is a route of the web client, and returns the index."""
        if path not in self._files and "." not in path and not path.startswith((ASSETS, BOARDS)):
            path = INDEX
        return self._files.get(path)


def with_games(index: bytes) -> bytes:
    """Write the names of the games into the index, so that the home page can draw their pictures at once."""
    names = " ".join(game.name for game in in_home_order())
    return index.replace(APP, APP.replace(b">", f' data-games="{names}">'.encode()))


def read(path: str, content: bytes) -> File:
    """Return a file with its headers, compressed if that makes it smaller.

    >>> read("/assets/main-1a2b3c.js", b"play();" * 99).media_type
    'text/javascript; charset=utf-8'
    """
    compressed = gzip.compress(content, mtime=0)
    return File(
        content,
        compressed if len(compressed) < MAX_COMPRESSED_SHARE * len(content) else b"",
        TYPES.get(Path(path).suffix, "application/octet-stream"),
        sha256(content).hexdigest()[:20],
        FOREVER if path.startswith(ASSETS) else ASK_AGAIN,
    )


def takes_gzip(accepted: str) -> bool:
    """Return whether an Accept-Encoding header allows gzip.

    >>> takes_gzip("br, gzip;q=0.8"), takes_gzip("gzip;q=0"), takes_gzip("")
    (True, False, False)
    """
    for each in accepted.lower().split(","):
        name, _, weight = each.replace(" ", "").partition(";q=")
        if name == "gzip":
            return not weight or weight.strip("0.") != ""
    return False


def plain(title: str, body: str) -> str:
    """Return an HTML page without scripts."""
    return PLAIN.format(title=escape(title), body=body)


@route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def front(request: AnyRequest, page: Given[Page]) -> Response[bytes]:
    """Serve the web client: its files, and its index for all of its routes."""
    head = request.method == HttpMethod.HEAD
    file = page.at(request.scope["path"])
    if file is None:
        if page.built or request.scope["path"] != "/":
            raise NotFound("There is nothing at this address.")
        body = plain("Tilehall", UNBUILT).encode()
        return Response(b"" if head else body, media_type=MediaType.HTML, headers={"cache-control": ASK_AGAIN})
    compressed = bool(file.compressed) and takes_gzip(request.headers.get("accept-encoding", ""))
    headers = file.headers(compressed)
    if file.matches(request.headers.get("if-none-match", "")):
        return Response(b"", status_code=304, headers=headers)
    body = file.compressed if compressed else file.content
    headers |= {"content-type": file.media_type, "content-length": str(len(body))}
    return Response(b"" if head else body, headers=headers)
