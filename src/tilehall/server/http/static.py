"""Static files: the built web client and the boards of game packages, read and compressed once at startup."""

from __future__ import annotations

import asyncio
import gzip
from base64 import b64encode
from collections.abc import Iterable, Mapping
from functools import cached_property
from hashlib import sha256
from html import escape
from pathlib import Path

from litestar import HttpMethod, MediaType, Response, route
from litestar.di import NamedDependency as Given
from msgspec import Struct, json

import tilehall
from tilehall.core.registry import in_home_order
from tilehall.messages.errors import SENTENCES, NotFound
from tilehall.messages.packages import BOARDS, Assets, assets_of, read_assets
from tilehall.server.http.request import AnyRequest
from tilehall.server.http.security import HEADERS, WORKER_POLICY

BUILT = Path(tilehall.__file__).parent / "web"
INDEX = "/index.html"
APP = b'<div id="app">'  # the element of the index into which the page is drawn
ASSETS = "/assets/"  # files that the build names by their content
RUNTIME = "/offline/"  # the Python runtime, also named by content
RUNTIME_LIST = "/offline/runtime.json"
SERVICE_WORKER = "/service-worker.js"
WORKER = "/assets/offline-worker-"  # the start of the name of the worker's script, which runs WebAssembly
SCREENSHOTS = "/screenshots/"  # for the browser's dialog before the page is installed
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
# The system's own list of types differs between machines, and under nosniff a wrong type breaks the page.
TYPES = {
    ".bin": "application/octet-stream",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".md": "text/markdown; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".whl": "application/zip",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
ARCHIVES = (".bin", ".whl", ".zip")
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
    """Every file of the web client, in memory, so that a new build does not affect a running server.

    The files of the Python runtime are read when they are first requested. So is the pack with the whole page, from
    which the service worker fills its cache.
    """

    def __init__(self, web: str = "") -> None:
        folder = Path(web) if web else BUILT
        self._files: dict[str, File] = {}
        self._unread: dict[str, Path] = {}  # large files of the runtime, which few visitors need
        if (folder / INDEX[1:]).is_file():
            for file in sorted(folder.rglob("*")):
                if file.is_file():
                    path = f"/{file.relative_to(folder).as_posix()}"
                    if path.startswith(RUNTIME) and path != RUNTIME_LIST:
                        self._unread[path] = file
                        continue
                    self._files[path] = read(path, file.read_bytes())
        self._files |= {path: read(path, content) for path, content in read_assets().items()}
        self._release = prepare(self._files)
        self._worker = self._files.pop(SERVICE_WORKER, None)  # the script of the service worker without its first line
        if self.built:
            names = [game.name for game in in_home_order()]
            index = named(self._files[INDEX].content, self._release, names).replace(b'="./', b'="/')
            self._files[INDEX] = read(INDEX, index)

    @property
    def built(self) -> bool:
        return INDEX in self._files

    def assets(self, game: str) -> Assets:
        """Return the addresses of the files that a game's package brings."""
        return assets_of(game, self._files)

    async def at(self, path: str) -> File | None:
        """Return the file at a path. A path without a dot is a route of the web client, and returns the index."""
        if path not in self._files and "." not in path and not path.startswith((ASSETS, BOARDS)):
            path = INDEX
        if unread := self._unread.get(path):
            # In a thread: to compress the largest one takes half a second.
            self._files[path] = await asyncio.to_thread(lambda: read(path, unread.read_bytes()))
            self._unread.pop(path, None)
        return self._files.get(path) or self._for_service_worker.get(path)

    @cached_property
    def _for_service_worker(self) -> dict[str, File]:
        """The script of the service worker, and the pack that it names."""
        if self._worker is None or not self.built:
            return {}
        return for_service_worker(self._files, self._release, self._worker.content)


class Release(Struct, frozen=True):
    """What a page knows about its release."""

    version: str
    runtime: str  # the address of the list of the runtime's files; blank if there is no runtime
    runtime_bytes: int


def prepare(files: dict[str, File]) -> Release:
    """Name the list of the runtime among the files by its version, and return the release that the files are."""
    runtime, size = "", 0
    if (found := files.pop(RUNTIME_LIST, None)) is not None:
        listed = json.decode(found.content)
        runtime, size = f"{RUNTIME}runtime.{listed['version']}.json", listed["bytes"]
        files[runtime] = read(runtime, found.content)
    version = sha256("".join(each.digest for each in files.values()).encode()).hexdigest()[:16]
    return Release(version, runtime, size)


def for_service_worker(files: Mapping[str, File], release: Release, script: bytes) -> dict[str, File]:
    """Return the script of the service worker, and the pack that it names with the files that it keeps."""
    kept = {path: file for path, file in files.items() if not path.startswith((RUNTIME, SCREENSHOTS))}
    pack = f"/page-{release.version}.json"
    content = packed(kept)
    told = {
        "version": release.version,
        "pack": pack[1:],
        "sha256": sha256(content).hexdigest(),
        "runtime": release.runtime[1:],
        "headers": HEADERS,
    }
    script = b"const RELEASE = " + json.encode(told) + b";\n" + script
    return {SERVICE_WORKER: read(SERVICE_WORKER, script), pack: read(pack, content)}


def packed(files: Mapping[str, File]) -> bytes:
    """Return the files as one JSON document, with the headers that differ from those of other files."""
    return json.encode({"files": {path[1:]: _packed(path, file) for path, file in sorted(files.items())}})


def _packed(path: str, file: File) -> dict[str, object]:
    headers = {"content-type": file.media_type} | own_policy(path)
    try:
        return {"headers": headers, "text": file.content.decode()}
    except UnicodeDecodeError:
        return {"headers": headers, "base64": b64encode(file.content).decode()}


def own_policy(path: str) -> dict[str, str]:
    """Return the content security policy of a file, if it is not that of every answer."""
    return {"content-security-policy": WORKER_POLICY} if path.startswith(WORKER) else {}


def named(index: bytes, release: Release, games: Iterable[str]) -> bytes:
    """Write the names of the games, the release and the list of its runtime into the index.

    The names of the games let the home page draw their pictures at once.
    """
    about = f' data-games="{" ".join(games)}" data-release="{release.version}"'
    if release.runtime:
        about += f' data-runtime=".{release.runtime}" data-runtime-bytes="{release.runtime_bytes}"'
    return index.replace(APP, APP.replace(b">", f"{about}>".encode()))


def read(path: str, content: bytes) -> File:
    """Return a file with its headers, compressed if that makes it smaller.

    >>> read("/assets/main-1a2b3c.js", b"play();" * 99).media_type
    'text/javascript; charset=utf-8'
    """
    compressed = content if path.endswith(ARCHIVES) else gzip.compress(content, mtime=0)
    return File(
        content,
        compressed if len(compressed) < MAX_COMPRESSED_SHARE * len(content) else b"",
        TYPES.get(Path(path).suffix, "application/octet-stream"),
        sha256(content).hexdigest()[:20],
        FOREVER if path.startswith((ASSETS, RUNTIME)) else ASK_AGAIN,
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
    file = await page.at(request.scope["path"])
    if file is None:
        if page.built or request.scope["path"] != "/":
            raise NotFound(SENTENCES[404])
        body = plain("Tilehall", UNBUILT).encode()
        return Response(b"" if head else body, media_type=MediaType.HTML, headers={"cache-control": ASK_AGAIN})
    compressed = bool(file.compressed) and takes_gzip(request.headers.get("accept-encoding", ""))
    headers = file.headers(compressed) | own_policy(request.scope["path"])
    if file.matches(request.headers.get("if-none-match", "")):
        return Response(b"", status_code=304, headers=headers)
    body = file.compressed if compressed else file.content
    headers |= {"content-type": file.media_type, "content-length": str(len(body))}
    return Response(b"" if head else body, headers=headers)
