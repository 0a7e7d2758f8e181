"""Shared test support: halls, players, positions and probes."""
