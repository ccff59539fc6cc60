import { inspect } from "node:util";
import { expect, test } from "vitest";
import { TimeoutError } from "./timeout.ts";

test("a TimeoutError names the call and the host, and tells no word of the runtime", () => {
  const cause = new DOMException("canary", "TimeoutError");
  const error = new TimeoutError({ operation: "Events_List", host: "api.test" }, cause);

  expect(error.message).toBe("Cannot complete Events_List as api.test did not answer in time");
  expect(inspect(error, { showHidden: true, depth: 9 })).not.toContain("canary");
  expect(new TimeoutError({ operation: "Events_List" }, cause).message).toBe(
    "Cannot complete Events_List as the platform did not answer in time",
  );
});
