"""Ratings of players, bots and puzzles from finished games, computed with OpenSkill."""
