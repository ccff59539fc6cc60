import { expect, test } from "vitest";
import { replaceLater } from "./later.ts";

test("a fact that waited for an operation names its place, and others stay", () => {
  const facts = [
    "sheet\tline\tkind\tfact\tpointer\tsays",
    "a.md\t1\tlater\tGET /v2/Widgets/{WidgetId}\terp#/paths/~1v2~1Widgets~1{WidgetId}/get\t",
    "a.md\t2\tlater\tPOST /v2/widgets/{id}\terp#/paths/~1v2~1widgets~1{id}/post\t",
    "a.md\t3\tnote\tGET /v2/widgets/{id}\terp#/info\twords",
    "",
  ];

  expect(replaceLater(facts.join("\n"), [{ method: "get", path: "/v2/widgets/{widgetId}" }]).split("\n")).toEqual([
    facts[0],
    "a.md\t1\toperation\tGET /v2/Widgets/{WidgetId}\terp#/paths/~1v2~1widgets~1{widgetId}/get\t",
    ...facts.slice(2),
  ]);
});
