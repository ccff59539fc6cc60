import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createTester } from "./tester.ts";

const BOUND_MS = 120_000; // only a hang breaks it
const root = mkdtempSync(join(tmpdir(), "kontor-tester-"));
afterAll(() => rmSync(root, { recursive: true }));

const write = (path: string, text: string) => writeFileSync(join(root, path), text);
const testOf = (title: string, body: string) =>
  `import { expect, test } from "vitest";\nimport { value } from "./value.ts";\ntest("${title}", async () => { ${body} });\n`;

test("createTester() tells what the tests say of an edit, a changed file and a run without an end", async () => {
  symlinkSync(join(import.meta.dirname, "../node_modules"), join(root, "node_modules"));
  write(
    "vitest.config.ts",
    `export default { test: { projects: [{ test: { name: "apart", include: ["*.test.ts"] } }] } };`,
  );
  write("value.ts", "export const value = 1;");
  write("one.test.ts", testOf("the value is one", "expect(value).toBe(1);"));
  write("hang.test.ts", testOf("no end", "await new Promise(() => {});"));
  write("broken.test.ts", "throw new Error();");
  await using tester = createTester(root);

  expect(await tester.run(["one.test.ts"], [], BOUND_MS)).toEqual({ ok: true });
  write("value.ts", "export const value = 2;");
  const failed = { ok: false, file: "one.test.ts", test: "the value is one" };
  expect(await tester.run(["one.test.ts"], ["value.ts"], BOUND_MS)).toEqual(failed);
  expect(await tester.run(["broken.test.ts"], [], BOUND_MS)).toMatchObject({ ok: false, file: "broken.test.ts" });

  const endless = { ok: false, file: "hang.test.ts", test: "no end within 0.5 s" };
  expect(await tester.run(["hang.test.ts"], [], 500)).toEqual(endless);
  write("value.ts", "export const value = 1;");
  expect(await tester.run(["one.test.ts"], ["value.ts"], BOUND_MS)).toEqual({ ok: true }); // by a new process
});

test("createTester() rejects where vitest does not start, with what it said", async () => {
  await using tester = createTester(join(root, "node_modules"));

  await expect(tester.run(["one.test.ts"], [], BOUND_MS)).rejects.toThrow(/^Cannot start vitest as it ended with 1: /);
});
