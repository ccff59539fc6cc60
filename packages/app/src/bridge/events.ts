import { BridgeError, findPort, type AppBridge } from "./bridge.ts";

/** Events between the page and its host. */
export interface AppEvents {
  /** Hears a topic; returns what ends it, as often as it is called. What the listener throws is the page's uncaught error. */
  subscribe<Payload = unknown>(topic: string, hear: (payload: Payload) => unknown): () => void;
  /** Tells the host. Resolves when it has confirmed that the event arrived, not that anybody acted on it. @throws {BridgeError} If no confirmation comes in time, or the payload cannot be sent. */
  publish(topic: string, payload?: unknown): Promise<void>;
}

const made = new WeakMap<AppBridge, AppEvents>();

/**
 * Events between the page and its host. **In development on the platform's side and not yet available there** (given §6.3): the
 * sandbox's hub answers them, a host of today may not. Topics are planned as `resource:action`; `CustomerChanged` and
 * `SalesOrderChanged` were seen in panes. Nothing is kept or queued: who does not listen misses it.
 *
 * @see given spec §6.3
 */
export function appEvents(bridge: AppBridge, { timeoutMs = 10_000 }: { timeoutMs?: number } = {}): AppEvents {
  const known = made.get(bridge);
  if (known) return known;
  const { send, on } = findPort(bridge);
  const hearers = new Map<string, Set<(payload: never) => unknown>>();
  const waiting = new Map<string, () => void>();
  on("EVENT_TRIGGER", ({ id, body }) => {
    send("EVENT_TRIGGER_CONFIRMATION", undefined, id); // at once, whether or not the listeners finish
    for (const hear of hearers.get(body?.topic ?? "") ?? [])
      new Promise((resolve) => resolve(hear(body?.payload as never))).catch(reportError);
  });
  on("EVENT_TRIGGER_CONFIRMATION", ({ id }) => waiting.get(id)?.());
  const events: AppEvents = {
    subscribe(topic, hear) {
      const all = hearers.get(topic) ?? new Set();
      hearers.set(topic, all.add(hear));
      return () => void all.delete(hear);
    },
    publish: (topic, payload) =>
      new Promise((resolve, reject) => {
        const id = crypto.randomUUID();
        const end = (problem?: "timeout" | "thrown", why = "") => {
          clearTimeout(late);
          waiting.delete(id);
          if (problem) reject(new BridgeError(problem, `Cannot publish ${topic} as ${why}`));
          else resolve();
        };
        const late = setTimeout(() => end("timeout", `no confirmation came within ${timeoutMs} ms`), timeoutMs);
        waiting.set(id, () => end());
        try {
          send("EVENT_TRIGGER", { topic, payload }, id);
        } catch (error) {
          end("thrown", String(error)); // what cannot be cloned
        }
      }),
  };
  made.set(bridge, events);
  return events;
}
