import { defineConfig } from "vitest/config";

const source = ["@kontor/source"]; // tests read the sources: no build needed

export default defineConfig({
  resolve: { conditions: source },
  ssr: { resolve: { conditions: source } },
  test: {
    projects: ["packages/*", "tools/*"],
    reporters: ["default", ["json", { outputFile: ".cache/test-report.json" }]],
    coverage: { include: ["packages/*/src/**/*.ts"], exclude: ["**/*.generated.ts"] },
  },
});
