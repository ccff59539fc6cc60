import { ROOT_CONTEXT, trace, type Meter } from "@opentelemetry/api";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { expect, test, vi } from "vitest";
import { consumerTelemetry } from "../observe/consumer-telemetry.ts";

test("durations are in seconds, and an inbox that cannot be read is measured as nothing", async () => {
  const clock = createVirtualClock();
  const record = vi.fn();
  const observe = vi.fn();
  const looks: ((result: { observe: typeof observe }) => Promise<void>)[] = [];
  const meter = {
    createCounter: () => ({ add: () => {} }),
    createHistogram: () => ({ record }),
    createObservableGauge: () => ({}),
    addBatchObservableCallback: (look: (typeof looks)[0]) => void looks.push(look),
  } as unknown as Meter;
  const inbox = { readStats: () => Promise.reject(new Error("gone")) };
  const telemetry = consumerTelemetry({ api: { trace, ROOT_CONTEXT }, meter, inbox, clock });

  const settling = telemetry.settle(["1"], () => clock.sleep(2_500));
  await clock.advance(2_500);
  await settling;
  await expect(looks[0]!({ observe })).resolves.toBeUndefined();

  expect(record.mock.calls.map(([seconds]) => seconds as number)).toEqual([2.5]);
  expect(observe).not.toHaveBeenCalled();
});
