import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import * as oauth from "oauth4webapi";
import { expect, test } from "vitest";
import { computeGrantKey } from "../sharing/grant-key.ts";
import { createOAuthParty, type OAuthClientOptions } from "./party.ts";

const options: OAuthClientOptions = { authUrl: "https://auth.test", clientId: "client", clientSecret: "secret" };

/** Asks for a token by client credentials. */
function ask(changes: Partial<OAuthClientOptions> = {}) {
  const {
    server,
    client,
    authentication,
    ask: send,
  } = createOAuthParty("get a token", "client credentials", {
    ...options,
    ...changes,
  });
  return send((each) => oauth.clientCredentialsGrantRequest(server, client, authentication, {}, each));
}

async function listening(listener: RequestListener) {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, [Symbol.dispose]: () => void server.close() };
}

test("a secret goes nowhere but to its server: a redirect is not followed", async () => {
  let heard = 0;
  using elsewhere = await listening((_, outgoing) => {
    heard += 1;
    outgoing.writeHead(200, { "content-type": "application/json" });
    outgoing.end('{"access_token":"a","token_type":"bearer","expires_in":3600}');
  });
  using server = await listening((_, outgoing) =>
    outgoing.writeHead(307, { location: `${elsewhere.url}/oauth2/token` }).end(),
  );

  await expect(ask({ authUrl: server.url })).rejects.toMatchObject({ name: "TokenError" });

  expect(heard).toBe(0);
});

test("the tokens of two clients are never taken for each other's", async () => {
  const parties = [{}, { clientId: "other" }, { clientSecret: "another" }, { authUrl: "https://other.test" }];

  const keys = await Promise.all(
    parties.map((changes) =>
      computeGrantKey(createOAuthParty("get a token", "g", { ...options, ...changes }).identity),
    ),
  );

  expect(new Set(keys).size).toBe(parties.length);
});

test("the secret is in the header, and in the form where that is asked for", async () => {
  const sent: { header: string | null; body: string }[] = [];
  const fetch = (async (_: unknown, init?: RequestInit) => {
    sent.push({ header: new Headers(init?.headers).get("authorization"), body: String(init?.body) });
    return Response.json({ access_token: "a", token_type: "bearer", expires_in: 3600 });
  }) as typeof globalThis.fetch;

  await ask({ fetch });
  await ask({ fetch, authentication: "post" });

  expect(sent[0]).toMatchObject({ header: `Basic ${btoa("client:secret")}` });
  expect(sent[0]!.body).not.toContain("secret");
  expect(sent[1]).toMatchObject({ header: null, body: expect.stringContaining("client_secret=secret") as string });
});

test("a server that does not answer is given up", async () => {
  const hang = (_: unknown, init?: RequestInit) =>
    new Promise<Response>((__, reject) =>
      init?.signal?.addEventListener("abort", () => reject(init.signal!.reason as Error)),
    );

  await expect(ask({ fetch: hang as typeof globalThis.fetch, timeoutMs: 1 })).rejects.toMatchObject({
    name: "TokenError",
  });
});

test.each<[Partial<Record<keyof OAuthClientOptions, unknown>>, string]>([
  [{ generation: 3 }, "generation must be 1 or 2: got 3"],
  [{ authentication: "header" }, "authentication must be basic or post: got text of 6 characters"],
  [{ clientId: "" }, "clientId must be text"],
  [{ timeoutMs: 0 }, "timeoutMs must be a whole number from 1"],
])("a client is not made with %j", (changes, message) => {
  expect(() => createOAuthParty("get a token", "g", { ...options, ...changes } as OAuthClientOptions)).toThrow(message);
});
