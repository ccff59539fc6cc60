/** The root scripts of package.json: `node --env-file=tools/tools.env tools/run.ts <task> [arguments]`. */
import { execFile, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { runChecks } from "./release/src/matrix/checks.ts";

interface Step {
  /** The name of the step while it runs. */
  title: string;
  command: string[];
}

const NODE = process.execPath;
const drift: Step = { title: "generated files fit the specs", command: [NODE, "tools/codegen/src/main.ts", "--check"] };
const project: Step = {
  title: "package.json files fit project.json",
  command: [NODE, "tools/checks/src/project.ts"],
};
const support: Step = {
  title: "README.md and the docs fit project.json",
  command: [NODE, "tools/release/src/support/main.ts"],
};
const all = ["turbo", "run", "build", "--filter=./packages/*", "--output-logs=errors-only"];
const build: Step = {
  title: "generate and build",
  command: [...all, "--filter=!@kontor/docs", "--filter=!@kontor/mcp"],
};
const buildAll: Step = { title: "generate and build, with the docs, which @kontor/mcp copies", command: all };

const content: Step = {
  title: "types of the content of the docs",
  command: ["pnpm", "--filter", "@kontor/docs", "exec", "astro", "sync", "--silent"],
};

const imports: Step = {
  title: "imports keep to the table",
  command: ["depcruise", "packages", "tools", "--output-type", "err-long"],
};
const unused: Step = { title: "nothing unused", command: ["knip"] };

/** Two run at a time; the longest begins first. */
const checks: Step[] = [
  // an error of types is a finding of the linter, which compiles everything anyway
  { title: "lint and types", command: ["oxlint", "--type-aware", "--type-check", "--quiet"] },
  { title: "public types fit their reports", command: [NODE, "tools/release/src/api/main.ts", "--check"] },
  { title: "specs are valid and say their sources", command: ["redocly", "lint"] },
  { title: "format", command: ["oxfmt", "--check", "."] },
  project,
  support,
];

const tasks: Record<string, (rest: string[]) => void | Promise<void>> = {
  async start(rest) {
    await quietly([build]);
    process.stdout.write("\n");
    run([NODE, "packages/cli/dist/main.js", "demo", ...rest]);
  },
  test(rest) {
    process.env["NODE_COMPILE_CACHE"] ??= resolve(".cache/compile"); // tests start many processes of the same sources
    run(["vitest", "run", "--project=!long", ...rest]);
  },
  "test:long": (rest) => run(["vitest", "run", "--project=long", ...rest]),
  generate(rest) {
    if (rest[0] === "--new") return run([NODE, "tools/codegen/src/new.ts", ...rest.slice(1)]);
    const isCheck = rest.includes("--check");
    run(isCheck ? drift.command : ["turbo", "run", "codegen", "--output-logs=errors-only", ...rest]);
    for (const { command } of [project, support]) run(isCheck ? command : [...command, "--write"]);
  },
  build: (rest) => run([...build.command, ...rest]),
  async check() {
    await quietly([drift, imports]); // the first writes the bundled specs, which the docs read
    await quietly([content, unused]);
    await quietly(checks); // the linter reads the types of the content
  },
  async pack(rest) {
    await quietly([buildAll]);
    run([NODE, "tools/release/src/matrix/main.ts", ...rest]);
  },
  async "release:pack"(rest) {
    if (!rest.includes("--help")) await quietly([buildAll]);
    run([NODE, "tools/release/src/artefacts/pack.program.ts", ...rest]);
  },
  "release:publish": (rest) => run([NODE, "tools/release/src/artefacts/publish.program.ts", ...rest]),
  bench(rest) {
    process.argv.splice(2, Infinity, ...rest);
    void import("./bench/src/main.ts"); // in this process, so that Ctrl+C reaches it
  },
  simulate: (rest) => run([NODE, "--conditions=@kontor/source", "tools/simulation/src/command/main.ts", ...rest]),
  mutants: (rest) => run([NODE, "tools/mutants/src/main.ts", ...rest]),
  "release:changeset": (rest) => run([NODE, "tools/release/src/changeset/main.ts", ...rest]),
  "release:api": (rest) => run([NODE, "tools/release/src/api/main.ts", ...rest]),
  site: (rest) => run(["pnpm", "--filter", "@kontor/docs", "run", "serve", ...rest]),
};

/** The help of the tasks whose programs have none of their own. */
const help: Record<string, string> = {
  start: "Builds all packages and shows them at work: the demo of the command line.",
  test: "Runs every test but the long ones. With a path only the tests there, and any other option of vitest.",
  "test:long": "Runs the tests that take minutes, as `test` does.",
  generate:
    "Writes every generated file from specs/ and project.json. --check only compares. --new ID FILE adds an interface.",
  build:
    "Builds all packages that have changed, without the docs and @kontor/mcp, which copies them. Any option of `turbo run`.",
  check:
    "Checks the specs, the form and the types of the code, imports, what is unused, and the reports of the public types.",
  pack: "Packs all packages, looks into them, installs, compiles and runs them. --all: with every runtime and compiler of project.json. --budgets: writes the size budgets.",
  "release:api": "Writes the reports of the public types to tools/release/api. --check only compares.",
  site: "Builds the docs, and serves them with a sandbox beside them.",
};

if (import.meta.main) {
  const [name = "", ...rest] = process.argv.slice(2);
  if (!existsSync("node_modules/.pnpm"))
    fail("Cannot run anything as the dependencies must be installed: npm run setup");
  const task = tasks[name];
  if (!task) fail(`Cannot run ${name || "nothing"} as a task must be one of ${Object.keys(tasks).join(", ")}`);
  if (rest.includes("--help") && help[name]) process.stdout.write(`${help[name]}\n`);
  else await task(rest);
}

/** Runs steps, two at a time, and shows the output of those that fail. */
async function quietly(steps: readonly Step[]): Promise<void> {
  const problems = await runChecks(steps.map(({ title, command }) => ({ title, run: () => findProblem(command) })));
  if (problems.length === 0) return;
  process.stdout.write(problems.join("\n"));
  process.exit(1);
}

function findProblem([command = "", ...args]: string[]): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  execFile(command, args, { maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) =>
    resolve(error ? `${stdout}${stderr}` || error.message : ""),
  );
  return promise;
}

function run([command = "", ...args]: string[]): void {
  const { status } = spawnSync(command, args, { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}
