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

test.each([
  ["an object", { a: 1 }],
  ["an array", [1, 2]],
  ["an object", new Blob(["a"]).stream()],
  ["7", 7],
])("what is neither text nor bytes is refused: %s", (got, body) => {
  expect(() => encodeAs("application/octet-stream")(body)).toThrow(
    `Cannot write a body as the body must be text, bytes or a Blob: got ${got}`,
  );
});

test.each([new Uint8Array([1, 2]).buffer, new Uint8Array([1, 2]), new DataView(new Uint8Array([1, 2]).buffer)])(
  "bytes go out in each of their forms",
  async (body) => {
    expect([...new Uint8Array(await encodeAs("application/octet-stream")(body).arrayBuffer())]).toEqual([1, 2]);
  },
);
