import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { waitUntil } from "@kontor/testing/wait-until";
import { createVirtualClock, type VirtualClock } from "@kontor/testing/virtual-clock";
import { afterEach, expect, test } from "vitest";
import { cached } from "../source/cache.ts";
import { fileTokenStore } from "../stores/file/store.ts";
import { computeGrantKey } from "./grant-key.ts";
import { memoryTokenStore } from "../stores/memory.ts";
import { refreshGrant } from "../oauth/refresh-grant.ts";
import { shared } from "./source.ts";
import type { TokenGrant, Token, TokenSource } from "../tokens/token.ts";

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
  expect(String(first.outcome)).toContain("no answer came in time; it is still waited for (auth.test)");
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
  ["shared()", (grant, clock) => shared(grant, { store: memoryTokenStore(), clock })],
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
  const first = watch(shared(grant, { store, clock }).get());
  await waitUntil(() => used.length === 1);
  await clock.advance(10_000);

  const waiting = watch(shared(other.grant, { store, clock }).get());
  await clock.advance(29_999);
  expect([first.outcome, waiting.outcome]).toMatchObject([{ name: "TokenError" }, { name: "TokenError" }]);
  await clock.advance(1);

  await waitUntil(async () => (await store.get(await computeGrantKey(grant.identity!())))?.refreshToken === "r1");
  expect((await shared(other.grant, { store, clock }).get()).value.reveal()).toBe("1");
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
  const tokens = shared(grant, { store, clock });

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
