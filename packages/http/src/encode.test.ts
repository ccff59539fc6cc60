import { Readable } from "node:stream";
import { runInNewContext } from "node:vm";
import { File as FetchBlobFile } from "fetch-blob/file.js";
import { File as FormDataNodeFile } from "formdata-node";
import { File as NodeFetchFile } from "node-fetch";
import { expect, test } from "vitest";
import { encodeAs, encodeForm, encodeJson, encodeMultipart } from "./encode.ts";
import { toSecret } from "./secret.ts";

/** The parts of a form, as a server reads them. */
async function readParts(fields: object): Promise<FormData> {
  const body = await encodeMultipart(fields);
  return new Response(body, { headers: { "content-type": body.type } }).formData();
}

test("encodeJson() writes what JSON.stringify() writes", () => {
  const value = { text: "a", number: 1.5, nothing: null, left: undefined, at: new Date(0), list: [0, -1, null] };

  expect(encodeJson(value, "write it")).toBe(JSON.stringify(value));
  expect(encodeJson(undefined, "write it")).toBeUndefined();
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])("encodeJson() refuses %s", (number) => {
  expect(() => encodeJson({ list: [{ price: number }] }, "write it")).toThrow(
    `Cannot write it as body.list[0].price must be what JSON can hold: got ${number}`,
  );
});

test("a field of a form is text, and no number that JSON has no word for", () => {
  expect(encodeForm({ number: 1.5, text: "a", truth: true, big: 5n })).toBe("number=1.5&text=a&truth=true&big=5");
  expect(() => encodeForm({ x: Number.NaN })).toThrow("Cannot write a form as x must be text or a number: got NaN");
});

test("encodeForm() writes a form like a query and leaves out what is not given", () => {
  expect(String(encodeForm({ refreshToken: "a b&c\n", nothing: undefined, no: 0 }))).toBe("refreshToken=a+b%26c&no=0");
});

