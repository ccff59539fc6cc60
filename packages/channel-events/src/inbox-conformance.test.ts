import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { inboxConformance } from "./conformance.ts";
import { memoryInbox } from "./inbox-memory.ts";
import { sqliteInbox } from "./inbox-sqlite.ts";
import type { Inbox, LaneResult } from "./inbox.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-inbox-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The same data for the same clock. */
function perClock<Value>(make: (now: () => number) => Value): (now: () => number) => Value {
  const made = new WeakMap<() => number, Value>();
  return (now) => {
    if (!made.has(now)) made.set(now, make(now));
    return made.get(now)!;
  };
}
const memory = perClock((now) => memoryInbox({ now }));
let files = 0;
const fileOf = perClock(() => join(folder, `${(files += 1)}.db`));

const inboxes: [string, (now: () => number) => Inbox][] = [
  ["memoryInbox()", memory],
  ["sqliteInbox()", (now) => sqliteInbox(fileOf(now), { now })],
];

describe.each(inboxes)("%s", (_, open) => {
  test.each(inboxConformance(open))("$name", async ({ run }) => expect(await run()).toBeUndefined());
});

test("the kit has at least 150 cases", () => {
  expect(inboxConformance(memory).length).toBeGreaterThanOrEqual(150);
});

/** One for each of the invariants that a store answers for (I1 and I7 are the consumer's), and a few that are easily got wrong; and the case that must find it. */
const bent: Record<string, [finds: string, bend: (inbox: Inbox) => Partial<Inbox>]> = {
  "an id is stored again with every delivery (I2)": [
    "accept() stores an id once",
    (inbox) => {
      let copies = 0;
      return {
        accept: (events) => inbox.accept(events.map((each) => ({ ...each, id: `${each.id}${(copies += 1)}` }))),
      };
    },
  ],
  "a lane is given to two (I3)": [
    "a claimed lane is nobody else's",
    (inbox) => ({
      claim: async (options) => {
        const claims = await inbox.claim(options);
        await inbox.settle(claims.map((claim) => ({ claim, settled: [], release: true })));
        return claims;
      },
    }),
  ],
  "a lane is given out of order (I3)": [
    "claim() gives each lane its events in order",
    (inbox) => ({
      claim: async (options) =>
        (await inbox.claim(options)).map((claim) => ({ ...claim, events: claim.events.toReversed() })),
    }),
  ],
  "a blocked lane holds up the others (I4)": [
    "other lanes do not notice a parked one",
    (inbox) => ({
      claim: async (options) => ((await inbox.stats()).parked.length > 0 ? [] : inbox.claim(options)),
    }),
  ],
  "an event that cannot be read is dropped (I5)": [
    "an event that cannot be read is stored",
    (inbox) => ({
      accept: (events) => inbox.accept(events.filter(({ problem }) => problem === undefined)),
    }),
  ],
  "what is dead is purged (I6)": [
    "what is dead or unhandled stays until it is given up",
    (inbox) => ({
      purge: (policy) => inbox.purge({ ...policy, putAsideAfterMs: policy.payloadsAfterMs ?? policy.rowsAfterMs }),
    }),
  ],
  "who lost a lane is believed": [
    "who lost a lane is fenced off",
    (inbox) => ({
      settle: async (results: readonly LaneResult[]) => (await inbox.settle(results)).map(() => true),
    }),
  ],
  "a retry is due at once": [
    "a retry holds up its lane",
    (inbox) => ({
      settle: (results) =>
        inbox.settle(
          results.map((each) => ({
            ...each,
            settled: each.settled.map(({ seq, settlement }) => ({
              seq,
              settlement: settlement.to === "retry" ? { ...settlement, inMs: 0 } : settlement,
            })),
          })),
        ),
    }),
  ],
  "crashes are not counted": [
    "a worker that died is counted",
    (inbox) => ({
      claim: async (options) => (await inbox.claim(options)).map((claim) => ({ ...claim, crashes: 0 })),
    }),
  ],
};

test.each(Object.entries(bent))("the kit finds an inbox where %s", async (_, [finds, bend]) => {
  const open = (now: () => number) => {
    const inbox = memory(now);
    return { ...inbox, ...bend(inbox) };
  };
  const failures: string[] = [];

  for (const { name, run } of inboxConformance(open, { plays: 5 })) await run().catch(() => failures.push(name));

  expect(failures.some((name) => name.startsWith(finds))).toBe(true);
});
