"""The words of the server: what it says to users and admins, its notices and its mails."""

from tilehall.core.message import Words

say = Words(__name__)
