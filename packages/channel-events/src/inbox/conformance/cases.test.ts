import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Clock } from "@kontor/http";
import { afterAll, describe, expect, test } from "vitest";
import { inboxConformance } from "./cases.ts";
import { memoryInbox } from "../memory.ts";
import { sqliteInbox } from "../sqlite/inbox.ts";
import type { LaneResult, EventFilter } from "../../ground/event.ts";
import type { Inbox } from "../inbox.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-inbox-"));
afterAll(() => rmSync(folder, { recursive: true }));

type Time = Pick<Clock, "now">;

/** The same data for the same clock. */
function perClock<Value>(make: (clock: Time) => Value): (clock: Time) => Value {
  const made = new WeakMap<Time, Value>();
  return (clock) => {
    if (!made.has(clock)) made.set(clock, make(clock));
    return made.get(clock)!;
  };
}
const memory = perClock((clock) => memoryInbox({ clock }));
let files = 0;
const fileOf = perClock(() => join(folder, `${(files += 1)}.db`));

const file = perClock((clock) => sqliteInbox(fileOf(clock), { clock }));
const operated = perClock((clock) => ({ inbox: sqliteInbox(fileOf(clock), { clock }), isTaken: false }));

const inboxes: [name: string, plays: number, open: (clock: Time) => Inbox][] = [
  ["memoryInbox()", 5, memory],
  ["sqliteInbox()", 8, file],
  ["sqliteInbox() with an operator beside it", 8, openWithOperator],
];

/** The workers share the process that owns the file; what operators do comes from a second connection, which owns nothing. */
function openWithOperator(clock: Time): Inbox {
  const owner = operated(clock);
  if (!owner.isTaken) {
    owner.isTaken = true;
    return owner.inbox;
  }
  const { list, replay, putAside, park, resume, purge, forget, readStats, countWaiting, close } = sqliteInbox(
    fileOf(clock),
    {
      clock,
    },
  );
  return { ...owner.inbox, list, replay, putAside, park, resume, purge, forget, readStats, countWaiting, close };
}

// 110 runs each, and a payload of ten million characters: tools/e2e/src/inbox/conformance.long.test.ts
const isShort = ({ name }: { name: string }) => !name.startsWith("a payload of ten million");
describe.each(inboxes)("%s", (_, plays, open) => {
  test.each(inboxConformance(open, { plays }).filter(isShort))("$name", async ({ run }) =>
    expect(await run()).toBeUndefined(),
  );
});

test("the kit has at least 150 cases", () => {
  expect(inboxConformance(memory).length).toBeGreaterThanOrEqual(150);
});

/** One for each of the invariants that a store answers for (I1 and I7 are the consumer's), and a few that are easily got wrong; and the case that must find it. */
const bent: Record<string, [finds: string, bend: (inbox: Inbox) => Partial<Inbox>]> = {
  "an id is stored again with every delivery (I2)": [
    "does what the model does",
    (inbox) => {
      let copies = 0;
      return {
        accept: (events) => inbox.accept(events.map((each) => ({ ...each, id: `${each.id}${(copies += 1)}` }))),
      };
    },
  ],
  "a lane is given to two (I3)": [
    "does what the model does",
    (inbox) => ({
      claim: async (options) => {
        const claims = await inbox.claim(options);
        await inbox.settle(claims.map((claim) => ({ claim, settled: [], release: true })));
        return claims;
      },
    }),
  ],
  "a lane is given out of order (I3)": [
    "does what the model does",
    (inbox) => ({
      claim: async (options) =>
        (await inbox.claim(options)).map((claim) => ({ ...claim, events: claim.events.toReversed() })),
    }),
  ],
  "a blocked lane holds up the others (I4)": [
    "does what the model does",
    (inbox) => ({
      claim: async (options) => ((await inbox.readStats()).parked.length > 0 ? [] : inbox.claim(options)),
    }),
  ],
  "an event that cannot be read is dropped (I5)": [
    "an event that cannot be read is stored",
    (inbox) => ({
      accept: (events) => inbox.accept(events.filter(({ problem }) => problem === undefined)),
    }),
  ],
  "what is dead is purged (I6)": [
    "does what the model does",
    (inbox) => ({
      purge: (policy) => inbox.purge({ ...policy, putAsideAfterMs: policy.payloadsAfterMs ?? policy.rowsAfterMs }),
    }),
  ],
  "who lost a lane is believed": [
    "does what the model does",
    (inbox) => ({
      settle: async (results: readonly LaneResult[]) => (await inbox.settle(results)).map(() => true),
    }),
  ],
  "a retry is due at once": [
    "does what the model does",
    (inbox) => ({
      settle: (results) =>
        inbox.settle(
          results.map((each) => ({
            ...each,
            settled: each.settled.map(({ seq, settlement }) => ({
              seq,
              settlement: settlement.to === "retry" ? { ...settlement, delayMs: 0 } : settlement,
            })),
          })),
        ),
    }),
  ],
  "starts are not counted": [
    "does what the model does",
    (inbox) => ({
      claim: async (options) => (await inbox.claim(options)).map((claim) => ({ ...claim, unfinishedStarts: 0 })),
    }),
  ],
  "attempts are not told": [
    "does what the model does",
    (inbox) => ({
      claim: async (options) =>
        (await inbox.claim(options)).map((claim) => ({
          ...claim,
          events: claim.events.map((event) => ({ ...event, attempts: 0 })),
        })),
    }),
  ],
  "one member of a filter counts, and the others do not": [
    "does what the model does",
    (inbox) => {
      const cut = (filter: EventFilter) => ("lane" in filter ? { lane: filter.lane } : filter);
      return {
        forget: (choice) => inbox.forget(Array.isArray(choice) ? choice : cut(choice as EventFilter)),
        replay: (filter) => inbox.replay(cut(filter)),
      };
    },
  ],
  "the first of several ids is forgotten": [
    "does what the model does",
    (inbox) => ({ forget: (choice) => inbox.forget(Array.isArray(choice) ? choice.slice(0, 1) : choice) }),
  ],
  "why an event is dead is lost": [
    "does what the model does",
    (inbox) => ({
      list: async function* (filter) {
        for await (const row of inbox.list(filter)) yield row.state === "dead" ? { ...row, problem: "dead" } : row;
      },
    }),
  ],
  "a handler that began before parks a lane that was forgotten": [
    "a lane that is forgotten while its handler runs",
    (inbox) => ({
      async settle(results) {
        const isOurs = await inbox.settle(results);
        for (const { claim, park } of results) if (park) await inbox.park(claim.lane, park);
        return isOurs;
      },
    }),
  ],
  "an innocent lane is suspect": [
    "does what the model does",
    (inbox) => ({
      claim: async (options) => (await inbox.claim(options)).map((claim) => ({ ...claim, isSuspect: true })),
    }),
  ],
};

test.each(Object.entries(bent))("the kit finds an inbox where %s", async (_, [finds, bend]) => {
  const open = (clock: Time) => {
    const inbox = memory(clock);
    return { ...inbox, ...bend(inbox) };
  };
  const found = inboxConformance(open, { plays: 8 }).filter(({ name }) => name.startsWith(finds));

  expect(
    await Promise.all(
      found.map(({ run }) =>
        run().then(
          () => "passed",
          () => "failed",
        ),
      ),
    ),
  ).toContain("failed");
});
