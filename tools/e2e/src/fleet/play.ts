import type { ChildProcess } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { join } from "node:path";
import { startPostgres, type Postgres } from "@kontor/testing/postgres";
import { createRandom } from "@kontor/testing/random";
import { Pool } from "pg";
import { startMockPlatform } from "../inbox/mock-platform.ts";
import { bundleProgram } from "../processes/bundle-program.ts";
import { endProcess, startProcess } from "../processes/run.ts";
import { readBalance, waitForEffects } from "./balance.ts";
import { openWay, type Way } from "./swallow.ts";
import type { FleetWorkerOptions } from "./worker.program.ts";

const program = await bundleProgram(join(import.meta.dirname, "worker.program.ts"));
const LEASE_MS = 3_000; // that of the workers
const LONGEST_END_MS = 20_000;

/** `kill`: kill -9. `stop`: SIGTERM. `freeze`: SIGSTOP, and SIGCONT later. `cut`: its bytes to the database go nowhere. `crash`: the database ends as by a power cut. */
const disasterKinds = ["kill", "stop", "freeze", "cut", "crash"] as const;
type Kinds = readonly (typeof disasterKinds)[number][];

interface FleetPlayOptions {
  processes: number;
  channels: number;
  sellers: number;
  /** Events of all channels together. */
  events: number;
  disasters: number;
  /** The kinds of disasters that happen. Default: all. */
  kinds?: Kinds;
  seed: number;
}

type Worker = ChildProcess & { way: Way };

/**
 * Runs a fleet of processes on one PostgreSQL, disturbs it by a seed, and takes the balance: each event must have had its effect, once, in
 * the order of its seller.
 */
export async function playFleet({ processes, channels, sellers, events, disasters, kinds, seed }: FleetPlayOptions) {
  await using stack = new AsyncDisposableStack();
  const postgres = stack.adopt(await startPostgres({ fsync: true }), ({ stop }) => stop());
  const pool = stack.adopt(new Pool({ connectionString: postgres.url, max: 2 }), (it) => it.end().catch(() => {}));
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  await pool.query(
    "CREATE TABLE effect (n bigint GENERATED ALWAYS AS IDENTITY, channel text, lane text, id text, member text)",
  );
  const open = () => startMockPlatform({ redeliveryMs: 1_000 });
  const platforms = await Promise.all(Array.from({ length: channels }, open));
  for (const platform of platforms) stack.defer(platform.close);
  const urls = Object.fromEntries(platforms.map(({ url }, index) => [`channel-${index + 1}`, url]));
  const workers: Worker[] = [];
  stack.defer(async () => void (await Promise.all(workers.map((worker) => endWorker(worker, "SIGKILL")))));
  const start = async () => workers.push(await startWorker(postgres, urls));
  const random = createRandom(seed);
  const away = new Set<Worker>();

  for (let process = 0; process < processes; process += 1) await start();
  const each = Math.ceil(events / disasters / channels);
  for (let round = 0; round < disasters; round += 1) {
    for (const platform of platforms) platform.add(each, sellers);
    await wait(random() * 1_500);
    await disturb({ random, postgres, workers, start, away }, kinds);
  }
  const total = each * channels * disasters;
  await waitForEffects(platforms, pool, total);
  for (const worker of away) heal(worker);
  const deadLetters = platforms.reduce((sum, platform) => sum + platform.dead(), 0);
  return { ...(await readBalance(pool, total)), deadLetters };
}

async function startWorker({ url }: Postgres, channels: Record<string, string>): Promise<Worker> {
  const address = new URL(url);
  const way = await openWay({ port: Number(address.port) });
  address.port = String(way.port);
  const options: FleetWorkerOptions = { postgres: address.href, channels };
  return Object.assign(startProcess(program, options), { way });
}

async function endWorker(worker: Worker, signal: "SIGKILL" | "SIGTERM"): Promise<void> {
  const hurry = setTimeout(() => worker.kill("SIGKILL"), LONGEST_END_MS);
  await endProcess(worker, signal);
  clearTimeout(hurry);
  worker.way.close();
}

interface Fleet {
  random(): number;
  postgres: Postgres;
  workers: Worker[];
  start(): Promise<unknown>;
  /** Processes that are frozen or cut off. */
  away: Set<Worker>;
}

/** Lets one disaster happen. */
async function disturb({ random, postgres, workers, start, away }: Fleet, kinds: Kinds = disasterKinds): Promise<void> {
  const kind = kinds[Math.floor(random() * kinds.length)]!;
  const place = Math.floor(random() * workers.length);
  const worker = workers[place]!;
  if (kind === "crash") await postgres.crash();
  else if (kind === "kill" || kind === "stop") {
    workers.splice(place, 1);
    await start();
    await endWorker(worker, kind === "kill" ? "SIGKILL" : "SIGTERM");
  } else {
    if (kind === "cut") worker.way.cut(true);
    else worker.kill("SIGSTOP");
    away.add(worker);
    const awayMs = LEASE_MS * (0.5 + random() * 2);
    void wait(awayMs, undefined, { ref: false }).then(() => heal(worker));
  }
}

function heal(worker: Worker): void {
  worker.way.cut(false);
  worker.kill("SIGCONT");
}
