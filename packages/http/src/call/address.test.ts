import { expect, test } from "vitest";
import { buildAddress } from "./address.ts";

const base = "https://platform.test/erp/";

test.each<[string, Record<string, unknown>, string[], string]>([
  ["/v2/info", {}, [], "/v2/info"],
  ["/v2/{id}/x/{no}", { id: "a/b ü?", no: 7 }, [], "/v2/a%2Fb%20%C3%BC%3F/x/7"],
  [
    "/v2/info",
    { one: "a b&c=d", two: 0, none: undefined, nothing: null, no: false },
    ["one", "two", "none", "nothing", "no"],
    "/v2/info?one=a%20b%26c%3Dd&two=0&no=false",
  ],
  ["/v2/info", { type: ["a,b", "c"], empty: [], other: 1 }, ["type", "empty"], "/v2/info?type=a%2Cb&type=c"],
])("addressOf() writes %s with %o", (path, params, query, expected) => {
  expect(buildAddress(base, { path, params, query })).toBe(`https://platform.test/erp${expected}`);
});

test("addressOf() writes a list with commas where the operation wants it", () => {
  const params = { type: ["a,b", "c"], empty: [], one: "x" };
  const address = buildAddress(base, { path: "/v2/info", params, query: ["type", "empty", "one"], lists: "comma" });

  expect(address).toBe("https://platform.test/erp/v2/info?type=a%2Cb,c&one=x");
});
