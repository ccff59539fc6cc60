import { expect, test } from "vitest";
import { countInstantiations, createCompiler, ours } from "./type-cost.ts";

test("a call costs the type checker next to nothing, and a wrong name is a separate error", () => {
  using compiler = createCompiler(["@kontor/source"]);
  const wrong = 'void erp.categories.update({ id: "1", nmae: "x" });\nvoid erp.categories.udpate({ id: "1" });\n';

  expect(countInstantiations(compiler, ours)).toBeLessThanOrEqual(50);
  expect(compiler.compile(ours.client + wrong).errors).toEqual([
    expect.stringMatching(/^TS(2353|2561)$/),
    expect.stringMatching(/^TS(2339|2551)$/),
  ]);
});
