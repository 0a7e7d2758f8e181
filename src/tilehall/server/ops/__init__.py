"""Operations: metrics, health, logs and rate limits."""
