import { RULES } from "./shared.ts";

/**
 * A purge works in portions, each a transaction of its own that holds the lock of its channel for some ms: only a page that arrives at
 * that moment waits for it. `give_up_1` ends what is put aside, `empty_1` goes on in the order in which events ended, and `delete_1` in
 * the order in which they came. Each of these two returns the place from which the next portion goes on, or no row at the end.
 */
export const purge = `
  CREATE FUNCTION give_up_1(ch integer, given_now bigint, after_ms bigint, portion integer) RETURNS integer LANGUAGE plpgsql ${RULES} AS $$
  DECLARE
    at bigint := now_ms(given_now);
    seqs bigint[];
    dead_count bigint;
  BEGIN
    PERFORM commit_quickly();
    PERFORM lock_channel(ch);
    SELECT array_agg(few.seq), count(*) FILTER (WHERE few.state = 'dead') INTO seqs, dead_count FROM (
      SELECT o.seq, o.state FROM outcome AS o JOIN event AS e ON e.channel = o.channel AND e.seq = o.seq
      WHERE o.channel = ch AND (o.state <> 'done' OR o.problem IS NOT NULL) AND coalesce(o.settled_at, e.first_seen_at) < at - after_ms
      ORDER BY o.seq LIMIT portion FOR UPDATE OF o SKIP LOCKED) AS few;
    IF seqs IS NULL THEN
      RETURN 0;
    END IF;
    UPDATE event SET raw = '' WHERE channel = ch AND seq = ANY (seqs);
    UPDATE outcome SET state = 'done', problem = NULL WHERE channel = ch AND seq = ANY (seqs);
    PERFORM count_events(ch, 0, dead_count, -dead_count);
    RETURN cardinality(seqs);
  END $$;

  CREATE FUNCTION empty_1(ch integer, given_before bigint, after_at bigint, after_seq bigint, portion integer)
  RETURNS TABLE (next_at bigint, next_seq bigint, emptied integer) LANGUAGE plpgsql ${RULES} AS $$
  DECLARE
    seqs bigint[];
  BEGIN
    PERFORM commit_quickly();
    PERFORM lock_channel(ch);
    SELECT array_agg(few.seq), (array_agg(few.settled_at))[count(*)], (array_agg(few.seq))[count(*)] INTO seqs, next_at, next_seq FROM (
      SELECT o.settled_at, o.seq FROM outcome AS o
      WHERE o.channel = ch AND o.settled_at >= after_at AND (o.settled_at, o.seq) > (after_at, after_seq) AND o.settled_at < given_before
      ORDER BY o.settled_at, o.seq LIMIT portion) AS few;
    IF seqs IS NULL THEN
      RETURN;
    END IF;
    UPDATE event SET raw = '' FROM unnest(seqs) AS s (seq) JOIN outcome AS o ON o.channel = ch AND o.seq = s.seq
    WHERE o.state = 'done' AND o.problem IS NULL AND event.channel = ch AND event.seq = s.seq AND event.raw <> '';
    GET DIAGNOSTICS emptied = ROW_COUNT;
    RETURN NEXT;
  END $$;

  CREATE FUNCTION delete_1(ch integer, given_before bigint, after_seq bigint, portion integer)
  RETURNS TABLE (next_seq bigint, deleted integer) LANGUAGE plpgsql ${RULES} AS $$
  DECLARE
    seqs bigint[];
    oldest bigint;
  BEGIN
    PERFORM commit_quickly();
    PERFORM lock_channel(ch);
    SELECT array_agg(few.seq) FILTER (WHERE few.last_seen_at < given_before), max(few.seq), min(few.first_seen_at)
    INTO seqs, next_seq, oldest FROM (
      SELECT e.seq, e.first_seen_at, e.last_seen_at FROM event AS e
      WHERE e.channel = ch AND e.seq > after_seq ORDER BY e.seq LIMIT portion) AS few;
    IF oldest IS NULL OR oldest >= given_before THEN
      RETURN;
    END IF;
    WITH gone AS (
      DELETE FROM outcome AS o USING unnest(seqs) AS s (seq) WHERE o.channel = ch AND o.seq = s.seq AND o.state = 'done' AND o.problem IS NULL
        AND o.seq <> ALL (ARRAY(SELECT unnest(ack.seqs) FROM ack WHERE ack.channel = ch)) RETURNING o.seq),
    steps AS (DELETE FROM step USING gone WHERE step.channel = ch AND step.seq = gone.seq)
    DELETE FROM event USING gone WHERE event.channel = ch AND event.seq = gone.seq;
    GET DIAGNOSTICS deleted = ROW_COUNT;
    IF deleted > 0 THEN
      PERFORM count_events(ch, 0, -deleted, 0);
    END IF;
    RETURN NEXT;
  END $$;
`;
