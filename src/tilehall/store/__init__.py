"""What is kept: the log of every room, and the accounts."""
