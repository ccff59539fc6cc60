import type { StoredToken, TokenStore } from "@kontor/auth";
import type { Life } from "../time/life.ts";

export interface TokenGuard {
  /** Waits, and throws, as the troubles of the store have it. `isLate` if the work is done and only to be saved. */
  trouble(isLate: boolean): Promise<void> | undefined;
  /** The store keeps this token. */
  onSaved(token: StoredToken): void;
}

/** The token store as a simulated process sees it: every call may be cut, fail or take long, and is watched. */
export function createGuardedTokens(store: TokenStore, life: Life, { trouble, onSaved }: TokenGuard): TokenStore {
  return {
    get: (key) =>
      life.guard(async () => {
        await trouble(false);
        return store.get(key);
      }),
    update: (key, renew) =>
      life.guard(async () => {
        await trouble(false);
        const kept = await store.update(key, (written) =>
          life.guard(async () => {
            const next = await renew(written);
            await trouble(true);
            return next;
          }),
        );
        onSaved(kept);
        return kept;
      }),
  };
}
