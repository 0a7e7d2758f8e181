"""Pack the Python runtime with which the page plays without a server: Pyodide, msgspec and the modules of this package.

The modules that the first page needs are compiled, because a phone would take many seconds for that at every start. The
large archives are compressed as a whole, which saves a quarter of their size; the page's worker unpacks them.

Every file is named by its content, so that browsers may keep it forever. `runtime.json` lists them, with their sizes
(`bytes` when compressed), and names the version of Pyodide's interface (`lock`).
"""

from __future__ import annotations

import ast
import base64
import gzip
import io
import json
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
import zipfile
from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
BUILT = SOURCE / "tilehall" / "web" / "offline"
NODE_MODULES = ROOT / "web" / "node_modules"
PYODIDE = NODE_MODULES / "pyodide"
WHEELS = NODE_MODULES / ".wheels"
COMPILED = NODE_MODULES / ".compiled"
COMPILER = (Path(__file__).with_name("compile.js"), Path(__file__).with_name("compile.py"))
REQUIREMENTS = ROOT / "requirements" / "offline.txt"
PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--only-binary=:all:", "--no-deps")

WORKER = "tilehall.offline.worker"  # what the page's worker imports, besides the entry points
STANDARD_LIBRARY = "python_stdlib.zip"
LIBRARY = ("core", "bots")  # packages whose own modules a game package may import: docs/reference/game-package.md
UNAVAILABLE = {"numba", "numpy"}  # a module that imports one of these when it is loaded does not run in a browser
ZIP_DATE = (1980, 1, 1, 0, 0, 0)  # equal sources make equal bytes


def download() -> Path:
    """Return the wheel of msgspec for Pyodide, after downloading it unless it is there already."""
    text = REQUIREMENTS.read_text(encoding="utf-8")
    hashes = set(re.findall(r"--hash=sha256:(\w+)", text))
    found = [wheel for wheel in WHEELS.glob("*.whl") if sha256(wheel.read_bytes()).hexdigest() in hashes]
    if found:
        return found[0]
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "download"]
    shutil.rmtree(WHEELS, ignore_errors=True)
    done = subprocess.run([*pip, *PLATFORM, "--require-hashes", "-r", REQUIREMENTS, "-d", WHEELS], check=False)
    if done.returncode:
        sys.exit(done.returncode)
    return next(WHEELS.glob("*.whl"))


def pack(node: str) -> None:
    """Write the files of the runtime into the built page, and remove those of earlier builds."""
    BUILT.mkdir(parents=True, exist_ok=True)
    listed = BUILT / "runtime.json"
    before = json.loads(listed.read_text(encoding="utf-8"))["files"] if listed.exists() else []
    sizes = {each["path"]: each["bytes"] for each in before}
    files = []
    for name, path, content in contents(node):
        place = BUILT / path
        if not place.exists():
            place.write_bytes(content)
        size = sizes.get(path) or len(gzip.compress(content, mtime=0))
        digest = sha256(content).hexdigest()
        files.append({"name": name, "path": path, "bytes": size, "size": len(content), "sha256": digest})
    version = sha256("".join(str(each["sha256"]) for each in files).encode()).hexdigest()[:12]
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    total = sum(int(str(each["bytes"])) for each in files)
    runtime = {"version": version, "bytes": total, "lock": lock, "files": files}
    listed.write_text(json.dumps(runtime, indent=2) + "\n", encoding="utf-8")
    for old in set(BUILT.iterdir()) - {listed, *(BUILT / str(each["path"]) for each in files)}:
        old.unlink()


def contents(node: str) -> Iterator[tuple[str, str, bytes]]:
    """Yield the name, the name with its hash, and the content of every file of the runtime."""
    renamed: dict[str, str] = {}
    for name in ("pyodide.asm.wasm", "pyodide.asm.mjs", "pyodide.mjs"):
        content = (PYODIDE / name).read_bytes()
        for plain, hashed in renamed.items():
            content = content.replace(plain.encode(), hashed.encode())
        # Every web server knows the type of `.js`, but some send `.mjs` as a download, which browsers do not import.
        renamed[name] = named_by_content(name.replace(".mjs", ".js"), content)
        yield name, renamed[name], content
    own = files_of_the_package()
    wheel = download()
    modules = compiled(node, wheel, archive(own))
    for name, files in (
        (STANDARD_LIBRARY, files_in(PYODIDE / STANDARD_LIBRARY)),
        ("msgspec.whl", files_in(wheel)),
        ("tilehall.zip", own),
    ):
        content = gzip.compress(archive(with_modules(files, modules)), mtime=0)
        # The suffix says nothing, because some web servers would tell the browser to unpack a `.gz`.
        yield name, named_by_content(f"{name.partition('.')[0]}.bin", content), content


def files_in(path: Path) -> dict[str, bytes]:
    """Return the files of a zip archive."""
    with zipfile.ZipFile(path) as source:
        return {name: source.read(name) for name in source.namelist() if not name.endswith("/")}


