import { expect, test } from "vitest";
import { trimCode } from "./trim-code.ts";

test("blanks and plain code lose their elements, and neighbours of one colour share one", () => {
  const line =
    '<span class="k-1">const</span><span class="k-2"> </span><span class="k-0">a </span><span class="k-3">"</span><span class="k-3">x</span><span class="k-3">"</span>';

  expect(trimCode(line, "k-0")).toBe('<span class="k-1">const</span> a <span class="k-3">"x"</span>');
});

test("other elements stay as they are", () => {
  const html = '<span class="kind">a</span><span class="k-1">b</span><b>c</b><span class="k-1">d</span>';

  expect(trimCode(html, undefined)).toBe(html);
});
