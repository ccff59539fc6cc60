import { RULES } from "./shared.ts";

/**
 * `stats_1` adds up the counts of a channel. The age of the oldest event comes from the lanes that have waited for their turn longest and
 * from those whose turn comes last, 100 of each.
 */
export const stats = `
  CREATE FUNCTION stats_1(ch integer, given_now bigint, at_most bigint)
  RETURNS TABLE (waiting bigint, done bigint, dead bigint, unhandled bigint, pending bigint, most integer, age bigint)
  LANGUAGE plpgsql ${RULES} AS $$
  #variable_conflict use_column
  BEGIN
    SELECT coalesce(sum(c.waiting), 0), coalesce(sum(c.done), 0), coalesce(sum(c.dead), 0), coalesce(sum(c.unhandled), 0)
    INTO waiting, done, dead, unhandled FROM counter AS c WHERE c.channel = ch;
    SELECT count(*), coalesce(max(e.deliveries), 0) INTO pending, most FROM
      (SELECT unnest(ack.seqs) AS seq FROM ack WHERE ack.channel = ch LIMIT at_most) AS few
      JOIN event AS e ON e.channel = ch AND e.seq = few.seq;
    SELECT now_ms(given_now) - min(e.first_seen_at) INTO age FROM (
      (SELECT t.lane FROM turn AS t WHERE t.channel = ch ORDER BY t.ready_at LIMIT 100)
      UNION (SELECT t.lane FROM turn AS t WHERE t.channel = ch ORDER BY t.ready_at DESC LIMIT 100)) AS few
      CROSS JOIN LATERAL (SELECT w.seq FROM waiting AS w WHERE w.channel = ch AND w.lane = few.lane ORDER BY w.seq LIMIT 1) AS first
      JOIN event AS e ON e.channel = ch AND e.seq = first.seq;
    RETURN NEXT;
  END $$;
`;
