import { expect, test } from "vitest";
import { encodeJson, encodeField, encodeForm, encodeMultipart, encodeAs } from "./encode.ts";

test("jsonOf() writes what JSON.stringify() writes", () => {
  const value = { text: "a", number: 1.5, nothing: null, left: undefined, at: new Date(0), list: [0, -1, undefined] };

  expect(encodeJson(value, "write it")).toBe(JSON.stringify(value));
  expect(encodeJson(undefined, "write it")).toBeUndefined();
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])("jsonOf() refuses %s", (number) => {
  expect(() => encodeJson({ list: [{ price: number }] }, "write it")).toThrow(
    `Cannot write it as price must be finite: got ${number}`,
  );
});

test("a field of a form is text, and no number that JSON has no word for", () => {
  expect([encodeField(1.5, "x"), encodeField("a", "x"), encodeField(true, "x")]).toEqual(["1.5", "a", "true"]);
  expect(() => encodeField(Number.NaN, "write a form")).toThrow("Cannot write a form as");
});

test("urlEncoded() writes a form like a query and leaves out what is not given", () => {
  expect(String(encodeForm({ refreshToken: "a b&c", nothing: undefined, no: 0 }))).toBe("refreshToken=a+b%26c&no=0");
});

test("multipart() writes an object as a JSON part, and gives a file a name", async () => {
  const document = new Blob(["%PDF"], { type: "application/pdf" });

  const form = encodeMultipart({
    invoice: { number: 1 },
    document,
    named: new File(["x"], "letter.txt"),
    text: 7,
    nothing: undefined,
  });

  const invoice = form.get("invoice") as File;
  expect([invoice.name, invoice.type]).toEqual(["invoice.json", "application/json"]);
  await expect(invoice.text()).resolves.toBe('{"number":1}');
  expect(form.get("document")).toMatchObject({ name: "document", type: "application/pdf" });
  expect(form.get("named")).toMatchObject({ name: "letter.txt" });
  expect(form.get("text")).toBe("7");
  expect(form.has("nothing")).toBe(false);
});

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
