import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");
const files = globSync("{packages,tools}/*/**/*.ts", { cwd: root, exclude: (path) => /node_modules|dist/.test(path) });
const generated = files.filter((file) => file.endsWith(".generated.ts"));

test("every generated file is where `npm run generate -- --check` looks: in the src of a package", () => {
  expect(generated.length).toBeGreaterThan(50);
  expect(generated.filter((file) => !/^packages\/[^/]+\/src\//.test(file))).toEqual([]);
});

test("a file says in its first line that it is generated exactly if its name ends in .generated.ts", () => {
  const saying = files.filter((file) => readFileSync(join(root, file), "utf8").startsWith("// Generated "));

  expect(saying).toEqual(generated);
});