test("encodeMultipart() writes an object as a JSON part, and gives a file a name", async () => {
  const document = new Blob(["%PDF"], { type: "application/pdf" });

  const form = await readParts({
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
  const encode = encodeAs(type);

  expect(encode.type).toBe(type);
  expect(await new Response(encode(body) as BodyInit).text()).toBe(sent);
});

test("a number that JSON cannot write is refused", () => {
  expect(() => encodeAs("application/hal+json")({ size: Number.NaN })).toThrow(
    "Cannot write a body as body.size must be what JSON can hold",
  );
});

test.each([
  ["an object", { a: 1 }],
  ["an array", [1, 2]],
  ["7", 7],
])("what is neither text nor bytes is refused: %s", (got, body) => {
  expect(() => encodeAs("application/octet-stream")(body)).toThrow(
    `Cannot write a body as the body must be text, bytes, a Blob or a ReadableStream: got ${got}`,
  );
});

test.each([new Uint8Array([1, 2]).buffer, new Uint8Array([1, 2]), new DataView(new Uint8Array([1, 2]).buffer)])(
  "bytes go out in each of their forms",
  async (body) => {
    expect([
      ...new Uint8Array(await new Response(encodeAs("application/octet-stream")(body) as Blob).arrayBuffer()),
    ]).toEqual([1, 2]);
  },
);

test("each item of a list is a part of a form, and no file is written as JSON", async () => {
  const form = await readParts({ files: [new Blob(["A"]), new Uint8Array([66])], tags: ["x", "y"], none: null });

  expect(await Promise.all(form.getAll("files").map((file) => (file as Blob).text()))).toEqual(["A", "B"]);
  expect(form.getAll("tags")).toEqual(["x", "y"]);
  expect(form.has("none")).toBe(false);
  expect(() => encodeMultipart({ data: { file: new Blob(["A"]) } })).toThrow(
    "data.file must be what JSON can hold: got Blob",
  );
  expect(() => encodeMultipart({ file: new ReadableStream() })).toThrow("file must be a Blob");
});

/** A query of a database, which is only sent when it is awaited. */
class Query {
  // oxlint-disable-next-line unicorn/no-thenable -- this is what such a query is
  then() {}
}

class Order {
  readonly items = [{ price: 1 }];
  at = { toJSON: () => "2026-03-01" };
}
const holes: number[] = [1];
holes[2] = 3;

test.each<[unknown, string]>([
  [new Order(), '{"items":[{"price":1}],"at":"2026-03-01"}'],
  [
    { url: new URL("https://a.test/b"), text: new String("x"), none: undefined },
    '{"url":"https://a.test/b","text":"x"}',
  ],
  [Object.assign(Object.create(null), { a: [null, ""] }), '{"a":[null,""]}'],
  ["a name", '"a name"'],
  ["[A] is no JSON", '"[A] is no JSON"'],
  [{ text: '{"a":1}' }, '{"text":"{\\"a\\":1}"}'],
])("encodeJson() writes %o, of which JSON keeps all", (value, text) => {
  expect(encodeJson(value, "write it")).toBe(text);
});

test.each<[string, unknown, string]>([
  ["an invalid date", new Date("x"), "be what JSON can hold: got an invalid date"],
  ["a promise", Promise.resolve(1), "be what JSON can hold: got a promise"],
  ["a thenable query", new Query(), "be what JSON can hold: got a promise"],
  ["bytes", new Uint8Array(2), "be what JSON can hold: got Uint8Array"],
  ["a Buffer", Buffer.from("ab"), "be what JSON can hold: got Uint8Array"],
  ["an ArrayBuffer", new ArrayBuffer(2), "be what JSON can hold: got ArrayBuffer"],
  ["a Map", new Map([["a", 1]]), "be what JSON can hold: got Map"],
  ["a Set", new Set([1]), "be what JSON can hold: got Set"],
  ["a regular expression", /a/, "be what JSON can hold: got RegExp"],
  ["an error", new Error("canary"), "be what JSON can hold: got Error"],
  ["a generator", (function* () {})(), "be what JSON can hold: got Generator"],
  ["a Response", new Response("canary"), "be what JSON can hold: got Response"],
  ["a function", () => 1, "be what JSON can hold: got a function"],
  ["a symbol", Symbol("canary"), "be what JSON can hold: got a symbol"],
  ["a bigint", 5n, "be what JSON can hold: got a bigint"],
  ["a Blob", new Blob(["canary"]), "be what JSON can hold: got Blob"],
  ["a secret", toSecret("canary"), "be what JSON can hold: got a Secret, whose text reveal() gives"],
  ["an object whose toJSON() gives nothing", { toJSON() {} }, "be what JSON can hold: got an object"],
])("encodeJson() refuses %s with its place, also twice within the body", (_, value, problem) => {
  const body = { items: [{ price: 1 }, { price: value, prices: [value] }] };

  expect(() => encodeJson(body, "send it")).toThrow(`Cannot send it as body.items[1].price must ${problem}`);
  expect(() => encodeJson([{ list: [1, value] }], "send it", "data")).toThrow(
    `Cannot send it as data[0].list[1] must ${problem}`,
  );
  expect(() => encodeJson(value, "send it")).toThrow(`Cannot send it as body must ${problem}`);
});

test.each([
  ["undefined", [1, undefined]],
  ["a hole", holes],
])("encodeJson() refuses %s in a list, where JSON would write null", (_, list) => {
  expect(() => encodeJson({ list }, "send it")).toThrow(
    "Cannot send it as body.list[1] must be what JSON can hold: got nothing",
  );
});

test.each(['{"a":"canary"}', ' [{"a":1}]', "[]", "{}"])(
  "encodeJson() refuses the JSON text %s in place of an object",
  (text) => {
    expect(() => encodeJson(text, "send it")).toThrow(
      `Cannot send it as body must be an object or a list, not its JSON text: got text of ${text.length} characters`,
    );
  },
);

test("the place of a value is found in a body with the same object twice, with a circle, and behind a toJSON()", () => {
  const one = { price: Number.NaN };
  const circle: Record<string, unknown> = { one };
  circle["self"] = circle;

  expect(() => encodeJson({ a: { b: one }, c: one }, "send it")).toThrow(
    "as body.a.b.price must be what JSON can hold",
  );
  expect(() => encodeJson(circle, "send it")).toThrow("as body.one.price must be what JSON can hold");
  expect(() => encodeJson({ a: { toJSON: () => ({ ...one }) } }, "send it")).toThrow(
    "as body.a.price must be what JSON can hold",
  );
});

const upload = {
  fieldname: "document",
  originalname: "a.pdf",
  mimetype: "application/pdf",
  path: "/tmp/canary",
  size: 4,
};

test.each<[string, unknown, string]>([
  [
    "the object of multer in a folder",
    upload,
    "be a Blob, such as new Blob([file.buffer]): got a file of an upload library",
  ],
  [
    "the object of multer in memory",
    { ...upload, buffer: Buffer.from("x") },
    "be a Blob, such as new Blob([file.buffer])",
  ],
  ["a Response", new Response("canary"), "be what JSON can hold: got Response"],
  ["a Map", new Map(), "be what JSON can hold: got Map"],
  ["a promise", Promise.resolve(new Blob([])), "be what JSON can hold: got a promise"],
  ["a Node stream", Readable.from(["canary"]), "be a Blob, as no part can stream: got a stream"],
  ["an invalid date", new Date("x"), "be text or a number: got an invalid date"],
  ["a function", () => 1, "be text or a number: got a function"],
])("encodeMultipart() refuses %s by its name", (_, document, problem) => {
  expect(() => encodeMultipart({ id: 1, document })).toThrow(`Cannot write a form as document must ${problem}`);
  expect(() => encodeMultipart({ id: 1, document: ["a", document] })).toThrow(`as document[1] must ${problem}`);
});

test.each<[string, unknown]>([
  ["Response", new Response("canary")],
  ["Map", new Map()],
  ["a promise", Promise.resolve("canary")],
  ["a stream", Readable.from(["canary"])],
])("encodeAs() refuses %s by its name", (name, body) => {
  expect(() => encodeAs("application/octet-stream")(body)).toThrow(
    `Cannot write a body as the body must be text, bytes, a Blob or a ReadableStream: got ${name}`,
  );
});

test.each<[string, Blob]>([
  ["formdata-node", new FormDataNodeFile(["%PDF"], "a.pdf", { type: "application/pdf" }) as unknown as Blob],
  ["fetch-blob", new FetchBlobFile(["%PDF"], "a.pdf", { type: "application/pdf" })],
  ["node-fetch", new NodeFetchFile(["%PDF"], "a.pdf", { type: "application/pdf" })],
  ["another realm", runInNewContext("f", { f: new File(["%PDF"], "a.pdf", { type: "application/pdf" }) }) as Blob],
])("a file of %s keeps its bytes, its name and its type", async (_, document) => {
  const form = await readParts({ document, list: [document, "b"] });

  expect(form.get("document")).toMatchObject({ name: "a.pdf", type: "application/pdf" });
  expect(await Promise.all(form.getAll("document").map((each) => (each as File).text()))).toEqual(["%PDF"]);
  expect(form.getAll("list")).toMatchObject([{ name: "a.pdf" }, "b"]);
  expect(await new Response((await encodeAs("text/x")(document)) as Blob).text()).toBe("%PDF");
});

test("encodeMultipart() quotes names so that no name can end its header, and keeps line ends of a text", async () => {
  const named = new File(["x"], 'a"; x="y\r\nb.txt');
  const text = await new Response(await encodeMultipart({ 'fi"eld\n': named, text: "a\nb" })).text();

  expect(text).toContain('name="fi%22eld%0A"; filename="a%22; x=%22y%0D%0Ab.txt"\r\n');
  expect(text).toContain('name="text"\r\n\r\na\nb\r\n');
});

class Hidden {
  #price = 1;
  valueOf() {
    return this.#price;
  }
}

test("encodeJson() refuses an object of a class that would become {}, and writes empty objects and lists of any realm", () => {
  expect(() => encodeJson({ v: new Hidden() }, "send it")).toThrow("body.v must be what JSON can hold: got an object");
  const foreign: unknown = runInNewContext("({ a: {}, b: [], c: new (class { x = 1 })() })");
  expect(encodeJson({ foreign, d: Object.create(null) as object, e: {} }, "send it")).toBe(
    '{"foreign":{"a":{},"b":[],"c":{"x":1}},"d":{},"e":{}}',
  );
});
