"""The words of every hall: what the server and the hall in the page both say, and what only the latter says."""

from tilehall.core.message import Words

say = Words(__name__)
