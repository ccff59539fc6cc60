import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { join } from "node:path";
import { startPostgres, type Postgres } from "@kontor/testing/postgres";
import { createRandom } from "@kontor/testing/random";
import { Pool } from "pg";
import { bundleProgram } from "../processes/bundle-program.ts";
import { startMockPlatform, type MockPlatform } from "../inbox/mock-platform.ts";
import { readBalance } from "./balance.ts";
import { openWay, type Way } from "./swallow.ts";
import { waitForEffects } from "./wait-for-effects.ts";
import type { FleetWorkerOptions } from "./worker.program.ts";

const program = await bundleProgram(join(import.meta.dirname, "worker.program.ts"));
const LEASE_MS = 3_000; // that of the workers
const LONGEST_END_MS = 20_000;

/** `kill`: kill -9. `stop`: SIGTERM. `freeze`: SIGSTOP, and SIGCONT later. `cut`: its bytes to the database go nowhere. `crash`: the database ends as by a power cut. */
const disasterKinds = ["kill", "stop", "freeze", "cut", "crash"] as const;

interface FleetPlayOptions {
  processes: number;
  channels: number;
  sellers: number;
  /** Events of all channels together. */
  events: number;
  disasters: number;
  /** The kinds of disasters that happen. Default: all. */
  kinds?: readonly (typeof disasterKinds)[number][];
  seed: number;
}

/** A fleet at work, which the functions of this file share. */
interface Stage {
  random(): number;
  postgres: Postgres;
  /** The platform of each channel, by its name. */
  platforms: Map<string, MockPlatform>;
  /** Reads the effects. */
  pool: Pool;
  workers: Worker[];
  /** Processes that are frozen or cut off. */
  away: Set<Worker>;
  started: number;
}

interface Worker {
  child: ChildProcess;
  way: Way;
}

/**
 * Runs a fleet of processes on one PostgreSQL, disturbs it by a seed, and takes the balance: each event must have had its effect, once, in
 * the order of its seller.
 */
export async function playFleet(options: FleetPlayOptions) {
  const { processes, events, disasters } = options;
  const stage = await openStage(options);
  const { pool, workers, random } = stage;
  const platforms = [...stage.platforms.values()];
  try {
    for (let process = 0; process < processes; process += 1) workers.push(await startWorker(stage));
    const each = Math.ceil(events / disasters / platforms.length);
    for (let round = 0; round < disasters; round += 1) {
      for (const platform of platforms) platform.add(each, options.sellers);
      await wait(random() * 1_500);
      await disturb(stage, options.kinds);
    }
    const total = each * platforms.length * disasters;
    await waitForEffects({ platforms, pool }, total);
    for (const worker of stage.away) heal(stage, worker);
    const deadLetters = platforms.reduce((sum, platform) => sum + platform.dead(), 0);
    return { ...(await readBalance(pool, total)), deadLetters };
  } finally {
    await closeStage(stage);
  }
}

async function openStage(options: FleetPlayOptions): Promise<Stage> {
  const postgres = await startPostgres({ fsync: true });
  const pool = new Pool({ connectionString: postgres.url, max: 2 });
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  await pool.query(
    "CREATE TABLE effect (n bigint GENERATED ALWAYS AS IDENTITY, channel text, lane text, id text, member text)",
  );
  const platforms = new Map<string, MockPlatform>();
  for (let number = 1; number <= options.channels; number += 1)
    platforms.set(`channel-${number}`, await startMockPlatform({ redeliveryMs: 1_000 }));
  const random = createRandom(options.seed);
  return { random, postgres, platforms, pool, workers: [], away: new Set(), started: 0 };
}

async function closeStage({ workers, pool, platforms, postgres }: Stage): Promise<void> {
  await Promise.all(workers.map((worker) => endWorker(worker, "SIGKILL")));
  await pool.end().catch(() => {});
  for (const platform of platforms.values()) await platform.close();
  await postgres.stop();
}

async function startWorker(stage: Stage): Promise<Worker> {
  const address = new URL(stage.postgres.url);
  const way = await openWay({ port: Number(address.port) });
  address.port = String(way.port);
  const name = `pod-${(stage.started += 1)}`;
  const given: FleetWorkerOptions = {
    postgres: address.href,
    channels: Object.fromEntries([...stage.platforms].map(([channel, { url }]) => [channel, url])),
    member: name,
  };
  const child = fork(program, [JSON.stringify(given)], { execArgv: [], stdio: ["ignore", "ignore", "inherit", "ipc"] });
  return { child, way };
}

async function endWorker({ child, way }: Worker, signal: "SIGKILL" | "SIGTERM"): Promise<void> {
  const exited = once(child, "exit").then(() => true);
  child.kill("SIGCONT");
  child.kill(signal);
  const isGone = child.exitCode !== null || (await Promise.race([exited, wait(LONGEST_END_MS, false, { ref: false })]));
  if (!isGone) child.kill("SIGKILL");
  way.close();
}

/** Lets one disaster happen. */
async function disturb(stage: Stage, kinds: FleetPlayOptions["kinds"] = disasterKinds): Promise<void> {
  const { random, postgres, workers, away } = stage;
  const kind = kinds[Math.floor(random() * kinds.length)]!;
  const place = Math.floor(random() * workers.length);
  const worker = workers[place]!;
  if (kind === "crash") await postgres.crash();
  else if (kind === "kill" || kind === "stop") {
    workers[place] = await startWorker(stage);
    await endWorker(worker, kind === "kill" ? "SIGKILL" : "SIGTERM");
  } else {
    if (kind === "cut") worker.way.cut(true);
    else worker.child.kill("SIGSTOP");
    away.add(worker);
    const awayMs = LEASE_MS * (0.5 + random() * 2);
    void wait(awayMs, undefined, { ref: false }).then(() => heal(stage, worker));
  }
}

function heal({ away }: Stage, worker: Worker): void {
  away.delete(worker);
  worker.way.cut(false);
  worker.child.kill("SIGCONT");
}
