import { expect, test } from "vitest";
import type { Wrap } from "./fetch.ts";
import { pipeline } from "./pipeline.ts";

test("pipeline() sends a request through its steps from the last to the first", async () => {
  const passed: string[] = [];
  const step =
    (name: string): Wrap =>
    (next) =>
    (input, init) => {
      passed.push(name);
      return next(input, init);
    };
  const platform = async () => {
    passed.push("platform");
    return new Response();
  };

  await pipeline(platform, step("inner"), step("outer"))("https://platform.test");

  expect(passed).toEqual(["outer", "inner", "platform"]);
});
