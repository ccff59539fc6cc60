import { expect, test } from "vitest";
import { readDocstring, findDefault, findUnit } from "./docstring.ts";

test("a docstring is read in its parts", () => {
  const doc = readDocstring(`
 * Retries. It waits
 * in between.
 *
 * Never twice.
 *
 * @param options.retries Attempts after the first. Default 2.
 * @param url - The address.
 * @returns A function.
 * @throws {ArgumentError | TypeError} If it is negative.
 * @throws The reason of the signal.
 * @see given spec §7
 * @example
 * \`\`\`ts
 * withRetry();
 * \`\`\`
 `);

  expect(doc.text).toBe("Retries. It waits\nin between.\n\nNever twice.");
  expect([...doc.params]).toEqual([
    ["options.retries", "Attempts after the first. Default 2."],
    ["url", "The address."],
  ]);
  expect(doc.returns).toBe("A function.");
  expect(doc.throws).toEqual([
    { types: ["ArgumentError", "TypeError"], text: "If it is negative." },
    { types: [], text: "The reason of the signal." },
  ]);
  expect(doc.see).toEqual(["given spec §7"]);
  expect(doc.examples).toEqual(["```ts\nwithRetry();\n```"]);
});

test("an error in the first line, and no docstring at all, are read too", () => {
  expect(readDocstring(" Calls it. @throws {BridgeError} If it fails. ")).toMatchObject({
    text: "Calls it.",
    throws: [{ types: ["BridgeError"], text: "If it fails." }],
  });
  expect(readDocstring()).toMatchObject({ text: "", throws: [], see: [] });
});

test.each([
  ["Attempts after the first. Default 2.", "2", "Attempts after the first."],
  ["Default `Math.random`.", "`Math.random`", ""],
  ["In ms. Default 60 000 (given §8).", "60 000 (given §8)", "In ms."],
  ["The share. Default 0.8. Never all of it.", "0.8", "The share. Never all of it."],
  ["Gets them. Default: warnings and errors, to the console.", "warnings and errors, to the console", "Gets them."],
  ["It loses events.\nDefault `false`.", "`false`", "It loses events."],
])("the default of %j is found", (text, value, rest) => {
  expect(findDefault(text)).toEqual({ value, rest });
});

test("a choice that is marked as the default stays in the text", () => {
  const text = "`skip` (default): the lane goes on. `park`: it waits.";

  expect(findDefault(text)).toEqual({ value: "`skip`", rest: text });
});

test("a text that speaks of a default in passing has none", () => {
  expect(findDefault("Names of fields that could not be read. A default replaces them.")).toBeUndefined();
});

test.each([
  ["timeoutMs", "", "ms"],
  ["maxBytes", "", "bytes"],
  ["sigma", "For latency, in ms.", "ms"],
  ["retryAfterSeconds", "", "s"],
  ["retries", "Attempts after the first.", undefined],
  ["ms", "", "ms"],
  ["items", "", undefined],
  ["keepDays", "", "days"],
  ["perDay", "", undefined],
  ["share", "The age, in days.", "days"],
  ["share", "Once in a day.", undefined],
  ["share", "In milliseconds: in milliseconds.", "ms"],
  ["share", "The wait, in seconds.", "s"],
  ["share", "The size, in bytes.", "bytes"],
  ["share", "Written in ms-dos.", "ms"],
  ["sharePercent", "In ms.", "%"],
  ["timeoutMs", "The time, in seconds.", "ms"],
])("the unit of %s (%j) is %s", (name, text, unit) => {
  expect(findUnit(name, text)).toBe(unit);
});
