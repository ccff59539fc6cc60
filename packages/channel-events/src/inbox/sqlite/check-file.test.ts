import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { checkPlace, createFileCheck } from "./disk.ts";
import { sqliteInbox } from "./inbox.ts";

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

test("a file that is a mount point by itself is refused, and one in a folder that is mounted is not", () => {
  const real = realpathSync(folder).replaceAll(" ", String.raw`\040`);
  const mount = (point: string) => `36 35 98:0 /host/place ${point} rw,noatime - ext4 /dev/sda rw\n`;

  expect(() => checkPlace(path, () => mount("/") + mount(`${real}/events.db`))).toThrow(
    `Cannot open the inbox ${path} as only the file is mounted, without its log and its lock: mount its folder`,
  );
  for (const other of [real, `${real}/events.db2`, `${real}/events`, `${real}/EVENTS.DB`, `/other${real}/events.db`])
    expect(() => checkPlace(path, () => mount("/") + mount(other))).not.toThrow();
  const spaced = join(folder, "the events.db");
  writeFileSync(spaced, "");
  expect(() => checkPlace(spaced, () => mount(String.raw`${real}/the\040events.db`))).toThrow("mount its folder");
  expect(() => checkPlace(join(folder, "new.db"), () => mount("/"))).not.toThrow();
});

test("a file with a second name is refused", () => {
  const named = join(folder, "named.db");
  writeFileSync(named, "");
  linkSync(named, join(folder, "second.db"));

  expect(() => sqliteInbox(named)).toThrow("as it has another name (a hard link)");
});

test("a folder in place of a file is refused, and so is a file in a folder that does not exist", () => {
  const absent = join(folder, "nowhere");

  expect(() => sqliteInbox(folder)).toThrow("as it is a folder: name a file in it, such as events.db");
  expect(() => sqliteInbox(join(absent, "events.db"))).toThrow(`as the folder ${absent} does not exist: create it`);
});

const targets: [name: string, make: (target: string) => void][] = [
  ["a file of others", (target) => writeFileSync(target, "content", { mode: 0o644 })],
  ["nothing", () => {}],
  ["a folder", (target) => mkdirSync(target, { mode: 0o755 })],
];
const endings = ["-lock", "-wal", "-shm", "-journal"];

test.each(targets.flatMap(([name, make]) => endings.map((ending) => [ending, name, make] as const)))(
  "a link at the name of the file that ends in %s is refused and not followed where it leads to %s",
  (ending, _, make) => {
    const own = mkdtempSync(join(folder, "links-"));
    const [target, file] = [join(own, "target"), join(own, "inbox.db")];
    make(target);
    const readTarget = () => statSync(target, { throwIfNoEntry: false })?.mode;
    const before = readTarget();
    symlinkSync(target, `${file}${ending}`);
    symlinkSync(file, join(own, "other.db"));

    for (const name of [file, file])
      // The first try must leave nothing that the second would take for an inbox.
      expect(() => sqliteInbox(name)).toThrow(
        `Cannot open the inbox ${file} as ${file}${ending} must be a file, not a symbolic link: delete the link`,
      );
    expect([readTarget(), existsSync(file)]).toEqual([before, false]);
    writeFileSync(file, "");
    expect(() => sqliteInbox(join(own, "other.db"))).toThrow(`${ending} must be a file, not a symbolic link`);
  },
);

test("a link that takes the place of the lock while the inbox is open is not followed", async () => {
  const own = mkdtempSync(join(folder, "links-"));
  const [target, file] = [join(own, "target"), join(own, "inbox.db")];
  const inbox = sqliteInbox(file);
  symlinkSync(target, `${file}-lock`);

  await expect(inbox.own!("consumer")).rejects.toThrow(`${file}-lock must be a file, not a symbolic link`);
  await expect(inbox.accept([])).rejects.toThrow(`${file}-lock must be a file, not a symbolic link`);
  expect(existsSync(target)).toBe(false);
  await inbox.close();
});
