import { rmSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const source = ["@kontor/source"]; // tests read the sources: no build needed

/** The programs that tests start find what earlier ones have compiled: that is most of the time of a short program. */
const compiled = join(import.meta.dirname, ".cache/compiled");
rmSync(compiled, { recursive: true, force: true }); // many programs have a new path in each run
process.env["NODE_COMPILE_CACHE"] = compiled;

/** The oldest Node that is allowed has no `using`: for it, the sources and the tests are rewritten. */
const isOld = process.versions.node.startsWith("22.");
const setupFiles = isOld ? [join(import.meta.dirname, "tools/testing/src/old-node.ts")] : [];

const experimental = isOld ? {} : { viteModuleRunner: false }; // Node loads the sources itself, as programs do: a fifth of the time was rewriting them

/** Test files that take long begin first, so that no worker is left alone with one at the end. */
const first = [
  "docs/src/site.test.ts",
  "e2e/src/samples/run-operations.test.ts",
  "cli/src/events/run.test.ts",
  "codegen/src/drift.test.ts",
  "simulation/src/environment/run-seed.test.ts",
  "bench/src/peers/bundlers.test.ts",
  "e2e/src/samples/guides.test.ts",
  "e2e/src/console/console.test.ts",
  "e2e/src/operations/response-corpus.test.ts",
  "e2e/src/samples/readme.test.ts",
  "e2e/src/postgres/silent-server.test.ts",
];

/** Each has a separate process: it replaces a module or a table, or looks at the timers or the console of the whole process. */
const alone = [
  "packages/app/src/registration/files.test.ts",
  "packages/app/src/session/wrong-use.test.ts",
  "packages/auth/src/stores/file/lock.test.ts",
  "packages/auth/src/stores/file/token.test.ts",
  "packages/channel-events/src/testing/kit.test.ts",
  "packages/http/src/virtual-clock.test.ts",
  "packages/postgres/src/pool.test.ts",
  "packages/sandbox/src/platform/described.test.ts",
  "tools/e2e/src/tokens/authorization-server.test.ts",
  "tools/e2e/src/refusals/fuzz-canaries.test.ts",
  "tools/simulation/src/disk/databases.test.ts",
  "tools/simulation/src/disk/flushes.test.ts",
  "tools/simulation/src/environment/run-seed.test.ts",
  "tools/simulation/src/time/ambient.test.ts",
];

/** They do little here, and all in the project `long`, as `KONTOR_LONG` tells them. */
const longer = [
  "packages/auth/src/cached-schedules.test.ts",
  "tools/codegen/src/model/robust.test.ts",
  "tools/codegen/src/round-trips.test.ts",
  "tools/e2e/src/samples/run-operations.test.ts",
];

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) => first.some((end) => moduleId.endsWith(end));
    const sorted = await super.sort(files);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}

export default defineConfig({
  resolve: { conditions: source },
  ssr: { resolve: { conditions: source } },
  ...(isOld && { oxc: { target: "node22" } }),
  test: {
    setupFiles,
    projects: [
      {
        extends: true,
        test: {
          name: "code",
          include: ["packages/*/src/**/*.test.ts", "tools/*/src/**/*.test.ts"],
          exclude: ["packages/docs/src/site.test.ts", "**/*.long.test.ts", ...alone, "**/node_modules/**"],
          isolate: false, // a module is loaded once for all files of a worker: a third of the time was loading
          experimental,
        },
      },
      {
        extends: true,
        test: {
          name: "apart",
          include: alone,
          experimental,
        },
      },
      {
        extends: true,
        test: {
          name: "types",
          include: [],
          typecheck: {
            enabled: true,
            only: true,
            checker: "tsc",
            tsconfig: "./tsconfig.test-d.json", // the whole of the repository is compiled by `npm run check`
            include: ["packages/*/src/**/*.test-d.ts"],
          },
        },
      },
      {
        extends: true,
        test: {
          name: "long", // minutes: kills, random runs and whole conformance kits; `pnpm test:long` runs them, `npm test` does not
          include: ["packages/*/src/**/*.long.test.ts", "tools/*/src/**/*.long.test.ts", ...longer],
          env: { KONTOR_LONG: "1" },
          testTimeout: 3_600_000,
          maxWorkers: 2,
        },
      },
      "packages/docs/vitest.config.ts",
    ],
    // bounds that only a hang can break, also where a machine is forty times as busy; a test says nothing about pace
    testTimeout: 600_000,
    hookTimeout: 300_000,
    teardownTimeout: 60_000,
    expect: { poll: { timeout: 60_000 }, requireAssertions: true }, // a loop over an empty list proves nothing
    sequence: { sequencer: SlowFirst },
    maxWorkers: 3, // two share two cores, and one more works while they wait; each costs seven seconds of loading
    reporters: ["default", ["json", { outputFile: ".cache/test-report.json" }]],
    coverage: { include: ["packages/*/src/**/*.ts"], exclude: ["**/*.generated.ts"] },
  },
});
