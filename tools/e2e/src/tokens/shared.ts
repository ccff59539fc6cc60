import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRandom } from "@kontor/testing/random";
import { endProcess } from "../processes/run.ts";
import { startRotatingServer, startTokenProcess, type TokenProcess } from "./start-processes.ts";

const QUOTA = { quota: 100_000 };
const DELAY_MS = 10; // Time enough for all others to come, and for whoever asks to be killed.

/** Where the processes keep their tokens: a file, or a PostgreSQL that nobody has used yet. */
interface Place {
  /** Address of the PostgreSQL. Default: a separate folder. */
  postgres?: string | undefined;
}

/** A server, and processes that share one store, which end with it. */
async function openWorld(postgres: string | undefined, isRotating: boolean) {
  const folder = mkdtempSync(join(tmpdir(), "kontor-shared-"));
  const server = await startRotatingServer({ isRotating, delayMs: DELAY_MS });
  const started: TokenProcess[] = [];
  return {
    state: server.state,
    async start(): Promise<TokenProcess> {
      const process = await startTokenProcess(server.url, postgres ?? folder, QUOTA);
      started.push(process);
      return process;
    },
    [Symbol.dispose]() {
      for (const { child } of started) child.kill("SIGKILL");
      server.stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Processes that share one store: all have their token refused at once, and get another, round after round. */
export async function playRounds({ processes, rounds, postgres }: { processes: number; rounds: number } & Place) {
  using world = await openWorld(postgres, true);
  const workers = await Promise.all(Array.from({ length: processes }, world.start));
  const problems: string[] = [];
  const calls: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = world.state.calls;
    const got = await Promise.all(workers.map(({ ask }) => ask("round")));
    const tokens = new Set(got.map(({ token, error }) => token ?? error));
    if (tokens.size !== 1) problems.push(`round ${round}: ${[...tokens].join(", ")}`);
    calls.push(world.state.calls - before);
  }
  return { calls, refused: world.state.refused, problems };
}

/** Kills whoever renews with `kill -9` at a seeded time, and has the next one get a token. */
export async function killHolders({ kills, seed, postgres }: { kills: number; seed: number } & Place) {
  using world = await openWorld(postgres, false);
  const took: number[] = [];
  const problems: string[] = [];
  const random = createRandom(seed);
  let next = await world.start();
  for (let kill = 0; kill < kills; kill += 1) {
    const victim = await world.start();
    await victim.ask("round"); // finds a token, or renews
    void victim.ask("round"); // has it refused: renews now
    await new Promise((resolve) => setTimeout(resolve, random() * 20)); // the time of the kill is the claim
    await endProcess(victim.child, "SIGKILL");
    const startedAt = Date.now();
    const { token, error } = await next.ask("round");
    took.push(Date.now() - startedAt);
    if (!token) problems.push(`kill ${kill}: ${error}`);
    if (kill % 20 < 19) continue;
    next.child.kill("SIGKILL"); // a fresh one reads the store from its start
    next = await world.start();
  }
  return { slowestMs: Math.max(...took), problems };
}
