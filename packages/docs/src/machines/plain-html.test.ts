import { expect, test } from "vitest";
import { toPlainHtml } from "./plain-html.ts";

test("code keeps its language, its lines and its indentation, and loses its colours", () => {
  const code =
    '<pre data-language="sh" class="wrap"><code><div class="ec-line"><div class="code"><span>curl</span> \\</div></div><div class="ec-line"><div class="code"><span class="indent">  </span>-X</div></div></code></pre>';

  expect(toPlainHtml(code)).toBe('<pre><code class="language-sh">curl \\\n  -X</code></pre>');
});

test("scripts, buttons, links to itself and labels for a phone are left out", () => {
  const html =
    '<h2 id="a"><a class="self" href="#a">Title</a></h2><script>x</script><button>Copy</button><td><span class="cell-label">Default </span>2</td>';

  expect(toPlainHtml(html)).toBe('<h2 id="a">Title</h2><td>2</td>');
});

test("a definition list becomes a list, and a cell one line", () => {
  expect(toPlainHtml("<dl><dt>Scope</dt><dd>items</dd></dl>")).toContain("<li><strong>Scope</strong>: items</li>");
  expect(toPlainHtml("<td><p>One.</p><ul><li>two</li><li>three</li></ul></td>")).toBe("<td>One. - two - three</td>");
});

test("what folds a long sample on a page is left out, as its lines are all there", () => {
  const fold = '<details class="all-lines"><summary><span>Show all 85 lines</span></summary></details>';

  expect(toPlainHtml(`<p>before</p>${fold}<p>after</p>`)).toBe("<p>before</p><p>after</p>");
});
