import type { StoredToken, TokenStore } from "./token-store.ts";

/** Keeps tokens in this process: for tests, and for several sources of one credential. */
export function memoryTokenStore(): TokenStore {
  const tokens = new Map<string, StoredToken>();
  const turns = new Map<string, Promise<unknown>>();
  return {
    get: async (key) => tokens.get(key),
    async update(key, renew) {
      const turn = (turns.get(key) ?? Promise.resolve()).then(async () => {
        const next = await renew(tokens.get(key));
        tokens.set(key, next);
        return next;
      });
      const settled = turn.catch(() => {});
      turns.set(key, settled);
      void settled.then(() => turns.get(key) === settled && turns.delete(key));
      return turn;
    },
  };
}
