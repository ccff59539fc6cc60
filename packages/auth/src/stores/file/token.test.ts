import {
  closeSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  chmodSync,
  mkdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi, onTestFinished } from "vitest";
import { writeTokenFile, checkTokenFile, checkTokenFolder } from "./token.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-tokens-"));
afterAll(() => rmSync(folder, { recursive: true }));

const steps = vi.hoisted(() => [] as string[]);
vi.mock("node:fs", async (importOriginal) => {
  const real = await importOriginal<typeof import("node:fs")>();
  const names = new Map<number, string>();
  const openReally = real.openSync as (...given: unknown[]) => number;
  return {
    ...real,
    openSync: (path: string, ...rest: unknown[]) => {
      const file = openReally(path, ...rest);
      names.set(file, path.includes(".new-") ? "file" : "folder");
      return file;
    },
    writeFileSync: (file: number, text: string) => {
      real.writeFileSync(file, text);
      steps.push(`write ${names.get(file)}`);
    },
    fsyncSync: (file: number) => {
      real.fsyncSync(file);
      steps.push(`fsync ${names.get(file)}`);
    },
    renameSync: (from: string, to: string) => {
      real.renameSync(from, to);
      steps.push("rename");
    },
  } satisfies Partial<Record<keyof typeof real, unknown>>;
});
void [closeSync, fsyncSync, openSync, renameSync];

test("a token is on the disk before it has its name, and its name is on the disk before the lock is let go", () => {
  writeTokenFile(folder, "key", "{}", { isDamaged: false });

  expect(steps).toEqual(["write file", "fsync file", "rename", "fsync folder"]);
});

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "kontor-tokens-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
const modeOf = (path: string) => statSync(path).mode & 0o777;

test.skipIf(process.platform === "win32")(
  "a folder is made readable only by its owner, and one that is open is closed",
  () => {
    const folder = join(createFolder(), "a", "b");

    checkTokenFolder(folder);
    expect(modeOf(folder)).toBe(0o700);
    chmodSync(folder, 0o755);
    checkTokenFolder(folder);
    expect(modeOf(folder)).toBe(0o700);
  },
);

test.skipIf(process.platform === "win32").each([
  ["a folder of other files", ["notes.txt"]],
  ["a folder with a folder in it", ["inner/"]],
  ["a project, whose settings are no tokens", ["package.json", "tsconfig.json"]],
  ["tokens beside other files", ["key.json", "key.lock-0", "notes.txt"]],
])("%s keeps its mode, and is refused while others can use it", (_, names) => {
  const folder = createFolder();
  for (const name of names)
    if (name.endsWith("/")) mkdirSync(join(folder, name));
    else writeFileSync(join(folder, name), "");
  for (const mode of [0o755, 0o711, 0o770]) {
    chmodSync(folder, mode);
    expect(() => checkTokenFolder(folder)).toThrow(
      `Cannot keep tokens as place must be a folder that holds only tokens, because other users can open this one: got ${folder}`,
    );
    expect(modeOf(folder)).toBe(mode);
  }
  chmodSync(folder, 0o700);
  expect(() => checkTokenFolder(folder)).not.toThrow();
});

test.skipIf(process.platform === "win32").each([
  [[]],
  [["key.json", "key.lock-3", "key.json.damaged", "key.json.new-0b9f"]],
  [["key.lock-0"]],
  [[`${"0a".repeat(32)}.json`]],
  [["lost+found", "key.lock-0"]], // A new volume has such a folder.
])("a folder of nothing but %j is closed to others", (names) => {
  const folder = createFolder();
  for (const name of names) writeFileSync(join(folder, name), "");
  chmodSync(folder, 0o755);

  checkTokenFolder(folder);

  expect(modeOf(folder)).toBe(0o700);
});

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

  expect(() => checkTokenFolder(join(folder, "link"))).toThrow("it must be a folder, not a symbolic link");
  expect(() => checkTokenFile(join(folder, "link"))).toThrow("it must be a file, not a symbolic link");
  expect(() => checkTokenFile(join(folder, "real"))).toThrow("it must be a file, not a symbolic link");
});

/** Whatever one of them may do, both of them, or all: every combination of the two last digits of a mode. */
const modesOfOthers = Array.from({ length: 0o77 }, (_, index) => index + 1);

test.skipIf(process.platform === "win32")(
  "no right of the group or of others is left, and none of the owner is taken",
  () => {
    const folder = createFolder();
    const path = join(createFolder(), "token");
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
