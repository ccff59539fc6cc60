import { expect, test } from "vitest";
import { runCommand, startProcess } from "./run-command.ts";

const NODE = process.execPath;

test("runCommand() tells the output of a command that succeeds, and has no complaint", async () => {
  expect(await runCommand(NODE, ["--eval", "console.log('fine'); console.error('a warning')"])).toEqual({
    isSuccess: true,
    output: "fine\n",
    complaint: "",
  });
});

test.each([
  ["that writes why", "console.error('why'); process.exit(3)", "why"],
  ["that writes nothing", "process.exit(3)", "Command failed"],
])("runCommand() complains of a command that fails, %s", async (_, code, words) => {
  const { isSuccess, complaint } = await runCommand(NODE, ["--eval", code]);

  expect(isSuccess).toBe(false);
  expect(complaint).toContain(words);
});

test("runCommand() complains of a command that is not there", async () => {
  const { isSuccess, complaint } = await runCommand("/no/such/command", []);

  expect(isSuccess).toBe(false);
  expect(complaint).toContain("ENOENT");
});

test("readUntil() waits for a text of either stream, also for one that was written before", async () => {
  await using child = startProcess(
    NODE,
    ["--eval", "console.log('one'); console.error('two'); setInterval(() => {}, 1e6)"],
    {},
  );

  expect(await child.readUntil("two")).toContain("two");
  expect(await child.readUntil("one")).toContain("one");
});

test("readUntil() gives what there is where the process ends, or was never there", async () => {
  await using short = startProcess(NODE, ["--eval", "console.log('only this')"], {});
  await using none = startProcess("/no/such/command", [], {});

  expect(await short.readUntil("more")).toBe("only this\n");
  expect(await none.readUntil("more")).toBe("");
});

test("disposing a process ends those that it has started too", async () => {
  const code = `require("node:child_process").spawn(process.execPath, ["-e", "console.log(process.pid); setInterval(() => {}, 1e6)"], { stdio: "inherit" });`;
  const parent = startProcess(NODE, ["--eval", code], {});
  const pid = Number(await parent.readUntil("\n"));

  await parent[Symbol.asyncDispose]();

  expect(pid).toBeGreaterThan(0);
  await expect.poll(() => isRunning(pid)).toBe(false);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
