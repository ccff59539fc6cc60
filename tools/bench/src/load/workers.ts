import { fork } from "node:child_process";
import { once } from "node:events";
import { contenders, openPool, type ContenderName, type Work } from "../peers/contenders.ts";

export type Cost = Awaited<ReturnType<typeof handleLoad>>;

/**
 * Stores events of 1,000 sellers in pages of 100, in a database that is empty, while processes handle them.
 *
 * @returns The time, the bytes of WAL and the rows that PostgreSQL has to clean up, for each event.
 *
 * @throws If a worker ends early, or an event is handled out of order.
 */
export async function handleLoad(
  url: string,
  name: ContenderName,
  { processes, events }: { processes: number; events: number },
) {
  const feeder = await contenders[name].openFeeder(url);
  const workers = Array.from({ length: processes }, () =>
    fork(new URL("worker.program.ts", import.meta.url), [name, url]),
  );
  await Promise.all(workers.map((worker) => once(worker, "message")));
  const told = new Map<number, { handled: number; outOfOrder: number }>();
  const sum = (of: "handled" | "outOfOrder") => [...told.values()].reduce((all, each) => all + each[of], 0);
  const done = Promise.withResolvers<void>();
  for (const [index, worker] of workers.entries()) {
    worker.once("exit", () => done.reject(new Error(`Cannot measure ${name} as its workers must go on: got an end`)));
    worker.on("message", (counts: { handled: number; outOfOrder: number }) => {
      told.set(index, counts);
      if (sum("handled") >= events) done.resolve();
    });
  }
  const before = await readCounts(url);
  const startedAt = performance.now();
  for (let from = 0; from < events; from += 100) await feeder.store(buildPage(from));
  await done.promise;
  const milliseconds = (performance.now() - startedAt) / events;
  const ended = workers.map((worker) => once(worker, "exit"));
  for (const worker of workers) worker.send("stop");
  await Promise.all(ended);
  await feeder.close();
  if (sum("outOfOrder") > 0)
    throw new Error(`Cannot measure ${name} as it must keep the order: got ${sum("outOfOrder")} events out of it`);
  await new Promise((resolve) => setTimeout(resolve, 1_500)); // the counts of the server are written once a second
  const after = await readCounts(url);
  return { milliseconds, wal: (after.wal - before.wal) / events, dead: (after.dead - before.dead) / events };
}

function buildPage(from: number): Work[] {
  const numbers = Array.from({ length: 100 }, (_, index) => from + index);
  return numbers.map((number) => ({ id: `${number}`, seller: `seller-${number % 1_000}`, text: "x".repeat(200) }));
}

async function readCounts(url: string): Promise<{ wal: number; dead: number }> {
  const pool = openPool(url, 1);
  const { rows } = await pool.query<{ wal: string; dead: string }>(
    `SELECT pg_current_wal_insert_lsn() - '0/0' AS wal,
       (SELECT coalesce(sum(n_tup_upd + n_tup_del), 0) FROM pg_stat_user_tables) AS dead`,
  );
  await pool.end();
  return { wal: Number(rows[0]!.wal), dead: Number(rows[0]!.dead) };
}
