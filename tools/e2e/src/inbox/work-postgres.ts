import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Pool } from "pg";
import { startPostgres } from "@kontor/testing/postgres";
import { createRandom } from "@kontor/testing/random";
import { checkCrashRun, type CrashReport, type Effect } from "./crash-sqlite.ts";
import { startMockPlatform } from "./mock-platform.ts";
import { startWorker } from "./start-worker.ts";

const STANDSTILL_MS = 60_000;

export interface WorkOptions {
  events: number;
  sellers: number;
  /** Worker processes on one inbox. */
  workers: number;
  /** How often one of them is killed with `kill -9`, and another one started. */
  kills: number;
  /** How often PostgreSQL ends as by a power cut. */
  crashes: number;
  seed: number;
}

export interface WorkReport extends Pick<CrashReport, "lost" | "twice" | "outOfOrder" | "dead" | "deadLetters"> {
  events: number;
  /** How many events each process handled. */
  byProcess: number[];
  tookMs: number;
}

/**
 * Has several processes handle one inbox in PostgreSQL, with handlers that fail at random, redeliveries, workers that are
 * killed and a database that crashes. Every event must have had its effect, once, in the order of its lane.
 */
export async function playPostgresWorkers(options: WorkOptions): Promise<WorkReport> {
  const { events, sellers, workers, kills, crashes } = options;
  const random = createRandom(options.seed);
  const folder = mkdtempSync(join(tmpdir(), "kontor-work-"));
  const postgres = await startPostgres({ fsync: crashes > 0 });
  const platform = await startMockPlatform({ redeliveryMs: 700 });
  const pool = new Pool({ connectionString: postgres.url, max: 2 });
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  let files = 0;
  const start = (aheadMs = 0) => {
    const phaseFile = join(folder, `phase-${(files += 1)}`);
    writeFileSync(phaseFile, "-");
    const store = { postgres: postgres.url, schema: "work" };
    const pace = { lingerMs: 0, failures: 0.02, leaseMs: 1_500, intervalMs: 50, maxLanes: 16, handleMs: 0 };
    return startWorker({ url: platform.url, store, phaseFile, ...pace, aheadMs });
  };
  const children = Array.from({ length: workers }, () => start());
  const count = async (): Promise<number> => {
    const answer = await pool.query("SELECT count(DISTINCT id) AS n FROM effect").catch(() => ({ rows: [{ n: 0 }] }));
    return Number((answer.rows[0] as { n: unknown }).n);
  };
  const startedAt = performance.now();
  try {
    const disturbances = [...Array<"kill">(kills).fill("kill"), ...Array<"crash">(crashes).fill("crash")];
    const rounds = Math.max(1, disturbances.length);
    for (let round = 0; round < rounds; round += 1) {
      platform.add(Math.ceil(events / rounds), sellers);
      const disturbance = disturbances.splice(Math.floor(random() * disturbances.length), 1)[0];
      if (!disturbance) continue;
      await wait(random() * 1_000);
      if (disturbance === "crash") await postgres.crash();
      else {
        const index = Math.floor(random() * children.length);
        const ended = once(children[index]!, "exit");
        children[index]!.kill("SIGKILL");
        await ended;
        children[index] = start();
      }
    }
    const total = Math.ceil(events / rounds) * rounds;
    let [handled, since, round] = [0, performance.now(), 0];
    while (platform.left() > 0 || handled < total) {
      await wait(Math.max(100, total / 1_000));
      const before = handled;
      handled = await count();
      if (handled > before) since = performance.now();
      if (performance.now() - since < STANDSTILL_MS / 6) continue;
      if ((round += 1) > 5) break; // what is missing then is lost
      // what waits for its try alone has it, with processes whose clocks are further ahead
      const ended = children.map((child) => once(child, "exit"));
      for (const child of children) child.kill("SIGTERM");
      await Promise.all(ended);
      children.splice(0, children.length, ...Array.from({ length: workers }, () => start(round * 2 * 3_600_000)));
      since = performance.now();
    }
    const tookMs = performance.now() - startedAt;
    const { rows } = await pool.query(
      "SELECT effect.id, effect.lane, seq::float8 AS seq FROM effect JOIN work.event ON event.id = effect.id ORDER BY effect.n",
    );
    const shares = await pool.query("SELECT count(*) AS n FROM effect GROUP BY pid ORDER BY 1 DESC");
    const aside = await pool.query("SELECT count(*) AS n FROM work.event WHERE state = 'dead'");
    const dead = Number((aside.rows[0] as { n: unknown }).n);
    const byProcess = (shares.rows as { n: unknown }[]).map(({ n }) => Number(n));
    return {
      events: total,
      ...checkCrashRun(rows as Effect[], total),
      dead,
      deadLetters: platform.dead(),
      byProcess,
      tookMs,
    };
  } finally {
    for (const child of children) child.kill("SIGKILL");
    await pool.end().catch(() => {});
    await platform.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
