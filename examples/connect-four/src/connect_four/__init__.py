"""Connect Four for Tilehall: rules, a drawing for the terminal, and a board for the page."""

from connect_four.rules import ConnectFour

__all__ = ["ConnectFour"]
