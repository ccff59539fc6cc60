import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { routes } from "../../generated/routes.generated.ts";
import { readCall } from "../call.ts";
import { readBody } from "./body.ts";

const read = (id: string, type: string, body: BodyInit, headers: Record<string, string> = {}) =>
  readBody(
    readCall(new Request("https://x.test/", { method: "POST", body, headers: { "content-type": type, ...headers } })),
    routes.find((route) => route.id === id)!,
  );

test.each([
  ["Orders_Create", "application/json", 200],
  ["Orders_Create", "application/json; charset=utf-8", 200],
  ["Category_UpdateCategory", "application/json", 200],
  ["Category_UpdateCategory", "application/json; charset=utf-8", 415],
  ["Orders_Create", "text/plain", 415],
])("%s reads %s with %i", async (id, type, status) => {
  const got = await read(id, type, "{}");

  expect("problem" in got ? got.problem.status : 200).toBe(status);
});

test.each<[string, BodyInit, Record<string, string>, object]>([
  ["packed", gzipSync("[1]"), { "content-encoding": "gzip" }, { body: [1] }],
  ["packed in another way", "[1]", { "content-encoding": "br" }, { problem: { status: 415 } }],
  ["not packed as it says", "[1]", { "content-encoding": "gzip" }, { problem: { status: 400 } }],
  ["empty", "", {}, { problem: { status: 400, message: "The body is empty" } }],
  ["cut", "[1", {}, { problem: { status: 400, message: "The body is not valid JSON" } }],
  ["no UTF-8", new Uint8Array([0x22, 0xff, 0x22]), {}, { problem: { status: 400 } }],
  ["too long by its own word", "[1]", { "content-length": "99999999" }, { problem: { status: 413 } }],
])("a body that is %s", async (_, body, headers, expected) => {
  expect(await read("Orders_Create", "application/json", body, headers)).toMatchObject(expected);
});

test("a form holds each field once, and a field of JSON as data", async () => {
  const type = "application/x-www-form-urlencoded";

  expect(await read("Auth_ExchangeRefreshToken", type, "refreshToken=a%20b")).toMatchObject({
    body: { refreshToken: "a b" },
  });
  expect(await read("Auth_ExchangeRefreshToken", type, 'x={"a":1}')).toMatchObject({ body: { x: { a: 1 } } });
  expect(await read("Auth_ExchangeRefreshToken", type, "a=1&a=2")).toMatchObject({
    problem: { status: 400, message: "The field a stands twice" },
  });
});
