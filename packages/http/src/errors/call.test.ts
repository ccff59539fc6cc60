import { expect, test } from "vitest";
import { CallError } from "./call.ts";

class SampleError extends CallError {
  readonly code = "ERR_PLATFORM_API";
}

test("an error of a call has the place of the call as fields, and its hint at the end of its message", () => {
  const place = { operation: "Events_List", host: "api.test", path: "/events" };
  const error = new SampleError(place, ": it broke", "Is it on?");

  expect(error).toMatchObject({ ...place, hint: "Is it on?" });
  expect(error.message).toBe("Cannot complete Events_List: it broke. Is it on?");
});

test("without a hint there is no field and no sentence for it", () => {
  const error = new SampleError({ operation: "Events_List" }, ": it broke");

  expect(error.message).toBe("Cannot complete Events_List: it broke");
  expect("hint" in error).toBe(false);
});
