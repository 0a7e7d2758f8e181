"""Drafts with their texts in English, to be compared with what players read."""

from __future__ import annotations

from msgspec.structs import replace

from tilehall.core.game import Draft


def in_english(draft: Draft) -> Draft:
    """Return a draft whose verdicts, marks and missing parts are sentences."""
    return replace(
        draft,
        verdicts=tuple(replace(each, why=str(each.why)) for each in draft.verdicts),
        missing=tuple(map(str, draft.missing)),
        marks=tuple(replace(each, text=str(each.text)) for each in draft.marks),
    )
