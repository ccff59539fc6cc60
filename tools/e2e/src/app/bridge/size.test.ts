import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { buildBrowserScript } from "../serve.ts";

test("the bridge is at most 2 KB, gzip, and nothing of Node is in it", async () => {
  const input = fileURLToPath(import.meta.resolve("@kontor/app/bridge"));
  const code = await buildBrowserScript(input, { minify: true });

  expect(gzipSync(code, { level: 9 }).byteLength).toBeLessThanOrEqual(2_000);
  expect(code).not.toMatch(/node:|require\(|process\./);
});
