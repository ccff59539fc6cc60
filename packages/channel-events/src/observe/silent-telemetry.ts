import type { StoredEvent } from "../inbox/event.ts";

/** What the consumer tells of its work; `consumerTelemetry()` makes one of OpenTelemetry. */
export interface ConsumerTelemetry {
  /** Around the fetch of a page. */
  receive<T>(fetch: () => Promise<T>, countOf: (page: T) => number): Promise<T>;
  /** A trace for an event that has come with the last page, as a `traceparent`. */
  arrived(id: string, type: string): string | undefined;
  /** Around a handler run: within the trace of the event. */
  process<T>(event: StoredEvent, run: () => Promise<T>, problemOf: (result: T) => string | undefined): Promise<T>;
  /** Around an acknowledgement. */
  settle<T>(ids: readonly string[], acknowledge: () => Promise<T>): Promise<T>;
}

/** Tells nobody. */
export const silent: ConsumerTelemetry = {
  receive: (fetch) => fetch(),
  arrived: () => undefined,
  process: (_, run) => run(),
  settle: (_, acknowledge) => acknowledge(),
};
