-- The language of a user, as SQLite's schema 0017.

ALTER TABLE users ADD COLUMN language TEXT NOT NULL DEFAULT '';
