import { expect, test } from "vitest";
import { apiKey } from "./api-key.ts";

test.each(["hunter\u{1f511}", "hun ter", "hunter\u00a02"])(
  "apiKey() refuses a key that no header can hold, and does not quote it: %j",
  (key) => {
    expect(() => apiKey({ key })).toThrow("Cannot send a key as key must be text that a header can hold: got [secret]");
  },
);

test("apiKey() refuses a key of two lines, and does not quote it", () => {
  expect(() => apiKey({ key: "hunter2\nhunter3" })).toThrow(
    "key must be one line without invisible characters (it has U+000A): got text of 15 characters",
  );
});

test("apiKey() sends a key without the line end of its file", async () => {
  expect((await apiKey({ key: "key-1\n" }).get()).value.reveal()).toBe("key-1");
});

test("a key is sent in x-api-key by default, in the scheme that is asked for, and in no other one", async () => {
  expect((await apiKey({ key: "k" }).get()).scheme).toBe("x-api-key");
  expect((await apiKey({ key: "k", scheme: "Wawi" }).get()).scheme).toBe("Wawi");
  for (const scheme of ["Bearer", "wawi", "a-key"])
    expect(() => apiKey({ key: "k", scheme: scheme as never })).toThrow(
      `Cannot send a key as scheme must be x-api-key or Wawi: got text of ${scheme.length} characters`,
    );
  expect(() => apiKey({ key: "k", shceme: "Wawi" } as never)).toThrow("shceme must be a known option");
});
