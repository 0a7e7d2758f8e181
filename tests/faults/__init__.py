"""The soak with faults: a cluster of real processes, players in it, and faults of every kind."""
