import { afterAll, expect, test } from "vitest";
import { createWorkbench } from "./fixtures/run-line.ts";
import { specsGroup } from "./specs.ts";

const bench = createWorkbench();
afterAll(() => bench[Symbol.dispose]());
const commands = await specsGroup.load();

test.concurrent.each<[string, number, string]>([
  ["", 2, "Usage: kontor specs"],
  ["serach category", 2, "Did you mean search?"],
  ["search", 2, "missing required argument 'words'"],
  [
    "search category --kind opration",
    2,
    "--kind must be operation, event, field, error, unknown: got opration. Did you mean operation?",
  ],
  ["search category --api shop", 2, "--api must be erp or channel: got shop"],
  ["search category --limit 0", 2, "--limit must be a whole number of at least 1: got 0"],
  ["search xyzzy", 1, "Nothing in the specs has the words xyzzy"],
  ["show", 2, "missing required argument 'name'"],
  ["show categories.updat", 2, "Did you mean categories.update"],
  ["show categories.update more", 2, "too many arguments"],
])("kontor specs %s ends with %i and one line", async (words, expected, line) => {
  const { code, stderr } = await bench.run(`kontor specs ${words}`);

  expect({ code, said: stderr }).toEqual({ code: expected, said: expect.stringContaining(line) });
  expect(stderr).not.toMatch(/\n\s+at |fault of Kontor/);
});

test.concurrent.each(commands.map(({ name, examples }) => [name, examples] as const))(
  "the examples of specs %s run",
  async (name, examples) => {
    const { stdout } = await bench.run(`kontor specs ${name} --help`);

    for (const example of examples) {
      expect(stdout).toContain(example);
      const ended = await bench.run(example);
      expect({ example, ...ended }).toMatchObject({ code: 0 });
      if (example.includes("--json")) for (const line of ended.stdout.trim().split("\n")) JSON.parse(line);
    }
  },
);

test("no network is used", async () => {
  const hook = "data:text/javascript,process.getBuiltinModule('net').Socket.prototype.connect=()=>{process.exit(99)}";
  const { code } = await bench.run("kontor specs search category", { env: { NODE_OPTIONS: `--import=${hook}` } });

  expect(code).toBe(0);
});
