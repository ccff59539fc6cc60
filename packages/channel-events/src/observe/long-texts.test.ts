import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ChannelClient } from "@kontor/channel-client";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { afterAll, describe, expect, test } from "vitest";
import { createChannelConsumer } from "../consumer/consumer.ts";
import { offerOf, rowsOf } from "../consumer/fixtures/sandbox.ts";
import type { Inbox } from "../inbox/inbox.ts";
import { memoryInbox } from "../inbox/memory.ts";
import { sqliteInbox } from "../inbox/sqlite/inbox.ts";
import { buildFleetHealth } from "../fleet/fleet.ts";
import { fitReport } from "./fit-report.ts";
import type { HealthReport } from "./health.ts";
import { buildProblemFacts, describeError, describeProblem } from "../ground/log.ts";

const LARGEST = 64 * 1024;
const page = (length = 300_000) => `😀<html>${"ä".repeat(length)}`;
const sizeOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
const folder = mkdtempSync(join(tmpdir(), "kontor-long-texts-"));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;

const causes = (depth: number): Error =>
  new Error(`${depth} ${page()}`, depth > 0 ? { cause: causes(depth - 1) } : undefined);
const withStack = (stack: string) => Object.assign(new Error("short"), { stack });

const THROWN: [name: string, thrown: unknown, begins: string][] = [
  ["an error", new Error(`Cannot read ${page()}`), "Cannot read 😀<html>ää"],
  ["a text", page(), "😀<html>ää"],
  ["an error with causes", causes(5), "5 😀<html>ää"],
  [
    "an AggregateError",
    new AggregateError(
      [1, 2, 3].map((n) => new Error(`${n} ${page()}`)),
      "all failed",
    ),
    "all failed: 1 ",
  ],
  [
    "an error with a long stack",
    withStack(`Error: short\n${`    at f (/a/${"x".repeat(500)}.js:1:1)\n`.repeat(999)}`),
    "short",
  ],
  ["an error with a code", Object.assign(new Error(""), { code: page() }), "😀<html>ää"],
  ["an object", { code: page() }, "😀<html>ää"],
];

test.each(THROWN)("describeError() and all that is told of %s has 2,000 characters at most", (_, thrown, begins) => {
  const facts = buildProblemFacts(thrown) as { problem: string; stack?: string };
  for (const text of [describeError(thrown), describeProblem(thrown), facts.problem, facts.stack ?? ""]) {
    expect(text.length).toBeLessThanOrEqual(2_000);
    expect(text.isWellFormed()).toBe(true);
  }
  expect(describeError(thrown).startsWith(begins)).toBe(true);
  expect(describeProblem(thrown).startsWith(begins)).toBe(true);
});

test("describeError() says how long a message is, and names each cause, however long the first one is", () => {
  const thrown = new Error("a".repeat(312_411), { cause: new Error("the cause") });
  expect(describeError(thrown)).toMatch(/^a+… \(312,411 characters\): the cause$/);
  expect(describeError(new Error("a".repeat(2_000)))).toBe("a".repeat(2_000));
  expect(describeError(new Error("a".repeat(2_001)))).toMatch(/^a+… \(2,001 characters\)$/);
});

const inboxes: [name: string, open: (path: string) => Inbox][] = [
  ["memoryInbox()", () => memoryInbox()],
  ["sqliteInbox()", (path) => sqliteInbox(path)],
];

const ENDS: [name: string, end: (attempt: number) => unknown][] = [
  [
    "throws",
    () => {
      throw new Error(page());
    },
  ],
  ["gives the event up", () => ({ dead: page() })],
  ["gives the event up with an error", () => ({ dead: new Error(page()) })],
  ["parks the lane", () => ({ parkLane: page() })],
  ["parks the lane for a time", () => ({ parkLane: page(), durationMs: 1_000_000 })],
];

