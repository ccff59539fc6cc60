import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { join } from "node:path";
import { startPostgres } from "@kontor/testing/postgres";
import { createRandom } from "@kontor/testing/random";
import { Pool } from "pg";
import { bundleProgram } from "../processes/bundle-program.ts";
import { readBalance, type Balance } from "./balance.ts";
import { startQueues } from "./queues.ts";
import { openWay, type Way } from "./swallow.ts";
import type { FleetWorkerOptions } from "./worker.program.ts";

const program = await bundleProgram(join(import.meta.dirname, "worker.program.ts"));
const STANDSTILL_MS = 90_000;

/** `kill`: kill -9. `stop`: SIGTERM. `freeze`: SIGSTOP, and SIGCONT later. `cut`: its bytes to the database go nowhere. `crash`: the database ends as by a power cut. */
export const disasterKinds = ["kill", "stop", "freeze", "cut", "crash"] as const;
export type DisasterKind = (typeof disasterKinds)[number];

export interface FleetPlayOptions {
  processes: number;
  channels: number;
  sellers: number;
  /** Events of all channels together. */
  events: number;
  disasters: number;
  seed: number;
  /** The lease of the fleet and of its lanes, in ms. */
  leaseMs?: number;
  intervalMs?: number;
  failures?: number;
  /** Hears of each disaster. */
  onDisaster?(what: string): void;
}

export interface FleetReport extends Balance {
  /** How often each disaster happened. */
  disasters: Record<DisasterKind, number>;
  /** Events that the platform sent ten times. */
  deadLetters: string[];
  mostDeliveries: number;
  /** How often two processes fetched from a channel at the same time. */
  overlaps: number;
  tookMs: number;
}

interface Worker {
  child: ChildProcess;
  way: Way;
  name: string;
}

/** Runs a fleet of processes on one PostgreSQL, disturbs it by a seed, and takes the balance: each event must have had its effect, once, in the order of its seller. */
export async function playFleet(options: FleetPlayOptions): Promise<FleetReport> {
  const {
    processes,
    channels,
    sellers,
    events,
    disasters,
    leaseMs = 3_000,
    intervalMs = 200,
    failures = 0.02,
  } = options;
  const { onDisaster = () => {} } = options;
  const random = createRandom(options.seed);
  const names = Array.from({ length: channels }, (_, index) => `channel-${index}`);
  const postgres = await startPostgres({ fsync: true });
  const queues = await startQueues({ redeliveryMs: 1_000 });
  const pool = new Pool({ connectionString: postgres.url, max: 2 });
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  await pool.query(
    "CREATE TABLE effect (n bigint GENERATED ALWAYS AS IDENTITY, channel text, lane text, id text, member text)",
  );
  const urls = Object.fromEntries(names.map((name) => [name, queues.urlOf(name)]));
  const counts = Object.fromEntries(disasterKinds.map((kind) => [kind, 0])) as Record<DisasterKind, number>;
  const workers: Worker[] = [];
  const frozen = new Set<Worker>();
  let started = 0;

  async function open(): Promise<Worker> {
    const address = new URL(postgres.url);
    const way = await openWay({ port: Number(address.port) });
    address.port = String(way.port);
    const name = `pod-${(started += 1)}`;
    const given: FleetWorkerOptions = {
      postgres: address.href,
      channels: urls,
      member: name,
      leaseMs,
      intervalMs,
      failures,
    };
    const child = fork(program, [JSON.stringify(given)], {
      execArgv: [],
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    return { child, way, name };
  }

  async function end(worker: Worker, signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    const exited = once(worker.child, "exit");
    worker.child.kill("SIGCONT");
    worker.child.kill(signal);
    const isGone = await Promise.race([exited.then(() => true), wait(20_000, false)]);
    if (!isGone) worker.child.kill("SIGKILL");
    worker.way.close();
  }

  async function disturb(): Promise<void> {
    const kind = disasterKinds[Math.floor(random() * disasterKinds.length)]!;
    const place = Math.floor(random() * workers.length);
    const worker = workers[place]!;
    counts[kind] += 1;
    onDisaster(`${kind} ${kind === "crash" ? "PostgreSQL" : worker.name}`);
    if (kind === "crash") return postgres.crash();
    if (kind === "kill" || kind === "stop") {
      workers[place] = await open();
      await end(worker, kind === "kill" ? "SIGKILL" : "SIGTERM");
      return;
    }
    if (kind === "cut") worker.way.cut(true);
    else worker.child.kill("SIGSTOP");
    frozen.add(worker);
    void wait(leaseMs * (0.5 + random() * 2), undefined, { ref: false }).then(() => heal(worker));
  }

  function heal(worker: Worker): void {
    frozen.delete(worker);
    worker.way.cut(false);
    worker.child.kill("SIGCONT");
  }

  const startedAt = performance.now();
  try {
    for (let process = 0; process < processes; process += 1) workers.push(await open());
    const rounds = Math.max(1, disasters);
    for (let round = 0; round < rounds; round += 1) {
      for (const name of names) queues.add(name, Math.ceil(events / rounds / channels), sellers);
      await wait(random() * 1_500);
      if (disasters > 0) await disturb();
    }
    const total = Math.ceil(events / rounds / channels) * channels * rounds;
    const isDone = async () => queues.left() === 0 && (await countEffects(pool)) >= total;
    let [seen, since] = [-1, performance.now()];
    while (!(await isDone())) {
      await wait(200);
      const now = await countEffects(pool);
      if (now > seen) [seen, since] = [now, performance.now()];
      if (performance.now() - since > STANDSTILL_MS) break; // What is missing then is lost.
    }
    for (const worker of frozen) heal(worker);
    const tookMs = performance.now() - startedAt;
    const balance = await readBalance(pool, total);
    const deadLetters = queues.lost();
    return {
      ...balance,
      disasters: counts,
      deadLetters,
      mostDeliveries: queues.mostDeliveries(),
      overlaps: queues.overlaps.length,
      tookMs,
    };
  } finally {
    await Promise.all(workers.map((worker) => end(worker, "SIGKILL")));
    await pool.end().catch(() => {});
    await queues.close();
    await postgres.stop();
  }
}

async function countEffects(pool: Pool): Promise<number> {
  const answer = await pool.query("SELECT count(*) AS n FROM effect").catch(() => ({ rows: [{ n: 0 }] }));
  return Number((answer.rows[0] as { n: unknown }).n);
}
