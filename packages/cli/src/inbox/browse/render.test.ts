import type { EventRow } from "@kontor/channel-events";
import { expect, test } from "vitest";
import { renderScreen } from "./render.ts";
import { createBrowserState, type BrowserState } from "./state.ts";

const NOW = Date.UTC(2026, 1, 11, 8);
const event = {
  seq: 1,
  id: "event-1",
  type: "Seller:Offer.New",
  lane: "4711",
  raw: '{"id":"event-1","price":12345678901234567890.10}',
  state: "dead",
  attempts: 3,
  deliveries: 1,
  problem: "category is missing",
  firstSeenAt: new Date(NOW - 3_600_000),
  lastSeenAt: new Date(NOW),
  settledAt: new Date(NOW),
} as EventRow;
const size = { columns: 80, rows: 8, hasColours: false };
const open = (rest: Partial<BrowserState> = {}): BrowserState => ({
  ...createBrowserState(),
  events: [event],
  hasMore: false,
  ...rest,
});

test("the list has its counts, its head, its events, and the keys", () => {
  expect(renderScreen(open(), size, NOW)).toEqual([
    "open | 0 waiting, 0 dead, 0 done, 0 parked",
    "  id       type              seller  state  age  tries  problem",
    "> event-1  Seller:Offer.New  4711    dead   1 h      3  category is missing",
    "",
    "",
    "",
    "",
    expect.stringMatching(/^q quit {2}enter show/),
  ]);
});

test("an event has its members and its payload with every digit, and scrolls", () => {
  const text = renderScreen(open({ shown: { event, top: 0 } }), { ...size, rows: 30 }, NOW).join("\n");
  expect(text).toContain("problem     category is missing");
  expect(text).toContain('"price": 12345678901234567890.10');

  const end = renderScreen(open({ shown: { event, top: 1_000 } }), size, NOW);
  expect(end).toHaveLength(8);
  expect(end[5]).toBe("}");
});

test.each([20, 40, 80, 200])("in %d columns no line is longer, whatever an event says", (columns) => {
  const hostile = {
    ...event,
    id: "\u001B[2J\u0007x\u202E",
    type: "t".repeat(300),
    problem: "a\nb\u001B]0;title\u0007",
  };
  for (const shown of [undefined, { event: hostile, top: 0 }]) {
    const lines = renderScreen(open({ events: [hostile], shown }), { ...size, columns }, NOW);
    expect(lines).toHaveLength(8);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(columns);
    expect(lines.join("")).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  }
});

test("a question stands above the keys, and colours mark the selected event", () => {
  const prompt = { label: "Replay event-1? (y/N)", text: "", isQuestion: true, use: () => undefined };
  expect(renderScreen(open({ prompt }), size, NOW)[6]).toBe("Replay event-1? (y/N) _");

  const coloured = renderScreen(open(), { ...size, hasColours: true }, NOW);
  expect(coloured[2]!.startsWith("\u001B[7m> event-1")).toBe(true);
});
