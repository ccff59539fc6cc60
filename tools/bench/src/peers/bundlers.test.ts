import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { bundlers, measureSize, oneCalls } from "./bundlers.ts";

/**
 * The size that each program must not grow beyond in any of the bundlers, in KB. Each contains 2.9 KB for messages that name the cause: 1.5 KB for
 * the reason of the platform with its values masked, 1.1 KB for the first thing to check, and 0.3 KB for the option that a name is a slip of. Another
 * 0.7 KB are for what a caller may give to one call, and its checks, and 0.1 KB for what a redirect and a proxy that refuses may show. 1 KB
 * more checks what JSON and addresses would change in silence, keeps the time limit on every Node, and reads what a `fetch` of others gives.
 * The client of all operations has 1.2 KB for the names of the fields that their bodies require.
 */
const limits = [13.8, 16.45, 19.35, 27.65];
const measured: number[] = [];

test.each(oneCalls.map((program, index) => ({ ...program, limit: limits[index]! })))(
  "$name weighs at most $limit KB, and has nothing that it does not use",
  async ({ code, limit }) => {
    for (const bundler of Object.keys(bundlers)) {
      const { kilobytes, modules } = await measureSize(bundler, code, ["@kontor/source"]);
      measured.push(kilobytes);

      expect({ bundler, isSmall: kilobytes <= limit }).toEqual({ bundler, isSmall: true });
      expect(modules.some((id) => id.includes("auth/src/"))).toBe(true);
      expect(
        modules.filter((id) => /telemetry\/(?!check)|openapi-fetch|auth\/src\/(renewal|stores\/)/.test(id)),
      ).toEqual([]);
    }
  },
);

test("no client touches a part of fetch while it loads", () => {
  const code = `const touched = [];
    for (const each of ["fetch", "Request", "Response", "Headers", "FormData"])
      Object.defineProperty(globalThis, each, { get: () => void touched.push(each) });
    for (const name of ["@kontor/erp-client", "@kontor/channel-client", "@kontor/auth", "@kontor/auth/oauth"]) {
      await import(name);
      if (touched.length > 0) throw new Error(name + " touches " + touched);
    }`;
  const args = ["--conditions=@kontor/source", "--input-type=module", "--eval", code];

  expect(() => execFileSync(process.execPath, args, { cwd: import.meta.dirname, stdio: "pipe" })).not.toThrow();
});

test("the README of the ERP client tells the weight of one group as it is", () => {
  const readme = readFileSync(new URL("../../../../packages/erp-client/README.md", import.meta.url), "utf8");
  const [, told] = /([\d.]+) KB with token, retry and timeout \(gzip\)/.exec(readme) ?? [];
  const kilobytes = measured[Object.keys(bundlers).indexOf("rolldown")]!;

  expect(Number(told)).toBeGreaterThanOrEqual(Math.floor(kilobytes * 10) / 10);
  expect(Number(told)).toBeLessThanOrEqual(kilobytes * 1.1);
});
