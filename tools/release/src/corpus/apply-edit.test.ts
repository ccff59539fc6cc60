import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { applyEdit } from "./apply-edit.ts";

let tree: string;
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), "kontor-apply-"));
  writeFileSync(join(tree, "a.txt"), "one two two");
});
afterEach(() => rmSync(tree, { recursive: true }));

test("applyEdit() replaces a text, creates a file in a new folder, and removes one", async () => {
  writeFileSync(join(tree, "old.txt"), "");
  const changes = [
    { file: "a.txt", before: "one", after: "$& three" }, // no pattern of replace()
    { file: "x/b.txt", create: true, after: "new" },
    { file: "old.txt", remove: true },
  ];

  await applyEdit(tree, { id: "e", changes });

  expect(readFileSync(join(tree, "a.txt"), "utf8")).toBe("$& three two two");
  expect(readFileSync(join(tree, "x/b.txt"), "utf8")).toBe("new");
  expect(existsSync(join(tree, "old.txt"))).toBe(false);
});

test.each(["two", "four", ""])("applyEdit() refuses a text that does not stand exactly once: %j", async (before) => {
  const edit = { id: "e", changes: [{ file: "a.txt", before, after: "x" }] };

  await expect(applyEdit(tree, edit)).rejects.toThrow("Cannot make the edit e as its text must stand once in a.txt");
  expect(readFileSync(join(tree, "a.txt"), "utf8")).toBe("one two two");
});
