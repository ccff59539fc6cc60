import type { Clock } from "@kontor/http";
import { checkOptionNames, systemClock } from "@kontor/http/internal";
import { createDurations, measure } from "@kontor/http/telemetry";
import type { Attributes, Context, Histogram, Link, Meter, Span, Tracer } from "@opentelemetry/api";
import type { ConsumerTelemetry } from "../consumer/options.ts";
import type { StoredEvent } from "../inbox/event.ts";
import type { Inbox } from "../inbox/inbox.ts";

const INTERNAL = 0; // SpanKind is a value; only types come from @opentelemetry/api
const CLIENT = 2;
const CONSUMER = 4;

/** Options of `consumerTelemetry()`: the parts of OpenTelemetry that it uses. */
export interface ConsumerTelemetryOptions {
  /** The `trace` and the `ROOT_CONTEXT` of `@opentelemetry/api`. They carry a trace from the arrival of an event to its handling. */
  api: {
    trace: { setSpanContext(context: Context, spanContext: SpanContext): Context };
    ROOT_CONTEXT: Context;
  };
  /** Makes spans. Default: no spans. */
  tracer?: Tracer;
  /** Makes counters, and histograms in seconds. Default: no measurement. */
  meter?: Meter;
  /** The inbox whose gauges are read when the meter collects: waiting events, the age of the oldest, parked lanes, deliveries at risk. Default: no gauges. */
  inbox?: Pick<Inbox, "readStats">;
  /** Measures durations. Default: the clock of this machine. */
  clock?: Pick<Clock, "monotonicMs">;
}

type SpanContext = ReturnType<Span["spanContext"]>;

/**
 * Makes spans and metrics of a consumer, by the OpenTelemetry conventions for messaging: `receive` of a page, `process` of an event,
 * `settle` of an acknowledgement. Every event has a trace of its own, which links to its page and holds all its handler runs, also those
 * that come much later or on another host. Attributes come from a fixed list: ids and types of events, counts, the kind of result. They
 * hold no payload.
 *
 * @see https://opentelemetry.io/docs/specs/semconv/messaging/messaging-spans/
 */
export function consumerTelemetry(options: ConsumerTelemetryOptions): ConsumerTelemetry {
  const { api, tracer, meter, inbox, clock = systemClock } = options;
  checkOptionNames("tell telemetry", options, { api: 1, tracer: 1, meter: 1, inbox: 1, clock: 1 });
  const { trace, ROOT_CONTEXT } = api;
  const consumed = meter?.createCounter("messaging.client.consumed.messages", { unit: "{message}" });
  const operation = createDurations(meter, "messaging.client.operation.duration");
  const processing = createDurations(meter, "messaging.process.duration");
  const common = { "messaging.system": "kontor", "messaging.destination.name": "channel/event" };
  if (meter && inbox) observe(meter, inbox, common);
  const tell = <T>(
    name: string,
    kind: number,
    attributes: Attributes,
    durations: Histogram | undefined,
    { context, describeResult }: { context?: Context | undefined; describeResult?: (result: unknown) => Attributes },
    run: (span?: Span) => Promise<T>,
  ): Promise<T> => {
    const { "messaging.operation.name": operationName = "" } = attributes;
    const durationAttributes = { ...common, "messaging.operation.name": operationName };
    return measure(run, {
      name,
      kind,
      attributes,
      tracer,
      durations,
      durationAttributes,
      context,
      clock,
      describeFailure,
      ...(describeResult && { describeResult }),
    });
  };
  let page: SpanContext | undefined; // the last one: its events arrive before the next is fetched

  return {
    async receive(fetch, countOf) {
      const attributes = { ...common, "messaging.operation.type": "receive", "messaging.operation.name": "receive" };
      return tell("receive channel/event", CLIENT, attributes, operation, {}, async (span) => {
        page = span?.spanContext(); // events arrive while the page is read
        const result = await fetch();
        span?.setAttribute("messaging.batch.message_count", countOf(result));
        consumed?.add(countOf(result), common);
        return result;
      });
    },
    arrived(id, type) {
      if (!tracer) return undefined;
      const links: Link[] = page ? [{ context: page }] : [];
      const attributes = { ...common, "messaging.message.id": id, "kontor.event.type": type };
      const span = tracer.startSpan(`arrive ${type}`, { kind: INTERNAL, attributes, links, root: true }, ROOT_CONTEXT);
      span.end();
      const { traceId, spanId, traceFlags } = span.spanContext();
      return `00-${traceId}-${spanId}-0${traceFlags & 1}`;
    },
    async process(event, run, problemOf) {
      const { type, trace: traceparent } = event;
      const parent = readContext(traceparent);
      const attributes = { ...common, ...buildRunAttributes(event) };
      const context = parent && trace.setSpanContext(ROOT_CONTEXT, parent);
      const describeResult = (result: unknown): Attributes => {
        const problem = problemOf(result as Awaited<ReturnType<typeof run>>);
        return problem === undefined ? {} : { "error.type": problem }; // One of a few words, and never a message.
      };
      return tell(`process ${type}`, CONSUMER, attributes, processing, { context, describeResult }, run);
    },
    async settle(ids, acknowledge) {
      const attributes = {
        ...common,
        "messaging.operation.type": "settle",
        "messaging.operation.name": "acknowledge",
        "messaging.batch.message_count": ids.length,
      };
      return tell("acknowledge channel/event", CLIENT, attributes, operation, {}, acknowledge);
    },
  };
}

