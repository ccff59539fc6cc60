import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspect } from "node:util";
import { expect, test, afterEach } from "vitest";
import { Secret } from "@kontor/http";
import { createVirtualClock, type VirtualClock } from "@kontor/testing/virtual-clock";
import { waitUntil } from "@kontor/testing/wait-until";
import { cached } from "./cached.ts";
import { refreshGrant } from "./oauth/refresh-grant.ts";
import { createTokenJudge, buildStoreError } from "./renewal.ts";
import { fileTokenStore } from "./stores/file/store.ts";
import type { TokenStore } from "./token-store.ts";
import { holdToken } from "./token-cache.ts";
import type { TokenGrant, Token, TokenSource } from "./token.ts";
import { computeGrantKey, memoryTokenStore, customTokenStore } from "./shared-store.ts";

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

  const getting = Promise.all(Array.from({ length: 8 }, () => cached(grant, { store, clock }).get()));
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
  const tokens = cached(grant, { store });
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
    const tokens = cached(grant, { store: customTokenStore(store), clock });
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
  const tokens = cached(grant, { store: customTokenStore(store), clock });
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

  const error = await cached(grant, { store: customTokenStore(stores[0]!) })
    .get()
    .catch((each: unknown) => each as Error);
  const kept = await cached(grant, { store: customTokenStore(stores[1]!) }).get(); // the call was made: its token is served

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

  await expect(cached(grantOf("one", 4e12), { store: customTokenStore(store) }).get()).rejects.toMatchObject({
    message: "Cannot get an access token by any grant as the token store failed: the folder is a file",
    isFinal: false,
    cause: { message: "ENOTDIR", code: "ENOTDIR" },
  });
});

const clock = createVirtualClock({ now: 0 });
const tokenOf = (name: string, endsMs: number, lifeMs?: number): Token => ({
  value: new Secret(name),
  expiresAt: new Date(endsMs),
  ...(lifeMs !== undefined && { lifeMs }),
});
const judge = (held?: Token, refused?: Token, isOut = false) =>
  createTokenJudge({ now: () => ({ held: held && holdToken(held, clock, 60_000), refused, isOut }) }, clock, 60_000);

test("a token is good where it lives longer than the margin, or longer than it is asked to", () => {
  const { isGood } = judge();

  expect([60_000, 60_001].map((ends) => isGood(tokenOf("a", ends)))).toEqual([false, true]);
  expect([0, 1].map((ends) => isGood(tokenOf("a", ends), 0))).toEqual([false, true]);
});

test("a token with a life shorter than the margin is good for half of it", () => {
  const { isGood } = judge();

  expect([15_000, 15_001].map((ends) => isGood(tokenOf("a", ends, 30_000)))).toEqual([false, true]);
});

test("the held and the refused token are never new", () => {
  const { isGood, isBetter } = judge(tokenOf("held", 1_000), tokenOf("refused", 1_000));

  for (const name of ["held", "refused"])
    expect([isGood(tokenOf(name, 9e6)), isBetter(tokenOf(name, 9e6))]).toEqual([false, false]);
});

test("a token is better where it lives longer than the held one, and any living one where that is out of use", () => {
  const held = tokenOf("held", 1_000);

  expect([1_000, 1_001].map((ends) => judge(held).isBetter(tokenOf("a", ends)))).toEqual([false, true]);
  expect([0, 1].map((ends) => judge(held, held, true).isBetter(tokenOf("a", ends)))).toEqual([false, true]);
  expect([0, 1].map((ends) => judge().isBetter(tokenOf("a", ends)))).toEqual([false, true]);
});

const cleanUp: (() => void)[] = [];
afterEach(() => cleanUp.splice(0).forEach((each) => each()));

