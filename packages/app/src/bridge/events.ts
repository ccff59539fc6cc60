import { describeUnknownOption, isTime } from "./check-options.ts";
import type { AppBridge } from "./contract.ts";
import { BridgeError } from "./error.ts";
import { findPort, type BridgePort } from "./port.ts";
import { startTimer } from "./timer.ts";

/** Events between the page and its host. */
export interface AppEvents {
  /** Listens to a topic. Returns a function that ends it and may be called again. An error of the listener is an uncaught error of the page. */
  subscribe<Payload = unknown>(topic: string, hear: (payload: Payload) => unknown): () => void;
  /** Sends an event to the host. Resolves when the host confirms that it arrived, not that anybody acted on it. @throws {BridgeError} If no confirmation comes in time, or the payload cannot be sent. */
  publish(topic: string, payload?: unknown): Promise<void>;
}

/** Confirmations that are still to come, by the id of their event. */
type Waiting = Map<string, () => void>;

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
  const known = made.get(bridge);
  if (known) return known;
  const port = findPort(bridge);
  const listeners = new Map<string, Set<(payload: unknown) => unknown>>();
  const waiting: Waiting = new Map();
  port.on("EVENT_TRIGGER", ({ id, body }) => {
    port.send("EVENT_TRIGGER_CONFIRMATION", undefined, id); // the host does not wait for the listeners
    for (const hear of listeners.get(body?.topic ?? "") ?? [])
      new Promise((resolve) => resolve(hear(body?.payload))).catch(reportError);
  });
  port.on("EVENT_TRIGGER_CONFIRMATION", ({ id }) => waiting.get(id)?.());
  const events: AppEvents = {
    subscribe(topic, hear) {
      const all = listeners.get(topic) ?? new Set();
      const listener = hear as (payload: unknown) => unknown;
      listeners.set(topic, all.add(listener));
      return () => void all.delete(listener);
    },
    publish: (topic, payload) => sendEvent({ port, waiting, timeoutMs }, topic, payload),
  };
  made.set(bridge, events);
  return events;
}

function sendEvent(
  { port, waiting, timeoutMs }: { port: BridgePort; waiting: Waiting; timeoutMs: number },
  topic: string,
  payload: unknown,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const id = crypto.randomUUID();
    const finish = (problem?: "timeout" | "thrown", why = "") => {
      cancel();
      waiting.delete(id);
      if (problem) reject(new BridgeError(problem, `Cannot publish ${topic} as ${why}`));
      else resolve();
    };
    const cancel = startTimer(timeoutMs, () => finish("timeout", `no confirmation came within ${timeoutMs} ms`));
    waiting.set(id, () => finish());
    try {
      port.send("EVENT_TRIGGER", { topic, payload }, id);
    } catch (error) {
      finish("thrown", String(error)); // the payload cannot be cloned
    }
  });
}
