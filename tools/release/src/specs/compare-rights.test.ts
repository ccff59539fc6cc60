import { expect, test } from "vitest";
import { compareRights } from "./compare-rights.ts";

type Ways = Record<string, string[]>[];
const describe = (security: Ways | undefined) => ({
  paths: { "/a": { get: { operationId: "List", ...(security && { security }) } } },
});

test.each<[string, Ways | undefined, Ways | undefined, string]>([
  ["the same", [{ o: ["r"] }], [{ o: ["r"] }], ""],
  ["another scope", [{ o: ["r"] }], [{ o: ["w"] }], "major List no longer lets in who has o r"],
  ["a scope more", [{ o: ["r"] }], [{ o: ["r", "w"] }], "major List no longer lets in who has o r"],
  ["a scope fewer", [{ o: ["r", "w"] }], [{ o: ["r"] }], "minor List lets in more callers"],
  ["no scope", [{ o: ["r"] }], [{ o: [] }], "minor List lets in more callers"],
  ["a scope where none was needed", [{ o: [] }], [{ o: ["r"] }], "major List no longer lets in who has o"],
  ["another way beside the first", [{ o: ["r"] }], [{ o: ["r"] }, { o: ["all"] }], "minor List lets in more callers"],
  ["a way less", [{ o: ["r"] }, { key: [] }], [{ o: ["r"] }], "major List no longer lets in who has key"],
  ["rights where none were needed", undefined, [{ o: [] }], "major List no longer lets in who has nothing"],
  ["no rights any more", [{ o: [] }], undefined, "minor List lets in more callers"],
])("compareRights() rates %s", (_, before, after, expected) => {
  const found = compareRights(describe(before), describe(after));

  expect(found.map(({ effect, at, reason }) => `${effect} ${at} ${reason}`).join()).toBe(expected);
});

test("an operation without security of its own has that of the whole description, and a new operation breaks nobody", () => {
  const whole = { ...describe(undefined), security: [{ o: ["r"] }] };

  expect(compareRights(whole, { ...whole, security: [{ o: ["w"] }] })).toHaveLength(1);
  expect(compareRights({ paths: {} }, whole)).toEqual([]);
});
