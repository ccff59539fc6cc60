import { startSandboxServer } from "@kontor/sandbox/server";
import { afterAll, expect, test } from "vitest";
import { readSettings } from "../settings/read.ts";
import { createSecretList } from "../terminal/secret-list.ts";
import { findChannelCredential, findErpCredential } from "./credentials.ts";

const server = await startSandboxServer({ port: 0 });
afterAll(() => server.close());

/** Settings of an environment, and the secrets that are known by then. */
async function prepare(env: Record<string, string>) {
  const secrets = createSecretList([], {});
  const { signal } = new AbortController();
  const settings = await readSettings({ options: {}, env: { XDG_CONFIG_HOME: "/nowhere", ...env }, signal, secrets });
  return { settings, secrets, surroundings: { secrets, timeoutMs: 10_000 } };
}

test("a token is hidden from the moment in which it arrives", async () => {
  const { settings, secrets, surroundings } = await prepare({
    KONTOR_CHANNEL_URL: server.url,
    KONTOR_REFRESH_TOKEN: "refresh-token-of-the-sandbox",
    KONTOR_AUTH_URL: server.url,
    KONTOR_CLIENT_ID: "sandbox-client",
    KONTOR_CLIENT_SECRET: "secret-of-the-sandbox",
  });

  for (const find of [findErpCredential, findChannelCredential]) {
    const { tokens } = await find("call", settings, surroundings);
    const { value } = await tokens.get();
    expect(secrets.hide(`Bearer ${value.reveal()}`)).toBe("Bearer [secret]");
  }
});

test("a client is taken before a key, and scopes are asked for by their names", async () => {
  const env = {
    KONTOR_AUTH_URL: server.url,
    KONTOR_CLIENT_ID: "sandbox-client",
    KONTOR_CLIENT_SECRET: "secret-of-the-sandbox",
    KONTOR_API_KEY: "k",
  };
  const { settings, surroundings } = await prepare({ ...env, KONTOR_SCOPES: "items.read, items.write" });

  const { kind, tokens } = await findErpCredential("call", settings, surroundings);

  expect(kind).toBe("client credentials");
  expect((await tokens.get()).scope).toBe("items.read items.write");
});

test("a key is sent by the scheme of the settings", async () => {
  const { settings, surroundings } = await prepare({ KONTOR_API_KEY: "k", KONTOR_API_KEY_SCHEME: "Wawi" });

  const { tokens } = await findErpCredential("call", settings, surroundings);

  expect((await tokens.get()).scheme).toBe("Wawi");
});
