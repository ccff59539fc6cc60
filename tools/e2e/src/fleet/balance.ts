import type { Pool } from "pg";
import { checkEffects, waitForProgress } from "../processes/run.ts";
import type { MockPlatform } from "../inbox/mock-platform.ts";

const STANDSTILL_MS = 660_000; // An event that two kills in a row have met waits ten minutes for its next try.

/** Waits until all events are acknowledged and had an effect, or nothing happens any more. Events that lack one then are lost. */
export async function waitForEffects(platforms: readonly Pick<MockPlatform, "left">[], pool: Pool, total: number) {
  const isDone = (effects: number) => platforms.every((platform) => platform.left() === 0) && effects >= total;
  await waitForProgress(() => countEffects(pool), isDone, STANDSTILL_MS);
}

/** Counts the effects of all handlers; 0 while the database does not answer. */
export async function countEffects(pool: Pool): Promise<number> {
  const answer = await pool.query<{ n: string }>("SELECT count(*) AS n FROM effect").catch(() => undefined);
  return Number(answer?.rows[0]!.n ?? 0);
}

/**
 * Reads the effects of so many events, and the lock cycles that PostgreSQL found. An event may arrive after later ones of its seller, if the
 * process that had fetched it was killed before it stored it: the platform then sends it again. So the order is that of arrival, and what is
 * counted as out of order is ours.
 */
export async function readBalance(pool: Pool, events: number) {
  const { rows: effects } = await pool.query<{ id: string; lane: string; member: string; seq: number }>(
    `SELECT effect.channel || ' ' || effect.lane AS lane, effect.channel || ' ' || effect.id AS id, effect.member, event.seq::float8 AS seq
     FROM effect
     JOIN kontor_inbox.channel ON channel.name = effect.channel
     JOIN kontor_inbox.event ON event.channel = channel.id AND event.key = effect.id ORDER BY effect.n`,
  );
  const { rows: counts } = await pool.query<{ dead: number; waiting: number; deadlocks: number }>(
    `SELECT coalesce(sum(dead), 0)::int AS dead, coalesce(sum(waiting), 0)::int AS waiting,
       (SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()) AS deadlocks
     FROM kontor_inbox.counter`,
  );
  const members = new Set(effects.map(({ member }) => member)).size;
  return { ...checkEffects(effects, events), ...counts[0]!, members };
}
