"""The words of tournaments: refusals, formats, tie-breaks, and why a tournament was cancelled."""

from tilehall.core.message import Words

say = Words(__name__)
