"""What tests share: halls, people, positions and probes."""
