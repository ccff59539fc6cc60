import { expect, test } from "vitest";
import { hasErrors } from "../decode/has-errors.ts";
import { readDocument as readDocumentOf } from "./read-document.ts";

const encode = (text: string) => new TextEncoder().encode(text);
const readDocument = (bytes: Uint8Array, type: string | undefined, headers: Record<string, string> = {}) =>
  readDocumentOf(bytes, type, { status: 200, headers: new Headers(headers), isError: (value) => hasErrors(value) });

test.each([
  ["<html>", "application/pdf"],
  [" \n<!DOCTYPE html>", undefined],
  ["any text", "text/html; charset=utf-8"],
])("%j as %s is a page and no document", (text, type) => {
  expect(readDocument(encode(text), type)).toBeUndefined();
});

test("a stored HTML file is a document where the answer says that it is a file", () => {
  const bytes = encode("<!DOCTYPE html><p>A note</p>");

  expect(readDocument(bytes, "application/octet-stream")).toBe(bytes);
  expect(readDocument(bytes, "text/html", { "content-disposition": 'inline; filename="note.html"' })).toBe(bytes);
  expect(readDocument(bytes, "text/html", { "content-disposition": "inline" })).toBeUndefined();
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

test("errors that came instead of a document are given as they are, other JSON is a document", () => {
  const errors = { errorList: [{ code: "GEN404" }] };

  expect(readDocument(encode(JSON.stringify(errors)), "application/json")).toEqual(errors);
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
  expect(readDocument(encode("null"), "application/json")).toBeNull();
});
