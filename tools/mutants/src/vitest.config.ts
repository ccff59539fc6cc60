import { defineConfig } from "vitest/config";

const conditions = ["@kontor/source"];
process.env["TZ"] = "Pacific/Kiritimati"; // Some tests are about a zone that is not UTC, and a thread of Stryker cannot set its own.

/** One project: Stryker would run the tests of all of ours. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    root: process.cwd(),
    include: JSON.parse(process.env["MUTANTS_TESTS"] ?? "[]") as string[],
    exclude: [
      "**/*.long.test.ts",
      "**/node_modules/**",
      "packages/channel-events/src/inbox/sqlite/inbox.test.ts", // It sets the mode of new files, which a thread cannot.
    ],
    testTimeout: 20_000,
  },
});
