import { expect, test } from "vitest";
import { chooseMigrations, type Migration } from "./migration.ts";

const migrations: Migration[] = [
  { sql: "one", oldest: 1 },
  { sql: "two", oldest: 1 },
  { sql: "three", oldest: 3 },
];
const choose = (version: number, oldest?: number) =>
  chooseMigrations("open it", migrations, { version, oldest }).map(({ sql }) => sql);

test("chooseMigrations() gives what tables of an older version lack", () => {
  expect(choose(0)).toEqual(["one", "two", "three"]);
  expect(choose(1, 1)).toEqual(["two", "three"]);
  expect(choose(2, 1)).toEqual(["three"]);
  expect(choose(3)).toEqual([]);
});

test("chooseMigrations() leaves tables alone that a newer version has only added to", () => {
  expect(choose(4, 3)).toEqual([]);
  expect(choose(9, 1)).toEqual([]);
});

test.each([
  [4, 4],
  [9, 5],
  [4, undefined],
])("chooseMigrations() refuses tables of version %j that need %j", (version, oldest) => {
  expect(() => choose(version, oldest)).toThrow(
    `Cannot open it as its version must be 3 or older: got ${version}. Newer packages have changed its tables`,
  );
});
