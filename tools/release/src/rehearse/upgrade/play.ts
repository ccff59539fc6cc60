import { readFileSync, writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import type { RemoteControl } from "@kontor/sandbox";
import { startFeed } from "./feed.ts";
import type { Move, Version } from "./moves.ts";
import type { UpgradeReport } from "./report.ts";
import type { WatchedStore } from "./stores.ts";
import { computeVerdict } from "./verdict.ts";
import { startWorker, type Worker } from "./worker.ts";

/** Options of `playMoves()`. */
export interface PlayOptions {
  moves: readonly Move[];
  /** The sandbox from which the events come. It has sent none before. */
  sandbox: RemoteControl;
  sellers: readonly string[];
  watched: WatchedStore;
  /** The file of the effects. */
  effects: string;
  /** Gives the command and the folder of the integration with a version of the packages. */
  launch(version: Version): { command: string[]; folder: string; env?: NodeJS.ProcessEnv };
  /** Is told each move, and how long it took. */
  tell(move: Move, seconds: number): void | Promise<void>;
  signal: AbortSignal;
}

const PATIENCE_MS = 120_000; // only a hang takes so long
const INTERVAL_MS = 50;

/** Replaces the integration as the moves say while events come, then lets the last processes handle all, and compares. */
export async function playMoves(options: PlayOptions): Promise<Omit<UpgradeReport, "tables">> {
  const { moves, sandbox, sellers, watched, effects, launch, tell, signal } = options;
  await using cleanup = new AsyncDisposableStack();
  const workers = new Map<string, Worker>();
  writeFileSync(effects, "");
  const readLines = () => readFileSync(effects, "utf8").split("\n").slice(0, -1);
  const kills: number[] = [];
  const feed = startFeed(sandbox, sellers);
  cleanup.defer(() => feed.stop());
  for (const move of moves) {
    const startedAt = performance.now();
    await make(move);
    await tell(move, (performance.now() - startedAt) / 1_000);
  }
  await feed.stop();
  await waitFor(isAllHandled);
  const letters = (await sandbox.events()).filter(({ state }) => state === "dead-letter").length;
  for (const worker of workers.values()) await worker.end("SIGTERM");
  const rows = await watched.readRows();
  const dead = rows.filter(({ state }) => state === "dead").length + letters;
  return { ...computeVerdict(await listSent(rows), readLines(), kills), dead };

  async function make(move: Move): Promise<void> {
    if (move.do === "start") workers.set(move.name, cleanup.use(await startWorker(launch(move.version))));
    else if (move.do === "end") {
      await workers.get(move.name)!.end(move.by);
      if (move.by === "SIGKILL") kills.push(readLines().length);
      workers.delete(move.name);
    } else {
      const isOurs = (line: string) => line.endsWith(` ${move.version}`);
      const wanted = readLines().filter(isOurs).length + move.events;
      await waitFor(() => readLines().filter(isOurs).length >= wanted);
    }
  }

  async function isAllHandled(): Promise<boolean> {
    const events = await sandbox.events();
    const rows = await watched.readRows();
    const isAcknowledged = events.every(({ state }) => state === "acknowledged" || state === "dead-letter");
    return isAcknowledged && rows.length >= events.length && rows.every(({ state }) => state !== "waiting");
  }

  /** All events of the sandbox in the order in which they came to the inbox. */
  async function listSent(rows: readonly { id: string }[]) {
    const places = new Map(rows.map(({ id }, place) => [id, place]));
    const place = (id: string) => places.get(id) ?? Number.POSITIVE_INFINITY;
    const sent = (await sandbox.events()).map(({ event: { id, event } }) => ({
      id,
      seller: (event as { sellerId: string }).sellerId,
    }));
    return sent.toSorted((one, other) => place(one.id) - place(other.id));
  }

  async function waitFor(check: () => boolean | Promise<boolean>): Promise<void> {
    for (const until = performance.now() + PATIENCE_MS; !(await check());) {
      for (const worker of workers.values()) worker.check();
      if (performance.now() > until)
        throw new Error(`Cannot go on as events must be handled within ${PATIENCE_MS / 1_000} s: got too few`);
      await pause(INTERVAL_MS, undefined, { signal });
    }
  }
}
