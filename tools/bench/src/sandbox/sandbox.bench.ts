/**
 * The sandbox beside its peers: what a request costs, how fast it starts, what it takes to play an event through. Ends
 * with exit code 1 where a target is missed. What is measured is built first; let nothing else run on the machine.
 */
import { execFileSync } from "node:child_process";
import { cpus } from "node:os";
import { connectSandbox } from "@kontor/sandbox";
import prism from "@stoplight/prism-cli/package.json" with { type: "json" };
import { startBareRoute, startOurs, startPrism, startSandbox } from "./candidates.ts";
import { measureCliStart } from "./cli-start.ts";
import type { Creation } from "./size/creation.program.ts";
import { measureDeadLetters } from "./size/dead-letters.ts";
import { measureHttpCost, sendTo } from "./http-cost.ts";
import type { ManyEvents } from "./size/many-events.program.ts";
import { computePercentile } from "../measure/percentile.ts";
import type { RequestRates } from "./requests.program.ts";
import { showFigures } from "../measure/report.ts";
import { runProgram } from "../measure/run-program.ts";
import { sandbox as figures } from "./figures.ts";
import { createSender } from "./sender.ts";

/** ROUNDS is a multiple of the four servers, so that each begins as often as the others. LOAD: what ours has answered when its memory is read. */
const [ROUNDS = 8, PER_ROUND = 4_000, LOAD = 100_000] = process.argv.slice(2).map(Number);
const WARM_UP = 4 * PER_ROUND;
const RUNS = 100;
const MEGABYTE = 1024 * 1024;

const median = (values: readonly number[]) => computePercentile(values, 0.5);
const p95 = (values: readonly number[]) => computePercentile(values, 0.95);

execFileSync(process.execPath, ["tools/run.ts", "build"], { stdio: ["ignore", "ignore", "inherit"] });
console.log(
  `${cpus().length} cores of ${cpus()[0]?.model.trim()}, Node ${process.version}, ${process.platform} ${process.arch}
A request is PATCH /v2/UpdateCategory with a body of JSON that is validated, a token and a tenant. Ours is built, keeps
state, checks the token, writes its log and counts a quota; Prism ${prism.version} mocks the same description, its log goes nowhere.
CPU is user and system time of the server's process: ${ROUNDS} rounds of ${PER_ROUND} requests to each server in turn, over
8 connections that are kept alive, after ${WARM_UP} to warm up. The least and the most of a round stand in brackets.
Every figure with a unit of time is a median unless it says otherwise.\n`,
);
await measureRequests();
await measureInProcess();
await measureDeadLetterLives();
await measureStarts();
await measureCreations();
await measureManyEvents();

/** Measures a request over HTTP, and how much memory stays taken after many of them. */
async function measureRequests(): Promise<void> {
  using sender = createSender();
  await using stack = new AsyncDisposableStack();
  const [ours, loud, silent, bare] = [
    await startOurs(),
    await startPrism({ verboseLevel: "info" }),
    await startPrism({ verboseLevel: "silent" }),
    await startBareRoute(),
  ];
  const all = [ours, loud, silent, bare];
  for (const { process } of all) stack.use(process);
  const costs = await measureHttpCost(all, sender, { rounds: ROUNDS, perRound: PER_ROUND, warmUp: WARM_UP });
  await sendTo(ours, sender, LOAD - WARM_UP - ROUNDS * PER_ROUND);
  const { rssBytes, peakRssBytes } = await ours.process.usage();
  const cost = (candidate: typeof ours) => {
    const values = costs.get(candidate)!;
    return { value: median(values), note: `${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)}` };
  };
  showFigures(figures, {
    "CPU per request, ours": cost(ours),
    "CPU per request, Prism default": cost(loud),
    "CPU per request, Prism silent": cost(silent),
    "CPU per request, bare Hono with ajv": cost(bare),
    "Prism default against ours": cost(loud).value / cost(ours).value,
    "Prism silent against ours": cost(silent).value / cost(ours).value,
    "ours against bare Hono with ajv": cost(ours).value / cost(bare).value,
    "memory of ours after all requests": {
      value: rssBytes / MEGABYTE,
      note: `${LOAD.toLocaleString("en")} requests`,
    },
    "memory of ours at its peak": peakRssBytes / MEGABYTE,
  });
}

async function measureInProcess(): Promise<void> {
  const program = new URL("./requests.program.ts", import.meta.url);
  const { byWallTime, byCpuTime } = (await runProgram(program)) as RequestRates;
  showFigures(figures, {
    "requests in-process": median(byWallTime),
    "requests in-process, by CPU time with all threads": median(byCpuTime),
  });
}

async function measureDeadLetterLives(): Promise<void> {
  await using server = await startSandbox();
  const overHttp = await measureDeadLetters(server.url, connectSandbox(server.url), { fetch, runs: RUNS });
  const inProcess = (await runProgram(new URL("./size/dead-letters.program.ts", import.meta.url))) as number[];
  showFigures(figures, {
    "creation, ten deliveries, dead letter: over HTTP": median(overHttp),
    "creation, ten deliveries, dead letter: over HTTP, p95": p95(overHttp),
    "creation, ten deliveries, dead letter: in-process": median(inProcess),
    "creation, ten deliveries, dead letter: in-process, p95": p95(inProcess),
  });
}

async function measureStarts(): Promise<void> {
  const { cli, node } = await measureCliStart();
  showFigures(figures, {
    "kontor sandbox, start to first answer": median(cli),
    "a bare node, start to end": median(node),
  });
}

async function measureCreations(): Promise<void> {
  const program = new URL("./size/creation.program.ts", import.meta.url);
  const runs: Creation[] = [];
  for (let run = 0; run < 7; run += 1) runs.push((await runProgram(program)) as Creation);
  const reset = runs.flatMap((run) => run.reset);
  showFigures(figures, {
    "createSandbox(), the first in a process": median(runs.map((run) => run.first)),
    "createSandbox(), later ones": median(runs.flatMap((run) => run.later)),
    "reset() after 100 updates and 100 events": median(reset),
    "reset() after 100 updates and 100 events, p95": p95(reset),
  });
}

async function measureManyEvents(): Promise<void> {
  const program = new URL("./size/many-events.program.ts", import.meta.url);
  const { events, triggerMs, drainTimeoutMs, acknowledged, left } = (await runProgram(program)) as ManyEvents;
  showFigures(figures, {
    "100,000 events in-process: triggered in": triggerMs,
    "100,000 events in-process: fetched and acknowledged in": drainTimeoutMs,
    "100,000 events in-process: altogether": events / ((triggerMs + drainTimeoutMs) / 1_000),
    "100,000 events in-process: acknowledged": acknowledged,
    "100,000 events in-process: left": left,
  });
}
