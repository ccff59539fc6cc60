import { once } from "node:events";
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { nodeListener } from "@kontor/http/node";
import { createSandbox, demo } from "@kontor/sandbox";
import { startSandboxServer } from "@kontor/sandbox/server";
import { findFreePort } from "@kontor/testing/find-free-port";
import { afterAll, expect, test, vi } from "vitest";
import { doctorCommand } from "../commands/platform.ts";
import { checkExamples, createWorkbench } from "../fixtures/bench.ts";
import { prepareFile } from "../fixtures/prepare.ts";
import { runHere } from "../fixtures/run-here.ts";
import { type Finding, formatFinding } from "./finding.ts";

const bench = createWorkbench();
const server = await startSandboxServer({ port: 0 });
const wide = { requests: 1_000, perSeconds: 1 };
server.sandbox.assume({ quotas: { Info_GetStatus: wide, Self_Get: wide, Auth_ExchangeRefreshToken: wide } });
const servers: Server[] = [];
afterAll(async () => {
  vi.unstubAllGlobals();
  await server.close();
  for (const each of servers) each.close();
  bench[Symbol.dispose]();
});

/** A server with one fault. */
async function start(listener: RequestListener): Promise<string> {
  const own = createServer(listener).listen(0, "127.0.0.1");
  servers.push(own);
  await once(own, "listening");
  return `http://127.0.0.1:${(own.address() as AddressInfo).port}`;
}

/** A server that answers everything alike. */
const answering = (status: number, body = "", headers: Record<string, string> = {}) =>
  start((_, response) => response.writeHead(status, { "content-type": "application/json", ...headers }).end(body));

/** Like the sandbox, but for a path. */
function changed(path: RegExp, status: number, body: string, headers: Record<string, string> = {}): Promise<string> {
  const sandbox = createSandbox();
  const faulty = () => new Response(body, { status, headers: { "content-type": "application/json", ...headers } });
  return start(nodeListener(async (request) => (path.test(request.url) ? faulty() : sandbox.fetch(request))));
}

const good = {
  KONTOR_ERP_URL: server.erpUrl,
  KONTOR_AUTH_URL: server.url,
  KONTOR_CHANNEL_URL: server.url,
  KONTOR_TENANT: demo.tenantId,
  KONTOR_CLIENT_ID: demo.clientId,
  KONTOR_CLIENT_SECRET: demo.clientSecret,
  KONTOR_REFRESH_TOKEN: demo.refreshToken,
};
const folder = (name: string) => join(bench.folder, name);
const write = (name: string, text: string, mode = 0o600) => {
  writeFileSync(folder(name), text);
  chmodSync(folder(name), mode);
  return folder(name);
};
const token = (more: object) =>
  JSON.stringify({ access_token: "c4n4ry-token", token_type: "bearer", expires_in: 3_600, ...more });
const exchange = (more: object) =>
  JSON.stringify({ authToken: "c4n4ry-token", expiresIn: 3_600, scope: "CHANNEL", ...more });
const refusing = (code: string) => async () =>
  Promise.reject(Object.assign(new TypeError("fetch failed"), { cause: Object.assign(new Error("c4n4ry"), { code }) }));

mkdirSync(folder("folder"));
await prepareFile(folder("dead.db"));
await prepareFile(folder("newer.db"));
const newer = new DatabaseSync(folder("newer.db"));
newer.exec("PRAGMA user_version = 99; UPDATE migration SET oldest = 99");
newer.close();

