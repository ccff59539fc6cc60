import { expect, test } from "vitest";
import { parseUrl } from "./parse-url.ts";

test.each([
  ["https://a.test/b", undefined, "https://a.test/b"],
  ["/c", "https://a.test/b", "https://a.test/c"],
  ["/c", undefined, undefined],
  ["https://", undefined, undefined],
])("parseUrl() of %s from %s is %s", (address, base, href) => {
  expect(parseUrl(address, base)?.href).toBe(href);
});
