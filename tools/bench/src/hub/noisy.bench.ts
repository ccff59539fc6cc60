/** Measures how long the events of a quiet channel wait, alone, and in the same process with a channel in which very many wait. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { postgresHub } from "@kontor/channel-events/postgres";
import { startPostgres } from "@kontor/testing/postgres";
import { Pool } from "pg";
import { computeMedian } from "../measure/median.ts";
import { computePercentile } from "../measure/percentile.ts";
import { showFigures } from "../measure/report.ts";
import { noisy as figures } from "./figures.ts";
import { writeBacklog } from "./write-backlog.ts";
import type { NoisyOrder } from "./noisy.program.ts";

const [waiting = 1_000_000, rounds = 12, phaseMs = 5_000] = process.argv.slice(2).map(Number);
const EVERY_MS = 20;
const LONGEST_MS = 10_000;
/** The time of the noisy handlers meanwhile, in ms. */
const phases = { one: undefined, other: undefined, beside: 5, "beside handlers that do nothing": 0 };
type Phase = keyof typeof phases;

const server = await startPostgres({ fsync: true });
const pool = new Pool({ connectionString: server.url, max: 4 });
const hub = postgresHub({ pool });
const quiet = hub.inbox("quiet");
await Promise.all([quiet.countWaiting(), hub.inbox("noisy").countWaiting()]);
await writeBacklog(pool, "noisy", waiting);
const worker = fork(new URL("noisy.program.ts", import.meta.url), [server.url], {
  execArgv: process.execArgv,
  stdio: ["ignore", "inherit", "inherit", "ipc"],
});
await once(worker, "message");
const now = () => performance.timeOrigin + performance.now();
let number = 0;

/** Stores single events at a low rate, and returns how long after that their handlers began, in ms. */
async function measure(ms: number): Promise<number[]> {
  const sent = new Map<string, number>();
  const waits: number[] = [];
  const done = Promise.withResolvers<void>();
  let isOver = false;
  const hear = ({ id, at }: { id: string; at: number }) => {
    waits.push(at - sent.get(id)!);
    if (isOver && waits.length === sent.size) done.resolve();
  };
  worker.on("message", hear);
  const storing: Promise<unknown>[] = [];
  for (const until = now() + ms; now() < until;) {
    const id = `quiet ${(number += 1)}`;
    const sellerId = `seller ${number % 100}`;
    const raw = JSON.stringify({ id, type: "Seller:Load", createdAt: "2026-02-11T08:00:00Z", event: { sellerId } });
    sent.set(id, now());
    storing.push(quiet.accept([{ id, type: "Seller:Load", lane: sellerId, raw }]));
    await wait(EVERY_MS * (0.5 + Math.random()));
  }
  isOver = true;
  await Promise.all(storing);
  if (waits.length < sent.size) await Promise.race([done.promise, wait(LONGEST_MS)]);
  worker.off("message", hear);
  if (waits.length < sent.size)
    throw new Error(`${sent.size - waits.length} events of the quiet channel were not handled`);
  return waits;
}

/** Returns how many events of the noisy channel were handled until now. */
async function order(handlerMs: number | undefined): Promise<number> {
  worker.send({ handlerMs } satisfies NoisyOrder);
  const [{ handled }] = (await once(worker, "message")) as [{ handled: number }];
  await wait(500);
  return handled;
}

const waits = new Map<Phase, number[][]>();
const rates = new Map<Phase, number[]>();
await measure(phaseMs);
const names = Object.keys(phases) as Phase[];
for (let round = 0; round < rounds; round += 1) {
  for (const offset of names.keys()) {
    const name = names[(round + offset) % names.length]!; // Another load of the machine meets all of them alike.
    const before = await order(phases[name]);
    waits.set(name, [...(waits.get(name) ?? []), await measure(phaseMs)]);
    const after = await order(undefined);
    rates.set(name, [...(rates.get(name) ?? []), ((after - before) / (phaseMs + 500)) * 1_000]);
  }
}
worker.send("stop" satisfies NoisyOrder);
await once(worker, "exit");
await pool.end();
await server.stop();

/** The median of all rounds, so that a round in which the machine had other work does not decide. */
const read = (name: Phase, share: number) =>
  computeMedian(waits.get(name)!.map((ofRound) => computePercentile(ofRound, share)));
const describe = (name: Phase) => {
  const average = rates.get(name)!.reduce((sum, rate) => sum + rate, 0) / rounds;
  return `${waits.get(name)!.flat().length} events, median ${read(name, 0.5).toFixed(1)} ms, the noisy channel handled ${average.toFixed(0)} a second`;
};
/** The p99 of one phase against that of another in the same round, in each round. */
const listRatios = (of: Phase, to: Phase) => {
  const p99 = (name: Phase, round: number) => computePercentile(waits.get(name)![round]!, 0.99);
  return Array.from({ length: rounds }, (_, round) => (p99(of, round) / p99(to, round)).toFixed(2)).join(" ");
};
const alone = Math.max(read("one", 0.99), read("other", 0.99));
showFigures(figures, {
  "a quiet channel alone: p99 from storing to its handler": {
    value: alone,
    note: `two identical runs: ${read("one", 0.99).toFixed(1)} and ${read("other", 0.99).toFixed(1)} ms, median ${read("one", 0.5).toFixed(1)} ms`,
  },
  "beside the noisy channel: p99": { value: read("beside", 0.99), note: describe("beside") },
  "beside the noisy channel: p99 above the slower of two identical runs": {
    value: (read("beside", 0.99) / alone - 1) * 100,
    note: `in each round against one of them: ${listRatios("beside", "one")}; the other against it: ${listRatios("other", "one")}`,
  },
  "beside handlers that do nothing, so that the processor has no time left: p99": {
    value: read("beside handlers that do nothing", 0.99),
    note: describe("beside handlers that do nothing"),
  },
});
