import { defineConfig } from "vitest/config";

const source = ["@kontor/source"]; // samples that are tests read the sources: no build needed

export default defineConfig({
  resolve: { conditions: source },
  ssr: { resolve: { conditions: source } },
  test: {
    name: "docs",
    include: ["src/site.test.ts"], // a separate worker from the start: nothing takes as long; all others are in the project `code`
    maxWorkers: 3, // as in the other projects: one of its own would wait for them all
    // bounds that only a hang can break
    testTimeout: 600_000,
    hookTimeout: 1_200_000, // one hook builds the site and opens every page
  },
});
