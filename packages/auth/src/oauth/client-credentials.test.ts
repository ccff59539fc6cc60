import { inspect } from "node:util";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { createSandbox, demo } from "@kontor/sandbox";
import type { Fetch } from "@kontor/http";
import { expect, test } from "vitest";
import { clientCredentials } from "./client-credentials.ts";
import { TokenError } from "../tokens/error.ts";

const sandbox = createSandbox();
const options = {
  authUrl: "https://sandbox.test",
  clientId: demo.clientId,
  clientSecret: demo.clientSecret,
  fetch: sandbox.fetch,
};

test("clientCredentials() gets a token with the scopes it asks for", async () => {
  const all = await clientCredentials({ ...options, clock: createVirtualClock({ now: 0 }) })();
  const one = await clientCredentials({ ...options, scopes: ["items.write"] })();

  expect(all.expiresAt).toEqual(new Date(86_400_000));
  expect(all.scope!.split(" ")).toEqual(expect.arrayContaining(["items.read", "items.write", "taxes.write"]));
  expect(one.scope).toBe("items.write");
});

test.each<[string, object, string, number | undefined]>([
  ["a wrong secret", { clientSecret: "canary" }, "the token endpoint answered 401", 401],
  ["an unknown client", { clientId: "nobody" }, "the token endpoint answered 401", 401],
  ["a scope it has not", { scopes: ["all.read"] }, "the token endpoint answered 400 invalid_scope", 400],
  [
    "a page",
    { fetch: (async () => new Response("<html>canary", { headers: { "content-type": "text/html" } })) satisfies Fetch },
    "its answer could not be read",
    200,
  ],
  [
    "a failing server",
    { fetch: (async () => new Response("canary", { status: 503 })) satisfies Fetch },
    "the token endpoint answered 503",
    503,
  ],
  [
    "no answer",
    { fetch: (() => Promise.reject(new TypeError("fetch failed"))) satisfies Fetch },
    "no answer came",
    undefined,
  ],
])("clientCredentials() fails with a TokenError: %s", async (_, wrong, problem, status) => {
  const error: unknown = await clientCredentials({ ...options, ...wrong })().catch((reason: unknown) => reason);

  expect(error).toBeInstanceOf(TokenError);
  expect((error as TokenError).message).toContain(`Cannot get an access token by client credentials as ${problem}`);
  expect((error as TokenError).status).toBe(status);
  expect(inspect(error, { depth: 10 })).not.toMatch(/canary|secret-of/);
});

test.each([
  [
    { authUrl: "http://auth.test" },
    "authUrl must be an https address (http only to this machine): got http://auth.test",
  ],
  [
    { authUrl: "http://127.0.0.1.evil.test" },
    "authUrl must be an https address (http only to this machine): got http://127.0.0.1.evil.test",
  ],
  [{ clientId: "" }, "clientId must be text: got an empty text"],
  [{ scopes: "items.write" as unknown as string[] }, "scopes must be a list of scopes: got text of 11 characters"],
  [{ clientSecret: "" }, "clientSecret must be text: got an empty text"],
])("clientCredentials() refuses %o", (wrong, problem) => {
  expect(() => clientCredentials({ ...options, ...wrong })).toThrow(`Cannot use client credentials as ${problem}`);
});

test.each(["http://localhost:1", "http://127.0.0.1:1", "http://[::1]:1", "https://auth.test/prefix/"])(
  "clientCredentials() takes %s",
  (authUrl) => {
    expect(clientCredentials({ ...options, authUrl })).toBeTypeOf("function");
  },
);
