import { expect, test } from "vitest";
import { readDocstring } from "./docstring.ts";

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
