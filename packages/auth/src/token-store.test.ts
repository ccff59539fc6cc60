import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";
import { Secret } from "@kontor/http";
import { tokenStoreConformance } from "./stores/conformance.ts";
import { fileTokenStore } from "./stores/file/store.ts";
import {
  type TokenStore,
  createEmptyToken,
  decodeStored,
  encodeStored,
  parseStored,
  runInTurn,
} from "./token-store.ts";
import { cached } from "./cached.ts";
import { customTokenStore, memoryTokenStore } from "./shared-store.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-tokens-"));
afterAll(() => rmSync(folder, { recursive: true }));
const memory = memoryTokenStore();

describe.each<[string, () => TokenStore]>([
  ["memoryTokenStore()", () => memory],
  ["fileTokenStore()", () => fileTokenStore(folder)],
])("%s", (_, open) => {
  test.each(tokenStoreConformance(open))("$name", async ({ run }) => {
    await expect(run()).resolves.toBeUndefined();
  });
});

/** The rules that a store in memory breaks. A rule that has not ended when no timer is left never ends. */
async function findBroken(bend: (store: TokenStore) => TokenStore): Promise<string[]> {
  const broken = new Set<string>();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    for (const rule of tokenStoreConformance(memoryTokenStore).keys()) {
      const store = bend(memoryTokenStore());
      const { name, run } = tokenStoreConformance(() => store)[rule]!;
      broken.add(name);
      run().then(
        () => broken.delete(name),
        () => {},
      );
    }
    for (let turn = 0; turn < 100; turn += 1) {
      await vi.runAllTimersAsync();
      await new Promise((resolve) => setImmediate(resolve));
    }
  } finally {
    vi.useRealTimers();
  }
  return [...broken].map((name) => name.replace("a token store ", ""));
}

test("a store in memory breaks no rule of the conformance kit", async () => {
  expect(await findBroken((store) => store)).toEqual([]);
});

const ALL_BACK = "gives back all of what was kept, to every process";
const FORGETS = "forgets the fields that a newer token does not have";
const ODD_TEXT = "keeps text of every kind";
const HANDS_OVER = "update() passes the stored token to the renewer and returns its result";
const ONE_AT_A_TIME = "lets one renew at a time, and the next sees what the last one kept";
const READABLE = "can be read while somebody renews";
const AS_IT_WAS = "keeps everything as it was where a renewal fails, and lets the next one in";
const APART = "keeps keys apart, and a slow one does not hold up another";

/** A store as somebody might write it in a hurry, and the rules that it breaks. */
const bent: [string, string[], (store: TokenStore) => TokenStore][] = [
  [
    "does not lock",
    [ONE_AT_A_TIME],
    (store) => ({
      get: store.get,
      async update(key, renew) {
        const next = await renew(await store.get(key));
        return store.update(key, async () => next);
      },
    }),
  ],
  [
    "merges instead of replacing",
    [FORGETS],
    (store) => ({
      get: store.get,
      update: (key, renew) => store.update(key, async (current) => ({ ...current, ...(await renew(current)) })),
    }),
  ],
  [
    "waits for who renews",
    [READABLE, APART],
    (store) => ({ ...store, get: (key) => store.update(key, async (current) => current!) }),
  ],
  [
    "has one lock for all",
    [APART],
    (store) => ({
      get: store.get,
      update: async (key, renew) => {
        await store.update("all", async () => {
          await store.update(key, renew);
          return { value: "", expiresAt: 0 };
        });
        return (await store.get(key))!;
      },
    }),
  ],
  [
    "forgets the refresh token",
    [ALL_BACK, ODD_TEXT, HANDS_OVER, READABLE, AS_IT_WAS, APART],
    (store) => ({
      ...store,
      update: (key, renew) =>
        store.update(key, async (current) => {
          const { refreshToken: _, ...rest } = await renew(current);
          return rest;
        }),
    }),
  ],
  [
    "stays locked after a failure",
    [AS_IT_WAS],
    (store) => {
      const failed = new Set<string>();
      return {
        get: store.get,
        update: (key, renew) =>
          failed.has(key)
            ? new Promise(() => {})
            : store.update(key, renew).catch((error: unknown) => {
                failed.add(key);
                throw error;
              }),
      };
    },
  ],
  [
    "invents a token where there is none",
    ["knows nothing of a key that was never written", APART],
    (store) => ({ ...store, get: async (key) => (await store.get(key)) ?? { value: "", expiresAt: 0 } }),
  ],
];

