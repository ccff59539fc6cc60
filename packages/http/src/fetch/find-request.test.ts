import { expect, test } from "vitest";
import { findRequest } from "./find-request.ts";

test("a Request is found, and an address is none", () => {
  const request = new Request("https://a.test");

  expect(findRequest(request)).toBe(request);
  expect(findRequest("https://a.test")).toBeUndefined();
  expect(findRequest(new URL("https://a.test"))).toBeUndefined();
});
