import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { buildLock, findLockProblems, type ReleaseLock } from "./lock.ts";

const root = resolve(import.meta.dirname, "../../../..");
const lock: ReleaseLock = {
  specs: "a",
  codegen: "b",
  tools: { rolldown: "1.0.0" },
  outputs: { files: 1, sha256: "c" },
};

test("the committed lock fits the workspace, and names each program that writes, builds or packs", () => {
  const kept = JSON.parse(readFileSync(resolve(root, "tools/release/release.lock.json"), "utf8")) as ReleaseLock;

  expect(findLockProblems(kept, buildLock(root))).toEqual([]);
  expect(Object.keys(kept.tools)).toEqual(
    expect.arrayContaining(["@redocly/cli", "node", "pnpm", "rolldown", "typescript"]),
  );
});

test.each<[string, ReleaseLock | undefined, string]>([
  ["other specs", { ...lock, specs: "z" }, "specs: recorded z, found a"],
  ["another generator", { ...lock, codegen: "z" }, "codegen: recorded z, found b"],
  [
    "another version of a program",
    { ...lock, tools: { rolldown: "0.9.0" } },
    "tools.rolldown: recorded 0.9.0, found 1.0.0",
  ],
  ["a program that is gone", { ...lock, tools: { ...lock.tools, old: "1" } }, "tools.old: recorded 1, found nothing"],
  ["other generated files", { ...lock, outputs: { files: 1, sha256: "z" } }, "outputs.sha256: recorded z, found c"],
  ["no lock", undefined, "specs: recorded nothing, found a"],
])("findLockProblems() finds %s", (_, kept, problem) => {
  expect(findLockProblems(kept, lock)).toContain(problem);
});
