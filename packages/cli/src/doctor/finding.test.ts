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
  [30_000, "ok"],
  [-30_000, "ok"],
  [30_001, "clock-behind"],
  [-30_001, "clock-ahead"],
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

test.each([
  ["a b", "a b"],
  ["a,b,c", "a b c"],
  ["a b c d", "4 granted"],
])("the scopes %s are told as %s", (scope, says) => {
  expect(checkScopes("erp", { scope }, ["a"])).toMatchObject({ code: "ok", says });
});

test("scopes that lack are named, all of them, and none that begins like a granted one counts as granted", () => {
  expect(checkScopes("erp", { scope: "items.read" }, ["items", "items.read", "items.read.all"])).toMatchObject({
    says: "not granted: items items.read.all",
  });
});
