import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { checkFile } from "./check-file.ts";
import { prepareFile } from "./fixtures/prepare.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-cli-check-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("an inbox is no problem, and looking at it leaves no file behind", async () => {
  const file = await prepareFile(join(folder, "events.db"));
  const before = readdirSync(folder);

  expect(() => checkFile(file)).not.toThrow();
  expect(readdirSync(folder)).toEqual(before);
});

test("the file of another program is refused and not touched", () => {
  const other = join(folder, "other.db");
  const db = new DatabaseSync(other);
  db.exec("CREATE TABLE customer (id INTEGER)");
  db.close();
  writeFileSync(join(folder, "empty.db"), "");
  writeFileSync(join(folder, "text.db"), "no database ".repeat(100));
  mkdirSync(join(folder, "folder"));

  expect(() => checkFile(other)).toThrow("it holds no inbox");
  expect(() => checkFile(join(folder, "empty.db"))).toThrow("it holds no inbox");
  expect(() => checkFile(join(folder, "text.db"))).toThrow("it is no database");
  expect(() => checkFile(join(folder, "folder"))).toThrow("it is a folder");
  expect(() => checkFile(join(folder, "none/of/these.db"))).toThrow("there is no such file");
  const tables = new DatabaseSync(other).prepare("SELECT name FROM sqlite_schema").all();
  expect(tables).toEqual([{ name: "customer" }]);
});

test("a missing file stays missing", () => {
  const missing = join(folder, "missing.db");

  expect(() => checkFile(missing)).toThrow(`Cannot open the inbox ${missing} as there is no such file`);
  expect(existsSync(missing)).toBe(false);
});
