/**
 * Reads the data that another version has written: `hand-over.program.ts <do> <kinds> <place> <folder> <address of PostgreSQL>` in the tree whose packages
 * it uses. `fill` writes one of everything, `read` tells what it finds, `count` adds to a number that several processes share. It prints how that ended
 * for each kind.
 */
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { progressFile } from "@kontor/app/file";
import { postgresTenants } from "@kontor/app/postgres";
import { sqliteTenants } from "@kontor/app/sqlite";
import type { TokenStore } from "@kontor/auth";
import { fileTokenStore } from "@kontor/auth/file";
import { postgresTokenStore } from "@kontor/auth/postgres";
import type { Inbox } from "@kontor/channel-events";
import { postgresInbox } from "@kontor/channel-events/postgres";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { createSandbox, demo } from "@kontor/sandbox";
import { dataFile } from "@kontor/sandbox/server";
import { Pool } from "pg";

const [task = "", wanted = "", place = "", folder = "", url = ""] = process.argv.slice(2);
const NOW = 1_800_000_000_000;
const clock = { now: () => NOW };
const ROUNDS = 20;
const pool = new Pool({ connectionString: url, max: 4 });
const endpoint = { calls: [NOW - 5], failures: 2, notBefore: NOW, status: 429, error: "slow_down" };
const token = { value: "t", expiresAt: NOW, scope: "a b", refreshToken: "r", lifeMs: 5, scheme: "Wawi" as const };
const tenantId = "6f2b4c1e-8a6d-4a57-9d0c-2f5e7b1c9a34";
const ids = [tenantId, "00000000-0000-4000-8000-000000000001"];
const progress = { appId: "a", baseUrl: "u", challengeCode: "c", requestedAt: "t", registrationId: "r", ended: "e" };

interface Stores {
  fill(): Promise<unknown>;
  read(): Promise<unknown>;
  count?(): Promise<unknown>;
}
const pathOf = (kind: string) => join(folder, `${place}.${kind.replaceAll(" ", "-")}`);
const inboxes: Record<string, () => Inbox> = {
  "sqlite inbox": () => sqliteInbox(pathOf("sqlite inbox"), { clock } as never),
  "postgres inbox": () => postgresInbox({ pool, schema: place, unsafeDurability: true, clock } as never),
};
const tokenStores: Record<string, () => TokenStore> = {
  tokens: () => postgresTokenStore({ pool, table: `${place}_tokens` }),
  "token files": () => fileTokenStore(pathOf("token files")),
};
const kinds: Record<string, Stores> = {
  ...mapValues(inboxes, (open) => ({ fill: () => fillInbox(open()), read: () => readInbox(open()) })),
  ...mapValues(tokenStores, (open) => ({
    fill: () => fillTokens(open()),
    read: () => readTokens(open()),
    count: () => count(open(), `${pathOf("tokens")}.counting`),
  })),
  tenants: {
    fill: () =>
      Promise.all(openTenants().flatMap((store) => ids.map((id, at) => store.connect(describeTenant(id, at))))),
    read: () => Promise.all(openTenants().flatMap((store) => [store.all(), store.find(tenantId)])),
  },
  "registration files": {
    fill: () => progressFile(pathOf("registration files")).save(progress),
    read: () => progressFile(pathOf("registration files")).load(),
  },
  "sandbox data": {
    fill: async () => createSandbox({ storage: dataFile(pathOf("sandbox data")) }).triggerAll([event(1), event(2)]),
    read: async () => createSandbox({ storage: dataFile(pathOf("sandbox data")) }).snapshot().tables,
  },
};

process.on("unhandledRejection", () => {}); // a store that fails leaves work behind; its failure is told
const ends: Record<string, object> = {};
for (const kind of wanted.split(","))
  try {
    ends[kind] = { given: (await kinds[kind]![task as "fill" | "read"]()) ?? null };
  } catch (error) {
    ends[kind] = { error: String(error) };
  }
