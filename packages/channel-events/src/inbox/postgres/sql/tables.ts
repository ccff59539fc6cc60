import { LARGEST_STEP_MS, NEVER } from "../../../ground/event.ts";

/**
 * The settings of each function: it finds its tables in their schema, and uses their indexes whatever the statistics say, because a plan
 * that was made while a table was empty is kept. One index fits each way to find a row, and none of these plans keeps rows in memory.
 */
export const RULES = `SET search_path FROM CURRENT SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET enable_material = off SET enable_bitmapscan = off SET jit = off SET plan_cache_mode = force_generic_plan`;

/** A step of the clock that is noticed, in ms. */
export const NOTICED_STEP_MS = 5_000;

/** The settings of functions that take rows in the order of an index, however many there are. */
export const ORDERED = `${RULES} SET enable_sort = off`;

/**
 * The tables of any number of channels. Each has a primary key, because logical replication refuses a change of a row without one. An event is written once and only read from then on; a redelivery counts in it. What changes stands in narrow
 * rows: one in `waiting` until the event ends, one in `outcome` from then on. A lane has a row in `turn` while events wait in it, while
 * it is held, and while it is parked. It is found by its channel and name, or, by its channel as a wider
 * number, by when it is due. `ready_at` says when it has its turn, and the token fences off a worker that lost it. A claim leaves
 * the indexed columns as they are, so it changes its row in place. Times are in ms since the epoch.
 */
const tables = `
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
  CREATE INDEX waiting_started ON waiting (channel, lane, seq) WHERE started > attempts;

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
  CREATE INDEX outcome_unreadable ON outcome (channel, seq) WHERE state = 'dead' AND settled_at IS NULL;
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
  CREATE INDEX turn_ready ON turn ((channel::bigint), ready_at);
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
  CREATE TABLE clock (id integer PRIMARY KEY CHECK (id = 1), at bigint NOT NULL);
  INSERT INTO clock (id, at) VALUES (1, 0);
`;

/**
 * Several functions need these: the time; a commit that a power cut may undo, because the work is then done again; one that is on the disk whatever
 * the server or the role was set to since the inbox was opened; the lock that a
 * channel's storing, marking and purging take before all others; and the counts of a channel, in sixteen rows, so that processes rarely
 * wait for each other there.
 */
const shared = `
  CREATE FUNCTION now_ms(given bigint) RETURNS bigint LANGUAGE sql VOLATILE AS
    'SELECT coalesce(given, (extract(epoch FROM clock_timestamp()) * 1000)::bigint)';

  CREATE FUNCTION commit_quickly() RETURNS void LANGUAGE sql VOLATILE AS
    $$ SELECT set_config('synchronous_commit', 'off', true) $$;

  CREATE FUNCTION commit_durably() RETURNS void LANGUAGE sql VOLATILE AS
    $$ SELECT set_config('synchronous_commit', 'on', true) WHERE current_setting('synchronous_commit') = 'off' $$;

  CREATE FUNCTION lock_channel(ch integer) RETURNS void LANGUAGE sql VOLATILE ${RULES} AS
    $$ SELECT pg_advisory_xact_lock(('channel'::regclass::oid::bigint << 32) | ch) $$;

  CREATE FUNCTION count_events(ch integer, more_waiting bigint, more_done bigint, more_dead bigint)
  RETURNS void LANGUAGE plpgsql ${RULES} AS $$
  BEGIN
    INSERT INTO counter AS known (channel, slot, waiting, done, dead)
    VALUES (ch, pg_backend_pid() % 16, more_waiting, more_done, more_dead)
    ON CONFLICT (channel, slot) DO UPDATE SET waiting = known.waiting + excluded.waiting, done = known.done + excluded.done,
      dead = known.dead + excluded.dead;
  END $$;
`;

/**
 * `lease_1` gives tasks of any number of channels to their owners, and returns the places of those that were given, and the time.
 *
 * `follow_clock_1` notices that the clock was set back since the last look, and makes every wait shorter by that much: a time that lies only a little
 * ahead was set before the clock went wrong, so it is right again. It also notices that the clock was set forward: the process that asks has
 * measured less time since an earlier answer, and no process has looked since then. What was held just before is held for as long as it would have
 * been. Only what seems to be over gets more time after a large step, because what was renewed since has its time. A process that has measured
 * nothing changes nothing.
 */
