import { expect, test } from "vitest";
import { findDeclarations } from "./declarations.ts";
import { readDocstring } from "./docstring.ts";
import { collectParameters } from "./parameters.ts";
import { parseSource } from "./source.ts";

const source = parseSource(
  "a.ts",
  `/**
    * @param base The address.
    * @param options.clock Tells time. Default: the clock of this machine.
    */
  export function open(base: string, plain: number, { clock }: { clock?: Clock } = {}): void {}`,
);

test("a parameter is listed if the docstring explains it, or its type has no name", () => {
  const [declaration] = findDeclarations(source, "open");

  const parameters = collectParameters(declaration!, readDocstring(declaration!.doc), () => false);

  expect(parameters.map(({ name, doc }) => [name, doc.text])).toEqual([
    ["base", "The address."],
    ["options", ""],
  ]);
  expect(parameters[1]?.isRequired).toBe(false);
  expect(parameters[1]?.inner[0]?.defaultValue?.value).toBe("the clock of this machine");
});
