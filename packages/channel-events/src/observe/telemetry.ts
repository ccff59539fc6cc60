import type { Clock } from "@kontor/http";
import { readOptions, systemClock } from "@kontor/http/internal";
import { createDurations, measure, type Measurement } from "@kontor/http/telemetry";
import type { Attributes, Context, Link, Meter, Span, Tracer } from "@opentelemetry/api";
import type { ConsumerTelemetry } from "../options.ts";
import type { Inbox, InboxStats } from "../inbox/inbox.ts";

const INTERNAL = 0; // SpanKind is a value; only types come from @opentelemetry/api
const CLIENT = 2;
const CONSUMER = 4;
const COMMON = { "messaging.system": "kontor", "messaging.destination.name": "channel/event" };

/** Options of `consumerTelemetry()`: the parts of OpenTelemetry that it uses. */
export interface ConsumerTelemetryOptions {
  /** The `trace` and the `ROOT_CONTEXT` of `@opentelemetry/api`. They carry a trace from the arrival of an event to its handling. */
  api: {
    trace: { setSpanContext(context: Context, spanContext: SpanContext): Context };
    ROOT_CONTEXT: Context;
  };
  /** Makes spans. Default: no spans. */
  tracer?: Tracer | undefined;
  /** Makes counters, and histograms in seconds. Default: no measurement. */
  meter?: Meter | undefined;
  /** The inbox whose gauges are read when the meter collects: waiting events, the age of the oldest, parked lanes, deliveries at risk. Default: no gauges. */
  inbox?: Pick<Inbox, "readStats"> | undefined;
  /** Measures durations. Default: the clock of this machine. */
  clock?: Pick<Clock, "monotonicMs"> | undefined;
}

type SpanContext = ReturnType<Span["spanContext"]>;

/**
 * Makes spans and metrics of a consumer, by the OpenTelemetry conventions for messaging: `receive` of a page, `process` of an event,
 * `settle` of an acknowledgement. Every event has its own trace, which links to its page and holds all its handler runs, also those
 * that come much later or on another host. Attributes come from a fixed list: ids and types of events, counts, the kind of result. They
 * hold no payload.
 *
 * @see https://opentelemetry.io/docs/specs/semconv/messaging/messaging-spans/
 */
export function consumerTelemetry(options: ConsumerTelemetryOptions): ConsumerTelemetry {
  const { api, tracer, meter, inbox, clock } = readOptions("tell telemetry", options, {
    api: undefined,
    tracer: undefined,
    meter: undefined,
    inbox: undefined,
    clock: systemClock,
  });
  const { trace, ROOT_CONTEXT } = api;
  const consumed = meter?.createCounter("messaging.client.consumed.messages", { unit: "{message}" });
  const operation = createDurations(meter, "messaging.client.operation.duration");
  const processing = createDurations(meter, "messaging.process.duration");
  if (meter && inbox) observe(meter, inbox);
  /** Observes one operation on the event queue, by its names in the conventions. */
  const tell = <T>(
    [type, name]: readonly [type: string, name: string],
    more: Pick<Measurement, "name" | "kind" | "durations"> & Partial<Measurement>,
    run: (span?: Span) => Promise<T>,
  ): Promise<T> => {
    const own = { ...COMMON, "messaging.operation.name": name };
    const attributes = { ...own, "messaging.operation.type": type, ...more.attributes };
    return measure(run, { tracer, clock, describeFailure, durationAttributes: own, ...more, attributes });
  };
  let page: SpanContext | undefined; // the last one: its events arrive before the next is fetched

  return {
    receive: (fetch, countOf) =>
      tell(
        ["receive", "receive"],
        { name: "receive channel/event", kind: CLIENT, durations: operation },
        async (span) => {
          page = span?.spanContext(); // events arrive while the page is read
          const result = await fetch();
          span?.setAttribute("messaging.batch.message_count", countOf(result));
          consumed?.add(countOf(result), COMMON);
          return result;
        },
      ),
    arrived(id, type) {
      if (!tracer) return undefined;
      const links: Link[] = page ? [{ context: page }] : [];
      const attributes = { ...COMMON, "messaging.message.id": id, "kontor.event.type": type };
      const span = tracer.startSpan(`arrive ${type}`, { kind: INTERNAL, attributes, links, root: true }, ROOT_CONTEXT);
      span.end();
      const { traceId, spanId, traceFlags } = span.spanContext();
      return `00-${traceId}-${spanId}-0${traceFlags & 1}`;
    },
    process(event, run, problemOf) {
      const parent = readContext(event.trace);
      const context = parent && trace.setSpanContext(ROOT_CONTEXT, parent);
      const describeResult = (result: unknown): Attributes => {
        const problem = problemOf(result as Awaited<ReturnType<typeof run>>);
        return problem === undefined ? {} : { "error.type": problem }; // One of a few words, and never a message.
      };
      const { id, type, lane, attempts, deliveries } = event;
      const attributes = {
        "messaging.message.id": id,
        "kontor.event.type": type,
        "kontor.event.lane": lane,
        "kontor.event.attempt": attempts + 1,
        "kontor.event.deliveries": deliveries,
      };
      const more = {
        name: `process ${type}`,
        kind: CONSUMER,
        durations: processing,
        attributes,
        context,
        describeResult,
      };
      return tell(["process", "process"], more, run);
    },
    settle(ids, acknowledge) {
      const attributes = { "messaging.batch.message_count": ids.length };
      const more = { name: "acknowledge channel/event", kind: CLIENT, durations: operation, attributes };
      return tell(["settle", "acknowledge"], more, acknowledge);
    },
  };
}

/** Our code, or that it is another. */
function describeFailure(error: unknown): Attributes {
  const { code } = (error ?? {}) as { code?: unknown };
  return { "error.type": /^ERR_PLATFORM_[A-Z]+$/.test(String(code)) ? String(code) : "_OTHER" };
}

/** The state of the inbox, in one look for all gauges. One that cannot be read is measured as nothing. */
function observe(meter: Meter, inbox: Pick<Inbox, "readStats">): void {
  const gauges: [name: string, unit: string, read: (stats: InboxStats) => number][] = [
    ["kontor.inbox.waiting", "{message}", ({ events }) => events.waiting],
    ["kontor.inbox.oldest_age", "s", ({ oldestWaitingMs }) => (oldestWaitingMs ?? 0) / 1000],
    ["kontor.inbox.parked_lanes", "{lane}", ({ parked }) => parked.length],
    ["kontor.inbox.dead", "{message}", ({ events }) => events.dead],
    ["kontor.inbox.most_deliveries", "{delivery}", ({ mostDeliveries }) => mostDeliveries],
  ];
  const made = gauges.map(([name, unit]) => meter.createObservableGauge(name, { unit }));
  meter.addBatchObservableCallback(async (result) => {
    const stats = await inbox.readStats().catch(() => undefined);
    if (stats) for (const [index, [, , read]] of gauges.entries()) result.observe(made[index]!, read(stats), COMMON);
  }, made);
}

function readContext(traceparent: string | undefined): SpanContext | undefined {
  const [, traceId, spanId, flags] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-(0[01])$/.exec(traceparent ?? "") ?? [];
  if (!traceId || !spanId) return undefined;
  return { traceId, spanId, traceFlags: flags === "01" ? 1 : 0, isRemote: true };
}
