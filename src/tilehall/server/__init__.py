"""HTTP and websocket: bytes to typed messages and back, sign-in, limits. It decides nothing about games."""
