import { type BridgeProblem, BridgeError } from "./error.ts";
import { type AppBridge, type BridgeCallOptions, describeUnknownOption, isTime } from "./contract.ts";

/** A message between the page and its host. */
export interface Message {
  id: string;
  type: string;
  body?: MessageBody;
}

/** The fields of all types of messages; a call's answer may have any other form. */
interface MessageBody {
  methodName?: string;
  args?: unknown[];
  topic?: string;
  payload?: unknown;
  name?: string;
  message?: string;
  problem?: BridgeProblem;
}

/** @internal The messages of a bridge, for the events that are built on it. */
export interface BridgePort {
  send(type: string, body?: unknown, id?: string): void;
  on(type: string, hear: (message: Message) => void): void;
}

/** The property that holds the port of a bridge; two copies of this package share it. */
export const PORT = Symbol.for("kontor.bridge.port");

/** The calls that wait for an answer, by the id of their message. */
export type WaitingCalls = Map<string, (answer: Message) => void>;

interface Exchange {
  action: string;
  /** Holds the message until it is answered, or until nobody waits for the answer any more. */
  waiting: WaitingCalls;
  timeoutMs: number;
  signal?: AbortSignal | undefined;
  /** The answer that is waited for. */
  what: string;
  send(id: string): void;
}

/** Sends a message and waits for its answer. @throws {BridgeError} Whatever ends the wait without one; `problem` says what. */
function exchange({ action, waiting, timeoutMs: ms, signal, what, send }: Exchange): Promise<Message> {
  return new Promise((resolve, reject) => {
    const id = crypto.randomUUID();
    const stop = () => {
      cancel();
      waiting.delete(id);
      signal?.removeEventListener("abort", abort);
    };
    const fail = (problem: BridgeProblem, why: string) => {
      stop();
      reject(new BridgeError(problem, `Cannot ${action} as ${why}`));
    };
    const abort = () => fail("aborted", "the bridge was stopped");
    const cancel = startTimer(ms, () => fail("timeout", `no ${what} came within ${ms} ms`));
    if (signal?.aborted) return abort();
    signal?.addEventListener("abort", abort);
    waiting.set(id, (message) => {
      stop();
      resolve(message);
    });
    try {
      send(id);
    } catch (error) {
      fail("thrown", String(error)); // what is sent cannot be cloned
    }
  });
}

type Poster = { postMessage(message: unknown): void }; // Servers that compile this have no types of a page.

/** Calls a method of the host on one of its ports. @throws {BridgeError} Whatever ends the call without a result. */
export async function callMethod(
  { waiting, port, timeoutMs: fallbackMs }: { waiting: WaitingCalls; port: Poster; timeoutMs: number },
  { methodName, args, options }: { methodName: string; args: unknown[]; options: BridgeCallOptions },
): Promise<unknown> {
  const { signal, timeoutMs = fallbackMs } = options;
  const action = `call ${methodName}`;
  const unknown = describeUnknownOption(options, { timeoutMs: 1, signal: 1 });
  if (unknown) throw new BridgeError("unknown-option", `Cannot ${action} as ${unknown}`);
  if (!isTime(timeoutMs)) throw new BridgeError("wrong-option", `Cannot ${action} as timeoutMs must be a number of ms`);
  const send = (id: string) => port.postMessage({ id, type: "METHOD_CALL", body: { methodName, args } });
  const { type, body } = await exchange({ action, waiting, timeoutMs, signal, what: "answer", send });
  if (type === "METHOD_CALL_RETURN") return body;
  const { name, message = body, problem } = body ?? {};
  const kind = problem === "not-exposed" ? problem : "thrown";
  throw new BridgeError(kind, `Cannot ${action} as ${String(message)}`, name);
}

/** Events between the page and its host. */
export interface AppEvents {
  /** Listens to a topic. Returns a function that ends it and may be called again. An error of the listener is an uncaught error of the page. */
  subscribe<Payload = unknown>(topic: string, hear: (payload: Payload) => unknown): () => void;
  /** Sends an event to the host. Resolves when the host confirms that it arrived, not that anybody acted on it. @throws {BridgeError} If no confirmation comes in time, or the payload cannot be sent. */
  publish(topic: string, payload?: unknown): Promise<void>;
}

const made = new WeakMap<AppBridge, AppEvents>();

/**
 * Events between the page and its host. **In development on the platform's side and not yet available there** (given §6.3): the
 * sandbox's hub answers them, a host of today may not. Topics are planned as `resource:action`; `CustomerChanged` and
 * `SalesOrderChanged` were seen in panes. Events are neither stored nor queued: a page that does not listen misses them.
 *
 * @param options.timeoutMs Longest wait of `publish()` for a confirmation, in ms. Default 10 000. The first call for a bridge decides.
 * @throws {BridgeError} `unknown-option` or `wrong-option`.
 * @see given spec §6.3
 */
export function appEvents(bridge: AppBridge, options: { timeoutMs?: number } = {}): AppEvents {
  const { timeoutMs = 10_000 } = options;
  const unknown = describeUnknownOption(options, { timeoutMs: 1 });
  if (unknown) throw new BridgeError("unknown-option", `Cannot open the events as ${unknown}`);
  if (!isTime(timeoutMs))
    throw new BridgeError("wrong-option", "Cannot open the events as timeoutMs must be a number of ms");
  if (!Object(bridge)[PORT])
    throw new BridgeError(
      "wrong-option",
      "Cannot open the events as bridge must be what createAppBridge() resolves to",
    );
  const known = made.get(bridge);
  if (known) return known;
  const port = (bridge as AppBridge & { [PORT]: BridgePort })[PORT];
  const listeners = new Map<string, Set<(payload: unknown) => unknown>>();
  const waiting: WaitingCalls = new Map(); // the confirmations that are still to come, by the id of their event
  port.on("EVENT_TRIGGER", ({ id, body }) => {
    port.send("EVENT_TRIGGER_CONFIRMATION", undefined, id); // the host does not wait for the listeners
    for (const hear of listeners.get(body?.topic ?? "") ?? [])
      new Promise((resolve) => resolve(hear(body?.payload))).catch(reportError);
  });
  port.on("EVENT_TRIGGER_CONFIRMATION", (message) => waiting.get(message.id)?.(message));
  const events: AppEvents = {
    subscribe(topic, hear) {
      const all = listeners.get(topic) ?? new Set();
      const listener = hear as (payload: unknown) => unknown;
      listeners.set(topic, all.add(listener));
      return () => void all.delete(listener);
    },
    async publish(topic, payload) {
      const send = (id: string) => port.send("EVENT_TRIGGER", { topic, payload }, id);
      await exchange({ action: `publish ${topic}`, waiting, timeoutMs, what: "confirmation", send });
    },
  };
  made.set(bridge, events);
  return events;
}

const LONGEST_MS = 2 ** 31 - 1; // a timer with a longer delay fires at once

/**
 * Runs something once when a time is over.
 *
 * @param ms How long to wait, in ms; `Infinity` waits as long as a timer can.
 * @param set Starts a timer. Default: the one of the page, looked up at each call.
 * @returns A function that cancels it.
 */
export function startTimer(
  ms: number,
  run: () => void,
  set: (run: () => void, ms: number) => Parameters<typeof clearTimeout>[0] = setTimeout,
): () => void {
  const timer = set(run, Math.min(ms, LONGEST_MS));
  return () => clearTimeout(timer);
}
