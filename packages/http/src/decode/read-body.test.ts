import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { ApiError, DecodeError } from "../errors.ts";
import { parseBody } from "../exact-json.ts";
import { decodeResponse, isStream, readBytes, isHtml, readText, readDocument as readDocumentOf } from "./response.ts";

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

const tooLong = () => new Error("too long");
const createStream = (chunks: string[], onCancel = () => {}) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        const next = chunks.shift();
        if (next === undefined) controller.close();
        else controller.enqueue(new TextEncoder().encode(next));
      },
      cancel: onCancel,
    },
    { highWaterMark: 0 },
  );

test.each([[[]], [["abc"]], [["a", "bc"]]])("readBytes() joins the chunks %j", async (chunks: string[]) => {
  const bytes = await readBytes(createStream([...chunks]), 3, tooLong);

  expect(new TextDecoder().decode(bytes)).toBe(chunks.join(""));
});

test("readBytes() of no body is empty", async () => {
  expect(await readBytes(null, 3, tooLong)).toHaveLength(0);
});

test("readBytes() stops at the first byte too many and cancels the rest", async () => {
  const chunks = ["abc", "d", "never read"];
  let isCancelled = false;

  await expect(
    readBytes(
      createStream(chunks, () => (isCancelled = true)),
      3,
      tooLong,
    ),
  ).rejects.toThrow("too long");
  expect(isCancelled).toBe(true);
  expect(chunks).toEqual(["never read"]);
});

test("parseBody() gives the other value for text that is not JSON", () => {
  expect(parseBody('{"a":1}')).toEqual({ a: 1 });
  expect(parseBody("{", "raw")).toBe("raw");
  expect(parseBody("{")).toBeUndefined();
});

test("parseBody() parses without the reviver where the reviver fails", () => {
  const failing = () => {
    throw new RangeError("too deep");
  };

  expect(parseBody("[1]", undefined, failing)).toEqual([1]);
  expect(parseBody("[", "raw", failing)).toBe("raw");
});

const PAGE = "its body is a page, not data";
const NO_JSON = "its body is not valid JSON";

test.each([
  ["text/html; charset=utf-8", PAGE],
  ["TEXT/HTML", PAGE],
  ["text/htmlx", "a"],
  ["application/json", NO_JSON],
  ["application/problem+json; x=y", NO_JSON],
  ["application/pdf; x=/json", Uint8Array.of(0x61)],
  ["application/xml", "a"],
  ["application/pdf; charset=utf-8", "a"],
  [undefined, "a"],
])("an answer of the type %s is a page, JSON, text or bytes: %s", async (type, expected) => {
  const headers = new Headers(type === undefined ? [] : [["content-type", type]]);
  const reading = {
    place: { operation: "Shop_Open" },
    fail: (...facts: ConstructorParameters<typeof ApiError>) => new ApiError(...facts),
  };
  const read = decodeResponse(new Response(Uint8Array.of(0x61), { headers }), reading);

  const got = await read.catch(({ message }: Error) => [PAGE, NO_JSON].find((each) => message.includes(each)));

  expect(got).toEqual(expected);
});

test("an answer without a content type is no page", () => {
  expect(isHtml(new Headers().get("content-type"))).toBe(false);
});

test.each([
  ["application/json; charset=canary", "application/json"],
  ["text/CANARY", undefined],
  ["text/plainCANARY", undefined],
  [undefined, undefined],
])("an error tells of the type %s only %s", (type, essence) => {
  const error = new DecodeError("it", "it is wrong", { contentType: type, length: 1 });

  expect(error.contentType).toBe(essence);
  expect(error.message).not.toMatch(/canary/i);
});

const bytes = (text: string) => new TextEncoder().encode(text);

const createAnswer = (headers: Record<string, string> = {}) => ({
  status: 200,
  headers: new Headers(headers),
  unreadable: (problem: string) => new Error(problem),
  page: () => new Error(PAGE),
  refuseErrors(value: unknown) {
    if (Object(value).errorList) throw new Error("refused", { cause: value });
  },
});

test.each(["", "12", "{", " a\n"])("an answer of text is the text that came: %j", (text) => {
  expect(readText(bytes(text), "text/plain", createAnswer())).toBe(text);
});

test("an answer of text follows its charset, without a byte order mark", () => {
  expect(readText(Uint8Array.of(0xef, 0xbb, 0xbf, 0x61), undefined, createAnswer())).toBe("a");
  expect(readText(Uint8Array.of(0xe4), 'text/plain; charset="iso-8859-1"', createAnswer())).toBe("ä");
});

test("a page of a gateway is no answer of text, and neither are bytes that are no text", () => {
  expect(() => readText(Uint8Array.of(0xe4), undefined, createAnswer())).toThrow(PAGE);
  expect(() => readText(Uint8Array.of(0xe4), "text/plain; charset=unknown-9", createAnswer())).toThrow(PAGE);
  expect(() => readText(bytes("<p>"), "text/html", createAnswer())).toThrow(PAGE);
  expect(() => readText(Uint8Array.of(0xff), "text/plain", createAnswer())).toThrow(PAGE);
});

const encode = (text: string) => new TextEncoder().encode(text);
const readDocument = (bytes: Uint8Array, type: string | undefined, headers: Record<string, string> = {}) =>
  readDocumentOf(bytes, type, createAnswer(headers));

test.each([
  ["<html>", "application/pdf"],
  [" \n<!DOCTYPE html>", undefined],
  ["any text", "text/html; charset=utf-8"],
])("%j as %s is a page and no document", (text, type) => {
  expect(() => readDocument(encode(text), type)).toThrow(PAGE);
});

test("a stored HTML file is a document where the answer says that it is a file", () => {
  const bytes = encode("<!DOCTYPE html><p>A note</p>");

  expect(readDocument(bytes, "application/octet-stream")).toBe(bytes);
  expect(readDocument(bytes, "text/html", { "content-disposition": 'inline; filename="note.html"' })).toBe(bytes);
  expect(() => readDocument(bytes, "text/html", { "content-disposition": "inline" })).toThrow(PAGE);
});

test("a document is its own bytes, whatever its type says", () => {
  const bytes = encode("%PDF-1.7");

  expect(readDocument(bytes, "application/pdf")).toBe(bytes);
  expect(readDocument(bytes, undefined)).toBe(bytes);
});

test("a JSON text is the base64 of the document, and stays bytes where it is not", () => {
  expect(readDocument(encode('"JVBERg=="'), "application/json")).toEqual(encode("%PDF"));
  const bytes = encode('"no base64!"');
  expect(readDocument(bytes, "application/json")).toBe(bytes);
});

test("errors that came instead of a document are refused as they are, other JSON is a document", () => {
  const errors = { errorList: [{ code: "GEN404" }] };

  expect(() => readDocument(encode(JSON.stringify(errors)), "application/json")).toThrow(
    expect.objectContaining({ message: "refused", cause: errors }),
  );
  const bytes = encode("{}");
  expect(readDocument(bytes, "application/json")).toBe(bytes);
});

test("base64 as a JSON text is known without a content type too", () => {
  expect(readDocument(encode('"JVBERg=="'), undefined)).toEqual(encode("%PDF"));
  const bytes = encode('"JVBERg==');
  expect(readDocument(bytes, undefined)).toBe(bytes);
  const file = encode('"JVBERg=="');
  expect(readDocument(file, "application/octet-stream")).toBe(file);
});

test("the JSON null is no document", () => {
  expect(() => readDocument(encode("null"), "application/json")).toThrow("its body is null, not a document");
  expect(() => readDocument(encode(""), "application/pdf")).toThrow("its body is empty");
});