type Plant = { env?: Record<string, string | undefined>; words?: string[]; fetch?: () => Promise<Response> };
const now = Date.now(); // real time: the doctor compares what an answer tells with the clock of the machine
const [inAnHour, twoMinutesAgo] = [now + 3_600_000, now - 120_000].map((at) => new Date(at).toUTCString()) as [
  string,
  string,
];
const nobody = await findFreePort();
/** The faults by the code under which the doctor must name them. */
const faults: [code: string, check: Finding["check"], plant: Plant][] = [
  ["profile-open", "settings", { words: ["--profile-file", write("open.json", '{"default":{}}', 0o644)] }],
  ["profile-unusable", "settings", { words: ["--profile-file", write("broken.json", "c4n4ry")] }],
  ["setting-wrong", "settings", { words: ["--sandbox=shop"] }],
  ["nothing-known", "settings", { env: Object.fromEntries(Object.keys(good).map((name) => [name, undefined])) }],
  ["setting-unknown", "settings", { env: { KONTOR_CHANEL_URL: "https://c4n4ry.example" } }],
  ["address-malformed", "reach", { env: { KONTOR_CHANNEL_URL: "c4n4ry" } }],
  ["address-not-secure", "reach", { env: { KONTOR_ERP_URL: "http://erp.example" } }],
  ["nobody-listens", "reach", { env: { KONTOR_CHANNEL_URL: `http://127.0.0.1:${nobody}` } }],
  ["port-without-tls", "reach", { env: { KONTOR_CHANNEL_URL: server.url.replace("http:", "https:") } }],
  ["no-answer", "reach", { env: { KONTOR_CHANNEL_URL: await start(() => {}) }, words: ["--timeout", "0.3"] }],
  ["connection-broken", "reach", { env: { KONTOR_CHANNEL_URL: await start(({ socket }) => void socket.destroy()) } }],
  [
    "address-moved",
    "reach",
    { env: { KONTOR_ERP_URL: await answering(301, "", { location: "https://elsewhere.example" }) } },
  ],
  ["gateway-down", "reach", { env: { KONTOR_CHANNEL_URL: await answering(503) } }],
  ["proxy-asks", "reach", { env: { KONTOR_CHANNEL_URL: await answering(407) } }],
  ["proxy-asks", "reach", { fetch: refusing("UND_ERR_ABORTED") }],
  ["host-unknown", "reach", { fetch: refusing("ENOTFOUND") }],
  ["no-name-server", "reach", { fetch: refusing("EAI_AGAIN") }],
  ["certificate-expired", "reach", { fetch: refusing("CERT_HAS_EXPIRED") }],
  ["certificate-too-new", "reach", { fetch: refusing("CERT_NOT_YET_VALID") }],
  ["certificate-of-another", "reach", { fetch: refusing("ERR_TLS_CERT_ALTNAME_INVALID") }],
  ["certificate-untrusted", "reach", { fetch: refusing("UNABLE_TO_VERIFY_LEAF_SIGNATURE") }],
  ["clock-behind", "clock", { env: { KONTOR_AUTH_URL: await answering(404, "", { date: inAnHour }) } }],
  ["clock-ahead", "clock", { env: { KONTOR_AUTH_URL: await answering(404, "", { date: twoMinutesAgo }) } }],
  ["credential-missing", "credential", { env: { KONTOR_CLIENT_SECRET: undefined } }],
  [
    "secret-unreadable",
    "credential",
    { env: { KONTOR_REFRESH_TOKEN: undefined, KONTOR_REFRESH_TOKEN_FILE: "/nowhere/c" } },
  ],
  [
    "secret-command-failed",
    "credential",
    {
      env: { KONTOR_REFRESH_TOKEN: undefined },
      words: ["--profile-file", write("command.json", '{"default":{"refreshTokenCommand":"exit 3"}}')],
    },
  ],
  ["credential-refused", "credential", { env: { KONTOR_CLIENT_SECRET: "c4n4ry" } }],
  ["credential-refused", "credential", { env: { KONTOR_REFRESH_TOKEN: "c4n4ry" } }],
  [
    "grant-not-allowed",
    "credential",
    { env: { KONTOR_AUTH_URL: await answering(400, '{"error":"unauthorized_client"}') } },
  ],
  [
    "scope-refused",
    "credential",
    { words: ["--scopes", "items.reed"], env: { KONTOR_AUTH_URL: await answering(400, '{"error":"invalid_scope"}') } },
  ],
  ["token-endpoint-missing", "credential", { env: { KONTOR_AUTH_URL: await answering(404) } }],
  [
    "token-quota",
    "credential",
    { env: { KONTOR_CHANNEL_URL: await changed(/v1\/auth/, 429, "", { "retry-after": "7" }) } },
  ],
  ["token-endpoint-down", "credential", { env: { KONTOR_AUTH_URL: await answering(500) } }],
  [
    "token-unreadable",
    "credential",
    {
      env: {
        KONTOR_CHANNEL_URL: await changed(/v1\/auth/, 200, "<html>c4n4ry</html>", { "content-type": "text/html" }),
      },
    },
  ],
  [
    "token-short",
    "credential",
    { env: { KONTOR_CHANNEL_URL: await changed(/v1\//, 200, exchange({ expiresIn: 5 })) } },
  ],
  [
    "scope-missing",
    "scopes",
    {
      words: ["--scopes", "items.read,items.write"],
      env: { KONTOR_AUTH_URL: await answering(200, token({ scope: "items.read" })) },
    },
  ],
  [
    "scope-unknown",
    "scopes",
    { env: { KONTOR_CHANNEL_URL: await changed(/v1\/auth/, 200, exchange({ scope: "OTHER" })) } },
  ],
  ["scope-of-seller", "scopes", { env: { KONTOR_REFRESH_TOKEN: demo.sellerRefreshToken } }],
  ["scope-of-channel", "scopes", { env: { KONTOR_SELLER_REFRESH_TOKEN: demo.refreshToken } }],
  ["tenant-missing", "tenant", { env: { KONTOR_TENANT: undefined } }],
  ["setting-wrong", "settings", { env: { KONTOR_REFRESH_TOKEN: "'c4n4ry'" } }],
  ["tenant-malformed", "tenant", { env: { KONTOR_TENANT: demo.clientId, KONTOR_CLIENT_ID: demo.tenantId } }],
  ["tenant-malformed", "tenant", { env: { KONTOR_TENANT: "shop" } }],
  ["tenant-or-path-unknown", "tenant", { env: { KONTOR_ERP_URL: `${server.url}/erpp` } }],
  ["tenant-offline", "tenant", { env: { KONTOR_ERP_URL: `${await changed(/v2\/info/, 502, "<html>")}/erp` } }],
  ["tenant-forbidden", "tenant", { env: { KONTOR_ERP_URL: `${await changed(/v2\/info/, 403, "{}")}/erp` } }],
  ["token-refused", "tenant", { env: { KONTOR_ERP_URL: `${await changed(/v2\/info/, 401, "{}")}/erp` } }],
  ["channel-forbidden", "tenant", { env: { KONTOR_CHANNEL_URL: await changed(/v1\/channel/, 403, "{}") } }],
  [
    "quota-used-up",
    "quota",
    { env: { KONTOR_CHANNEL_URL: await changed(/v1\/channel/, 429, "{}", { "retry-after": "30" }) } },
  ],
  [
    "quota-low",
    "quota",
    {
      env: {
        KONTOR_CHANNEL_URL: await changed(/v1\/channel/, 200, "{}", {
          "x-ratelimit-limit": "60",
          "x-ratelimit-remaining": "3",
          "x-ratelimit-interval-length-seconds": "60",
        }),
      },
    },
  ],
  ["store-missing", "store", { words: ["--file", folder("none.db")] }],
  ["store-folder", "store", { words: ["--file", folder("folder")] }],
  ["store-no-database", "store", { words: ["--file", write("text.db", "no database ".repeat(100))] }],
  ["store-newer", "store", { words: ["--file", folder("newer.db")] }],
  ["store-dead", "store", { words: ["--file", folder("dead.db")] }],
  ["store-unreachable", "store", { env: { KONTOR_INBOX: `postgres://u:c4n4ry@127.0.0.1:${nobody}/db` } }],
  ["store-password-in-flag", "store", { words: ["--postgres", "postgres://u:c4n4ry@127.0.0.1/db"] }],
];

test.each(faults)(
  "%s is named under %s, with a fix, and without a secret",
  async (code, check, { env = {}, words = [], fetch }) => {
    if (fetch) vi.stubGlobal("fetch", fetch);
    const ended = await runHere(["doctor", "--json", ...words], { env: { ...good, ...env } });
    vi.unstubAllGlobals();

    const findings = ended.stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Finding);
    const found = findings.find((each) => each.code === code);
    expect(found ?? findings).toMatchObject({ check, fix: expect.stringMatching(/\w/) });
    expect(ended.code).toBe(found!.state === "warning" ? 0 : 1);
    expect(formatFinding(found!)).toMatch(/^[✘!] \w+ +.+$/); // One line.
    expect(formatFinding(found!)).toContain(found!.fix);
    expect(ended.stdout + ended.stderr).not.toMatch(/c4n4ry|fault of Kontor/);
  },
);

test.each([
  ["CHANNEL", "ok", "ok"],
  ["OTHER", "scope-unknown", "ok"],
  ["", "scope-none", "ok"],
  ["SELLER", "scope-of-seller", "skipped"],
])("with the scope %j, which is %s, the call of the channel is %s", async (scope, code, called) => {
  const env = { ...good, KONTOR_ERP_URL: "", KONTOR_AUTH_URL: "", KONTOR_SELLER_REFRESH_TOKEN: "" };
  const KONTOR_CHANNEL_URL = await changed(/v1\/auth/, 200, exchange({ scope }));
  const { fetch } = globalThis;
  const answer = async (...[input, init]: Parameters<typeof fetch>) =>
    String(input).endsWith("/v1/channel") ? new Response("{}") : fetch(input, init);
  vi.stubGlobal("fetch", answer);

  const { stdout } = await runHere(["doctor", "--json"], { env: { ...env, KONTOR_CHANNEL_URL } });
  vi.unstubAllGlobals();

  const findings = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Finding);
  const of = (check: string) => findings.filter((each) => each.check === check && each.of === "channel");
  expect([of("scopes")[0]?.code, of("tenant")[0]?.state]).toEqual([code, called]);
});

test("where all is well, each line says so", async () => {
  const { code, stdout, stderr } = await runHere(["doctor", "--json", "--file", await prepareFile(folder("well.db"))], {
    env: good,
  });
  const states = stdout
    .trim()
    .split("\n")
    .map((line) => (JSON.parse(line) as Finding).state);

  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(states.filter((state) => state === "ok").length).toBeGreaterThanOrEqual(12);
  expect(states).not.toContain("problem");
});

test("a seller's refresh token in place of the channel's is told as one, with the variable that it belongs in", async () => {
  const ofSeller = { KONTOR_CHANNEL_URL: server.url, KONTOR_SELLER_REFRESH_TOKEN: demo.sellerRefreshToken };
  const wrong = await runHere(["doctor"], {
    env: { KONTOR_CHANNEL_URL: server.url, KONTOR_REFRESH_TOKEN: demo.sellerRefreshToken },
  });
  const right = await runHere(["doctor"], { env: ofSeller });

  expect(wrong.stdout).toMatch(/✘ scopes .*belongs to a seller .*Put it into\s+KONTOR_SELLER_REFRESH_TOKEN/s);
  expect(right).toMatchObject({ code: 0, stdout: expect.stringContaining("✔ scopes     seller: SELLER") as string });
});

test.each([[{}], [{ KONTOR_ALLOW_HTTP: "sandbox" }]])("plain http to another host needs its name: %j", async (env) => {
  const sandbox = createSandbox();
  vi.stubGlobal("fetch", (input: string, init: RequestInit) => sandbox.fetch(input, init));
  const channel = { KONTOR_CHANNEL_URL: "http://sandbox:7070", KONTOR_REFRESH_TOKEN: demo.refreshToken };
  const { stdout } = await runHere(["doctor"], { env: { ...channel, ...env } });
  const called = await runHere(["call", "self.get"], { env: { ...channel, ...env } });
  vi.unstubAllGlobals();

  const isAllowed = "KONTOR_ALLOW_HTTP" in env;
  expect(stdout).toContain(
    isAllowed ? "✔ tenant     channel: channel accepted" : "a sandbox that KONTOR_ALLOW_HTTP names",
  );
  expect(called.code).toBe(isAllowed ? 0 : 2);
});

test("a token endpoint that is missing is told without flags of another interface", async () => {
  const ofChannel = { KONTOR_CHANNEL_URL: `${server.url}/v1`, KONTOR_REFRESH_TOKEN: demo.refreshToken };
  const { stdout } = await runHere(["doctor"], { env: ofChannel });

  expect(stdout).toContain("Check the path of the address: it ends before /v1");
  expect(stdout).not.toContain("--generation");
});

test("a sandbox is looked at without the environment", async () => {
  const { code, stdout } = await runHere(["doctor", "--sandbox", server.url], {
    env: { KONTOR_INBOX: "/nowhere/events.db", KONTOR_TENANT: "c4n4ry" },
  });

  expect(code).toBe(0);
  expect(stdout).toContain(`from the sandbox at ${server.url}`);
});

test("no event is fetched by it", () => {
  expect(server.sandbox.log().map(({ operation }) => operation)).not.toContain("Events_List");
});

test("the examples of doctor run", async () => {
  await expect(checkExamples(doctorCommand, server.url)).resolves.toBeUndefined();
});
