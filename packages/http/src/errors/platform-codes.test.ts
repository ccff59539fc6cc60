import { expect, test } from "vitest";
import { ApiError } from "./api.ts";

const place = {
  operation: "Orders_Create",
  call: "channel.orders.create",
  method: "POST",
  host: "api.test",
  path: "/channel/v1/order/{id}",
};

test("a code of an answer is told only where it looks like one", () => {
  const codes = (body: unknown) => new ApiError(place, 400, body, new Headers()).platformCodes;

  expect(codes({ errorList: [{ code: "VAL100" }, { code: "VAL100" }, null, { code: 7 }] })).toEqual(["VAL100"]);
  expect(codes({ errorList: [{ code: "eyJhbGciOiJIUzI1NiJ9.canary" }, { code: "a person" }] })).toEqual([]);
  expect(codes({ ErrorCode: "NotFound" })).toEqual(["NotFound"]);
  expect(codes({ errorList: Array.from({ length: 99 }, (_, index) => ({ code: `GEN${index}` })) })).toHaveLength(5);
  expect([undefined, null, "text", []].map(codes)).toEqual([[], [], [], []]);
});
