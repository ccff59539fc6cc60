import { expect, test } from "vitest";
import { killSandbox } from "./kill.ts";

test("a sandbox with data goes on from its last answer after kill -9", { timeout: 600_000 }, async () => {
  const report = await killSandbox({ kills: 5, seed: 11 });

  expect(report).toMatchObject({ kills: 5, wrong: [] });
  expect(report.answered).toBeGreaterThanOrEqual(10); // two at least before each
});
