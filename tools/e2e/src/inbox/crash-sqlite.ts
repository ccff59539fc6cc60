import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { createRandom } from "@kontor/testing/random";
import { checkCrashRun, type Effect } from "./check-crash-run.ts";
import { startMockPlatform } from "./mock-platform.ts";
import { startWorker } from "./start-worker.ts";
import { phases, type Phase } from "./worker-options.ts";

const HANG_MS = 60_000; // only a process that hangs needs so long

interface CrashOptions {
  cycles: number;
  seed: number;
  /**
   * `lingering`: each process takes its time in one phase. In the first round of phases it stays there until it is killed, so that every
   * window is hit on a machine of any speed; later it is mostly killed there. `independent`: each is killed within 300 ms of its start, whatever it does; its clock is 90 s ahead of the one before.
   */
  kills: "lingering" | "independent";
  /** A second process waits beside each. It takes over when the first is killed, and is killed within a second too. */
  isPaired?: boolean;
}

/**
 * Kills a consumer with `kill -9` at a seeded time, again and again on one file, while events come; then lets one finish. Every
 * event must have had its effect, once, in the order of its seller.
 */
export async function playSqliteCrashes({ cycles, seed, kills, isPaired = false }: CrashOptions) {
  const random = createRandom(seed);
  const folder = mkdtempSync(join(tmpdir(), "kontor-crash-"));
  const sqlite = join(folder, "events.db");
  const phaseFile = join(folder, "phase");
  writeFileSync(phaseFile, "--");
  const platform = await startMockPlatform({ redeliveryMs: 400 });
  const diedIn = Object.fromEntries(phases.map((phase) => [phase, 0])) as Record<Phase, number>;
  const common = { url: platform.url, path: sqlite, phaseFile, failures: 0.1, leaseMs: 2_000, maxLanes: 8 };
  const phaseNow = () => phases[Number(readFileSync(phaseFile, "utf8")[0])]!;
  let events = 0;
  try {
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      platform.add(20, 7);
      events += 20;
      const linger = kills === "lingering" ? phases[cycle % phases.length]! : undefined;
      const aheadMs = kills === "independent" ? cycle * 90_000 : 0;
      const stays = linger !== undefined && cycle < phases.length;
      const lingerMs = stays ? HANG_MS : 40;
      const worker = startWorker({ ...common, linger, lingerMs, intervalMs: 30, aheadMs });
      const ended = once(worker, "exit");
      const beside = isPaired ? startWorker({ ...common, lingerMs: 0, intervalMs: 30, aheadMs }) : undefined;
      const until = async (isThere: () => boolean, atMostMs: number) => {
        for (const giveUpAt = performance.now() + atMostMs; !isThere() && performance.now() < giveUpAt;) await wait(2);
      };
      await until(() => phaseNow() !== undefined, 60_000);
      const isThere = () => phaseNow() === linger && (!stays || readFileSync(phaseFile, "utf8")[1] === "!");
      if (linger) await until(isThere, stays ? HANG_MS : 1_500); // in later rounds a process may never get there
      await wait(random() * (!linger ? 300 : cycle % 3 === 0 ? 150 : 40)); // mostly where it lingers, sometimes wherever it is
      worker.kill("SIGKILL");
      await ended;
      if (beside) {
        await wait(random() * 1_000);
        const bothEnded = once(beside, "exit");
        beside.kill("SIGKILL");
        await bothEnded;
      }
      diedIn[phaseNow()] += 1;
      writeFileSync(phaseFile, "--");
    }
    const db = new DatabaseSync(sqlite, { timeout: 10_000 }); // a worker that opens the file holds it for a moment
    const isEmpty = () => db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'event'").get() === undefined;
    const count = (state: string) =>
      isEmpty() ? 0 : (db.prepare("SELECT count(*) AS n FROM event WHERE state = ?").get(state)!["n"] as number);
    // what waits for its try alone has it, with one process after the other whose clocks are further ahead
    for (let round = 1; round <= 5 && (platform.left() > 0 || count("waiting") > 0); round += 1) {
      const aheadMs = cycles * 90_000 + round * 2 * 3_600_000;
      const last = startWorker({ ...common, failures: 0, lingerMs: 0, intervalMs: 50, aheadMs });
      let since = performance.now();
      for (let before = -1; performance.now() - since < 10_000 && (platform.left() > 0 || count("waiting") > 0);) {
        await wait(50);
        const left = platform.left() + count("waiting");
        if (left !== before) [before, since] = [left, performance.now()];
      }
      const ended = once(last, "exit");
      last.kill("SIGTERM");
      await ended;
    }
    const dead = count("dead");
    const effects = db
      .prepare("SELECT effect.id, effect.lane, seq FROM effect JOIN event USING (id) ORDER BY effect.rowid")
      .all() as unknown as Effect[];
    const integrity = String(db.prepare("PRAGMA integrity_check").get()!["integrity_check"]);
    db.close();
    // `diedIn`: in which phase each process died; `dead`: what the inbox put aside as poison
    return { cycles, events, diedIn, ...checkCrashRun(effects, events), dead, deadLetters: platform.dead(), integrity };
  } finally {
    await platform.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
