import { expect, test } from "vitest";
import { checkTelemetry } from "./check.ts";

test.each([
  [null, "null"],
  [5, "5"],
  [{}, "an object"],
  [{ receive() {}, process() {} }, "an object"],
])("what cannot observe calls is refused: %j", (telemetry, got) => {
  expect(() => checkTelemetry("create a client", telemetry as never)).toThrow(
    `Cannot create a client as telemetry must be what openTelemetry() makes: got ${got}`,
  );
});

test("what observes calls is accepted, and so is nothing", () => {
  expect(() => checkTelemetry("create a client", { observe() {} })).not.toThrow();
  expect(() => checkTelemetry("create a client", undefined)).not.toThrow();
});
