"""The words of Miners."""

from tilehall.core.message import Words

say = Words(__name__)
