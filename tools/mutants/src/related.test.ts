import { dirname } from "node:path";
import { expect, test } from "vitest";
import { createImportReader, chooseTests, findTests } from "./related.ts";

const root = dirname(dirname(dirname(import.meta.dirname)));
const importsOf = createImportReader(root);

test("a test imports what its file names: a neighbour, an entry of a package, a program that it starts", () => {
  expect(importsOf("packages/app/src/registration/register.test.ts")).toEqual(
    expect.arrayContaining(["packages/app/src/registration/register.ts", "packages/sandbox/src/entries/index.ts"]),
  );
  expect(importsOf("packages/cli/src/main.test.ts")).toContain("packages/cli/src/main.ts");
  expect(importsOf("packages/cli/src/commands/run-register.ts")).toContain("packages/app/src/entries/file.ts");
});

test("a tool has tests like a package", () => {
  expect(findTests(root, "codegen")).toContain("tools/codegen/src/model/build.test.ts");
});

test("those that are named are asked first, then its own, then the nearest; those that never see it are not", () => {
  const tests = findTests(root, "app");
  const named = ["packages/app/src/tenants/store.test.ts"];

  const order = chooseTests(
    root,
    tests,
    { file: "packages/app/src/registration/register.ts", tests: named },
    importsOf,
  );

  expect(order.slice(0, 2)).toEqual([...named, "packages/app/src/registration/register.test.ts"]);
  expect(order).not.toContain("packages/app/src/manifest/read.test.ts");
});
