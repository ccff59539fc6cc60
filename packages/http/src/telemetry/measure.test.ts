import { ROOT_CONTEXT, trace, type Attributes, type Histogram } from "@opentelemetry/api";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import { expect, test } from "vitest";
import { measure, type Measurement } from "./measure.ts";

/** Remembers spans and durations. */
function setUp() {
  const exporter = new InMemorySpanExporter();
  const tracer = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] }).getTracer("test");
  const recorded: [number, Attributes | undefined][] = [];
  const durations = { record: (value: number, attributes?: Attributes) => void recorded.push([value, attributes]) };
  const clock = createVirtualClock();
  const measurement: Measurement = {
    name: "work",
    kind: 2,
    attributes: { "work.id": "7" },
    tracer,
    durations: durations as Histogram,
    clock,
    describeFailure: () => ({ "error.type": "_OTHER" }),
  };
  return { clock, measurement, recorded, spans: () => exporter.getFinishedSpans() };
}

test("a span and a duration tell of work that went well", async () => {
  const { clock, measurement, recorded, spans } = setUp();
  const work = measure(async (span) => {
    span?.setAttribute("work.size", 3);
    await clock.sleep(1_500);
    return "done";
  }, measurement);
  await clock.advance(1_500);

  expect(await work).toBe("done");

  expect(spans()).toMatchObject([
    { name: "work", kind: 2, attributes: { "work.id": "7", "work.size": 3 }, status: { code: 0 } },
  ]);
  expect(recorded).toEqual([[1.5, { "work.id": "7" }]]);
});

test("a failure is told by both, and thrown as it is", async () => {
  const { measurement, recorded, spans } = setUp();
  const failure = new Error("canary");

  await expect(measure(() => Promise.reject(failure), measurement)).rejects.toBe(failure);

  expect(spans()).toMatchObject([{ attributes: { "error.type": "_OTHER" }, status: { code: 2 }, events: [] }]);
  expect(recorded).toEqual([[0, { "work.id": "7", "error.type": "_OTHER" }]]);
});

test("a result that says so has failed", async () => {
  const { measurement, recorded, spans } = setUp();
  const describeResult = (status: unknown) => ({ "error.type": String(status) });

  await measure(async () => 503, { ...measurement, describeResult, durationAttributes: { short: true } });

  expect(spans()).toMatchObject([{ attributes: { "error.type": "503" }, status: { code: 2 } }]);
  expect(recorded).toEqual([[0, { short: true, "error.type": "503" }]]);
});

test("a span belongs to the context that is given", async () => {
  const { measurement, spans } = setUp();
  const traceId = "0af7651916cd43dd8448eb211c80319c";
  const context = trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId: "b7ad6b7169203331", traceFlags: 1 });

  await measure(async () => {}, { ...measurement, context });

  expect(spans()[0]!.spanContext().traceId).toBe(traceId);
});

test("without a tracer and a meter the work just runs", async () => {
  const { measurement } = setUp();

  expect(await measure(async (span) => span, { ...measurement, tracer: undefined, durations: undefined })).toBe(
    undefined,
  );
});
