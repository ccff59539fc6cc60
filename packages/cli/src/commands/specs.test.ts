import { afterAll, expect, test } from "vitest";
import { checkExamples, checkWrongUse, type WrongUse } from "./fixtures/check-commands.ts";
import { createWorkbench } from "./fixtures/run-line.ts";
import { specsGroup } from "./specs.ts";

const bench = createWorkbench();
afterAll(() => bench[Symbol.dispose]());
const commands = await specsGroup.load();

const wrong: WrongUse[] = [
  ["specs serach category", 2, "Did you mean search?"],
  ["specs search", 2, "missing required argument 'words'"],
  [
    "specs search category --kind opration",
    2,
    "--kind must be operation, event, field, error, unknown: got opration. Did you mean operation?",
  ],
  ["specs search category --api shop", 2, "--api must be erp or channel: got shop"],
  ["specs search category --limit 0", 2, "--limit must be a whole number of at least 1: got 0"],
  ["specs search xyzzy", 1, "Nothing in the specs has the words xyzzy"],
  ["specs show", 2, "missing required argument 'name'"],
  ["specs show categories.updat", 2, "Did you mean categories.update"],
  ["specs show categories.update more", 2, "too many arguments"],
];

test.each(wrong)("kontor %s ends with %i and one line", async (...use) => {
  await expect(checkWrongUse(use)).resolves.toBeUndefined();
});

test.each(commands)("the examples of specs $name run", async ({ name, examples }) => {
  await expect(checkExamples(bench, { name: `specs ${name}`, examples })).resolves.toBeUndefined();
});

test("no network is used", async () => {
  const hook = "data:text/javascript,process.getBuiltinModule('net').Socket.prototype.connect=()=>{process.exit(99)}";
  const { code } = await bench.run("kontor specs search category", { env: { NODE_OPTIONS: `--import=${hook}` } });

  expect(code).toBe(0);
});
