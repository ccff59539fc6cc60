import { expect, test } from "vitest";
import { readPage, readText, buildTwinPath } from "./pages.ts";

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

test("a text has its characters in place of their names", () => {
  expect(readText("a&nbsp;&lt;b&gt; &quot;c&#39; &#x22;")).toBe('a <b> "c\' "');
});

test("the Markdown of a page has its address with .md in place of the last slash", () => {
  expect(buildTwinPath("/reference/packages/http/")).toBe("/reference/packages/http.md");
  expect(buildTwinPath("/")).toBe("/index.md");
});
