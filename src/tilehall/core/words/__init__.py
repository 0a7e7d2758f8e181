"""The words of the framework. Every other catalogue may use them too."""

from tilehall.core.message import Words

say = Words(__name__)
