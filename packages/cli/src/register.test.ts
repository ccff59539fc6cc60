import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nodeListener } from "@kontor/app/node";
import { createSandbox, demo } from "@kontor/sandbox";
import { startSandboxServer } from "@kontor/sandbox/server";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { CliError } from "./errors.ts";
import { createWorkbench, openTerminal } from "./fixtures/bench.ts";
import { runHere } from "./fixtures/run-here.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-cli-register-"));
const before = process.cwd();
beforeAll(async () => {
  process.chdir(folder); // The flags name files in it.
  writeFileSync("app.json", (await kontor("--print-app")).stdout);
});
afterAll(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true });
});

const kontor = (...args: string[]) => runHere(["register", ...args]);

test.concurrent("kontor register asks, waits, and keeps the key without showing it", async () => {
  await using server = await startSandboxServer();
  const accepting = setInterval(() => {
    for (const { id, status } of server.sandbox.registrations())
      if (status === "pending") server.sandbox.decideRegistration(id, { accept: true });
  }, 50);

  const ended = await kontor("--url", server.erpUrl, "--app", "app.json", "--every", "0.1");
  clearInterval(accepting);

  expect(ended).toMatchObject({ code: 0, stderr: "" });
  const key = readFileSync(join(folder, "kontor.key"), "utf8").trim();
  expect(server.sandbox.snapshot().tables.apiKeys?.some(([each]) => each === key)).toBe(true);
  expect(ended.stdout).toContain("Requesting the registration of my-app/1.0");
  expect(ended.stdout).toContain("The app is registered.");
  expect(`${ended.stdout}${readFileSync(join(folder, "kontor-registration.json"), "utf8")}`).not.toContain(key);
  expect(statSync(join(folder, "kontor.key")).mode & 0o777).toBe(0o600);
});

test("a tenant that is no UUID is refused with code 2, and nothing is sent", async () => {
  const files = ["--app", "app.json", "--key-file", "no-tenant.key", "--state-file", "no-tenant-state.json"];

  const { code, stderr } = await kontor("--url", "http://127.0.0.1:9", ...files, "--tenant", "abc");

  expect([code, stderr]).toEqual([
    2,
    "kontor: Cannot register an app as tenantId must be a UUID: got text of 3 characters. The value comes from KONTOR_TENANT or --tenant, or from a profile\n",
  ]);
});

test("the tenant and the version are sent with every request", async () => {
  const heard: unknown[] = [];
  const erp = createServer(({ headers }, outgoing) => {
    heard.push([headers["x-tenant-id"], headers["api-version"]]);
    outgoing.writeHead(402).end();
  }).listen(0, "127.0.0.1");
  await once(erp, "listening");
  const url = `http://127.0.0.1:${(erp.address() as AddressInfo).port}`;
  const files = ["--app", "app.json", "--key-file", "tenant.key", "--state-file", "tenant.json"];

  const { code } = await kontor("--url", url, ...files, "--tenant", demo.tenantId, "--api-version", "2.0");
  erp.close();

  expect([code, heard]).toEqual([1, [[demo.tenantId, "2.0"]]]);
});

test("a refusal is told, with an exit code, and as JSON for scripts", async () => {
  await using server = await startSandboxServer({ assumptions: { registrationDecision: "reject" } });
  const files = ["--app", "app.json", "--key-file", "other.key", "--state-file", "other.json"];

  const told = await kontor("--url", server.erpUrl, ...files);
  const json = await kontor("--url", server.erpUrl, ...files, "--json");

  expect(told).toMatchObject({
    code: 1,
    stderr: "kontor: The ERP user refused the registration. Call again to send a new request.\n",
  });
  expect([json.code, JSON.parse(json.stdout)]).toMatchObject([1, { outcome: "rejected" }]);
});