process.stdout.write(JSON.stringify(ends));
await pool.end();
process.exit(0);

function mapValues<One, Other>(all: Record<string, One>, change: (one: One) => Other): Record<string, Other> {
  return Object.fromEntries(Object.entries(all).map(([name, one]) => [name, change(one)]));
}

function openTenants() {
  return [sqliteTenants(pathOf("tenants")), postgresTenants({ pool, table: `${place}_tenants` })];
}

function describeTenant(id: string, at: number) {
  return { tenantId: id, userId: at === 0 ? "user" : undefined, connectedAt: new Date(NOW + at) };
}

function event(offerId: number) {
  return { type: "Seller:Offer.StockUpdate" as const, event: { sellerId: demo.sellerId, offerId, quantity: "3" } };
}

async function fillInbox(inbox: Inbox): Promise<void> {
  const ends = [
    { to: "done" },
    { to: "dead", problem: "\u0000 dead" },
    { to: "unhandled", problem: "nobody" },
    { to: "retry", delayMs: 60_000, problem: "again" },
  ] as const;
  const names = ["a", "\\u b", "c \uD800", "\u0000 d", "e"];
  await inbox.accept(names.map((id) => ({ id, type: `T ${id}`, lane: `L ${id}`, raw: '{"x":1}', trace: "trace" })));
  await inbox.accept([
    { id: "unread", type: "T", lane: "L", raw: "{", problem: "Cannot read it" },
    { id: "a", type: "T a", lane: "L a", raw: '{"x":1}' },
  ]);
  await inbox.markAcknowledged([names[0]!]);
  const claims = (await inbox.claim({ lanes: 9, perLane: 9, leaseMs: 60_000 })).slice(0, ends.length);
  for (const { events } of claims) await inbox.saveStep(events[0]!.seq, "key", '"value"');
  await inbox.settle(
    claims.map((claim, index) => {
      const settled = [{ seq: claim.events[0]!.seq, settlement: ends[index]! }];
      return { claim, settled, release: true };
    }),
  );
  await inbox.park("L e", { reason: "\\u waits" });
  await inbox.claimNewest("entity", NOW);
  await inbox.close();
}

async function readInbox(inbox: Inbox): Promise<object> {
  const rows: { seq: number }[] = [];
  for await (const row of inbox.list()) rows.push(row);
  const steps = await Promise.all(rows.map(({ seq }) => inbox.loadStep(seq, "key")));
  const waiting = (await inbox.pendingAcknowledgements(99)).sort();
  const isNewest = await inbox.claimNewest("entity", NOW - 1);
  const found = { rows, steps: steps.map(String), waiting, isNewest, stats: await inbox.readStats() };
  await inbox.close();
  return found;
}

async function fillTokens(store: TokenStore): Promise<void> {
  await store.update("one", async () => ({ ...token, endpoint }));
  await store.update("two", async () => ({ value: "t", expiresAt: NOW }));
}

function readTokens(store: TokenStore): Promise<unknown> {
  return Promise.all(["one", "two"].map(async (key) => (await store.get(key)) ?? null));
}

/** Two that count at the same time reach the sum of both, unless each has a lock of its own. */
async function count(store: TokenStore, folderOfBoth: string): Promise<unknown> {
  mkdirSync(folderOfBoth, { recursive: true });
  writeFileSync(join(folderOfBoth, String(process.pid)), "");
  for (let tries = 0; readdirSync(folderOfBoth).length < 2; tries += 1) {
    if (tries > 6_000) throw new Error("Cannot count as another process must count too: got none");
    await pause(10);
  }
  for (let round = 0; round < ROUNDS; round += 1)
    await store.update("count", async (before) => {
      await pause(3); // real time: the other one comes meanwhile
      return { value: "t", expiresAt: (before?.expiresAt ?? 0) + 1 };
    });
  return (await store.get("count"))!.expiresAt;
}
