import type { VirtualClock } from "@kontor/http/testing";
import type { StoredHandlers } from "../consumer/handlers.ts";

type Run = (...values: unknown[]) => unknown;

/**
 * Wraps each handler so that the clock stands still while it works. An event whose handler hangs costs the full patience of the clock
 * only once, because the clock knows its id from then on.
 */
export function withStillClock(handlers: StoredHandlers, clock: VirtualClock): StoredHandlers {
  const wrap = (handler: unknown) =>
    typeof handler === "function"
      ? (...values: unknown[]) => clock.standStillFor(() => (handler as Run)(...values), readId(values[0]))
      : handler; // The consumer refuses a handler that is no function.
  return Object.fromEntries(
    Object.entries(handlers ?? {}).map(([type, handler]) => [type, wrap(handler)]),
  ) as StoredHandlers;
}

function readId(event: unknown): string | undefined {
  return (event as { id?: string } | undefined)?.id;
}
