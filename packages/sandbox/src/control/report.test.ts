import { expect, test } from "vitest";
import { buildReport } from "./report.ts";
import { createRequestLog } from "../state/request-log.ts";

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