/** Our code, or that it is another. */
function describeFailure(error: unknown): Attributes {
  const { code } = (error ?? {}) as { code?: unknown };
  return { "error.type": /^ERR_PLATFORM_[A-Z]+$/.test(String(code)) ? String(code) : "_OTHER" };
}

/** The state of the inbox, in one look for all gauges. One that cannot be read is measured as nothing. */
function observe(meter: Meter, inbox: Pick<Inbox, "readStats">, common: Attributes): void {
  const waiting = meter.createObservableGauge("kontor.inbox.waiting", { unit: "{message}" });
  const oldest = meter.createObservableGauge("kontor.inbox.oldest_age", { unit: "s" });
  const parked = meter.createObservableGauge("kontor.inbox.parked_lanes", { unit: "{lane}" });
  const dead = meter.createObservableGauge("kontor.inbox.dead", { unit: "{message}" });
  const deliveries = meter.createObservableGauge("kontor.inbox.most_deliveries", { unit: "{delivery}" });
  meter.addBatchObservableCallback(
    async (result) => {
      const stats = await inbox.readStats().catch(() => undefined);
      if (!stats) return;
      result.observe(waiting, stats.events.waiting, common);
      result.observe(oldest, (stats.oldestWaitingMs ?? 0) / 1000, common);
      result.observe(parked, stats.parked.length, common);
      result.observe(dead, stats.events.dead, common);
      result.observe(deliveries, stats.mostDeliveries, common);
    },
    [waiting, oldest, parked, dead, deliveries],
  );
}

/** The attributes of a handler run. */
function buildRunAttributes({ id, type, lane, attempts, deliveries }: StoredEvent): Attributes {
  return {
    "messaging.operation.type": "process",
    "messaging.operation.name": "process",
    "messaging.message.id": id,
    "kontor.event.type": type,
    "kontor.event.lane": lane,
    "kontor.event.attempt": attempts + 1,
    "kontor.event.deliveries": deliveries,
  };
}

/** Reads a `traceparent` that is stored with its event. */
function readContext(traceparent: string | undefined): SpanContext | undefined {
  const [, traceId, spanId, flags] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-(0[01])$/.exec(traceparent ?? "") ?? [];
  if (!traceId || !spanId) return undefined;
  return { traceId, spanId, traceFlags: flags === "01" ? 1 : 0, isRemote: true };
}
