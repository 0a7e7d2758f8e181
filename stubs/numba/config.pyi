CACHE_DIR: str  # where compiled code is kept; empty: beside the source
