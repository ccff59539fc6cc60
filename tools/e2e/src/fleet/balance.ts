import type { Pool } from "pg";

/** Every event and its effects. */
export interface Balance {
  events: number;
  /** How many events had no effect. */
  lost: number;
  /** Events that had more than one effect. */
  twice: string[];
  /** Effects that came before one of an earlier event of the same seller. */
  outOfOrder: string[];
  dead: number;
  waiting: number;
  /** Lock cycles that PostgreSQL found. */
  deadlocks: number;
  /** How many processes had effects. */
  members: number;
}

/** Reads what came of so many events. The number behind the stroke of an id is its place in the events of its seller. */
export async function readBalance(pool: Pool, events: number): Promise<Balance> {
  const { rows } = await pool.query("SELECT channel, lane, id, member FROM effect ORDER BY n");
  const effects = rows as { channel: string; lane: string; id: string; member: string }[];
  const last = new Map<string, number>();
  const counts = new Map<string, number>();
  const outOfOrder: string[] = [];
  for (const { channel, lane, id } of effects) {
    const number = Number(id.split("/").at(-1));
    const key = `${channel} ${lane}`;
    if (number < (last.get(key) ?? 0)) outOfOrder.push(`${channel} ${id}`);
    last.set(key, number);
    counts.set(`${channel} ${id}`, (counts.get(`${channel} ${id}`) ?? 0) + 1);
  }
  const [sums] = (
    await pool.query(
      "SELECT coalesce(sum(dead), 0)::int AS dead, coalesce(sum(waiting), 0)::int AS waiting FROM kontor_hub.counter",
    )
  ).rows as { dead: number; waiting: number }[];
  const [found] = (await pool.query("SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()"))
    .rows as { deadlocks: number }[];
  return {
    events,
    lost: Math.max(0, events - counts.size),
    twice: [...counts].filter(([, times]) => times > 1).map(([event]) => event),
    outOfOrder,
    dead: sums!.dead,
    waiting: sums!.waiting,
    deadlocks: found!.deadlocks,
    members: new Set(effects.map(({ member }) => member)).size,
  };
}
