import { RULES } from "./shared.ts";

/**
 * `settle_1` ends runs of any number of lanes and channels in one call, and gives the lanes back. An event that no longer waits keeps
 * its outcome. A lane that nothing waits in is locked, so it is found by its place.
 */
export const settle = `
  CREATE OR REPLACE FUNCTION settle_1(given_now bigint, is_quick boolean, chs integer[], names text[], tokens uuid[], wakes boolean[],
    releases boolean[], waits bigint[], parkings text[], parking_ms bigint[], e_lanes integer[], e_seqs bigint[], e_states text[],
    e_problems text[], s_lanes integer[], s_seqs bigint[], s_unfinished integer[])
  RETURNS integer[] LANGUAGE plpgsql ${RULES} AS $$
  DECLARE
    at bigint := now_ms(given_now);
    ours integer[] := hold_1(chs, names, tokens);
  BEGIN
    IF is_quick THEN
      PERFORM commit_quickly();
    END IF;
    IF cardinality(e_seqs) > 0 THEN
      WITH ended AS (
        DELETE FROM waiting AS w USING unnest(e_lanes, e_seqs, e_states, e_problems) AS g (lane, seq, state, problem)
        WHERE g.lane = ANY (ours) AND g.state <> 'waiting' AND w.channel = chs[g.lane] AND w.lane = names[g.lane] AND w.seq = g.seq
        RETURNING w.channel, w.seq, g.state, g.problem, w.attempts),
      stored AS (
        INSERT INTO outcome (channel, seq, state, attempts, problem, settled_at)
        SELECT ended.channel, ended.seq, ended.state, ended.attempts + 1, ended.problem, at FROM ended)
      INSERT INTO counter AS known (channel, slot, waiting, done, dead)
      SELECT ended.channel, pg_backend_pid() % 16, -count(*), count(*) FILTER (WHERE state = 'done'),
        count(*) FILTER (WHERE state = 'dead')
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
      WHERE g.place = ANY (ours) AND g.reason IS NOT NULL AND t.channel = g.ch AND t.lane = g.lane;
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
      FROM unnest(chs, names, releases, waits) WITH ORDINALITY AS g (ch, lane, is_free, wait, place)
      WHERE g.place = ANY (ours) AND g.is_free AND t.channel = g.ch AND t.lane = g.lane;
    END IF;
    RETURN ours;
  END $$;
`;

/** `begin_end_1` locks the lane and the event of a handler that writes in the same transaction. */
export const settlement = `
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
