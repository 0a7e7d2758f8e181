"""The words of games in the terminal."""

from tilehall.core.message import Words

say = Words(__name__)
