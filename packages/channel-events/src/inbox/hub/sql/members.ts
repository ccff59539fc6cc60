import { RULES } from "./shared.ts";

/**
 * `join_1` records that a process lives for so many ms, and returns the names of all that live; `leave_1` records that one is gone. A time that
 * lies far ahead was set before the clock was put right, and no process is kept alive by it.
 */
export const members = `
  CREATE TABLE member (name text PRIMARY KEY, until bigint NOT NULL) WITH (fillfactor = 50);

  CREATE FUNCTION join_1(given_now bigint, joining text, ms bigint) RETURNS SETOF text LANGUAGE plpgsql ${RULES} AS $$
  DECLARE
    at bigint := now_ms(given_now);
  BEGIN
    PERFORM commit_quickly();
    INSERT INTO member (name, until) VALUES (joining, at + ms) ON CONFLICT (name) DO UPDATE SET until = excluded.until;
    RETURN QUERY SELECT member.name FROM member WHERE member.until > at AND member.until <= at + 10 * ms ORDER BY 1;
  END $$;

  CREATE FUNCTION leave_1(given_now bigint, leaving text) RETURNS void LANGUAGE plpgsql ${RULES} AS $$
  BEGIN
    PERFORM commit_quickly();
    DELETE FROM member WHERE name = leaving;
    DELETE FROM member WHERE name IN (
      SELECT old.name FROM member AS old WHERE old.until < now_ms(given_now) - 86400000 ORDER BY 1 FOR UPDATE SKIP LOCKED);
  END $$;
`;

/** `join_2` records which turns a process can take, and returns those of all. A process that calls `join_1` may take any. */
export const memberTurns = `
  ALTER TABLE member ADD COLUMN channels integer[];

  CREATE FUNCTION join_2(given_now bigint, joining text, ms bigint, turns integer[]) RETURNS TABLE (name text, channels integer[])
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
`;
