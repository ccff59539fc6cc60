/** Measures a claim of an event each of sixteen sellers with few and with many waiting, on a file and in PostgreSQL, and how soon a consumer polls. */
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Inbox } from "@kontor/channel-events";
import { postgresInboxes } from "@kontor/channel-events/postgres";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { startMockPlatform } from "@kontor/e2e/inbox/mock-platform";
import { startPostgres } from "@kontor/testing/postgres";
import { writeBacklog, startConsumer } from "../load/backlog.ts";
import { openPool } from "../peers/contenders.ts";
import { isShort, computeMedian, computeRatio, sendFigures, takeTurns } from "../measure.ts";
import { formatValue, type Figure } from "../table.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-inbox-"));
const [LITTLE, MUCH] = [2_000, isShort ? 20_000 : 200_000];

const inFile = await claims("a file", (name) => sqliteInbox(join(folder, `${name}.db`)));
const postgres = await startPostgres();
const pool = openPool(postgres.url, 10);
const inboxesOf = (schema: string) => postgresInboxes({ pool, schema, unsafeDurability: true });
const inPostgres = await claims("PostgreSQL", (schema) => inboxesOf(schema).inbox("a"));
await pool.end();
await postgres.stop();
sendFigures([inFile, inPostgres, await coldStart()]);

async function claims(store: string, openInbox: (name: string) => Inbox): Promise<Figure> {
  const [few, many] = [openInbox("few"), openInbox("many")];
  await writeBacklog(few, LITTLE, 2_000);
  await writeBacklog(many, MUCH, 2_000);
  const claiming = (inbox: Inbox) => async () => {
    const startedAt = performance.now();
    const taken = await inbox.claim({ lanes: 16, perLane: 1, leaseMs: 30_000 });
    const overriddenDuration = performance.now() - startedAt;
    await inbox.settle(taken.map((claim) => ({ claim, settled: [], release: true })));
    if (taken.length !== 16) throw new Error(`Cannot measure a claim as it must be of 16 sellers: got ${taken.length}`);
    return { overriddenDuration };
  };
  const times = await takeTurns({ few: claiming(few), many: claiming(many) }, { rounds: 7, iterations: 100 });
  await few.close();
  await many.close();
  return {
    name: `${store}: a claim with ${formatValue(MUCH)} waiting, against ${formatValue(LITTLE)}`,
    value: computeRatio(times.many, times.few),
    target: "≤ 1.3 ×",
    note: `${formatValue(computeMedian(times.many), "ms")} against ${formatValue(computeMedian(times.few), "ms")}`,
  };
}

/** From the start of a process to its first GET. */
async function coldStart(): Promise<Figure> {
  const platform = await startMockPlatform();
  const starting = async () => {
    const before = platform.polls;
    const startedAt = performance.now();
    const child = startConsumer(platform.url, join(folder, `start-${before}.db`), "once");
    const ended = once(child, "exit");
    while (platform.polls === before) {
      if (child.exitCode !== null)
        throw new Error("Cannot measure a cold start as the consumer must poll: got its end");
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    const overriddenDuration = performance.now() - startedAt;
    await ended;
    return { overriddenDuration };
  };
  const { times } = await takeTurns({ times: starting }, { rounds: isShort ? 3 : 15 });
  await platform.close();
  return { name: "cold start, process to first GET", value: computeMedian(times), target: "≤ 150 ms" };
}
