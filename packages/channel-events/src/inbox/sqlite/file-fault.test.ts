import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { sqliteInbox } from "./inbox.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-inbox-fault-"));
afterAll(() => rmSync(folder, { recursive: true }));
const place = (name: string) => join(folder, name);
writeFileSync(place("file"), "");
writeFileSync(place("text"), "no database, but long enough to be read as one ".repeat(10));
symlinkSync("loop", place("loop"));

test.each([
  ["file/e.db", "a part of its path is a file and no folder (ENOTDIR"],
  ["loop", "its symbolic links lead in a circle (ELOOP): correct the links"],
  ["loop/e.db", "its symbolic links lead in a circle (ELOOP): correct the links"],
  ["x".repeat(300), "its name is too long (ENAMETOOLONG): choose a shorter one"],
  ["text", "file is not a database (SQLITE_NOTADB): name another file"],
])("sqliteInbox() names a file that cannot be opened and says what to do: %s", (name, problem) => {
  const fail = () => sqliteInbox(place(name));

  expect(fail).toThrow(expect.objectContaining({ code: "ERR_PLATFORM_STORE" }));
  expect(fail).toThrow(`Cannot open the inbox ${place(name)} as ${problem}`);
});

test("a damaged file is told with its remedy, and so is a place where no backup can be", async () => {
  const path = place("e.db");
  const inbox = sqliteInbox(path);
  mkdirSync(place("a-folder"));
  for (const [to, problem] of [
    ["none/b.db", "there is no such file or folder (ENOENT, "],
    ["loop", "its symbolic links lead in a circle (ELOOP)"],
    ["a-folder", "it is a folder (EISDIR): name a file in it"],
  ])
    await expect(inbox.backup(place(to!))).rejects.toThrow(
      `Cannot back up the inbox ${path} to ${place(to!)} as ${problem}`,
    );
  await inbox.accept(Array.from({ length: 200 }, (_, at) => ({ id: `e${at}`, type: "t", lane: "l", raw: "{}" })));
  await inbox.close();
  const bytes = readFileSync(path);
  writeFileSync(path, bytes.fill(7, 4_096));

  const damaged = sqliteInbox(path);
  await expect(damaged.readStats()).rejects.toThrow(
    `Cannot read in the inbox ${path} as database disk image is malformed (SQLITE_CORRUPT): restore a backup, or name another file`,
  );
  await damaged.close().catch(() => {}); // It cannot be written to either.
});
