import { ApiError, ConnectionError } from "@kontor/http";
import { expect, test } from "vitest";
import { StoreError } from "../inbox/store-error.ts";
import { isRefusal } from "./refusal.ts";

const answered = (status: number, body?: unknown, headers: HeadersInit = {}) =>
  new ApiError({ operation: "Events_List" }, status, body, new Headers(headers));
const failed = (code: string) =>
  new ConnectionError({ operation: "Events_List" }, new TypeError("fetch failed", { cause: { code } }));
const html = { "content-type": "text/html" };

test.each<[string, unknown, boolean]>([
  ["the credentials are wrong", answered(401), true],
  ["the request is wrong", answered(400), true],
  ["the address is none", answered(404), true],
  ["a web server knows no such address", answered(404, "<html>", html), true],
  ["the answer is a redirect", answered(302), true],
  ["the name of the host does not exist", failed("ENOTFOUND"), true],
  ["the store is not durable", new StoreError("open", "it is not durable"), true],
  ["the store broke", new StoreError("open", "gone", { cause: new Error("EIO") }), false],
  ["the platform is down", answered(503), false],
  ["the quota is used up", answered(429), false],
  ["a proxy answers with a page", answered(403, "<html>", html), false],
  ["the platform cannot be reached", failed("ECONNREFUSED"), false],
  ["something else was thrown", new Error("no"), false],
  ["nothing was thrown", undefined, false],
])("a start is refused where %s: %#", (_, error, expected) => {
  expect(isRefusal(error)).toBe(expected);
});
