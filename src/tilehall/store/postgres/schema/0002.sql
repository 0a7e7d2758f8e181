-- Looking after the hall, as SQLite's schema 0005: who is banned, what was done by whom, and which lines of talk were
-- reported.

CREATE TABLE bans (
    person TEXT COLLATE "C" PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    at     BIGINT NOT NULL,
    until  BIGINT, -- NULL: until somebody lifts it
    reason TEXT NOT NULL
);

-- The audit log. It has ids and no names, as the log of a room: an account that is deleted leaves none behind. Its
-- numbers come without a gap, which those of a sequence do not: a gap would look like a row that was removed.
CREATE TABLE acts (
    n      BIGINT PRIMARY KEY,
    at     BIGINT NOT NULL,
    actor  TEXT NOT NULL, -- '' for the host at the command line
    act    TEXT NOT NULL,
    target TEXT NOT NULL, -- a person, a room or a report
    note   TEXT NOT NULL
);

CREATE FUNCTION refuse_edit_of_acts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'a row of the audit log is written once, and stays';
END
$$;

CREATE TRIGGER acts_are_never_changed BEFORE UPDATE OR DELETE OR TRUNCATE ON acts
FOR EACH STATEMENT EXECUTE FUNCTION refuse_edit_of_acts();

-- A reported line and the talk around it, which outlive the room. The time is part of what tells a line: a code may be
-- given to another room once the first is gone.
CREATE TABLE reports (
    n       BIGINT PRIMARY KEY,
    room    TEXT COLLATE "C" NOT NULL,
    line    BIGINT NOT NULL,
    at      BIGINT NOT NULL,
    speaker TEXT NOT NULL,
    said    TEXT NOT NULL,
    context TEXT NOT NULL, -- JSON: Talk of store/protocol.py, in order, the line itself among it
    settled BIGINT, -- when; NULL: it is open
    UNIQUE (room, line, at)
);

CREATE INDEX reports_open ON reports (n) WHERE settled IS NULL;

CREATE TABLE reporters (
    report BIGINT NOT NULL REFERENCES reports (n) ON DELETE CASCADE,
    person TEXT COLLATE "C" NOT NULL,
    at     BIGINT NOT NULL,
    why    TEXT NOT NULL,
    PRIMARY KEY (report, person)
);

CREATE INDEX reporters_by_person ON reporters (person);
CREATE INDEX users_by_seen ON users (seen) WHERE NOT deleted;
