import type { OperationCall } from "../call/call.ts";
import type { Wrap } from "../fetch/fetch.ts";

/** Observes calls, attempts and token calls. `openTelemetry()` from `@kontor/http/telemetry` makes one; the `telemetry` options take it. */
export interface Telemetry {
  /** Runs around every call of a client, including its retries and its decoding. It returns the result of `run`. */
  observe<T>(call: Pick<OperationCall, "operation" | "method" | "path">, run: () => Promise<T>): Promise<T>;
  /** Runs around every attempt of a `fetch`. */
  attempt: Wrap;
  /** Runs around every token call of a grant, and keeps the identity of the grant. */
  tokenRefresh<Refresh extends (...context: never[]) => Promise<unknown>>(grant: Refresh): Refresh;
}
