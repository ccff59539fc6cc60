import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { join } from "node:path";
import { startPostgres, type Postgres } from "@kontor/testing/postgres";
import { createRandom } from "@kontor/testing/random";
import { Pool } from "pg";
import { bundleProgram } from "../processes/bundle-program.ts";
import { readBalance, type Balance } from "./balance.ts";
import { startQueues, type Queues } from "./queues.ts";
import { openWay, type Way } from "./swallow.ts";
import { waitForEffects } from "./wait-for-effects.ts";
import type { FleetWorkerOptions } from "./worker.program.ts";

const program = await bundleProgram(join(import.meta.dirname, "worker.program.ts"));
const LEASE_MS = 3_000;
const LONGEST_END_MS = 20_000;

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

/** A fleet at work, which the functions of this file share. */
interface Stage {
  options: FleetPlayOptions;
  random(): number;
  postgres: Postgres;
  queues: Queues;
  /** Reads the effects. */
  pool: Pool;
  /** The addresses of the queues, by channel. */
  urls: Record<string, string>;
  workers: Worker[];
  /** Processes that are frozen or cut off. */
  away: Set<Worker>;
  started: number;
}

interface Worker {
  child: ChildProcess;
  way: Way;
  name: string;
}

/**
 * Runs a fleet of processes on one PostgreSQL, disturbs it by a seed, and takes the balance: each event must have had its effect, once, in
 * the order of its seller.
 */
export async function playFleet(options: FleetPlayOptions): Promise<FleetReport> {
  const { processes, events, disasters } = options;
  const stage = await openStage(options);
  const { queues, pool, urls, workers, random } = stage;
  const counts = Object.fromEntries(disasterKinds.map((kind) => [kind, 0])) as Record<DisasterKind, number>;
  const startedAt = performance.now();
  try {
    for (let process = 0; process < processes; process += 1) workers.push(await startWorker(stage));
    const rounds = Math.max(1, disasters);
    const names = Object.keys(urls);
    const each = Math.ceil(events / rounds / names.length);
    for (let round = 0; round < rounds; round += 1) {
      for (const name of names) queues.add(name, each, options.sellers);
      await wait(random() * 1_500);
      if (disasters > 0) counts[await disturb(stage)] += 1;
    }
    const total = each * names.length * rounds;
    await waitForEffects(stage, total);
    for (const worker of stage.away) heal(stage, worker);
    const tookMs = performance.now() - startedAt;
    return {
      ...(await readBalance(pool, total)),
      disasters: counts,
      deadLetters: queues.lost(),
      mostDeliveries: queues.mostDeliveries(),
      overlaps: queues.overlaps.length,
      tookMs,
    };
  } finally {
    await closeStage(stage);
  }
}

async function openStage(options: FleetPlayOptions): Promise<Stage> {
  const postgres = await startPostgres({ fsync: true });
  const queues = await startQueues({ redeliveryMs: 1_000 });
  const pool = new Pool({ connectionString: postgres.url, max: 2 });
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  await pool.query(
    "CREATE TABLE effect (n bigint GENERATED ALWAYS AS IDENTITY, channel text, lane text, id text, member text)",
  );
  const names = Array.from({ length: options.channels }, (_, index) => `channel-${index}`);
  const urls = Object.fromEntries(names.map((name) => [name, queues.urlOf(name)]));
  const random = createRandom(options.seed);
  return { options, random, postgres, queues, pool, urls, workers: [], away: new Set(), started: 0 };
}

async function closeStage({ workers, pool, queues, postgres }: Stage): Promise<void> {
  await Promise.all(workers.map((worker) => endWorker(worker, "SIGKILL")));
  await pool.end().catch(() => {});
  await queues.close();
  await postgres.stop();
}

async function startWorker(stage: Stage): Promise<Worker> {
  const { leaseMs = LEASE_MS, intervalMs = 200, failures = 0.02 } = stage.options;
  const address = new URL(stage.postgres.url);
  const way = await openWay({ port: Number(address.port) });
  address.port = String(way.port);
  const name = `pod-${(stage.started += 1)}`;
  const given: FleetWorkerOptions = {
    postgres: address.href,
    channels: stage.urls,
    member: name,
    leaseMs,
    intervalMs,
    failures,
  };
  const child = fork(program, [JSON.stringify(given)], { execArgv: [], stdio: ["ignore", "ignore", "inherit", "ipc"] });
  return { child, way, name };
}

async function endWorker({ child, way }: Worker, signal: "SIGKILL" | "SIGTERM"): Promise<void> {
  const exited = once(child, "exit").then(() => true);
  child.kill("SIGCONT");
  child.kill(signal);
  const isGone = child.exitCode !== null || (await Promise.race([exited, wait(LONGEST_END_MS, false, { ref: false })]));
  if (!isGone) child.kill("SIGKILL");
  way.close();
}

/** Lets one disaster happen, and tells of which kind. */
async function disturb(stage: Stage): Promise<DisasterKind> {
  const { options, random, postgres, workers, away } = stage;
  const kind = disasterKinds[Math.floor(random() * disasterKinds.length)]!;
  const place = Math.floor(random() * workers.length);
  const worker = workers[place]!;
  options.onDisaster?.(`${kind} ${kind === "crash" ? "PostgreSQL" : worker.name}`);
  if (kind === "crash") await postgres.crash();
  else if (kind === "kill" || kind === "stop") {
    workers[place] = await startWorker(stage);
    await endWorker(worker, kind === "kill" ? "SIGKILL" : "SIGTERM");
  } else {
    if (kind === "cut") worker.way.cut(true);
    else worker.child.kill("SIGSTOP");
    away.add(worker);
    const awayMs = (options.leaseMs ?? LEASE_MS) * (0.5 + random() * 2);
    void wait(awayMs, undefined, { ref: false }).then(() => heal(stage, worker));
  }
  return kind;
}

function heal({ away }: Stage, worker: Worker): void {
  away.delete(worker);
  worker.way.cut(false);
  worker.child.kill("SIGCONT");
}
