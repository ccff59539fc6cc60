import type { StoredEvent } from "../inbox/event.ts";

/** Observes the work of a consumer. `consumerTelemetry()` makes one for OpenTelemetry. */
export interface ConsumerTelemetry {
  /** Observes the fetch of a page. */
  receive<T>(fetch: () => Promise<T>, countOf: (page: T) => number): Promise<T>;
  /** Begins a trace for an event of the last page, and returns it as a `traceparent`. */
  arrived(id: string, type: string): string | undefined;
  /** Observes a handler run, within the trace of its event. */
  process<T>(event: StoredEvent, run: () => Promise<T>, problemOf: (result: T) => string | undefined): Promise<T>;
  /** Observes an acknowledgement. */
  settle<T>(ids: readonly string[], acknowledge: () => Promise<T>): Promise<T>;
}

/** Runs the work and observes nothing. */
export const silent: ConsumerTelemetry = {
  receive: (fetch) => fetch(),
  arrived: () => undefined,
  process: (_, run) => run(),
  settle: (_, acknowledge) => acknowledge(),
};
