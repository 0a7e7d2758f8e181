"""The addresses of clients behind proxies, of pages that send requests, and of NATS servers."""
