/** The root scripts of package.json: `node --env-file=tools/tools.env tools/run.ts <task> [arguments]`. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";

interface Step {
  /** The name of the step while it runs. */
  title: string;
  command: string[];
  /** Shows what it writes also where it succeeds. */
  tells?: boolean;
}

const NODE = process.execPath;
const drift: Step = { title: "generated files fit the specs", command: [NODE, "tools/codegen/src/main.ts", "--check"] };
const lock: Step = {
  title: "release.lock.json fits what is generated",
  command: [NODE, "tools/release/src/artefacts/lock.program.ts"],
};
const project: Step = {
  title: "package.json files fit project.json",
  command: [NODE, "tools/checks/src/project.ts"],
};
const support: Step = {
  title: "README.md and the docs fit project.json",
  command: [NODE, "tools/release/src/support/main.ts"],
};
const monitoring: Step = {
  title: "dashboard and alert rules fit the metrics",
  command: [NODE, "--conditions=@kontor/source", "packages/docs/src/monitoring/main.ts"],
};
const build: Step = {
  title: "generate and build",
  command: ["turbo", "run", "build", "--filter=./packages/*", "--filter=!@kontor/docs", "--output-logs=errors-only"],
};

const checks: Step[] = [
  drift,
  lock,
  project,
  support,
  monitoring,
  { title: "specs are valid and say their sources", command: ["redocly", "lint"] },
  { title: "lint", command: ["oxlint", "--type-aware", "--quiet"] },
  { title: "format", command: ["oxfmt", "--check", "."] },
  { title: "types", command: ["tsc", "-p", "tsconfig.json"] },
  { title: "types of the browser code", command: ["tsc", "-p", "packages/sandbox/src/browser/tsconfig.json"] },
  { title: "types of the docs", command: ["pnpm", "--filter", "@kontor/docs", "run", "types"] },
  { title: "the house stands as planned", command: [NODE, "tools/checks/src/house/main.ts", "--brief"], tells: true },
  { title: "nothing unused", command: ["knip"] },
  {
    title: "public types fit their reports, and changesets say what changes",
    command: [NODE, "tools/release/src/api/main.ts", "--check"],
  },
];

const tasks: Record<string, (rest: string[]) => void> = {
  start(rest) {
    quietly(build);
    process.stdout.write("\n");
    run([NODE, "packages/cli/dist/main.js", "demo", ...rest]);
  },
  test(rest) {
    process.env["NODE_COMPILE_CACHE"] ??= resolve(".cache/compile"); // tests start many processes of the same sources
    run(["vitest", "run", ...rest]);
  },
  generate(rest) {
    const isCheck = rest.includes("--check");
    run(isCheck ? drift.command : ["turbo", "run", "codegen", "--output-logs=errors-only", ...rest]);
    for (const { command } of [lock, project, support, monitoring]) run(isCheck ? command : [...command, "--write"]);
  },
  build: (rest) => run([...build.command, ...rest]),
  check: () => checks.forEach(quietly),
  pack: (rest) => {
    quietly(build);
    run([NODE, "tools/release/src/matrix/main.ts", ...rest]);
  },
  "release:pack": (rest) => {
    if (!rest.includes("--help")) quietly(build);
    run([NODE, "tools/release/src/artefacts/pack.program.ts", ...rest]);
  },
  "release:rehearse": (rest) =>
    run([NODE, "--conditions=@kontor/source", "tools/release/src/rehearse/main.ts", ...rest]),
  "release:publish": (rest) => run([NODE, "tools/release/src/artefacts/publish.program.ts", ...rest]),
  bench(rest) {
    process.argv.splice(2, Infinity, ...rest);
    void import("./bench/src/main.ts"); // in this process, so that Ctrl+C reaches it
  },
  simulate: (rest) => run([NODE, "--conditions=@kontor/source", "tools/simulation/src/command/main.ts", ...rest]),
  mutants: (rest) => run([NODE, "tools/mutants/src/main.ts", ...rest]),
  "release:plan": (rest) => run([NODE, "tools/release/src/plan/main.ts", ...rest]),
  "release:api": (rest) => run([NODE, "tools/release/src/api/main.ts", ...rest]),
  "specs:add": (rest) => run([NODE, "tools/scaffold/src/main.ts", ...rest]),
  site: (rest) => run(["pnpm", "--filter", "@kontor/docs", "run", "serve", ...rest]),
};

if (import.meta.main) {
  const [name = "", ...rest] = process.argv.slice(2);
  if (!existsSync("node_modules/.pnpm"))
    fail("Cannot run anything as the dependencies must be installed: npm run setup");
  const task = tasks[name];
  if (!task) fail(`Cannot run ${name || "nothing"} as a task must be one of ${Object.keys(tasks).join(", ")}`);
  task(rest);
}

/** Says what runs and how long it took; shows its output only where it fails, or where it tells. */
function quietly({ title, command, tells = false }: Step): void {
  const startedAt = performance.now();
  if (process.stdout.isTTY) process.stdout.write(`… ${title}\r`);
  const { status, stdout, stderr } = spawn(command, "pipe");
  process.stdout.write(
    `${status === 0 ? "✔" : "✘"} ${title} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)\n`,
  );
  if (status !== 0 || tells) process.stdout.write(stdout);
  if (status === 0) return;
  process.stderr.write(stderr);
  process.exit(status ?? 1);
}

function run(command: string[]): void {
  const { status } = spawn(command, "inherit");
  if (status !== 0) process.exit(status ?? 1);
}

function spawn([command = "", ...args]: string[], stdio: "pipe" | "inherit") {
  return spawnSync(command, args, {
    stdio: stdio === "pipe" ? ["ignore", "pipe", "pipe"] : "inherit",
    maxBuffer: 64 * 1024 * 1024,
  });
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}
