import { expect, test } from "vitest";
import { decodeText, findMediaType, isHtml, isJson, isLikelyText, parseBody } from "./text.ts";

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
  expect(decodeText(Uint8Array.of(0x61), "text/plain; charset=unknown-9")).toBeUndefined();
});

test.each([
  ["application/json; charset=canary", "application/json"],
  ["text/CANARY", undefined],
  [null, undefined],
])("findMediaType() of %s is %s", (type, essence) => {
  expect(findMediaType(type)).toBe(essence);
});
