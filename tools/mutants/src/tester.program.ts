/** Runs test files in the copy, again and again, in one warm vitest: asked and answered by messages. */
import { join } from "node:path";
import { createVitest, type Reporter } from "vitest/node";

/** A question of the parent process. */
export interface Question {
  tests: string[];
  /** Files that changed since the last question. */
  changed: string[];
}

/** The answer to the parent process. */
export interface Answer {
  /** The first test file that failed, and the test in it. */
  failed?: { file: string; test: string } | undefined;
}

const root = process.argv[2]!;
const silent: Reporter = {};
const vitest = await createVitest("test", {
  root,
  config: join(root, "vitest.config.ts"),
  project: ["apart"],
  watch: false,
  bail: 1,
  cache: false,
  reporters: [silent],
  silent: true,
});
await vitest.standalone();
process.send!("ready");

process.on("message", ({ tests, changed }: Question) => {
  for (const file of changed) vitest.invalidateFile(join(root, file));
  void run(tests).then((answer) => process.send!(answer));
});

async function run(tests: string[]): Promise<Answer> {
  if (tests.length === 0) return {};
  const project = vitest.projects.find(({ name }) => name === "apart")!;
  const specifications = tests.map((test) => project.createSpecification(join(root, test)));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  for (const module of testModules) {
    const file = module.relativeModuleId;
    if (!tests.includes(file)) continue;
    for (const test of module.children.allTests("failed")) return { failed: { file, test: test.name } };
    if (!module.ok()) return { failed: { file, test: "it cannot be loaded" } };
  }
  return unhandledErrors.length > 0 ? { failed: { file: tests[0]!, test: "an error that nobody handled" } } : {};
}
