"""Tournaments over HTTP: creating, reading, entering and organising them, and whom the hall refuses."""

from __future__ import annotations
