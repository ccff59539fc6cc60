import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { tokenStoreConformance } from "./conformance.ts";
import { fileTokenStore } from "./file/store.ts";
import { memoryTokenStore } from "./memory.ts";
import type { TokenStore } from "./store.ts";

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

/** A store as somebody might write it in a hurry. */
const bent: Record<string, (store: TokenStore) => TokenStore> = {
  "it does not lock": (store) => ({
    get: store.get,
    async update(key, renew) {
      const next = await renew(await store.get(key));
      return store.update(key, async () => next);
    },
  }),
  "it merges instead of replacing": (store) => ({
    get: store.get,
    update: (key, renew) => store.update(key, async (current) => ({ ...current, ...(await renew(current)) })),
  }),
  "it waits for who renews": (store) => ({ ...store, get: (key) => store.update(key, async (current) => current!) }),
  "it has one lock for all": (store) => ({
    get: store.get,
    update: async (key, renew) => {
      await store.update("all", async () => {
        await store.update(key, renew);
        return { value: "", expiresAt: 0 };
      });
      return (await store.get(key))!;
    },
  }),
  "it forgets the refresh token": (store) => ({
    ...store,
    update: (key, renew) =>
      store.update(key, async (current) => {
        const { refreshToken: _, ...rest } = await renew(current);
        return rest;
      }),
  }),
};

test.each(Object.entries(bent))("the conformance kit finds a store where %s", async (_, bend) => {
  const store = bend(memoryTokenStore());
  const outcomes = tokenStoreConformance(() => store).map(({ run }) =>
    Promise.race([run(), new Promise((_, reject) => setTimeout(() => reject(new Error("stuck")), 300))]),
  );

  const settled = await Promise.allSettled(outcomes);

  expect(settled.some(({ status }) => status === "rejected")).toBe(true);
});

test("files of tokens are for their owner alone", async () => {
  const own = join(folder, "own");
  await fileTokenStore(own).update("key", async () => ({ value: "secret", expiresAt: 1 }));

  expect(statSync(own).mode & 0o777).toBe(0o700);
  expect(readdirSync(own).map((name) => statSync(join(own, name)).mode & 0o077)).toEqual(readdirSync(own).map(() => 0));
  await expect(fileTokenStore(own).get("../escape")).rejects.toThrow("Cannot use a key");
});
