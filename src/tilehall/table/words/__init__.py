"""The words of rooms: refusals at the table, what happens in a game besides its rules, results, and ratings."""

from tilehall.core.message import Words

say = Words(__name__)
