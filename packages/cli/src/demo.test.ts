import { expect, test } from "vitest";
import { listNextSteps } from "./demo.ts";

test("where the package is installed, every next step is a command of the package", () => {
  const steps = listNextSteps("file:///home/somebody/project/node_modules/@kontor/cli/dist/run.js");

  expect(steps.length).toBeGreaterThan(0);
  for (const [command] of steps) expect(command).toMatch(/^npx @kontor\/cli /);
});

test("in the repository, the next steps are its own commands", () => {
  const steps = listNextSteps("file:///home/somebody/kontor/packages/cli/dist/run.js");

  expect(steps.map(([command]) => command)).toContain("npm test");
});
