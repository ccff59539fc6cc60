import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { connectSandbox, createSandbox, defaultSeed, demo } from "@kontor/sandbox";
import { waitUntil } from "@kontor/testing/wait-until";
import { afterAll, expect, test } from "vitest";
import { runSandbox } from "./sandbox.ts";
import { createOutput } from "./terminal/output.ts";
import { createSecretList } from "./terminal/secrets.ts";

type SandboxFlags = Parameters<typeof runSandbox>[0]["options"];

const folder = mkdtempSync(join(tmpdir(), "kontor-cli-sandbox-"));
afterAll(() => rmSync(folder, { recursive: true }));

const TENANT = "11f0a527-3c1d-4f7e-9a20-6d5b7c1f2e11";

/** The command in this process: what it has said, where it listens, and how to stop it. */
async function started(options: Partial<SandboxFlags> = {}) {
  const stopping = new AbortController();
  const stream = new PassThrough({ encoding: "utf8" });
  let said = "";
  stream.on("data", (text: string) => (said += text));
  const out = createOutput(stream);
  const ended = runSandbox({
    options: { port: "0", host: "127.0.0.1", ...options },
    args: [],
    env: {},
    terminal: { columns: undefined, note: () => {}, showProgress: () => {} },
    out,
    secrets: createSecretList([], {}),
    signal: stopping.signal,
  });
  let isOver = false;
  const over = ended.finally(() => (isOver = true));
  over.catch(() => {});
  await waitUntil(() => isOver || /Ctrl-C stops it\.[^]*$|^\{.+\}\n$/.test(said));
  if (isOver) await over;
  const url = /http:\/\/[^\s"]+?:\d+/.exec(said)![0];
  return {
    said: () => said,
    url,
    control: connectSandbox(url),
    async [Symbol.asyncDispose]() {
      stopping.abort();
      await ended;
    },
  };
}

test("its credentials are shown where they work, and nowhere else", async () => {
  const seedPath = join(folder, "seed.json");
  writeFileSync(seedPath, JSON.stringify({ refreshTokens: { own: { channel: "OWN" } }, channels: {}, sellerPins: {} }));

  await using server = await started();
  await using own = await started({ seed: seedPath });

  expect(server.said()).toContain(demo.refreshToken);
  expect(own.said()).not.toContain(demo.refreshToken);
  expect(await own.control.rows("channels")).toMatchObject([{ channel: { channel: "OWN" } }]);
});

test("as JSON, too, the credentials are those that work", async () => {
  const seedPath = join(folder, "other-seed.json");
  writeFileSync(seedPath, JSON.stringify({ refreshTokens: { own: { channel: "OWN" } }, channels: {}, sellerPins: {} }));

  await using server = await started({ json: true });
  await using own = await started({ json: true, seed: seedPath });

  expect(JSON.parse(server.said())).toEqual({
    url: server.url,
    erpUrl: `${server.url}/erp`,
    pid: process.pid,
    ...demo,
  });
  const said = JSON.parse(own.said()) as Record<string, unknown>;
  expect(said).toMatchObject({ refreshToken: "own", channel: "OWN", clientSecret: demo.clientSecret });
  for (const name of ["sellerRefreshToken", "sellerPin", "sellerId", "accountId"])
    expect(said).not.toHaveProperty(name);
});

test("a refresh token whose seed gives it a scope is shown where the channel has no other", async () => {
  const seedPath = join(folder, "scoped-seed.json");
  const refreshTokens = { own: { channel: "OWN", scope: "CHAN" } };
  writeFileSync(seedPath, JSON.stringify({ refreshTokens, channels: {}, sellerPins: {} }));

  await using own = await started({ json: true, seed: seedPath });

  expect(JSON.parse(own.said())).toMatchObject({ refreshToken: "own", chanRefreshToken: "own", channel: "OWN" });
});

test.each([
  [["CHAN", undefined], "token-1", "token-0"],
  [[undefined, "CHAN"], "token-0", "token-1"],
  [["OTHER", "CHAN"], "token-0", "token-1"],
  [[undefined], "token-0", undefined],
])("of tokens with the scopes %j, that of the channel is %s, and that with CHAN is %s", async (scopes, plain, chan) => {
  const seedPath = join(folder, "scopes-seed.json");
  const refreshTokens = Object.fromEntries(
    scopes.map((scope, index) => [`token-${index}`, { channel: "OWN", ...(scope && { scope }) }]),
  );
  writeFileSync(seedPath, JSON.stringify({ refreshTokens, channels: {}, sellerPins: {} }));

  await using own = await started({ json: true, seed: seedPath });

  const { refreshToken, chanRefreshToken } = JSON.parse(own.said()) as Record<string, string>;
  expect({ refreshToken, chanRefreshToken }).toEqual({ refreshToken: plain, chanRefreshToken: chan });
});

test("the credentials of a seed are shown with its secrets, and they work", async () => {
  const seedPath = join(folder, "changed-seed.json");
  const changed = JSON.stringify(defaultSeed).replaceAll("of-the-sandbox", "of-ours").replaceAll(demo.tenantId, TENANT);
  writeFileSync(seedPath, changed.replaceAll(demo.sellerPin, "654321"));

  await using own = await started({ json: true, seed: seedPath });
  const said = JSON.parse(own.said()) as Record<keyof typeof demo, string> & { erpUrl: string };
  const statusOf = async (url: string, init: RequestInit) => (await fetch(url, init)).status;
  const body = (values: Record<string, string>) => ({ method: "POST", body: new URLSearchParams(values) });
  const { clientId: client_id, clientSecret: client_secret } = said;

  expect(said).toMatchObject({ tenantId: TENANT, sellerPin: "654321", password: "password-of-ours" });
  expect(await statusOf(`${own.url}/v1/auth`, body({ refreshToken: said.refreshToken }))).toBe(200);
  expect(await statusOf(`${own.url}/v1/auth`, body({ refreshToken: said.sellerRefreshToken }))).toBe(200);
  const grant = { grant_type: "client_credentials", client_id, client_secret };
  expect(await statusOf(`${own.url}/oauth2/token`, body(grant))).toBe(200);
  const byKey = (key: string) =>
    statusOf(`${own.url}/erp/v2/taxclasses/update`, {
      method: "PATCH",
      headers: { "x-api-key": key, "x-appid": "a/1", "x-appversion": "1", "x-tenant-id": said.tenantId },
    });
  expect(await byKey(said.apiKey)).not.toBe(401);
  expect(await byKey(demo.apiKey)).toBe(401);
});

test("who can be reached from other machines is told so, and nobody else", async () => {
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((address) => address && !address.internal && address.family === "IPv4");

  await using own = await started();
  await using open = await started({ host: outside?.address ?? "0.0.0.0" });

  expect(own.said()).not.toContain("Caution");
  expect(open.said()).toContain("may be reached from other machines");
});

test.each([
  ["[]", "as it must be an object: got a list"],
  ["{ tenants: 1 }", "as it must be JSON: "],
  ['{"tenants":{"a":{"categories":5}}}', "as tenants/a/categories must be a list: got 5"],
  [
    '{"channels":{"A":{"sellers":[{"sellerId":"1","accountId":1,"createdAt":"yesterday"}]}}}',
    "as channels/A/sellers/0/createdAt must be an instant such as 2026-02-11T08:30:00Z: got yesterday",
  ],
  ['{"rows":{"offers":{"A/1/1":{"quantity":"many"}}}}', "as rows/offers/A/1/1/quantity must be a decimal number"],
])("a seed of %s is refused with the file and the place in it", async (json, words) => {
  const seed = join(folder, "wrong-seed.json");
  writeFileSync(seed, json);

  await expect(started({ seed })).rejects.toMatchObject({
    message: expect.stringContaining(`Cannot read the seed in ${seed} ${words}`) as string,
    exitCode: 2,
  });
});

test.each([
  [join(folder, "none.json"), "there is no such file or folder (ENOENT): check the path, and create its folder"],
  [folder, "it is a folder (EISDIR): name a file in it"],
])("a seed that cannot be read is told with its file: %s", async (seed, words) => {
  await expect(started({ seed })).rejects.toThrow(
    `Cannot start with --seed as ${seed} must be a file that may be read: ${words}; --print-seed prints a seed`,
  );
});

test("it goes on from its data, and a seed beside data is refused", async () => {
  const data = join(folder, "sandbox.db");
  const seedPath = join(folder, "default.json");
  writeFileSync(seedPath, JSON.stringify(defaultSeed));
  {
    await using first = await started({ data });
    await first.control.trigger("Seller:New.Type", {});
  }
  await expect(started({ data, seed: seedPath })).rejects.toThrow(/^Cannot start with --seed as .+ holds a sandbox/);

  await using second = await started({ data, assume: ["pageSize=7"] });

  expect(await second.control.events()).toHaveLength(1);
  expect((await second.control.assumptions()).values.pageSize).toBe(7);
});

test("a docs site is served at the same address, in the state that its pages are made for", async () => {
  const site = join(folder, "site");
  mkdirSync(join(site, "try-it"), { recursive: true });
  const snapshot = createSandbox({ startAt: new Date("2026-02-12T08:00:00Z") }).snapshot();
  writeFileSync(join(site, "try-it/start.json"), JSON.stringify({ snapshot }));
  writeFileSync(join(site, "index.html"), "the docs");

  await using own = await started({ docs: site });

  expect(own.said()).toMatch(/docs +http:\/\/127\.0\.0\.1:\d+\/$/m);
  expect(own.said()).toContain("The clock is stopped");
  expect(await (await fetch(`${own.url}/`)).text()).toBe("the docs");
  expect(await own.control.now()).toEqual(new Date("2026-02-12T08:00:00Z"));
});

test("a fact that nobody knows is played as it is assumed", async () => {
  await using own = await started({ assume: ["channelScope=CHAN", "pageSize=7"] });

  expect((await own.control.assumptions()).values).toMatchObject({ channelScope: "CHAN", pageSize: 7 });
});

test.each<[Partial<SandboxFlags>, string]>([
  [{ assume: ["channelScope"] }, "an assumption must be like channelScope=CHAN: got channelScope"],
  [{ assume: ["noSuch=1"] }, "Cannot assume so as"],
  [{ assume: ["pageSize=many"] }, "Cannot assume so as pageSize must be"],
  [{ docs: "site", assume: ["pageSize=7"] }, "Cannot start with --docs and --assume as"],
  [{ docs: "no-such-site" }, "Cannot serve the docs as no-such-site must be the folder of a built site"],
  [{ docs: "site", data: "sandbox.db" }, "Cannot start with --docs and --data as"],
  [{ docs: "site", seed: "seed.json" }, "Cannot start with --docs and --seed as"],
])("it does not start with %j", async (options, message) => {
  const refusal = { exitCode: 2, message: expect.stringContaining(message) };
  await expect(started(options)).rejects.toMatchObject(refusal);
});

test.each([
  ["holds something else", "other.db", "it holds something else"],
  ["is a folder", ".", "it is a folder"],
  ["cannot be made", "none/of/these.db", "is in a folder that does not exist"],
])("a data file that %s is refused with code 2 and the reason", async (_, name, reason) => {
  const data = join(folder, name);
  const text = "this is text and no database, and long enough to be looked at as if it were one".repeat(20);
  if (name === "other.db") writeFileSync(data, text);

  await expect(started({ data })).rejects.toMatchObject({ exitCode: 2, message: expect.stringContaining(reason) });
});

test("a data file that another sandbox has was tried and failed, with code 1", async () => {
  const data = join(folder, "taken.db");
  await using _first = await started({ data });

  await expect(started({ data })).rejects.toMatchObject({
    exitCode: 1,
    message: expect.stringContaining("another sandbox or program has it"),
  });
});

test.each<[Partial<SandboxFlags>, string]>([
  [{ seed: "no-such-file.json" }, "no-such-file.json"],
  [{ port: "1e3" }, "--port must be a number from 0 to 65535: got 1e3"],
  [{ port: "" }, "--port must be a number from 0 to 65535: got "],
])("it does not start with %j", async (options, message) => {
  await expect(started(options)).rejects.toThrow(message);
  await expect(started(options)).rejects.toMatchObject({ exitCode: 2 });
});
