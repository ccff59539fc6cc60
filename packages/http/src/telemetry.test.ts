import { ROOT_CONTEXT, trace, type Attributes, type Histogram, context, type Meter } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from "@opentelemetry/sdk-metrics";
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import { expect, test, afterAll, beforeAll, vi } from "vitest";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { ApiError, ArgumentError } from "./errors.ts";
import type { CallPlace } from "./hints.ts";
import { createCallSender } from "./send.ts";
import { measure, type Measurement, openTelemetry } from "./telemetry.ts";

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

beforeAll(() => void context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable()));
afterAll(() => context.disable());

function recording() {
  const spans = new InMemorySpanExporter();
  const tracer = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter: spans })] }).getTracer(
    "test",
  );
  const metrics = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
  const reader = new PeriodicExportingMetricReader({ exporter: metrics, exportIntervalMillis: 2 ** 31 - 1 });
  const meter = new MeterProvider({ readers: [reader] }).getMeter("test");
  return {
    ...openTelemetry({ tracer, meter }),
    spans: () => spans.getFinishedSpans(),
    async points() {
      await reader.forceFlush();
      const all = metrics
        .getMetrics()
        .at(-1)!
        .scopeMetrics.flatMap((scope) => scope.metrics);
      return all.map(({ descriptor, dataPoints }) => [descriptor.name, dataPoints.map(({ attributes }) => attributes)]);
    },
  };
}

const fail = (place: CallPlace, status: number, body: unknown, headers: Headers) =>
  new ApiError(place, status, body, headers);

test("a call is a span, its attempts and token calls hang below it", async () => {
  const { observe, attempt, tokenRefresh, spans, points } = recording();
  const statuses = [503, 200];
  const network = attempt(async () => Response.json({}, { status: statuses.shift()! }));
  const refresh = tokenRefresh(async () => "token");
  const fetch: typeof globalThis.fetch = async (input, init) => {
    await refresh();
    const first = await network(input, init);
    return first.ok ? first : network(input, init);
  };
  const { call } = createCallSender({
    what: "a client",
    baseUrl: "https://platform.test:8443/erp",
    fetch,
    fail,
    telemetry: { observe },
  });

  await call({
    operation: "Shop_Get",
    method: "GET",
    path: "/shops/{id}",
    params: { id: "4711", name: "Ann" },
    required: ["id"],
    query: ["name"],
  });

  const [token, failed, fine, whole] = spans();
  const attributes = { "http.request.method": "GET", "server.address": "platform.test", "server.port": 8443 };
  expect(whole).toMatchObject({
    name: "Shop_Get",
    attributes: { "http.request.method": "GET", "url.template": "/shops/{id}" },
  });
  expect(token).toMatchObject({ name: "token refresh", attributes: {} });
  expect(failed!.attributes).toEqual({ ...attributes, "http.response.status_code": 503, "error.type": "503" });
  expect(failed!.status).toEqual({ code: 2 });
  expect(fine!.attributes).toEqual({ ...attributes, "http.response.status_code": 200 });
  for (const each of [token, failed, fine]) expect(each!.parentSpanContext?.spanId).toBe(whole!.spanContext().spanId);
  expect(JSON.stringify([token, failed, fine, whole].map((each) => each!.attributes))).not.toMatch(/4711|Ann/);
  expect(await points()).toEqual([
    ["kontor.client.call.duration", [whole!.attributes]],
    ["http.client.request.duration", [failed!.attributes, fine!.attributes]],
    ["kontor.token.refresh.duration", [{}]],
  ]);
});

test.each([
  [
    "a refusal",
    () => Promise.reject(new ApiError({ operation: "Shop_Get" }, 404, {}, new Headers())),
    { "http.response.status_code": 404, "error.type": "ERR_PLATFORM_API" },
  ],
  ["bad input", () => Promise.reject(new ArgumentError("x", "y", "z", 1)), { "error.type": "ERR_PLATFORM_ARGUMENT" }],
  [
    "a broken connection",
    () => Promise.reject(new TypeError("fetch failed to secret.test")),
    { "error.type": "TypeError" },
  ],
  [
    "an error of whatever name",
    () => Promise.reject(Object.assign(new Error(), { name: "secret" })),
    { "error.type": "_OTHER" },
  ],
])("%s is told by its kind alone", async (_, run, outcome) => {
  const { tokenRefresh, spans } = recording();

  await expect(tokenRefresh(run)()).rejects.toBeInstanceOf(Error);

  expect(spans()[0]).toMatchObject({ attributes: outcome, status: { code: 2 }, events: [] });
});

test("without a tracer and a meter everything passes as it is", async () => {
  const { observe, attempt, tokenRefresh } = openTelemetry();
  const grant = Object.assign(async () => "token", { identity: () => ["app"] });

  expect(await tokenRefresh(grant)()).toBe("token");
  expect(tokenRefresh(grant).identity()).toEqual(["app"]);
  expect((await attempt(async () => new Response())("https://platform.test")).status).toBe(200);
  expect(await observe({ operation: "A", method: "GET", path: "/" }, async () => 1)).toBe(1);
});

test("a refused answer is told as an error, and durations are in seconds", async () => {
  const clock = createVirtualClock();
  const record = vi.fn();
  const { attempt } = openTelemetry({ meter: { createHistogram: () => ({ record }) } as unknown as Meter, clock });
  const fetch = attempt(async () => {
    await clock.sleep(2_500);
    return new Response(null, { status: 404 });
  });

  const sending = fetch("https://platform.test");
  await clock.advance(2_500);
  await sending;

  expect(record.mock.calls).toEqual([[2.5, expect.objectContaining({ "error.type": "404" })]]);
});
