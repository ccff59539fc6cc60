import type { Attributes, Context, Histogram, Meter, Span, Tracer } from "@opentelemetry/api";
import type { Clock } from "../values/clock.ts";

const ERROR = 2; // SpanStatusCode is a value; only types come from @opentelemetry/api

/** Those of the semantic conventions; the bounds of OpenTelemetry itself are made for milliseconds. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

/** How work is told to OpenTelemetry. */
export interface Measurement {
  /** Name of the span. */
  name: string;
  /** A `SpanKind`. */
  kind: number;
  attributes: Attributes;
  /** Makes the span. Default: none is made. */
  tracer?: Tracer | undefined;
  /** Takes the duration, in seconds. Default: it is not measured. */
  durations?: Histogram | undefined;
  /** What the duration is recorded with. Default `attributes`. */
  durationAttributes?: Attributes | undefined;
  /** Where the span belongs. Default: the running span. */
  context?: Context | undefined;
  clock: Pick<Clock, "monotonicMs">;
  /** What the span and the duration say of a result. Default: nothing. */
  describeResult?(result: unknown): Attributes;
  /** What they say of a failure. With an `error.type` the span has failed, and with one in a result as well. */
  describeFailure(error: unknown): Attributes;
}

/**
 * Runs work within a span, and measures how long it takes.
 *
 * @param run Is given the span, where one is made.
 * @throws Whatever `run` throws.
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

/** A histogram of durations in seconds, where there is a meter. */
export function createDurations(meter: Meter | undefined, name: string, description?: string): Histogram | undefined {
  return meter?.createHistogram(name, {
    ...(description !== undefined && { description }),
    unit: "s",
    advice: { explicitBucketBoundaries: SECONDS },
  });
}
