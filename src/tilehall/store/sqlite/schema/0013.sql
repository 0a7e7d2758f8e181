-- Rate limits that several nodes count together. A bucket is full at `full_at`, in milliseconds since 1970, if nothing
-- more is taken from it; a full one need not be kept.

CREATE TABLE token_buckets (
    key     TEXT PRIMARY KEY, -- a hash of the limit and of what it counts
    full_at REAL NOT NULL
) STRICT, WITHOUT ROWID;
