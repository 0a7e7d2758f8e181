"""The words of Connect Four."""

from tilehall.core.message import Words

say = Words(__name__)
