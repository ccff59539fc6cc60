import { fork } from "node:child_process";
import { once } from "node:events";
import type { Work } from "./contender.ts";
import { contenders, type ContenderName } from "./contenders.ts";

export interface PlayOptions {
  url: string;
  name: ContenderName;
  processes: number;
  events: number;
  /** Events that are stored together. */
  pageSize: number;
  /** Time between two pages, in ms. */
  everyMs: number;
  /** Called when the tables are there and the workers are ready. */
  onReady?: () => Promise<void>;
}

export interface PlayResult {
  seconds: number;
  /** The time from storing to its handler of each event, in ms. */
  waits: number[];
  outOfOrder: number;
}

/** Stores events while processes handle them, from the first page to the last handler. */
export async function play({
  url,
  name,
  processes,
  events,
  pageSize,
  everyMs,
  onReady,
}: PlayOptions): Promise<PlayResult> {
  const feeder = await contenders[name].openFeeder(url);
  const waits: number[] = [];
  let outOfOrder = 0;
  const done = Promise.withResolvers<void>();
  const workers = Array.from({ length: processes }, () =>
    fork(new URL("worker.program.ts", import.meta.url), [name, url], {
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    }),
  );
  await Promise.all(workers.map((worker) => once(worker, "message")));
  for (const worker of workers)
    worker.on("message", (told: { waits: number[]; outOfOrder: number }) => {
      waits.push(...told.waits);
      outOfOrder = Math.max(outOfOrder, told.outOfOrder);
      if (waits.length >= events) done.resolve();
    });
  await onReady?.();
  const startedAt = performance.now();
  for (let from = 0; from < events; from += pageSize) {
    await feeder.store(
      Array.from({ length: Math.min(pageSize, events - from) }, (_, index) => buildWork(from + index)),
    );
    if (everyMs > 0) await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  await done.promise;
  const seconds = (performance.now() - startedAt) / 1000;
  for (const worker of workers) worker.send("stop");
  await Promise.all(workers.map((worker) => once(worker, "exit")));
  await feeder.close();
  return { seconds, waits, outOfOrder };
}

function buildWork(number: number): Work {
  return { id: `${number}`, seller: `seller-${number % 1_000}`, at: Date.now(), text: "x".repeat(200) };
}
