import { expect, test } from "vitest";
import { flattenRows, toPlainHtml, toMarkdown } from "./markdown.ts";

const row = (name: string, depth = 0) =>
  `<tr style="--depth: ${depth}"><th scope="row"><code>${name}</code></th><td>x</td></tr>`;
const fold = (rows: string) =>
  `<tr class="fold"><td colspan="3"><details><summary>2 fields of <code>a</code></summary><table class="fields"><tbody>${rows}</tbody></table></details></td></tr>`;

test("a field of a field has its whole name, whether it is indented or folded, and a fold leaves nothing behind", () => {
  const table = `<table><tbody>${row("a")}${fold(row("b") + fold(row("c")) + row("d"))}${row("e")}${row("f", 1)}${row("g")}</tbody></table>`;

  const flat = flattenRows(table);

  expect([...flat.matchAll(/<code>([^<]*)/g)].map(([, name]) => name)).toEqual([
    "a",
    "a.b",
    "a.b.c",
    "a.d",
    "e",
    "e.f",
    "g",
  ]);
  expect(flat.match(/<table/g)).toHaveLength(1);
  expect(flat).not.toMatch(/details|summary|colspan/);
});

test("code keeps its language, its lines and its indentation, and loses its colours", () => {
  const code =
    '<pre data-language="sh" class="wrap"><code><div class="ec-line"><div class="code"><span>curl</span> \\</div></div><div class="ec-line"><div class="code"><span class="indent">  </span>-X</div></div></code></pre>';

  expect(toPlainHtml(code)).toBe('<pre><code class="language-sh">curl \\\n  -X</code></pre>');
});

test("scripts, buttons, links to itself and labels for a phone are left out", () => {
  const html =
    '<h2 id="a"><a class="self" href="#a">Title</a></h2><a class="source given" href="/reference/#marks"><span>given §1</span></a><script>x</script><button>Copy</button><td><span class="cell-label">Default </span>2</td>';

  expect(toPlainHtml(html)).toBe('<h2 id="a">Title</h2>given §1<td>2</td>');
});

test("a definition list becomes a list, and a cell one line", () => {
  expect(toPlainHtml("<dl><dt>Scope</dt><dd>items</dd></dl>")).toContain("<li><strong>Scope</strong>: items</li>");
  expect(toPlainHtml("<td><p>One.</p><ul><li>two</li><li>three</li></ul></td>")).toBe("<td>One. - two - three</td>");
});

test.each([
  ["<p><code>application/json</code><span>The changes</span></p>", "`application/json` The changes"],
  [
    '<p><a href="#a"><span>given §5.1</span></a><span class="more small">No scope.</span></p>',
    "[given §5.1](#a) No scope.",
  ],
  ["<p><span>The data.</span><span>The platform</span></p>", "The data. The platform"],
  ["<p><strong>Header</strong><span><code>x-api-key</code></span></p>", "**Header** `x-api-key`"],
  ["<p><strong>OAuth 2.0</strong><span>, scope</span></p>", "**OAuth 2.0**, scope"],
  ["<p>(<span>one</span>)</p>", "(one)"],
  ["<p><span>Promise&lt;<i>void</i>&gt;</span></p>", "Promise\\<void>"],
])("words that the page sets apart are apart: %s", (html, expected) => {
  expect(toMarkdown({ main: html })).toBe(`${expected}\n`);
});

const callOut = (title: string, content: string) =>
  `<aside aria-label="${title}" class="starlight-aside starlight-aside--note"><p class="starlight-aside__title" aria-hidden="true"><svg></svg>${title}</p><div class="starlight-aside__content">${content}</div></aside>`;

test.each([
  ["Note", "<p>One.</p>", "> **Note:** One.\n"],
  ["Caution", "<p>One.</p><p>Two.</p>", "> **Caution:** One.\n>\n> Two.\n"],
  ["Before you begin", '<p>Read <a href="/start/">this</a>.</p>', "> **Before you begin:** Read [this](/start.md).\n"],
  ["Tip", "<p>One.</p><ul><li>two</li></ul>", "> **Tip:** One.\n>\n> - two\n"],
])("a call-out is a quotation with its name: %s", (title, content, expected) => {
  expect(toMarkdown({ main: callOut(title, content) })).toBe(expected);
});

test("two call-outs stay apart, and one in a list belongs to its item", () => {
  const two = `${callOut("Note", "<p>One.</p>")}<p>Between.</p>${callOut("Tip", "<p>Two.</p>")}`;
  const inList = `<ol><li><p>First.</p>${callOut("Note", "<p>One.</p>")}</li><li><p>Second.</p></li></ol>`;

  expect(toMarkdown({ main: two })).toBe("> **Note:** One.\n\nBetween.\n\n> **Tip:** Two.\n");
  expect(toMarkdown({ main: inList })).toMatch(/^1\. First\.\n+ {3}> \*\*Note:\*\* One\.\n+2\. Second\.\n$/);
});

test("what folds a long sample on a page is left out, as its lines are all there", () => {
  const fold = '<details class="all-lines"><summary><span>Show all 85 lines</span></summary></details>';

  expect(toPlainHtml(`<p>before</p>${fold}<p>after</p>`)).toBe("<p>before</p><p>after</p>");
});

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

test.each([
  ["/docs/events/#life", "/docs/events.md#life"],
  ["/events/", "/docs/events.md"],
  ["/docsy/events/", "/docs/docsy/events.md"],
  ["/docs/", "/docs/index.md"],
  ["/docs/download/erp.yaml", "/docs/download/erp.yaml"],
  ["/download/erp.yaml#a", "/docs/download/erp.yaml#a"],
  ["https://docs.example/docs/events/", "https://docs.example/docs/events/"],
  ["#life", "#life"],
])("below /docs, a link to %s leads to %s", (href, expected) => {
  expect(toMarkdown({ main: `<main><p><a href="${href}">x</a></p></main>` }, "/docs")).toBe(`[x](${expected})\n`);
});

test("a table and a block of code keep their form", () => {
  const html =
    '<main><table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1 | 2</td><td><code>x</code></td></tr></tbody></table><pre data-language="ts"><code>const a = 1;</code></pre></main>';

  expect(toMarkdown({ main: html })).toBe("| A | B |\n| --- | --- |\n| 1 \\| 2 | `x` |\n\n```ts\nconst a = 1;\n```\n");
});
