"""Look-alike characters for `server/accounts/lookalikes.py`, from the confusables of the Unicode Consortium.

    python -m tools.confusables confusables.txt

reads the file from https://www.unicode.org/Public/security/latest/confusables.txt (UTS 39, section 4) and writes
src/tilehall/server/accounts/confusables.txt: one line for each prototype, followed by all characters that look like it.
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from pathlib import Path

TARGET = Path(__file__).parents[1] / "src/tilehall/server/accounts/confusables.txt"
VERSION = re.compile(r"^# Version: (\S+)$", re.MULTILINE)
MAPPING = re.compile(r"^([0-9A-F]+) ;\t([0-9A-F ]+) ;\tMA\t", re.MULTILINE)


def compact(source: str) -> str:
    r"""Return the mappings of Unicode's file, grouped by prototype.

    >>> print(compact("# Version: 99.0\n0430 ;\t0061 ;\tMA\t# ...\n0251 ;\t0061 ;\tMA\t# ...\n"), end="")
    # Unicode 99.0, security/confusables.txt; made by tools/confusables.py. A prototype: what looks like it.
    # © Unicode, Inc., under the Unicode License: https://www.unicode.org/license.txt
    0061: 0251 0430
    """
    version = VERSION.search(source)
    if version is None:
        raise SystemExit("This is not Unicode's confusables.txt.")
    groups: defaultdict[str, list[str]] = defaultdict(list)
    for character, prototype in MAPPING.findall(source):
        groups[prototype].append(character)
    return "".join(
        [
            f"# Unicode {version[1]}, security/confusables.txt; made by tools/confusables.py. "
            "A prototype: what looks like it.\n",
            "# © Unicode, Inc., under the Unicode License: https://www.unicode.org/license.txt\n",
            *(f"{each}: {' '.join(sorted(groups[each]))}\n" for each in sorted(groups)),
        ]
    )


if __name__ == "__main__":
    TARGET.write_text(compact(Path(sys.argv[1]).read_text(encoding="utf-8-sig")), encoding="utf-8")
