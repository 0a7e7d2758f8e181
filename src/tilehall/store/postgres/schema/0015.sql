-- Classes, as SQLite's schema 0019: the pupils of a teacher, their rooms and their homework. All of it goes with the class.

CREATE TABLE classes (
    code    TEXT COLLATE "C" PRIMARY KEY,
    teacher TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    title   TEXT NOT NULL,
    created BIGINT NOT NULL,
    ends    BIGINT,           -- null: no end
    admits  BOOLEAN NOT NULL, -- whether new pupils may join
    talks   BOOLEAN NOT NULL, -- whether the pupils may talk
    frozen  BOOLEAN NOT NULL, -- whether all boards and clocks stand still
    screen  TEXT NOT NULL     -- the room that the wall shows; blank: none
);

CREATE INDEX classes_by_teacher ON classes (teacher);
CREATE INDEX classes_by_end ON classes (ends) WHERE ends IS NOT NULL;
CREATE INDEX classes_frozen ON classes (code) WHERE frozen;

-- The nickname is the name of the user. The PIN is hashed with argon2id.
CREATE TABLE pupils (
    person    TEXT COLLATE "C" PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    class     TEXT COLLATE "C" NOT NULL REFERENCES classes (code) ON DELETE CASCADE,
    login     TEXT COLLATE "C" NOT NULL, -- the folded nickname
    real_name TEXT NOT NULL,             -- for the teacher alone
    pin       TEXT NOT NULL,
    pin_set   BIGINT NOT NULL,           -- when
    joined    BIGINT NOT NULL,
    active    BIGINT NOT NULL,           -- when a page of the pupil was last open
    spent     BIGINT NOT NULL            -- for how many milliseconds a page was open
);

CREATE UNIQUE INDEX pupils_by_class ON pupils (class, login);

-- Whether the boards stand still is an entry of each room's log. Here is what was last written there.
CREATE TABLE class_rooms (
    room   TEXT COLLATE "C" PRIMARY KEY REFERENCES rooms (code) ON DELETE CASCADE,
    class  TEXT COLLATE "C" NOT NULL REFERENCES classes (code) ON DELETE CASCADE,
    frozen BOOLEAN NOT NULL
);

CREATE INDEX class_rooms_by_class ON class_rooms (class);
CREATE INDEX class_rooms_frozen ON class_rooms (room) WHERE frozen;

CREATE TABLE homework (
    class   TEXT COLLATE "C" NOT NULL REFERENCES classes (code) ON DELETE CASCADE,
    n       BIGINT NOT NULL,
    created BIGINT NOT NULL,
    due     BIGINT NOT NULL,
    tasks   TEXT NOT NULL, -- JSON: Tasks of store/queries/classes.py
    note    TEXT NOT NULL,
    PRIMARY KEY (class, n)
);
