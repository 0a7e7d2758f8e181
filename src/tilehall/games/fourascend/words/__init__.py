"""The words of 4ascend."""

from tilehall.core.message import Words

say = Words(__name__)
