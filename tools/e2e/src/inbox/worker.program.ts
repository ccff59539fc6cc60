/** A consumer in a separate process, to be killed: says in a file what it does, and lingers where it is told to. */
import { openSync, writeSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { cached, channelFetch, refreshExchange } from "@kontor/auth";
import { createChannelClient } from "@kontor/channel-client";
import { createChannelConsumer, type Inbox } from "@kontor/channel-events";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { systemClock } from "@kontor/http/internal";
import { phases, type Phase } from "./phases.ts";

export interface WorkerOptions {
  url: string;
  /** The file of its inbox. */
  path: string;
  /** Where it writes down what it does. */
  phaseFile: string;
  /** Where it takes its time. */
  linger?: Phase | undefined;
  lingerMs?: number;
  /** Share of handler runs that fail. */
  failures?: number;
  leaseMs?: number;
  intervalMs?: number;
  maxLanes?: number;
  /** How long a handler takes. */
  handleMs?: number;
  /** How far its clock is ahead: what waits for a time has its turn without the test waiting for it. */
  aheadMs?: number;
  /** The events whose handler ends the process. */
  poison?: readonly string[];
  /** Ends when nothing is due. */
  isBrief?: boolean;
}

const options = JSON.parse(process.argv[2]!) as WorkerOptions;
const { url, path, phaseFile, linger, lingerMs = 0, failures = 0, handleMs = 0, aheadMs = 0, poison = [] } = options;

const fd = openSync(phaseFile, "r+");
const enter = (phase: Phase) => writeSync(fd, String(phases.indexOf(phase)), 0);
const block = (ms: number) => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};
/** Stays in a phase, if it is the one to linger in. */
const spin = (phase: Phase | undefined) => {
  if (!phase || linger !== phase) return;
  enter(phase);
  writeSync(fd, "!", 1); // from here on it stays in its phase
  block(lingerMs);
  writeSync(fd, "-", 1);
};
const clock = { ...systemClock, now: () => Date.now() + aheadMs };
enter("start");
spin("start");

const inbox = sqliteInbox(path, { clock });
inbox.db.exec("CREATE TABLE IF NOT EXISTS effect (id TEXT NOT NULL, lane TEXT NOT NULL, pid INTEGER NOT NULL)");
if (linger === "store") {
  let left = 3;
  inbox.db.function("linger", () => {
    if ((left -= 1) >= 0) spin("store"); // in the middle of the transaction
    return 0;
  });
  inbox.db.exec("CREATE TEMP TRIGGER lingering AFTER INSERT ON main.event BEGIN SELECT linger(); END");
}

/** Says that it is in a phase, and lingers before and after it. */
function within<Arguments extends unknown[], Result>(phase: Phase, run: (...each: Arguments) => Promise<Result>) {
  return async (...each: Arguments): Promise<Result> => {
    enter(phase);
    if (phase !== "store") spin(phase);
    const result = await run(...each);
    spin(phase);
    return result;
  };
}
const watched: Inbox = {
  ...inbox,
  accept: within("store", inbox.accept),
  claim: within("claim", inbox.claim),
  settle: within("settle", inbox.settle),
};

const fetching: typeof fetch = async (input, init) => {
  const phase = ({ DELETE: "acknowledge", GET: "fetch" } as const)[init?.method ?? ""];
  if (phase) enter(phase);
  const response = await fetch(input, init);
  spin(phase); // answered, and not known here yet
  return response;
};
const tokens = cached(refreshExchange({ baseUrl: url, refreshToken: "r" }));

let ran = 0;
const consumer = createChannelConsumer({
  channel: createChannelClient({ baseUrl: url, fetch: channelFetch({ tokens, fetch: fetching }) }),
  inbox: watched,
  handlers: {
    "*": async ({ id }, { lane, withTx, signal }) => {
      enter("handle");
      spin("handle");
      if (poison.includes(id)) await wait(20).then(() => process.exit(13)); // others run by then
      if (handleMs > 0) await wait(handleMs, undefined, { signal }).catch(() => {});
      ran += 1;
      if (failures > 0 && (ran * 7919) % 1000 < failures * 1000) throw new Error("at random");
      withTx<DatabaseSync>((tx) => {
        enter("settle");
        tx.prepare("INSERT INTO effect (id, lane, pid) VALUES (?, ?, ?)").run(id, lane, process.pid);
        spin("settle");
      });
      // an unknown type is done with a problem in the end: what counts here is its effect
    },
  },
  poll: { intervalMs: options.intervalMs },
  lanes: { leaseMs: options.leaseMs, maxLanes: options.maxLanes }, // policies are those that a user gets
  clock,
  logger: { info: () => {}, warn: () => {}, error: () => {} },
});
process.on("message", ({ blockMs = 0 }: { blockMs?: number }) => {
  block(blockMs);
  void consumer.health().then((health) => process.send?.({ health }));
});
const stop = async () => {
  process.send?.({ stopped: await consumer.stop({ drainTimeoutMs: 1_000 }) });
  await inbox.close();
  process.exit(0);
};
process.on("SIGTERM", () => void stop());
await consumer.start();
process.send?.({ started: true });
if (options.isBrief) await consumer.idle().then(stop);
