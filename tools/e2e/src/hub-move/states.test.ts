import type { Inbox } from "@kontor/channel-events";
import { postgresHub, postgresInbox } from "@kontor/channel-events/postgres";
import { startPostgres, type Postgres } from "@kontor/testing/postgres";
import { waitUntil } from "@kontor/testing/wait-until";
import { Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";

const LEASE_MS = 60_000;
let server: Postgres;
let pool: Pool;
beforeAll(async () => {
  server = await startPostgres();
  pool = new Pool({ connectionString: server.url, max: 8 });
});
afterAll(async () => {
  await pool.end();
  await server.stop();
});

const openOld = (schema: string) => postgresInbox({ pool, schema, unsafeDurability: true });
const openNew = (schema: string) =>
  postgresHub({ pool, schema: `${schema}_hub`, unsafeDurability: true, from: { shop: schema } }).inbox("shop");
const accept = (inbox: Inbox, ...ids: string[]) =>
  inbox.accept(ids.map((id) => ({ id, type: "t", lane: id[0]!, raw: `"${id}"` })));
const claim = (inbox: Inbox, lanes: number) => inbox.claim({ lanes, perLane: 10, leaseMs: LEASE_MS });
const listRows = async (inbox: Inbox) => {
  const rows = [];
  for await (const row of inbox.list()) rows.push(row);
  return rows;
};
const readState = async (schema: string) =>
  String((await pool.query<{ state: string }>(`SELECT state FROM ${schema}_hub.move`)).rows[0]!.state);

test("events move with their states, numbers, attempts, steps, parked lanes and pending acknowledgements", async () => {
  const old = openOld("states");
  await old.accept([{ id: "u1", type: "t", lane: "u", raw: "{", problem: "Cannot read it" }]);
  await accept(old, "a1", "a2", "b1", "c1", "d1", "p1", `${"e".repeat(600)}1`);
  await old.markAcknowledged(["a1", "b1"]);
  const claims = new Map((await claim(old, 9)).map((each) => [each.lane, each]));
  const end = (lane: string, settlement: object) => {
    const held = claims.get(lane)!;
    return { claim: held, settled: [{ seq: held.events[0]!.seq, settlement }], release: true } as never;
  };
  await old.saveStep(claims.get("a")!.events[0]!.seq, "paid", "yes");
  await old.claimNewest("offer 1", 5_000);
  await old.settle([
    end("a", { to: "retry", delayMs: 0, problem: "the shop is down" }),
    end("b", { to: "done" }),
    end("c", { to: "dead", problem: "refused" }),
    { claim: claims.get("d")!, settled: [], release: true },
    { claim: claims.get("e")!, settled: [], release: true },
    { claim: claims.get("p")!, settled: [], release: true },
  ]);
  await old.park("p", { reason: "the seller moves" });
  const before = await listRows(old);
  const pending = await old.pendingAcknowledgements(100);

  const inbox = openNew("states");
  const stop = await inbox.listen!(() => {});
  await waitUntil(async () => expect(await readState("states")).toBe("moved"));

  expect(await listRows(inbox)).toEqual(before);
  expect((await inbox.pendingAcknowledgements(100)).toSorted()).toEqual(pending.toSorted());
  const { events, parked } = await inbox.readStats();
  expect(events).toEqual({ waiting: 5, done: 1, dead: 1, unhandled: 1 });
  expect(parked).toEqual([{ lane: "p", reason: "the seller moves", until: undefined }]);
  expect(await inbox.loadStep(before.find(({ id }) => id === "a1")!.seq, "paid")).toBe("yes");
  expect(await inbox.claimNewest("offer 1", 4_000)).toBe(false);
  expect((await claim(inbox, 9)).map(({ lane, events: next }) => [lane, next.length])).toEqual(
    expect.arrayContaining([
      ["a", 2],
      ["d", 1],
    ]),
  );
  await stop();
});

test("new events wait behind those that moved, known ones are not stored again, and nobody stores in the old tables any more", async () => {
  const old = openOld("behind");
  await accept(old, "a1", "b1");
  const [held] = await claim(old, 1);
  const inbox = openNew("behind");
  expect(await inbox.lease("poller", "me", LEASE_MS)).toBe(false); // Events that are not copied would be stored twice.
  const stop = await inbox.listen!(() => {});
  await waitUntil(async () => expect(await readState("behind")).toBe("moving"));

  expect(await inbox.lease("poller", "me", LEASE_MS)).toBe(true);
  expect(await old.lease("poller", "an old process", LEASE_MS)).toBe(false);
  await expect(accept(old, "a2")).rejects.toThrow("the events of this inbox must go to the hub behind_hub");
  expect((await accept(inbox, "a1", "a2", "b1")).inserted).toBe(1);

  // The lane that the old process holds waits for it, and its result counts.
  await waitUntil(async () => expect((await claim(inbox, 9)).length).toBe(1));
  expect(await claim(inbox, 9)).toEqual([]);
  const done = { seq: held!.events[0]!.seq, settlement: { to: "done" } } as const;
  expect(await old.settle([{ claim: held!, settled: [done], release: true }])).toEqual([true]);
  await waitUntil(async () => expect(await readState("behind")).toBe("moved"));
  const lanes = await claim(inbox, 9);
  const waiting = held!.lane === "a" ? ["a2"] : [];
  expect(lanes.flatMap(({ events }) => events.map(({ id }) => id))).toEqual(waiting);
  await stop();
});

test("an old worker that lost its lane is refused", async () => {
  const old = openOld("lost");
  await accept(old, "a1");
  const [held] = await old.claim({ lanes: 1, perLane: 1, leaseMs: 1 });
  const inbox = openNew("lost");
  const stop = await inbox.listen!(() => {});
  await waitUntil(async () => expect(await readState("lost")).toBe("moved"));

  const { seq } = held!.events[0]!;
  expect(await old.settleInTransaction!(held!, seq, () => expect.fail("it writes nothing"))).toBe(false);
  const [taken] = await claim(inbox, 1);
  expect([taken!.events.map(({ id }) => id), taken!.isSuspect]).toEqual([["a1"], true]);
  await stop();
});

test("what operators and workers do while an old process holds a seller is kept", async () => {
  const old = openOld("meanwhile");
  await old.accept([{ id: "a1", type: "t", lane: "a", raw: "{", problem: "Cannot read it" }]);
  await accept(old, "a2", "a3", "a4");
  await old.putAside({ id: "a2" }, "refused");
  const [held] = await old.claim({ lanes: 1, perLane: 1, leaseMs: LEASE_MS });
  const inbox = openNew("meanwhile");
  const stop = await inbox.listen!(() => {});
  await waitUntil(async () => expect(await readState("meanwhile")).toBe("moving"));

  await accept(inbox, "a1"); // It can be read now.
  expect(await inbox.replay({ id: "a2" })).toBe(1);
  expect(await old.claimNewest("offer 1", 2_000)).toBe(true);
  expect(await inbox.claimNewest("offer 1", 1_000)).toBe(false);
  const done = { seq: held!.events[0]!.seq, settlement: { to: "done" } } as const;
  await old.settle([{ claim: held!, settled: [done], release: true }]);
  await waitUntil(async () => expect(await readState("meanwhile")).toBe("moved"));

  const states = (await listRows(inbox)).map(({ id, state }) => `${id} ${state}`);
  expect(states).toEqual(["a1 waiting", "a2 waiting", "a3 done", "a4 waiting"]);
  const { events } = await inbox.readStats();
  expect(events).toEqual({ waiting: 3, done: 1, dead: 0, unhandled: 0 });
  await stop();
});

test("nobody polls while events are copied, also a process that was not told of the move", async () => {
  await accept(openOld("untold"), "a1");
  await pool.query(`INSERT INTO untold.event (key, id, type, lane, raw, state, first_seen_at, last_seen_at)
    SELECT n, n, 't', 'a', '{}', 'done', 0, 0 FROM generate_series(1, 9000) AS n`);
  const untold = postgresHub({ pool, schema: "untold_hub", unsafeDurability: true }).inbox("shop");
  expect(await untold.lease("poller", "me", LEASE_MS)).toBe(true);
  const stop = await openNew("untold").listen!(() => {});
  expect(await readState("untold")).toBe("copying");
  expect(await untold.lease("poller", "me", LEASE_MS)).toBe(false);
  await waitUntil(async () => expect(await readState("untold")).toBe("moved"));
  expect(await untold.lease("poller", "me", LEASE_MS)).toBe(true);
  await stop();
});

test("large events are copied a few at a time, so that each part ends in its time", async () => {
  await accept(openOld("large"), "a1");
  await pool.query(`INSERT INTO large.event (key, id, type, lane, raw, state, first_seen_at, last_seen_at)
    SELECT n, n, 't', 'a', repeat('x', 9000000), 'done', 0, 0 FROM generate_series(1, 3) AS n`);
  const stop = await openNew("large").listen!(() => {});
  await waitUntil(async () => expect(await readState("large")).toBe("moved"));
  const { rows } = await pool.query(
    "SELECT count(*)::int AS n FROM large_hub.event GROUP BY xmin::text ORDER BY min(seq)",
  );
  expect(rows).toEqual([{ n: 3 }, { n: 1 }]);
  await stop();
});

test("a wrong name is put right by the next start, and the events of a schema move to one place alone", async () => {
  await accept(openOld("mended"), "a1");
  const openWith = (schema: string, from: Record<string, string>) =>
    postgresHub({ pool, schema, unsafeDurability: true, from });
  const listen = (schema: string, from: Record<string, string>, channel: string) =>
    openWith(schema, from).inbox(channel).listen!(() => {});
  await expect(listen("mended_hub", { shop: "wrong" }, "shop")).rejects.toThrow("got wrong");
  const stop = await listen("mended_hub", { shop: "mended" }, "shop");
  await waitUntil(async () => expect(await readState("mended")).toBe("moved"));
  await stop();

  const elsewhere = "as they move elsewhere already";
  await expect(listen("mended_hub", { other: "mended" }, "other")).rejects.toThrow(elsewhere);
  await expect(listen("second_hub", { shop: "mended" }, "shop")).rejects.toThrow(elsewhere);
});

test("a schema without an inbox, and a channel that has events, are refused at start", async () => {
  await expect(openNew("nothing").listen!(() => {})).rejects.toThrow(
    "from must name the schema of a postgresInbox() of this version: got nothing",
  );

  await openOld("used").countWaiting();
  const hub = postgresHub({ pool, schema: "used_hub", unsafeDurability: true });
  await accept(hub.inbox("shop"), "a1");
  await expect(openNew("used").listen!(() => {})).rejects.toThrow("the channel must be new: it has events already");
});
