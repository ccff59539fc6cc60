import { setTimeout as wait } from "node:timers/promises";
import type { Inbox, LaneClaim } from "@kontor/channel-events";
import { postgresInbox, postgresInboxes } from "@kontor/channel-events/postgres";
import { startPostgres, type Postgres } from "@kontor/testing/postgres";
import { Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";

const LEASE_MS = 60_000;
const LONGEST_MS = 20_000;
let server: Postgres;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(async () => {
  await server.stop();
});

async function claimLanes(inbox: Inbox, lanes: number): Promise<LaneClaim[]> {
  await inbox.accept(
    Array.from({ length: lanes }, (_, index) => ({ id: `e${index}`, type: "t", lane: `${index}`, raw: "{}" })),
  );
  return inbox.claim({ lanes, perLane: 1, leaseMs: LEASE_MS });
}

/** Begins a write in each lane that goes on until it is told to end. */
async function beginWrites(inbox: Inbox, claims: readonly LaneClaim[]) {
  const end = Promise.withResolvers<void>();
  const first = Promise.withResolvers<void>();
  const writing = claims.map((claim) =>
    inbox.settleInTransaction!(claim, claim.events[0]!.seq, () => {
      first.resolve();
      return end.promise;
    }),
  );
  await first.promise;
  return async () => {
    end.resolve();
    return Promise.all(writing);
  };
}

test("a handler that writes slowly holds up the renewal of no other lane, and its own is kept", async () => {
  const pool = new Pool({ connectionString: server.url, max: 5 });
  const inboxes = postgresInboxes({ pool, schema: "slow_lane", unsafeDurability: true });
  const [slow, other] = [inboxes.inbox("slow"), inboxes.inbox("other")];
  const [claims, others] = [await claimLanes(slow, 2), await claimLanes(other, 1)];
  const endWrites = await beginWrites(slow, claims.slice(0, 1));

  const renewing = Promise.all([slow.renew(claims, LEASE_MS), other.renew(others, LEASE_MS)]);
  const answer = await Promise.race([renewing, wait(LONGEST_MS, "no answer", { ref: false })]);

  expect(await endWrites()).toEqual([true]);
  expect(answer).toEqual([[true, true], [true]]);
  await pool.end();
});

test("handlers that write slowly, however many, leave a connection for leases and for the list of processes", async () => {
  const pool = new Pool({ connectionString: server.url, max: 3 });
  const inboxes = postgresInboxes({ pool, schema: "slow_many", unsafeDurability: true });
  const [slow, other] = [inboxes.inbox("slow"), inboxes.inbox("other")];
  const [claims, others] = [await claimLanes(slow, 8), await claimLanes(other, 1)];
  const endWrites = await beginWrites(slow, claims);

  const asking = Promise.all([inboxes.join("one", LEASE_MS, []), other.renew(others, LEASE_MS)]);
  const answer = await Promise.race([asking, wait(LONGEST_MS, "no answer", { ref: false })]);

  expect(await endWrites()).toEqual(claims.map(() => true));
  expect(answer).toEqual([[{ name: "one", turns: [] }], [true]]);
  await pool.end();
});

test("a lane in which a handler writes for longer than its lease is not lost: nobody can take it meanwhile", async () => {
  const pool = new Pool({ connectionString: server.url, max: 5 });
  const inbox = postgresInbox({ pool, schema: "slow_lease", unsafeDurability: true, channel: "slow" });
  await inbox.accept([{ id: "e", type: "t", lane: "a", raw: "{}" }]);
  const claims = await inbox.claim({ lanes: 1, perLane: 1, leaseMs: 1 });
  const endWrites = await beginWrites(inbox, claims);
  await wait(20); // The lease is over.

  expect(await inbox.renew(claims, LEASE_MS)).toEqual([true]);
  expect(await inbox.claim({ lanes: 1, perLane: 1, leaseMs: LEASE_MS })).toEqual([]);

  expect(await endWrites()).toEqual([true]);
  expect(await inbox.countWaiting()).toBe(0);
  await pool.end();
});
