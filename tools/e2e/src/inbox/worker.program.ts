/** A consumer in a separate process, to be killed: says in a file what it does, and lingers where it is told to. */
import { openSync, writeSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { cached, channelFetch, refreshExchange } from "@kontor/auth";
import { createChannelClient } from "@kontor/channel-client";
import { createChannelConsumer, type Inbox, type StoredHandlers } from "@kontor/channel-events";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { systemClock } from "@kontor/http/internal";
import { phases, type Phase, type WorkerOptions } from "./worker-options.ts";

const options = JSON.parse(process.argv[2]!) as WorkerOptions;
const { url, path, phaseFile, linger, lingerMs, failures, leaseMs, intervalMs, maxLanes, handleMs = 0 } = options;

const fd = openSync(phaseFile, "r+");
const enter = (phase: Phase) => writeSync(fd, String(phases.indexOf(phase)), 0);
const spin = () => {
  enter(linger!);
  writeSync(fd, "!", 1); // from here on it stays in its phase
  const until = performance.now() + lingerMs;
  while (performance.now() < until);
  writeSync(fd, "-", 1);
};
const clock = { ...systemClock, now: () => Date.now() + (options.aheadMs ?? 0) };
enter("start");
if (linger === "start") spin();

const inbox = sqliteInbox(path, { clock });
const { db } = inbox;
db.exec("CREATE TABLE IF NOT EXISTS effect (id TEXT NOT NULL, lane TEXT NOT NULL, pid INTEGER NOT NULL)");
if (linger === "store") {
  let left = 3;
  db.function("linger", () => {
    if ((left -= 1) >= 0) spin(); // in the middle of the transaction
    return 0;
  });
  db.exec("CREATE TEMP TRIGGER lingering AFTER INSERT ON main.event BEGIN SELECT linger(); END");
}

/** The inbox, and what it is doing. */
const watched: Inbox = {
  ...inbox,
  accept: within("store", (...each: Parameters<Inbox["accept"]>) => inbox.accept(...each)),
  claim: within("claim", (...each: Parameters<Inbox["claim"]>) => inbox.claim(...each)),
  settle: within("settle", (...each: Parameters<Inbox["settle"]>) => inbox.settle(...each)),
};
function within<Arguments extends unknown[], Result>(phase: Phase, run: (...each: Arguments) => Promise<Result>) {
  return async (...each: Arguments): Promise<Result> => {
    enter(phase);
    if (linger === phase && phase !== "store") spin();
    const result = await run(...each);
    if (linger === phase) spin();
    return result;
  };
}

const fetching: typeof fetch = async (input, init) => {
  const phase = init?.method === "DELETE" ? "acknowledge" : init?.method === "GET" ? "fetch" : undefined;
  if (phase) enter(phase);
  const response = await fetch(input, init);
  if (phase && linger === phase) {
    enter(phase);
    spin(); // answered, and not known here yet
  }
  return response;
};
const tokens = cached(refreshExchange({ baseUrl: url, refreshToken: "r" }));
const channel = createChannelClient({ baseUrl: url, fetch: channelFetch({ tokens, fetch: fetching }) });

let ran = 0;
const handlers: StoredHandlers = {
  "*": async ({ id }, { lane, withTx, signal }) => {
    enter("handle");
    if (linger === "handle") spin();
    if (handleMs > 0) await wait(handleMs, undefined, { signal }).catch(() => {});
    ran += 1;
    if (failures > 0 && (ran * 7919) % 1000 < failures * 1000) throw new Error("at random");
    withTx<DatabaseSync>((tx) => {
      enter("settle");
      tx.prepare("INSERT INTO effect (id, lane, pid) VALUES (?, ?, ?)").run(id, lane, process.pid);
      if (linger === "settle") spin();
    });
    // an unknown type is done with a problem in the end: what counts here is its effect
  },
};

const consumer = createChannelConsumer({
  channel,
  inbox: watched,
  handlers,
  poll: { intervalMs },
  lanes: { leaseMs, maxLanes }, // policies are those that a user gets
  clock,
  logger: { info: () => {}, warn: () => {}, error: () => {} },
});
process.on("message", (asked: { blockMs?: number }) => {
  const until = performance.now() + (asked.blockMs ?? 0);
  while (performance.now() < until);
  void consumer.health().then((health) => process.send?.({ health }));
});
process.on("SIGTERM", () => {
  void (async () => {
    const report = await consumer.stop({ drainTimeoutMs: 1_000 });
    process.send?.({ stopped: report });
    await inbox.close();
    process.exit(0);
  })();
});
await consumer.start();
process.send?.({ started: true });
