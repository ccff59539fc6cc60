import { NEVER } from "../../../ground/event.ts";
import { NOTICED_STEP_MS, ORDERED, RULES } from "./tables.ts";

/**
 * `claim_1` gives lanes that are due, of any number of channels, with their next events; a lane in which nothing waits comes without
 * one, and `settle_1` removes it when it is given back. Before it takes what seems to be over, it looks whether the clock was set forward. A lane that is locked stays where it is in its table, so it is then found by its place.
 */
const claim = `
  CREATE FUNCTION claim_1(given_now bigint, expected bigint, chs integer[], most integer[], per_lane integer[], lease_ms bigint[])
  RETURNS TABLE (place integer, name text, token uuid, abandoned boolean, seq bigint, id text, type text, raw text,
    attempts integer, started integer, deliveries integer, trace text) LANGUAGE plpgsql ${ORDERED} AS $$
  DECLARE
    at bigint := now_ms(given_now);
    places tid[];
    due text[];
    suspects text[];
    names text[];
    tokens uuid[];
  BEGIN
    PERFORM commit_quickly();
    IF given_now IS NULL AND at - expected >= ${NOTICED_STEP_MS} THEN
      PERFORM follow_clock_1(at, expected);
    END IF;
    FOR i IN 1 .. cardinality(chs) LOOP
      SELECT array_agg(few.ctid), array_agg(few.lane), array_agg(few.lane) FILTER (WHERE few.token IS NOT NULL) INTO places, due, suspects FROM (
        SELECT t.ctid, t.lane, t.token FROM turn AS t
        WHERE t.channel::bigint = chs[i] AND t.ready_at <= at AND t.lease_until <= at
        ORDER BY t.ready_at LIMIT most[i] FOR UPDATE SKIP LOCKED) AS few;
      CONTINUE WHEN places IS NULL;
      WITH held AS (
        UPDATE turn AS t SET token = gen_random_uuid(), lease_until = at + lease_ms[i], parked_for = NULL
        WHERE t.ctid = ANY (places) RETURNING t.lane, t.token)
      SELECT array_agg(held.lane ORDER BY array_position(due, held.lane)), array_agg(held.token ORDER BY array_position(due, held.lane))
      INTO names, tokens FROM held;
      RETURN QUERY SELECT i, h.lane, h.token, coalesce(h.lane = ANY (suspects), false), w.seq, coalesce(e.id, e.key), e.type, e.raw,
          w.attempts, w.started, e.deliveries, e.trace
        FROM unnest(names, tokens) AS h (lane, token)
        LEFT JOIN LATERAL (
          SELECT n.seq, n.attempts, n.started FROM waiting AS n WHERE n.channel = chs[i] AND n.lane = h.lane
          ORDER BY n.seq LIMIT per_lane[i]) AS w ON true
        LEFT JOIN LATERAL (
          SELECT * FROM event AS k WHERE k.channel = chs[i] AND k.seq BETWEEN w.seq AND w.seq ORDER BY k.seq LIMIT 1) AS e ON true;
    END LOOP;
  END $$;
`;

/**
 * `hold_1` locks the lanes of claims by channel and name, and returns the places of those that are still held; each function that writes to
 * lanes begins with it. Calls of several channels are made together, and an operator's transaction may hold the lanes of one: its call fails
 * then, and is made again. Only `renew_1` waits for no lane: a lane that is locked is one in which a handler writes, nobody can claim it
 * meanwhile, and it is held for as long as its lease says. Otherwise all lanes of a process would wait for that handler.
 */
