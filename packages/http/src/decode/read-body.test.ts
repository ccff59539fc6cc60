import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { findMediaType } from "../errors.ts";
import { parseBody } from "../exact-json.ts";
import {
  hasErrors,
  isStream,
  readBytes,
  decodeText,
  isHtml,
  isJson,
  isLikelyText,
  readText,
  readDocument as readDocumentOf,
} from "./response.ts";

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

test.each([
  ["text/html; charset=utf-8", true, false, true],
  ["TEXT/HTML", true, false, true],
  ["text/htmlx", false, false, true],
  ["application/json", false, true, true],
  ["application/problem+json; x=y", false, true, true],
  ["application/pdf; x=/json", false, false, false],
  ["application/xml", false, false, true],
  ["application/pdf; charset=utf-8", false, false, true],
  [undefined, false, false, true],
])("the type %s is a page: %s, JSON: %s, likely text: %s", (type, html, json, likely) => {
  expect([isHtml(type), isJson(type), isLikelyText(type)]).toEqual([html, json, likely]);
});

test("an answer without a content type is no page", () => {
  expect(isHtml(new Headers().get("content-type"))).toBe(false);
});

test("decodeText() follows the charset, drops a byte order mark, and gives nothing for bytes that are no text", () => {
  expect(decodeText(Uint8Array.of(0xef, 0xbb, 0xbf, 0x61))).toBe("a");
  expect(decodeText(Uint8Array.of(0xe4), 'text/plain; charset="iso-8859-1"')).toBe("ä");
  expect(decodeText(Uint8Array.of(0xe4))).toBeUndefined();
  expect(decodeText(Uint8Array.of(0xe4), "text/plain; charset=unknown-9")).toBeUndefined();
});

test.each([
  ["application/json; charset=canary", "application/json"],
  ["text/CANARY", undefined],
  [null, undefined],
])("findMediaType() of %s is %s", (type, essence) => {
  expect(findMediaType(type)).toBe(essence);
});

const bytes = (text: string) => new TextEncoder().encode(text);

const createAnswer = (headers: Record<string, string> = {}) => ({
  status: 200,
  headers: new Headers(headers),
  unreadable: (problem: string) => new Error(problem),
  page: () => new Error("page"),
  refuseErrors(value: unknown) {
    if (hasErrors(value)) throw new Error("refused", { cause: value });
  },
});
const PAGE = "page";

test.each(["", "12", "{", " a\n"])("an answer of text is the text that came: %j", (text) => {
  expect(readText(bytes(text), "text/plain", createAnswer())).toBe(text);
});

test("a page of a gateway is no answer of text", () => {
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
