import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const program = fileURLToPath(new URL("main.ts", import.meta.url));
const run = (...args: string[]) => spawnSync(process.execPath, [program, ...args], { encoding: "utf8" });

test.each([
  [["--chek", "size"], "--chek"],
  [["--check", "sizes"], "--check must be one of folders, exports"],
])("the program refuses %j and teaches its options", (args, message) => {
  const { status, stderr } = run(...args);

  expect(status).toBe(2);
  expect(stderr).toContain(message);
  expect(stderr).toContain("--update");
});

test("--help teaches", () => {
  const { status, stdout } = run("--help");

  expect(status).toBe(0);
  expect(stdout).toContain("--check size");
});

test("--check runs one check on the tree, and shows its count", () => {
  const { status, stdout } = run("--check", "generated");

  expect(stdout).toMatch(/^generated: the drift check sees every generated file \(0 findings\)\nexceptions: /);
  expect(status).toBe(0);
});
