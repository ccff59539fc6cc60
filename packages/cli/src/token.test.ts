import { startSandboxServer } from "@kontor/sandbox/server";
import { findFreePort } from "@kontor/testing/find-free-port";
import { afterAll, expect, test, vi } from "vitest";
import { tokenCommand } from "./commands/platform.ts";
import { checkExamples, checkWrongUse, createWorkbench, type WrongUse } from "./fixtures/bench.ts";
import { runHere } from "./fixtures/run-here.ts";

const bench = createWorkbench();
const server = await startSandboxServer({ port: 0 });
afterAll(async () => {
  await server.close();
  bench[Symbol.dispose]();
});
const closed = await findFreePort();
const erp = { KONTOR_AUTH_URL: server.url, KONTOR_CLIENT_ID: "sandbox-client" };
const channel = { KONTOR_CHANNEL_URL: server.url };

test("the examples of token run", async () => {
  await expect(checkExamples(tokenCommand, server.url)).resolves.toBeUndefined();
});

const wrong: WrongUse[] = [
  ["token", 2, "no interface is known: give KONTOR_AUTH_URL"],
  ["token shop", 2, "the interface must be erp or channel: got shop"],
  ["token erp channel", 2, "too many arguments"],
  [
    "token --sandbox=channel",
    2,
    "--sandbox as its value must be an address such as http://127.0.0.1:7070: got channel",
  ],
  ["token --timeout soon --sandbox", 2, "--timeout must be a number of seconds: got soon"],
  ["token --tenantt x", 2, "Did you mean --tenant?"],
  ["token --token c4n4ry", 2, "Cannot take a secret from --token"],
  ["token --refresh-token=c4n4ry", 2, "Cannot take a secret from --refresh-token"],
  ["token erp", 2, "a credential of the ERP API is missing: give KONTOR_CLIENT_ID with KONTOR_CLIENT_SECRET", channel],
  ["token erp", 2, "the secret of the client is missing: give it by KONTOR_CLIENT_SECRET, --client-secret-file", erp],
  ["token erp", 2, "the address of the authorization server of the ERP API is missing", { KONTOR_CLIENT_ID: "a" }],
  ["token erp --generation 3", 2, "--generation must be 1 or 2: got 3", { ...erp, KONTOR_CLIENT_SECRET: "c4n4ry" }],
  [
    "token erp --erp-url http://u:c4n4ry@127.0.0.1/erp",
    2,
    "--erp-url must be an address without a blank, a user, a query or a fragment",
    { ...erp, KONTOR_CLIENT_SECRET: "c4n4ry" },
  ],
  ["token erp", 1, "401 invalid_client", { ...erp, KONTOR_CLIENT_SECRET: "c4n4ry" }],
  [
    "token",
    1,
    "401 invalid_client", // of the first of two that fail
    { ...erp, KONTOR_CLIENT_SECRET: "c4n4ry", ...channel, KONTOR_REFRESH_TOKEN: "c4n4ry" },
  ],
  ["token channel", 2, "the refresh token of the channel interface is missing", channel],
  ["token channel", 1, "Cannot get an access token by refresh token", { ...channel, KONTOR_REFRESH_TOKEN: "c4n4ry" }],
  [
    `token channel --channel-url http://127.0.0.1:${closed}`,
    1,
    "Nothing listens there",
    { KONTOR_REFRESH_TOKEN: "c4n4ry" },
  ],
  ["token channel --channel-url http://shop.example", 2, "https", { KONTOR_REFRESH_TOKEN: "c4n4ry" }],
  ["token channel --refresh-token-file none.txt", 2, "there is no such file", channel],
  ["token --profile shop", 2, "there is no such file"],
];

test.each(wrong)("kontor %s ends with %i and one line", async (...use) => {
  await expect(checkWrongUse(use)).resolves.toBeUndefined();
});

test("a token is told by its owner and its end, and not shown", async () => {
  const { stdout } = await runHere(["token", "--json", "--sandbox", server.url]);
  const [first, second] = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);

  expect(first).toMatchObject({ api: "erp", for: "client sandbox-client", expiresInSeconds: 86_400 });
  expect(second).toMatchObject({
    api: "channel",
    for: "channel TESTCHANNEL",
    scopes: ["CHANNEL"],
    expiresInSeconds: 3_600,
  });
  const tokens = server.sandbox.snapshot().tables.tokens?.map(([token]) => token) ?? [];
  expect(tokens.length).toBeGreaterThanOrEqual(2);
  for (const token of tokens) expect(stdout).not.toContain(token);
});

test("a key never expires, and a seller's token is told as one", async () => {
  const key = await runHere(["token", "erp", "--json"], {
    env: { KONTOR_ERP_URL: server.erpUrl, KONTOR_API_KEY: "c4n4ry-key" },
  });
  const seller = await runHere(["token", "channel", "--json"], {
    env: { ...channel, KONTOR_REFRESH_TOKEN: "seller-refresh-token-of-the-sandbox" },
  });

  expect(JSON.parse(key.stdout)).toMatchObject({ credential: "key of a registration", expiresAt: null });
  expect(key.stdout).not.toContain("c4n4ry");
  expect(JSON.parse(seller.stdout)).toMatchObject({ for: "no channel: the refresh token belongs to a seller" });
});

const OF_SELLER = "no channel: the refresh token belongs to a seller";

test.each([
  [200, "{", "owner of the refresh token"],
  [401, "{}", OF_SELLER],
  [403, "{}", OF_SELLER],
  [400, "{}", "owner of the refresh token"],
  [404, "{}", "owner of the refresh token"],
  [500, "{}", "owner of the refresh token"],
])("a token whose channel answers %i is for: %s", async (status, body, owner) => {
  const token = '{"authToken":"c4n4ry","expiresIn":3600,"scope":"CHANNEL"}';
  const headers = { "content-type": "application/json" };
  vi.stubGlobal("fetch", async (input: string | URL) =>
    String(input).endsWith("/v1/channel") ? new Response(body, { status, headers }) : new Response(token, { headers }),
  );

  const { stdout } = await runHere(["token", "channel", "--json"], {
    env: { KONTOR_CHANNEL_URL: "https://channel.test", KONTOR_REFRESH_TOKEN: "c4n4ry-refresh" },
  });
  vi.unstubAllGlobals();

  expect(JSON.parse(stdout)).toMatchObject({ for: owner });
  expect(stdout).not.toContain("c4n4ry");
});

test("--debug shows where an error comes from, without the secret", async () => {
  const { code, stderr } = await runHere(["token", "erp", "--debug"], {
    env: { ...erp, KONTOR_CLIENT_SECRET: "c4n4ry" },
  });

  expect(code).toBe(1);
  expect(stderr).toMatch(/\n\s+at .*readTokenAnswer/);
  expect(stderr).not.toContain("c4n4ry");
});
