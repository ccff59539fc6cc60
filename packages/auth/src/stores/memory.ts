import { runInTurn } from "./run-in-turn.ts";
import type { StoredToken, TokenStore } from "./store.ts";

/** Keeps tokens in this process, for tests and for several sources of one credential. */
export function memoryTokenStore(): TokenStore {
  const tokens = new Map<string, StoredToken>();
  const turn = runInTurn();
  return {
    get: async (key) => tokens.get(key),
    update: async (key, renew) =>
      turn(key, async () => {
        const next = await renew(tokens.get(key));
        tokens.set(key, next);
        return next;
      }),
  };
}
