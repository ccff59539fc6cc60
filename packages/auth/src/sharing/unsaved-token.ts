import type { Clock } from "@kontor/http";
import { waitForStore } from "./wait-for-store.ts";
import { createEmptyToken } from "../stores/stored-token.ts";
import type { StoredToken, TokenStore } from "../stores/store.ts";

const SAVE_AGAIN_MS = 1_000;

/** A token that the store could not keep. */
export interface Unsaved {
  stored: StoredToken;
  /** The stored token that it replaces. */
  over: StoredToken | undefined;
}

/** Keeps a token in memory while the store cannot. A refresh token is therefore always in memory or in the store. */
export interface UnsavedToken {
  /** The token in memory, if any. */
  find(): StoredToken | undefined;
  /** Replaces the token in memory. */
  set(unsaved: Unsaved | undefined): void;
  /** The newer one of the given token of the store and the token in memory. */
  choose(written: StoredToken | undefined): StoredToken | undefined;
  /** Tries to save the token, unless that is already underway. */
  save(): void;
  /** Tries to save a token in memory, at most once a second. */
  saveIfDue(): void;
}

export function createUnsavedToken(store: TokenStore, getKey: () => Promise<string>, clock: Clock): UnsavedToken {
  let unsaved: Unsaved | undefined;
  let saving: Promise<void> | undefined;
  let savedAt = Number.NEGATIVE_INFINITY;

  return {
    find: () => unsaved?.stored,
    set: (next) => void (unsaved = next),
    choose,
    save,
    saveIfDue() {
      if (unsaved && clock.monotonicMs() - savedAt >= SAVE_AGAIN_MS) save();
    },
  };

  function choose(written: StoredToken | undefined): StoredToken | undefined {
    return unsaved && (!written || isSame(written, unsaved.over)) ? unsaved.stored : written;
  }

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
