import { expect, test } from "vitest";
import { healthHandler, type HealthHandlerOptions } from "./health-handler.ts";
import type { HealthReport } from "./read-health.ts";

function createConsumer(report: Pick<HealthReport, "status" | "isLive" | "isReady">) {
  return { health: async () => report as HealthReport };
}

const well = createConsumer({ status: "ok", isLive: true, isReady: true });
const failing = createConsumer({ status: "failing", isLive: true, isReady: false });
const stopped = createConsumer({ status: "failing", isLive: false, isReady: false });
const fresh = createConsumer({ status: "ok", isLive: true, isReady: false });

test.each<[HealthHandlerOptions["probe"], number[]]>([
  [undefined, [200, 503, 503, 200]],
  ["status", [200, 503, 503, 200]],
  ["live", [200, 200, 503, 200]],
  ["ready", [200, 503, 503, 503]],
])("the probe %s says what it is asked for", async (probe, expected) => {
  const answers = [well, failing, stopped, fresh].map((consumer) => healthHandler(consumer, probe ? { probe } : {})());

  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(expected);
});

test("the answer is the report as JSON, and no cache keeps it", async () => {
  const answer = await healthHandler(well)();

  expect(await answer.json()).toEqual({ status: "ok", isLive: true, isReady: true });
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

test("an unknown probe is refused", () => {
  expect(() => healthHandler(well, { probe: "alive" as never })).toThrow(
    "Cannot answer with the health as probe must be status, live or ready: got alive",
  );
});
