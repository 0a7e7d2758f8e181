"""The words of tournaments: refusals, and why one was cancelled."""

from tilehall.core.message import Words

say = Words(__name__)
