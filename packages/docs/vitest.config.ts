import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "docs",
    include: ["src/**/*.test.ts"],
    testTimeout: 30_000,
    hookTimeout: 180_000, // one hook builds the site and opens every page
  },
});
