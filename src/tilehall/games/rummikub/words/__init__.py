"""The words of Rummikub."""

from tilehall.core.message import Words

say = Words(__name__)
