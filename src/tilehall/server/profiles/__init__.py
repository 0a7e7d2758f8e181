"""Profiles: statistics of a user's finished games."""