def compiled(node: str, wheel: Path, own: bytes) -> dict[str, bytes]:
    """Return the modules that the first page needs, compiled, by the paths of their sources."""
    parts = (own, wheel.read_bytes(), *(each.read_bytes() for each in (*COMPILER, PYODIDE / "package.json")))
    digest = sha256("".join(sha256(part).hexdigest() for part in parts).encode()).hexdigest()
    known = COMPILED / f"{digest}.json"
    if not known.exists():
        with tempfile.NamedTemporaryFile(suffix=".zip") as file:
            file.write(own)
            file.flush()
            done = subprocess.run([node, COMPILER[0], wheel, file.name], stdout=subprocess.PIPE, check=False)
        if done.returncode:
            sys.exit(done.returncode)
        shutil.rmtree(COMPILED, ignore_errors=True)
        COMPILED.mkdir()
        known.write_bytes(done.stdout)
    return {path: base64.b64decode(content) for path, content in json.loads(known.read_bytes()).items()}


def with_modules(files: Mapping[str, bytes], modules: Mapping[str, bytes]) -> dict[str, bytes]:
    """Return the files with compiled modules in place of their sources."""
    return {f"{path}c" if path in modules else path: modules.get(path, content) for path, content in files.items()}


def named_by_content(name: str, content: bytes) -> str:
    """Return a file's name with its hash: `pyodide.js` becomes `pyodide.1a2b3c4d.js`."""
    stem, _, suffix = name.rpartition(".")
    return f"{stem}.{sha256(content).hexdigest()[:8]}.{suffix}"


def archive(files: dict[str, bytes]) -> bytes:
    """Return a zip archive of the files, which are not compressed."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as target:
        # Files of one kind compress better together.
        for name, content in sorted(files.items(), key=lambda file: (file[0].rpartition(".")[2], file[0])):
            target.writestr(zipfile.ZipInfo(name, ZIP_DATE), content)
    return packed.getvalue()


def files_of_the_package() -> dict[str, bytes]:
    """Return every module that the worker can import, the data beside them, and the entry points."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    groups: dict[str, dict[str, str]] = project["entry-points"]
    targets = {target.partition(":")[0] for group in groups.values() for target in group.values()}
    library = {f"tilehall.{name}.{each.stem}" for name in LIBRARY for each in (SOURCE / "tilehall" / name).glob("*.py")}
    modules = imported_from({WORKER, *targets, *library})
    folders = {module.parent for module in modules}
    data = {
        each
        for folder in folders - {SOURCE / "tilehall"}
        for each in folder.iterdir()
        if each.is_file() and each.suffix not in (".py", ".pyc")
    }
    version = re.search(r'^__version__ = "(.+)"$', (SOURCE / "tilehall/__init__.py").read_text("utf-8"), re.MULTILINE)
    assert version
    metadata = f"tilehall-{version[1]}.dist-info"
    points = "".join(
        f"[{group}]\n" + "".join(f"{name} = {target}\n" for name, target in points.items()) + "\n"
        for group, points in groups.items()
    )
    return {
        **{each.relative_to(SOURCE).as_posix(): each.read_bytes() for each in modules | data},
        f"{metadata}/METADATA": f"Metadata-Version: 2.1\nName: tilehall\nVersion: {version[1]}\n".encode(),
        f"{metadata}/entry_points.txt": points.encode(),
    }


def imported_from(names: set[str]) -> set[Path]:
    """Return the modules of this package that the named ones import, directly or not, and those modules themselves."""
    seen: set[Path] = set()
    left = [found for name in sorted(names) for found in modules_of(name)]
    while left:
        module = left.pop()
        if module in seen:
            continue
        tree = ast.parse(module.read_text(encoding="utf-8"))
        if {name.partition(".")[0] for statement in tree.body for name in imports(statement)} & UNAVAILABLE:
            continue
        seen.add(module)
        left += [found for node in statements(tree) for name in imports(node) for found in modules_of(name)]
    return seen


def statements(tree: ast.AST) -> Iterator[ast.AST]:
    """Yield every node of a module, without those that only a type checker reads."""
    for node in ast.iter_child_nodes(tree):
        match node:
            case ast.If(ast.Name("TYPE_CHECKING")):
                continue
        yield node
        yield from statements(node)


def imports(node: ast.AST) -> list[str]:
    """Return what an import statement names; some of the names may not be modules."""
    match node:
        case ast.Import(names):
            return [alias.name for alias in names]
        case ast.ImportFrom(str(module), names):
            return [module, *(f"{module}.{alias.name}" for alias in names)]
        case _:
            return []


def modules_of(name: str) -> list[Path]:
    """Return the files of a module and of the packages that contain it; none if it does not belong to this package."""
    parts = name.split(".")
    if parts[0] != "tilehall":
        return []
    paths = [SOURCE.joinpath(*parts[:depth]) for depth in range(1, len(parts) + 1)]
    return [each for path in paths for each in (path / "__init__.py", path.with_suffix(".py")) if each.is_file()]
