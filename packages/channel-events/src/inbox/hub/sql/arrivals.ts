import { RULES } from "./shared.ts";

/**
 * `accept_1` stores a page and returns the events of it that were known before. Locks, in this order: the channel, its event rows, the lanes by
 * name, the counts. Known events are locked first, each found by the one index that has the order of the keys, and then found by their places.
 */
export const accept = `
  CREATE OR REPLACE FUNCTION accept_1(ch integer, given_now bigint, keys text[], ids text[], types text[], lanes text[], raws text[],
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
      WHERE problems[k.place] IS NULL AND o.state = 'dead' AND (o.settled_at IS NULL OR o.problem LIKE 'Cannot read%');
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

/** `acknowledge_1` marks what the platform has taken. */
export const arrivals = `
  CREATE FUNCTION acknowledge_1(ch integer, keys text[]) RETURNS void LANGUAGE plpgsql ${RULES} AS $$
  DECLARE
    known bigint[];
  BEGIN
    PERFORM commit_quickly();
    PERFORM lock_channel(ch);
    SELECT array_agg(event.seq) INTO known FROM event WHERE event.channel = ch AND event.key = ANY (keys);
    DELETE FROM ack WHERE ack.channel = ch AND ack.seqs <@ known;
    UPDATE ack SET seqs = ARRAY(SELECT seq FROM unnest(ack.seqs) AS seq WHERE seq <> ALL (known))
    WHERE ack.channel = ch AND ack.seqs && known;
  END $$;
`;

/**
 * `acknowledge_2` marks what the platform has taken. It goes through the pages that are to be acknowledged from the oldest on, as they are
 * acknowledged, and ends where all are found: after an outage of the platform hundreds of thousands may wait behind them. So it never sorts them.
 */
export const acknowledge = `
  CREATE FUNCTION acknowledge_2(ch integer, keys text[]) RETURNS void LANGUAGE plpgsql ${RULES} SET enable_sort = off SET enable_bitmapscan = off AS $$
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
