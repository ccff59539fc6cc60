import { expect, test } from "vitest";
import { isForeign } from "./is-foreign.ts";

test.each<[Record<string, string>, boolean]>([
  [{}, false],
  [{ origin: "http://sandbox.test" }, false],
  [{ origin: "https://sandbox.test" }, true],
  [{ origin: "http://evil.test" }, true],
  [{ origin: "null" }, true],
  [{ "sec-fetch-site": "cross-site" }, true],
  [{ "sec-fetch-site": "same-origin" }, false],
])("a request with %j is foreign: %s", (headers, expected) => {
  expect(isForeign(new Request("http://sandbox.test/__sandbox/", { headers }))).toBe(expected);
});