const claims = `
  CREATE FUNCTION hold_1(chs integer[], names text[], tokens uuid[]) RETURNS integer[] LANGUAGE plpgsql ${RULES} SET lock_timeout = '250ms' AS $$
  BEGIN
    RETURN (SELECT coalesce(array_agg(locked.place), '{}') FROM (
      SELECT g.place::integer FROM unnest(chs, names, tokens) WITH ORDINALITY AS g (ch, lane, token, place)
      JOIN turn AS t ON t.channel = g.ch AND t.lane = g.lane AND t.token = g.token
      ORDER BY g.ch, g.lane COLLATE "C" FOR UPDATE OF t) AS locked);
  END $$;

  CREATE FUNCTION renew_1(given_now bigint, chs integer[], names text[], tokens uuid[], lease_ms bigint[])
  RETURNS integer[] LANGUAGE plpgsql ${RULES} AS $$
  DECLARE
    at bigint := now_ms(given_now);
    free integer[] := (SELECT coalesce(array_agg(locked.place), '{}') FROM (
      SELECT g.place::integer FROM unnest(chs, names, tokens) WITH ORDINALITY AS g (ch, lane, token, place)
      JOIN turn AS t ON t.channel = g.ch AND t.lane = g.lane AND t.token = g.token
      ORDER BY g.ch, g.lane COLLATE "C" FOR UPDATE OF t SKIP LOCKED) AS locked);
  BEGIN
    PERFORM commit_quickly();
    UPDATE turn AS t SET lease_until = at + g.ms FROM unnest(chs, names, lease_ms) WITH ORDINALITY AS g (ch, lane, ms, place)
    WHERE g.place = ANY (free) AND t.channel = g.ch AND t.lane = g.lane;
    RETURN free || (SELECT coalesce(array_agg(g.place::integer), '{}') FROM unnest(chs, names, tokens) WITH ORDINALITY AS g (ch, lane, token, place)
      JOIN turn AS t ON t.channel = g.ch AND t.lane = g.lane AND t.token = g.token
      WHERE g.place <> ALL (free) AND t.lease_until > at);
  END $$;

  CREATE FUNCTION start_1(given_now bigint, chs integer[], names text[], tokens uuid[], seqs bigint[], unfinished integer[], waits bigint[],
    begins boolean[])
  RETURNS integer[] LANGUAGE plpgsql ${RULES} AS $$
  DECLARE
    at bigint := now_ms(given_now);
    ours integer[] := hold_1(chs, names, tokens);
  BEGIN
    PERFORM commit_quickly();
    ours := ARRAY(SELECT g.place::integer FROM unnest(chs, names, seqs, begins) WITH ORDINALITY AS g (ch, lane, seq, begins, place)
      JOIN turn AS t ON t.channel = g.ch AND t.lane = g.lane LEFT JOIN waiting AS w ON w.channel = g.ch AND w.lane = g.lane AND w.seq = g.seq
      WHERE g.place = ANY (ours) AND (NOT g.begins OR (w.seq IS NOT NULL AND t.parked_for IS NULL)));
    UPDATE waiting AS w SET started = w.attempts + g.unfinished
    FROM unnest(chs, names, seqs, unfinished) WITH ORDINALITY AS g (ch, lane, seq, unfinished, place)
    WHERE g.place = ANY (ours) AND w.channel = g.ch AND w.lane = g.lane AND w.seq = g.seq;
    UPDATE turn AS t SET ready_at = CASE WHEN t.parked_for IS NULL THEN at + g.wait ELSE greatest(t.ready_at, at + g.wait) END
    FROM unnest(chs, names, waits) WITH ORDINALITY AS g (ch, lane, wait, place)
    WHERE g.place = ANY (ours) AND t.channel = g.ch AND t.lane = g.lane;
    RETURN ours;
  END $$;
`;

/**
 * `settle_1` ends runs of any number of lanes and channels in one call, and gives the lanes back. An event that no longer waits keeps
 * its outcome. One that could not be read (`unreadable`) is dead without a time. A lane that nothing waits in is locked, so it is found by its place.
 * A parking or a wait is `lapsed` if none of the events that it is for (`r_`) waits: they were forgotten, or ended by an operator.
 */
