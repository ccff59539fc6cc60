import { expect, test } from "vitest";
import { encodeAs } from "./encode-as.ts";

test.each([
  ["text/plain", 'a "b"', 'a "b"'],
  ["text/plain", "", ""],
  ["application/octet-stream", new TextEncoder().encode("raw"), "raw"],
  ["application/octet-stream", new Blob(["file"]), "file"],
  ["application/vnd.shop+json", { name: "a" }, '{"name":"a"}'],
])("a body of %s goes out as it is described: %j", async (type, body, sent) => {
  const blob = encodeAs(type)(body);

  expect(blob.type).toBe(type);
  expect(await blob.text()).toBe(sent);
});

test("a number that JSON cannot write is refused", () => {
  expect(() => encodeAs("application/hal+json")({ size: Number.NaN })).toThrow(
    "Cannot write a body as size must be finite",
  );
});
