import { expect, test } from "vitest";
import { comparePlays } from "./compare-plays.ts";
import type { Played, SentRequest } from "./record.ts";

const request: SentRequest = {
  method: "POST",
  path: "/v2/categories",
  query: "",
  headers: { "x-appid": "a", "user-agent": "kontor/0.1.0" },
  body: "{}",
};
const play = (change: Partial<SentRequest> = {}, result: unknown = { id: 1 }): Played => ({
  Create: { requests: [{ ...request, ...change }], result },
});

test.each<[string, Played, string]>([
  ["the same", play(), ""],
  [
    "another path",
    play({ path: "/v2/category" }),
    "major Create sends another path: /v2/category, before /v2/categories",
  ],
  ["another method", play({ method: "PUT" }), "major Create sends another method: PUT, before POST"],
  ["a query", play({ query: "?a=1" }), "major Create sends another query: ?a=1, before none"],
  ["another body", play({ body: "[]" }), "major Create sends another body: [], before {}"],
  ["a header more", play({ headers: { ...request.headers, accept: "x" } }), "minor Create sends the header accept"],
  ["a header less", play({ headers: {} }), "major Create sends no header x-appid"],
  [
    "another value of a header",
    play({ headers: { ...request.headers, "x-appid": "b" } }),
    "major Create sends another value in the header x-appid",
  ],
  ["another version in user-agent", play({ headers: { ...request.headers, "user-agent": "kontor/0.2.0" } }), ""],
  [
    "another value",
    play({}, { id: "1" }),
    'major Create gives another value for the same answer: {"id":"1"}, before {"id":1}',
  ],
  [
    "no request",
    { Create: { requests: [], result: "TypeError: x" } },
    "major Create sends 0 requests, before 1: TypeError: x",
  ],
])("comparePlays() rates %s", (_, after, expected) => {
  const found = comparePlays(play(), after);

  expect(found.map(({ effect, at, reason }) => `${effect} ${at} ${reason}`).join()).toBe(expected);
});
