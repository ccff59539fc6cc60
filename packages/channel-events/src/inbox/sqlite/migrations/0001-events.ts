/** Creates the table of events, with indexes for the events that wait and for those that are to be acknowledged. */
export const sql = `
  CREATE TABLE event (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    type TEXT NOT NULL,
    lane TEXT NOT NULL,
    raw TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'done', 'dead')),
    problem TEXT,
    attempts INTEGER NOT NULL DEFAULT 0,
    not_before INTEGER NOT NULL DEFAULT 0,
    deliveries INTEGER NOT NULL DEFAULT 1,
    first_seen_at INTEGER NOT NULL,
    last_seen_at INTEGER NOT NULL,
    ack_pending INTEGER NOT NULL DEFAULT 1
  ) STRICT;
  CREATE INDEX event_waiting ON event (lane, seq) WHERE state = 'waiting';
  CREATE INDEX event_ack_pending ON event (seq) WHERE ack_pending = 1;
`;
