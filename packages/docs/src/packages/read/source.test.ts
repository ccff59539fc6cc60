import { expect, test } from "vitest";
import { parseSource } from "./source.ts";

test("a docstring belongs to the word that follows it, and a plain comment to none", () => {
  const text = "/** One. */\nexport const one = 1;\n/* two */\nconst two = 2;";

  const { docs, comments } = parseSource("a.ts", text);

  expect([...docs]).toEqual([[text.indexOf("export"), " One. "]]);
  expect(comments).toHaveLength(2);
});

test("a text that is not TypeScript is refused with the name of its file", () => {
  expect(() => parseSource("a.ts", "const =")).toThrow("Cannot read a.ts as it must be TypeScript");
});
