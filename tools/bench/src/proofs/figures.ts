import { defineBench } from "../measure/bench.ts";

export const crash = defineBench({
  name: "crash",
  title: "Crashes: kill -9, power cuts, SIGTERM",
  measures:
    "Consumers killed with kill -9 on one file within 300 ms of their start, and in the middle of each phase; one of three workers killed and the database stopped at once on PostgreSQL; SIGTERM while handlers run. Every event must have had its effect, in the order of its seller, and each write of withTx() once.",
  quick: ["30", "18", "5", "2", "5"],
  seconds: { quick: 45, full: 2_400 },
  figures: {
    "kills on a file, at any moment": { unit: "" },
    "kills on a file, in every phase": { unit: "" },
    "kills and power cuts on PostgreSQL": { unit: "" },
    "events that were sent": { unit: "" },
    "events lost": { unit: "", atMost: 0, isHeadline: true },
    "effects that happened twice": { unit: "", atMost: 0, isHeadline: true },
    "events out of order": { unit: "", atMost: 0 },
    "innocent events put aside, or dead letters": { unit: "", atMost: 0 },
    "stops by SIGTERM": { unit: "" },
    "stops that left a lease, cut a handler or failed": { unit: "", atMost: 0 },
    "the slowest stop": { unit: "ms" },
  },
});

export const order = defineBench({
  name: "order",
  title: "Order of each seller, and late news",
  measures:
    "Events of 200 sellers on one file with 16 lanes, random failures and redeliveries (1,000,000 in full, 20,000 in the short run); the same with three worker processes and three kills on PostgreSQL. Stale copies are put in, and the stale guard must tell each of them.",
  quick: ["20000", "2000"],
  seconds: { quick: 15, full: 1_200 },
  figures: {
    "events on a file": { unit: "" },
    "events on PostgreSQL": { unit: "" },
    "events out of order": { unit: "", atMost: 0, isHeadline: true },
    "stale copies that were not told, or told wrongly": { unit: "", atMost: 0 },
    "events/s on a file, with failures": { unit: "/s" },
  },
});

export const sharedTokens = defineBench({
  name: "shared-tokens",
  title: "Tokens: one call for 32 processes",
  measures:
    "32 processes that need a new token at the same time, with refresh tokens that rotate and may be used once; then kill -9 of the process that renews. On a file, then on PostgreSQL.",
  quick: ["3", "10"],
  seconds: { quick: 25, full: 500 },
  figures: {
    "rounds of 32 processes": { unit: "" },
    "the most token calls of a round": { unit: "", atMost: 1, isHeadline: true },
    "answers of invalid_grant": { unit: "", atMost: 0 },
    "kills of the process that renews": { unit: "" },
    "until the next process had a token, the slowest": { unit: "ms", atMost: 2_000 },
    "other problems": { unit: "", atMost: 0 },
  },
});

export const canaries = defineBench({
  name: "canaries",
  title: "Secrets in logs, errors and telemetry",
  measures:
    "Secrets planted in calls that fail in every way there is, and looked for in log lines, errors, printed objects, spans and metrics.",
  quick: ["2000"],
  seconds: { quick: 5, full: 60 },
  figures: {
    "calls with planted secrets": { unit: "", atLeast: 10_000, isFullOnly: true },
    "texts that were searched": { unit: "" },
    "secrets found": { unit: "", atMost: 0, isHeadline: true },
  },
});

export const conformance = defineBench({
  name: "conformance",
  title: "Conformance of the inboxes",
  measures: "The conformance kit of the inbox in full, random plays included, in memory, on a file and on PostgreSQL.",
  seconds: { full: 900 },
  figures: {
    "cases of each store": { unit: "", atLeast: 150 },
    "cases that failed": { unit: "", atMost: 0 },
  },
});

export const fuzzErp = defineBench({
  name: "fuzz-erp",
  title: "Sandbox: random calls to the ERP",
  measures:
    "Calls to the ERP of the sandbox that are right, nearly right or wrong: none may be answered with 5xx or with an error of another form.",
  quick: ["1000"],
  seconds: { quick: 15, full: 45 },
  figures: {
    calls: { unit: "", atLeast: 5_000, isFullOnly: true },
    "runs with an answer of 5xx or an error of another form": { unit: "", atMost: 0 },
  },
});

export const handlerOutage = defineBench({
  name: "handler-outage",
  title: "An outage of 71 hours behind the handlers",
  measures:
    "The systems behind all handlers are down for all but the last hour, in virtual time. Then every event must be handled once, in order.",
  quick: ["24"],
  seconds: { quick: 10, full: 40 },
  figures: {
    "hours of outage": { unit: "h", atLeast: 71, isFullOnly: true },
    "events that were sent": { unit: "" },
    losses: { unit: "", atMost: 0 },
    "the most deliveries of one event": { unit: "", atMost: 2 },
  },
});

export const killSandbox = defineBench({
  name: "kill-sandbox",
  title: "Sandbox: kill -9 with data",
  measures:
    "A sandbox with --data, killed at seeded points while it is called; after the restart its state must be that of the last answered request.",
  quick: ["6"],
  seconds: { quick: 15, full: 60 },
  figures: {
    kills: { unit: "", atLeast: 50, isFullOnly: true },
    "restarts with another state": { unit: "", atMost: 0 },
    "requests that were answered in between": { unit: "" },
  },
});

export const queueModel = defineBench({
  name: "queue-model",
  title: "Sandbox: its queue beside a model",
  measures:
    "Random commands (trigger, poll, acknowledge, twice, lost, advance, time out, restart) on a sandbox and on a model of the given queue that imports nothing from it.",
  quick: ["10000"],
  seconds: { quick: 10, full: 120 },
  figures: {
    "random commands": { unit: "", atLeast: 1_000_000, isFullOnly: true },
    divergences: { unit: "", atMost: 0 },
  },
});

export const refusals = defineBench({
  name: "refusals",
  title: "Sandbox: right and wrong calls of every operation",
  measures:
    "Every operation of both interfaces called rightly and wrongly, in-process; of each call the fastest of the rounds.",
  quick: ["1"],
  seconds: { quick: 20, full: 60 },
  figures: {
    "operations whose right call succeeded": { unit: "" },
    "operations whose right call failed": { unit: "", atMost: 0 },
    "wrong calls": { unit: "" },
    "a wrong call, median": { unit: "ms" },
    "a wrong call, p99": { unit: "ms" },
    "a wrong call, the slowest": { unit: "ms", atMost: 50 },
    "the right call of the same operation, median": { unit: "ms" },
    "the right call of the same operation, p99": { unit: "ms" },
    "the right call of the same operation, the slowest": { unit: "ms" },
  },
});

export const workflows = defineBench({
  name: "workflows",
  title: "Workflows of the specs",
  measures:
    "All Arazzo workflows of the specs, played by Redocly against fresh sandboxes, beside a start of Redocly that plays none.",
  quick: ["1"],
  seconds: { quick: 20, full: 45 },
  figures: {
    workflows: { unit: "", atLeast: 12 },
    checks: { unit: "", atLeast: 150 },
    "all workflows": { unit: "s", atMost: 10 },
    "a start of Redocly alone": { unit: "s" },
  },
});
