import type { StoredContext } from "@kontor/channel-events";
import { expect, test } from "vitest";
import { createProgramHandler, type ProgramHandlerOptions } from "./handler.ts";

const ECHO = 'while read -r line; do echo \'{"id":"a","outcome":"done"}\'; done';

function open(script: string, more: Partial<ProgramHandlerOptions> = {}) {
  const command = ["sh", "-c", script];
  const options = { command, isEach: false, programs: 2, timeoutMs: 60_000, env: process.env, isStopping: () => false };
  const handler = createProgramHandler({ ...options, ...more });
  const stop = new AbortController();
  const context = { attempt: 1, deliveries: 2, lane: "4711", signal: stop.signal } as StoredContext;
  return { handler, stop, handle: () => handler.handle({ id: "a" }, context) };
}

test.each([true, false])("a program that takes too long is ended (a process for each event: %s)", async (isEach) => {
  const { handler, handle } = open("sleep 60", { isEach, timeoutMs: 50 });

  await expect(handle()).rejects.toThrow("the program took longer than 50 ms (--timeout)");
  await handler.end();
});

test("a program goes on while the consumer stops, and is ended if another worker has its seller", async () => {
  let isStopping = true;
  const slow = 'read -r line; sleep 0.1; echo \'{"id":"a","outcome":"done"}\'; cat';
  const { handler, stop, handle } = open(slow, { isStopping: () => isStopping });
  const handling = handle();
  stop.abort();
  expect(await handling).toBeUndefined();

  isStopping = false;
  const lost = open("sleep 60", { isStopping: () => isStopping });
  const losing = lost.handle();
  lost.stop.abort();
  await expect(losing).rejects.toThrow("another worker has the seller");
  await Promise.all([handler.end(), lost.handler.end()]);
});

test("a program that ends at once is told before an event comes", async () => {
  await expect(open("exit 4").handler.check()).rejects.toThrow("it ended with exit code 4 at once");
  const { handler, handle } = open(ECHO);
  await handler.check();

  expect(await handle()).toBeUndefined();
  await handler.end();
});

test("a program that does not end with its input is ended", async () => {
  const { handler, handle } = open(`trap '' TERM; ${ECHO}; sleep 60`, { lastWordsMs: 100 });
  await handle();

  await expect(handler.end()).resolves.toBeUndefined();
});
