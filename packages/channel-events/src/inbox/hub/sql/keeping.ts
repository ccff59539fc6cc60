import { LARGEST_STEP_MS, NEVER } from "../../times.ts";
import { RULES } from "./shared.ts";

/**
 * `lease_1` gives tasks of any number of channels to their owners, and returns the places of those that were given. It notices that the
 * clock was set back since the last look, and makes every wait shorter by that much: a time that lies only a little ahead was set before
 * the clock went wrong, so it is right again.
 */
export const keeping = `
  CREATE FUNCTION follow_clock_1(at bigint) RETURNS void LANGUAGE plpgsql ${RULES} AS $$
  DECLARE
    seen bigint := (SELECT clock.at FROM clock);
    ahead bigint := seen - at;
  BEGIN
    IF abs(ahead) < 5000 THEN
      RETURN;
    END IF;
    UPDATE clock SET at = follow_clock_1.at WHERE clock.at = seen;
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

  CREATE FUNCTION lease_1(given_now bigint, chs integer[], names text[], owners text[], ms bigint[])
  RETURNS integer[] LANGUAGE plpgsql ${RULES} AS $$
  DECLARE
    at bigint := now_ms(given_now);
    given integer[];
  BEGIN
    PERFORM commit_quickly();
    PERFORM follow_clock_1(at);
    WITH asked AS (SELECT g.* FROM unnest(chs, names, owners, ms) WITH ORDINALITY AS g (ch, name, owner, ms, place)),
    kept AS (
      INSERT INTO lease AS held (channel, name, owner, until) SELECT asked.ch, asked.name, asked.owner, at + asked.ms FROM asked ORDER BY 1, 2
      ON CONFLICT (channel, name) DO UPDATE SET owner = excluded.owner, until = excluded.until
      WHERE held.owner = excluded.owner OR held.until <= at RETURNING held.channel, held.name)
    SELECT coalesce(array_agg(asked.place::integer), '{}') INTO given FROM asked JOIN kept ON kept.channel = asked.ch AND kept.name = asked.name;
    RETURN given;
  END $$;
`;

/** `due_1` tells in which channels a lane is due, and `next_due_1` after how many ms one will be. */
export const due = `
  CREATE OR REPLACE FUNCTION next_due_1(given_now bigint, chs integer[]) RETURNS TABLE (place integer, wait bigint) LANGUAGE plpgsql ${RULES} AS $$
  DECLARE
    at bigint := now_ms(given_now);
  BEGIN
    RETURN QUERY SELECT g.place::integer, next.ready_at - at FROM unnest(chs) WITH ORDINALITY AS g (ch, place)
      CROSS JOIN LATERAL (
        SELECT t.ready_at FROM turn AS t WHERE t.channel::bigint = g.ch AND t.lease_until <= at ORDER BY t.ready_at LIMIT 1) AS next
      WHERE next.ready_at < ${NEVER};
  END $$;

  CREATE OR REPLACE FUNCTION due_1(given_now bigint, chs integer[]) RETURNS TABLE (due integer) LANGUAGE plpgsql ${RULES} AS $$
  DECLARE
    at bigint := now_ms(given_now);
  BEGIN
    RETURN QUERY SELECT g.ch FROM unnest(chs) AS g (ch)
      CROSS JOIN LATERAL (
        SELECT FROM turn AS t WHERE t.channel::bigint = g.ch AND t.ready_at <= at AND t.lease_until <= at ORDER BY t.ready_at LIMIT 1) AS first;
  END $$;
`;
