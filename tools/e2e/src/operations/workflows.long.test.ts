import { expect, test } from "vitest";
import { playWorkflows, runRedocly, workflows } from "./play-workflow.ts";

test("there are at least twelve workflows, and all are valid", async () => {
  const { code, output } = await runRedocly("lint", ...workflows.map((file) => `specs/workflows/${file}`));

  expect(workflows.length).toBeGreaterThanOrEqual(12);
  expect({ code, errors: output.match(/Error was generated.*/g) }).toEqual({ code: 0, errors: null });
});

test("the sandbox plays all of them, freshly started for each", async () => {
  const { failure, played } = await playWorkflows(workflows);

  expect(failure).toBe("");
  expect(played.map(({ file }) => file)).toEqual(workflows);
  expect(played.filter(({ passed, total, violations }) => passed !== total || violations > 0)).toEqual([]);
  expect(played.filter(({ requests }) => requests === 0)).toEqual([]); // each was played on its own sandbox
  expect(played.reduce((sum, { passed }) => sum + passed, 0)).toBeGreaterThanOrEqual(150);
});
