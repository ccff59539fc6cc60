import { copyFileSync, mkdtempSync, renameSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { createFileCheck } from "./disk.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-check-file-"));
afterAll(() => rmSync(folder, { recursive: true }));
const path = join(folder, "events.db");
beforeEach(() => {
  for (const part of ["", "-wal", "-shm"]) writeFileSync(path + part, "content");
});

test.each<[string, () => void]>([
  ["deleted", () => rmSync(path)],
  ["emptied", () => truncateSync(path)],
  ["moved", () => renameSync(path, `${path}.old`)],
  [
    "replaced by a copy",
    () => {
      copyFileSync(path, `${path}.copy`);
      renameSync(`${path}.copy`, path);
    },
  ],
  ["robbed of its log", () => rmSync(`${path}-wal`)],
  ["robbed of its locks", () => rmSync(`${path}-shm`)],
])("a file that was %s is noticed, also by the name of a link to it", (_, change) => {
  const link = join(folder, "link.db");
  rmSync(link, { force: true });
  symlinkSync(path, link);
  const checks = [path, link].map((name) => createFileCheck(name, () => {}));
  for (const check of checks) expect(check).not.toThrow();

  change();

  for (const check of checks) expect(check).toThrow(expect.objectContaining({ isFinal: true }));
});

test("a link that leads to another file by now is noticed", () => {
  const link = join(folder, "switched.db");
  symlinkSync(path, link);
  const check = createFileCheck(link, () => {});
  expect(check).not.toThrow();

  rmSync(link);
  copyFileSync(path, `${path}.other`);
  symlinkSync(`${path}.other`, link);

  expect(check).toThrow(expect.objectContaining({ isFinal: true }));
});
