/**
 * Uses the stores of the tree in which it stands, line by line: `{ "do": "visit", place, kind }` opens the stores of a kind at a place and writes to them;
 * `{ "do": "prove", place, order }` runs the conformance cases of the inboxes and the token stores, and asks before or after each store is opened that
 * another process visits the same place; `hold` and `take` show that two processes wait for each other. It answers each line with one.
 */
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { postgresTenants } from "@kontor/app/postgres";
import { sqliteTenants } from "@kontor/app/sqlite";
import { tokenStoreConformance } from "@kontor/auth/conformance";
import { postgresTokenStore } from "@kontor/auth/postgres";
import { inboxConformance } from "@kontor/channel-events/conformance";
import { postgresInbox } from "@kontor/channel-events/postgres";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { Pool } from "pg";

type Kind = "sqlite inbox" | "postgres inbox" | "tokens" | "tenants";

interface Command {
  do: "visit" | "prove" | "hold" | "take" | "look" | "release";
  place: string;
  kind: Kind;
  /** `before`: the other process comes first. `after`: this one has its stores open when the other one comes. */
  order?: "before" | "after";
}

const [folder = "", url = ""] = process.argv.slice(2);
const pool = new Pool({ connectionString: url, max: 8 });
const token = { value: "t", expiresAt: 2e12 };
const tenantId = "6f2b4c1e-8a6d-4a57-9d0c-2f5e7b1c9a34";
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);
const hear = async () => JSON.parse((await lines.next()).value ?? "{}") as Partial<Command>;
const PLAYS = { plays: 1, steps: 40 };
const CASE_MS = 60_000;
const ENOUGH = 3;
let release = () => {};
process.on("unhandledRejection", () => {}); // a case that fails leaves work behind; its failure is told

for (let command = await hear(); command.do; command = await hear()) say(await obey(command as Command));
await pool.end();

async function obey({ do: what, place, kind, order = "before" }: Command): Promise<object> {
  if (what === "visit") return { problems: await visit(place, kind) };
  if (what === "prove") return { problems: await prove(place, kind, order) };
  if (what === "release") release();
  if (what === "look") {
    const { rows } = await pool.query("SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted");
    return { isWaiting: rows.length > 0 };
  }
  // A store that cannot be written at all is told where it is proved.
  if (what === "hold")
    await new Promise<void>(
      (held) =>
        void openTokens(place)
          .update("lock", () => wait(held))
          .catch(held),
    );
  if (what === "take")
    void openTokens(place)
      .update("lock", async () => (say({ taken: true }), token))
      .catch(() => say({ failed: true }));
  return { done: what };
}

function wait(held: () => void): Promise<typeof token> {
  held();
  return new Promise((resolve) => {
    release = () => resolve(token);
  });
}

function openInbox(place: string, kind: Kind, clock?: { now(): number }) {
  const rest = clock && { clock };
  if (kind === "postgres inbox")
    return postgresInbox({ pool, schema: place, unsafeDurability: true, ...rest } as never);
  return sqliteInbox(join(folder, `${place}.db`), { ...rest } as never);
}

function openTokens(place: string) {
  return postgresTokenStore({ pool, table: `tokens_${place}` });
}

/** Writes to the stores of a kind once, as a process does that was started beside others. */
async function visit(place: string, kind: Kind): Promise<string[]> {
  try {
    if (kind === "tokens") await openTokens(place).update("visit", async () => token);
    else if (kind === "tenants") {
      await visitTenants(sqliteTenants(join(folder, `${place}.tenants.db`)));
      await visitTenants(postgresTenants({ pool, table: `tenants_${place}` }));
    } else {
      const inbox = openInbox(place, kind);
      await inbox.pendingAcknowledgements(1);
      await inbox.close();
    }
    return [];
  } catch (error) {
    return [`${kind}: ${(error as Error).message}`];
  }
}

async function visitTenants(store: Omit<ReturnType<typeof sqliteTenants>, typeof Symbol.dispose>): Promise<void> {
  await store.connect({ tenantId, userId: "user", connectedAt: new Date(0) });
  const found = await store.find(tenantId);
  if (found?.userId !== "user" || !(await store.remove(tenantId))) throw new Error("a tenant is not found again");
}

/** Runs every conformance case of a kind on a place of its own, which the other process visits too. */
async function prove(place: string, kind: Kind, order: "before" | "after"): Promise<string[]> {
  const ask = async (at: string, now: "before" | "after") => {
    if (now !== order) return;
    say({ visit: at });
    await hear();
  };
  if (kind === "tenants") {
    await ask(place, "before");
    const first = await visit(place, kind);
    await ask(place, "after");
    return [...first, ...(await visit(place, kind))];
  }
  const problems: string[] = [];
  const known = new Map<object, string>();
  const open = async (clock: { now(): number }) => {
    const isFirst = !known.has(clock);
    const at = known.get(clock) ?? `${place}_${known.size}`;
    known.set(clock, at);
    if (isFirst) await ask(at, "before");
    const inbox = openInbox(at, kind, clock);
    if (isFirst && order === "after") {
      await inbox.pendingAcknowledgements(1);
      await ask(at, "after");
    }
    return inbox;
  };
  if (kind === "tokens") await ask(place, "before");
  const cases =
    kind === "tokens" ? tokenStoreConformance(() => openTokens(place)) : inboxConformance(open as never, PLAYS);
  for (const { name, run } of cases) {
    const limit = sleep(CASE_MS, undefined, { ref: false }).then(() => Promise.reject(new Error("it does not end")));
    await Promise.race([run(), limit]).catch((error: Error) => problems.push(`${kind}, ${name}: ${error.message}`));
    if (problems.length >= ENOUGH) break; // what follows waits for what has failed
    if (kind === "tokens") await ask(place, "after");
  }
  return problems;
}
