import { expect, test } from "vitest";
import { createSandbox, type SandboxOptions } from "../serve/sandbox.ts";
import { defaultSeed, demo } from "../seed/seed.ts";

const startAt = new Date("2026-02-11T08:00:00Z"); // the beginning of a window
const origin = "https://sandbox.test";

function platform(options: SandboxOptions = {}) {
  const sandbox = createSandbox({ startAt, ...options });
  const exchange = (refreshToken: string = demo.refreshToken) =>
    sandbox.fetch(`${origin}/v1/auth`, { method: "POST", body: new URLSearchParams({ refreshToken }) });
  const tokenOf = async (refreshToken?: string) =>
    ((await (await exchange(refreshToken)).json()) as { authToken: string }).authToken;
  const list = (token: string) =>
    sandbox.fetch(`${origin}/v1/channel/event`, { headers: { authorization: `Bearer ${token}` } });
  return { sandbox, exchange, tokenOf, list };
}

const remaining = ({ headers }: Response) => Number(headers.get("x-ratelimit-remaining"));

test("every answer says how much of the quota is left, and whoever is not let in uses up none", async () => {
  const { exchange, list } = platform();

  const left = [remaining(await exchange()), remaining(await exchange()), remaining(await exchange())];
  const stranger = await list("unknown");

  expect(left).toEqual([9, 8, 7]);
  expect([stranger.status, stranger.headers.get("x-ratelimit-remaining")]).toEqual([
    401,
    stranger.headers.get("x-ratelimit-limit"),
  ]);
});

test("a window lasts as long as it says, and no shorter", async () => {
  const { sandbox, exchange } = platform();
  for (let call = 0; call < 10; call += 1) await exchange();

  sandbox.advance(59_999);
  const within = (await exchange()).status;
  sandbox.advance(1);

  expect([within, (await exchange()).status]).toEqual([429, 200]);
});

test("each caller has a quota of its own, and each refresh token", async () => {
  const refreshTokens = { ...defaultSeed.refreshTokens, another: { channel: "ANOTHER" } };
  const { exchange, tokenOf, list, sandbox } = platform({ seed: { ...defaultSeed, refreshTokens } });
  sandbox.setQuota("Events_List", { requests: 1, perSeconds: 60 });
  const [one, other] = [await tokenOf(), await tokenOf("another")];

  const lists = [(await list(one)).status, (await list(one)).status, (await list(other)).status];
  for (let call = 0; call < 10; call += 1) await exchange();

  expect(lists).toEqual([200, 429, 200]);
  expect([(await exchange()).status, (await exchange("another")).status]).toEqual([429, 200]);
});

test("a quota that was switched off counts nothing and says nothing", async () => {
  const { sandbox, exchange } = platform();
  sandbox.setQuota("Auth_ExchangeRefreshToken", null);

  const statuses = new Set<number>();
  for (let call = 0; call < 20; call += 1) statuses.add((await exchange()).status);

  expect([...statuses]).toEqual([200]);
  expect((await exchange()).headers.has("x-ratelimit-limit")).toBe(false);
});
