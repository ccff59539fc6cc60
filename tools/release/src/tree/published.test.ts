import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { listPublished } from "./published.ts";

const root = fileURLToPath(new URL("../../../..", import.meta.url));

test("listPublished() gives each package with the sources of its entries, and none that is private", () => {
  const found = new Map(listPublished(root).map((each) => [each.name, each]));

  expect(found.get("@kontor/auth")).toMatchObject({
    folder: "auth",
    entries: { ".": "src/entries/index.ts", "./file": "src/entries/file.ts" },
  });
  expect(found.get("@kontor/cli")).toMatchObject({ manifest: { bin: { kontor: expect.any(String) } } });
  expect(found.has("@kontor/docs")).toBe(false);
});
