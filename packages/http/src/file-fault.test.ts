import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, test } from "vitest";
import { describeFileFault, runOnFile } from "./file-fault.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-fault-"));
afterAll(() => rmSync(folder, { recursive: true }));
const place = (name: string) => join(folder, name);

const fault = (code: string, more = {}) => Object.assign(new Error(`${code}: no`), { code, ...more });

test.each([
  ["EACCES", /no permission .*: give the user of this program the right/],
  ["EPERM", /does not permit it .*: give the user of this program the right/],
  ["EROFS", /read-only .*: mount the folder writable/],
  ["ENOSPC", /disk is full .*: free space on the disk of its folder/],
  ["EDQUOT", /quota .* is used up .*: free space, or raise the quota/],
  ["EMFILE", /too many files open .*: raise the limit \(ulimit -n\)/],
  ["EBUSY", /another program uses it .*: end that program first/],
  ["ETXTBSY", /another program writes to it .*: end that program first/],
  ["EIO", /disk failed .*: check that the disk works/],
])("describeFileFault() gives the problem of %s and its remedy", (code, words) => {
  expect(describeFileFault(fault(code), "x")).toMatch(words);
  expect(describeFileFault(fault(code), "x")).toContain(`(${code})`);
  expect(describeFileFault(new Error("y", { cause: fault(code) }), "x")).toMatch(words);
});

test.each([
  [
    5,
    "database is locked (SQLITE_BUSY): end the program that has locked it, such as a backup tool or a browser of databases",
  ],
  [10, "database is locked (SQLITE_IOERR): check that the disk of its folder has free space and works"],
  [11, "database is locked (SQLITE_CORRUPT): restore a backup"],
  [13, "database is locked (SQLITE_FULL): free space on the disk of its folder"],
  [26, "database is locked (SQLITE_NOTADB): name another file"],
  [10 + 256 * 13, "(SQLITE_IOERR)"], // An extended code.
])("describeFileFault() gives the words of SQLite for its code %i, and the remedy", (errcode, words) => {
  const error = Object.assign(new Error("database is locked"), { code: "ERR_SQLITE_ERROR", errcode });

  expect(describeFileFault(error, place("a.db"))).toContain(words);
});

test("describeFileFault() names a file that failed outside the one that the sentence names, and no other", () => {
  const of = (path: string) => describeFileFault(fault("EROFS", { path }), "/data/e.db");

  expect(of("/data/e.db")).toContain("(EROFS):");
  expect(of("/data/e.db-wal")).toContain("(EROFS):");
  expect(of("/data")).toContain("(EROFS, /data):");
  expect(describeFileFault(fault("EROFS", { path: "/data" }))).toContain("(EROFS, /data):");
});

test.each<[string, () => string, string]>([
  ["a folder", () => folder, "it is a folder (EISDIR)"],
  [
    "a folder that is not there",
    () => place("none/e.db"),
    `there is no such file or folder (ENOENT, ${place("none")}/)`,
  ],
  ["a path through a file", () => place("file/e.db"), "a part of its path is a file and no folder (ENOTDIR"],
  ["a loop", () => place("loop"), "its symbolic links lead in a circle (ELOOP)"],
  ["a long name", () => place("x".repeat(300)), "its name is too long (ENAMETOOLONG)"],
  ["a name that is too long for its journal", () => place("y".repeat(250)), "its name is too long (ENAMETOOLONG)"],
])("what SQLite cannot open is told as the file system does: %s", (_, path, problem) => {
  writeFileSync(place("file"), "");
  rmSync(place("loop"), { force: true });
  symlinkSync("loop", place("loop"));
  const open = () => new DatabaseSync(path()).exec("CREATE TABLE a (b)");

  expect(() => runOnFile(`keep tenants in ${path()}`, path(), open)).toThrow(
    `Cannot keep tenants in ${path()} as ${problem}`,
  );
});

test("runOnFile() gives the result, and throws what is about no file as it is, also of a promise", async () => {
  const other = new TypeError("no");
  const lost = Object.assign(new Error("connect EACCES"), { code: "EACCES", syscall: "connect" });

  expect(runOnFile("read x", "x", () => 7)).toBe(7);
  for (const error of [other, lost, undefined]) {
    expect(() =>
      runOnFile("read x", "x", () => {
        throw error;
      }),
    ).toThrow(error);
    await expect(runOnFile("read x", "x", () => Promise.reject(error as Error))).rejects.toBe(error);
  }
  await expect(runOnFile("read x", "x", () => Promise.reject(fault("ENOSPC")))).rejects.toMatchObject({
    message: "Cannot read x as its disk is full (ENOSPC): free space on the disk of its folder",
    cause: { code: "ENOSPC" },
  });
});
