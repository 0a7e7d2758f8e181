"""Quick match: people who want to play the same at the same speed come to one table."""
