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

test("the text of a file stands once, and a command keeps what its button copies, as that lacks the comments", () => {
  const frame = (kind: string) =>
    `<figure class="frame${kind}"><pre></pre><button data-code="a > b"></button></figure>`;

  expect(trimCode(frame("") + frame(" is-terminal") + frame(" x"), undefined)).toBe(
    '<figure class="frame"><pre></pre><button></button></figure>' +
      '<figure class="frame is-terminal"><pre></pre><button data-code="a > b"></button></figure>' +
      '<figure class="frame x"><pre></pre><button></button></figure>',
  );
});

test("the keyboard can scroll code from the start, and not only when a script has measured it", () => {
  expect(trimCode('<pre data-language="ts" class="wrap">', undefined)).toBe(
    '<pre tabindex="0" data-language="ts" class="wrap">',
  );
});

test("the keyboard can scroll a table in which there is no link", () => {
  const table = (cell: string) => `<table><tbody><tr><td>${cell}</td></tr></tbody></table>`;

  expect(trimCode(table("a") + table('<a href="/">b</a>'), undefined)).toBe(
    table("a").replace("<table>", '<table tabindex="0">') + table('<a href="/">b</a>'),
  );
});
