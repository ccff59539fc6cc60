import { expect, test } from "vitest";
import { buildDashboard } from "./dashboard.ts";
import { listMetrics } from "./metrics.ts";
import { createSelect } from "./select.ts";

interface Panel {
  id: number;
  type: string;
  title: string;
  gridPos: { x: number; y: number; w: number; h: number };
  datasource?: { type: string; uid: string };
  targets?: { refId: string; expr: string; datasource: object }[];
}
const dashboard = buildDashboard(createSelect(listMetrics())) as {
  uid: string;
  title: string;
  schemaVersion: number;
  panels: Panel[];
  templating: { list: { name: string; type: string }[] };
};

test("the dashboard has the form that Grafana imports: ids once, a source for each panel, variables that are declared", () => {
  const { panels, templating } = dashboard;
  const ids = panels.map(({ id }) => id);
  const named = [...JSON.stringify(panels).matchAll(/\$\{?(\w+)/g)].map(([, name]) => name);
  const declared = [...templating.list.map(({ name }) => name), "__rate_interval"];

  expect(dashboard).toMatchObject({ uid: "kontor", title: "Kontor", schemaVersion: expect.any(Number) });
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(named)).toEqual(new Set(declared));
  expect(panels.filter(({ type }) => type === "timeseries")).not.toEqual([]);
  for (const { type, title, targets, datasource } of panels) {
    expect(title).not.toBe("");
    if (type === "row") continue;
    expect([type, datasource]).toEqual(["timeseries", { type: "prometheus", uid: "${datasource}" }]);
    expect(new Set(targets!.map(({ refId }) => refId)).size).toBe(targets!.length);
    expect(targets!.length).toBeGreaterThan(0);
  }
});

test("no panel of the dashboard covers another, and none leaves the 24 columns", () => {
  const places = dashboard.panels.map(({ gridPos }) => gridPos);

  for (const [index, one] of places.entries()) {
    expect(one.x + one.w).toBeLessThanOrEqual(24);
    for (const other of places.slice(index + 1)) {
      const isApart =
        one.x + one.w <= other.x ||
        other.x + other.w <= one.x ||
        one.y + one.h <= other.y ||
        other.y + other.h <= one.y;
      expect([one, other, isApart]).toEqual([one, other, true]);
    }
  }
});
