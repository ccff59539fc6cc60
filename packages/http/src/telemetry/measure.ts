import type { Attributes, Context, Histogram, Meter, Span, Tracer } from "@opentelemetry/api";
import type { Clock } from "../values/clock.ts";

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
    try {
      const result = await run(span);
      outcome = measurement.describeResult?.(result) ?? {};
      return result;
    } catch (error) {
      outcome = measurement.describeFailure(error);
      throw error;
    } finally {
      span?.setAttributes(outcome);
      if ("error.type" in outcome) span?.setStatus({ code: ERROR });
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
