"""The soak with faults: a cluster of real processes, people who play in it, and whatever can go wrong meanwhile."""
