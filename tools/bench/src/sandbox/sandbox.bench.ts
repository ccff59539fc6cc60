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
import { formatFigures, isMet, type Figure } from "../measure/figure.ts";
import { measureHttpCost, sendTo } from "./http-cost.ts";
import type { ManyEvents } from "./size/many-events.program.ts";
import { computePercentile } from "../measure/percentile.ts";
import type { RequestRates } from "./requests.program.ts";
import { runProgram } from "../measure/run-program.ts";
import { createSender } from "./sender.ts";

const ROUNDS = 8; // a multiple of the four servers: each begins as often as the others
const PER_ROUND = 4_000;
const WARM_UP = 16_000;
const LOAD = 100_000; // what ours has answered when its memory is read
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
const figures = [
  ...(await requestFigures()),
  ...(await inProcessFigures()),
  ...(await deadLetterFigures()),
  ...(await startFigures()),
  ...(await creationFigures()),
  ...(await manyEventsFigures()),
];
console.log(formatFigures(figures));
const missed = figures.filter((figure) => !isMet(figure));
console.log(missed.length === 0 ? "\nEvery target is met" : `\nTargets missed: ${missed.length}`);
process.exitCode = missed.length === 0 ? 0 : 1;

/** Measures a request over HTTP, and how much memory stays taken after many of them. */
async function requestFigures(): Promise<Figure[]> {
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
  const cost = (candidate: typeof ours) => median(costs.get(candidate)!);
  return [
    ...all.flatMap((candidate) => {
      const values = costs.get(candidate)!;
      const spread = `${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)}`;
      return { name: `CPU per request, ${candidate.name} (${spread})`, value: cost(candidate), unit: "µs" };
    }),
    { name: "Prism default against ours", value: cost(loud) / cost(ours), unit: "times", atLeast: 10 },
    { name: "Prism silent against ours", value: cost(silent) / cost(ours), unit: "times", atLeast: 5 },
    { name: "ours against bare Hono with ajv", value: cost(ours) / cost(bare), unit: "times" },
    {
      name: `memory of ours after ${LOAD.toLocaleString("en")} requests`,
      value: rssBytes / MEGABYTE,
      unit: "MB",
      atMost: 150,
    },
    { name: "memory of ours at its peak", value: peakRssBytes / MEGABYTE, unit: "MB" },
  ];
}

async function inProcessFigures(): Promise<Figure[]> {
  const { byWallTime, byCpuTime } = (await runProgram("requests")) as RequestRates;
  return [
    { name: "requests in-process", value: median(byWallTime), unit: "/s", atLeast: 40_000 },
    { name: "requests in-process, by CPU time with all threads", value: median(byCpuTime), unit: "/s" },
  ];
}

async function deadLetterFigures(): Promise<Figure[]> {
  await using server = await startSandbox();
  const overHttp = await measureDeadLetters(server.url, connectSandbox(server.url), { fetch, runs: RUNS });
  const inProcess = (await runProgram("dead-letters")) as number[];
  const name = "creation, ten deliveries, dead letter";
  return [
    { name: `${name}: over HTTP`, value: median(overHttp), unit: "ms", atMost: 25 },
    { name: `${name}: over HTTP, p95`, value: p95(overHttp), unit: "ms" },
    { name: `${name}: in-process`, value: median(inProcess), unit: "ms", atMost: 2 },
    { name: `${name}: in-process, p95`, value: p95(inProcess), unit: "ms" },
  ];
}

async function startFigures(): Promise<Figure[]> {
  const { cli, node } = await measureCliStart();
  return [
    { name: "kontor sandbox, start to first answer", value: median(cli), unit: "ms", atMost: 250 },
    { name: "a bare node, start to end", value: median(node), unit: "ms" },
  ];
}

async function creationFigures(): Promise<Figure[]> {
  const runs: Creation[] = [];
  for (let run = 0; run < 7; run += 1) runs.push((await runProgram("creation")) as Creation);
  const first = runs.map((run) => run.first);
  const reset = runs.flatMap((run) => run.reset);
  return [
    { name: "createSandbox(), the first in a process", value: median(first), unit: "ms", atMost: 20 },
    { name: "createSandbox(), later ones", value: median(runs.flatMap((run) => run.later)), unit: "ms", atMost: 20 },
    { name: "reset() after 100 updates and 100 events", value: median(reset), unit: "ms", atMost: 1 },
    { name: "reset() after 100 updates and 100 events, p95", value: p95(reset), unit: "ms" },
  ];
}

async function manyEventsFigures(): Promise<Figure[]> {
  const { events, triggerMs, drainTimeoutMs, acknowledged, left } = (await runProgram("many-events")) as ManyEvents;
  const name = `${events.toLocaleString("en")} events in-process`;
  return [
    { name: `${name}: triggered in`, value: triggerMs, unit: "ms" },
    { name: `${name}: fetched and acknowledged in`, value: drainTimeoutMs, unit: "ms" },
    { name: `${name}: altogether`, value: events / ((triggerMs + drainTimeoutMs) / 1_000), unit: "events/s" },
    { name: `${name}: acknowledged`, value: acknowledged, unit: "", atLeast: events },
    { name: `${name}: left`, value: left, unit: "", atMost: 0 },
  ];
}
