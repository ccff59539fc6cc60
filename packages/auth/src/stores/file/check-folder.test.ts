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

/** Whatever one of them may do, both of them, or all: every combination of the two last digits of a mode. */
const modesOfOthers = Array.from({ length: 0o77 }, (_, index) => index + 1);

test.skipIf(process.platform === "win32")(
  "no right of the group or of others is left, and none of the owner is taken",
  () => {
    const folder = createFolder();
    const path = join(folder, "token");
    writeFileSync(path, "");
    const left = [0o600, 0o400, 0o700, 0o000].flatMap((own) =>
      modesOfOthers.map((others) => {
        chmodSync(path, own | others);
        checkTokenFile(path);
        return [own | others, modeOf(path), own];
      }),
    );
    for (const others of modesOfOthers) {
      chmodSync(folder, 0o700 | others);
      checkTokenFolder(folder);
      left.push([0o700 | others, modeOf(folder), 0o700]);
    }

    expect(left).toHaveLength(5 * 63);
    expect(left.filter(([, got, wanted]) => got !== wanted)).toEqual([]);
  },
);

test.skipIf(process.platform === "win32")(
  "a file or a folder of another user is refused, and its mode is left alone",
  () => {
    const folder = createFolder();
    const path = join(folder, "token");
    writeFileSync(path, "");
    chmodSync(path, 0o640);
    const user = process.getuid;
    process.getuid = () => 4_711;
    onTestFinished(() => void (process.getuid = user!));

    expect(() => checkTokenFile(path)).toThrow("token as it must belong to user 4711: got user");
    expect(() => checkTokenFolder(folder)).toThrow("as it must belong to user 4711: got user");
    expect(modeOf(path)).toBe(0o640);
  },
);
