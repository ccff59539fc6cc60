import { sleep } from "@kontor/http/internal";
import type { StoredToken, TokenStore } from "../token-store.ts";

/** One rule that every token store must follow. It rejects where the store does not. */
export interface ConformanceCase {
  name: string;
  run(): Promise<void>;
}

/** Proves a rule on two stores that share their data. */
type Prove = (key: string, one: TokenStore, other: TokenStore) => Promise<void>;

const token = (name: string): StoredToken => ({
  value: name,
  expiresAt: 2_000_000_000_000,
  scope: "CHANNEL",
  scheme: "Wawi",
  refreshToken: `r-${name}`,
  lifeMs: 3_600_000,
  endpoint: { calls: [1_999_999_990_000, 1_999_999_990_001], failures: 2, notBefore: 2e12, status: 400, error: "x" },
});

/**
 * The rules of a token store, as cases for any test runner:
 *
 * ```ts
 * for (const { name, run } of tokenStoreConformance(() => myStore())) test(name, run);
 * ```
 *
 * @param open Opens a store. Every call opens the same data, as two processes would. Each case uses new keys, so nothing has to be cleared
 *   between the cases.
 */
export function tokenStoreConformance(open: () => TokenStore | Promise<TokenStore>): ConformanceCase[] {
  return Object.entries(rules).map(([name, prove]) => ({
    name: `a token store ${name}`,
    run: async () => prove(`conformance-${crypto.randomUUID()}`, await open(), await open()),
  }));
}

const rules: Record<string, Prove> = {
  "knows nothing of a key that was never written": async (key, one) =>
    checkSame(await one.get(key), undefined, "get() of a new key"),
  "gives back all of what was kept, to every process": async (key, one, other) => {
    await one.update(key, async () => token("a"));
    checkSame(await one.get(key), token("a"), "get() after update()");
    checkSame(await other.get(key), token("a"), "get() of another process");
  },
  "forgets the fields that a newer token does not have": async (key, one) => {
    await one.update(key, async () => token("a"));
    await one.update(key, async () => ({ value: "b", expiresAt: 1 }));
    checkSame(await one.get(key), { value: "b", expiresAt: 1 }, "get() after a smaller token");
  },
  "keeps text of every kind": async (key, one, other) => {
    const text = `"'\\;--\u0000\u{1f511}${"x".repeat(20_000)}`.replace("\u0000", "");
    const odd = { value: "a", expiresAt: 8.64e15, refreshToken: text };
    await one.update(key, async () => odd);
    checkSame(await other.get(key), odd, "get() of odd text");
  },
  "update() passes the stored token to the renewer and returns its result": async (key, one, other) => {
    await one.update(key, async () => token("a"));
    let seen: StoredToken | undefined;
    const given = await other.update(key, async (current) => {
      seen = current;
      return token("b");
    });
    checkSame(seen, token("a"), "the token that update() hands over");
    checkSame(given, token("b"), "the result of update()");
  },
  "lets one renew at a time, and the next sees what the last one kept": async (key, one, other) => {
    let running = 0;
    let most = 0;
    const add = async (store: TokenStore) =>
      store.update(key, async (current) => {
        most = Math.max(most, (running += 1));
        await sleep(5);
        running -= 1;
        return { value: String(Number(current?.value ?? 0) + 1), expiresAt: 1 };
      });
    await Promise.all(Array.from({ length: 12 }, (_, index) => add(index % 2 === 0 ? one : other)));
    checkSame(most, 1, "renewals at a time");
    checkSame((await one.get(key))?.value, "12", "renewals that were kept");
  },
  "can be read while somebody renews": async (key, one, other) => {
    await one.update(key, async () => token("a"));
    let read: StoredToken | undefined;
    await one.update(key, async () => {
      read = await other.get(key);
      return token("b");
    });
    checkSame(read, token("a"), "get() during update()");
  },
  "keeps everything as it was where a renewal fails, and lets the next one in": async (key, one, other) => {
    await one.update(key, async () => token("a"));
    const failure = new Error("the endpoint is down");
    const outcome = await one.update(key, () => Promise.reject(failure)).catch((error: unknown) => error);
    checkSame(outcome, failure, "the error of a failed update()");
    checkSame(await other.get(key), token("a"), "get() after a failed update()");
    await other.update(key, async () => token("b"));
    checkSame(await one.get(key), token("b"), "get() after the next update()");
  },
  "keeps keys apart, and a slow one does not hold up another": async (key, one, other) => {
    const running = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<StoredToken>();
    const slow = one.update(key, async () => {
      running.resolve();
      return finish.promise;
    });
    await running.promise;
    await other.update(`${key}-other`, async () => token("quick"));
    checkSame(await other.get(key), undefined, "get() of the slow key");
    finish.resolve(token("slow"));
    await slow;
    checkSame(await other.get(`${key}-other`), token("quick"), "get() of the quick key");
  },
};

/** Compares plain data without a test runner. */
function checkSame(got: unknown, wanted: unknown, what: string): void {
  const plain = (value: unknown) =>
    value instanceof Error || typeof value !== "object" || value === null
      ? value
      : JSON.stringify(Object.entries(value).toSorted(([one], [other]) => one.localeCompare(other)));
  if (plain(got) !== plain(wanted))
    throw new Error(
      `A token store does not conform as ${what} must be ${JSON.stringify(wanted)}: got ${JSON.stringify(got)}`,
    );
}