/** A rotating server whose answers come when the test says so; from the second call on, a refresh token works once. */
function rotatingFetch(clock: VirtualClock) {
  const used: string[] = [];
  const signals: AbortSignal[] = [];
  const slow = { ms: 0 };
  const fetch = async (_: unknown, init?: RequestInit) => {
    used.push(new URLSearchParams(String(init?.body as URLSearchParams)).get("refresh_token")!);
    signals.push(init!.signal!);
    const name = String(used.length);
    if (slow.ms > 0) await clock.sleep(slow.ms, init as { signal: AbortSignal });
    return Response.json({ access_token: name, token_type: "bearer", expires_in: 3_600, refresh_token: `r${name}` });
  };
  const grant = refreshGrant({ authUrl: "https://auth.test", clientId: "c", refreshToken: "r0", fetch, clock });
  return { grant, used, signals, slow };
}

/** Records the outcome of a promise, so that a test can read it while time moves. */
function watch(promise: Promise<Token>): { outcome: unknown } {
  const seen: { outcome: unknown } = { outcome: "waits" };
  promise.then(
    (token) => (seen.outcome = token.value.reveal()),
    (error: unknown) => (seen.outcome = error),
  );
  return seen;
}

test("an answer after the time limit is told as late in time, waited for by who asks again, and not asked for twice", async () => {
  const clock = createVirtualClock();
  const { grant, used, signals, slow } = rotatingFetch(clock);
  slow.ms = 10_600;

  const first = watch(grant());
  await clock.advance(10_000);
  expect(first.outcome).toMatchObject({ name: "TokenError", isFinal: false, status: undefined });
  expect(String(first.outcome)).toContain("no answer came in time; Kontor still waits for it (auth.test)");
  const second = watch(grant());
  await clock.advance(600);
  expect([second.outcome, used, signals[0]!.aborted]).toEqual(["1", ["r0"], false]);

  slow.ms = 0;
  const third = watch(grant());
  await clock.advance(0);
  expect([third.outcome, used]).toEqual(["2", ["r0", "r1"]]);
});

test("a token that came while nobody waited is given to who asks next, unless it is over: then its refresh token is used", async () => {
  const clock = createVirtualClock();
  const { grant, used, slow } = rotatingFetch(clock);
  slow.ms = 20_000;
  watch(grant());
  await clock.advance(30_000);
  const next = watch(grant());
  await clock.advance(0);
  expect([next.outcome, used]).toEqual(["1", ["r0"]]);

  watch(grant());
  await clock.advance(20_000 + 3_600_000);
  slow.ms = 0;
  const after = watch(grant());
  await clock.advance(0);
  expect([after.outcome, used]).toEqual(["3", ["r0", "r1", "r2"]]);
});

test("an answer is waited for until 55 s after the call began, and then the call is ended", async () => {
  const clock = createVirtualClock();
  const { grant, used, signals, slow } = rotatingFetch(clock);
  slow.ms = Number.MAX_SAFE_INTEGER;
  watch(grant());

  await clock.advance(54_999);
  expect(signals[0]!.aborted).toBe(false);
  await clock.advance(1);
  expect(signals[0]!.aborted).toBe(true);

  slow.ms = 0;
  const next = watch(grant());
  await clock.advance(0);
  expect([next.outcome, used]).toEqual(["2", ["r0", "r0"]]);
});

test.each<[string, (grant: TokenGrant, clock: VirtualClock) => TokenSource]>([
  ["cached()", (grant, clock) => cached(grant, { clock })],
  ["cached() with a store", (grant, clock) => cached(grant, { store: memoryTokenStore(), clock })],
])("%s loses no session by an answer that comes after the time limit", async (_, open) => {
  const clock = createVirtualClock();
  const { grant, used, slow } = rotatingFetch(clock);
  const tokens = open(grant, clock);
  await tokens.get();
  slow.ms = 31_000;
  await clock.advance(3_600_000);

  const first = watch(tokens.get());
  await waitUntil(() => used.length === 2); // a key is hashed on another thread, at its own pace
  await clock.advance(10_000);
  expect(first.outcome).toMatchObject({ name: "TokenError", isFinal: false });
  await clock.advance(25_000);
  const second = watch(tokens.get());
  await clock.advance(2_000);
  expect([second.outcome, used]).toEqual(["2", ["r0", "r1"]]);

  slow.ms = 0;
  await clock.advance(3_600_000);
  expect([(await tokens.get()).value.reveal(), used]).toEqual(["3", ["r0", "r1", "r2"]]);
});

