import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readDescription } from "./file.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-description-"));
const put = (text: string) => {
  const file = join(folder, "a.yaml");
  writeFileSync(file, text);
  return file;
};
afterAll(() => rmSync(folder, { recursive: true }));

test("a file of YAML is read", () => {
  expect(readDescription(put("paths: {}")).paths).toEqual({});
});

test.each([
  [
    () => join(folder, "missing.json"),
    /^Cannot read .*missing\.json as it must be a file that can be read: ENOENT[^\n]*$/,
  ],
  [() => folder, /^Cannot read .* as it must be a file that can be read: EISDIR[^\n]*$/],
  [() => put("{ not json"), /^Cannot read .*a\.yaml as it must be JSON or YAML: [^\n]*line 1[^\n]*$/],
  [() => put(""), /^Cannot read the description as it must be an object with paths: got null$/],
])("what is no description is refused in one sentence: %#", (file, message) => {
  expect(() => readDescription(file())).toThrow(message);
});
