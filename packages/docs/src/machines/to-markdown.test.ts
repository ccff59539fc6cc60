import { expect, test } from "vitest";
import { toMarkdown } from "./to-markdown.ts";

const main =
  '<main><h1>Tokens</h1><p>See <a href="/events/#life">Events</a>, <a href="/download/erp.yaml">a file</a> and <a href="/">home</a>.</p></main>';

test("a link to a page leads to its Markdown, and one to a file stays", () => {
  expect(toMarkdown({ main })).toBe(
    "# Tokens\n\nSee [Events](/events.md#life), [a file](/download/erp.yaml) and [home](/index.md).\n",
  );
});

test("links carry the path that the site is served below", () => {
  const below = main.replaceAll('href="/', 'href="/docs/');

  for (const each of [main, below])
    expect(toMarkdown({ main: each }, "/docs")).toContain("[Events](/docs/events.md#life)");
});

test("a table and a block of code keep their form", () => {
  const html =
    '<main><table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1 | 2</td><td><code>x</code></td></tr></tbody></table><pre data-language="ts"><code>const a = 1;</code></pre></main>';

  expect(toMarkdown({ main: html })).toBe("| A | B |\n| --- | --- |\n| 1 \\| 2 | `x` |\n\n```ts\nconst a = 1;\n```\n");
});
