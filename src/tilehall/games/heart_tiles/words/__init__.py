"""The words of Heart Tiles."""

from tilehall.core.message import Words

say = Words(__name__)
