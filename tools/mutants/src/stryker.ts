import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { createScratchCopy } from "./scratch.ts";

/**
 * Stryker's own figure of a package: every mutant that it can think of, on the package's own tests, texts left out. It runs in a copy.
 * A program that a test starts does not see its edits, so what only such tests notice counts as survived.
 *
 * @param files Below `packages/<name>/src`; default all that are written by hand.
 * @returns The exit code.
 * @see packages/docs/decisions/27-checks-that-guard-the-repository.md
 */
export function runStryker(root: string, name: string, files: readonly string[]): number {
  using scratch = createScratchCopy(root);
  const core = dirname(fileURLToPath(import.meta.resolve("@stryker-mutator/core/package.json")));
  const config = buildStrykerConfig(name, files);
  writeFileSync(join(scratch.root, "stryker.config.json"), JSON.stringify(config));
  writeFileSync(join(scratch.root, "stryker.vitest.config.ts"), writeVitestConfig(name));
  const { status } = spawnSync(process.execPath, [join(core, "bin/stryker.js"), "run", "stryker.config.json"], {
    cwd: scratch.root,
    stdio: "inherit",
  });
  return status ?? 1;
}

/** The config of Stryker for a package, with what it edits: these files, or all that are written by hand. */
export function buildStrykerConfig(name: string, files: readonly string[]) {
  const source = `packages/${name}/src`;
  return {
    testRunner: "vitest",
    plugins: [fileURLToPath(import.meta.resolve("@stryker-mutator/vitest-runner"))],
    vitest: { configFile: "stryker.vitest.config.ts" },
    tsconfigFile: "none.json", // it would read it by the compiler's API, which TypeScript 7 has not
    mutate:
      files.length > 0
        ? files.map((file) => `${source}/${file}`)
        : [`${source}/**/*.ts`, `!${source}/**/*.test.ts`, `!${source}/**/*.test-d.ts`, `!${source}/**/*.generated.ts`],
    mutator: { excludedMutations: ["StringLiteral"] },
    reporters: ["clear-text", "progress-append-only"],
    clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
    concurrency: 2,
    allowConsoleColors: false,
  };
}

/** A config without projects: with ours it would run all of them. */
function writeVitestConfig(name: string): string {
  return `import { defineConfig } from "vitest/config";
const conditions = ["@kontor/source"];
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { include: ["packages/${name}/src/**/*.test.ts"], testTimeout: 20_000 },
});
`;
}
