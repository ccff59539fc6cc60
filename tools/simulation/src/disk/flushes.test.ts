import fs, {
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { createFlushWatch } from "./flushes.ts";

const folder = realpathSync(mkdtempSync(join(tmpdir(), "kontor-flushes-")));
const kept = join(folder, "token.json");
const flushes = createFlushWatch(folder, (path) => path.includes(".json"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Replaces the file as a store does, and flushes what is asked for. */
function replaceFile(text: string, { content, name }: { content: boolean; name: boolean }): void {
  const fresh = join(folder, "token.json.new");
  const file = openSync(fresh, "wx");
  writeFileSync(file, text);
  if (content) fs.fsyncSync(file);
  closeSync(file);
  renameSync(fresh, kept);
  const entries = openSync(folder, "r");
  if (name) fs.fsyncSync(entries);
  closeSync(entries);
}

test.each([
  [{ content: true, name: true }, "new"],
  [{ content: true, name: false }, "old"],
  [{ content: false, name: true }, ""],
  [{ content: false, name: false }, ""],
])("after a power cut a file that was replaced with %j holds %j", (flushed, expected) => {
  fs.mkdirSync(folder, { recursive: true });
  writeFileSync(kept, "old");
  flushes.begin();
  replaceFile("new", flushed);
  expect(readFileSync(kept, "utf8")).toBe("new");

  flushes.cutPower();

  expect(readFileSync(kept, "utf8")).toBe(expected);
});

test("stop() gives the functions of Node back", () => {
  const { fsyncSync } = fs;
  flushes.stop();

  expect(fs.fsyncSync).not.toBe(fsyncSync);
});
