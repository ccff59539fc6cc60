import { expect, test } from "vitest";
import { paginate } from "@kontor/http";
import { cached } from "./cached.ts";
import { erpFetch } from "./fetch.ts";
import { apiKey } from "./api-key.ts";
import { clientCredentials } from "./oauth/client.ts";
import { finishSignIn, startSignIn } from "./oauth/sign-in.ts";
import { refreshExchange } from "./refresh-exchange.ts";

const baseUrl = "https://channel.test";
const client = { authUrl: "https://auth.test", clientId: "i", clientSecret: "canary" };
const signIn = { ...client, redirectUri: "https://app.test" };
const tokens = apiKey({ key: "canary" });
const grant = refreshExchange({ baseUrl, refreshToken: "canary" });
const pending = { state: "s", codeVerifier: "x".repeat(43) };
const next = (pages: unknown) => paginate(pages as never).next();

test.each<[string, () => unknown, string]>([
  [
    "a fetch that is text",
    () => refreshExchange({ baseUrl, refreshToken: "canary", fetch: "canary" as never }),
    "Cannot exchange refresh tokens as fetch must be a function: got text",
  ],
  ["a fetch that is null", () => erpFetch({ tokens, fetch: null as never }), "fetch must be a function: got null"],
  [
    "a fetch that is an object",
    () => clientCredentials({ ...client, fetch: {} as never }),
    "Cannot use client credentials as fetch must be a function: got an object",
  ],
  [
    "a clock that is a Date",
    () => cached(grant, { clock: Date as never }),
    "Cannot cache tokens as clock must be a clock: got function",
  ],
  [
    "a grant that gives the text of a token",
    async () => cached((async () => "canary") as never).get(),
    "Cannot cache tokens as the grant must give a Token, its value a Secret: got string",
  ],
  [
    "a generation that is text",
    () => clientCredentials({ ...client, generation: "2" as never }),
    "Cannot use client credentials as generation must be 1 or 2: got text of 1 characters",
  ],
  [
    "scopes that are one text",
    async () => startSignIn({ ...signIn, scopes: "openid" as never }),
    "Cannot sign in as scopes must be a list of scopes: got text of 6 characters",
  ],
  [
    "a sign-in whose return has no address",
    async () => finishSignIn(signIn, pending, undefined as never),
    "Cannot sign in as callbackUrl must be the full address to which the user returned: got undefined",
  ],
  [
    "a sign-in whose return is the query alone",
    async () => finishSignIn(signIn, pending, "?code=canary&state=s"),
    "Cannot sign in as callbackUrl must be the full address to which the user returned: got text of 20 characters",
  ],
  [
    "pages that are no function",
    async () => next([]),
    "Cannot page through a list as fetchPage must be a function that gets a page: got an array",
  ],
])("%s is refused where it is given, and what is wrong is named", async (_, use, words) => {
  const error: unknown = await (async () => use())().catch((reason: unknown) => reason);

  expect(error).toMatchObject({ code: "ERR_PLATFORM_ARGUMENT" });
  expect(String(error)).toContain(words);
  expect(String(error)).not.toContain("canary");
});
