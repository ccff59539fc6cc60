import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { applyEdit, readCorpora } from "./corpus.ts";

const root = mkdtempSync(join(tmpdir(), "kontor-corpus-"));
afterAll(() => rmSync(root, { recursive: true }));
mkdirSync(join(root, "packages/a/src"), { recursive: true });
mkdirSync(join(root, "tools/mutants/corpus"), { recursive: true });
mkdirSync(join(root, "tools/e2e/src"), { recursive: true });
writeFileSync(join(root, "packages/a/src/count.ts"), "if (count > 1) stop();\nif (other > 1) stop();\n");
writeFileSync(join(root, "packages/a/src/count.test.ts"), "");
writeFileSync(join(root, "tools/e2e/src/count.test.ts"), "");

const edit = { id: "one", file: "count.ts", before: "count > 1", after: "count >= 1", reason: "one too many" };

function read(edits: object[], lists: object = {}) {
  writeFileSync(join(root, "tools/mutants/corpus/a.yaml"), JSON.stringify({ ...lists, edits })); // JSON is YAML
  return readCorpora(root);
}

test("an edit is read with its place in the tree", () => {
  const [corpus] = read([{ ...edit, tests: ["count.test.ts", "tools/e2e/src/count.test.ts"] }]);

  expect(corpus!.mutants).toEqual([
    {
      ...edit,
      package: "a",
      file: "packages/a/src/count.ts",
      tests: ["packages/a/src/count.test.ts", "tools/e2e/src/count.test.ts"],
    },
  ]);
  expect(applyEdit("if (count > 1) stop();", corpus!.mutants[0]!)).toBe("if (count >= 1) stop();");
});

test.each<[string, object, string]>([
  ["whose place has moved", { before: "count > 2" }, "exactly once: got 0 of count > 2"],
  ["that fits two places", { before: "stop()" }, "exactly once: got 2 of stop()"],
  ["of a file that is gone", { file: "gone.ts" }, "must name a file that is there: got packages/a/src/gone.ts"],
  ["that changes nothing", { after: "count > 1" }, "must change something"],
  ["without a reason", { reason: "" }, "must have a text as its reason"],
  ["without what stands there instead", { after: undefined }, "must have a text as its after"],
  ["that survives for no reason", { survives: "" }, "must say why with survives"],
  ["that is equal and survives", { equal: "the same", survives: "too slow" }, "must not be both"],
  ["with a misspelled field", { test: [] }, "has a field that is none of id, file"],
  [
    "with a test of its package that is gone",
    { tests: ["count.test.ts", "gone.test.ts"] },
    "a/one must name tests that are there: got packages/a/src/gone.test.ts",
  ],
  [
    "with a test of a tool that is gone",
    { tests: ["tools/e2e/src/gone.test.ts"] },
    "a/one must name tests that are there: got tools/e2e/src/gone.test.ts",
  ],
])("an edit %s stops everything", (_, change, message) => {
  expect(() => read([{ ...edit, ...change }])).toThrow(message);
});

test.each(["beside", "slow"])("a list of tests, %s, names only files that are there", (list) => {
  expect(() => read([edit], { [list]: ["tools/e2e/src/gone.test.ts"] })).toThrow(
    `a must list tests that are there as ${list}: got tools/e2e/src/gone.test.ts`,
  );
});

test("an id stands once", () => {
  expect(() => read([edit, { ...edit, after: "true" }])).toThrow("a/one is there twice");
});

test("every edit of the corpus fits the code as it is", () => {
  const corpora = readCorpora(join(import.meta.dirname, "../../.."));

  expect(corpora.flatMap(({ mutants }) => mutants).length).toBeGreaterThanOrEqual(200);
});
