import { join } from "node:path";
import { startSandboxServer, type SandboxServer } from "@kontor/sandbox/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeSamples } from "./compile.ts";
import { findImports, readReadmes, root } from "./readme.ts";
import { bundleSamples, runSample } from "./run.ts";

const all = readReadmes();
const samples = all.flatMap((readme) => readme.samples);
const IN_A_BROWSER = ["app-1"]; // the bridge; the hub's test runs the guide's page of it in one

let server: SandboxServer;
beforeAll(async () => {
  server = await startSandboxServer({ assumptions: { registrationDecision: "accept" } });
  server.sandbox.trigger("Seller:Offer.New", {
    sellerId: "1",
    offerId: 4711,
    sku: "SPADE-01",
    priceList: [{ id: "default", quantityPriceList: [{ amount: "24.90", currency: "EUR" }] }],
  });
});
afterAll(() => server?.close());

test("every package has an install line that names what its samples import, and a sample", () => {
  for (const { name, installed, samples, commands } of all.filter(({ name }) => name !== "kontor")) {
    expect(installed).toContain(`@kontor/${name}`);
    if (name === "cli") expect(commands.length).toBeGreaterThanOrEqual(4);
    else if (name !== "mcp") expect(samples.length).toBeGreaterThanOrEqual(1); // an editor starts it: the test of its tools reads its configuration
    for (const { code } of samples) expect(installed).toEqual(expect.arrayContaining(findImports(code)));
  }
});

describe("a sample of a README runs to its last line against the sandbox", () => {
  const runnable = samples.filter(({ name }) => !IN_A_BROWSER.includes(name));
  const programs = new Map<string, string>();
  let written: ReturnType<typeof writeSamples>;
  beforeAll(async () => {
    const local = runnable.map(({ name, code }) => ({
      name,
      code: code.replaceAll("http://127.0.0.1:7070", server.url).replace(".listen(3000)", ".listen(0)"),
    }));
    written = writeSamples("run", local);
    const bundled = await bundleSamples(join(written.folder, "bundled"), local.map(written.fileOf));
    for (const [index, { name }] of local.entries()) programs.set(name, bundled[index]!);
  });
  afterAll(() => written[Symbol.dispose]());

  test.each(runnable)("$name", async ({ name }) => {
    const { ran, output } = await runSample(programs.get(name)!);

    expect({ ran, output: ran ? "" : output }).toEqual({ ran: true, output: "" });
    if (name === "app-3") expect(output).toContain("registered");
  });
});

test("every command of the command line's README is one", async () => {
  const { commands } = all.find(({ name }) => name === "cli")!;
  const { runHere } = (await import(join(root, "packages/cli/src/fixtures/run-here.ts"))) as {
    runHere(words: string[]): Promise<{ stdout: string }>;
  };

  const named = commands.flatMap((line) => /^npx @kontor\/cli (\w+)/.exec(line)?.[1] ?? []);

  expect(new Set(named)).toEqual(
    new Set(["demo", "sandbox", "inbox", "register", "call", "doctor", "events", "specs", "token"]),
  );
  for (const command of named) {
    const { stdout } = await runHere([command, "--help"]);
    expect(stdout).toContain(`kontor ${command}`);
  }
});
