import { expect, test } from "vitest";
import { eventExamples } from "./event-examples.generated.ts";
import { createSandbox } from "../serve/sandbox.ts";

test("every example of an event can be triggered", () => {
  const sandbox = createSandbox();
  const events = Object.entries(eventExamples).map(([type, event]) => ({ type, event: event as object }));

  expect(sandbox.triggerAll(events)).toHaveLength(events.length);
});
