import type { Attributes, Histogram, Meter, Span, Tracer } from "@opentelemetry/api";
import { systemClock, type Clock } from "../values/clock.ts";
import type { Telemetry } from "./telemetry.ts";
import { checkOptionNames } from "../values/check-option-names.ts";

const INTERNAL = 0; // SpanKind and SpanStatusCode are values; only types come from @opentelemetry/api
const CLIENT = 2;
const ERROR = 2;

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
 * Spans hang together where the application has a context manager. Histograms: `kontor.client.call.duration`,
 * `http.client.request.duration`, `kontor.token.refresh.duration`.
 */
export function openTelemetry(options: TelemetryOptions = {}): Telemetry {
  const { tracer, meter, clock = systemClock } = options;
  checkOptionNames("make telemetry", options, { tracer: 1, meter: 1, clock: 1 });
  const histogram = (name: string, description: string) =>
    meter?.createHistogram(name, { description, unit: "s", advice: { explicitBucketBoundaries: SECONDS } });
  const calls = histogram("kontor.client.call.duration", "Duration of a call, with its retries");
  const attempts = histogram("http.client.request.duration", "Duration of HTTP client requests.");
  const refreshes = histogram("kontor.token.refresh.duration", "Duration of a token call");

  return {
    observe: ({ operation, method, path }, run) =>
      measured(operation, INTERNAL, { "http.request.method": method, "url.template": path }, calls, run),
    attempt: (next) => async (input, init) => {
      const { hostname, port, protocol } = new URL(input instanceof Request ? input.url : input);
      const method = (init?.method ?? (input instanceof Request ? input.method : "GET")).toUpperCase();
      const attributes = {
        "http.request.method": method,
        "server.address": hostname,
        "server.port": Number(port || (protocol === "https:" ? 443 : 80)),
      };
      return measured(method, CLIENT, attributes, attempts, () => next(input, init));
    },
    tokenRefresh: (grant) => {
      const refresh = (...context: never[]) =>
        measured("token refresh", INTERNAL, {}, refreshes, () => grant(...context));
      return Object.assign(refresh, grant) as typeof grant; // with its identity
    },
  };

  function measured<T>(
    name: string,
    kind: typeof INTERNAL | typeof CLIENT,
    attributes: Attributes,
    durations: Histogram | undefined,
    run: () => Promise<T>,
  ): Promise<T> {
    const work = async (span?: Span): Promise<T> => {
      const startedAt = clock.monotonicMs();
      let outcome: Attributes = {};
      try {
        const result = await run();
        outcome = result instanceof Response ? outcomeOf(result.status) : {};
        return result;
      } catch (error) {
        outcome = { ...outcomeOf((error as { status?: unknown } | undefined)?.status), "error.type": errorType(error) };
        throw error;
      } finally {
        span?.setAttributes(outcome);
        if ("error.type" in outcome) span?.setStatus({ code: ERROR });
        span?.end();
        durations?.record((clock.monotonicMs() - startedAt) / 1000, { ...attributes, ...outcome });
      }
    };
    return tracer ? tracer.startActiveSpan(name, { kind, attributes }, work) : work();
  }
}

/** Those of the semantic conventions. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

function outcomeOf(status: unknown): Attributes {
  if (typeof status !== "number") return {};
  return { "http.response.status_code": status, ...(status >= 400 && { "error.type": String(status) }) };
}

/** Our code, or what the runtime calls it; never what somebody wrote. */
function errorType(error: unknown): string {
  const { code, name = "" } = (error ?? {}) as { code?: unknown; name?: string };
  if (/^ERR_PLATFORM_[A-Z]+$/.test(String(code))) return String(code);
  return ["AbortError", "TimeoutError", "TypeError"].includes(name) ? name : "_OTHER";
}
