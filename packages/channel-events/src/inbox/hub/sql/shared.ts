/**
 * The settings of each function: it finds its tables in their schema, and uses their indexes whatever the statistics say, because a plan
 * that was made while a table was empty is kept.
 */
export const RULES = `SET search_path FROM CURRENT SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off SET plan_cache_mode = force_generic_plan`;

/**
 * One index fits each way to find a row, and none of these plans keeps rows in memory, so what is known of a table cannot lead to another plan.
 * A lane is found by its channel and name, or, by its channel as a wider number, by when it is due.
 *
 * All processes would wait behind this for a transaction that only reads, such as that of `pg_dump`: so it lets them go on between short waits.
 */
export const steadyPlans = `
  DO $$
  BEGIN
    FOR attempt IN 1 .. 10 LOOP
      BEGIN
        PERFORM set_config('lock_timeout', 250 * attempt || 'ms', true);
        LOCK TABLE turn IN ACCESS EXCLUSIVE MODE;
        EXIT;
      EXCEPTION WHEN lock_not_available THEN
        IF attempt = 10 THEN
          RAISE;
        END IF;
      END;
      PERFORM pg_sleep(1);
    END LOOP;
  END $$;
  DROP INDEX turn_ready;
  CREATE INDEX turn_ready ON turn ((channel::bigint), ready_at);
  DO $$
  DECLARE
    changed regprocedure;
  BEGIN
    FOR changed IN SELECT p.oid FROM pg_proc AS p WHERE p.pronamespace = current_schema()::regnamespace AND p.proname IN
      ('accept_1', 'claim_1', 'hold_1', 'drop_1', 'renew_1', 'start_1', 'settle_1', 'due_1', 'next_due_1', 'stats_1', 'give_up_2',
      'empty_2', 'delete_2') LOOP
      EXECUTE format('ALTER FUNCTION %s SET enable_material = off SET enable_bitmapscan = off', changed);
    END LOOP;
    ALTER FUNCTION claim_1 SET enable_sort = off;
    ALTER FUNCTION give_up_2 SET enable_sort = off;
    ALTER FUNCTION empty_2 SET enable_sort = off;
    ALTER FUNCTION delete_2 SET enable_sort = off;
  END $$;
`;

/**
 * Several functions need these: the time; a commit that a power cut may undo, because the work is then done again; the lock that a
 * channel's storing, marking and purging take before all others; and the counts of a channel, in sixteen rows, so that processes rarely
 * wait for each other there.
 */
export const shared = `
  CREATE FUNCTION now_ms(given bigint) RETURNS bigint LANGUAGE sql VOLATILE AS
    'SELECT coalesce(given, (extract(epoch FROM clock_timestamp()) * 1000)::bigint)';

  CREATE FUNCTION commit_quickly() RETURNS void LANGUAGE sql VOLATILE AS
    $$ SELECT set_config('synchronous_commit', 'off', true) $$;

  CREATE FUNCTION lock_channel(ch integer) RETURNS void LANGUAGE sql VOLATILE ${RULES} AS
    $$ SELECT pg_advisory_xact_lock(('channel'::regclass::oid::bigint << 32) | ch) $$;

  CREATE FUNCTION count_events(ch integer, more_waiting bigint, more_done bigint, more_dead bigint)
  RETURNS void LANGUAGE plpgsql ${RULES} AS $$
  BEGIN
    INSERT INTO counter AS known (channel, slot, waiting, done, dead)
    VALUES (ch, pg_backend_pid() % 16, more_waiting, more_done, more_dead)
    ON CONFLICT (channel, slot) DO UPDATE SET waiting = known.waiting + excluded.waiting, done = known.done + excluded.done,
      dead = known.dead + excluded.dead;
  END $$;
`;
