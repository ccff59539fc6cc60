import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const architecture = readFileSync(join(root, "ARCHITECTURE.md"), "utf8");

/** The files of a walk in ARCHITECTURE.md: the numbered lines of its section, each beginning with a path. */
function filesOf(title: string): string[] {
  const section = architecture.split(`### ${title}\n`)[1]?.split(/\n#/)[0] ?? "";
  return [...section.matchAll(/^\d+\. `(packages\/[^`]+)`/gm)].map(([, path = ""]) => path);
}

function importsOf(path: string): string[] {
  const text = readFileSync(join(root, path), "utf8");
  return [...text.matchAll(/from "(\.[^"]+)"/g)].map(([, to = ""]) =>
    relative(root, join(root, dirname(path), to)).replaceAll("\\", "/"),
  );
}

test.each([
  ["One event", 12],
  ["One ERP call", 6],
  ["One token renewal", 7],
])("the walk of %s leads through at most %i files, and no file imports one that comes before it", (title, limit) => {
  const files = filesOf(title);

  expect(files.length).toBeGreaterThan(3);
  expect(files.length).toBeLessThanOrEqual(limit);
  expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  const backwards = files.flatMap((path, at) =>
    importsOf(path)
      .filter((to) => files.slice(0, at).includes(to))
      .map((to) => `${path} imports ${to}`),
  );
  expect(backwards).toEqual([]);
});
