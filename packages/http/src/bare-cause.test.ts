import { expect, test } from "vitest";
import { bareCause, ConnectionError } from "./errors.ts";

const inner = Object.assign(new Error("the answer was hunter2"), { code: "ECONNRESET", data: "raw bytes" });
const outer = Object.assign(new TypeError("fetch of hunter2 failed", { cause: inner }), { rawPacket: "raw bytes" });

test("a cause keeps its name, its words, its code and its own cause, and none of its other fields", () => {
  const bare = bareCause(outer) as Error & { cause: Error };

  expect(bare).toMatchObject({ name: "TypeError", message: "fetch of hunter2 failed" });
  expect(bare.cause).toMatchObject({ message: "the answer was hunter2", code: "ECONNRESET" });
  expect([bare, bare.cause].flatMap((each) => Object.keys(each).toSorted())).toEqual(["code", "name", "code", "name"]);
  expect(new ConnectionError("x", outer).cause).not.toBe(outer);
});

test("where words may quote a secret, names and codes alone are kept, however deep", () => {
  const bare = bareCause(outer, true) as Error & { cause: Error };

  expect([bare.message, bare.cause.message]).toEqual(["TypeError", "ECONNRESET"]);
});