test("while a late answer is waited for, no other process makes a call, and what it brings is kept for all", async () => {
  const clock = createVirtualClock();
  const store = memoryTokenStore();
  const { grant, used, slow } = rotatingFetch(clock);
  const other = rotatingFetch(clock);
  slow.ms = 40_000;
  const first = watch(cached(grant, { store, clock }).get());
  await waitUntil(() => used.length === 1);
  await clock.advance(10_000);

  const waiting = watch(cached(other.grant, { store, clock }).get());
  await clock.advance(29_999);
  expect([first.outcome, waiting.outcome]).toMatchObject([{ name: "TokenError" }, { name: "TokenError" }]);
  await clock.advance(1);

  await waitUntil(async () => (await store.get(await computeGrantKey(grant.identity!())))?.refreshToken === "r1");
  expect((await cached(other.grant, { store, clock }).get()).value.reveal()).toBe("1");
  expect([used, other.used]).toEqual([["r0"], []]);
});

test("on real sockets and a file: the next refresh token of a late answer is kept, and is the one that is used", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kontor-slow-"));
  cleanUp.push(() => rmSync(folder, { recursive: true }));
  const used: string[] = [];
  const held: ServerResponse[] = [];
  const answer = (response: ServerResponse, name: number) =>
    response
      .writeHead(200, { "content-type": "application/json" })
      .end(
        JSON.stringify({ access_token: `t${name}`, token_type: "bearer", expires_in: 60, refresh_token: `r${name}` }),
      );
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      used.push(new URLSearchParams(body).get("refresh_token")!);
      if (used.length === 1) held.push(response);
      else answer(response, used.length);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  cleanUp.push(() => server.close().closeAllConnections());
  const authUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const clock = createVirtualClock();
  const store = fileTokenStore(folder, { clock });
  const grant = refreshGrant({ authUrl, clientId: "c", refreshToken: "r0", clock });
  const tokens = cached(grant, { store, clock });

  const first = watch(tokens.get());
  await waitUntil(() => held.length === 1);
  await clock.advance(20_000);
  expect(first.outcome).toMatchObject({ name: "TokenError", isFinal: false });
  answer(held[0]!, 1);
  const key = await computeGrantKey(grant.identity!());
  await waitUntil(async () => (await store.get(key))?.refreshToken === "r1");
  expect((await tokens.get()).value.reveal()).toBe("t1");
  await clock.advance(60_000);

  expect((await tokens.get()).value.reveal()).toBe("t2");
  expect([used, (await store.get(key))?.refreshToken]).toEqual([["r0", "r1"], "r2"]);
});

const identity = ["https://a.test", new Secret("client-secret-1"), [new Secret("nested-secret-2")]] as const;
const tokens = [undefined, { value: "token-value-3", expiresAt: 0, refreshToken: "refresh-value-4" }];
const messageOf = (cause: unknown) => buildStoreError(cause, identity, tokens).message;

test.each([
  [new Error("the disk is full\nsecond line"), "the disk is full"],
  [new Error("x".repeat(600)), "x".repeat(500)],
  [undefined, "it did not say why"],
  [Object.assign(new Error(""), { code: "ENOSPC" }), "ENOSPC"],
  ["text", "it did not say why"],
])("the message of a store error is repeated in its first line and first 500 characters: %#", (cause, why) => {
  expect(messageOf(cause)).toBe(`Cannot get an access token by any grant as the token store failed: ${why}`);
});

test.each(["client-s", "NESTED-S", "token-va", "refresh-"])(
  "a message that holds the beginning %s of a secret is not repeated",
  (start) => {
    expect(messageOf(new TypeError(`at ${start}`))).toMatch(/failed: TypeError/);
  },
);
