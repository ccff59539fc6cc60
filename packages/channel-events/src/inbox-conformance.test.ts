import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { memoryInbox } from "./inbox-memory.ts";
import { sqliteInbox } from "./inbox-sqlite.ts";
import type { ArrivingEvent, Inbox, StoredEvent } from "./inbox.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-inbox-"));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;

const inboxes: [string, () => Inbox][] = [
  ["memoryInbox()", memoryInbox],
  ["sqliteInbox()", () => sqliteInbox(join(folder, `${(files += 1)}.db`))],
];

function event(id: string, lane = "seller-1", problem?: string): ArrivingEvent {
  return { id, lane, type: "Seller:Offer.New", raw: `{"id":"${id}"}`, ...(problem !== undefined && { problem }) };
}

const claim = (inbox: Inbox, { now = 0, exclude = [] as string[], lanes = 10, perLane = 10 } = {}) =>
  inbox.claim({ lanes, perLane, exclude, now });
const idsOf = (claimed: StoredEvent[][]) => claimed.map((lane) => lane.map(({ id }) => id));

describe.each(inboxes)("%s", (_, open) => {
  test("accept() stores an id once, counts deliveries, and wants it acknowledged again", async () => {
    const inbox = open();

    expect(await inbox.accept([event("1"), event("2")], 0)).toEqual({ inserted: 2, duplicates: 0 });
    await inbox.acknowledged(["1", "2"]);
    expect(await inbox.accept([event("2"), event("3")], 1)).toEqual({ inserted: 1, duplicates: 1 });

    expect(await inbox.pendingAcknowledgements(10)).toEqual(["2", "3"]);
    expect(idsOf(await claim(inbox))).toEqual([["1", "2", "3"]]);
    expect((await claim(inbox))[0]!.map(({ deliveries }) => deliveries)).toEqual([1, 2, 1]);
  });

  test("an id twice in a page is stored once", async () => {
    const inbox = open();

    expect(await inbox.accept([event("1"), event("1")], 0)).toEqual({ inserted: 1, duplicates: 1 });
  });

  test("claim() gives each lane its events in order, and leaves out lanes that are excluded", async () => {
    const inbox = open();
    await inbox.accept([event("1", "a"), event("2", "b"), event("3", "a"), event("4", "c")], 0);

    expect(idsOf(await claim(inbox))).toEqual([["1", "3"], ["2"], ["4"]]);
    expect(idsOf(await claim(inbox, { exclude: ["a"] }))).toEqual([["2"], ["4"]]);
    expect(idsOf(await claim(inbox, { lanes: 1, perLane: 1 }))).toEqual([["1"]]);
  });

  test("a retry holds up its lane, and no other, until it is due", async () => {
    const inbox = open();
    await inbox.accept([event("1", "a"), event("2", "a"), event("3", "b")], 0);
    const [[first]] = (await claim(inbox)) as [[StoredEvent]];

    await inbox.settle(first, { to: "retry", notBefore: 499.3, problem: "shop is down" });

    expect(idsOf(await claim(inbox, { now: 499 }))).toEqual([["3"]]);
    expect(await inbox.nextDueAt(["b"])).toBe(500);
    expect(idsOf(await claim(inbox, { now: 500 }))).toEqual([["1", "2"], ["3"]]);
    expect((await claim(inbox, { now: 500 }))[0]![0]!.attempts).toBe(1);
  });

  test("settle() takes an event out of its lane; list() and stats() tell where it is", async () => {
    const inbox = open();
    await inbox.accept([event("1"), event("2"), event("3"), event("4"), event("5", "", "unreadable")], 0);
    const [events] = (await claim(inbox)) as [StoredEvent[]];

    await inbox.settle(events[0]!, { to: "done" });
    await inbox.settle(events[1]!, { to: "dead", problem: "for the last time" });
    await inbox.settle(events[2]!, { to: "unhandled", problem: "unknown type" });

    expect(await inbox.stats()).toEqual({
      events: { waiting: 1, done: 1, dead: 1, unhandled: 2 },
      pendingAcknowledgements: 5,
    });
    expect((await inbox.list("unhandled")).map(({ id, problem }) => [id, problem])).toEqual([
      ["3", "unknown type"],
      ["5", "unreadable"],
    ]);
    expect((await inbox.list("dead")).map(({ problem }) => problem)).toEqual(["for the last time"]);
    expect(idsOf(await claim(inbox))).toEqual([["4"]]);
  });

  test("replay() gives back what was unhandled or dead, in its old place", async () => {
    const inbox = open();
    await inbox.accept([event("1"), event("2"), event("3")], 0);
    const [events] = (await claim(inbox)) as [StoredEvent[]];
    await inbox.settle(events[0]!, { to: "dead", problem: "for the last time" });
    await inbox.settle(events[1]!, { to: "unhandled", problem: "unknown type" });

    expect(await inbox.replay("dead")).toBe(1);
    expect(idsOf(await claim(inbox))).toEqual([["1", "3"]]);
    expect(await inbox.replay("unhandled")).toBe(1);
    expect(await inbox.replay("unhandled")).toBe(0);
    expect((await claim(inbox))[0]!.map(({ id, attempts }) => [id, attempts])).toEqual([
      ["1", 0],
      ["2", 0],
      ["3", 0],
    ]);
  });

  test("acknowledged() passes over what it does not know; nothing waits in an empty inbox", async () => {
    const inbox = open();

    await inbox.acknowledged(["unknown"]);

    expect(await inbox.pendingAcknowledgements(10)).toEqual([]);
    expect(await inbox.nextDueAt([])).toBeUndefined();
    expect(await claim(inbox)).toEqual([]);
    await inbox.close();
    await inbox.close();
  });
});
