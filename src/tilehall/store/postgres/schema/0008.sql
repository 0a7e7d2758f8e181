-- What lists of rooms are filtered by, and the rooms in which people wait to be matched, as SQLite's schema 0012. Halls
-- of the release before open rooms without these columns.

ALTER TABLE rooms ADD COLUMN queue TEXT COLLATE "C" NOT NULL DEFAULT ''; -- the speed that its people wait for; '': they do not
ALTER TABLE rooms ADD COLUMN speed TEXT COLLATE "C" NOT NULL DEFAULT 'none'; -- what its clock is called
ALTER TABLE rooms ADD COLUMN rated BOOLEAN NOT NULL DEFAULT FALSE; -- its game is rated, or the next one would be

CREATE INDEX rooms_matching ON rooms (opened, code) WHERE queue <> '';

-- Rooms of earlier releases that are listed now. Their next row says it exactly, options included.
UPDATE rooms SET
    rated = coalesce((chosen ->> 'rated')::boolean, FALSE),
    speed = CASE
        WHEN chosen #>> '{clock,kind}' IS NULL THEN 'none'
        WHEN chosen #>> '{clock,kind}' = 'turn' AND (chosen #>> '{clock,seconds}')::bigint >= 3600 THEN 'days'
        WHEN chosen #>> '{clock,kind}' = 'turn' AND (chosen #>> '{clock,seconds}')::bigint <= 90 THEN 'quick'
        WHEN chosen #>> '{clock,kind}' = 'bank' AND (chosen #>> '{clock,seconds}')::bigint
            + 40 * coalesce((chosen #>> '{clock,increment}')::bigint, 0) <= 900 THEN 'quick'
        ELSE 'relaxed'
    END
FROM (
    SELECT DISTINCT ON (log.room) log.room, convert_from(log.entry, 'UTF8')::json AS chosen
    FROM rooms AS open JOIN log ON log.room = open.code
    WHERE open.listed AND open.phase IN ('gathering', 'playing')
        AND substring(log.entry FOR 12) IN ('{"is":"opene'::bytea, '{"is":"arran'::bytea)
    ORDER BY log.room, log.seq DESC
) AS settings
WHERE code = settings.room;
