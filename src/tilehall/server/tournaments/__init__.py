"""Tournaments of the hall: their logs, their tables, and what players and organisers ask."""
