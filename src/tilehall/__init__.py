"""Tilehall: a self-hosted hall for tile and board games."""

__version__ = "0.9.0"
