"""Quick match: users who want to play the same game at the same speed are seated at one table."""
