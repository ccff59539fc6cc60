import { expect, test } from "vitest";
import { finishSignIn, startSignIn, type SignInOptions } from "./sign-in.ts";
import { readTokenText } from "../tokens/text.ts";

const options: SignInOptions = {
  authUrl: "https://auth.test",
  clientId: "client",
  redirectUri: "https://app.test/callback",
  fetch: (async () => Response.json({})) as typeof globalThis.fetch,
};

test("startSignIn() asks for the scopes that are wanted, and for none where none are", async () => {
  const scopeOf = async (scopes?: string[]) =>
    new URL((await startSignIn({ ...options, ...(scopes && { scopes }) })).url).searchParams.get("scope");

  expect([await scopeOf(), await scopeOf([]), await scopeOf(["items.read", "items.write"])]).toEqual([
    null,
    null,
    "items.read items.write",
  ]);
});

test("a sign-in does not begin with a way back that is none", async () => {
  await expect(startSignIn({ ...options, redirectUri: "callback" })).rejects.toThrow("redirectUri must be an address");
});

test.each(["short", "x".repeat(42), "x".repeat(129), `${"x".repeat(43)} `])(
  "a sign-in does not end with a verifier that is none: %j",
  async (codeVerifier) => {
    const back = "https://app.test/callback?state=s&code=c";

    await expect(finishSignIn(options, { state: "s", codeVerifier }, back)).rejects.toThrow(
      "codeVerifier must be what startSignIn() gave: got [secret]",
    );
  },
);

test.each(["", "a b", "a\nb", "ä"])("a token that no header carries is none: %j", (text) => {
  expect(() => readTokenText("client credentials", text)).toThrow("the token that came cannot be sent in a header");
});
