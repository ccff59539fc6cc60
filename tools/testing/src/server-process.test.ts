import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startServerProcess } from "./server-process.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-server-process-"));
afterAll(() => rmSync(folder, { recursive: true }));

function writeScript(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

test("startServerProcess() starts a script on a free port, tells what it has used, and ends it", async () => {
  const script = writeScript(
    "serve.mjs",
    `import { createServer } from "node:http";
createServer((_, response) => response.end(process.argv[2])).listen(Number(process.argv[3]), "127.0.0.1");`,
  );
  const server = await startServerProcess(script, (port) => ["hello", String(port)]);

  expect(await (await fetch(server.url)).text()).toBe("hello");
  expect(await server.readCpu()).toBeGreaterThan(0);
  await server[Symbol.asyncDispose]();
  await expect(fetch(server.url)).rejects.toThrow("fetch failed");
});

test("startServerProcess() rejects where the script ends instead of answering", async () => {
  const script = writeScript("end.mjs", "process.exit(1);");

  await expect(startServerProcess(script, () => [])).rejects.toThrow(`Cannot measure ${script} as it must answer`);
});
