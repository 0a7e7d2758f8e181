-- Ratings, which follow from the logs, and accounts whose profile is private, as SQLite's schema 0008.

-- Rated games that are over, until their ratings are made: written with the row that ends them.
CREATE TABLE unrated (
    room  TEXT COLLATE "C" NOT NULL,
    match BIGINT NOT NULL,
    PRIMARY KEY (room, match),
    FOREIGN KEY (room, match) REFERENCES finished (room, match) ON DELETE CASCADE
);

-- The rating of a person after each rated game, in thousandths of a point. The order of games is that of their ends.
CREATE TABLE ratings (
    game      TEXT COLLATE "C" NOT NULL,
    at        BIGINT NOT NULL,
    room      TEXT COLLATE "C" NOT NULL,
    match     BIGINT NOT NULL,
    person    TEXT COLLATE "C" NOT NULL,
    place     BIGINT NOT NULL,
    mean      BIGINT NOT NULL,
    deviation BIGINT NOT NULL,
    earlier   BIGINT NOT NULL, -- the mean before the game
    games     BIGINT NOT NULL, -- rated games of this person so far
    PRIMARY KEY (game, at, room, match, person),
    FOREIGN KEY (room, match) REFERENCES finished (room, match) ON DELETE CASCADE
);

CREATE INDEX ratings_by_match ON ratings (room, match);
CREATE UNIQUE INDEX ratings_by_person ON ratings (person, game, games);

-- What people have scored alone, in games that count for the list of the best.
CREATE TABLE solo_scores (
    room   TEXT COLLATE "C" NOT NULL,
    match  BIGINT NOT NULL,
    game   TEXT COLLATE "C" NOT NULL,
    person TEXT COLLATE "C" NOT NULL,
    at     BIGINT NOT NULL,
    score  BIGINT NOT NULL,
    PRIMARY KEY (room, match),
    FOREIGN KEY (room, match) REFERENCES finished (room, match) ON DELETE CASCADE
);

CREATE INDEX solo_scores_by_game ON solo_scores (game, at);
CREATE INDEX solo_scores_by_person ON solo_scores (person);

ALTER TABLE users ADD COLUMN private BOOLEAN NOT NULL DEFAULT FALSE; -- the profile is for its owner alone
