import { expect, test } from "vitest";
import { BridgeError, describeError } from "./error.ts";

test("a BridgeError names its problem, the other side's error and its page in the docs", () => {
  const error = new BridgeError("thrown", "Cannot call fail as no such order", "RangeError");

  expect(error).toMatchObject({ problem: "thrown", remoteName: "RangeError", code: "ERR_PLATFORM_BRIDGE" });
  expect(error.docs).toBe("kontor specs show ERR_PLATFORM_BRIDGE");
});

test.each<[string, unknown, object]>([
  ["an error", new RangeError("no such order"), { name: "RangeError", message: "no such order" }],
  ["a text", "text", { name: "Error", message: "text" }],
  ["undefined", undefined, { name: "Error", message: "undefined" }],
  ["an object without a name", { message: "inner" }, { name: "Error", message: "inner" }],
  [
    "a value that is no text",
    Object.create(null),
    { name: "Error", message: "the thrown value cannot be written as text" },
  ],
])("%s is described by a name and a message", (_, thrown, described) => {
  expect(describeError(thrown)).toEqual(described);
});

test("the only problem that crosses the bridge is that a method is not exposed", () => {
  expect(describeError(new BridgeError("not-exposed", "add is not exposed")).problem).toBe("not-exposed");
  expect(describeError(new BridgeError("timeout", "no answer came"))).not.toHaveProperty("problem");
});
