-- What the names of accounts look like, as SQLite's schema 0014. Halls of the release before make accounts without it.

ALTER TABLE users ADD COLUMN skeleton TEXT COLLATE "C";

CREATE UNIQUE INDEX users_by_skeleton ON users (skeleton) WHERE login IS NOT NULL;
