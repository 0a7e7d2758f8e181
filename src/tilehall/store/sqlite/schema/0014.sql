-- What the names of accounts look like, so that no two look alike. The hall fills it in as it starts; of accounts of earlier
-- releases that look alike, the oldest has it.

ALTER TABLE users ADD COLUMN skeleton TEXT;

CREATE UNIQUE INDEX users_by_skeleton ON users (skeleton) WHERE login IS NOT NULL;
