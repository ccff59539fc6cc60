import { expect, test } from "vitest";
import { replaceBlocks, listBlocks } from "./blocks.ts";

const texts = { first: "One.", second: "Two." };

test.each([
  ["md", "a\n<!-- support: first -->\n", "<!-- /support -->\nb"],
  ["mdx", "a\n{/* support: first */}\n", "{/* /support */}\nb"],
] as const)(
  "replaceBlocks() writes a text into its place in %s, and finds nothing to do the second time",
  (kind, before, after) => {
    const filled = replaceBlocks(`${before}old\n${after}`, kind, texts);

    expect(filled).toBe(`${before}\nOne.\n\n${after}`);
    expect(replaceBlocks(filled, kind, texts)).toBe(filled);
    expect(listBlocks(filled)).toEqual(["first"]);
  },
);

test("replaceBlocks() fills each place of a document, and leaves one without places as it is", () => {
  const place = (name: string) => `<!-- support: ${name} -->\n<!-- /support -->\n`;

  expect(replaceBlocks(`${place("first")}${place("second")}`, "md", texts)).toMatch(/One\.[^T]+Two\./);
  expect(replaceBlocks("nothing", "md", texts)).toBe("nothing");
});

test("replaceBlocks() refuses a place without an end, and one that has no text", () => {
  expect(() => replaceBlocks("<!-- support: first -->", "md", texts)).toThrow('Cannot fill "first"');
  expect(() => replaceBlocks("<!-- support: third -->\n<!-- /support -->", "md", texts)).toThrow('Cannot fill "third"');
});
