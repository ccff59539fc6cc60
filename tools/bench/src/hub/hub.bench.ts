/** Measures a hub: fifty channels in a process, the locks of four processes, counts and purges with very many events. */
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createChannelConsumer, type Inbox } from "@kontor/channel-events";
import { postgresHub } from "@kontor/channel-events/postgres";
import { startPostgres } from "@kontor/testing/postgres";
import { Pool } from "pg";
import { computeMedian } from "../measure/median.ts";
import { showFigures } from "../measure/report.ts";
import { hub as figures } from "./figures.ts";
import { writeEvents } from "./write-events.ts";

const [events = 10_000_000, runs = 100] = process.argv.slice(2).map(Number);
const IDLE_MS = 20_000;
const quiet = { info: () => {}, warn: () => {}, error: () => {} };
const server = await startPostgres();
const admin = new Pool({ connectionString: server.url, max: 2 });
admin.on("error", () => {}); // The server may end before its connections do.
const readNumber = async (text: string) => Number(Object.values((await admin.query<object>(text)).rows[0]!)[0]);

async function measureChannels(): Promise<void> {
  const pool = new Pool({ connectionString: server.url, max: 4, application_name: "fifty" });
  const hub = postgresHub({ pool, unsafeDurability: true });
  const channel = { events: { list: async () => ({ eventList: [] }), acknowledge: async () => {} } } as never;
  const names = Array.from({ length: 50 }, (_, index) => `channel ${index}`);
  await Promise.all(names.map((name) => hub.inbox(name).countWaiting())); // The tables are there, as they are in production.
  const consumers = names.map((name) =>
    createChannelConsumer({
      channel,
      inbox: hub.inbox(name),
      unsafeDurability: true,
      handlers: { "*": () => {} },
      logger: quiet,
    }),
  );
  const startedAt = performance.now();
  await Promise.all(consumers.map((consumer) => consumer.start()));
  const start = performance.now() - startedAt;
  const connections = await readNumber("SELECT count(*) FROM pg_stat_activity WHERE application_name = 'fifty'");
  const readCommits = () => readNumber("SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()");
  await new Promise((resolve) => setTimeout(resolve, 5_000)); // The counts of the server are written once a second.
  const before = await readCommits();
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
  const commits = (await readCommits()) - before;
  await Promise.all(consumers.map((consumer) => consumer.stop()));
  await pool.end();
  showFigures(figures, {
    "50 channels: connections": connections,
    "50 channels: start": start,
    "50 channels: commits a second while nothing happens": commits / (IDLE_MS / 1000),
  });
}

async function measureLocks(): Promise<void> {
  const program = fileURLToPath(new URL("locks.program.ts", import.meta.url));
  const given = (index: number) => [...process.execArgv, program, server.url, `${1_000 * (index + 1)}`, `${runs}`];
  const printed = await Promise.all(
    [0, 1, 2, 3].map((index) => promisify(execFile)(process.execPath, given(index), { maxBuffer: 1e8 })),
  );
  const failures = printed.flatMap(({ stdout }) => JSON.parse(stdout) as string[]);
  for (const failure of new Set(failures)) console.error(failure);
  await admin.query("SELECT pg_stat_force_next_flush()");
  showFigures(figures, {
    "deadlocks of four processes": await readNumber("SELECT sum(deadlocks) FROM pg_stat_database"),
    "calls of four processes that failed": failures.length,
  });
}

async function measureMany(): Promise<void> {
  const pool = new Pool({ connectionString: server.url, max: 4 });
  const inbox = postgresHub({ pool, schema: "many", unsafeDurability: true }).inbox("a");
  await inbox.countWaiting();
  const channel = await readNumber("SELECT id FROM many.channel");
  await writeEvents(pool, "many", channel, events);
  const times: number[] = [];
  for (let round = 0; round < 51; round += 1) {
    const startedAt = performance.now();
    await inbox.readStats();
    times.push(performance.now() - startedAt);
  }
  showFigures(figures, {
    "readStats() with all events stored": {
      value: computeMedian(times),
      note: `${events.toLocaleString("en")} events, fastest ${Math.min(...times).toFixed(1)} ms, slowest ${Math.max(...times).toFixed(1)} ms`,
    },
  });

  const alone = await measureArrivals(inbox, () => new Promise((resolve) => setTimeout(resolve, 3_000)));
  let rows = 0;
  const startedAt = performance.now();
  const beside = await measureArrivals(inbox, async () => {
    ({ rows } = await inbox.purge({ payloadsAfterMs: 7 * 24 * 3_600_000, rowsAfterMs: 30 * 24 * 3_600_000 }));
  });
  const seconds = (performance.now() - startedAt) / 1000;
  await pool.end();
  showFigures(figures, {
    "a purge: the longest wait of a page that arrives": {
      value: Math.max(...beside),
      note: `${rows.toLocaleString("en")} rows in ${seconds.toFixed(1)} s, ${beside.length} pages, median ${computeMedian(beside).toFixed(1)} ms; without a purge ${Math.max(...alone).toFixed(1)} ms`,
    },
  });
}

/** Stores pages until the work is done, and returns how long each took, in ms. */
async function measureArrivals(inbox: Inbox, work: () => Promise<void>): Promise<number[]> {
  let isOver = false;
  const waits: number[] = [];
  const arriving = (async () => {
    while (!isOver) {
      const startedAt = performance.now();
      await inbox.accept([{ id: crypto.randomUUID(), type: "Seller:Load", lane: "seller 1", raw: "{}" }]);
      waits.push(performance.now() - startedAt);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  })();
  await work();
  isOver = true;
  await arriving;
  return waits;
}

await measureChannels();
await measureLocks();
await measureMany();
await admin.end();
await server.stop();
