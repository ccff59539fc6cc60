import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { emitBrowser } from "../emit/sandbox/browser.ts";
import { bundleBrowser } from "./browser.ts";

const root = mkdtempSync(join(tmpdir(), "kontor-browser-"));
afterAll(() => rmSync(root, { recursive: true }));

/** A folder of browser code whose hub is this text, beside a file that no page may load. */
function folderWith(name: string, hub: string): string {
  const files = {
    "outside.ts": "export const outside = 1;\n",
    [`${name}/console/start.ts`]: "document.title = `a\\\\b ${location.href}`;\n",
    [`${name}/hub/start.ts`]: hub,
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return join(root, name);
}

test.each([
  ["a file outside the folder", 'import { outside } from "../../outside.ts";\nalert(outside);\n'],
  ["a package", 'import { Hono } from "hono";\nalert(Hono);\n'],
])("bundleBrowser() refuses a script that imports a value from %s", async (name, hub) => {
  await expect(bundleBrowser(folderWith(name, hub))).rejects.toThrow("Cannot bundle hub/start.ts for a browser as");
});

test("a script reads the same behind its quotes, with whatever characters it holds", async () => {
  const scripts = await bundleBrowser(folderWith("good", "alert(1);\n"));

  const file = join(root, "good.mjs");
  writeFileSync(file, emitBrowser(scripts));

  expect(scripts.consoleScript).toContain("`a\\\\b ${location.href}`");
  expect({ ...((await import(file)) as object) }).toEqual(scripts);
});
