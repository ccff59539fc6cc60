import { expect, test } from "vitest";
import { buildRobots } from "./robots.ts";

test("robots.txt names the sitemap by its whole address", () => {
  expect(buildRobots(new URL("https://docs.example/kontor/"))).toContain(
    "Sitemap: https://docs.example/kontor/sitemap-index.xml\n",
  );
});
