import { expect, test } from "vitest";
import { checkScopes } from "./scopes.ts";

test.each<[Parameters<typeof checkScopes>, string, string]>([
  [["erp", { scope: "items.read items.write" }, ["items.read"]], "ok", "ok"],
  [["erp", { scope: "items.read" }, ["items.read", "items.write"]], "problem", "scope-missing"],
  [["erp", { scope: "" }, []], "problem", "scope-none"],
  [["erp", {}, ["items.read"]], "skipped", "skipped"],
  [["channel", { scope: "CHANNEL" }, []], "ok", "ok"],
  [["channel", { scope: "SELLER" }, []], "ok", "ok"],
  [["channel", { scope: "OTHER" }, []], "problem", "scope-unknown"],
])("%j is %s: %s", (given, state, code) => {
  expect(checkScopes(...given)).toMatchObject({ state, code });
});
