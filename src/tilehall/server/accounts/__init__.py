"""Guests and accounts: sessions, passwords and names."""
