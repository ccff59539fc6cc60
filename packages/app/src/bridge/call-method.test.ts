import { expect, onTestFinished, test } from "vitest";
import { callMethod, type WaitingCalls } from "./call-method.ts";
import type { BridgeError } from "./error.ts";
import type { Message } from "./port.ts";

/** A page and the other end of its port, which answers a call as the test says. */
function openPort(answer?: (call: Message) => object | undefined) {
  const { port1, port2 } = new MessageChannel();
  onTestFinished(() => port1.close());
  const waiting: WaitingCalls = new Map();
  port1.onmessage = ({ data }: MessageEvent<Message>) => waiting.get(data.id)?.(data);
  port2.onmessage = ({ data }: MessageEvent<Message>) => {
    const reply = answer?.(data);
    if (reply) port2.postMessage({ id: data.id, ...reply });
  };
  const call = (options: object = {}, ...args: unknown[]) =>
    callMethod({ waiting, port: port1, timeoutMs: 60_000 }, { methodName: "add", args, options });
  return { waiting, call };
}

const readProblem = (promise: Promise<unknown>) =>
  promise.then(
    () => "none",
    ({ problem, message }: BridgeError) => `${problem}: ${message}`,
  );

test("a call gives what the other side returns, and waits no longer", async () => {
  const { call, waiting } = openPort(({ body }) => ({
    type: "METHOD_CALL_RETURN",
    body: body!.args!.length,
  }));

  expect(await call({}, 2, 3)).toBe(2);
  expect(waiting.size).toBe(0);
});

test.each<[string, object, string]>([
  ["an error", { body: { name: "RangeError", message: "no" } }, "thrown: Cannot call add as no"],
  [
    "a method that is not exposed",
    { body: { message: "add is not exposed", problem: "not-exposed" } },
    "not-exposed: Cannot call add as add is not exposed",
  ],
  [
    "a problem that only this side may have",
    { body: { message: "no", problem: "timeout" } },
    "thrown: Cannot call add as no",
  ],
  ["a text in place of an error", { body: "no" }, "thrown: Cannot call add as no"],
])("%s of the other side rejects the call", async (_, answer, problem) => {
  const { call, waiting } = openPort(() => ({ type: "METHOD_CALL_ERROR", ...answer }));

  expect(await readProblem(call())).toBe(problem);
  expect(waiting.size).toBe(0);
});

test.each<[string, object, string]>([
  ["its time is over", { timeoutMs: 1 }, "timeout: Cannot call add as no answer came within 1 ms"],
  ["its signal was aborted before", { signal: AbortSignal.abort() }, "aborted: Cannot call add as it was stopped"],
  [
    "an option does not exist",
    { timeout: 1 },
    "unknown-option: Cannot call add as timeout is not an option; the options are timeoutMs,signal",
  ],
  ["its time is none", { timeoutMs: -1 }, "wrong-option: Cannot call add as timeoutMs must be a number of ms"],
])("a call ends without an answer when %s", async (_, options, problem) => {
  const { call, waiting } = openPort();

  expect(await readProblem(call(options))).toBe(problem);
  expect(waiting.size).toBe(0);
});

test("a signal ends a call that waits, and an argument that cannot be cloned ends it at once", async () => {
  const { call, waiting } = openPort();
  const stopping = new AbortController();
  const stopped = readProblem(call({ signal: stopping.signal }));
  stopping.abort();

  expect(await stopped).toBe("aborted: Cannot call add as it was stopped");
  expect(await readProblem(call({}, () => {}))).toMatch(/^thrown: Cannot call add as DataCloneError/);
  expect(waiting.size).toBe(0);
});
