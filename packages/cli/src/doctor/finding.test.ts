import { expect, test } from "vitest";
import { buildOk, buildProblem, buildSkipped, formatFinding } from "./finding.ts";

test("a finding is one line, with its fix", () => {
  expect(formatFinding(buildOk("reach", "erp", "erp.test answers"))).toBe("✔ reach      erp: erp.test answers");
  expect(formatFinding(buildSkipped("store", "", "no inbox is known"))).toBe("- store      no inbox is known");
  expect(formatFinding(buildProblem("clock", "", "clock-ahead", "it is\n  ahead", "Set it"))).toBe(
    "✘ clock      it is ahead. Set it",
  );
});
