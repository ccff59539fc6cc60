import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findRoot, rootFolder } from "./root-folder.ts";

test("the folder of the repository is found from any folder in it, and from nowhere else", () => {
  expect(existsSync(join(rootFolder, "packages/docs"))).toBe(true);
  expect(findRoot(join(rootFolder, "packages/docs/src"))).toBe(rootFolder);
  expect(() => findRoot("/")).toThrow("the working directory must be inside the repository");
});
