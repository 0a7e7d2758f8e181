-- Rate limits that several nodes count together, as SQLite's schema 0013. They need not survive a crash.

CREATE UNLOGGED TABLE token_buckets (
    key     TEXT COLLATE "C" PRIMARY KEY, -- a hash of the limit and of what it counts
    full_at DOUBLE PRECISION NOT NULL
);
