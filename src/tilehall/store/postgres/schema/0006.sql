-- Clocks, as SQLite's schema 0010: when to look at a room in which time runs, and how people are told that it is their
-- turn.

-- Rooms with a clock, until their game is over. What is in here follows from their logs, and may be behind them.
CREATE TABLE clocks (
    room     TEXT COLLATE "C" PRIMARY KEY REFERENCES rooms (code) ON DELETE CASCADE,
    seq      BIGINT NOT NULL, -- the newest row of the log when this was written
    look_at  BIGINT NOT NULL, -- when to look whether the time is up
    deadline BIGINT,          -- when the time of the seat to act is up; null: none runs
    person   TEXT COLLATE "C",             -- who is to act, where it is a person's turn
    turn     BIGINT NOT NULL, -- the row of the log with which that turn began
    told     BIGINT NOT NULL  -- the turn of which the person was last told
);

CREATE INDEX clocks_by_look_at ON clocks (look_at);

-- When the hall was last there: time that ran while it was not is given back.
CREATE TABLE uptime (
    one BIGINT PRIMARY KEY CHECK (one = 1),
    at  BIGINT NOT NULL
);

-- Browsers that are told by web push, and the keys that their messages are encrypted with (RFC 8291).
CREATE TABLE push_subscriptions (
    endpoint TEXT COLLATE "C" PRIMARY KEY,
    person   TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    key      BYTEA NOT NULL,
    secret   BYTEA NOT NULL,
    created  BIGINT NOT NULL
);

CREATE INDEX push_subscriptions_by_person ON push_subscriptions (person);

-- Addresses of accounts that ask for mail; the code is blank once somebody has shown that the address is theirs.
CREATE TABLE mail_addresses (
    person  TEXT COLLATE "C" PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    address TEXT COLLATE "C" NOT NULL,
    code    TEXT COLLATE "C" NOT NULL,
    created BIGINT NOT NULL
);
