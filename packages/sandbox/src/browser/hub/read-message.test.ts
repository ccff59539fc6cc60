import { expect, test } from "vitest";
import { readMessage } from "./read-message.ts";

test("readMessage() reads a call with its arguments", () => {
  const body = { methodName: "getSessionToken", args: [1] };

  expect(readMessage({ id: "7", type: "METHOD_CALL", body })).toMatchObject({
    id: "7",
    type: "METHOD_CALL",
    methodName: "getSessionToken",
    args: [1],
  });
});

test.each([undefined, null, "text", 7, {}, { body: null }, { body: { args: "none" } }])(
  "readMessage() survives %j, which no app should post",
  (data) => {
    expect(readMessage(data)).toMatchObject({ type: undefined, args: [], topic: undefined });
  },
);
