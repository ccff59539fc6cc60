import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { measureCliStart } from "./cli-start.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-cli-start-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("measureCliStart() starts both in each run, asks for the first answer, and leaves no process behind", async () => {
  const main = join(folder, "main.mjs");
  const log = join(folder, "log.txt");
  writeFileSync(
    main,
    `import { appendFileSync } from "node:fs";
import { createServer } from "node:http";
const log = (text) => appendFileSync(${JSON.stringify(log)}, text + "\\n");
log(process.argv.slice(2).join(" "));
process.on("SIGTERM", () => { log("ended"); process.exit(); });
const server = createServer(({ url }, response) => { log(url); response.end("{}"); });
server.listen(0, "127.0.0.1", () => console.log(JSON.stringify({ url: "http://127.0.0.1:" + server.address().port })));`,
  );

  const { cli, node } = await measureCliStart({ runs: 2, main });

  expect([cli.length, node.length]).toEqual([2, 2]);
  expect([...cli, ...node].every((ms) => ms > 0)).toBe(true);
  expect(existsSync(log)).toBe(true);
  const run = ["sandbox --port 0 --json", "/__sandbox/clock", "ended"];
  expect(readFileSync(log, "utf8").trim().split("\n")).toEqual([...run, ...run]);
});
