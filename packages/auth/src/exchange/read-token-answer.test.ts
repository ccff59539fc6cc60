import type { Fetch } from "@kontor/http";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { describe, expect, test } from "vitest";
import { cached } from "../source/cache.ts";
import { refreshExchange } from "./refresh-exchange.ts";
import { refreshGrant } from "../oauth/refresh-grant.ts";

const NOW = Date.parse("2026-01-01T00:00:00Z");
const DAYS_30 = 30 * 86_400_000;
const answering =
  (body: unknown, headers: HeadersInit = {}): Fetch =>
  async () =>
    Response.json(body, { headers });

const exchanged = async (facts: object, headers?: HeadersInit) =>
  refreshExchange({
    baseUrl: "https://channel.test",
    refreshToken: "r",
    fetch: answering({ authToken: "t", ...facts }, headers),
    clock: createVirtualClock({ now: NOW }),
  })();

const granted = async (facts: object) =>
  refreshGrant({
    authUrl: "https://auth.test",
    clientId: "i",
    refreshToken: "first",
    fetch: answering({ access_token: "t", token_type: "Bearer", ...facts }),
    clock: createVirtualClock({ now: NOW }),
  })();

describe("what can be read of a token answer is read, and what could not is named", () => {
  test.each<[object, number, string[] | undefined]>([
    [{ expiresIn: 3600 }, 3_600_000, undefined],
    [{ expiresIn: "3600" }, 3_600_000, undefined],
    [{ expiresIn: 3599.6 }, 3_599_600, undefined],
    [{ expiresIn: "3599.6" }, 3_599_600, undefined],
    [{ expiresIn: null, tokenExpireAt: "2026-01-01T01:00:00Z", scope: null }, 3_600_000, undefined],
    [{ expiresIn: 3600, tokenExpireAt: null }, 3_600_000, undefined],
    [{ tokenExpireAt: NOW / 1000 + 3600 }, 3_600_000, undefined],
    [{ tokenExpireAt: NOW + 3_600_000 }, 3_600_000, undefined],
    [{ tokenExpireAt: String(NOW / 1000 + 3600) }, 3_600_000, undefined],
    [{ tokenExpireAt: "soon", expiresIn: 3600 }, 3_600_000, ["tokenExpireAt"]],
    [{ tokenExpireAt: { at: 1 }, expiresIn: [7] }, 7_000, ["tokenExpireAt"]],
    [{ expiresIn: 31 * 86_400 }, DAYS_30, ["expiresIn"]],
    [{ expiresIn: 30 * 86_400 }, DAYS_30, undefined],
    [{ expiresIn: 1e300 }, DAYS_30, ["expiresIn"]],
    [{ expiresIn: 3600, tokenExpireAt: "2036-01-01T00:00:00Z" }, 3_600_000, ["tokenExpireAt"]],
    [{ expiresIn: 1e9, tokenExpireAt: "2026-01-01T01:00:00Z" }, 3_600_000, ["expiresIn"]],
    [{}, 300_000, ["expiresIn"]],
    [{ expiresIn: "soon" }, 300_000, ["expiresIn"]],
    [{ expiresIn: 0 }, 300_000, ["expiresIn"]],
    [{ expiresIn: -5, tokenExpireAt: "2025-01-01T00:00:00Z" }, 300_000, ["expiresIn", "tokenExpireAt"]],
    [{ expiresIn: true }, 300_000, ["expiresIn"]],
  ])("by the channel: %j", async (facts, lifeMs, unread) => {
    const token = await exchanged(facts);

    expect(token.expiresAt.getTime() - NOW).toBe(lifeMs);
    expect(token.unread).toEqual(unread);
  });

  test.each<[object, number, string[] | undefined, string | undefined]>([
    [{ expires_in: 3600, refresh_token: "next" }, 3_600_000, undefined, "next"],
    [{ expires_in: "3600", refresh_token: "" }, 3_600_000, ["refresh_token"], undefined],
    [{ expires_in: 3599.6, refresh_token: null, scope: null }, 3_599_600, undefined, undefined],
    [{ refresh_token: "next" }, 300_000, ["expires_in"], "next"],
    [{ expires_in: 40 * 86_400, scope: 7 }, DAYS_30, ["expires_in", "scope"], undefined],
    [{ expires_in: null, token_type: null }, 300_000, ["expires_in"], undefined],
    [{ expires_in: 60, token_type: 5, refresh_token: 5 }, 60_000, ["token_type", "refresh_token"], undefined],
  ])("by OAuth 2.0: %j", async (facts, lifeMs, unread, refreshToken) => {
    const token = await granted(facts);

    expect(token.expiresAt.getTime() - NOW).toBe(lifeMs);
    expect(token.unread).toEqual(unread);
    expect(token.refreshToken?.reveal()).toBe(refreshToken);
  });
});

test("a token of another type is refused", async () => {
  await expect(granted({ token_type: "mac", expires_in: 1 })).rejects.toThrow("its token_type is not Bearer");
});

test("a numeric instant is corrected by the date of the answer", async () => {
  const date = new Date(NOW + 600_000).toUTCString(); // the platform's clock is ten minutes ahead

  expect((await exchanged({ tokenExpireAt: NOW + 4_200_000 }, { date })).expiresAt.getTime() - NOW).toBe(3_600_000);
});

test("an empty refresh token does not take the place of the one that is good", async () => {
  const sent: (string | null)[] = [];
  const fetch: Fetch = async (input, init) => {
    sent.push(new URLSearchParams(await new Request(input, init).text()).get("refresh_token"));
    return Response.json({
      access_token: `t${sent.length}`,
      token_type: "bearer",
      expires_in: 3600,
      refresh_token: "",
    });
  };
  const tokens = cached(refreshGrant({ authUrl: "https://auth.test", clientId: "i", refreshToken: "first", fetch }));

  tokens.discard(await tokens.get());
  await tokens.get();

  expect(sent).toEqual(["first", "first"]);
});

test("a refusal tells the server, the status, the name of the error, the wait and the quota, and no other word of it", async () => {
  const headers = {
    "retry-after": "7",
    "x-ratelimit-limit": "5",
    "x-ratelimit-interval-length-seconds": "30",
  };
  const refuse = (body: object, status: number) =>
    refreshGrant({
      authUrl: "https://auth.test/prefix",
      clientId: "i",
      refreshToken: "first",
      fetch: async () => Response.json(body, { status, headers }),
    })().catch((error: unknown) => error);

  const named = await refuse({ error: "invalid_grant", error_description: "canary" }, 400);
  const other = await refuse({ error: "canary" }, 503);

  const facts = { host: "auth.test", path: "/prefix/oauth2/token", retryAfterMs: 7_000 };
  expect(named).toMatchObject({
    ...facts,
    status: 400,
    error: "invalid_grant",
    quota: { requests: 5, perSeconds: 30 },
  });
  expect((named as Error).message).toContain(
    "the token endpoint answered 400 invalid_grant (auth.test/prefix/oauth2/token",
  );
  expect(other).toMatchObject({ ...facts, status: 503, error: undefined });
  expect(`${String(named)} ${String(other)}`).not.toContain("canary");
});

test("an answer that cannot be read tells its server and its status", async () => {
  const answers = [new Response("<html>", { status: 200 }), Response.json({ access_token: 7 }), Response.json({})];
  for (const answer of answers)
    await expect(
      refreshGrant({ authUrl: "https://auth.test", clientId: "i", refreshToken: "r", fetch: async () => answer })(),
    ).rejects.toMatchObject({ host: "auth.test", path: "/oauth2/token", status: 200 });
});
