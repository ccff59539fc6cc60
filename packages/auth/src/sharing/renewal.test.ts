import { inspect } from "node:util";
import { Secret } from "@kontor/http";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { expect, test } from "vitest";
import { computeGrantKey } from "./grant-key.ts";
import { memoryTokenStore } from "../stores/memory.ts";
import { shared } from "./source.ts";
import type { TokenStore } from "../stores/store.ts";
import type { TokenGrant, Token } from "../tokens/token.ts";

function tokenUntil(ms: number): Token {
  return { value: new Secret(`token until ${ms}`), expiresAt: new Date(ms) };
}

const grantOf = (name: string, until: number): TokenGrant =>
  Object.assign(async () => tokenUntil(until), { identity: () => ["https://platform.test", name] });

/** A rotating grant: each call uses the refresh token of the last one. */
function rotating() {
  const used: (string | undefined)[] = [];
  const grant = Object.assign(
    async ({ refreshToken }: { refreshToken?: Secret | undefined } = {}) => {
      used.push(refreshToken?.reveal());
      return { ...tokenUntil(8e12 + used.length), refreshToken: new Secret(`refresh-${used.length}`) };
    },
    { identity: () => ["app"] },
  );
  return { grant, used };
}

test("a token that lives for less than the margin serves all processes that wait for it", async () => {
  const store = memoryTokenStore();
  let made = 0;
  const clock = createVirtualClock();
  let asked = 0;
  const slow = async () => {
    asked += 1;
    await clock.sleep(20);
    return { ...tokenUntil(clock.now() + 50_000 + (made += 1)), lifeMs: 3_600_000 };
  };
  const grant: TokenGrant = Object.assign(slow, { identity: () => ["app"] });

  const getting = Promise.all(Array.from({ length: 8 }, () => shared(grant, { store, clock }).get()));
  await expect.poll(() => asked).toBe(1); // the key is hashed on another thread, at its own pace
  await clock.advance(20);
  const tokens = await getting;

  expect(new Set(tokens.map(({ value }) => value.reveal())).size).toBe(1);
  expect(made).toBe(1);
});

test("a refresh token that does not come again stays good, in the store too", async () => {
  const store = memoryTokenStore();
  let calls = 0;
  const grant = Object.assign(
    async () => ({ ...tokenUntil(4e12 + (calls += 1)), ...(calls === 1 && { refreshToken: new Secret("the first") }) }),
    { identity: () => ["app"] },
  );
  const tokens = shared(grant, { store });
  tokens.discard(await tokens.get());
  await tokens.get();

  expect((await store.get(await computeGrantKey(["app"])))?.refreshToken).toBe("the first");
});

test.each(["get", "update"] as const)(
  "a store whose %s() hangs once is named after ten seconds and given up after two minutes, and what wakes up late makes no token call",
  async (method) => {
    const kept = memoryTokenStore();
    const clock = createVirtualClock();
    const frozen = Promise.withResolvers<void>();
    let asked = 0;
    const hangOnce = async () => ((asked += 1) === 1 ? frozen.promise : undefined);
    const store: TokenStore = {
      get: async (key) => (method === "get" && (await hangOnce()), kept.get(key)),
      update: async (key, renew) => (method === "update" && (await hangOnce()), kept.update(key, renew)),
    };
    const { grant, used } = rotating();
    const tokens = shared(grant, { store, clock });
    const first = tokens.get();
    first.catch(() => {});
    await expect.poll(() => asked).toBe(1); // the key is hashed on another thread, at its own pace
    await clock.advance(10_000);
    await expect(first).rejects.toMatchObject({ code: "ERR_PLATFORM_TOKEN", isFinal: false });
    await expect(first).rejects.toThrow("the token store");

    await clock.advance(109_999);
    const early = tokens.get();
    early.catch(() => {});
    await clock.advance(1);
    await expect(early).rejects.toThrow("the token store failed: it gave no answer within 120000 ms");
    await tokens.get();
    frozen.resolve();
    await clock.advance(1_000);

    expect([used, asked, clock.waits()]).toEqual([[undefined], 2, 0]);
  },
);

test("a store that hangs after the token call keeps the token from nobody, and its refresh token is used once", async () => {
  const kept = memoryTokenStore();
  const clock = createVirtualClock();
  let writes = 0;
  const store: TokenStore = {
    get: kept.get,
    async update(key, renew) {
      writes += 1;
      if (writes !== 2) return kept.update(key, renew);
      await renew(await kept.get(key));
      return new Promise<never>(() => {});
    },
  };
  const { grant, used } = rotating();
  const tokens = shared(grant, { store, clock });
  tokens.discard(await tokens.get());
  const renewed = tokens.get();
  await clock.advance(10_000);
  expect((await renewed).value.reveal()).toBe("token until 8000000000002");
  expect((await tokens.get()).value.reveal()).toBe("token until 8000000000002");

  await clock.advance(120_000);
  await tokens.get(); // keeps what the store could not keep
  await clock.advance(2_000);
  tokens.discard(await tokens.get());
  await tokens.get();

  expect(used).toEqual([undefined, "refresh-1", "refresh-2"]);
  expect((await kept.get(await computeGrantKey(["app"])))?.refreshToken).toBe("refresh-3");
});

test.each<[string, unknown, RegExp]>([
  [
    "its words",
    new Error("Cannot use /tmp/x as it must be a folder"),
    /failed: Cannot use \/tmp\/x as it must be a folder$/,
  ],
  [
    "its code, where its words repeat an access token",
    Object.assign(new Error(`no room for {"value":"CanaryAccess"}`), { code: "ENOSPC" }),
    /failed: ENOSPC$/,
  ],
  [
    "its name, where its words repeat a credential in other letters, cut off",
    new RangeError("bad key ...CANARYGRA"),
    /failed: RangeError$/,
  ],
  ["nothing, where there is nothing", undefined, /failed: it did not say why$/],
])("what a store throws is told as an error of tokens that is not final, by %s", async (_, thrown, words) => {
  const row = { value: "CanaryAccess", expiresAt: 0, refreshToken: "CanaryRefresh" };
  const down = () => Promise.reject(thrown as Error);
  const identity = () => ["app", [new Secret("CanaryGrantSecret")]] as const;
  const grant = Object.assign(async () => tokenUntil(4e12), { identity });
  const stores: TokenStore[] = [
    { get: async () => row, update: down },
    { get: async () => undefined, update: async (__, renew) => (await renew(row), down()) },
  ];

  const error = await shared(grant, { store: stores[0]! })
    .get()
    .catch((each: unknown) => each as Error);
  const kept = await shared(grant, { store: stores[1]! }).get(); // the call was made: its token is served

  expect(error).toMatchObject({ name: "TokenError", code: "ERR_PLATFORM_TOKEN", isFinal: false, status: undefined });
  expect((error as Error).message).toMatch(words);
  expect(inspect(error, { showHidden: true, depth: Infinity }).toLowerCase()).not.toContain("canary");
  expect(kept.value.reveal()).toBe("token until 4000000000000");
});

test("a store that cannot be read is told of as one that cannot be written, and one that throws at once as one that rejects", async () => {
  const store: TokenStore = {
    get: () => {
      throw Object.assign(new Error("the folder is a file"), { code: "ENOTDIR" });
    },
    update: () => Promise.reject(new Error("never asked")),
  };

  await expect(shared(grantOf("one", 4e12), { store }).get()).rejects.toMatchObject({
    message: "Cannot get an access token by any grant as the token store failed: the folder is a file",
    isFinal: false,
    cause: { message: "ENOTDIR", code: "ENOTDIR" },
  });
});
