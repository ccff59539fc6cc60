import { expect, test } from "vitest";
import { apiKey } from "./api-key.ts";

test.each(["hunter2\nhunter3", "hunter\u{1f511}", "hun ter"])(
  "apiKey() refuses a key that no header can hold, and does not quote it: %j",
  (key) => {
    expect(() => apiKey({ key })).toThrow("Cannot send a key as key must be text that a header can hold: got [secret]");
  },
);

test("apiKey() takes a key with the line end of its file", async () => {
  expect((await apiKey({ key: "key-1\n" }).get()).value.reveal()).toBe("key-1\n");
});
