import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { checkTokenFile, checkTokenFolder } from "./check-folder.ts";

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "kontor-tokens-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
const modeOf = (path: string) => statSync(path).mode & 0o777;

test.skipIf(process.platform === "win32")(
  "a folder is made for its owner alone, and one that is open is closed",
  () => {
    const folder = join(createFolder(), "a", "b");

    checkTokenFolder(folder);
    expect(modeOf(folder)).toBe(0o700);
    chmodSync(folder, 0o755);
    checkTokenFolder(folder);
    expect(modeOf(folder)).toBe(0o700);
  },
);

test.skipIf(process.platform === "win32")("a file that is open to others is closed, and a missing one is fine", () => {
  const path = join(createFolder(), "token");
  expect(() => checkTokenFile(path)).not.toThrow();

  writeFileSync(path, "");
  chmodSync(path, 0o644);
  checkTokenFile(path);

  expect(modeOf(path)).toBe(0o600);
});

test.skipIf(process.platform === "win32")("a symbolic link is neither a folder nor a file for tokens", () => {
  const folder = createFolder();
  mkdirSync(join(folder, "real"));
  symlinkSync(join(folder, "real"), join(folder, "link"));

  expect(() => checkTokenFolder(join(folder, "link"))).toThrow("it must be a folder and no symbolic link");
  expect(() => checkTokenFile(join(folder, "link"))).toThrow("it must be a file and no symbolic link");
  expect(() => checkTokenFile(join(folder, "real"))).toThrow("it must be a file and no symbolic link");
});
