import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { compareShipped } from "./compare-shipped.ts";

const manifest = JSON.stringify({ files: ["dist", "src", "!src/inside", "!**/*.test*", "!**/fixtures"] });
const before = { "package.json": manifest, "src/a.ts": "1", "src/a.test.ts": "1", "README.md": "1", "notes.md": "1" };

test.each<[string, Record<string, string>, string]>([
  ["nothing", before, ""],
  ["a source", { ...before, "src/a.ts": "2" }, "src/a.ts has changed"],
  ["the README", { ...before, "README.md": "2" }, "README.md has changed"],
  ["a new source", { ...before, "src/b/c.ts": "1" }, "src/b/c.ts is a new file"],
  ["a source that is gone", { "package.json": manifest, "README.md": "1" }, "src/a.ts is no longer there"],
  ["a test", { ...before, "src/a.test.ts": "2", "src/b.test-d.ts": "1" }, ""],
  ["a folder that the package leaves out", { ...before, "src/inside/deep/x.ts": "1" }, ""],
  ["a fixture, and a file beside src", { ...before, "src/fixtures/x.ts": "1", "notes.md": "2" }, ""],
])("compareShipped() tells %s", (_, after, expected) => {
  const root = mkdtempSync(join(tmpdir(), "kontor-shipped-"));
  const write = (side: string, files: Record<string, string>) => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, side, file)), { recursive: true });
      writeFileSync(join(root, side, file), text);
    }
    return join(root, side);
  };

  const found = compareShipped(write("before", before), write("after", after));

  expect(found.map(({ effect, at, reason }) => `${effect} ${at} ${reason}`).join()).toBe(
    expected && `patch ${expected}`,
  );
  rmSync(root, { recursive: true });
});
