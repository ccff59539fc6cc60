/**
 * Gives lanes rows of their own, so that the next lane is found at once at any size. `ready_at` is NULL if nothing waits in the lane. A
 * token fences off a worker that lost its lane. Facts that change more than once per event are in small tables, because writing there
 * costs less than writing the event again. Handlers and pollers keep their notes in steps, entities and leases.
 */
export const sql = `
  CREATE TABLE lane (
    lane TEXT PRIMARY KEY,
    ready_at INTEGER,
    token TEXT,
    process TEXT,
    lease_until INTEGER NOT NULL DEFAULT 0,
    parked_for TEXT
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX lane_ready ON lane (ready_at) WHERE ready_at IS NOT NULL;
  INSERT INTO lane (lane, ready_at)
    SELECT lane, not_before FROM event WHERE seq IN (SELECT min(seq) FROM event WHERE state = 'waiting' GROUP BY lane);

  CREATE TABLE unacknowledged (seq INTEGER PRIMARY KEY, id TEXT NOT NULL) STRICT;
  INSERT INTO unacknowledged SELECT seq, id FROM event WHERE ack_pending = 1;
  DROP INDEX event_ack_pending;
  ALTER TABLE event DROP COLUMN ack_pending;
  ALTER TABLE event DROP COLUMN not_before;
  ALTER TABLE event ADD COLUMN settled_at INTEGER;
  ALTER TABLE event ADD COLUMN trace TEXT;
  CREATE INDEX event_aside ON event (state, seq) WHERE problem IS NOT NULL AND state <> 'waiting';
  CREATE INDEX event_unreadable ON event (seq) WHERE state = 'dead' AND (settled_at IS NULL OR problem LIKE 'Cannot read%');

  -- how often the head of a lane was claimed and nothing was heard of it since
  CREATE TABLE begun (seq INTEGER PRIMARY KEY, times INTEGER NOT NULL) STRICT;
  CREATE TABLE step (seq INTEGER NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (seq, key)) STRICT;
  CREATE TABLE entity (key TEXT PRIMARY KEY, newest INTEGER NOT NULL) STRICT;
  CREATE TABLE lease (name TEXT PRIMARY KEY, owner TEXT NOT NULL, process TEXT NOT NULL, until INTEGER NOT NULL) STRICT;
  CREATE TABLE process (process TEXT PRIMARY KEY, host TEXT NOT NULL, pid INTEGER NOT NULL, began REAL NOT NULL) STRICT;
`;
