import { expect, test } from "vitest";
import { countInstantiations, createCompiler, ours } from "./type-cost.ts";

test("a call costs the type checker next to nothing", () => {
  using compiler = createCompiler(["@kontor/source"]);

  expect(countInstantiations(compiler, ours)).toBeLessThanOrEqual(50);
});
