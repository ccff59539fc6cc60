import { expect, test } from "vitest";
import { buildOk, buildProblem, buildSkipped, checkClock, checkScopes, formatFinding } from "./finding.ts";

test("a finding is one line, with its fix", () => {
  expect(formatFinding(buildOk("reach", "erp", "erp.test answers"))).toBe("✔ reach      erp: erp.test answers");
  expect(formatFinding(buildSkipped("store", "", "no inbox is known"))).toBe("- store      no inbox is known");
  expect(formatFinding({ ...buildProblem("clock", "", "clock-ahead"), says: "it is\n  ahead", fix: "Set it" })).toBe(
    "✘ clock      it is ahead. Set it",
  );
});

test.each([
  [29_000, "ok"],
  [-29_000, "ok"],
  [31_000, "clock-behind"],
  [-31_000, "clock-ahead"],
])("%i ms is %s", (aheadMs, code) => {
  expect(
    checkClock([
      { of: "none", aheadMs: undefined },
      { of: "erp", aheadMs },
    ]).code,
  ).toBe(code);
});

test("without a time of another machine nothing is said", () => {
  expect(checkClock([{ of: "erp", aheadMs: undefined }]).state).toBe("skipped");
});

test.each<[Parameters<typeof checkScopes>, string, string]>([
  [["erp", { scope: "items.read items.write" }, ["items.read"]], "ok", "ok"],
  [["erp", { scope: "items.read" }, ["items.read", "items.write"]], "problem", "scope-missing"],
  [["erp", { scope: "" }, []], "problem", "scope-none"],
  [["erp", {}, ["items.read"]], "skipped", "skipped"],
  [["channel", { scope: "CHANNEL" }, []], "ok", "ok"],
  [["channel", { scope: "CHANNEL SELLER" }, []], "ok", "ok"],
  [["channel", { scope: "SELLER" }, []], "problem", "scope-of-seller"],
  [["seller", { scope: "SELLER" }, []], "ok", "ok"],
  [["seller", { scope: "CHANNEL" }, []], "problem", "scope-of-channel"],
  [["channel", { scope: "OTHER" }, []], "problem", "scope-unknown"],
])("%j is %s: %s", (given, state, code) => {
  expect(checkScopes(...given)).toMatchObject({ state, code });
});
