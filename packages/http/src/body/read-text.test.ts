import { expect, test } from "vitest";
import { readText } from "./read-text.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

test.each(["", "12", "{", " a\n"])("an answer of text is the text that came: %j", (text) => {
  expect(readText(bytes(text), "text/plain")).toBe(text);
});

test("a page of a gateway is no answer of text", () => {
  expect(readText(bytes("<p>"), "text/html")).toBeUndefined();
});
