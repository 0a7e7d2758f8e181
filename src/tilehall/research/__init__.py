"""Environments and datasets for research. See `pip install tilehall[research]`."""
