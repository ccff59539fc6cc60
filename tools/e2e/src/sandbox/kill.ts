import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { connectSandbox, createSandbox, demo, type Sandbox, type Snapshot } from "@kontor/sandbox";

const main = fileURLToPath(new URL("../../../../packages/cli/src/main.ts", import.meta.url));
const startAt = "2026-02-11T08:00:00.000Z";
const RANDOM_SEED = 7;
const FEWEST_ANSWERS = 2; // between two kills
const MOST_MS = 8; // a few requests take so long: kills strike before, in and after what one does

export interface KillReport {
  kills: number;
  /** Requests that were answered before a kill. */
  answered: number;
  /** Kills that struck while a request was on its way, and whether that one was kept. */
  inFlight: { kept: number; notKept: number };
  /** Where the state after a restart was neither that of the last answer nor of the one on its way. */
  wrong: string[];
}

/**
 * Kills a sandbox with `kill -9` while it is being called, a seeded time after a seeded number of answers, starts it again from
 * its data, and compares all it holds with a twin in this process that was called alike.
 */
export async function killSandbox({ kills, seed }: { kills: number; seed: number }): Promise<KillReport> {
  const folder = mkdtempSync(join(tmpdir(), "kontor-kill-"));
  const file = join(folder, "sandbox.db");
  const random = numbers(seed);
  const report: KillReport = { kills: 0, answered: 0, inFlight: { kept: 0, notKept: 0 }, wrong: [] };
  const twin = createSandbox({ startAt: new Date(startAt), randomSeed: RANDOM_SEED });
  let step = 0;
  try {
    let child = await start(file);
    while (report.kills < kills) {
      const whole = FEWEST_ANSWERS + Math.floor(random() * 8);
      let killed: Promise<void> | undefined;
      let before = twin.snapshot();
      let isAnswered = true;
      for (let count = 0; isAnswered; count += 1) {
        if (count === whole) killed = killAfter(child, random() * MOST_MS);
        before = twin.snapshot();
        isAnswered = await play(child.url, twin, (step += 1));
        if (isAnswered) report.answered += 1;
      }
      await killed;
      report.kills += 1;
      child = await start(file);
      const now = comparable(await connectSandbox(child.url).snapshot());
      if (now === comparable(twin.snapshot())) report.inFlight.kept += 1;
      else if (now === comparable(before)) {
        report.inFlight.notKept += 1;
        twin.restore(before);
      } else {
        report.wrong.push(`kill ${report.kills} at step ${step}`);
        twin.restore(await connectSandbox(child.url).snapshot());
      }
    }
    await killAfter(child, 0);
    return report;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Calls both alike. Returns whether the process answered. */
async function play(url: string, twin: Sandbox, step: number): Promise<boolean> {
  const call = callOf(step);
  const here = await twin.fetch(new Request(`https://x${call.path}`, call.init(step)));
  try {
    const there = await fetch(`${url}${call.path}`, call.init(step));
    await there.arrayBuffer();
    if (here.status !== there.status) throw new Error(`step ${step}: ${there.status} must be ${here.status}`);
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

interface Call {
  path: string;
  init(step: number): RequestInit;
}

const json = { "content-type": "application/json" };

/** Something that changes what the platform holds, of many kinds. */
function callOf(step: number): Call {
  const calls: Call[] = [
    {
      path: "/__sandbox/events",
      init: () => ({
        method: "POST",
        headers: json,
        body: JSON.stringify({ type: "Seller:New.Type", event: { step } }),
      }),
    },
    {
      path: "/v1/auth",
      init: () => ({ method: "POST", body: new URLSearchParams({ refreshToken: demo.refreshToken }) }),
    },
    {
      path: "/erp/v2/taxclasses/update",
      init: () => ({
        method: "PATCH",
        headers: {
          ...json,
          "x-api-key": demo.apiKey,
          "x-tenant-id": demo.tenantId,
          "x-appid": "a/1",
          "x-appversion": "1",
        },
        body: JSON.stringify({ id: demo.taxClassId, name: `Rate ${step}`, isStandard: step % 2 === 0 }),
      }),
    },
    {
      path: "/__sandbox/clock",
      init: () => ({ method: "POST", headers: json, body: JSON.stringify({ advanceMs: 61_000 }) }),
    },
    {
      path: "/oauth2/token",
      init: () => ({
        method: "POST",
        body: new URLSearchParams({
          grant_type: "client_credentials",
          client_id: demo.clientId,
          client_secret: demo.clientSecret,
        }),
      }),
    },
  ];
  return calls[step % calls.length]!;
}

/** The stored rows, in the order of their keys. */
function comparable({ tables }: Snapshot): string {
  const sorted = Object.entries(tables).filter(([, rows]) => rows.length > 0);
  return JSON.stringify(sorted.toSorted(([one], [other]) => one.localeCompare(other)));
}

async function start(file: string) {
  const isNew = !existsSync(file);
  const args = [
    "sandbox",
    "--port",
    "0",
    "--json",
    "--data",
    file,
    ...(isNew ? ["--start-at", startAt] : []),
    "--random-seed",
    String(RANDOM_SEED),
  ];
  const child = spawn(process.execPath, ["--conditions=@kontor/source", main, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const { value, done } = await createInterface({ input: child.stdout })[Symbol.asyncIterator]().next();
  if (done) throw new Error("The sandbox ended before it listened");
  return { child, url: (JSON.parse(value as string) as { url: string }).url };
}

function killAfter({ child }: Awaited<ReturnType<typeof start>>, ms: number): Promise<void> {
  return new Promise((resolve) => {
    child.once("close", () => resolve());
    setTimeout(() => child.kill("SIGKILL"), ms);
  });
}

function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}