test.each(bent)("the conformance kit finds that a store %s", async (_, rules, bend) => {
  expect((await findBroken(bend)).toSorted()).toEqual(rules.toSorted());
});

test("files of tokens are for their owner alone", async () => {
  const own = join(folder, "own");
  await fileTokenStore(own).update("key", async () => ({ value: "secret", expiresAt: 1 }));

  expect(statSync(own).mode & 0o777).toBe(0o700);
  expect(readdirSync(own).map((name) => statSync(join(own, name)).mode & 0o077)).toEqual(readdirSync(own).map(() => 0));
  await expect(fileTokenStore(own).get("../escape")).rejects.toThrow("Cannot use a key");
});

const stored = {
  value: "t",
  expiresAt: 9_000,
  lifeMs: 1_000,
  scope: "CHANNEL",
  scheme: "Wawi" as const,
  refreshToken: "r",
};

test("a token comes out of a store as it went in", () => {
  expect(encodeStored(decodeStored(stored), undefined, 0)).toEqual(stored);
  expect(decodeStored({ value: "t", expiresAt: 1 })).toEqual({ value: new Secret("t"), expiresAt: new Date(1) });
});

test("without a new refresh token the old one stays, and a life that is not known is the time that is left", () => {
  const token = { value: new Secret("t"), expiresAt: new Date(9_000) };

  expect(encodeStored(token, { ...stored, refreshToken: "old" }, 4_000)).toEqual({
    value: "t",
    expiresAt: 9_000,
    lifeMs: 5_000,
    refreshToken: "old",
  });
  expect(encodeStored(token, undefined, 4_000)).not.toHaveProperty("refreshToken");
});

const endpoint = { calls: [1], failures: 0, notBefore: 0, status: 400, error: "x" };

test.each([stored, createEmptyToken(), { ...stored, endpoint }])("%j is a token", (token) => {
  expect(parseStored(JSON.stringify(token))).toEqual(token);
});

test.each([
  null,
  1,
  { value: 1, expiresAt: 1 },
  { value: "a\nb", expiresAt: 1 },
  { value: "t", expiresAt: 9e15 },
  { value: "t", expiresAt: "1" },
  { ...stored, refreshToken: "" },
  { ...stored, scheme: "Basic" },
  { ...stored, scope: 1 },
  { ...stored, lifeMs: "1" },
  { ...stored, endpoint: { ...endpoint, calls: ["1"] } },
  { ...stored, endpoint: { ...endpoint, failures: -1 } },
  { ...stored, endpoint: { ...endpoint, failures: 0.5 } },
  { ...stored, endpoint: { ...endpoint, error: 1 } },
  { ...stored, endpoint: {} },
])("%j is damaged", (token) => {
  expect(parseStored(JSON.stringify(token))).toBeUndefined();
});

test("text that is not JSON is damaged", () => {
  expect(parseStored("{")).toBeUndefined();
});

test("work for one key runs in the order of the calls, also after a failure, and other keys do not wait", async () => {
  const run = runInTurn();
  const seen: string[] = [];
  const gate = Promise.withResolvers<void>();

  const first = run("a", async () => {
    await gate.promise;
    seen.push("first");
    throw new Error("broken");
  });
  const second = run("a", async () => void seen.push("second"));
  await run("b", async () => void seen.push("other"));
  gate.resolve();

  await expect(first).rejects.toThrow("broken");
  await second;
  expect(seen).toEqual(["other", "first", "second"]);
});

test("a store of one's own may be an instance of a class, and a copy of a store uses the methods that replace its own", async () => {
  const grant = Object.assign(async () => ({ value: new Secret("t"), expiresAt: new Date(4e12) }), {
    identity: () => ["app"],
  });
  const used: string[] = [];
  class Vault implements TokenStore {
    readonly #kept = memoryTokenStore();
    async get(key: string) {
      used.push("get");
      return this.#kept.get(key);
    }
    async update(...given: Parameters<TokenStore["update"]>) {
      used.push("update");
      return this.#kept.update(...given);
    }
  }
  const store = customTokenStore(new Vault());
  const copy = { ...store, get: async () => void used.push("get of the copy") };

  for (const each of [store, copy])
    expect((await cached(grant, { store: each as typeof store }).get()).value.reveal()).toBe("t");

  expect(used).toEqual(["get", "update", "get of the copy", "update"]);
});

test("a store without its two methods is refused, and not shown", () => {
  expect(() => customTokenStore("sk-secret" as never)).toThrow(
    "Cannot share tokens as the store must have get() and update(): got text of 9 characters",
  );
});
