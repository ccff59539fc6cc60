import { realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { runLine } from "./terminal.ts";

const folder = realpathSync(tmpdir());
const env = process.env;
const { signal } = new AbortController();

test("runLine() tells what a line printed, whether it failed, and the folder that it leads to", async () => {
  await using left = runLine("cd / && echo here", { folder, env, signal });
  await using failed = runLine("echo there >&2; false", { folder, env, signal });

  expect(await left.ended).toEqual({ isSuccess: true, folder: "/" });
  expect(left.output()).toBe("here\n");
  expect(await failed.ended).toEqual({ isSuccess: false, folder });
  expect(failed.output()).toBe("there\n");
});

test("waitForText() does not wait for the end, and gives up at the end", async () => {
  await using lasting = runLine("echo ready; sleep 600", { folder, env, signal });
  await using short = runLine("echo done", { folder, env, signal });

  expect(await lasting.waitForText("ready")).toBe(true);
  expect(await short.waitForText("ready")).toBe(false);
});

test.each(["disposed", "aborted"])("a line that is %s ends with all that it started", async (how) => {
  const interruption = new AbortController();
  const running = runLine("bash -c 'echo ready; sleep 600; true'; true", { folder, env, signal: interruption.signal });
  await running.waitForText("ready");

  if (how === "aborted") interruption.abort();
  else void running[Symbol.asyncDispose]();

  expect((await running.ended).isSuccess).toBe(false); // it has ended only when nobody holds its output any more
});
