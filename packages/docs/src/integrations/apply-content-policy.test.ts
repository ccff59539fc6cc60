import { expect, test } from "vitest";
import { completePage, listHeaders, trimCode } from "./apply-content-policy.ts";

const HEAD = '<meta charset="utf-8"/>';

/** Completes a page, and gives it with the files and the classes that it needs now. */
function complete(body: string, base = "") {
  const taken = { files: new Map<string, string>(), rules: new Map<string, string>(), base, plain: "--0:#EEE" };
  const html = completePage(HEAD + body, taken);
  return { html, files: [...taken.files], rules: [...taken.rules] };
}

test("the page carries the policy, and the sheet of the moved styles below its base path", () => {
  const { html } = complete("", "/docs");

  const [, policy = ""] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)!;
  expect(Object.fromEntries(policy.split("; ").map((rule) => rule.split(/ (.*)/, 2)))).toEqual({
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self' http://127.0.0.1:7070",
    "base-uri": "'none'",
    "form-action": "'none'",
  });
  expect(html).toContain('href="/docs/_astro/styles.css"');
});

test("a host is told that no page stands in a frame, and that a description loads nothing", () => {
  expect(listHeaders("/docs", ["erp.json"])).toBe(
    "/docs/*\n  Content-Security-Policy: frame-ancestors 'none'\n  X-Content-Type-Options: nosniff\n" +
      "/docs/download/erp.json\n  Content-Security-Policy: default-src 'none'\n",
  );
});

test("an inline script and an inline sheet become files with their text", () => {
  const { html, files } = complete('<script type="module">go("<b>")</script><style>a { color: red }</style>');

  const [[script, text], [sheet]] = files as [[string, string], [string, string]];
  expect(text).toBe('go("<b>")');
  expect(html).toContain(`<script type="module" src="/_astro/${script}"></script>`);
  expect(html).toContain(`<link rel="stylesheet" href="/_astro/${sheet}">`);
});

test("the same script in two places is one file, and data in a script element stays", () => {
  const { html, files } = complete(
    '<script>a()</script><script>a()</script><script type="application/json">{"a":1}</script>',
  );

  expect(files).toHaveLength(1);
  expect(html).toContain('<script type="application/json">{"a":1}</script>');
});

test("a style attribute becomes a class beside the tag's own, and the same style the same class", () => {
  const { html, rules } = complete(
    '<p class="a" style="padding:0">x</p><p style="padding:0" id="b">y</p><hr style="margin:0"/>',
  );

  expect(rules).toEqual([
    ["style-padding:0", "style-0"],
    ["style-margin:0", "style-1"],
  ]);
  expect(html).toContain('<p class="style-0 a">x</p><p id="b" class="style-0">y</p><hr class="style-1">');
});

test("plain code needs no colour of its own", () => {
  expect(complete('<span style="--0:#EEE">a</span>').html).toMatch(/>a$/);
});

test("the colours of code become classes of their own, and a text that looks like a style stays", () => {
  const { html, rules } = complete(
    '<span style="--0:#111;--1:&quot;x&quot;">style="a"</span><pre data-code="<p style=1>"></pre>',
  );

  expect(rules).toEqual([['k---0:#111;--1:"x"', "k-0"]]);
  expect(html).toContain('<span class="k-0">style="a"</span><pre data-code="<p style=1>"></pre>');
});

test("a script in the value of an attribute stays there", () => {
  const copy = '<button data-code="<script>go()</script> style=1"></button>';

  expect(complete(copy)).toMatchObject({ html: expect.stringContaining(copy), files: [] });
});

test("the sheet of the highlighter moves from the first code into the head, behind all others", () => {
  const sheet = '<link rel="stylesheet" href="/docs/_astro/ec.9jojp.css">';
  const { html } = complete(
    `<link rel="stylesheet" href="/a.css"></head><body><p></p>${sheet}<figure></figure></body>`,
    "/docs",
  );

  expect(html).toContain(`<link rel="stylesheet" href="/a.css">${sheet}</head><body><p></p><figure></figure></body>`);
});

test("blanks and plain code lose their elements, and neighbours of one colour share one", () => {
  const line =
    '<span class="k-1">const</span><span class="k-2"> </span><span class="k-0">a </span><span class="k-3">"</span><span class="k-3">x</span><span class="k-3">"</span>';

  expect(trimCode(line, "k-0")).toBe('<span class="k-1">const</span> a <span class="k-3">"x"</span>');
});

test("a long name breaks at the ends of its parts, and a date and a quota not at all", () => {
  expect(
    trimCode("<td><code>offers.reportListed</code></td><td>2026-11-28</td><td>1 500 in 60 s</td>", undefined),
  ).toBe(
    '<td><code>offers.<wbr>report<wbr>Listed</code></td><td class="date">2026-11-28</td><td class="date">1 500 in 60 s</td>',
  );
});

test.each([
  ["abcde.fghij", "abcde.fghij"],
  ["abcde.fghijk", "abcde.<wbr>fghijk"],
  ["abcdeFghijkl", "abcde<wbr>Fghijkl"],
  ["ABCDEFGHIJKL", "ABCDEFGHIJKL"],
  ["a/b:c_d.efghij.", "a/<wbr>b:<wbr>c_<wbr>d.<wbr>efghij."],
  ["abcde fghij.klmno", "abcde fghij.klmno"],
])("the name %s is written as %s", (name, written) => {
  expect(trimCode(`<code>${name}</code>`, undefined)).toBe(`<code>${written}</code>`);
});

test("characters of a style are read once", () => {
  const { rules } = complete('<p style="content:&quot;&amp;quot;&quot;">x</p>');

  expect(rules).toEqual([['style-content:"&quot;"', "style-0"]]);
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
