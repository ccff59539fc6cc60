import type { Inbox } from "@kontor/channel-events";
import { postgresInbox } from "@kontor/channel-events/postgres";
import { startPostgres, type Postgres } from "@kontor/testing/postgres";
import { Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: Postgres;
let pool: Pool;
beforeAll(async () => {
  server = await startPostgres();
  pool = new Pool({ connectionString: server.url, max: 4 });
});
afterAll(async () => {
  await pool.end();
  await server.stop();
});

const operators: [name: string, act: (inbox: Inbox) => Promise<unknown>][] = [
  ["put aside", (inbox) => inbox.putAside({ id: "1" }, "it ends the process")],
  ["of a seller that was parked", (inbox) => inbox.park("a", { reason: "it ends the process" })],
];

test.each(operators)("an event %s since its claim begins no more, and goes on if it has begun", async (which, act) => {
  const inbox = postgresInbox({ pool, channel: which, unsafeDurability: true });
  await inbox.accept(["a", "b"].map((lane, index) => ({ id: `${index + 1}`, type: "t", lane, raw: "{}" })));
  const claims = await inbox.claim({ lanes: 2, perLane: 1, leaseMs: 30_000 });
  const starts = ["a", "b"].map((lane) => {
    const claim = claims.find((each) => each.lane === lane)!;
    return { claim, seq: claim.events[0]!.seq, nextTurnInMs: 0 };
  });
  const record = (unfinishedStarts: number) =>
    inbox.recordStarts(starts.map((start) => ({ ...start, unfinishedStarts })));
  expect(await record(1)).toEqual([true, true]);

  await act(inbox);

  expect(await record(1)).toEqual([false, true]);
  expect(await record(0)).toEqual([true, true]); // They run: others may begin beside them.
  const settled = starts.map(({ claim }) => ({ claim, settled: [], release: true }));
  expect(await inbox.settle(settled)).toEqual([true, true]);
  const again = await inbox.claim({ lanes: 2, perLane: 1, leaseMs: 30_000 });
  expect(again.map(({ lane }) => lane)).toEqual(["b"]);
});
