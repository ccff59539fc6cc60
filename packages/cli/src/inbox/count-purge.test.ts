import { expect, test } from "vitest";
import { addToPurge } from "./count-purge.ts";

const HOUR = 3_600_000;
const old = new Date(0);
const event = { id: "1", problem: undefined, raw: "{}", firstSeenAt: old, lastSeenAt: old, settledAt: old };
const all = { payloadsAfterMs: HOUR, putAsideAfterMs: HOUR, rowsAfterMs: HOUR };

test.each([
  [{ state: "done" }, { payloadsAfterMs: HOUR }, { payloads: 1, rows: 0 }],
  [{ state: "done", raw: "" }, { payloadsAfterMs: HOUR }, { payloads: 0, rows: 0 }],
  [{ state: "done" }, all, { payloads: 0, rows: 1 }],
  [{ state: "done", id: "pending" }, all, { payloads: 1, rows: 0 }],
  [{ state: "dead" }, { payloadsAfterMs: HOUR, rowsAfterMs: HOUR }, { payloads: 0, rows: 0 }],
  [{ state: "dead" }, all, { payloads: 1, rows: 1 }],
  [{ state: "dead", settledAt: new Date(2 * HOUR) }, all, { payloads: 0, rows: 0 }], // it came long ago, and was put aside just now
  [
    { state: "done", problem: "unknown type" },
    { payloadsAfterMs: HOUR, rowsAfterMs: HOUR },
    { payloads: 0, rows: 0 },
  ],
  [{ state: "done", problem: "unknown type" }, all, { payloads: 1, rows: 1 }],
  [{ state: "dead", settledAt: undefined }, { putAsideAfterMs: HOUR }, { payloads: 1, rows: 0 }],
  [{ state: "waiting" }, all, { payloads: 0, rows: 0 }],
  [{ state: "done" }, { rowsAfterMs: 3 * HOUR }, { payloads: 0, rows: 0 }],
] as const)("%j under %j counts as %j", (facts, policy, expected) => {
  const count = { payloads: 0, rows: 0 };

  addToPurge(count, { ...event, ...facts }, { policy, now: 2 * HOUR, pending: new Set(["pending"]) });

  expect(count).toEqual(expected);
});
