import { RULES } from "./shared.ts";

/**
 * `stats_1` adds up the counts of a channel. The age of the oldest event comes from the lanes that have waited for their turn longest and
 * from those whose turn comes last, 100 of each.
 */
export const stats = `
  CREATE OR REPLACE FUNCTION stats_1(ch integer, given_now bigint, at_most bigint)
  RETURNS TABLE (waiting bigint, done bigint, dead bigint, unreadable bigint, unknown_type bigint, pending bigint, most integer, age bigint, parked json)
  LANGUAGE plpgsql ${RULES} AS $$
  #variable_conflict use_column
  DECLARE
    at bigint := now_ms(given_now);
    oldest bigint;
  BEGIN
    SELECT coalesce(sum(c.waiting), 0), coalesce(sum(c.done), 0), coalesce(sum(c.dead), 0)
    INTO waiting, done, dead FROM counter AS c WHERE c.channel = ch;
    SELECT count(*) INTO unreadable FROM (SELECT FROM outcome AS o
      WHERE o.channel = ch AND o.state = 'dead' AND (o.settled_at IS NULL OR o.problem LIKE 'Cannot read%') ORDER BY o.seq LIMIT at_most) AS few;
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
    RETURN NEXT;
  END $$;
`;
