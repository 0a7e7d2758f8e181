-- Puzzles that were found for this hall, what people have done with puzzles, and how hard those are by now, as
-- SQLite's schema 0009.

CREATE TABLE puzzles (
    game   TEXT COLLATE "C" NOT NULL,
    puzzle TEXT COLLATE "C" NOT NULL, -- its id
    at     BIGINT NOT NULL,
    body   TEXT NOT NULL, -- JSON, see core/puzzle.py
    PRIMARY KEY (game, puzzle)
);

-- Ratings are in thousandths of a point. Of a puzzle that nobody has tried yet there is no row.
CREATE TABLE puzzle_ratings (
    game      TEXT COLLATE "C" NOT NULL,
    puzzle    TEXT COLLATE "C" NOT NULL,
    mean      BIGINT NOT NULL,
    deviation BIGINT NOT NULL,
    tries     BIGINT NOT NULL,
    PRIMARY KEY (game, puzzle)
);

-- The puzzle of the day: days are counted from 1970, in UTC.
CREATE TABLE daily_puzzles (
    game   TEXT COLLATE "C" NOT NULL,
    day    BIGINT NOT NULL,
    puzzle TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (game, day)
);

CREATE TABLE puzzle_tries (
    person TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    game   TEXT COLLATE "C" NOT NULL,
    puzzle TEXT COLLATE "C" NOT NULL,
    at     BIGINT NOT NULL, -- of the first try
    first  BOOLEAN NOT NULL, -- whether it solved the puzzle
    solved BIGINT,          -- when it was solved
    shown  BOOLEAN NOT NULL, -- whether the solution was seen before: then it cannot be solved any more
    PRIMARY KEY (person, game, puzzle)
);

CREATE TABLE puzzle_levels (
    person    TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    game      TEXT COLLATE "C" NOT NULL,
    mean      BIGINT NOT NULL,
    deviation BIGINT NOT NULL,
    tries     BIGINT NOT NULL,
    PRIMARY KEY (person, game)
);

-- Days on which somebody solved the puzzle of that day.
CREATE TABLE puzzle_days (
    person TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    day    BIGINT NOT NULL,
    game   TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (person, day, game)
);
