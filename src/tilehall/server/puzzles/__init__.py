"""Puzzles: those of each game, and what users have done with them."""
