import { expect, test } from "vitest";
import { buildRequest } from "./build-request.ts";
import type { PreparedCall } from "./call.ts";
import { ArgumentError } from "../errors/argument.ts";
import { readHints } from "../fetch/request-hints.ts";

const open: PreparedCall = { operation: "Shop_Open", method: "POST", path: "/shops", params: {} };
const build = (more: Partial<PreparedCall>) =>
  buildRequest("send Shop_Open", "https://platform.test", { "x-app": "a" }, { ...open, ...more });

test("headers without a value are not sent, nor is a content type without a body", () => {
  const [, init] = build({ header: ["x-a", "x-b", "x-c"], params: { "x-a": undefined, "x-b": null, "x-c": "1" } });

  expect(init.headers).toEqual({ "x-app": "a", "x-c": "1" });
});

test("a form sets its own content type, and no body is encoded without a form", () => {
  const form = () => new URLSearchParams("a=1");

  expect(build({ form, body: { a: 1 } })[1]).toMatchObject({ headers: { "x-app": "a" }, body: form() });
  expect(build({ form })[1].body).toBeUndefined();
});

test("hints and the signal of the caller go into the request", () => {
  const { signal } = new AbortController();
  const [, init] = build({ sendOnce: true, options: { timeoutMs: 5, signal } });

  expect(readHints(init)).toEqual({ sendOnce: true, timeoutMs: 5 });
  expect(init.signal).toBe(signal);
});

test("a request that cannot be encoded is refused by the name of the runtime's error alone", () => {
  const failing = () => {
    throw new RangeError("canary");
  };

  expect(() => build({ form: failing, body: {} })).toThrow(
    "Cannot send Shop_Open as the request must be one that can be written (RangeError): got an object",
  );
  const own = new ArgumentError("write a form", "a", "be finite", 1);
  expect(() =>
    build({
      form: () => {
        throw own;
      },
      body: {},
    }),
  ).toThrow(own);
});
