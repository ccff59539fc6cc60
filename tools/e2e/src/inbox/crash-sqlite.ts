import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { createRandom } from "@kontor/testing/random";
import { waitUntil } from "@kontor/testing/wait-until";
import { checkEffects, endProcess, waitForProgress } from "../processes/run.ts";
import { phases, type Phase } from "./phases.ts";
import { openWorld } from "./world.ts";

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
  await using world = await openWorld({ redeliveryMs: 400 });
  const { platform, phaseFile } = world;
  const diedIn = Object.fromEntries(phases.map((phase) => [phase, 0])) as Record<Phase, number>;
  const common = { failures: 0.1, leaseMs: 2_000, maxLanes: 8, intervalMs: 30 };
  const phaseNow = () => phases[Number(readFileSync(phaseFile, "utf8")[0])];
  const until = (check: () => boolean, timeoutMs: number) =>
    waitUntil(check, { timeoutMs, intervalMs: 2 }).catch(() => {}); // in later rounds a process may never get there
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    platform.add(20, 7);
    const linger = kills === "lingering" ? phases[cycle % phases.length]! : undefined;
    const aheadMs = kills === "independent" ? cycle * 90_000 : 0;
    const stays = linger !== undefined && cycle < phases.length;
    const worker = world.start({ ...common, linger, lingerMs: stays ? HANG_MS : 40, aheadMs });
    const beside = isPaired ? world.start({ ...common, aheadMs }) : undefined;
    await until(() => phaseNow() !== undefined, HANG_MS);
    const isThere = () => phaseNow() === linger && (!stays || readFileSync(phaseFile, "utf8")[1] === "!");
    if (linger) await until(isThere, stays ? HANG_MS : 1_500);
    await wait(random() * (!linger ? 300 : cycle % 3 === 0 ? 150 : 40)); // mostly where it lingers, sometimes wherever it is
    await endProcess(worker, "SIGKILL");
    if (beside) {
      await wait(random() * 1_000);
      await endProcess(beside, "SIGKILL");
    }
    diedIn[phaseNow()!] += 1;
    writeFileSync(phaseFile, "--");
  }
  using db = new DatabaseSync(world.path, { timeout: 10_000 }); // a worker that opens the file holds it for a moment
  const count = (state: string) =>
    db.prepare("SELECT count(*) AS n FROM event WHERE state = ?").get(state)!["n"] as number;
  const left = () => platform.left() + count("waiting");
  // what waits for its try alone has it, with one process after the other whose clocks are further ahead
  for (let round = 1; round === 1 || (round <= 5 && left() > 0); round += 1) {
    const aheadMs = cycles * 90_000 + round * 2 * 3_600_000;
    const last = world.start({ ...common, failures: 0, intervalMs: 50, aheadMs });
    await once(last, "message"); // the file has its tables
    await waitForProgress(left, (events) => events === 0, 10_000);
    await endProcess(last, "SIGTERM");
  }
  const events = cycles * 20;
  const integrity = String(db.prepare("PRAGMA integrity_check").get()!["integrity_check"]);
  const outcome = { ...checkEffects(world.readEffects(), events), dead: count("dead"), deadLetters: platform.dead() };
  // `diedIn`: in which phase each process died; `dead`: what the inbox put aside as poison
  return { cycles, events, diedIn, ...outcome, integrity };
}