const settle = `
  CREATE FUNCTION settle_1(given_now bigint, is_quick boolean, chs integer[], names text[], tokens uuid[], wakes boolean[],
    releases boolean[], waits bigint[], parkings text[], parking_ms bigint[], e_lanes integer[], e_seqs bigint[], e_states text[],
    e_problems text[], s_lanes integer[], s_seqs bigint[], s_unfinished integer[], r_lanes integer[], r_seqs bigint[])
  RETURNS integer[] LANGUAGE plpgsql ${RULES} AS $$
  DECLARE
    at bigint := now_ms(given_now);
    ours integer[] := hold_1(chs, names, tokens);
    lapsed integer[] := '{}';
  BEGIN
    IF is_quick THEN
      PERFORM commit_quickly();
    END IF;
    IF cardinality(r_seqs) > 0 THEN
      lapsed := ARRAY(SELECT g.lane FROM unnest(r_lanes, r_seqs) AS g (lane, seq) GROUP BY g.lane HAVING NOT bool_or(EXISTS (
        SELECT FROM waiting AS w WHERE w.channel = chs[g.lane] AND w.lane = names[g.lane] AND w.seq = g.seq)));
    END IF;
    IF cardinality(e_seqs) > 0 THEN
      WITH ended AS (
        DELETE FROM waiting AS w USING unnest(e_lanes, e_seqs, e_states, e_problems) AS g (lane, seq, state, problem)
        WHERE g.lane = ANY (ours) AND g.state <> 'waiting' AND w.channel = chs[g.lane] AND w.lane = names[g.lane] AND w.seq = g.seq
        RETURNING w.channel, w.seq, g.state, g.problem, w.attempts),
      stored AS (
        INSERT INTO outcome (channel, seq, state, attempts, problem, settled_at)
        SELECT ended.channel, ended.seq, replace(ended.state, 'unreadable', 'dead'), ended.attempts + 1, ended.problem,
          CASE WHEN ended.state <> 'unreadable' THEN at END FROM ended)
      INSERT INTO counter AS known (channel, slot, waiting, done, dead)
      SELECT ended.channel, pg_backend_pid() % 16, -count(*), count(*) FILTER (WHERE state = 'done'),
        count(*) FILTER (WHERE state IN ('dead', 'unreadable'))
      FROM ended GROUP BY ended.channel ORDER BY ended.channel
      ON CONFLICT (channel, slot) DO UPDATE SET waiting = known.waiting + excluded.waiting, done = known.done + excluded.done,
        dead = known.dead + excluded.dead;
      IF 'waiting' = ANY (e_states) THEN
        UPDATE waiting AS w SET attempts = w.attempts + 1, started = w.attempts + 1, problem = g.problem, settled_at = at
        FROM unnest(e_lanes, e_seqs, e_states, e_problems) AS g (lane, seq, state, problem)
        WHERE g.lane = ANY (ours) AND g.state = 'waiting' AND w.channel = chs[g.lane] AND w.lane = names[g.lane] AND w.seq = g.seq;
      END IF;
    END IF;
    IF cardinality(s_seqs) > 0 THEN
      UPDATE waiting AS w SET started = w.attempts + g.unfinished FROM unnest(s_lanes, s_seqs, s_unfinished) AS g (lane, seq, unfinished)
      WHERE g.lane = ANY (ours) AND w.channel = chs[g.lane] AND w.lane = names[g.lane] AND w.seq = g.seq;
    END IF;
    IF cardinality(array_remove(parkings, NULL)) > 0 THEN
      UPDATE turn AS t SET parked_for = g.reason, ready_at = at + g.ms
      FROM unnest(chs, names, parkings, parking_ms) WITH ORDINALITY AS g (ch, lane, reason, ms, place)
      WHERE g.place = ANY (ours) AND g.place <> ALL (lapsed) AND g.reason IS NOT NULL AND t.channel = g.ch AND t.lane = g.lane;
    END IF;
    IF true = ANY (wakes) THEN
      UPDATE turn AS t SET ready_at = at FROM unnest(chs, names, wakes) WITH ORDINALITY AS g (ch, lane, wakes, place)
      WHERE g.place = ANY (ours) AND g.wakes AND t.channel = g.ch AND t.lane = g.lane AND t.parked_for IS NULL;
    END IF;
    IF true = ANY (releases) THEN
      DELETE FROM turn WHERE turn.ctid = ANY (ARRAY(
        SELECT found.place FROM unnest(chs, names, releases) WITH ORDINALITY AS g (ch, lane, is_free, place)
          CROSS JOIN LATERAL (
            SELECT t.ctid AS place FROM turn AS t WHERE t.channel = g.ch AND t.lane = g.lane AND t.parked_for IS NULL LIMIT 1) AS found
          LEFT JOIN LATERAL (
            SELECT w.seq FROM waiting AS w WHERE w.channel = g.ch AND w.lane = g.lane ORDER BY w.seq LIMIT 1) AS next ON true
        WHERE g.place = ANY (ours) AND g.is_free AND next.seq IS NULL));
      UPDATE turn AS t SET token = NULL, lease_until = 0,
        ready_at = CASE WHEN t.parked_for IS NULL THEN at + g.wait ELSE greatest(t.ready_at, at + g.wait) END
      FROM (SELECT place, ch, lane, is_free, CASE WHEN place = ANY (lapsed) THEN 0 ELSE wait END AS wait
        FROM unnest(chs, names, releases, waits) WITH ORDINALITY AS u (ch, lane, is_free, wait, place)) AS g
      WHERE g.place = ANY (ours) AND g.is_free AND t.channel = g.ch AND t.lane = g.lane;
    END IF;
    RETURN ours;
  END $$;
`;

