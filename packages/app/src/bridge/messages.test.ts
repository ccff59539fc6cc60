import { expect, onTestFinished, test, afterEach, beforeEach, vi } from "vitest";
import {
  callMethod,
  type WaitingCalls,
  type Message,
  PORT,
  type BridgePort,
  appEvents,
  startTimer,
} from "./messages.ts";
import type { BridgeError } from "./error.ts";
import type { AppBridge } from "./contract.ts";

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

test.each([[undefined], [null], [{}], [Promise.resolve()]])("events of what is no bridge are refused: %j", (bridge) => {
  expect(() => appEvents(bridge as never)).toThrow(
    "Cannot open the events as bridge must be what createAppBridge() resolves to",
  );
});

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
  [
    "its signal was aborted before",
    { signal: AbortSignal.abort() },
    "aborted: Cannot call add as the bridge was stopped",
  ],
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

  expect(await stopped).toBe("aborted: Cannot call add as the bridge was stopped");
  expect(await readProblem(call({}, () => {}))).toMatch(/^thrown: Cannot call add as DataCloneError/);
  expect(waiting.size).toBe(0);
});

test.each<[string, (call: ReturnType<typeof openPort>["call"], signal: AbortSignal) => Promise<unknown>]>([
  ["was answered", (call, signal) => call({ signal })],
  ["could not be sent", (call, signal) => call({ signal }, () => {}).catch(() => {})],
  ["got no answer in time", (call, signal) => call({ signal, timeoutMs: 1 }, "nothing").catch(() => {})],
])("a call that %s leaves no listener at its signal", async (_, run) => {
  const { call, waiting } = openPort(({ body }) =>
    body?.args?.[0] === "nothing" ? undefined : { type: "METHOD_CALL_RETURN", body: 1 },
  );
  const { signal } = new AbortController();
  const add = vi.spyOn(signal, "addEventListener");
  const remove = vi.spyOn(signal, "removeEventListener");

  await run(call, signal);

  expect(add.mock.calls.map(([type, hear]) => [type, hear])).toEqual(
    remove.mock.calls.map(([type, hear]) => [type, hear]),
  );
  expect([add.mock.calls.length, waiting.size]).toEqual([1, 0]);
});

const reportError = vi.fn<(error: unknown) => void>();
beforeEach(() => void vi.stubGlobal("reportError", reportError)); // browsers have it, Node does not
afterEach(() => {
  vi.unstubAllGlobals();
  reportError.mockReset();
});

/** A bridge whose messages the test sees, and a function that hands a message of the host to it. */
function createBridge({ send = () => {} }: { send?: BridgePort["send"] } = {}) {
  const sent: unknown[][] = [];
  const listeners = new Map<string, (message: Message) => void>();
  const port: BridgePort = {
    send: (...message) => {
      sent.push(message);
      send(...message);
    },
    on: (type, hear) => void listeners.set(type, hear),
  };
  const bridge = { [PORT]: port } as unknown as AppBridge;
  return { bridge, sent, hear: (message: Message) => listeners.get(message.type)!(message) };
}

const trigger = { id: "1", type: "EVENT_TRIGGER", body: { topic: "CustomerChanged", payload: { customerId: "7" } } };

test("an event of the host is confirmed and reaches the listeners of its topic alone", () => {
  const { bridge, sent, hear } = createBridge();
  const [here, elsewhere] = [vi.fn<(payload: unknown) => void>(), vi.fn<(payload: unknown) => void>()];
  const events = appEvents(bridge);
  events.subscribe("CustomerChanged", here);
  events.subscribe("SalesOrderChanged", elsewhere);

  hear(trigger);

  expect(sent).toEqual([["EVENT_TRIGGER_CONFIRMATION", undefined, "1"]]);
  expect(here.mock.calls).toEqual([[{ customerId: "7" }]]);
  expect(elsewhere).not.toHaveBeenCalled();
});

