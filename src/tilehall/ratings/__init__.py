"""Ratings: what the games that are over say about who plays how well, by OpenSkill."""
