import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listMetrics } from "./metrics.ts";

test("listMetrics() lists what the code measures, and the guide about monitoring has a row for each", () => {
  const metrics = listMetrics();
  const guide = readFileSync(join(import.meta.dirname, "../content/docs/operations/monitoring.mdx"), "utf8");
  const rows = [...guide.matchAll(/^\| `([\w.]+)` \| (\w+)(?:, (\w+))? \|/gm)];

  expect(metrics).toContainEqual({ name: "kontor.inbox.oldest_age", kind: "gauge", unit: "s" });
  const said = rows.map(([, name, kind, unit]) => `${name} ${kind} ${unit === "s"}`);
  expect(metrics.map(({ name, kind, unit }) => `${name} ${kind} ${unit === "s"}`).toSorted()).toEqual(said.toSorted());
});
