import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { runCommand } from "./run-command.ts";

const run = (script: string, signal = new AbortController().signal) =>
  runCommand("sh", ["-c", script], { folder: tmpdir(), env: process.env, signal });

test("runCommand() gives what a command printed, and fails with all that a failing one printed", async () => {
  await expect(run("echo out; echo note >&2")).resolves.toBe("out\n");
  await expect(run("echo out; echo note >&2; exit 3")).rejects.toThrow(/must succeed: got 3\nout\nnote\n$/);
});

test("runCommand() ends a command with all that it started when it is interrupted", async () => {
  const interruption = new AbortController();
  const running = run("sleep 600 & sleep 600; wait", interruption.signal);

  setImmediate(() => interruption.abort());

  await expect(running).rejects.toThrow("aborted"); // it has ended only when nobody holds its output any more
});

test("runCommand() starts nothing after an interruption, and tells a command that is not there", async () => {
  await expect(run("true", AbortSignal.abort())).rejects.toThrow("aborted");
  const missing = runCommand("kontor-is-not-there", [], {
    folder: tmpdir(),
    env: process.env,
    signal: new AbortController().signal,
  });
  await expect(missing).rejects.toThrow("ENOENT");
});
