import type { Attributes, Context, Histogram, Meter, Span, Tracer } from "@opentelemetry/api";
import { type Clock, systemClock } from "./clock.ts";
import { isPlatformError } from "./errors.ts";
import { readOptions } from "./options.ts";
import type { Telemetry } from "./send.ts";

const ERROR = 2; // The value of `SpanStatusCode.ERROR`, because only types are imported from @opentelemetry/api.

/** The bounds of the semantic conventions. The default bounds of OpenTelemetry are made for milliseconds. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

/** The span and the duration that describe work to OpenTelemetry. */
export interface Measurement {
  /** The name of the span. */
  name: string;
  /** The kind of the span, a value of `SpanKind`. */
  kind: number;
  attributes: Attributes;
  /** Makes the span. Default: no span is made. */
  tracer?: Tracer | undefined;
  /** Takes the duration, in seconds. Default: no duration is recorded. */
  durations?: Histogram | undefined;
  /** The attributes of the duration. Default: `attributes`. */
  durationAttributes?: Attributes | undefined;
  /** The context of the parent span. Default: the active context. */
  context?: Context | undefined;
  clock: Pick<Clock, "monotonicMs">;
  /** Attributes that a result adds to the span and to the duration. Default: none. With an `error.type`, the span counts as failed. */
  describeResult?(result: unknown): Attributes;
  /** Attributes that a failure adds to both. With an `error.type`, the span counts as failed. */
  describeFailure(error: unknown): Attributes;
}

/**
 * Runs work within a span, and measures how long it takes.
 *
 * @param run Receives the span, if one is made.
 * @throws Everything that `run` throws.
 */
export function measure<T>(run: (span?: Span) => Promise<T>, measurement: Measurement): Promise<T> {
  const { name, kind, attributes, tracer, durations, durationAttributes = attributes, context, clock } = measurement;
  const work = async (span?: Span): Promise<T> => {
    const startedAt = clock.monotonicMs();
    let outcome: Attributes = {};
    let message: string | undefined;
    try {
      const result = await run(span);
      outcome = measurement.describeResult?.(result) ?? {};
      return result;
    } catch (error) {
      outcome = measurement.describeFailure(error);
      if (isPlatformError(error)) ({ message } = error); // Only our own messages are known to hold no value.
      throw error;
    } finally {
      span?.setAttributes(outcome);
      if ("error.type" in outcome) span?.setStatus({ code: ERROR, ...(message && { message }) });
      span?.end();
      durations?.record((clock.monotonicMs() - startedAt) / 1000, { ...durationAttributes, ...outcome });
    }
  };
  if (!tracer) return work();
  return context
    ? tracer.startActiveSpan(name, { kind, attributes }, context, work)
    : tracer.startActiveSpan(name, { kind, attributes }, work);
}

/** Makes a histogram of durations in seconds. `undefined` without a meter. */
export function createDurations(meter: Meter | undefined, name: string, description?: string): Histogram | undefined {
  return meter?.createHistogram(name, {
    ...(description !== undefined && { description }),
    unit: "s",
    advice: { explicitBucketBoundaries: SECONDS },
  });
}

const INTERNAL = 0; // SpanKind is a value; only types come from @opentelemetry/api
const CLIENT = 2;

/** Options of `openTelemetry()`: the tracer and the meter of the application. */
export interface TelemetryOptions {
  /** Makes spans. Default: none are made. */
  tracer?: Tracer | undefined;
  /** Makes the histograms, in seconds. Default: nothing is measured. */
  meter?: Meter | undefined;
  /** Measures. Default: the clock of this machine. */
  clock?: Clock | undefined;
}

/**
 * Spans and metrics of calls, attempts and token calls, by the OpenTelemetry tracer and meter that are given. Attributes come
 * from a fixed list: the operation, the method, the host, the status, the kind of error. No address with its ids, no header, no
 * body and no message of an error is ever among them.
 *
 * Give it to the `telemetry` option of a client (a span `Events_List` for every call, its retries and its decoding included), of
 * `erpFetch()` and `channelFetch()` (a span `GET` for every attempt) and of `cached()` (a span `token refresh` for
 * every token call).
 *
 * Spans are linked to their parents only if the application has registered a context manager. Histograms: `kontor.client.call.duration`,
 * `http.client.request.duration`, `kontor.token.refresh.duration`.
 */
export function openTelemetry(options: TelemetryOptions = {}): Telemetry {
  const { tracer, meter, clock } = readOptions("make telemetry", options, {
    tracer: undefined,
    meter: undefined,
    clock: systemClock,
  });
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
  const { status, headers } = Object(result) as Partial<Response>;
  return typeof headers?.get === "function" ? describeStatus(status) : {}; // An answer of any `fetch`; other results are data.
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
