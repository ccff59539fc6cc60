import { defaultAssumptions, type Assumptions, checkAssumptions } from "../state/assumptions.ts";
import { createClock, type SandboxClock } from "../state/clock.ts";
import { createEventQueue, type EventQueue } from "../state/event-queue.ts";
import { createRandom } from "../state/random.ts";
import { createRequestLog } from "../state/request-log.ts";
import { createStore, type StoredTables, type Table } from "../state/store.ts";
import type { WireEvent, Tables, TokenRow } from "../state/tables.ts";

export type PlatformState = ReturnType<typeof createPlatformState>;

interface PlatformStateOptions {
  assumptions: Partial<Assumptions>;
  startAt?: Date | undefined;
  clock: SandboxClock;
  randomSeed: number;
}

/** Makes the state of an empty platform. @throws {RangeError} If an assumption is unknown or makes no sense. */
export function createPlatformState({ assumptions, startAt, clock: real, randomSeed }: PlatformStateOptions) {
  checkAssumptions(assumptions);
  const store = createStore<Tables>();
  const queues = new Map<string, EventQueue<WireEvent>>();
  const assumed: Assumptions = { ...structuredClone(defaultAssumptions), ...structuredClone(assumptions) };
  const random = createRandom(randomSeed, store.table("counters"));
  const clock = createClock({ rows: store.table("clock"), real, startAt, onMove: () => expireAll() });
  const events = store.table("events");
  const expireAll = () => queues.forEach((queue) => queue.expire(clock.now()));
  store.table("assumptions").set("all", assumed);

  const makeQueue = (name: string) => {
    const queue = createEventQueue<WireEvent>({
      redeliveryTimeoutMs: () => assumed.redeliveryTimeoutMs,
      entries: [...events.values()].filter((row) => row.queue === name),
      onChange: (entry) => events.set(`${name}/${entry.event.id}`, { ...entry, queue: name }),
    });
    queues.set(name, queue);
    return queue;
  };

  return {
    assumptions: assumed,
    clock,
    sleep: (ms: number, options: { signal: AbortSignal }) => real.sleep(ms, options),
    random,
    randomSeed,
    tokens: createTokens(store.table("tokens"), random.uuid),
    log: createRequestLog(),
    store,
    table: store.table,
    /** The queue of a channel's seller events, or with `seller/ID` of an account's channel events; a new one is made. */
    queue: (name: string): EventQueue<WireEvent> => queues.get(name) ?? makeQueue(name),
    dump(): StoredTables {
      expireAll();
      return store.dump();
    },
    expireAll,
    load(tables: StoredTables): void {
      store.load(tables);
      queues.clear();
      Object.assign(assumed, store.table("assumptions").get("all"));
      store.table("assumptions").set("all", assumed);
      for (const { queue } of events.values()) if (!queues.has(queue)) makeQueue(queue);
      expireAll();
    },
    assume(values: Partial<Assumptions>): void {
      Object.assign(assumed, structuredClone(values));
      store.table("assumptions").set("all", assumed);
    },
  };
}

/** Makes the access tokens of a platform. A token is looked up among those that were issued, so unknown and expired ones are refused. */
export function createTokens(grants: Table<TokenRow>, randomId: () => string) {
  return {
    issue(grant: TokenRow): string {
      const token = `${grant.kind}-${randomId()}`;
      grants.set(token, grant);
      return token;
    },
    find(token: string, now: number): TokenRow | undefined {
      const grant = grants.get(token);
      if (!grant || grant.expiresAt <= now) return undefined;
      if (!grant.isUsed) grants.set(token, { ...grant, isUsed: true });
      return grant;
    },
    /** How many living tokens of an owner have never come with a call. */
    countUnused: ({ kind, subject }: Pick<TokenRow, "kind" | "subject">, now: number) =>
      [...grants.values()].filter(
        (each) => each.kind === kind && each.subject === subject && !each.isUsed && each.expiresAt > now,
      ).length,
    end: (token: string) => void grants.delete(token),
    revoke(): void {
      for (const [token] of grants.entries()) grants.delete(token);
    },
  };
}
