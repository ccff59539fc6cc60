import { expect, test } from "vitest";
import { playWorkflow, runRedocly, workflows } from "./play-workflow.ts";

test("there are at least twelve workflows, and all are valid", async () => {
  const { code, output } = await runRedocly("lint", ...workflows.map((file) => `specs/workflows/${file}`));

  expect(workflows.length).toBeGreaterThanOrEqual(12);
  expect({ code, errors: output.match(/Error was generated.*/g) }).toEqual({ code: 0, errors: null });
});

test("the sandbox plays all of them, freshly started for each", async () => {
  const played = await Promise.all(workflows.map(playWorkflow));

  const checks = played.reduce((sum, { passed }) => sum + passed, 0);
  expect(played.map(({ failed }) => failed).join("")).toBe("");
  expect(played.filter(({ passed, total, violations }) => passed !== total || violations > 0)).toEqual([]);
  expect(checks).toBeGreaterThanOrEqual(150);
});