test.concurrent("a key that cannot be saved where it was asked for is saved elsewhere, and it is said where, also when told to stop", async () => {
  using sandbox = createSandbox({ assumptions: { registrationDecision: "accept" } });
  const [looking, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = nodeListener(async (request) => {
    const answer = await sandbox.fetch(request);
    if (request.method !== "GET") return answer;
    looking.resolve();
    await released.promise;
    return answer;
  });
  const server = createServer({ keepAliveTimeout: 0 }, slow).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/erp`;
  const place = join(folder, "place");
  mkdirSync(place);
  const files = ["--app", "app.json", "--key-file", "place/k.key", "--state-file", "third.json"];
  const stopping = new AbortController();
  const ended = runHere(["register", "--url", url, ...files], { signal: stopping.signal });
  await looking.promise;
  rmSync(place, { recursive: true }); // while the answer is on its way
  stopping.abort(new CliError("Stopped", { exitCode: 130 }));

  released.resolve();
  const { code, stderr } = await ended;
  server.close();
  expect(stderr).toMatch(/^Stopping once the current answer has arrived/);

  const [, path] = /It is in (\S+\.key); keep it/.exec(stderr) ?? [];
  expect([code, path]).toEqual([1, expect.stringContaining("kontor-") as string]);
  const key = readFileSync(path!, "utf8").trim();
  expect(sandbox.snapshot().tables.apiKeys?.some(([each]) => each === key)).toBe(true);
  expect(stderr).not.toContain(key);
});

test.each([
  [[], "Stopping once the current answer has arrived"],
  [["--json"], ""],
])("a stop of register %j is told at once: %s", async (flags, words) => {
  await using server = await startSandboxServer();
  const name = `stopped-${flags.length}`;
  const files = ["--app", "app.json", "--key-file", `${name}.key`, "--state-file", `${name}.json`];
  const stopping = new AbortController();
  const { promise, resolve } = Promise.withResolvers<void>();
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (...given: Parameters<typeof fetch>) => (resolve(), fetch(...given)));
  const ended = runHere(["register", "--url", server.erpUrl, ...files, ...flags], { signal: stopping.signal });
  await promise;

  stopping.abort(new CliError("Stopped", { exitCode: 130 }));
  const { code, stderr } = await ended;
  vi.unstubAllGlobals();

  expect(code).toBe(130);
  expect(stderr.startsWith(words || "kontor: Stopped")).toBe(true);
});

test.each([
  [[], "Cannot register as --url must be given"],
  [["--url", "http://erp.test"], "Cannot register as --app must be given"],
  [["--url", "http://erp.test", "--app", "none.json"], "Cannot register as --app must be a file of JSON"],
  [
    ["--url", "https://erp.test", "--app", "app.json", "--every", "soon"],
    "Cannot register as --every must be a number of seconds: got soon",
  ],
  [
    ["--url", "https://erp.test", "--app", "app.json", "--every", "0"],
    "Cannot register as --every must be a number of seconds: got 0",
  ],
  [
    ["--url", "http://erp.test", "--app", "app.json", "--key-file", "fresh.key", "--state-file", "fresh.json"],
    "baseUrl must be an https address",
  ],
])("kontor register %j says what is missing", async (args, message) => {
  const { code, stderr } = await kontor(...args);

  expect(code).toBe(2);
  expect(stderr).toContain(message);
  expect(stderr).not.toContain("fault of Kontor");
});

test.concurrent("in a terminal the wait is shown while it lasts, and Ctrl-C ends it", async () => {
  await using server = await startSandboxServer();
  const files = "--app app.json --key-file live.key --state-file live-state.json --every 0.1";
  using bench = createWorkbench();
  writeFileSync(join(bench.folder, "app.json"), readFileSync("app.json"));
  const line = `kontor register --url ${server.erpUrl} ${files}`;
  const { ended, said, press } = openTerminal(bench.folder, line);
  await expect.poll(said, { timeout: 60_000 }).toMatch(/Waiting for the decision in the ERP: \d s of at most 10 min/);

  press("\u0003");

  expect(await ended).toMatchObject({ code: 130 });
  expect(said()).toContain("\r\u001B[K"); // The line goes away before the end is told.
  expect(said()).toMatch(/kontor: Stopped\r\n$/);
});