const keeping = `
  CREATE FUNCTION follow_clock_1(at bigint, expected bigint) RETURNS void LANGUAGE plpgsql ${RULES} AS $$
  DECLARE
    seen bigint := (SELECT clock.at FROM clock);
    ahead bigint := seen - at;
    step bigint := least(at - expected, -ahead);
  BEGIN
    IF abs(ahead) < ${NOTICED_STEP_MS} OR (ahead < 0 AND expected IS NULL) THEN
      RETURN;
    END IF;
    UPDATE clock SET at = follow_clock_1.at WHERE clock.at = seen;
    IF FOUND AND step >= ${NOTICED_STEP_MS} THEN
      UPDATE turn SET lease_until = lease_until + step WHERE turn.ctid = ANY (ARRAY(
        SELECT t.ctid FROM turn AS t WHERE t.lease_until > follow_clock_1.at - step
          AND (t.lease_until <= follow_clock_1.at OR step <= ${LARGEST_STEP_MS}) ORDER BY t.channel, t.lane FOR UPDATE SKIP LOCKED));
      UPDATE lease SET until = until + step WHERE lease.ctid = ANY (ARRAY(
        SELECT l.ctid FROM lease AS l WHERE l.until > follow_clock_1.at - step
          AND (l.until <= follow_clock_1.at OR step <= ${LARGEST_STEP_MS}) ORDER BY l.channel, l.name FOR UPDATE SKIP LOCKED));
      UPDATE member SET until = until + step WHERE member.ctid = ANY (ARRAY(
        SELECT m.ctid FROM member AS m WHERE m.until > follow_clock_1.at - step
          AND (m.until <= follow_clock_1.at OR step <= ${LARGEST_STEP_MS}) ORDER BY m.name FOR UPDATE SKIP LOCKED));
      RETURN;
    END IF;
    IF NOT FOUND OR ahead <= ${LARGEST_STEP_MS} THEN
      RETURN;
    END IF;
    PERFORM lock_channel(c.id) FROM (SELECT id FROM channel ORDER BY id) AS c;
    UPDATE event SET first_seen_at = least(first_seen_at, follow_clock_1.at), last_seen_at = least(last_seen_at, follow_clock_1.at)
    WHERE last_seen_at > follow_clock_1.at;
    PERFORM FROM turn ORDER BY channel, lane FOR UPDATE;
    UPDATE turn SET
      ready_at = CASE WHEN ready_at > follow_clock_1.at + ahead / 2 AND ready_at < ${NEVER} THEN greatest(follow_clock_1.at, ready_at - ahead) ELSE ready_at END,
      lease_until = CASE WHEN lease_until > follow_clock_1.at + ahead / 2 THEN greatest(0, lease_until - ahead) ELSE lease_until END
    WHERE ready_at > follow_clock_1.at OR lease_until > follow_clock_1.at;
    UPDATE waiting SET settled_at = follow_clock_1.at WHERE settled_at > follow_clock_1.at;
    UPDATE outcome SET settled_at = follow_clock_1.at WHERE settled_at > follow_clock_1.at;
    DELETE FROM purged;
    PERFORM FROM lease ORDER BY channel, name FOR UPDATE;
    UPDATE lease SET until = until - ahead;
  END $$;

  CREATE FUNCTION lease_1(given_now bigint, expected bigint, chs integer[], names text[], owners text[], ms bigint[])
  RETURNS TABLE (given integer[], at bigint) LANGUAGE plpgsql ${RULES} AS $$
  BEGIN
    at := now_ms(given_now);
    PERFORM commit_quickly();
    PERFORM follow_clock_1(at, coalesce(given_now, expected));
    WITH asked AS (SELECT g.* FROM unnest(chs, names, owners, ms) WITH ORDINALITY AS g (ch, name, owner, ms, place)),
    kept AS (
      INSERT INTO lease AS held (channel, name, owner, until) SELECT asked.ch, asked.name, asked.owner, at + asked.ms FROM asked ORDER BY 1, 2
      ON CONFLICT (channel, name) DO UPDATE SET owner = excluded.owner, until = excluded.until
      WHERE held.owner = excluded.owner OR held.until <= at RETURNING held.channel, held.name)
    SELECT coalesce(array_agg(asked.place::integer), '{}') INTO given FROM asked JOIN kept ON kept.channel = asked.ch AND kept.name = asked.name;
    RETURN NEXT;
  END $$;
`;

/**
 * `join_1` records that a process lives for so many ms and which turns it can take, and returns those that live; `leave_1` records that one is
 * gone. A time that lies far ahead was set before the clock was put right, and no process is kept alive by it.
 */