test("an error of a listener is an uncaught error of the page, and the other listeners are called", async () => {
  const { bridge, hear } = createBridge();
  const other = vi.fn<() => void>();
  const events = appEvents(bridge);
  events.subscribe("CustomerChanged", async () => {
    throw new Error("no such customer");
  });
  events.subscribe("CustomerChanged", other);

  hear(trigger);

  expect(other).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(reportError).toHaveBeenCalledWith(new Error("no such customer")));
});

test("a listener that left hears nothing, and may leave again", () => {
  const { bridge, hear } = createBridge();
  const [leaving, staying] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const events = appEvents(bridge);
  const leave = events.subscribe("CustomerChanged", leaving);
  events.subscribe("CustomerChanged", staying);
  leave();
  leave();

  hear(trigger);

  expect(leaving).not.toHaveBeenCalled();
  expect(staying).toHaveBeenCalledTimes(1);
});

test("an event is published when the host has confirmed it", async () => {
  const { bridge, sent, hear } = createBridge();
  const publishing = appEvents(bridge).publish("order:opened", { id: 1 });
  const [type, body, id] = sent[0] as [string, unknown, string];
  hear({ id, type: "EVENT_TRIGGER_CONFIRMATION" });

  await expect(publishing).resolves.toBeUndefined();
  expect([type, body]).toEqual(["EVENT_TRIGGER", { topic: "order:opened", payload: { id: 1 } }]);
});

test("an event that is not confirmed in time, or cannot be sent, is rejected", async () => {
  const refusing = createBridge({
    send: () => {
      throw new TypeError("it cannot be cloned");
    },
  });

  await expect(appEvents(createBridge().bridge, { timeoutMs: 1 }).publish("a:b")).rejects.toMatchObject({
    problem: "timeout",
    message: "Cannot publish a:b as no confirmation came within 1 ms",
  });
  await expect(appEvents(refusing.bridge).publish("a:b")).rejects.toMatchObject({ problem: "thrown" });
});

test.each<[{ timeoutMs?: number }, number]>([
  [{}, 10_000],
  [{ timeoutMs: 3_000 }, 3_000],
])("a confirmation is waited for as long as it is said: %j", async (options, timeoutMs) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let ended = "";
  void readProblem(appEvents(createBridge().bridge, options).publish("a:b")).then((problem) => (ended = problem));

  await vi.advanceTimersByTimeAsync(timeoutMs - 1);
  expect(ended).toBe("");
  await vi.advanceTimersByTimeAsync(1);

  expect(ended).toBe(`timeout: Cannot publish a:b as no confirmation came within ${timeoutMs} ms`);
});

test("a bridge has one set of events, however often it is asked for", () => {
  const { bridge } = createBridge();

  expect(appEvents(bridge)).toBe(appEvents(bridge));
});

test.each([
  ["an option that there is none of", { timeoutMS: 5 }, "unknown-option"],
  ["a time that is no number", { timeoutMs: "soon" }, "wrong-option"],
])("%s is refused", (_, options, problem) => {
  const { bridge } = createBridge();

  expect(() => appEvents(bridge, options as never)).toThrow(expect.objectContaining({ problem }));
});

afterEach(() => void vi.useRealTimers());

test.each([
  [0, 0],
  [5_000, 5_000],
  [2 ** 31, 2 ** 31 - 1],
  [Infinity, 2 ** 31 - 1],
])("a wait of %d ms is a timer of %d ms", (ms, expected) => {
  const started: number[] = [];

  startTimer(
    ms,
    () => {},
    (_, time) => void started.push(time),
  );

  expect(started).toEqual([expected]);
});

test("it runs once when the time is over, and never after it was cancelled", () => {
  vi.useFakeTimers();
  const run = vi.fn<() => void>();
  const cancelled = vi.fn<() => void>();

  startTimer(10, run);
  startTimer(10, cancelled)();
  vi.advanceTimersByTime(30);

  expect(run).toHaveBeenCalledTimes(1);
  expect(cancelled).not.toHaveBeenCalled();
});
