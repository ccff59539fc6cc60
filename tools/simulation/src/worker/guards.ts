import type { StoredToken, TokenStore } from "@kontor/auth";
import type { Inbox } from "@kontor/channel-events";
import type { Process } from "../time/process.ts";

type Calls = Record<string, (...values: never[]) => Promise<unknown>>;

interface InboxGuard {
  /** Does a call, as far as the troubles of the store let it. */
  call<T>(name: string, run: () => Promise<T>): Promise<T>;
  /** Called in the moment in which the store has done a call. */
  watch: Partial<{ [Name in keyof Inbox]: (values: never, result: never, askedAt: number) => void }>;
  now(): number;
}

/** Calls that only the simulation itself makes, or that give no promise. */
const OPEN = new Set(["list", "close", "durability", "db", "backup"]);

/**
 * The inbox as a simulated process sees it: every call may be cut, fail or take long, and is watched. `list()` and `close()`, which only the
 * simulation calls, pass as they are. An inbox in memory counts as one that survives its process, because the simulation keeps it.
 */
export function guardInbox(inbox: Inbox, process: Process, { call, watch, now }: InboxGuard): Inbox {
  const durability = inbox.durability === "none" ? "process" : inbox.durability;
  const guarded: Record<string, unknown> = { ...inbox, durability };
  for (const [name, run] of Object.entries(inbox as unknown as Calls)) {
    if (OPEN.has(name) || typeof run !== "function") continue;
    const note = (watch as Record<string, (values: never[], result: unknown, askedAt: number) => void>)[name];
    guarded[name] = (...values: never[]) => {
      const askedAt = now();
      const ask = () => run(...values);
      const askAndNote = async () => {
        const result = await ask();
        note!(values, result, askedAt);
        return result;
      };
      return process.guard(() => call(name, note ? askAndNote : ask));
    };
  }
  return guarded as unknown as Inbox;
}

interface TokenGuard {
  /** Waits, and throws, as the troubles of the store have it. `isLate` if the work is done and only to be saved. */
  trouble(isLate: boolean): Promise<void> | undefined;
  /** The store keeps this token. */
  onSaved(token: StoredToken): void;
}

/** The token store as a simulated process sees it: every call may be cut, fail or take long, and is watched. */
export function guardTokens(store: TokenStore, process: Process, { trouble, onSaved }: TokenGuard): TokenStore {
  return {
    get: (key) =>
      process.guard(async () => {
        await trouble(false);
        return store.get(key);
      }),
    update: (key, renew) =>
      process.guard(async () => {
        await trouble(false);
        const renewAndSave = (written: StoredToken | undefined) =>
          process.guard(async () => {
            const next = await renew(written);
            await trouble(true);
            return next;
          });
        const kept = await store.update(key, renewAndSave);
        onSaved(kept);
        return kept;
      }),
  };
}
