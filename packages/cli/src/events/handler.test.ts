import { getEventListeners } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { StoredContext } from "@kontor/channel-events";
import { waitUntil } from "@kontor/testing/wait-until";
import { expect, test, vi } from "vitest";
import { createProgramHandler } from "./handler.ts";
import { createProgramStarter } from "./program.ts";
import { createResident } from "./resident.ts";

const ECHO = 'while read -r line; do echo \'{"id":"a","outcome":"done"}\'; done';

function open(script: string, more: Partial<Parameters<typeof createProgramHandler>[0]> = {}) {
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

test.each([
  [false, ECHO],
  [true, "cat > /dev/null"],
  [true, "exit 3"],
])("the time of an event ends with it, and ends no program later (each: %s, %s)", async (isEach, script) => {
  const timeoutMs = 54_321;
  const { handler, handle, stop } = open(script, { isEach, timeoutMs });
  const [started, cleared] = [vi.spyOn(globalThis, "setTimeout"), vi.spyOn(globalThis, "clearTimeout")];

  for (let count = 0; count < 3; count += 1) await handle().catch(() => {});

  const timers = started.mock.results.filter((_, index) => started.mock.calls[index]![1] === timeoutMs);
  const left = timers.filter(({ value }) => !cleared.mock.calls.some(([timer]) => timer === value));
  vi.restoreAllMocks();
  expect([timers.length, left.length, getEventListeners(stop.signal, "abort").length]).toEqual([3, 0, 0]);
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
    Array.from({ length: 2 }, () => ({ dead: "the program ended with exit code 65: no retry can fix it" })),
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

const event = { id: "a", line: '{"id":"a"}\n' };
const start = (script: string) =>
  createResident(createProgramStarter(["sh", "-c", script], process.env).start({ readsOutput: true }));

test.concurrent("a program answers one event after the other, and ends with its input", async () => {
  const resident = start('while read -r line; do echo \'{"id":"a","outcome":"done"}\'; done');

  expect(await resident.handle(event)).toBeUndefined();
  expect(await resident.handle(event)).toBeUndefined();
  expect(resident.isUsable()).toBe(true);
  await resident.end();
  expect(resident.isUsable()).toBe(false);
});

test.concurrent("an answer that comes in pieces, with the next line, counts; the program is then not used again", async () => {
  const resident = start(
    'read -r line; printf \'{"id":"a",\'; sleep 0.05; printf \'"outcome":"done"}\\nmore\\n\'; sleep 60',
  );

  expect(await resident.handle(event)).toBeUndefined();
  expect(resident.isUsable()).toBe(false);
});

test.concurrent("a line without an end is garbage", async () => {
  const resident = start("read -r line; cat /dev/zero");

  await expect(resident.handle(event)).rejects.toThrow("the program must answer in short lines");
});

test.concurrent("a failure is told when the program has ended", async () => {
  const resident = start("exec 1>&-; sleep 60");

  await expect(resident.handle(event)).rejects.toThrow("the program closed its standard output");
  await resident.end();
});

const run = (script: string) => open(script, { isEach: true }).handle();

test("exit code 0 is done, whether the program has read the event or not", async () => {
  const line = '{"id":"a","seller":"4711","attempt":1,"deliveries":2}';
  expect(await run(`read -r line && test "$line" = '${line}'`)).toBeUndefined();
  expect(await run("exec 0<&-; exit 0")).toBeUndefined();
});

test("exit code 65 is dead, any other fails, and so does a signal", async () => {
  expect(await run("exit 65")).toEqual({ dead: "the program ended with exit code 65: no retry can fix it" });
  await expect(run("exit 1")).rejects.toThrow("the program ended with exit code 1");
  await expect(run("kill -9 $$")).rejects.toThrow("the program was ended by SIGKILL");
});

test.each([
  ['{"id":"a","outcome":"done"}', { result: undefined }],
  ['{"id":"a","outcome":"done"}\r', { result: undefined }],
  ['{"id":"a","outcome":"failed"}', { failure: "the program said so" }],
  ['{"id":"a","outcome":"failed","reason":"down"}', { failure: "down" }],
  ['{"id":"a","outcome":"retry","retryInMs":5}', { result: { retryInMs: 5 } }],
  ['{"id":"a","outcome":"dead","reason":"no"}', { result: { dead: "no" } }],
  ['{"id":"a","outcome":"park","reason":"x","durationMs":9}', { result: { parkLane: "x", durationMs: 9 } }],
  ['{"id":"a","outcome":"park"}', { result: { parkLane: "the program said so" } }],
])("a program that stays may answer %s", async (line, expected: { result?: unknown; failure?: string }) => {
  const resident = start(`read -r line; printf '%s\\n' '${line}'; cat`);

  const answer = resident.handle(event).then(
    (result) => ({ result }),
    ({ message }: Error) => ({ failure: message }),
  );
  expect(await answer).toEqual(expected);
  await resident.end();
});

test.each([
  ["c4n4ry", "a line of 6 characters that is not a JSON object"],
  ["null", "a line of 4 characters that is not a JSON object"],
  ["[]", "a line of 2 characters that is not a JSON object"],
  ['{"outcome":"done"}', "the id of another event, or no id"],
  ['{"id":"b","outcome":"done"}', "the id of another event, or no id"],
  ['{"id":"ab","outcome":"done"}', "the id of another event, or no id"],
  ['{"id":"A","outcome":"done"}', "the id of another event, or no id"],
  ['{"id":["a"],"outcome":"done"}', "the id of another event, or no id"],
  ['{"id":"a","outcome":"Done"}', "an outcome that is not one of"],
  ['{"id":"a","outcome":"done","retryInMs":1}', "a retryInMs that is missing, out of place"],
  ['{"id":"a","outcome":"retry","retryInMs":1,"durationMs":1}', "a durationMs that is out of place"],
  ['{"id":"a","outcome":"dead","durationMs":1}', "a durationMs that is out of place"],
  ['{"id":"a","outcome":"park","durationMs":-1}', "a durationMs that is out of place or not a number of at least 0"],
  ['{"id":"a"}', "an outcome that is not one of done, failed, retry, dead, park"],
  ['{"id":"a","outcome":"retry"}', "a retryInMs that is missing, out of place or not a number of at least 0"],
  ['{"id":"a","outcome":"retry","retryInMs":-1}', "a retryInMs that is missing, out of place"],
  ['{"id":"a","outcome":"retry","retryInMS":1}', "a field besides id, outcome, reason, retryInMs, durationMs"],
  ['{"id":"a","outcome":"done","durationMs":1}', "a durationMs that is out of place"],
  ['{"id":"a","outcome":"dead","reason":1}', "a reason that is not text"],
])("a program that stays may not answer %s, which is not repeated", async (line, got) => {
  const resident = start(`read -r line; printf '%s\\n' '${line}'; cat`);

  const refusal = await resident.handle(event).catch((error: Error) => error.message);
  expect(refusal).toContain(`got ${got}`);
  expect(refusal).not.toContain("c4n4ry");
});

test.each([
  ["echo listening on 3000; cat", 'the program answered before it was asked: "listening on 3000"'],
  ["printf '\\357\\273\\277Loaded\\r\\n'; cat", 'before it was asked: "Loaded"'],
  ['echo \'{"level":"info","msg":"up"}\'; cat', String.raw`before it was asked: "{\"level\":\"info\",\"msg\":\"up\"}"`],
  [`printf '%080d\\n' 7; cat`, `before it was asked: "${"0".repeat(79)}7"`],
  [`printf '%081d\\n' 7; cat`, `before it was asked: "${"0".repeat(80)}…"`],
  [`printf '%0100d\\n' 7; cat`, `before it was asked: "${"0".repeat(80)}…"`],
  ["printf '\\033[2Jup\\n'; cat", String.raw`before it was asked: "\u001b[2Jup"`],
])("check() names the line that a program writes at its start: %s", async (script, problem) => {
  const notes: string[] = [];
  const { handler } = open(script, { note: (text) => notes.push(text) });

  await expect(handler.check()).rejects.toThrow(`${problem}. Write logs to the standard error`);
  expect(notes).toEqual([]);
  await handler.end();
});

test("a line that comes later, while the program waits, is told with its text, and the next event has a new program", async () => {
  const notes: string[] = [];
  const { handler, handle } = open(`sleep 0.5; [ -e "$MARK" ] || { touch "$MARK"; echo late news; }; ${ECHO}`, {
    note: (text) => notes.push(text),
    env: { ...process.env, MARK: join(mkdtempSync(join(tmpdir(), "kontor-late-")), "mark") },
  });
  await handler.check();
  await waitUntil(() => expect(notes).toHaveLength(1));

  expect(notes[0]).toBe(
    'A program was ended: the program answered before it was asked: "late news". Write logs to the standard error',
  );
  expect(await handle()).toBeUndefined();
  await handler.end();
  expect(notes).toHaveLength(1);
});

test.each([
  ["empty lines", String.raw`printf '\n\r\n  \n{"id":"a","outcome":"done"}\n\n'`],
  ["a byte order mark", String.raw`printf '\357\273\277{"id":"a","outcome":"done"}\r\n'`],
  ["blanks", String.raw`printf '  {"id":"a","outcome":"done"}\t \n'`],
])("%s around an answer are read", async (_, print) => {
  const { handler, handle } = open(`while read -r line; do ${print}; done`);

  expect([await handle(), await handle(), await handle()]).toEqual([undefined, undefined, undefined]);
  await handler.end();
});

test("an answer without a line end counts when the program ends", async () => {
  const { handler, handle } = open(String.raw`read -r line; printf '{"id":"a","outcome":"dead","reason":"no"}'`);

  expect(await handle()).toEqual({ dead: "no" });
  await handler.end();
});

test.each<[string, string, string, number?]>([
  [
    "writes nothing",
    "sleep 60",
    "took longer than 300 ms (--timeout). If it has answered, its answer waits in a buffer: flush the output after each line (python -u or PYTHONUNBUFFERED=1, stdbuf -oL, fflush(stdout))",
    300,
  ],
  [
    "is stopped",
    "kill -STOP $$; cat",
    "took longer than 300 ms (--timeout). If it has answered, its answer waits in a buffer: flush",
    300,
  ],
  [
    "writes half a line and waits",
    String.raw`printf '{"id":"a",'; sleep 60`,
    "took longer than 2 s (--timeout). It wrote a line without an end",
    2_000,
  ],
  [
    "writes half a line and ends",
    String.raw`read -r line; printf '{"id":"a",'; exit 3`,
    "a line of 10 characters that is not a JSON object. Write logs to the standard error",
  ],
  [
    "writes what is no UTF-8",
    String.raw`read -r line; printf '\377\376\n'; cat`,
    "a line of 2 characters that is not a JSON object",
  ],
  ["writes 10 MB in a line", "read -r line; head -c 10000000 /dev/zero; cat", "the program must answer in short lines"],
  [
    "answers another event",
    String.raw`read -r line; echo '{"id":"b","outcome":"done"}'; cat`,
    "the id of another event",
  ],
  ["dies by a signal", "read -r line; kill -SEGV $$", "was ended by SIGSEGV before it answered"],
])("a program that %s fails its event with the cause", async (_, script, problem, timeoutMs = 60_000) => {
  const { handler, handle } = open(script, { timeoutMs });

  await expect(handle()).rejects.toThrow(problem);
  await handler.end();
});

test("a program that has closed its standard input fails its event at once", async () => {
  const { handler, handle } = open("exec 0<&-; echo closed >&2; sleep 60");
  await handler.check(); // It has closed it by then: only a later event finds that nobody reads.

  await expect(handle()).rejects.toThrow("the program closed its standard input");
  await handler.end();
});

test("a program that has answered before is not told to flush", async () => {
  const { handler, handle } = open(`read -r line; echo '{"id":"a","outcome":"done"}'; read -r line; sleep 60`, {
    timeoutMs: 2_000,
  });
  await handle();

  await expect(handle()).rejects.toThrow(/took longer than 2 s \(--timeout\)$/);
  await handler.end();
});

test("a second answer to one event ends the program, is not repeated, and fails no event", async () => {
  const notes: string[] = [];
  const twice = `while read -r line; do echo '{"id":"a","outcome":"done"}'; echo '{"id":"a","outcome":"done","reason":"c4n4ry"}'; done`;
  const { handler, handle } = open(twice, { note: (text) => notes.push(text) });
  await handler.check();

  expect(await handle()).toBeUndefined();
  await waitUntil(() => expect(notes).toHaveLength(1));
  expect(notes.join()).toBe(
    "A program was ended: the program answered before it was asked. Write logs to the standard error",
  );
  expect(await handle()).toBeUndefined();
  await handler.end();
});
