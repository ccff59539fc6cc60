import { expect, test } from "vitest";
import { createTree } from "../tree/tree.ts";
import { findWrongEntries } from "./entry-names.ts";

const built = { types: "./dist/entries/index.d.ts", default: "./dist/index.js" };
const published = { ".": built, "./package.json": "./package.json" };
const good = { ...published, ".": { "@kontor/source": "./src/entries/index.ts", ...built } };

function find(exports: object, publishExports: object = published, files: string[] = ["entries/index.ts"]): string[] {
  return findWrongEntries(
    createTree({
      "packages/http/package.json": JSON.stringify({ exports, publishConfig: { exports: publishExports } }),
      ...Object.fromEntries(files.map((file) => [`packages/http/src/${file}`, ""])),
    }),
  ).map(({ path, sentence }) => `${path.split("/").at(-1)}: ${sentence}`);
}

test("a package whose entries are as planned has no finding", () => {
  expect(find(good)).toEqual([]);
  expect(find({ ...good, ".": { "@kontor/source": "./src/index.ts", ...built } }, published, ["index.ts"])).toEqual([]);
});

test("an entry with a name of its own is found", () => {
  expect(find(good, published, ["entries/index.ts", "entries/experimental.ts"])).toEqual([
    expect.stringContaining("experimental.ts: experimental is no name of an entry; one of index, sqlite"),
    "package.json: It does not publish packages/http/src/entries/experimental.ts.",
  ]);
});

test("exports that are published otherwise are found", () => {
  expect(find(good, { ".": built })).toEqual([
    "package.json: exports and publishConfig.exports differ in more than the sources.",
  ]);
});

test("an entry without its file is found", () => {
  const node = { types: "./dist/entries/node.d.ts", default: "./dist/node.js" };
  const exports = { ...good, "./node": { "@kontor/source": "./src/entries/node.ts", ...node } };

  expect(find(exports, { ...published, "./node": node })).toEqual([
    "package.json: It publishes packages/http/src/entries/node.ts, which is not there.",
  ]);
});

test("an entry that is made of another file is found", () => {
  const exports = { ...published, ".": { "@kontor/source": "./src/fetch/fetch.ts", ...built } };

  expect(find(exports, published, ["entries/index.ts", "fetch/fetch.ts"])[0]).toBe(
    "package.json: . must be made of src/entries/index.ts: got src/fetch/fetch.ts.",
  );
});
