-- Accounts whose owners share their games for research, as SQLite's schema 0016.

ALTER TABLE users ADD COLUMN shares_games BOOLEAN NOT NULL DEFAULT FALSE;
