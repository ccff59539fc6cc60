import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspect } from "node:util";
import { startSandboxServer } from "@kontor/sandbox/server";
import { afterAll, expect, test } from "vitest";
import {
  createCore,
  findChannelCredential,
  findErpCredential,
  openChannel,
  readHttpHosts,
  withSignal,
} from "./connect.ts";
import { readSettings, type SettingOptions } from "./settings/read.ts";
import { createSecretList } from "./terminal/secrets.ts";

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

test("operations of sellers are called with the refresh token of a seller, where one is known", async () => {
  const env = { KONTOR_CHANNEL_URL: server.url, KONTOR_REFRESH_TOKEN: "refresh-token-of-the-sandbox" };
  const scopeOf = async (more: Record<string, string>, isOfSeller: boolean) => {
    const { settings, surroundings } = await prepare({ ...env, ...more });
    const { tokens } = await findChannelCredential("call", settings, { ...surroundings, isOfSeller });
    return (await tokens.get()).scope;
  };
  const ofSeller = { KONTOR_SELLER_REFRESH_TOKEN: "seller-refresh-token-of-the-sandbox" };

  expect(await scopeOf(ofSeller, true)).toBe("SELLER");
  expect(await scopeOf(ofSeller, false)).toBe("CHANNEL");
  expect(await scopeOf({}, true)).toBe("CHANNEL");
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

const settingsOf = (env: Record<string, string>) =>
  readSettings({
    options: {},
    env: { XDG_CONFIG_HOME: "/nowhere", ...env },
    signal: new AbortController().signal,
    secrets: createSecretList([], {}),
  });

/** The address and the headers of a call to the ERP with these settings. */
async function callErp(env: Record<string, string>) {
  let sent: Request | undefined;
  const fetch = async (...request: Parameters<typeof globalThis.fetch>) => {
    sent = new Request(...request);
    return Response.json({});
  };
  const core = createCore("erp", "call", await settingsOf(env), { fetch });
  await core.call({ operation: "Info_Get", method: "GET", path: "/v2/info" });
  return { url: sent!.url, ...Object.fromEntries(sent!.headers) };
}

test("createCore() of the ERP needs an address and a tenant, and has its own app", async () => {
  const tenant = "6f2b4c1e-8a6d-4a57-9d0c-2f5e7b1c9a34";
  const env = { KONTOR_ERP_URL: "https://erp.test", KONTOR_TENANT: tenant };

  expect(await callErp(env)).toEqual({
    url: "https://erp.test/v2/info",
    "x-tenant-id": tenant,
    "x-appid": "kontor-cli/1",
    "x-appversion": "1",
  });
  expect(await callErp({ ...env, KONTOR_APP_ID: "a/2", KONTOR_APP_VERSION: "2" })).toMatchObject({
    "x-appid": "a/2",
    "x-appversion": "2",
  });
  await expect(callErp({ KONTOR_TENANT: tenant })).rejects.toThrow("--erp-url");
  await expect(callErp({ ...env, KONTOR_ERP_URL: "http://erp.test" })).rejects.toThrow("https");
});

test("a request ends with either signal", async () => {
  const hanging = (_: unknown, init?: RequestInit) =>
    new Promise<Response>((_resolve, reject) =>
      init!.signal!.addEventListener("abort", () => reject(init!.signal!.reason as Error)),
    );
  const [stopping, own] = [new AbortController(), new AbortController()];
  const fetch = withSignal(stopping.signal, hanging);

  const first = fetch("https://a.test", { signal: own.signal });
  const second = fetch("https://a.test");
  own.abort(new Error("own"));
  await expect(first).rejects.toThrow("own");
  stopping.abort(new Error("stopped"));
  await expect(second).rejects.toThrow("stopped");
});

const folder = mkdtempSync(join(tmpdir(), "kontor-cli-account-"));
afterAll(() => rmSync(folder, { recursive: true }));
const profileFile = join(folder, "profiles.json");
const profile = { channelUrl: "https://of-profile.example", refreshTokenCommand: "echo c4n4ry-of-profile" };
writeFileSync(profileFile, JSON.stringify({ default: profile }));
chmodSync(profileFile, 0o600);
writeFileSync(join(folder, "token"), "c4n4ry-of-file\n");

const env = { KONTOR_CHANNEL_URL: "https://channel.example", KONTOR_REFRESH_TOKEN: " c4n4ry\n" };
const secrets = createSecretList([], {});
/** Where openChannel() asks for a token and with which refresh token, and how the failure of that shows. */
async function find(options: SettingOptions, around: Record<string, string>) {
  const env = { XDG_CONFIG_HOME: folder, ...around };
  const settings = await readSettings({ options, env, secrets, signal: new AbortController().signal });
  const sent: Request[] = [];
  const fetch = async (...request: Parameters<typeof globalThis.fetch>) => {
    sent.push(new Request(...request));
    return Response.json({}, { status: 401 });
  };
  const channel = await openChannel("run events", settings, fetch);
  const failure = await channel.events.list().catch((error: unknown) => error);
  const refreshToken = new URLSearchParams(await sent[0]!.text()).get("refreshToken");
  return { account: [sent[0]!.url, refreshToken], shown: `${inspect(channel)} ${inspect(failure)}` };
}

test.each([
  [{}, env, "https://channel.example", "c4n4ry"],
  [{ channelUrl: "https://other.example/path" }, env, "https://other.example/path", "c4n4ry"],
  [{ refreshTokenFile: join(folder, "token") }, env, "https://channel.example", "c4n4ry-of-file"],
  [{ profileFile }, {}, "https://of-profile.example", "c4n4ry-of-profile"],
  [{ sandbox: "http://127.0.0.1:9" }, env, "http://127.0.0.1:9", "refresh-token-of-the-sandbox"],
])("openChannel() with %j and %j finds the channel, and shows no token", async (options, around, url, token) => {
  const { account, shown } = await find(options, around);

  expect(account).toEqual([`${url}/v1/auth`, token]);
  expect(shown).not.toContain(token);
});

test.each([
  [
    { KONTOR_REFRESH_TOKEN: "" },
    "the refresh token of the channel interface is missing: give it by KONTOR_REFRESH_TOKEN, --",
  ],
  [{ KONTOR_CHANNEL_URL: "" }, "the base address of the channel interface is missing: give it by --channel-url"],
  [{ KONTOR_CHANNEL_URL: "channel.example" }, "must be like https://host.example/path"],
  [{ KONTOR_CHANNEL_URL: "ftp://channel.example" }, "must be like https://host.example/path"],
  [{ KONTOR_CHANNEL_URL: "https://channel.example/#c4n4ry" }, "without user, query and #"],
  [{ KONTOR_CHANNEL_URL: "https://channel.example/?key=c4n4ry" }, "without user, query and #"],
  [{ KONTOR_CHANNEL_URL: "https://user:c4n4ry@channel.example" }, "without user, query and #"],
])("openChannel() refuses %j", async (wrong, message) => {
  const failure = await find({}, { ...env, ...wrong }).catch((error: unknown) => error);

  expect(failure).toMatchObject({ exitCode: 2, message: expect.stringContaining(message) });
  expect((failure as Error).message).not.toContain("c4n4ry");
});

test.each([
  ["sandbox:7070,erp.internal", ["sandbox:7070", "erp.internal"]],
  [" sandbox , ", ["sandbox"]],
  ["[::1]:7070,10.0.0.1:65535", ["[::1]:7070", "10.0.0.1:65535"]],
  [undefined, []],
])("hosts of plain http are read from %j", (text, hosts) => {
  expect(readHttpHosts("call", { get: () => text })).toEqual(hosts);
});

test("an address among the hosts of plain http is refused with the host to write", () => {
  expect(() => readHttpHosts("call", { get: () => "http://sandbox:7070/" })).toThrow(
    "Cannot call as --allow-http and KONTOR_ALLOW_HTTP must name hosts, such as sandbox or sandbox:7070: got http://sandbox:7070/; write sandbox:7070",
  );
});

test.each(["sandbox:123456", "sandbox:70x", "sandbox:", "::1", "a/b", "-a", "sandbox sandbox:70:70"])(
  "%s is no list of hosts",
  (text) => {
    expect(() => readHttpHosts("call", { get: () => text })).toThrow(
      "must name hosts, such as sandbox or sandbox:7070",
    );
  },
);
