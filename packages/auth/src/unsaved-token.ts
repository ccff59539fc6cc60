import type { Clock } from "@kontor/http";
import { createEmptyToken, type StoredToken, type TokenStore } from "./token-store.ts";

const SAVE_AGAIN_MS = 1_000;

/** A token that the store could not keep. */
export interface Unsaved {
  stored: StoredToken;
  /** The stored token that it replaces. */
  over: StoredToken | undefined;
}

export type UnsavedToken = ReturnType<typeof createUnsavedToken>;

/** Keeps a token in memory while the store cannot. A refresh token is therefore always in memory or in the store. */
export function createUnsavedToken(store: TokenStore, getKey: () => Promise<string>, clock: Clock) {
  let unsaved: Unsaved | undefined;
  let saving: Promise<void> | undefined;
  let savedAt = Number.NEGATIVE_INFINITY;

  return {
    find: () => unsaved?.stored,
    set: (next: Unsaved | undefined) => void (unsaved = next),
    choose,
    save,
    /** Tries to save a token in memory, at most once a second. */
    saveIfDue() {
      if (unsaved && clock.monotonicMs() - savedAt >= SAVE_AGAIN_MS) save();
    },
  };

  /** The newer one of the given token of the store and the token in memory. */
  function choose(written: StoredToken | undefined): StoredToken | undefined {
    return unsaved && (!written || isSame(written, unsaved.over)) ? unsaved.stored : written;
  }

  /** Tries to save the token, unless that is already underway. */
  function save(): void {
    savedAt = clock.monotonicMs();
    saving ??= saveOnce()
      .catch(() => {}) // The next call tries again.
      .finally(() => (saving = undefined));
  }

  async function saveOnce(): Promise<void> {
    const key = await getKey();
    await waitForStore(clock, () => store.update(key, async (written) => choose(written) ?? createEmptyToken()));
    unsaved = undefined;
  }
}

/** Whether two stored tokens are the same. A row without a token, as after a refusal, equals a missing row. */
function isSame(one: StoredToken, other = createEmptyToken()): boolean {
  return one.value === other.value && one.refreshToken === other.refreshToken;
}

const LONGEST_MS = 120_000; // A store lets others take over after a minute, so one that takes longer hangs.

/**
 * Waits for an answer of the store, but not for ever. If a token call is underway when the time is over, it waits as long again.
 *
 * @param isCalling Whether a token call is underway.
 * @throws {Error} If the store gives no answer in time. The error of the store, if it fails.
 */
export async function waitForStore<T>(clock: Clock, ask: () => Promise<T>, isCalling = () => false): Promise<T> {
  const stop = new AbortController();
  const late = async () => {
    do await clock.sleep(LONGEST_MS, stop);
    while (isCalling());
    throw new Error(`it gave no answer within ${LONGEST_MS} ms`);
  };
  return Promise.race([(async () => ask())(), late()]).finally(() => stop.abort());
}
