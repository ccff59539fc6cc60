/**
 * Events, and lanes with rows of their own, so that the next one is found at once however much waits. `ready_at` is NULL where
 * nothing waits; a token fences off who lost the lane. Times are in ms since the epoch. Steps, entities and leases are what
 * handlers and pollers remember.
 */
export const sql = `
  CREATE TABLE event (
    seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    key text NOT NULL UNIQUE,
    id text NOT NULL,
    type text NOT NULL,
    lane text NOT NULL,
    raw text NOT NULL,
    state text NOT NULL CHECK (state IN ('waiting', 'done', 'dead')),
    problem text,
    attempts integer NOT NULL DEFAULT 0,
    started integer NOT NULL DEFAULT 0,
    deliveries integer NOT NULL DEFAULT 1,
    first_seen_at bigint NOT NULL,
    last_seen_at bigint NOT NULL,
    settled_at bigint,
    ack_pending boolean NOT NULL DEFAULT true,
    trace text
  );
  CREATE INDEX event_waiting ON event (lane, seq) WHERE state = 'waiting';
  CREATE INDEX event_ack_pending ON event (seq) WHERE ack_pending;
  CREATE INDEX event_put_aside ON event (state, seq) WHERE state = 'dead' OR (state = 'done' AND problem IS NOT NULL);

  CREATE TABLE lane (
    lane text PRIMARY KEY,
    ready_at bigint,
    token text,
    lease_until bigint NOT NULL DEFAULT 0,
    parked_for text
  );
  CREATE INDEX lane_ready ON lane (ready_at) WHERE ready_at IS NOT NULL;

  CREATE TABLE step (seq bigint NOT NULL, key text NOT NULL, value text NOT NULL, PRIMARY KEY (seq, key));
  CREATE TABLE entity (key text PRIMARY KEY, newest bigint NOT NULL);
  CREATE TABLE lease (name text PRIMARY KEY, owner text NOT NULL, until bigint NOT NULL);
`;
