-- Bot accounts, as SQLite's schema 0015.

ALTER TABLE users ADD COLUMN owner TEXT COLLATE "C";
ALTER TABLE users ADD COLUMN bot_rules TEXT;

CREATE INDEX users_by_owner ON users (owner) WHERE owner IS NOT NULL;
