import { expect, test } from "vitest";
import { createTokenEndpoint, FIRST_REFRESH_TOKEN } from "./token-endpoint.ts";

test("a refresh token works once, and its answer holds the next one", () => {
  const endpoint = createTokenEndpoint(60_000);
  const first = endpoint.exchange(FIRST_REFRESH_TOKEN, 0)!;

  expect(first.isSpent).toBe(false);
  expect(endpoint.exchange(first.answer.refresh_token, 0)!.isSpent).toBe(false);
  expect(endpoint.exchange(FIRST_REFRESH_TOKEN, 0)!.isSpent).toBe(true);
  expect(endpoint.exchange("refresh-99", 0)).toBeUndefined();
});

test("an access token is accepted until its end, or until all are revoked", () => {
  const endpoint = createTokenEndpoint(60_000);
  const { access_token: token } = endpoint.exchange(FIRST_REFRESH_TOKEN, 0)!.answer;

  expect([endpoint.isAccepted(token, 59_999), endpoint.isAccepted(token, 60_000)]).toEqual([true, false]);
  endpoint.revoke();
  expect(endpoint.isAccepted(token, 0)).toBe(false);
});
