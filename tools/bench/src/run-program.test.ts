import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { runProgram } from "./run-program.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-run-program-"));
afterAll(() => rmSync(folder, { recursive: true }));

function write(code: string): string {
  const file = join(folder, "some.mjs");
  writeFileSync(file, code);
  return file;
}
const { signal } = new AbortController();

test("runProgram() gives what the program reports", async () => {
  const file = write("process.send([{ name: process.argv[2], value: 1, target: 'ms' }]); process.disconnect();");

  await expect(runProgram(file, ["--short"], signal)).resolves.toEqual([{ name: "--short", value: 1, target: "ms" }]);
});

test.each([
  ["process.disconnect();", "got 0"],
  ["process.send([]); process.exit(3);", "got 3"],
])("a program that does %s has failed", async (code, problem) => {
  await expect(runProgram(write(code), [], signal)).rejects.toThrow(problem);
});

test("what a stopped program has started ends with it, and its temporary folder is gone", async () => {
  const told = join(folder, "told");
  const file = write(`import { spawn } from "node:child_process"; import { writeFileSync } from "node:fs";
    const { pid } = spawn(process.execPath, ["-e", "process.on('SIGINT', () => {}); setInterval(() => {}, 1e6)"]);
    writeFileSync(${JSON.stringify(told)}, JSON.stringify({ pid, folder: process.env.TMPDIR }));`);
  const interruption = new AbortController();
  const running = runProgram(file, [], interruption.signal).catch((error: unknown) => error);
  const read = () => JSON.parse(readFileSync(told, "utf8")) as { pid: number; folder: string };
  await vi.waitFor(read, { timeout: 60_000 });

  interruption.abort();

  expect(await running).toMatchObject({ name: "AbortError" });
  await vi.waitFor(() => expect(() => process.kill(read().pid, 0)).toThrow("ESRCH"), { timeout: 60_000 });
  expect(existsSync(read().folder)).toBe(false);
});
