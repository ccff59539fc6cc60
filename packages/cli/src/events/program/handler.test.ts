import { getEventListeners } from "node:events";
import type { StoredContext } from "@kontor/channel-events";
import { waitUntil } from "@kontor/testing/wait-until";
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

const PID = `while read -r line; do sleep 0.05; echo "{\\"id\\":\\"a\\",\\"outcome\\":\\"dead\\",\\"reason\\":\\"$$\\"}"; done`;

test("a program that stays handles one event after the other; as many run as there are events at a time, and no more stay than asked for", async () => {
  const { handler, handle } = open(PID, { programs: 2 });
  await handler.check();
  const one = await handle();
  expect([await handle(), await handle()]).toEqual([one, one]); // The first one, each time.

  const first = await Promise.all([handle(), handle(), handle()]);
  const second = await Promise.all([handle(), handle()]);

  const pids = (results: unknown[]) => new Set(results.map((result) => JSON.stringify(result)));
  expect(pids(first).size).toBe(3);
  expect([...pids(second)].filter((pid) => pids(first).has(pid))).toHaveLength(2);
  await handler.end();
});

test("with a process for each event nothing is started before one comes, and none is used twice", async () => {
  const { handler, handle } = open("read -r line; exit 65", { isEach: true });
  await expect(handler.check()).resolves.toBeUndefined();

  expect(await Promise.all([handle(), handle()])).toEqual(
    Array.from({ length: 2 }, () => ({ dead: "the program ended with exit code 65: no retry mends it" })),
  );
  await handler.end();
});

test("an event has its seller, its run and its deliveries on its line, and every digit of its payload", async () => {
  const { handler, handle } = open(
    `read -r line; printf '{"id":"a","outcome":"dead","reason":"%s"}\\n' "$(echo "$line" | tr '"' "'")"; cat`,
  );

  expect(await handle()).toEqual({ dead: "{'id':'a','seller':'4711','attempt':1,'deliveries':2}" });
  await handler.end();
});

test.each([true, false])(
  "a handler that ended leaves no timer and no listener behind (a process for each event: %s)",
  async (isEach) => {
    const { handler, handle, stop } = open(isEach ? "read -r line" : ECHO, { isEach, timeoutMs: 60_000 });
    const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === "Timeout").length;
    const before = timers();

    await handle();

    expect(getEventListeners(stop.signal, "abort")).toEqual([]);
    await handler.end();
    await waitUntil(() => expect(timers()).toBeLessThanOrEqual(before));
  },
);
