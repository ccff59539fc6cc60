import { join } from "node:path";
import { expect, test } from "vitest";
import { packagesFolder } from "../read/manifests.ts";
import { readSource } from "../read/source.ts";
import { readPackages } from "../read-reference.ts";
import { renderDocs } from "./docs.ts";

readPackages();
const source = readSource(join(packagesFolder, "auth/src/fetch.ts"));

test("paragraphs and lists become elements, and what could be markup is escaped", () => {
  expect(renderDocs("One\nline <b>.\n\n- first\n- second", source)).toBe(
    "<p>One line &lt;b&gt;.</p><ul><li>first</li><li>second</li></ul>",
  );
});

test("a link and a name in code lead to the place that explains the name", () => {
  const link = '<a href="/reference/packages/auth/#cached"><code>cached()</code></a>';

  expect(renderDocs("Wrap it in `cached()`.", source)).toBe(`<p>Wrap it in ${link}.</p>`);
  expect(renderDocs("Throws a {@link TokenError}.", source)).toBe(
    '<p>Throws a <a href="/reference/packages/auth/#tokenerror"><code>TokenError</code></a>.</p>',
  );
  expect(renderDocs("The `url` is text.", source)).toBe("<p>The <code>url</code> is text.</p>");
});

test("the digits of a number stay on one line", () => {
  expect(renderDocs("Default 60 000.", source)).toBe("<p>Default 60\u00a0000.</p>");
});