/** `begin_end_1` locks the lane and the event of a handler that writes in the same transaction. */
const settlement = `
  CREATE FUNCTION begin_end_1(ch integer, name text, given uuid, number bigint) RETURNS boolean LANGUAGE plpgsql ${RULES} AS $$
  BEGIN
    PERFORM FROM turn AS t WHERE t.channel = ch AND t.lane = name AND t.token = given FOR UPDATE;
    IF NOT FOUND THEN
      RETURN false;
    END IF;
    PERFORM FROM waiting AS w WHERE w.channel = ch AND w.lane = name AND w.seq = number FOR UPDATE;
    RETURN FOUND;
  END $$;
`;

/** `due_1` tells in which channels a lane is due, and `next_due_1` after how many ms one will be. */
const due = `
  CREATE FUNCTION next_due_1(given_now bigint, chs integer[]) RETURNS TABLE (place integer, wait bigint) LANGUAGE plpgsql ${RULES} AS $$
  DECLARE
    at bigint := now_ms(given_now);
  BEGIN
    RETURN QUERY SELECT g.place::integer, next.ready_at - at FROM unnest(chs) WITH ORDINALITY AS g (ch, place)
      CROSS JOIN LATERAL (
        SELECT t.ready_at FROM turn AS t WHERE t.channel::bigint = g.ch AND t.lease_until <= at ORDER BY t.ready_at LIMIT 1) AS next
      WHERE next.ready_at < ${NEVER};
  END $$;

  CREATE FUNCTION due_1(given_now bigint, chs integer[]) RETURNS TABLE (due integer) LANGUAGE plpgsql ${RULES} AS $$
  DECLARE
    at bigint := now_ms(given_now);
  BEGIN
    RETURN QUERY SELECT g.ch FROM unnest(chs) AS g (ch)
      CROSS JOIN LATERAL (
        SELECT FROM turn AS t WHERE t.channel::bigint = g.ch AND t.ready_at <= at AND t.lease_until <= at ORDER BY t.ready_at LIMIT 1) AS first;
  END $$;
`;

/** The functions that give lanes to workers and take their results. */
export const lanesSql = [claims, claim, settle, settlement, due].join("\n");
