import { expect, test } from "vitest";
import { findNameRefusal, findOriginRefusal } from "./refusals.ts";

test("a name that is not the sandbox's own is refused, and no other", () => {
  expect(findNameRefusal("http://evil.test/", () => false)?.status).toBe(403);
  expect(findNameRefusal("http://localhost/", () => true)).toBeUndefined();
});

test("a page of another origin is refused, and a caller without one is not", () => {
  const url = "http://localhost/__sandbox/clock";

  expect(findOriginRefusal({ url, headers: new Headers({ origin: "http://evil.test" }) })?.status).toBe(403);
  expect(findOriginRefusal({ url, headers: new Headers() })).toBeUndefined();
});
