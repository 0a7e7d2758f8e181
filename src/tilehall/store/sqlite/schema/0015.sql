-- Bot accounts: users whose seat a program plays. They have an owner and rules, and no password.

ALTER TABLE users ADD COLUMN owner TEXT;     -- the account that made it; NULL for everyone else
ALTER TABLE users ADD COLUMN bot_rules TEXT; -- JSON: the games that it takes part in

CREATE INDEX users_by_owner ON users (owner) WHERE owner IS NOT NULL;
