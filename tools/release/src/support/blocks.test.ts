import { expect, test } from "vitest";
import { fillBlocks, listBlocks } from "./blocks.ts";

const texts = { first: "One.", second: "Two." };

test.each([
  ["md", "a\n<!-- support: first -->\n", "<!-- /support -->\nb"],
  ["mdx", "a\n{/* support: first */}\n", "{/* /support */}\nb"],
] as const)(
  "fillBlocks() writes a text into its place in %s, and finds nothing to do the second time",
  (kind, before, after) => {
    const filled = fillBlocks(`${before}old\n${after}`, kind, texts);

    expect(filled).toBe(`${before}\nOne.\n\n${after}`);
    expect(fillBlocks(filled, kind, texts)).toBe(filled);
    expect(listBlocks(filled)).toEqual(["first"]);
  },
);

test("fillBlocks() fills each place of a document, and leaves one without places as it is", () => {
  const place = (name: string) => `<!-- support: ${name} -->\n<!-- /support -->\n`;

  expect(fillBlocks(`${place("first")}${place("second")}`, "md", texts)).toMatch(/One\.[^T]+Two\./);
  expect(fillBlocks("nothing", "md", texts)).toBe("nothing");
});

test("fillBlocks() refuses a place without an end, and one that has no text", () => {
  expect(() => fillBlocks("<!-- support: first -->", "md", texts)).toThrow('Cannot fill "first"');
  expect(() => fillBlocks("<!-- support: third -->\n<!-- /support -->", "md", texts)).toThrow('Cannot fill "third"');
});
