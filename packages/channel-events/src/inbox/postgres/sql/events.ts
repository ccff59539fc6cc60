import { ORDERED, RULES } from "./tables.ts";

/**
 * `accept_1` stores a page and returns the events of it that were known before. Locks, in this order: the channel, its event rows, the lanes by
 * name, the counts. Known events are locked first, each found by the one index that has the order of the keys, and then found by their places.
 */
const accept = `
  CREATE FUNCTION accept_1(ch integer, given_now bigint, is_durable boolean, keys text[], ids text[], types text[], lanes text[], raws text[],
    problems text[], traces text[], times integer[], nameless boolean[])
  RETURNS TABLE (known_place integer, known_deliveries integer, known_raw text) LANGUAGE plpgsql ${RULES} AS $$
  DECLARE
    at bigint;
    seqs bigint[];
    stored bigint[];
    is_all boolean;
    found tid[];
    mend_places integer[] := '{}';
    mend_seqs bigint[] := '{}';
    known_places integer[] := '{}';
    known_seqs bigint[] := '{}';
    known_counts integer[] := '{}';
    known_raws text[] := '{}';
    pending bigint[];
    fresh_waiting bigint;
    mended bigint := 0;
    unreadable bigint := 0;
  BEGIN
    IF is_durable THEN
      PERFORM commit_durably();
    END IF;
    PERFORM lock_channel(ch);
    at := now_ms(given_now);
    SELECT array_agg(nextval('event_seq')) INTO seqs FROM generate_subscripts(keys, 1);
    WITH fresh AS (
      INSERT INTO event (channel, seq, key, id, type, lane, raw, trace, deliveries, first_seen_at, last_seen_at)
      SELECT ch, n.seq, n.key, n.id, n.type, n.lane, n.raw, n.trace, n.times, at, at
      FROM unnest(seqs, keys, ids, types, lanes, raws, traces, times) AS n (seq, key, id, type, lane, raw, trace, times)
      ON CONFLICT (channel, key) DO NOTHING RETURNING event.seq)
    SELECT coalesce(array_agg(fresh.seq), '{}') INTO stored FROM fresh;
    is_all := cardinality(stored) = cardinality(keys);
    IF NOT is_all THEN
      SELECT array_agg(k.place) INTO found FROM unnest(seqs, keys) AS n (seq, key) CROSS JOIN LATERAL (
        SELECT e.ctid AS place FROM event AS e
        WHERE e.channel = ch AND e.key BETWEEN n.key AND n.key ORDER BY e.key LIMIT 1 FOR UPDATE) AS k
      WHERE n.seq <> ALL (stored);
      WITH again AS (
        UPDATE event SET deliveries = event.deliveries + times[array_position(keys, event.key)], last_seen_at = at
        WHERE event.ctid = ANY (found)
        RETURNING array_position(keys, event.key) AS place, event.seq, event.deliveries,
          nullif(event.raw, raws[array_position(keys, event.key)]) AS raw)
      SELECT array_agg(a.place), array_agg(a.seq), array_agg(a.deliveries), array_agg(a.raw)
      INTO known_places, known_seqs, known_counts, known_raws FROM again AS a;
      SELECT coalesce(array_agg(k.place), '{}'), coalesce(array_agg(k.seq), '{}') INTO mend_places, mend_seqs
      FROM unnest(known_places, known_seqs) AS k (place, seq) CROSS JOIN LATERAL (
        SELECT * FROM outcome AS x WHERE x.channel = ch AND x.seq BETWEEN k.seq AND k.seq ORDER BY x.seq LIMIT 1) AS o
      WHERE problems[k.place] IS NULL AND o.state = 'dead' AND o.settled_at IS NULL;
    END IF;
    INSERT INTO turn (channel, lane, ready_at)
    SELECT DISTINCT ch, n.lane COLLATE "C" AS lane, at FROM unnest(seqs, lanes, problems) WITH ORDINALITY AS n (seq, lane, problem, place)
    WHERE (n.problem IS NULL AND (is_all OR n.seq = ANY (stored))) OR n.place = ANY (mend_places) ORDER BY 2
    ON CONFLICT (channel, lane) DO UPDATE SET lane = excluded.lane WHERE false;
    INSERT INTO waiting (channel, lane, seq)
    SELECT ch, n.lane, n.seq FROM unnest(seqs, lanes, problems) AS n (seq, lane, problem)
    WHERE n.problem IS NULL AND (is_all OR n.seq = ANY (stored));
    GET DIAGNOSTICS fresh_waiting = ROW_COUNT;
    IF fresh_waiting < cardinality(stored) THEN
      INSERT INTO outcome (channel, seq, state, attempts, problem)
      SELECT ch, n.seq, 'dead', 0, n.problem FROM unnest(seqs, problems) AS n (seq, problem)
      WHERE n.problem IS NOT NULL AND (is_all OR n.seq = ANY (stored));
      GET DIAGNOSTICS unreadable = ROW_COUNT;
    END IF;
    IF cardinality(mend_places) > 0 THEN
      WITH gone AS (
        DELETE FROM outcome USING unnest(mend_places, mend_seqs) AS m (place, seq)
        WHERE outcome.channel = ch AND outcome.seq = m.seq AND outcome.state = 'dead' RETURNING m.place, outcome.seq, outcome.attempts),
      readable AS (
        UPDATE event SET raw = raws[gone.place], type = types[gone.place], lane = lanes[gone.place]
        FROM gone WHERE event.channel = ch AND event.seq = gone.seq)
      INSERT INTO waiting (channel, lane, seq, attempts, started)
      SELECT ch, lanes[gone.place], gone.seq, gone.attempts, gone.attempts FROM gone;
      GET DIAGNOSTICS mended = ROW_COUNT;
    END IF;
    SELECT array_agg(p.seq) INTO pending FROM (
      SELECT n.seq FROM unnest(seqs, nameless) AS n (seq, is_nameless) WHERE NOT n.is_nameless AND (is_all OR n.seq = ANY (stored))
      UNION ALL
      SELECT k.seq FROM unnest(known_places, known_seqs) AS k (place, seq)
      WHERE NOT nameless[k.place] AND k.seq <> ALL (ARRAY(SELECT unnest(ack.seqs) FROM ack WHERE ack.channel = ch))) AS p;
    IF pending IS NOT NULL THEN
      INSERT INTO ack (channel, seqs) VALUES (ch, pending);
    END IF;
    IF fresh_waiting + mended + unreadable > 0 THEN
      PERFORM count_events(ch, fresh_waiting + mended, 0, unreadable - mended);
    END IF;
    IF fresh_waiting + mended > 0 THEN
      PERFORM pg_notify(current_schema(), ch::text);
    END IF;
    RETURN QUERY SELECT k.place, k.deliveries, k.raw
      FROM unnest(known_places, known_counts, known_raws) AS k (place, deliveries, raw);
  END $$;
`;

