import { RULES } from "./shared.ts";

/**
 * The portions of a purge look for their events, and so read them from the disk, before they lock the channel, and look again at what may have
 * changed until then. A page that arrives waits only while rows that are in memory change. Each answer says for how many ms the channel was locked.
 * `delete_2` is told which events are still to be acknowledged, because to read this in each portion takes longer than the portion.
 */
export const purgePortions = `
  CREATE FUNCTION ms_since(earlier timestamptz) RETURNS double precision LANGUAGE sql VOLATILE AS
    'SELECT (extract(epoch FROM clock_timestamp() - earlier) * 1000)::double precision';

  CREATE FUNCTION delete_2(ch integer, given_before bigint, after_seq bigint, portion integer, unacknowledged bigint[])
  RETURNS TABLE (next_seq bigint, deleted integer, held_ms double precision) LANGUAGE plpgsql ${RULES} AS $$
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
`;

/** These find their outcomes by the one index that has the order in which they take them, and the event of each by its number. */
export const outcomePortions = `
  CREATE OR REPLACE FUNCTION empty_2(ch integer, given_before bigint, after_at bigint, after_seq bigint, portion integer)
  RETURNS TABLE (next_at bigint, next_seq bigint, emptied integer, held_ms double precision) LANGUAGE plpgsql ${RULES} AS $$
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

  CREATE OR REPLACE FUNCTION give_up_2(ch integer, given_now bigint, after_ms bigint, portion integer)
  RETURNS TABLE (given_up integer, held_ms double precision) LANGUAGE plpgsql ${RULES} AS $$
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
