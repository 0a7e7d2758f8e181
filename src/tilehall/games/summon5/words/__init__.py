"""The words of SUMMON5."""

from tilehall.core.message import Words

say = Words(__name__)
