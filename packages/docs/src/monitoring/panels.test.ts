import { expect, test } from "vitest";
import { limits } from "./alarms.ts";
import { listMetrics } from "./metrics.ts";
import { listPanels } from "./panels.ts";
import { createSelect } from "./select.ts";

test("listPanels() gives each panel a title of its own and a sentence, and shows the limits of the alarms", () => {
  const panels = Object.values(listPanels(createSelect(listMetrics()))).flat();

  expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length);
  expect(panels.filter(({ description }) => !description.endsWith("."))).toEqual([]);
  expect(new Set(panels.flatMap(({ limit }) => limit ?? []))).toEqual(new Set(Object.values(limits)));
});
