import { expect, test } from "vitest";
import { checkResult } from "./check-result.ts";

test.each([
  undefined,
  null,
  true,
  "done",
  7,
  {},
  [],
  { retryInMs: 5 },
  { parkLane: "wait", durationMs: 5 },
  { dead: "no" },
  { rows: [], rowCount: 1 },
  { read: 1, deadline: 2 },
])("a result without a misspelled member is accepted: %j", (said) => {
  expect(() => checkResult(said, { hasInbox: true })).not.toThrow();
});

test.each([
  [{ retryInMS: 5 }, "retryInMS must be a known option (the nearest is retryInMs): got a number"],
  [{ parkLane: "wait", durationMS: 5 }, "durationMS must be a known option (the nearest is durationMs): got a number"],
  [{ retryAfter: "secret" }, "retryAfter must be a known option"],
  [{ parklane: "wait" }, "parklane must be a known option"],
])("a misspelled member of a result is refused: %j", (said, problem) => {
  const check = () => checkResult(said, { hasInbox: true });

  expect(check).toThrow(`Cannot settle an event by the result of its handler as ${problem}`);
  expect(check).not.toThrow("secret");
});

test("without an inbox a result is refused, because it would have no effect; another value is not", () => {
  expect(() => checkResult({ retryInMs: 5 }, { hasInbox: false })).toThrow(
    "as retryInMs must not be given (only a handler of createChannelConsumer() has results): got number",
  );
  for (const said of [undefined, true, {}, { retryInMs: undefined }, { rows: [] }])
    expect(() => checkResult(said, { hasInbox: false })).not.toThrow();
});
