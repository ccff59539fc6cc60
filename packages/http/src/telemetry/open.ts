import type { Attributes, Histogram, Meter, Tracer } from "@opentelemetry/api";
import { systemClock, type Clock } from "../values/clock.ts";
import { createDurations, measure } from "./measure.ts";
import type { Telemetry } from "./telemetry.ts";
import { checkOptionNames } from "../values/check-option-names.ts";

const INTERNAL = 0; // SpanKind is a value; only types come from @opentelemetry/api
const CLIENT = 2;

/** Options of `openTelemetry()`: the tracer and the meter of the application. */
export interface TelemetryOptions {
  /** Makes spans. Default: none are made. */
  tracer?: Tracer;
  /** Makes the histograms, in seconds. Default: nothing is measured. */
  meter?: Meter;
  /** Measures. Default: the clock of this machine. */
  clock?: Clock;
}

/**
 * Spans and metrics of calls, attempts and token calls, by the OpenTelemetry tracer and meter that are given. Attributes come
 * from a fixed list: the operation, the method, the host, the status, the kind of error. No address with its ids, no header, no
 * body and no message of an error is ever among them.
 *
 * Give it to the `telemetry` option of a client (a span `Events_List` for every call, its retries and its decoding included), of
 * `erpFetch()` and `channelFetch()` (a span `GET` for every attempt) and of `cached()` and `shared()` (a span `token refresh` for
 * every token call).
 *
 * Spans are linked to their parents only if the application has registered a context manager. Histograms: `kontor.client.call.duration`,
 * `http.client.request.duration`, `kontor.token.refresh.duration`.
 */
export function openTelemetry(options: TelemetryOptions = {}): Telemetry {
  const { tracer, meter, clock = systemClock } = options;
  checkOptionNames("make telemetry", options, { tracer: 1, meter: 1, clock: 1 });
  const calls = createDurations(meter, "kontor.client.call.duration", "Duration of a call, with its retries");
  const attempts = createDurations(meter, "http.client.request.duration", "Duration of HTTP client requests.");
  const refreshes = createDurations(meter, "kontor.token.refresh.duration", "Duration of a token call");
  const tell = <T>(
    name: string,
    kind: number,
    attributes: Attributes,
    durations: Histogram | undefined,
    run: () => Promise<T>,
  ) => measure(run, { name, kind, attributes, tracer, durations, clock, describeResult, describeFailure });

  return {
    observe: ({ operation, method, path }, run) =>
      tell(operation, INTERNAL, { "http.request.method": method, "url.template": path }, calls, run),
    attempt: (next) => async (input, init) => {
      const { hostname, port, protocol } = new URL(input instanceof Request ? input.url : input);
      const method = (init?.method ?? (input instanceof Request ? input.method : "GET")).toUpperCase();
      const attributes = {
        "http.request.method": method,
        "server.address": hostname,
        "server.port": Number(port || (protocol === "https:" ? 443 : 80)),
      };
      return tell(method, CLIENT, attributes, attempts, () => next(input, init));
    },
    tokenRefresh: (grant) => {
      const refresh = (...context: never[]) => tell("token refresh", INTERNAL, {}, refreshes, () => grant(...context));
      return Object.assign(refresh, grant) as typeof grant; // with its identity
    },
  };
}

function describeResult(result: unknown): Attributes {
  return result instanceof Response ? describeStatus(result.status) : {};
}

function describeFailure(error: unknown): Attributes {
  return {
    ...describeStatus((error as { status?: unknown } | undefined)?.status),
    "error.type": describeErrorType(error),
  };
}

function describeStatus(status: unknown): Attributes {
  if (typeof status !== "number") return {};
  return { "http.response.status_code": status, ...(status >= 400 && { "error.type": String(status) }) };
}

/** Our error code or the runtime's error name; never free text. */
function describeErrorType(error: unknown): string {
  const { code, name = "" } = (error ?? {}) as { code?: unknown; name?: string };
  if (/^ERR_PLATFORM_[A-Z]+$/.test(String(code))) return String(code);
  return ["AbortError", "TimeoutError", "TypeError"].includes(name) ? name : "_OTHER";
}
