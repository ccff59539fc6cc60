import { defineConfig } from "vitest/config";

const source = ["@kontor/source"]; // tests read the sources: no build needed

export default defineConfig({
  resolve: { conditions: source },
  ssr: { resolve: { conditions: source } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "code",
          include: ["packages/*/src/**/*.test.ts", "tools/*/src/**/*.test.ts"],
          exclude: ["packages/docs/**", "**/node_modules/**"],
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
            tsconfig: "./tsconfig.json",
            include: ["packages/*/src/**/*.test-d.ts"],
          },
        },
      },
      "packages/docs/vitest.config.ts",
    ],
    // bounds that only a hang can break, also where a machine is forty times as busy; a test says nothing about pace
    testTimeout: 180_000,
    hookTimeout: 300_000,
    teardownTimeout: 60_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 2, // most of them wait for processes and servers of their own
    reporters: ["default", ["json", { outputFile: ".cache/test-report.json" }]],
    coverage: { include: ["packages/*/src/**/*.ts"], exclude: ["**/*.generated.ts"] },
  },
});
