/** The whole conformance kit, with its 110 random runs of 150 steps each, on every inbox. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { memoryInbox, type Inbox } from "@kontor/channel-events";
import { inboxConformance } from "@kontor/channel-events/conformance";
import { postgresInbox } from "@kontor/channel-events/postgres";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import type { Clock } from "@kontor/http";
import { startPostgres } from "@kontor/testing/postgres";
import { Pool } from "pg";
import { afterAll, describe, expect, test } from "vitest";

type Time = Pick<Clock, "now">;

const server = await startPostgres();
const pool = new Pool({ connectionString: server.url, max: 10, connectionTimeoutMillis: 10_000 });
const folder = mkdtempSync(join(tmpdir(), "kontor-conformance-"));
afterAll(async () => {
  await pool.end();
  await server.stop();
  rmSync(folder, { recursive: true });
});

/** Makes one value for each clock: workers of a case have the same clock, and so the same data. A file has one owner, so its workers share an inbox. */
function perClock<Made>(make: (clock: Time, name: string) => Made) {
  const made = new Map<Time, Made>();
  return (clock: Time) => made.get(clock) ?? made.set(clock, make(clock, `inbox_${made.size}`)).get(clock)!;
}
const nameOf = perClock((_, name) => name);

const stores: Record<string, (clock: Time) => Inbox> = {
  "memoryInbox()": perClock((clock) => memoryInbox({ clock })),
  "sqliteInbox()": perClock((clock, name) => sqliteInbox(join(folder, `${name}.db`), { clock })),
  "postgresInbox()": (clock) => postgresInbox({ pool, channel: nameOf(clock), unsafeDurability: true, clock }),
};
describe.each(Object.entries(stores))("%s", (_, open) => {
  test.each(inboxConformance(open))("$name", async ({ run }) => {
    expect(await run()).toBeUndefined();
  });
});
