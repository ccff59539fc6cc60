import { Secret } from "@kontor/http";
import { expect, test, vi } from "vitest";
import { memoryTokenStore } from "../stores/memory.ts";
import { shared } from "./source.ts";
import { markGoingOn, TokenError } from "../tokens/error.ts";
import type { TokenGrant, Token } from "../tokens/token.ts";

function tokenUntil(ms: number): Token {
  return { value: new Secret(`token until ${ms}`), expiresAt: new Date(ms) };
}

const grantOf = (name: string, until: number): TokenGrant =>
  Object.assign(async () => tokenUntil(until), { identity: () => ["https://platform.test", name] });

test("shared() takes a token that another one has left, and asks for none", async () => {
  const store = memoryTokenStore();
  const grant = vi.fn<TokenGrant>(async () => tokenUntil(4e12));
  grant.identity = () => ["app"];

  const first = await shared(grant, { store }).get();
  const second = await shared(grant, { store }).get();

  expect(second.value.reveal()).toBe(first.value.reveal());
  expect(grant).toHaveBeenCalledTimes(1);
});

test("shared() keeps the tokens of two credentials apart", async () => {
  const store = memoryTokenStore();
  const one = await shared(grantOf("one", 4e12), { store }).get();
  const other = await shared(grantOf("other", 4e12 + 1), { store }).get();

  expect(other.value.reveal()).not.toBe(one.value.reveal());
});

test("telemetry observes a token call that takes too long, and the one that joins it and gets the token", async () => {
  let calls = 0;
  const grant = Object.assign(
    async () => {
      calls += 1;
      if (calls === 1) throw markGoingOn(new TokenError("a grant", "no answer came in time"));
      return tokenUntil(4e12);
    },
    { identity: () => ["app"] },
  );
  const observed: PromiseSettledResult<unknown>["status"][] = [];
  const tokenRefresh = <Refresh extends (...context: never[]) => Promise<unknown>>(refresh: Refresh) =>
    (async (...context: never[]) => {
      const [result] = await Promise.allSettled([refresh(...context)]);
      observed.push(result.status);
      return result.status === "fulfilled" ? result.value : Promise.reject(result.reason);
    }) as Refresh;
  const tokens = shared(grant, { store: memoryTokenStore(), telemetry: { tokenRefresh } });

  await expect(tokens.get()).rejects.toThrow("no answer came in time");
  await expect(tokens.get()).resolves.toMatchObject({ expiresAt: new Date(4e12) });

  expect(observed).toEqual(["rejected", "fulfilled"]);
});

test("shared() refuses a store that is none", () => {
  expect(() => shared(grantOf("one", 0), { store: "tokens.json" as never })).toThrow(
    "Cannot share tokens as store must be a token store: got string",
  );
});

test("shared() refuses a grant that nothing tells from others: its tokens would be sent for theirs", () => {
  expect(() => shared(async () => tokenUntil(4e12), { store: memoryTokenStore() })).toThrow(
    "Cannot share tokens as grant must have an identity",
  );
});