/**
 * `acknowledge_1` marks what the platform has taken. It goes through the pages that are to be acknowledged from the oldest on, as they are
 * acknowledged, and ends where all are found: after an outage of the platform hundreds of thousands may wait behind them. So it never sorts them.
 */
const acknowledge = `
  CREATE FUNCTION acknowledge_1(ch integer, keys text[]) RETURNS void LANGUAGE plpgsql ${ORDERED} AS $$
  DECLARE
    known bigint[];
    pending record;
    others bigint[];
  BEGIN
    PERFORM commit_quickly();
    PERFORM lock_channel(ch);
    known := ARRAY(SELECT event.seq FROM event WHERE event.channel = ch AND event.key = ANY (keys));
    FOR pending IN SELECT ack.page, ack.seqs FROM ack WHERE ack.channel = ch ORDER BY ack.page LOOP
      EXIT WHEN cardinality(known) = 0;
      CONTINUE WHEN NOT pending.seqs && known;
      others := ARRAY(SELECT seq FROM unnest(pending.seqs) AS seq WHERE seq <> ALL (known));
      IF cardinality(others) = 0 THEN
        DELETE FROM ack WHERE ack.channel = ch AND ack.page = pending.page;
      ELSE
        UPDATE ack SET seqs = others WHERE ack.channel = ch AND ack.page = pending.page;
      END IF;
      known := ARRAY(SELECT seq FROM unnest(known) AS seq WHERE seq <> ALL (pending.seqs));
    END LOOP;
  END $$;
`;

