import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createDatabaseWatch } from "./databases.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-databases-"));
const path = join(folder, "events.db");
const databases = createDatabaseWatch();
const { DatabaseSync } = process.getBuiltinModule("node:sqlite");
afterAll(() => {
  databases.close(folder);
  databases.stop();
  rmSync(folder, { recursive: true });
});

function open() {
  const database = new DatabaseSync(path);
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
  database.exec("CREATE TABLE IF NOT EXISTS word (text TEXT)");
  const write = (text: string, level: "FULL" | "NORMAL") => {
    database.exec(`PRAGMA synchronous = ${level}`);
    database.exec("BEGIN");
    database.exec(`INSERT INTO word VALUES ('${text}')`);
    database.exec("COMMIT");
  };
  const read = () =>
    database
      .prepare("SELECT text FROM word ORDER BY rowid")
      .all()
      .map(({ text }) => text);
  return { database, write, read };
}

test("a power cut undoes the commits behind the last that was flushed, and no other", () => {
  const { write } = open();
  write("before", "NORMAL");
  databases.begin(path);
  write("flushed with it", "NORMAL");
  write("flushed", "FULL");
  write("lost", "NORMAL");

  databases.close(folder);
  databases.cutPower(path);

  expect(open().read()).toEqual(["before", "flushed with it", "flushed"]);
});

test("the end of a process closes its databases, and ends its locks", () => {
  const [one, other] = [open(), open()];
  one.database.exec("BEGIN IMMEDIATE");
  expect(() => other.database.exec("BEGIN IMMEDIATE")).toThrow("locked");

  databases.close(folder);

  expect(() => open().database.exec("BEGIN IMMEDIATE")).not.toThrow();
});

test("a commit that fails as on a full disk is undone, and the next one counts", () => {
  databases.close(folder);
  const { database, write, read } = open();
  const before = read();
  databases.breakCommits(true);
  expect(() => write("refused", "FULL")).toThrow("database or disk is full");
  database.exec("ROLLBACK");
  databases.breakCommits(false);

  write("kept", "FULL");

  expect(read()).toEqual([...before, "kept"]);
});
