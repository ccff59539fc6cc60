import type { Pool } from "pg";

/** Every event and its effects. */
export interface Balance {
  /** How many events had no effect. */
  lost: number;
  /** Events that had more than one effect. */
  twice: string[];
  /** Effects of events that had arrived before the one whose effect came before theirs, of the same seller. */
  outOfOrder: string[];
  dead: number;
  waiting: number;
  /** Lock cycles that PostgreSQL found. */
  deadlocks: number;
  /** How many processes had effects. */
  members: number;
}

/**
 * Reads the effects of so many events. An event may arrive after later ones of its seller, if the process that had fetched it was killed before it
 * stored it: the platform then sends it again. So the order is that of arrival, and what is counted as out of order is ours.
 */
export async function readBalance(pool: Pool, events: number): Promise<Balance> {
  const { rows } = await pool.query(
    `SELECT effect.channel, effect.lane, effect.id, effect.member, event.seq::float8 AS seq FROM effect
     JOIN kontor_inbox.channel ON channel.name = effect.channel
     JOIN kontor_inbox.event ON event.channel = channel.id AND event.key = effect.id ORDER BY effect.n`,
  );
  const effects = rows as { channel: string; lane: string; id: string; member: string; seq: number }[];
  const last = new Map<string, number>();
  const counts = new Map<string, number>();
  const outOfOrder: string[] = [];
  for (const { channel, lane, id, seq } of effects) {
    const key = `${channel} ${lane}`;
    if (seq < (last.get(key) ?? 0)) outOfOrder.push(`${channel} ${id}`);
    last.set(key, seq);
    counts.set(`${channel} ${id}`, (counts.get(`${channel} ${id}`) ?? 0) + 1);
  }
  const [sums] = (
    await pool.query(
      "SELECT coalesce(sum(dead), 0)::int AS dead, coalesce(sum(waiting), 0)::int AS waiting FROM kontor_inbox.counter",
    )
  ).rows as { dead: number; waiting: number }[];
  const [found] = (await pool.query("SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()"))
    .rows as { deadlocks: number }[];
  return {
    lost: Math.max(0, events - counts.size),
    twice: [...counts].filter(([, times]) => times > 1).map(([event]) => event),
    outOfOrder,
    dead: sums!.dead,
    waiting: sums!.waiting,
    deadlocks: found!.deadlocks,
    members: new Set(effects.map(({ member }) => member)).size,
  };
}
