import type { ChannelEvent } from "@kontor/channel-types";
import { ArgumentError, readInstant, type Clock } from "@kontor/http";
import type { StoredContext } from "../consumer/handlers.ts";
import type { StoredEvent } from "../inbox/event.ts";
import type { Inbox } from "../inbox/inbox.ts";
import { buildEventFacts, type Logger } from "../observe/log.ts";

const LARGEST_SKEW_MS = 24 * 3_600_000; // A date that is further in the future is wrong.

/** Makes the context of one handler run. `findWrite()` gives the function that was handed to `withTx()`, if it was called. */
export function createStoredContext({
  inbox,
  stored,
  event,
  signal,
  clock,
  log,
}: {
  inbox: Pick<Inbox, "claimNewest" | "loadStep" | "saveStep">;
  stored: StoredEvent;
  event: ChannelEvent;
  signal: AbortSignal;
  clock: Pick<Clock, "now">;
  log: Logger;
}): { context: StoredContext; findWrite(): ((tx: never) => unknown) | undefined } {
  let write: ((tx: never) => unknown) | undefined;
  const underway = new Map<string, Promise<unknown>>(); // By key, so that two calls at the same time do the work once.
  const context: StoredContext = {
    attempt: stored.attempts + 1,
    deliveries: stored.deliveries,
    lane: stored.lane,
    signal,
    log,
    async once<Value>(key: string, work: () => Promise<Value> | Value) {
      const asked = (underway.get(key) ?? workOnce(inbox, stored.seq, key, work)) as Promise<Value>;
      underway.set(key, asked);
      asked.catch(() => underway.delete(key));
      return asked;
    },
    async claimNewest(entity) {
      const createdAt = readInstant(event.createdAt) ?? 0; // An instant that cannot be read counts as the oldest.
      if (createdAt <= clock.now() + LARGEST_SKEW_MS) return await inbox.claimNewest(entity, createdAt);
      log.warn(
        { ...buildEventFacts(stored), createdAt: event.createdAt },
        "An event says that it was created in the future: it is not compared",
      );
      return true;
    },
    withTx(given) {
      if (write) throw new ArgumentError("write with an event", "withTx()", "be called once in a run", "another call");
      if (typeof given !== "function") throw new ArgumentError("write with an event", "write", "be a function", given);
      write = given as (tx: never) => unknown;
    },
  };
  return { context, findWrite: () => write };
}

/** Gives the value of an earlier run, or does the work now and saves its value. */
async function workOnce<Value>(
  inbox: Pick<Inbox, "loadStep" | "saveStep">,
  seq: number,
  key: string,
  work: () => Promise<Value> | Value,
): Promise<Value> {
  const before = await inbox.loadStep(seq, key);
  if (before !== undefined) return (JSON.parse(before) as [Value])[0];
  const value = await work();
  await inbox.saveStep(seq, key, JSON.stringify(value === undefined ? [] : [value]));
  return value;
}
