import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { isStream } from "./is-stream.ts";

test.each([
  ["a web stream", new ReadableStream(), true],
  ["a stream of Node", Readable.from(["a"]), true],
  ["text", "a", false],
  ["bytes", new Uint8Array(1), false],
  ["a form", new FormData(), false],
  ["nothing", undefined, false],
  ["null", null, false],
])("isStream() knows whether %s can be read only once", (_, body, is) => {
  expect(isStream(body)).toBe(is);
});
