import { expect, test } from "vitest";
import { findGluedWords } from "./glued-words.ts";

test.each([
  "`application/json`The changes",
  "path through`/raw` or",
  "item, place and quantity.The platform",
  "given §5.1No scope",
  "[a link](/start.md)word",
  "**strong**word",
  "1. First.\n\n   Note\n\n   The packages are not published.",
  "Caution",
])("glued words are found: %j", (text) => {
  expect(findGluedWords(text)).toHaveLength(1);
});

test.each([
  "`application/json` The changes, and `a`, `b`; (`c`) and “`d`”.",
  "An event Seller:Offer.New of System:Test, at https://docs.example/A.Page",
  "See [Events](/events.md#A.B), given §5.1, §6.",
  "```ts\nconst a = b.Call; // x`y`z\n```",
  "``a `b` c`` is code. **strong**, word",
  "> **Note:** The packages are not published.",
  "A Note in a sentence",
])("words that are apart are none: %j", (text) => {
  expect(findGluedWords(text)).toEqual([]);
});
