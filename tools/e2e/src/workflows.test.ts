import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { demo } from "@kontor/sandbox";
import { startSandboxServer } from "@kontor/sandbox/server";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const redocly = join(dirname(createRequire(import.meta.url).resolve("@redocly/cli/package.json")), "bin/cli.js");
const files = readdirSync(join(root, "specs/workflows"));

/** Those that the given spec alone describes, or that need no more of the sandbox than it plays so far. */
const played = [
  "dead-letter",
  "exchange-poll-acknowledge",
  "redelivery",
  "unknown-event",
  "update-category",
  "update-tax-class",
];

function run(...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, REDOCLY_TELEMETRY: "off", NO_COLOR: "1", FORCE_COLOR: "0" };
    const child = execFile(
      process.execPath,
      [redocly, ...args],
      { cwd: root, env, maxBuffer: 16 * 1024 * 1024 },
      (_, stdout, stderr) => {
        resolve({ code: child.exitCode ?? 1, output: `${stdout}${stderr}` });
      },
    );
  });
}

test("there are at least twelve workflows, and all are valid", async () => {
  const { code, output } = await run("lint", ...files.map((file) => `specs/workflows/${file}`));

  expect(files.length).toBeGreaterThanOrEqual(12);
  expect({ code, errors: output.match(/Error was generated.*/g) }).toEqual({ code: 0, errors: null });
});

test.each(played)("the sandbox plays %s", { timeout: 30_000 }, async (name) => {
  await using server = await startSandboxServer();
  const {
    tenantId,
    clientId,
    clientSecret,
    categoryId,
    taxClassId,
    reducedTaxClassId: otherTaxClassId,
    refreshToken,
  } = demo;
  const inputs = JSON.stringify({
    tenantId,
    clientId,
    clientSecret,
    categoryId,
    taxClassId,
    otherTaxClassId,
    refreshToken,
  });
  const servers = ["-S", `channel=${server.url}`, "-S", `erp=${server.erpUrl}`, "-S", `sandbox=${server.url}`];

  const { code, output } = await run("respect", `specs/workflows/${name}.arazzo.yaml`, ...servers, "-i", inputs);

  const checks = /Checks: (\d+) passed, (\d+) total/.exec(stripVTControlCharacters(output));
  expect({ code, failed: code === 0 ? "" : output }).toEqual({ code: 0, failed: "" });
  expect(Number(checks?.[1])).toBeGreaterThanOrEqual(15);
  expect(checks?.[1]).toBe(checks?.[2]);
  expect(server.sandbox.report().violations).toBe(0);
});
