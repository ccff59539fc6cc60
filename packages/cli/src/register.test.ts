import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { nodeListener } from "@kontor/app/node";
import { createSandbox, demo } from "@kontor/sandbox";
import { startSandboxServer } from "@kontor/sandbox/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runHere } from "./fixtures/run-here.ts";

const main = fileURLToPath(new URL("./main.ts", import.meta.url));
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

function start(...args: string[]) {
  const child = spawn(process.execPath, ["--conditions=@kontor/source", main, "register", ...args], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let [stdout, stderr] = ["", ""];
  child.stdout.on("data", (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) =>
    child.once("close", (code) => resolve({ code, stdout, stderr })),
  );
  /** Resolves as soon as it has said so. */
  const said = (words: string) =>
    new Promise<void>((resolve) => child.stderr.on("data", () => stderr.includes(words) && resolve()));
  return { process: child, said, ended };
}

const kontor = (...args: string[]) => runHere(["register", ...args]);

test.concurrent("kontor register asks, waits, and keeps the key without showing it", async () => {
  await using server = await startSandboxServer();
  const accepting = setInterval(() => {
    for (const { id, status } of server.sandbox.registrations())
      if (status === "pending") server.sandbox.decideRegistration(id, { accept: true });
  }, 50);

  const ended = await start("--url", server.erpUrl, "--app", "app.json", "--every", "0.1").ended;
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
  const child = start("--url", url, ...files);
  await looking.promise;
  rmSync(place, { recursive: true }); // while the answer is on its way
  const stopping = child.said("Stopping once the current answer has arrived");
  child.process.kill("SIGINT");
  await stopping;

  released.resolve();
  const { code, stderr } = await child.ended;
  server.close();

  const [, path] = /It is in (\S+\.key); keep it/.exec(stderr) ?? [];
  expect([code, path]).toEqual([1, expect.stringContaining("kontor-") as string]);
  const key = readFileSync(path!, "utf8").trim();
  expect(sandbox.snapshot().tables.apiKeys?.some(([each]) => each === key)).toBe(true);
  expect(stderr).not.toContain(key);
});

test.concurrent("the first Ctrl-C waits for the answer in hand, the second one ends it at once", async () => {
  using sandbox = createSandbox({ assumptions: { registrationDecision: "accept" } });
  const looking = Promise.withResolvers<void>();
  const listener = nodeListener(async (request) => {
    if (request.method !== "GET") return sandbox.fetch(request);
    looking.resolve();
    return new Promise<Response>(() => {}); // the key may be in this answer
  });
  const erp = createServer(listener).listen(0, "127.0.0.1");
  await once(erp, "listening");
  const url = `http://127.0.0.1:${(erp.address() as AddressInfo).port}/erp`;
  const child = start("--url", url, "--app", "app.json", "--key-file", "late.key", "--state-file", "late.json");
  await looking.promise;
  const waits = child.said("Stopping once the current answer has arrived");

  child.process.kill("SIGINT");
  await waits;
  child.process.kill("SIGTERM");

  expect(await child.ended).toMatchObject({ code: 130, stderr: expect.stringMatching(/^Stopping once [^\n]*\n$/) });
  erp.close().closeAllConnections();
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
  const line = `"${process.execPath}" --conditions=@kontor/source "${main}" register --url ${server.erpUrl} ${files}`;
  const child = spawn("/bin/sh", ["-c", `script -qefc '${line}' /dev/null`], {
    cwd: folder,
    env: { ...process.env, TERM: "xterm", CI: undefined },
    stdio: ["pipe", "pipe", "inherit"],
  });
  let said = "";
  child.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()));
  await expect
    .poll(() => said, { timeout: 60_000 })
    .toMatch(/Waiting for the decision in the ERP: \d s of at most 10 min/);

  child.stdin.write("\u0003");

  const [code] = (await once(child, "close")) as [number];
  expect(code).toBe(130);
  expect(said).toContain("\r\u001B[K"); // The line goes away before the end is told.
  expect(said).toMatch(/kontor: Stopped\r\n$/);
});
