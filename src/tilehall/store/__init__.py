"""The store: the log of every room, and the accounts."""
