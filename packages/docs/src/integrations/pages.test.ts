import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { readPage, readPages, readText, buildTwinPath } from "./pages.ts";

test("a page is read by its title, its description and its content", () => {
  const html =
    '<head><meta name="description" content="Get &#38; keep."></head><nav>menu</nav><main id="x"><h1 id="_top">Tokens &amp; keys</h1><p>Text</p></main><footer>end</footer>';

  const page = readPage("/tokens/", html);

  expect(page).toMatchObject({ path: "/tokens/", title: "Tokens & keys", description: "Get & keep." });
  expect(page.main).toContain("<p>Text</p>");
  expect(page.main).not.toMatch(/menu|end/);
});

test("a page without a title is refused", () => {
  expect(() => readPage("/a/", "<main></main>")).toThrow("Cannot read /a/");
});

test.each([
  ["a&nbsp;&lt;b&gt; &quot;c&#39; &#x22;", 'a <b> "c\' "'],
  ["&#x1F600;&#X41;&#128512;&#9;x", "\u{1F600}A\u{1F600} x"],
  ["&amp;lt; &amp;#39;", "&lt; &#39;"],
  ["<b>a</b><br>b <i title='x'>c</i>", "ab c"],
  [" a\n  b ", "a b"],
  ["&copy; &apos;", "&copy; '"],
])("the text of %j is %j", (html, text) => {
  expect(readText(html)).toBe(text);
});

test("the pages of a site are its indexes and the page of an unknown address, in the order of their addresses", async () => {
  const folder = await mkdtemp(join(tmpdir(), "kontor-pages-"));
  for (const file of [
    "b/index.html",
    "index.html",
    "404.html",
    "a/404.html",
    "a/page.html",
    "a/b/index.html",
    "x.css",
  ]) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), file);
  }

  const pages: string[][] = [];
  for await (const { address, html } of readPages(folder)) pages.push([address, html]);
  await rm(folder, { recursive: true });

  expect(pages).toEqual([
    ["/", "index.html"],
    ["/404.html", "404.html"],
    ["/a/b/", "a/b/index.html"],
    ["/b/", "b/index.html"],
  ]);
});

test("the Markdown of a page has its address with .md in place of the last slash", () => {
  expect(buildTwinPath("/reference/packages/http/")).toBe("/reference/packages/http.md");
  expect(buildTwinPath("/")).toBe("/index.md");
});
