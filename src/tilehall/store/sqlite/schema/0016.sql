-- Accounts whose owners agree that their finished games are used for research, without names.

ALTER TABLE users ADD COLUMN shares_games INTEGER NOT NULL DEFAULT 0;