describe.each(inboxes)("%s", (_, open) => {
  test.each(ENDS)(
    "a handler that %s with a long text leaves little in the log, the store and the health",
    async (_, end) => {
      const clock = createVirtualClock();
      const path = join(folder, `${(files += 1)}.db`);
      const inbox = open(path);
      const items = Array.from({ length: 100 }, (_, at) => ({
        ...{ id: `e${at}`, type: "Seller:Offer.New", createdAt: "2026-01-01T00:00:00Z" },
        event: offerOf(`s${at}`, 1),
      }));
      const pages = [items];
      const channel = {
        events: { list: async () => ({ eventList: pages.shift() ?? [] }), acknowledge: async () => {} },
      };
      let longest = 0;
      let lines = 0;
      const note = (facts: object) => {
        lines += 1;
        for (const value of Object.values(facts)) longest = Math.max(longest, String(value).length);
      };
      const consumer = createChannelConsumer({
        ...{ channel: channel as unknown as ChannelClient, inbox, clock, unsafeDurability: true },
        handlers: { "*": async (_, { attempt }) => end(attempt) as never },
        retry: { backoff: () => 60_000 },
        logger: { info: note, warn: note, error: note },
      });
      await consumer.start();
      await clock.advance(5_000);

      expect(lines).toBeGreaterThanOrEqual(100);
      expect(longest).toBeLessThanOrEqual(2_000);
      for (const { problem } of await rowsOf(inbox)) {
        expect(problem!.length).toBeLessThanOrEqual(2_000);
        expect(problem).toContain("characters)");
      }
      for (const { reason } of (await inbox.readStats()).parked) expect(reason.length).toBeLessThanOrEqual(2_000);
      const health = await consumer.health();
      expect(sizeOf(health)).toBeLessThanOrEqual(LARGEST);
      expect(health.status).toBe("degraded");
      void consumer.stop();
      await clock.advance(1_000);
      await inbox.close();
      if (inbox.durability === "fsync") expect(statSync(path).size).toBeLessThan(2_000_000);
    },
  );

  test("what an operator, a worker and a page give as a reason is cut", async () => {
    const inbox = open(join(folder, `${(files += 1)}.db`));
    const event = (id: string) => ({ id, type: "Seller:Offer.New", lane: id, raw: `{"id":"${id}"}` });
    await inbox.accept([event("1"), event("2"), event("3"), { ...event("4"), problem: page() }]);
    await inbox.park("1", { reason: page() });
    await inbox.putAside({ id: "2" }, page());
    const [held] = await inbox.claim({ lanes: 1, perLane: 1, leaseMs: 30_000 });
    const settlement = { to: "retry", delayMs: 1_000, problem: page() } as const;
    const settled = [{ seq: held!.events[0]!.seq, settlement }];
    await inbox.settle([{ claim: held!, settled, release: true, park: { reason: page(), durationMs: 60_000 } }]);

    const problems = (await rowsOf(inbox)).map(({ problem }) => problem?.length);
    const reasons = (await inbox.readStats()).parked.map(({ reason }) => reason.length);
    expect([problems, reasons]).toEqual([
      [undefined, 2_000, 2_000, 2_000],
      [2_000, 2_000],
    ]);
    await inbox.close();
  });
});

const wellReport = {
  status: "ok",
  problems: [],
  parkedLanes: [],
  failingLanes: [],
  suspects: [],
} as unknown as HealthReport;

test.each([1, 20, 5_000])(
  "fitReport() keeps a report with %d entries of long names and errors below 64 KiB",
  (count) => {
    const names = Array.from({ length: count }, (_, at) => `${at} ${page(3_000)}`);
    const failingLanes = names.map((lane) => ({
      ...{ lane, id: lane, type: lane, attempts: 1, durationMs: 1, problem: page() },
    }));
    const suspects = names.map((lane) => ({ lane, id: lane, unfinishedStarts: 2, nextTryInMs: 0 }));
    const counts = { failingLanes: count, parkedLanes: count, suspects: count };
    const report = fitReport({ ...wellReport, problems: names, parkedLanes: names, failingLanes, suspects }, counts);

    expect(sizeOf(report)).toBeLessThanOrEqual(LARGEST);
    expect(report.failingLanes.length).toBeGreaterThan(0);
    const left = count - report.parkedLanes.length;
    expect(report.problems.includes(`${left} more parked lanes are not listed here`)).toBe(left > 0);
  },
);

test("fitReport() changes nothing in a small report, and a fleet with many channels has a report below 64 KiB as well", () => {
  const counts = { failingLanes: 0, parkedLanes: 1, suspects: 0 };
  const small = { ...wellReport, problems: ["1 lanes are parked"], parkedLanes: ["a"] };
  expect(fitReport(small, counts)).toEqual(small);

  const names = Array.from({ length: 5_000 }, (_, at) => `${at} ${page(3_000)}`);
  const large = { ...wellReport, status: "degraded", problems: names, parkedLanes: names } as HealthReport;
  const channels = Array.from({ length: 20 }, (_, at): [string, HealthReport] => [
    `channel-${at}`,
    fitReport(large, { ...counts, parkedLanes: 5_000 }, 0.65 / 20),
  ]);
  const facts = { member: "me", members: ["me"], isStarted: true, isStopped: false, maxHandlers: 16, stuckHandlers: 0 };
  const report = buildFleetHealth({
    ...{ ...facts, storeError: undefined, refusals: new Map(), channels: new Map(channels) },
  });
  expect(sizeOf(report)).toBeLessThanOrEqual(LARGEST);
  expect(report.problems.length).toBeGreaterThan(0);
});

test.each([
  [255, true],
  [256, true],
  [257, false],
])("a name of %i letters is whole in a report: %s", (length, isWhole) => {
  const name = "n".repeat(length);
  const own = { lane: name, id: name };
  const report = {
    ...{ problems: [], parkedLanes: [name], suspects: [own] },
    failingLanes: [{ ...own, type: name, problem: "no" }],
  };

  const fitted = fitReport(report, { failingLanes: 1, parkedLanes: 1, suspects: 1 });

  const { problem: _, ...failing } = fitted.failingLanes[0]!;
  const names = [fitted.parkedLanes[0]!, ...Object.values(fitted.suspects[0]!), ...Object.values(failing)];
  expect(names.map((each) => [each === name, each.length <= 256])).toEqual(names.map(() => [isWhole, true]));
});

test.each([
  [999, 1, true],
  [1_000, 1, true],
  [1_001, 1, false],
  [100, 0.01, true],
  [101, 0.01, false],
  [501, 0.5, false],
])("a problem of %i letters in a report with the share %d is whole: %s", (length, share, isWhole) => {
  const problem = "p".repeat(length);
  const report = { problems: [problem], parkedLanes: [], suspects: [], failingLanes: [] };

  const [told] = fitReport(report, { failingLanes: 0, parkedLanes: 0, suspects: 0 }, share).problems;

  expect(told === problem).toBe(isWhole);
});
