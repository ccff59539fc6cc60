import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { createJournal, type JobReport, runJob } from "@kontor/http/journal";
import { startSandboxServer } from "@kontor/sandbox/server";
import { collectGarbage } from "@kontor/testing/collect-garbage";
import { expect, test } from "vitest";
import { bundleProgram } from "../processes/bundle-program.ts";
import { countChanges, countRefused, plantFaults } from "./stock-job.ts";

const ITEMS = 5_000;
const program = await bundleProgram(join(import.meta.dirname, "stock-job.program.ts"));

/** Runs the process, and kills it once so many items have ended. */
async function run(args: string[], killAfter: number | undefined) {
  const child = fork(program, args, { execArgv: [], stdio: ["ignore", "inherit", "inherit", "ipc"] });
  let report: JobReport | undefined;
  child.on("message", (message: { ended?: number; report?: JobReport }) => {
    report ??= message.report;
    if (killAfter !== undefined && message.ended! >= killAfter) child.kill("SIGKILL");
  });
  await once(child, "close");
  return report;
}

test("5,000 items in processes that are killed 20 times: each is changed at most once, and the report is right", async () => {
  await using server = await startSandboxServer();
  const { sandbox } = server;
  sandbox.assume({ erpQuota: { requests: 6_000, perSeconds: 60 } });
  plantFaults(sandbox, 0.04);
  const folder = mkdtempSync(join(tmpdir(), "kontor-job-"));
  const args = [server.erpUrl, join(folder, "job.db"), String(ITEMS)];

  for (let kill = 1; kill <= 20; kill += 1) expect(await run(args, kill * 230 + (kill % 7))).toBeUndefined();
  const report = (await run(args, undefined))!;

  const { done, skipped, refused, unclear, failures } = report;
  const changes = countChanges(sandbox);
  const open = new Set(failures.map(({ step }) => step));
  const missing = Array.from({ length: ITEMS }, (_, at) => `stock 2026-11-28: ${at}`).filter(
    (step) => !open.has(step) && !changes.has(step),
  );
  expect(Math.max(...changes.values())).toBe(1);
  expect([done + skipped + unclear, refused, missing]).toEqual([ITEMS, 0, []]);
  expect(failures).toHaveLength(unclear);
  expect(countRefused(sandbox)).toBe(0);
  rmSync(folder, { recursive: true });
});

test("the memory of a long job does not grow: 300,000 items take what 30,000 take", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kontor-job-"));
  const db = new DatabaseSync(join(folder, "job.db"));
  db.exec("PRAGMA synchronous = OFF"); // Only the memory is measured.
  function* source(count: number) {
    for (let each = 0; each < count; each += 1) yield `item-${each}`;
  }
  const used: number[] = [];
  let ended = 0;
  const call = async () => {
    ended += 1;
    if (ended % 30_000 !== 0) return;
    await collectGarbage();
    used.push(process.memoryUsage().heapUsed);
  };

  const job = { journal: createJournal({ db }), run: "big", name: (item: string) => item, call };
  expect(await runJob({ ...job, items: source(300_000) })).toMatchObject({ done: 300_000, isComplete: true });

  expect(used).toHaveLength(10);
  expect(used.at(-1)! - used[0]!).toBeLessThan(2 * 1024 * 1024);
  rmSync(folder, { recursive: true });
});
