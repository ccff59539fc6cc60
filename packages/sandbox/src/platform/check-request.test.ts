import { expect, test } from "vitest";
import type { Route } from "../generated/routes.generated.ts";
import { createDemoState } from "../testing/state.ts";
import { readCall } from "./call.ts";
import { checkRequest } from "./check-request.ts";

const route = {
  ...{ id: "MadeUp_Act", api: "erp", headers: [] },
  path: "/v1/{first}/{second}",
  parameters: [
    { name: "first", place: "path", kind: "text" },
    { name: "second", place: "path", kind: "number" },
    { name: "list", place: "query", kind: "list" },
    { name: "flag", place: "query", kind: "boolean" },
  ],
} as unknown as Route;

test.each<[readonly string[], string, object]>([
  [["a%20b", "7"], "", { path: { first: "a b", second: 7 }, query: {} }],
  [["%", "7x"], "", { path: { first: "%", second: "7x" }, query: {} }],
  [["a", "-1.5"], "?list=1,,2&flag=true", { path: { second: -1.5 }, query: { list: ["1", "2"], flag: true } }],
  [["a", "1"], "?list=1&list=2,3&flag=yes", { query: { list: ["1", "2,3"], flag: "yes" } }],
])("%j%s is read as data", (parts, search, expected) => {
  const call = readCall(new Request(`https://x.test/${search}`));
  const run = { call, found: { route, parts }, state: createDemoState(), now: 0 };

  expect(checkRequest({ ...run, headers: {}, assumed: new Set(), ignored: [] }, undefined)).toMatchObject(expected);
});