/**
 * A purge works in portions, each a separate transaction. `give_up_1` ends what is put aside, `empty_1` goes on in the order in which events
 * ended, and `delete_1` in the order in which they came. The last two return the place from which the next portion goes on, or no row at the end.
 *
 * The portions look for their events, and so read them from the disk, before they lock the channel, and look again at what may have
 * changed until then. A page that arrives waits only while rows that are in memory change. Each answer says for how many ms the channel was locked.
 * `delete_1` is told which events are still to be acknowledged, because to read this in each portion takes longer than the portion.
 */
const purge = `
  CREATE FUNCTION ms_since(earlier timestamptz) RETURNS double precision LANGUAGE sql VOLATILE AS
    'SELECT (extract(epoch FROM clock_timestamp() - earlier) * 1000)::double precision';

  CREATE FUNCTION delete_1(ch integer, given_before bigint, after_seq bigint, portion integer, unacknowledged bigint[])
  RETURNS TABLE (next_seq bigint, deleted integer, held_ms double precision) LANGUAGE plpgsql ${ORDERED} AS $$
  DECLARE
    seqs bigint[];
    oldest bigint;
    locked_at timestamptz;
  BEGIN
    PERFORM commit_quickly();
    SELECT array_agg(few.seq) FILTER (WHERE few.last_seen_at < given_before), max(few.seq), min(few.first_seen_at)
    INTO seqs, next_seq, oldest FROM (
      SELECT e.seq, e.first_seen_at, e.last_seen_at FROM event AS e
      WHERE e.channel = ch AND e.seq > after_seq ORDER BY e.seq LIMIT portion) AS few;
    IF oldest IS NULL OR oldest >= given_before THEN
      RETURN;
    END IF;
    seqs := ARRAY(SELECT o.seq FROM outcome AS o
      WHERE o.channel = ch AND o.seq = ANY (seqs) AND o.seq <> ALL (unacknowledged) AND o.state = 'done' AND o.problem IS NULL);
    deleted := 0;
    held_ms := 0;
    IF cardinality(seqs) > 0 THEN
      PERFORM lock_channel(ch);
      locked_at := clock_timestamp();
      seqs := ARRAY(SELECT e.seq FROM event AS e WHERE e.channel = ch AND e.seq = ANY (seqs) AND e.last_seen_at < given_before);
      WITH gone AS (DELETE FROM outcome AS o WHERE o.channel = ch AND o.seq = ANY (seqs) AND o.state = 'done' AND o.problem IS NULL RETURNING o.seq)
      SELECT coalesce(array_agg(gone.seq), '{}') INTO seqs FROM gone;
      DELETE FROM event WHERE channel = ch AND seq = ANY (seqs);
      DELETE FROM step WHERE channel = ch AND seq = ANY (seqs);
      deleted := cardinality(seqs);
      PERFORM count_events(ch, 0, -deleted, 0);
      held_ms := ms_since(locked_at);
    END IF;
    RETURN NEXT;
  END $$;

  CREATE FUNCTION empty_1(ch integer, given_before bigint, after_at bigint, after_seq bigint, portion integer)
  RETURNS TABLE (next_at bigint, next_seq bigint, emptied integer, held_ms double precision) LANGUAGE plpgsql ${ORDERED} AS $$
  DECLARE
    seqs bigint[];
    locked_at timestamptz;
  BEGIN
    PERFORM commit_quickly();
    SELECT array_agg(few.seq) FILTER (WHERE few.is_full), (array_agg(few.settled_at))[count(*)], (array_agg(few.seq))[count(*)]
    INTO seqs, next_at, next_seq FROM (
      SELECT o.settled_at, o.seq, o.state = 'done' AND o.problem IS NULL AND e.raw <> '' AS is_full FROM (
        SELECT x.settled_at, x.seq, x.state, x.problem FROM outcome AS x WHERE x.channel = ch AND x.settled_at >= after_at
          AND (x.settled_at, x.seq) > (after_at, after_seq) AND x.settled_at < given_before
        ORDER BY x.settled_at, x.seq LIMIT portion) AS o
      CROSS JOIN LATERAL (
        SELECT k.raw FROM event AS k WHERE k.channel = ch AND k.seq BETWEEN o.seq AND o.seq ORDER BY k.seq LIMIT 1) AS e) AS few;
    IF next_seq IS NULL THEN
      RETURN;
    END IF;
    emptied := 0;
    held_ms := 0;
    IF seqs IS NOT NULL THEN
      PERFORM lock_channel(ch);
      locked_at := clock_timestamp();
      seqs := ARRAY(SELECT o.seq FROM outcome AS o WHERE o.channel = ch AND o.seq = ANY (seqs) AND o.state = 'done' AND o.problem IS NULL);
      UPDATE event SET raw = '' WHERE channel = ch AND seq = ANY (seqs) AND raw <> '';
      GET DIAGNOSTICS emptied = ROW_COUNT;
      DELETE FROM step WHERE channel = ch AND seq = ANY (seqs);
      held_ms := ms_since(locked_at);
    END IF;
    RETURN NEXT;
  END $$;

  CREATE FUNCTION give_up_1(ch integer, given_now bigint, after_ms bigint, portion integer)
  RETURNS TABLE (given_up integer, held_ms double precision) LANGUAGE plpgsql ${ORDERED} AS $$
  DECLARE
    at bigint := now_ms(given_now);
    seqs bigint[];
    dead_count bigint;
    locked_at timestamptz;
  BEGIN
    PERFORM commit_quickly();
    SELECT array_agg(few.seq) INTO seqs FROM (
      SELECT o.seq FROM outcome AS o CROSS JOIN LATERAL (
        SELECT k.first_seen_at FROM event AS k WHERE k.channel = ch AND k.seq BETWEEN o.seq AND o.seq ORDER BY k.seq LIMIT 1) AS e
      WHERE o.channel = ch AND (o.state <> 'done' OR o.problem IS NOT NULL) AND coalesce(o.settled_at, e.first_seen_at) < at - after_ms
      ORDER BY o.state, o.seq LIMIT portion) AS few;
    IF seqs IS NULL THEN
      RETURN;
    END IF;
    PERFORM lock_channel(ch);
    locked_at := clock_timestamp();
    SELECT coalesce(array_agg(few.seq), '{}'), count(*) FILTER (WHERE few.state = 'dead') INTO seqs, dead_count FROM (
      SELECT o.seq, o.state FROM outcome AS o WHERE o.channel = ch AND o.seq = ANY (seqs) AND (o.state <> 'done' OR o.problem IS NOT NULL) ORDER BY o.seq FOR UPDATE) AS few;
    UPDATE event SET raw = '' WHERE channel = ch AND seq = ANY (seqs);
    UPDATE outcome SET state = 'done', problem = NULL WHERE channel = ch AND seq = ANY (seqs);
    DELETE FROM step WHERE channel = ch AND seq = ANY (seqs);
    PERFORM count_events(ch, 0, dead_count, -dead_count);
    given_up := cardinality(seqs);
    held_ms := ms_since(locked_at);
    RETURN NEXT;
  END $$;
`;

/** The functions that store events, mark what the platform has taken, and forget. */
export const eventsSql = [accept, acknowledge, purge].join("\n");
