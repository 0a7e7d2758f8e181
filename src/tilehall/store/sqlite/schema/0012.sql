-- What lists of rooms are filtered by, and the rooms in which people wait to be matched.

ALTER TABLE rooms ADD COLUMN queue TEXT NOT NULL DEFAULT ''; -- the speed that its people wait for; '': they do not
ALTER TABLE rooms ADD COLUMN speed TEXT NOT NULL DEFAULT 'none'; -- what its clock is called
ALTER TABLE rooms ADD COLUMN rated INTEGER NOT NULL DEFAULT 0; -- its game is rated, or the next one would be

CREATE INDEX rooms_matching ON rooms (opened, code) WHERE queue <> '';

-- Rooms of earlier releases that are listed now. Their next row says it exactly, options included.
UPDATE rooms SET
    rated = coalesce(json_extract(chosen, '$.rated'), 0),
    speed = CASE
        WHEN json_extract(chosen, '$.clock.kind') IS NULL THEN 'none'
        WHEN json_extract(chosen, '$.clock.kind') = 'turn' AND json_extract(chosen, '$.clock.seconds') >= 3600 THEN 'days'
        WHEN json_extract(chosen, '$.clock.kind') = 'turn' AND json_extract(chosen, '$.clock.seconds') <= 90 THEN 'quick'
        WHEN json_extract(chosen, '$.clock.kind') = 'bank'
            AND (json_extract(chosen, '$.clock.seconds')) + 40 * coalesce(json_extract(chosen, '$.clock.increment'), 0) <= 900 THEN 'quick'
        ELSE 'relaxed'
    END
FROM (
    SELECT log.room, max(log.seq), CAST(log.entry AS TEXT) AS chosen
    FROM rooms AS open JOIN log ON log.room = open.code
    WHERE open.listed = 1 AND open.phase IN ('gathering', 'playing')
        AND substr(CAST(log.entry AS TEXT), 1, 12) IN ('{"is":"opene', '{"is":"arran')
    GROUP BY log.room
)
WHERE code = room;
