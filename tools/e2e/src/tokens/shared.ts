import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRandom } from "@kontor/testing/random";
import { startRotatingServer, startTokenProcess } from "./start-processes.ts";

const QUOTA = { quota: 100_000 };
const DELAY_MS = 10; // Time enough for all others to come, and for whoever asks to be killed.

/** Where the processes keep their tokens: a file, or a PostgreSQL that nobody has used yet. */
interface Place {
  /** Address of the PostgreSQL. Default: a separate folder. */
  postgres?: string | undefined;
}

/** Processes that share one store: all have their token refused at once, and get another, round after round. */
export async function playRounds({ processes, rounds, postgres }: { processes: number; rounds: number } & Place) {
  const folder = mkdtempSync(join(tmpdir(), "kontor-shared-"));
  const { state, url, stop } = await startRotatingServer({ delayMs: DELAY_MS });
  const start = () => startTokenProcess(url, postgres ?? folder, QUOTA);
  const workers = await Promise.all(Array.from({ length: processes }, start));
  const problems: string[] = [];
  try {
    const calls: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const before = state.calls;
      const got = await Promise.all(workers.map(({ ask }) => ask("round")));
      const tokens = new Set(got.map(({ token, error }) => token ?? error));
      if (tokens.size !== 1) problems.push(`round ${round}: ${[...tokens].join(", ")}`);
      calls.push(state.calls - before);
    }
    return { calls, refused: state.refused, problems };
  } finally {
    for (const { child } of workers) child.kill("SIGKILL");
    stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Kills whoever renews with `kill -9` at a seeded time, and has the next one get a token. */
export async function killHolders({ kills, seed, postgres }: { kills: number; seed: number } & Place) {
  const folder = mkdtempSync(join(tmpdir(), "kontor-shared-"));
  const { url, stop } = await startRotatingServer({ isRotating: false, delayMs: DELAY_MS });
  const start = () => startTokenProcess(url, postgres ?? folder, QUOTA);
  const took: number[] = [];
  const problems: string[] = [];
  const random = createRandom(seed);
  let next = await start();
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      const victim = await start();
      await victim.ask("round"); // finds a token, or renews
      void victim.ask("round"); // has it refused: renews now
      await new Promise((resolve) => setTimeout(resolve, random() * 20)); // the time of the kill is the claim
      const ended = once(victim.child, "exit");
      victim.child.kill("SIGKILL");
      await ended;
      const startedAt = Date.now();
      const { token, error } = await next.ask("round");
      took.push(Date.now() - startedAt);
      if (!token) problems.push(`kill ${kill}: ${error}`);
      if (kill % 20 === 19) {
        next.child.kill("SIGKILL"); // a fresh one reads the store from its start
        next = await start();
      }
    }
    return { slowestMs: Math.max(...took), problems };
  } finally {
    next.child.kill("SIGKILL");
    stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
