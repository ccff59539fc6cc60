import { expect, test } from "vitest";
import { createRequestLog, buildReport } from "./request-log.ts";

const facts = (path: string) => ({ at: 0, method: "GET", path, status: 200 });

test("only the last entries are kept, oldest first, and all are counted", () => {
  const log = createRequestLog({ keep: 3 });
  for (const path of ["/1", "/2", "/3", "/4"]) log.add(facts(path));

  expect(log.entries().map(({ path }) => path)).toEqual(["/2", "/3", "/4"]);
  expect(log.entries(2).map(({ path }) => path)).toEqual(["/3", "/4"]);
  expect(log.size).toBe(4);
});

test("ten thousand entries are kept where nothing else is said", () => {
  const log = createRequestLog();
  for (let status = 1; status <= 10_001; status += 1) log.add({ ...facts("/"), status });
  const entries = log.entries();

  expect([entries.length, entries[0]!.status, entries.at(-1)!.status, log.size]).toEqual([10_000, 2, 10_001, 10_001]);
});

test("an entry is a copy, and a log that was cleared is empty", () => {
  const log = createRequestLog();
  log.add({ ...facts("/1"), acknowledged: ["a"] });
  log.entries()[0]!.acknowledged!.push("b");
  const before = log.entries();
  log.clear();

  expect(before[0]!.acknowledged).toEqual(["a"]);
  expect([log.entries(), log.size]).toEqual([[], 0]);
});

const at = "2026-02-12T08:00:00.000Z";
const list = { at, method: "GET", path: "/v1/channel/event", operation: "Events_List" };
const event = { id: "1", type: "A.B" };

test("reportOf() counts an event once, however often it is delivered and acknowledged", () => {
  const report = buildReport([
    { ...list, status: 200, delivered: [event] },
    { ...list, status: 200, delivered: [event] },
    { ...list, method: "DELETE", operation: "Events_Acknowledge", status: 204, acknowledged: ["1", "1", "unknown"] },
  ]);

  expect(report.events).toEqual({ "A.B": { events: 1, deliveries: 2, acknowledged: 1 } });
});

test("reportOf() calls refused what is answered from 400 on", () => {
  const { refused, requests } = buildReport([399, 400, 503].map((status) => ({ ...list, status })));

  expect([refused, requests]).toEqual([2, 3]);
});

test("the request log keeps the last ones, and gives of these the last, oldest first", () => {
  const log = createRequestLog({ keep: 3 });
  for (let status = 1; status <= 5; status += 1) log.add({ ...list, at: 0, status });
  const statuses = (limit?: number) => log.entries(limit).map(({ status }) => status);

  expect([statuses(), statuses(2), log.size]).toEqual([[3, 4, 5], [4, 5], 5]);
  log.clear();
  expect([statuses(), log.size]).toEqual([[], 0]);
});
