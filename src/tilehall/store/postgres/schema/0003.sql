-- Lessons that somebody has done, as SQLite's schema 0006. The lesson '' stands for the offer of a game's lessons, once
-- it was put away.

CREATE TABLE lessons (
    person TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    game   TEXT COLLATE "C" NOT NULL,
    lesson TEXT COLLATE "C" NOT NULL,
    at     BIGINT NOT NULL,
    PRIMARY KEY (person, game, lesson)
);
