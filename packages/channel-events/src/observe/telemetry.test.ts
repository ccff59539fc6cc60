import type { ChannelClient } from "@kontor/channel-client";
import { context, ROOT_CONTEXT, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from "@opentelemetry/sdk-metrics";
import { InMemorySpanExporter, type ReadableSpan, SimpleSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createChannelConsumer } from "../consumer/consumer.ts";
import { memoryInbox } from "../inbox/memory.ts";
import { consumerTelemetry } from "./telemetry.ts";

beforeAll(() => void context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable()));
afterAll(() => context.disable());

test("an event has one trace from its arrival to its last handler run, linked to the page it came with", async () => {
  const exporter = new InMemorySpanExporter();
  const tracer = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] }).getTracer("test");
  const metrics = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
  const reader = new PeriodicExportingMetricReader({ exporter: metrics, exportIntervalMillis: 2 ** 31 - 1 });
  const meters = new MeterProvider({ readers: [reader] });
  const telemetry = consumerTelemetry({ api: { trace, ROOT_CONTEXT }, tracer, meter: meters.getMeter("test") });
  const event = { sellerId: "1", secret: "canary" };
  const pages = [[{ id: "1", type: "Seller:New", createdAt: "2026-01-01T00:00:00Z", event }], []];
  const channel = {
    events: { list: async () => ({ eventList: pages.shift() ?? [] }), acknowledge: async () => {} },
  } as unknown as ChannelClient;
  let runs = 0;
  const inHandler: (string | undefined)[] = [];
  await using consumer = createChannelConsumer({
    channel,
    inbox: memoryInbox(),
    unsafeDurability: true,
    telemetry,
    retry: { backoff: () => 1 },
    logger: { info: () => {}, warn: () => {}, error: () => {} },
    handlers: {
      "*": () => {
        inHandler.push(trace.getActiveSpan()?.spanContext().traceId);
        runs += 1;
        if (runs === 1) throw new Error("canary");
      },
    },
  });

  await consumer.start();
  await consumer.idle();
  while (runs < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  await consumer.stop();

  const spans = exporter.getFinishedSpans();
  const named = (name: string) => spans.filter((span) => span.name === name);
  const [arrival] = named("arrive Seller:New");
  const processed = named("process Seller:New");
  const { traceId, spanId } = arrival!.spanContext();
  expect(processed.map((span) => [span.spanContext().traceId, span.parentSpanContext?.spanId])).toEqual([
    [traceId, spanId],
    [traceId, spanId],
  ]);
  expect(inHandler).toEqual([traceId, traceId]);
  expect(arrival!.links[0]!.context.spanId).toBe(named("receive channel/event")[0]!.spanContext().spanId);
  expect(processed.map(({ attributes }) => [attributes["kontor.event.attempt"], attributes["error.type"]])).toEqual([
    [1, "retry"],
    [2, undefined],
  ]);
  expect(named("acknowledge channel/event")[0]!.attributes["messaging.batch.message_count"]).toBe(1);
  await reader.forceFlush();
  const names = metrics
    .getMetrics()
    .at(-1)!
    .scopeMetrics.flatMap((scope) => scope.metrics.map((each) => each.descriptor.name));
  expect(names.toSorted()).toEqual([
    "messaging.client.consumed.messages",
    "messaging.client.operation.duration",
    "messaging.process.duration",
  ]);
  const durations = metrics
    .getMetrics()
    .at(-1)!
    .scopeMetrics.flatMap((scope) => scope.metrics)
    .find(({ descriptor }) => descriptor.name === "messaging.process.duration")!;
  expect(durations.dataPoints.map(({ attributes }) => attributes["error.type"])).toEqual(["retry", undefined]);
  const told = spans.map((span) => [span.name, span.attributes, span.status, span.events]);
  expect(JSON.stringify([told, metrics.getMetrics()])).not.toContain("canary");
  await meters.shutdown();
});

test("the state of an inbox is measured when the meter collects, in one look; one that cannot be read is no failure", async () => {
  const metrics = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
  const reader = new PeriodicExportingMetricReader({ exporter: metrics, exportIntervalMillis: 2 ** 31 - 1 });
  const meters = new MeterProvider({ readers: [reader] });
  let at = 1_000_000;
  const inner = memoryInbox({ clock: { now: () => at } });
  let looks = 0;
  let isDown = false;
  const inbox = {
    async readStats() {
      looks += 1;
      if (isDown) throw new Error("gone");
      return inner.readStats();
    },
  };
  consumerTelemetry({ api: { trace, ROOT_CONTEXT }, meter: meters.getMeter("test"), inbox });
  await inner.accept([{ id: "1", type: "t", lane: "a", raw: "{}" }]);
  await inner.park("b", { reason: "by hand" });
  at += 2_500;

  await reader.forceFlush();
  isDown = true;
  await reader.forceFlush();

  const [first] = metrics.getMetrics();
  const values = first!.scopeMetrics.flatMap(({ metrics: all }) =>
    all.map(({ descriptor, dataPoints }) => [descriptor.name, dataPoints[0]?.value]),
  );
  expect(Object.fromEntries(values)).toEqual({
    "kontor.inbox.waiting": 1,
    "kontor.inbox.oldest_age": 2.5,
    "kontor.inbox.parked_lanes": 1,
    "kontor.inbox.dead": 0,
    "kontor.inbox.most_deliveries": 1,
  });
  expect(looks).toBe(2);
  await meters.shutdown();
});

test.each([
  ["ERR_PLATFORM_API", "ERR_PLATFORM_API"],
  ["ERR_PLATFORM_TIMEOUT", "ERR_PLATFORM_TIMEOUT"],
  ["ERR_PLATFORM_API of canary", "_OTHER"],
  ["canary ERR_PLATFORM_API", "_OTHER"],
  ["ERR_PLATFORM_", "_OTHER"],
  ["ECONNRESET", "_OTHER"],
  [undefined, "_OTHER"],
])("an error with the code %s is measured as %s, and nothing else of it is told", async (code, type) => {
  const exporter = new InMemorySpanExporter();
  const tracer = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] }).getTracer("test");
  const telemetry = consumerTelemetry({ api: { trace, ROOT_CONTEXT }, tracer });
  const error = Object.assign(new Error("canary"), { code });

  await expect(telemetry.settle(["1"], () => Promise.reject(error))).rejects.toBe(error);

  const [{ attributes, status, events }] = exporter.getFinishedSpans() as [ReadableSpan];
  expect(attributes["error.type"]).toBe(type);
  expect(JSON.stringify([attributes, status, events])).not.toContain("canary");
});
