"""HTTP and websocket: encoding and decoding of messages, sign-in and limits. It contains no rules of games."""
