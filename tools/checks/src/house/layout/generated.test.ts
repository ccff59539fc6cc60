import { expect, test } from "vitest";
import { createTree } from "../tree/tree.ts";
import { findUnwatched } from "./generated.ts";

const drift = {
  "tools/codegen/src/drift.test.ts": 'test("one changed character of a generated file is found, and more", () => {});',
};

test("a generated file where the drift check does not look is found", () => {
  const path = "tools/codegen/src/emit/names.generated.ts";

  expect(findUnwatched(createTree({ ...drift, [path]: "" }))).toEqual([
    { path, line: 1, sentence: "The drift check only looks into the src of packages." },
  ]);
});

test("a drift check without its test is found", () => {
  expect(findUnwatched(createTree({}))).toEqual([expect.objectContaining({ path: "tools/codegen/src/drift.test.ts" })]);
});

test("a generated file of a package has no finding, as the drift check holds it", () => {
  expect(findUnwatched(createTree({ ...drift, "packages/http/src/errors/codes.generated.ts": "" }))).toEqual([]);
});
