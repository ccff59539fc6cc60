import { expect, test } from "vitest";
import { createTree } from "../tree/tree.ts";
import { findFullFolders } from "./folders.ts";

const find = (...paths: string[]) => findFullFolders(createTree(Object.fromEntries(paths.map((path) => [path, ""]))));
const fill = (count: number, end: string) =>
  Array.from({ length: count }, (_, index) => `packages/http/src/call/n${index}${end}`);

test("a folder of thirteen written files is found", () => {
  expect(find(...fill(13, ".ts"))).toEqual([
    { path: "packages/http/src/call", line: 1, sentence: "The folder holds 13 written files; it may hold 12." },
  ]);
});

test("twelve are allowed; tests and generated files do not count", () => {
  expect(find(...fill(12, ".ts"), ...fill(9, ".test.ts"), ...fill(9, ".generated.ts"))).toEqual([]);
});

test.each([
  "packages/http/src/quota/with-quota.ts",
  "packages/http/src/tokens/token-end.ts",
  "tools/e2e/src/inbox/inbox-play.ts",
])("%s repeats the name of its folder", (path) => {
  expect(find(path)).toEqual([
    expect.objectContaining({ path, sentence: expect.stringContaining("repeats the name") }),
  ]);
});

test.each([
  "packages/http/src/quota/quota.ts",
  "packages/http/src/tokens/token.ts",
  "packages/http/src/fetch/with-retry.ts",
  "packages/http/src/call/callback.ts",
  "packages/http/src/tokens/token-end.test.ts",
  "packages/auth/src/fetch/channel-fetch.ts",
])("%s does not", (path) => {
  expect(find(path)).toEqual([]);
});
