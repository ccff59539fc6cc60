/**
 * The tables of a hub. An event is written once and only read from then on; a redelivery counts in it. What changes stands in narrow
 * rows: one in `waiting` until the event ends, one in `outcome` from then on. A lane has a row in `turn` while events wait in it, while
 * it is held, and while it is parked. `ready_at` says when it has its turn, and the token fences off a worker that lost it. A claim leaves
 * the indexed columns as they are, so it changes its row in place. Times are in ms since the epoch.
 */
export const tables = `
  CREATE TABLE channel (id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name text NOT NULL UNIQUE);

  CREATE SEQUENCE event_seq;
  CREATE TABLE event (
    channel integer NOT NULL,
    seq bigint NOT NULL,
    key text NOT NULL,
    id text,
    type text NOT NULL,
    lane text COLLATE "C" NOT NULL,
    raw text NOT NULL,
    deliveries integer NOT NULL,
    first_seen_at bigint NOT NULL,
    last_seen_at bigint NOT NULL,
    trace text,
    PRIMARY KEY (channel, seq),
    UNIQUE (channel, key)
  );

  CREATE TABLE waiting (
    channel integer NOT NULL,
    lane text COLLATE "C" NOT NULL,
    seq bigint NOT NULL,
    attempts integer NOT NULL DEFAULT 0,
    started integer NOT NULL DEFAULT 0,
    problem text,
    settled_at bigint,
    PRIMARY KEY (channel, lane, seq)
  );

  CREATE TABLE outcome (
    channel integer NOT NULL,
    seq bigint NOT NULL,
    state text NOT NULL CHECK (state IN ('done', 'dead')),
    attempts integer NOT NULL,
    problem text,
    settled_at bigint,
    PRIMARY KEY (channel, seq)
  );
  CREATE INDEX outcome_aside ON outcome (channel, state, seq) WHERE state <> 'done' OR problem IS NOT NULL;
  CREATE INDEX outcome_unreadable ON outcome (channel, seq) WHERE state = 'dead' AND (settled_at IS NULL OR problem LIKE 'Cannot read%');
  CREATE INDEX outcome_settled ON outcome (channel, settled_at);

  CREATE TABLE turn (
    channel integer NOT NULL,
    lane text COLLATE "C" NOT NULL,
    ready_at bigint NOT NULL,
    lease_until bigint NOT NULL DEFAULT 0,
    token uuid,
    parked_for text,
    PRIMARY KEY (channel, lane)
  ) WITH (fillfactor = 50);
  CREATE INDEX turn_ready ON turn (channel, ready_at);
  CREATE INDEX turn_parked ON turn (channel, lane) WHERE parked_for IS NOT NULL;

  CREATE TABLE ack (
    channel integer NOT NULL,
    page bigint GENERATED ALWAYS AS IDENTITY,
    seqs bigint[] NOT NULL,
    PRIMARY KEY (channel, page)
  );

  CREATE TABLE counter (
    channel integer NOT NULL,
    slot integer NOT NULL,
    waiting bigint NOT NULL,
    done bigint NOT NULL,
    dead bigint NOT NULL,
    PRIMARY KEY (channel, slot)
  ) WITH (fillfactor = 20);

  CREATE TABLE step (channel integer, seq bigint, key text, value text NOT NULL, PRIMARY KEY (channel, seq, key));
  CREATE TABLE entity (channel integer, key text, newest bigint NOT NULL, PRIMARY KEY (channel, key));
  CREATE TABLE lease (channel integer, name text, owner text NOT NULL, until bigint NOT NULL, PRIMARY KEY (channel, name));
  CREATE TABLE purged (channel integer PRIMARY KEY, payloads_before bigint NOT NULL);
  CREATE TABLE clock (at bigint NOT NULL);
  INSERT INTO clock VALUES (0);
`;