const members = `
  CREATE TABLE member (name text PRIMARY KEY, until bigint NOT NULL, channels integer[] NOT NULL) WITH (fillfactor = 50);

  CREATE FUNCTION join_1(given_now bigint, joining text, ms bigint, turns integer[]) RETURNS TABLE (name text, channels integer[])
  LANGUAGE plpgsql ${RULES} AS $$
  #variable_conflict use_column
  DECLARE
    at bigint := now_ms(given_now);
  BEGIN
    PERFORM commit_quickly();
    INSERT INTO member AS known (name, until, channels) VALUES (joining, at + ms, turns)
    ON CONFLICT ON CONSTRAINT member_pkey DO UPDATE SET until = excluded.until,
      channels = CASE WHEN known.channels = excluded.channels THEN known.channels ELSE excluded.channels END;
    RETURN QUERY SELECT member.name, member.channels FROM member WHERE member.until > at AND member.until <= at + 10 * ms ORDER BY 1;
  END $$;

  CREATE FUNCTION leave_1(given_now bigint, leaving text) RETURNS void LANGUAGE plpgsql ${RULES} AS $$
  BEGIN
    PERFORM commit_quickly();
    DELETE FROM member WHERE name = leaving;
    DELETE FROM member WHERE name IN (
      SELECT old.name FROM member AS old WHERE old.until < now_ms(given_now) - 86400000 ORDER BY 1 FOR UPDATE SKIP LOCKED);
  END $$;
`;

/**
 * `stats_1` adds up the counts of a channel. The age of the oldest event comes from the lanes that have waited for their turn longest and
 * from those whose turn comes last, 100 of each.
 */
const stats = `
  CREATE FUNCTION stats_1(ch integer, given_now bigint, at_most bigint)
  RETURNS TABLE (waiting bigint, done bigint, dead bigint, unreadable bigint, unknown_type bigint, pending bigint, most integer, age bigint, parked json,
    suspects json)
  LANGUAGE plpgsql ${RULES} AS $$
  #variable_conflict use_column
  DECLARE
    at bigint := now_ms(given_now);
    oldest bigint;
  BEGIN
    SELECT coalesce(sum(c.waiting), 0), coalesce(sum(c.done), 0), coalesce(sum(c.dead), 0)
    INTO waiting, done, dead FROM counter AS c WHERE c.channel = ch;
    SELECT count(*) INTO unreadable FROM (SELECT FROM outcome AS o
      WHERE o.channel = ch AND o.state = 'dead' AND o.settled_at IS NULL ORDER BY o.seq LIMIT at_most) AS few;
    SELECT count(*) INTO unknown_type FROM (SELECT FROM outcome AS o
      WHERE o.channel = ch AND o.state = 'done' AND o.problem IS NOT NULL ORDER BY o.seq LIMIT at_most) AS few;
    SELECT count(*), coalesce(max(e.deliveries), 0) INTO pending, most FROM
      (SELECT unnest(ack.seqs) AS seq FROM ack WHERE ack.channel = ch LIMIT at_most) AS few
      CROSS JOIN LATERAL (
        SELECT k.deliveries FROM event AS k WHERE k.channel = ch AND k.seq BETWEEN few.seq AND few.seq ORDER BY k.seq LIMIT 1) AS e;
    SELECT min(first.seq) INTO oldest FROM (
      (SELECT t.lane FROM turn AS t WHERE t.channel::bigint = ch ORDER BY t.ready_at LIMIT 100)
      UNION (SELECT t.lane FROM turn AS t WHERE t.channel::bigint = ch ORDER BY t.ready_at DESC LIMIT 100)) AS few
      CROSS JOIN LATERAL (SELECT w.seq FROM waiting AS w WHERE w.channel = ch AND w.lane = few.lane ORDER BY w.seq LIMIT 1) AS first;
    SELECT at - e.first_seen_at INTO age FROM event AS e WHERE e.channel = ch AND e.seq BETWEEN oldest AND oldest ORDER BY e.seq LIMIT 1;
    SELECT json_agg(json_build_array(few.lane, few.parked_for, few.ready_at)) INTO parked FROM (
      SELECT t.lane, t.parked_for, t.ready_at FROM turn AS t
      WHERE t.channel = ch AND t.parked_for IS NOT NULL AND t.ready_at > at ORDER BY t.lane LIMIT at_most) AS few;
    SELECT json_agg(json_build_array(few.lane, coalesce(e.id, e.key), few.ends, coalesce(t.ready_at, 0) - at, t.ready_at)) INTO suspects FROM (
      SELECT w.lane, w.seq, w.started - w.attempts AS ends FROM waiting AS w
      WHERE w.channel = ch AND w.started > w.attempts ORDER BY w.lane, w.seq LIMIT at_most) AS few
      JOIN event AS e ON e.channel = ch AND e.seq = few.seq
      LEFT JOIN turn AS t ON t.channel = ch AND t.lane = few.lane
      WHERE coalesce(t.lease_until, 0) <= at;
    RETURN NEXT;
  END $$;
`;

/** The tables, and the functions that belong to no event or lane. */
export const tablesSql = [tables, shared, keeping, members, stats].join("\n");
