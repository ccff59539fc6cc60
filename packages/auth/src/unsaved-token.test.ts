import { expect, test, vi } from "vitest";
import { Secret } from "@kontor/http";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { cached } from "./cached.ts";
import { TokenError } from "./error.ts";
import type { TokenStore } from "./token-store.ts";
import type { Token } from "./token.ts";
import { createUnsavedToken, waitForStore } from "./unsaved-token.ts";
import { computeGrantKey, memoryTokenStore, customTokenStore } from "./shared-store.ts";

function tokenUntil(ms: number): Token {
  return { value: new Secret(`token until ${ms}`), expiresAt: new Date(ms) };
}

test("a store that breaks after the token call loses neither the token nor the next refresh token", async () => {
  const kept = memoryTokenStore();
  let writes = 0;
  const store: TokenStore = {
    get: kept.get,
    async update(key, renew) {
      writes += 1;
      if (writes > 1) return kept.update(key, renew);
      await renew(undefined);
      throw new Error("the connection is gone");
    },
  };
  const used: (string | undefined)[] = [];
  const grant = async ({ refreshToken }: { refreshToken?: Secret } = {}) => {
    used.push(refreshToken?.reveal());
    return { ...tokenUntil(4e12), refreshToken: new Secret(`refresh-${used.length}`) };
  };
  const tokens = cached(Object.assign(grant, { identity: () => ["app"] }), { store: customTokenStore(store) });

  const token = await tokens.get();
  tokens.discard(token);
  await tokens.get();

  expect(used).toEqual([undefined, "refresh-1"]);
  expect((await kept.get(await computeGrantKey(["app"])))?.refreshToken).toBe("refresh-2");
});

test("the newest refresh token wins: ours that could not be kept, unless another process has kept a newer one since", async () => {
  const kept = memoryTokenStore();
  let isFull = false;
  const store: TokenStore = {
    get: kept.get,
    update: async (key, renew) =>
      kept.update(key, async (current) => {
        const next = await renew(current);
        if (isFull) throw new Error("the disk is full");
        return next;
      }),
  };
  const used: (string | undefined)[] = [];
  const grant = Object.assign(
    async ({ refreshToken }: { refreshToken?: Secret | undefined } = {}) => {
      used.push(refreshToken?.reveal());
      return { ...tokenUntil(4e12 + used.length), refreshToken: new Secret(`refresh-${used.length}`) };
    },
    { identity: () => ["app"] },
  );
  const tokens = cached(grant, { store: customTokenStore(store) });
  const renew = async () => {
    tokens.discard(await tokens.get());
    await tokens.get();
  };
  await tokens.get();
  isFull = true;
  await renew();
  await renew();
  isFull = false;
  const key = await computeGrantKey(["app"]);
  await kept.update(key, async () => ({ value: "theirs", expiresAt: 4e12, refreshToken: "refresh-theirs" }));
  tokens.discard(await tokens.get());
  const adopted = await tokens.get();
  tokens.discard(adopted);
  await tokens.get();

  expect(used).toEqual([undefined, "refresh-1", "refresh-2", "refresh-theirs"]);
  expect(adopted.value.reveal()).toBe("theirs");
});

test("a new refresh token that could not be kept is newer than the refusal of another process in an empty store", async () => {
  const kept = memoryTokenStore();
  let isFull = true;
  const store: TokenStore = {
    get: kept.get,
    async update(key, renew) {
      if (!isFull) return kept.update(key, renew);
      await renew(await kept.get(key));
      throw new Error("the disk is full");
    },
  };
  const clock = createVirtualClock({ now: 0 });
  const identity = () => ["app"];
  const ours = async () => ({ ...tokenUntil(4e12), refreshToken: new Secret("refresh-1") });
  const theirs = () => Promise.reject(new TokenError("test", "of a refusal", { status: 400 }));
  const tokens = cached(Object.assign(ours, { identity }), { store: customTokenStore(store), clock });
  await tokens.get();

  await expect(cached(Object.assign(theirs, { identity }), { store: kept, clock }).get()).rejects.toThrow("refusal");
  isFull = false;
  await clock.advance(2_000);
  await tokens.get();

  await vi.waitFor(async () =>
    expect((await kept.get(await computeGrantKey(["app"])))?.refreshToken).toBe("refresh-1"),
  );
});

test("a store that fails is asked to save a token once a second at most, however many calls come", async () => {
  const clock = createVirtualClock();
  let writes = 0;
  const update = async () => {
    writes += 1;
    throw new Error("the disk is full");
  };
  const unsaved = createUnsavedToken({ get: async () => undefined, update }, async () => "key", clock);
  const call = async () => {
    unsaved.saveIfDue();
    await clock.advance(0); // The write has failed after this, so nothing but the time holds the next one back.
  };
  unsaved.set({ stored: { value: "token", expiresAt: 4e12 }, over: undefined });

  for (let count = 0; count < 3; count += 1) await call();
  expect(writes).toBe(1);
  await clock.advance(999);
  await call();
  expect(writes).toBe(1);
  await clock.advance(1);
  for (let count = 0; count < 3; count += 1) await call();
  expect(writes).toBe(2);
});

test("a token that was saved is no longer in memory, and is not saved again", async () => {
  const clock = createVirtualClock();
  const kept = memoryTokenStore();
  const update = vi.fn(kept.update);
  const unsaved = createUnsavedToken({ get: kept.get, update }, async () => "key", clock);
  const stored = { value: "token", refreshToken: "refresh", expiresAt: 4e12 } as never;
  unsaved.set({ stored, over: undefined });

  unsaved.save();
  await vi.waitFor(() => expect(unsaved.find()).toBeUndefined(), { timeout: 60_000 });
  await clock.advance(5_000);
  unsaved.saveIfDue();

  expect(update).toHaveBeenCalledTimes(1);
  expect(await kept.get("key")).toMatchObject({ value: "token" });
  expect(unsaved.choose(undefined)).toBeUndefined();
});

test("the answer and the error of a store come through, also an error that is thrown at once", async () => {
  const clock = createVirtualClock();
  const fault = new Error("broken");

  expect(await waitForStore(clock, async () => 1)).toBe(1);
  await expect(
    waitForStore(clock, () => {
      throw fault;
    }),
  ).rejects.toBe(fault);
  expect(clock.waits()).toBe(0);
});

test("a store that hangs is given up after two minutes, not counting a token call", async () => {
  const clock = createVirtualClock();
  let isCalling = true;
  const outcome = waitForStore(
    clock,
    () => new Promise<never>(() => {}),
    () => isCalling,
  ).catch(String);
  let seen: string | undefined;
  void outcome.then((text) => (seen = text));

  await clock.advance(239_999);
  isCalling = false;
  expect(seen).toBeUndefined();
  await clock.advance(1);

  expect(await outcome).toBe("Error: it gave no answer within 120000 ms");
});
