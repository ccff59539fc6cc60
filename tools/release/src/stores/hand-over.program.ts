/**
 * Reads the data that another version has written: `hand-over.program.ts <do> <kind> <place> <folder> <address of PostgreSQL>` in the tree whose packages
 * it uses. `fill` writes one of everything, `read` prints what it finds, `count` adds to a number that several processes share.
 */
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { progressFile } from "@kontor/app/file";
import { postgresTenants } from "@kontor/app/postgres";
import { sqliteTenants } from "@kontor/app/sqlite";
import { fileTokenStore } from "@kontor/auth/file";
import { postgresTokenStore } from "@kontor/auth/postgres";
import { postgresInbox } from "@kontor/channel-events/postgres";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { createSandbox, demo } from "@kontor/sandbox";
import { dataFile } from "@kontor/sandbox/server";
import { Pool } from "pg";

const [task = "", kind = "", place = "", folder = "", url = ""] = process.argv.slice(2);
const NOW = 1_800_000_000_000;
const clock = { now: () => NOW };
const path = join(folder, `${place}.handed`);
const ROUNDS = 20;
const pool = new Pool({ connectionString: url, max: 4 });
const endpoint = { calls: [NOW - 5], failures: 2, notBefore: NOW, status: 429, error: "slow_down" };
const token = { value: "t", expiresAt: NOW, scope: "a b", refreshToken: "r", lifeMs: 5, scheme: "Wawi" as const };
const tenantId = "6f2b4c1e-8a6d-4a57-9d0c-2f5e7b1c9a34";
const ids = [tenantId, "00000000-0000-4000-8000-000000000001"];
const progress = { appId: "a", baseUrl: "u", challengeCode: "c", requestedAt: "t", registrationId: "r", ended: "e" };

const kinds: Record<string, { fill(): Promise<unknown>; read(): Promise<unknown> }> = {
  "sqlite inbox": { fill: () => fillInbox(openInbox()), read: () => readInbox(openInbox()) },
  "postgres inbox": { fill: () => fillInbox(openInbox()), read: () => readInbox(openInbox()) },
  tokens: { fill: () => fillTokens(openTokens()), read: () => readTokens(openTokens()) },
  "token files": { fill: () => fillTokens(openTokens()), read: () => readTokens(openTokens()) },
  tenants: {
    fill: () =>
      Promise.all(openTenants().flatMap((store) => ids.map((id, at) => store.connect(describeTenant(id, at))))),
    read: () => Promise.all(openTenants().flatMap((store) => [store.all(), store.find(tenantId)])),
  },
  "registration files": {
    fill: () => progressFile(path).save(progress),
    read: () => progressFile(path).load(),
  },
  "sandbox data": {
    fill: async () => createSandbox({ storage: dataFile(path) }).triggerAll([event(1), event(2)]),
    read: async () => createSandbox({ storage: dataFile(path) }).snapshot().tables,
  },
};

const stores = kinds[kind]!;
if (task === "count") await count();
else process.stdout.write(JSON.stringify({ given: (await (task === "fill" ? stores.fill() : stores.read())) ?? null }));
await pool.end();
process.exit(0);

function openInbox() {
  if (kind === "postgres inbox") return postgresInbox({ pool, schema: place, unsafeDurability: true, clock } as never);
  return sqliteInbox(path, { clock } as never);
}

function openTokens() {
  return kind === "tokens" ? postgresTokenStore({ pool, table: place }) : fileTokenStore(path);
}

function openTenants() {
  return [sqliteTenants(path), postgresTenants({ pool, table: place })];
}

function describeTenant(id: string, at: number) {
  return { tenantId: id, userId: at === 0 ? "user" : undefined, connectedAt: new Date(NOW + at) };
}

function event(offerId: number) {
  return { type: "Seller:Offer.StockUpdate" as const, event: { sellerId: demo.sellerId, offerId, quantity: "3" } };
}

async function fillInbox(inbox: ReturnType<typeof openInbox>): Promise<void> {
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

async function readInbox(inbox: ReturnType<typeof openInbox>): Promise<object> {
  const rows: { seq: number }[] = [];
  for await (const row of inbox.list()) rows.push(row);
  const steps = await Promise.all(rows.map(({ seq }) => inbox.loadStep(seq, "key")));
  const waiting = (await inbox.pendingAcknowledgements(99)).sort();
  const isNewest = await inbox.claimNewest("entity", NOW - 1);
  const found = { rows, steps: steps.map(String), waiting, isNewest, stats: await inbox.readStats() };
  await inbox.close();
  return found;
}

async function fillTokens(store: ReturnType<typeof openTokens>): Promise<void> {
  await store.update("one", async () => ({ ...token, endpoint }));
  await store.update("two", async () => ({ value: "t", expiresAt: NOW }));
}

function readTokens(store: ReturnType<typeof openTokens>): Promise<unknown> {
  return Promise.all(["one", "two"].map(async (key) => (await store.get(key)) ?? null));
}

/** Two that count at the same time reach the sum of both, unless each has a lock of its own. */
async function count(): Promise<void> {
  const store = openTokens();
  mkdirSync(`${path}.counting`, { recursive: true });
  writeFileSync(join(`${path}.counting`, String(process.pid)), "");
  for (let tries = 0; readdirSync(`${path}.counting`).length < 2; tries += 1) {
    if (tries > 6_000) throw new Error("Cannot count as another process must count too: got none");
    await pause(10);
  }
  for (let round = 0; round < ROUNDS; round += 1)
    await store.update("count", async (before) => {
      await pause(3); // real time: the other one comes meanwhile
      return { value: "t", expiresAt: (before?.expiresAt ?? 0) + 1 };
    });
  process.stdout.write(JSON.stringify({ given: (await store.get("count"))!.expiresAt }));
}
