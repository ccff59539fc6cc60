import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { packagesFolder } from "./read/manifests.ts";
import { readSource, parseSource } from "./read/source.ts";
import { readPackages } from "./reference.ts";
import { renderCode, renderDocs, describeDefault, listRows } from "./write.ts";
import { readDocstring } from "./read/docstring.ts";
import type { Member } from "./read/members.ts";

test("names that a page explains are links, keywords are marked, and the rest is escaped", () => {
  readPackages();
  const source = readSource(join(packagesFolder, "auth/src/fetch.ts"));

  expect(renderCode('function channelFetch(clock: Clock): Promise<"Clock">', source, "channelFetch")).toBe(
    '<i>function</i> <b>channelFetch</b>(clock: <a href="/reference/packages/http/#clock">Clock</a>): Promise&lt;"Clock"&gt;',
  );
});

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
  const elsewhere = '<a href="/reference/packages/http/node/#nodelistener"><code>nodeListener';
  expect(renderDocs("Use `nodeListener` or `nodeListener()`.", source)).toBe(
    `<p>Use ${elsewhere}</code></a> or ${elsewhere}()</code></a>.</p>`,
  );
  expect(renderDocs("A `Nodelistener` and `node.listener`.", source)).not.toContain("<a");
});

test("the digits of a number stay on one line", () => {
  expect(renderDocs("Default 60 000.", source)).toBe("<p>Default 60\u00a0000.</p>");
});

describe("rows", () => {
  const source = parseSource("a.ts", "");
  const member = (name: string, text: string, inner: Member[] = []): Member => ({
    name,
    type: "",
    isMethod: false,
    isRequired: false,
    doc: readDocstring(text),
    defaultValue: undefined,
    unit: undefined,
    source,
    inner,
  });

  test("an option of an option has its whole name and an anchor; one that only holds others has no row", () => {
    const rows = listRows(
      [member("poll", "", [member("intervalMs", "Time.")]), member("lanes", "Lanes.", [member("max", "Most.")])],
      "options",
    );

    expect(rows.map(({ path, id }) => [path, id])).toEqual([
      ["poll.intervalMs", "options-poll-intervalms"],
      ["lanes", "options-lanes"],
      ["lanes.max", "options-lanes-max"],
    ]);
  });

  test("a default is what the docstring says, that there is none, or that the option is required", () => {
    expect(describeDefault({ isRequired: true, defaultValue: undefined })).toBe("required");
    expect(describeDefault({ isRequired: false, defaultValue: undefined })).toBe("none");
    expect(describeDefault({ isRequired: false, defaultValue: { value: "2", rest: "" } })).toBe("2");
  });
});
