import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdtempSync, openSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test, vi } from "vitest";
import { CliError } from "./errors.ts";
import { runHere } from "./fixtures/run-here.ts";

const main = fileURLToPath(new URL("./main.ts", import.meta.url));
const source = "--conditions=@kontor/source";

/** Runs `kontor` as a separate process, from the sources. */
const kontor = (...args: string[]) => run([source], args);

function run(flags: string[], args: string[]) {
  const child = spawn(process.execPath, [...flags, main, ...args], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let stdout = "";
  let stderr = "";
  child.stdout.on("data", (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) =>
    child.once("close", (code) => resolve({ code, stdout, stderr })),
  );
  return { child, ended };
}

test.concurrent("kontor demo --json prints one line, with what the platform saw", async () => {
  const { code, stdout, stderr } = await runHere(["demo", "--json"]);

  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout.trim().split("\n")).toHaveLength(1);
  expect(JSON.parse(stdout)).toMatchObject({ requests: 7, refused: 0, violations: 0 });
});

test("kontor demo shows an integration at work, over HTTP and with its own sandbox, and leaves nothing in the temporary folder", async () => {
  const place = mkdtempSync(join(tmpdir(), "kontor-cli-demo-"));
  vi.stubEnv("TMPDIR", place);
  const { code, stdout, stderr } = await runHere(["demo"]);
  vi.unstubAllEnvs();

  expect(readdirSync(place)).toEqual([]);
  rmSync(place, { recursive: true });

  expect(stderr).toBe("");
  expect(code).toBe(0);
  const rows = stdout.split("\n").map((line) => line.trim().split(/\s{2,}/));
  expect(rows).toEqual(
    expect.arrayContaining([
      ["Seller:Meta.SellerAttributesUpdateRequest", "1", "1", "1"],
      ["Seller:Offer.New", "2", "2", "2"],
      ["Seller:Some.NewType", "1", "1", "1"],
      ["token calls, channel", "1"],
      ["token calls, ERP", "1"],
      ["acknowledgements", "1"],
      ["ERP updates", "2"],
      ["all requests", "7"],
    ]),
  );
  expect(stdout).not.toMatch(/refresh-token-of|secret-of|Bearer/);
});

test.concurrent("kontor sandbox listens until it is told to stop", async () => {
  const { child, ended } = kontor("sandbox", "--port", "0");
  const url = await new Promise<string>((resolve) => {
    let text = "";
    child.stdout.on("data", (chunk: Buffer) => {
      text += chunk.toString();
      const [address] = /http:\S+(?=\s)/.exec(text) ?? [];
      if (address !== undefined) resolve(address);
    });
  });

  const report = await (await fetch(`${url}/__sandbox/report`)).json();
  child.kill("SIGINT");

  expect(report).toMatchObject({ requests: 0 });
  expect(await ended).toMatchObject({ code: 0, stderr: "" });
});

test.concurrent("a command that is none ends a real process with 2, in words", async () => {
  const { code, stderr } = await kontor("nothing").ended;

  expect({ code, said: stderr.split("\n")[0] }).toEqual({ code: 2, said: "error: unknown command 'nothing'" });
});

test.concurrent("a port that is taken is an error with a next step", async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;

  const { code, stderr } = await runHere(["sandbox", "--port", String(port)]);

  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: `kontor: Cannot listen as port ${port} is taken; try --port 0\n`,
  });
  server.close();
});

test.each([
  [["sandbox", "--port", "many"], 2, "kontor: Cannot listen as --port must be a number from 0 to 65535: got many\n"],
  [["sandbox", "--port", "65536"], 2, "kontor: Cannot listen as --port must be a number from 0 to 65535: got 65536\n"],
  [["sandbox", "--host", "256.0.0.1", "--port", "0"], 1, "kontor: Cannot listen as 256.0.0.1:0 cannot be used"],
  [["nothing"], 2, "unknown command 'nothing'"],
  [["sandbox", "--prot", "1"], 2, "Did you mean --port?"],
  [["demo", "more"], 2, "too many arguments"],
])("kontor %j is refused without a stack", async (args, expected, words) => {
  const { code, stderr } = await runHere(args);

  expect(code).toBe(expected);
  expect(stderr).toContain(words);
  expect(stderr).not.toMatch(/\n\s+at /);
});

test.each([[["--help"]], [["sandbox", "--help"]], [["demo", "--help"]]])("kontor %j teaches", async (args) => {
  const { code, stdout } = await runHere(args);

  expect(code).toBe(0);
  expect(stdout).toMatch(/Start with:|Examples:/);
});

test("the help says that a sandbox which is stopped ends with 0", async () => {
  const { stdout } = await runHere(["--help"]);

  const [, stopped = ""] = /Exit codes:[^]*?\n +130 +([^]*)$/.exec(stdout) ?? [];
  expect(stopped).toMatch(/sandbox[^]* ends with 0/);
});

test("a demo that is stopped says so and leaves nothing behind", async () => {
  const stopping = new AbortController();
  const asked: string[] = [];
  // Its first request never ends by itself: however fast the machine, the demo is not over when it is told to stop.
  const hang = (url: string | URL, { signal }: RequestInit) =>
    new Promise((_, reject) => {
      asked.push(String(url));
      signal!.addEventListener("abort", () => reject(signal!.reason as Error));
      stopping.abort(new CliError("Stopped", { exitCode: 130 }));
    });
  vi.stubGlobal("fetch", hang);
  const { code, stderr } = await runHere(["demo"], { signal: stopping.signal });
  vi.unstubAllGlobals();

  expect({ code, stderr }).toEqual({ code: 130, stderr: "kontor: Stopped\n" });
  await expect(fetch(asked[0]!)).rejects.toThrow("fetch failed");
});

test.concurrent("a reader that has seen enough is no error", async () => {
  const { child, ended } = kontor("--help");
  child.stdout.destroy();

  expect(await ended).toMatchObject({ code: 0, stderr: "" });
});

test.concurrent.each([["--print-seed"], ["--port", "0"]].map((flags) => ["sandbox", ...flags]))(
  "an output that takes nothing is told in one line, and is no success: kontor %s %s",
  async (...args) => {
    const full = openSync("/dev/full", "w");
    const child = spawn(process.execPath, [source, main, ...args], { stdio: ["ignore", full, "pipe"] });
    closeSync(full);
    let stderr = "";
    child.stderr!.on("data", (chunk: Buffer) => (stderr += chunk.toString()));
    const [code] = (await once(child, "close")) as [number];

    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: "kontor: Cannot write to the standard output as it must accept data: got ENOSPC\n",
    });
  },
);

test.concurrent("an older Node is told in one sentence which one is needed", async () => {
  const old =
    "data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'22.12.0'}})";
  const { code, stdout, stderr } = await run([source, "--import", old], ["--help"]).ended;

  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(stderr).toMatch(/^kontor: Node\.js 22\.13 or newer is needed: this is v\S+\n$/);
});

test.concurrent("what is a fault of Kontor is told as one, with its stack, and is no success", async () => {
  const broken = "data:text/javascript,process.stdout.write=()=>{throw new TypeError('broken')}";
  const { code, stderr } = await run([source, "--import", broken], ["--help"]).ended;

  expect(code).toBe(1);
  expect(stderr).toMatch(/^kontor: this is a bug in Kontor, please report it\nTypeError: broken\n {4}at /);
});
