import { expect, test } from "vitest";
import { killSandbox } from "./kill.ts";

test("a sandbox with data goes on from its last answer after each of 50 kill -9", async () => {
  const report = await killSandbox({ kills: 50, seed: 4711 });

  expect(report).toMatchObject({ kills: 50, wrong: [] });
  expect(report.answered).toBeGreaterThanOrEqual(100); // two at least before each
});
