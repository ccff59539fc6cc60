import { expect, test } from "vitest";
import { createTree } from "../tree/tree.ts";
import { findForbidden } from "./boundaries.ts";

const find = (texts: Record<string, string>) =>
  findForbidden(createTree(texts)).map(({ path, sentence }) => `${path}: ${sentence}`);

test("an import that its row forbids is found, in a file and in a page", () => {
  expect(
    find({
      "tools/testing/src/a.ts": 'import "@kontor/http";',
      "packages/docs/src/pages/a.astro": '---\nimport "@kontor/e2e/a";\n---\n',
    }),
  ).toEqual([
    "tools/testing/src/a.ts: It imports @kontor/http; testing may import nothing of ours.",
    expect.stringContaining("a.astro.ts: It imports @kontor/e2e/a; docs may import app"),
  ]);
});

test.each([
  ["tools/testing/package.json", "dependencies", "@kontor/http"],
  ["packages/auth/package.json", "dependencies", "@kontor/sandbox"],
  ["packages/http/package.json", "devDependencies", "@kontor/auth"],
])("%s may not have in its %s %s", (path, field, target) => {
  expect(find({ [path]: JSON.stringify({ [field]: { [target]: "workspace:^" } }) })).toEqual([
    `${path}: It has ${target} in ${field}, which its row forbids.`,
  ]);
});

test("a top-level folder of another name is found", () => {
  expect(find({ "apps/shop/package.json": "{}" })).toEqual(["apps: It is no top-level folder of ours."]);
});

test("what the rows allow has no finding", () => {
  expect(
    find({
      "package.json": "{}",
      "packages/auth/package.json": JSON.stringify({
        devDependencies: { "@kontor/sandbox": "workspace:^", vitest: "1" },
      }),
      "packages/auth/src/a.ts": 'import "@kontor/http";',
      "tools/run.ts": 'import "node:fs";',
    }),
  ).toEqual([]);
});
