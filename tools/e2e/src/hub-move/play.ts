import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startPostgres } from "@kontor/testing/postgres";
import { createRandom } from "@kontor/testing/random";
import { Pool } from "pg";
import { readBalance, type Balance } from "../fleet/balance.ts";
import { countEffects } from "../fleet/count-effects.ts";
import { startQueues, type Queues } from "../fleet/queues.ts";
import { waitForEffects } from "../fleet/wait-for-effects.ts";
import { bundleProgram } from "../processes/bundle-program.ts";
import type { MoveWorkerOptions } from "./worker.program.ts";

const program = await bundleProgram(join(import.meta.dirname, "worker.program.ts"));
const LEASE_MS = 2_000;
const LONGEST_WAIT_MS = 900_000;
const SELLERS = 20;

export interface MovePlayOptions {
  /** Events that come while everything goes on. */
  events: number;
  /** How often a process is killed while events move: the new ones, and at last an old one. */
  kills: number;
  /** The longest wait before a kill, in ms. */
  killWithinMs?: number;
  seed: number;
  /** Writes events that are there before, and returns how many of them wait. */
  fill?(pool: Pool): Promise<number>;
}

export interface MoveReport extends Balance {
  deadLetters: string[];
  /** Effects of the old processes, and of the new ones. */
  handledBy: { old: number; new: number };
  /** From the start of the first new process until all had moved. */
  movedInMs: number;
  /** Counts of the hub that are not those of its tables. */
  wrongCounts: number;
  /** Events of the old tables that the hub lacks. */
  notMoved: number;
}

/** A move that goes on, which the functions of this file share. */
interface Stage {
  options: MovePlayOptions;
  random(): number;
  url: string;
  queues: Queues;
  pool: Pool;
  workers: { child: ChildProcess; isNew: boolean }[];
  started: number;
}

/**
 * Moves the events of a channel from `postgresInbox()` into a hub while two processes of each kind work and events come, kills some of them with
 * `kill -9`, stops the old ones at last, and takes the balance.
 */
export async function playMove(options: MovePlayOptions): Promise<MoveReport> {
  const postgres = await startPostgres({ fsync: true });
  const queues = await startQueues({ redeliveryMs: 1_000 });
  const pool = new Pool({ connectionString: postgres.url, max: 2 });
  pool.on("error", () => {}); // The server may end before its connections do.
  const random = createRandom(options.seed);
  const stage: Stage = { options, random, url: postgres.url, queues, pool, workers: [], started: 0 };
  try {
    await pool.query(
      "CREATE TABLE effect (n bigint GENERATED ALWAYS AS IDENTITY, channel text, lane text, id text, member text)",
    );
    return await play(stage);
  } finally {
    await Promise.all(stage.workers.map(({ child }) => endWorker(child, "SIGKILL")));
    await pool.end();
    await queues.close();
    await postgres.stop();
  }
}

async function play(stage: Stage): Promise<MoveReport> {
  const { options, queues, pool, workers, random } = stage;
  const { events, kills, killWithinMs = 200 } = options;
  const portion = Math.ceil(events / (kills + 3));
  let total = 0;
  const add = () => {
    queues.add("shop", portion, SELLERS);
    total += portion;
  };
  await startWorker(stage, false);
  total += (await options.fill?.(pool)) ?? 0;
  await startWorker(stage, false);
  add();
  await waitFor(async () => (await countEffects(pool)) > portion / 2);
  add();
  const startedAt = performance.now();
  const moved = waitFor(async () => (await readState(pool)) === "moved").then(() => performance.now() - startedAt);
  await Promise.all([startWorker(stage, true), startWorker(stage, true)]);
  for (let kill = 0; kill < kills; kill += 1) {
    add();
    await wait(random() * killWithinMs);
    const isNew = kill < kills - 1;
    const place = workers.findIndex((worker) => worker.isNew === isNew);
    const [worker] = workers.splice(place, 1);
    const starting = startWorker(stage, isNew);
    await endWorker(worker!.child, "SIGKILL");
    await starting;
  }
  add();
  const movedInMs = await moved;
  const old = workers.filter(({ isNew }) => !isNew);
  await Promise.all(old.map(({ child }) => endWorker(child, "SIGTERM")));
  await waitForEffects(stage, total);
  return { ...(await readReport(stage, total)), movedInMs };
}

async function readReport({ pool, queues }: Stage, total: number): Promise<Omit<MoveReport, "movedInMs">> {
  const read = async (text: string) => Number(Object.values((await pool.query<object>(text)).rows[0]!)[0]);
  const of = (kind: string) => read(`SELECT count(*) FROM effect WHERE member LIKE '${kind}%'`);
  return {
    ...(await readBalance(pool, total)),
    deadLetters: queues.lost(),
    handledBy: { old: await of("old"), new: await of("new") },
    notMoved: await read(
      "SELECT count(*) FROM kontor_inbox.event AS old WHERE NOT EXISTS (SELECT FROM kontor_hub.event AS e WHERE e.key = old.key)",
    ),
    wrongCounts: await read(
      `SELECT count(*) FROM (SELECT sum(done) AS done, sum(waiting) AS waiting FROM kontor_hub.counter) AS c
       WHERE c.done <> (SELECT count(*) FROM kontor_hub.outcome WHERE state = 'done') OR c.waiting <> (SELECT count(*) FROM kontor_hub.waiting)`,
    ),
  };
}

async function startWorker(stage: Stage, isNew: boolean): Promise<void> {
  const member = `${isNew ? "new" : "old"}-${(stage.started += 1)}`;
  const given: MoveWorkerOptions = {
    postgres: stage.url,
    baseUrl: stage.queues.urlOf("shop"),
    isNew,
    member,
    leaseMs: LEASE_MS,
  };
  const child = fork(program, [JSON.stringify(given)], { execArgv: [], stdio: ["ignore", "ignore", "inherit", "ipc"] });
  stage.workers.push({ child, isNew });
  await Promise.race([once(child, "message"), once(child, "exit")]);
}

async function endWorker(child: ChildProcess, signal: "SIGKILL" | "SIGTERM"): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  child.kill(signal);
  await exited;
}

async function waitFor(isSo: () => Promise<boolean>): Promise<void> {
  for (const until = performance.now() + LONGEST_WAIT_MS; !(await isSo()); await wait(50))
    if (performance.now() > until) throw new Error("Nothing has come of it for fifteen minutes");
}

async function readState(pool: Pool): Promise<string | undefined> {
  const answer = await pool.query<{ state: string }>("SELECT state FROM kontor_hub.move").catch(() => undefined);
  return answer?.rows[0]?.state;
}
