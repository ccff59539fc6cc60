import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Published } from "../packages.ts";
import { writeReport } from "./report.ts";

const published: Published = {
  folder: "x",
  name: "@kontor/x",
  entries: { ".": "src/index.ts", "./file": "src/file.ts" },
};
let folder: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, "x", file)), { recursive: true });
  writeFileSync(join(folder, "x", file), text);
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "kontor-report-"));
  write("src/index.d.ts", 'export { a } from "./a/one.ts";\n');
  write("src/file.d.ts", "export declare const file: 1;\n");
  write(
    "src/a/one.d.ts",
    '/** Does it. */\nimport type { O } from "../o.ts";\nexport declare function a(o: O): void;\n',
  );
  write("src/o.d.ts", "export interface O {\n    /** How often. */\n    x?: number;\n}\n");
  write("src/inside.d.ts", "export declare const inside: 1;\n");
});
afterAll(() => rmSync(folder, { recursive: true }));

test("writeReport() gives all declarations that the entries lead to, without comments, in the order of their files", () => {
  const lines = writeReport(folder, published).split("\n").slice(2);

  expect(lines.join("\n")).toBe(`# @kontor/x is src/index.ts
# @kontor/x/file is src/file.ts

# src/a/one.ts
import type { O } from "../o.ts";
export declare function a(o: O): void;

# src/file.ts
export declare const file: 1;

# src/index.ts
export { a } from "./a/one.ts";

# src/o.ts
export interface O {
    x?: number;
}
`);
});

test("a file inside of the package, which no entry leads to, changes nothing in the report", () => {
  const before = writeReport(folder, published);
  write("src/inside.d.ts", "export declare const inside: 2;\n");

  expect(writeReport(folder, published)).toBe(before);
});
