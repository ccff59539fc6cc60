import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startSandboxServer } from "@kontor/sandbox/server";
import { afterAll, expect, test } from "vitest";

const main = fileURLToPath(new URL("../main.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "kontor-cli-register-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function kontor(...args: string[]) {
  const child = spawn(process.execPath, ["--conditions=@kontor/source", main, "register", ...args], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let [stdout, stderr] = ["", ""];
  child.stdout.on("data", (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()));
  const code = await new Promise((resolve) => child.once("close", resolve));
  return { code, stdout, stderr };
}

test("kontor register asks, waits, and keeps the key without showing it", async () => {
  await using server = await startSandboxServer();
  writeFileSync(join(folder, "app.json"), (await kontor("--print-app")).stdout);
  const accepting = setInterval(() => {
    for (const { id, status } of server.sandbox.registrations())
      if (status === "pending") server.sandbox.decideRegistration(id, { accept: true });
  }, 50);

  const ended = await kontor("--url", server.erpUrl, "--app", "app.json", "--every", "0.1");
  clearInterval(accepting);

  expect(ended).toMatchObject({ code: 0, stderr: "" });
  const key = readFileSync(join(folder, "kontor.key"), "utf8").trim();
  expect(server.sandbox.snapshot().tables.apiKeys?.some(([each]) => each === key)).toBe(true);
  expect(ended.stdout).toContain("Asks for the registration of my-app/1.0");
  expect(ended.stdout).toContain("The app is registered.");
  expect(`${ended.stdout}${readFileSync(join(folder, "kontor-registration.json"), "utf8")}`).not.toContain(key);
  expect(statSync(join(folder, "kontor.key")).mode & 0o777).toBe(0o600);
});

test("a refusal is told, with an exit code, and as JSON for scripts", async () => {
  await using server = await startSandboxServer({ assumptions: { registrationDecision: "reject" } });
  const files = ["--app", "app.json", "--key-file", "other.key", "--state-file", "other.json"];

  const told = await kontor("--url", server.erpUrl, ...files);
  const json = await kontor("--url", server.erpUrl, ...files, "--json");

  expect(told).toMatchObject({
    code: 1,
    stderr: "kontor: The ERP user refused the registration. Calling again asks anew.\n",
  });
  expect([json.code, JSON.parse(json.stdout)]).toMatchObject([1, { outcome: "rejected" }]);
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
    ["--url", "http://erp.test", "--app", "app.json", "--key-file", "fresh.key", "--state-file", "fresh.json"],
    "baseUrl must be an https address",
  ],
])("kontor register %j says what is missing", async (args, message) => {
  const { code, stderr } = await kontor(...args);

  expect(code).toBeGreaterThan(0);
  expect(stderr).toContain(message);
  expect(stderr).not.toContain("fault of Kontor");
});
