import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { listAlarms, buildAnchor, writeRules, PLACEHOLDER } from "./alarms.ts";
import { listMetrics, createSelect } from "./metrics.ts";

const select = createSelect(listMetrics());
const alarms = listAlarms(select);
const guide = readFileSync(join(import.meta.dirname, "../content/docs/operations/guide.mdx"), "utf8");
const sections = new Map(
  guide
    .split(/^## /m)
    .slice(1)
    .map((text) => [text.slice(0, text.indexOf("\n")), text]),
);

test("each alarm has a section of the operations guide that names it and its severity, and no section names another", () => {
  for (const { name, title, severity } of alarms)
    expect([name, sections.get(title)]).toEqual([name, expect.stringMatching(`\n\n\`${name}\`, ${severity}. `)]);
  const named = [...guide.matchAll(/^`(Kontor\w+)`, /gm)].map(([, name]) => name);
  expect(named).toEqual(alarms.map(({ name }) => name));
  expect(new Set(alarms.map(({ name }) => name)).size).toBe(alarms.length);
});

test("the rules lead to the sections, below the address of the site", () => {
  const rules = writeRules(select, "https://docs.example");
  const anchors = [...sections.keys()].map(buildAnchor);
  const links = [...rules.matchAll(/runbook_url: (.*)#(.*)$/gm)].map(([, page, anchor]) => [page, anchor]);

  expect(links).toHaveLength(alarms.length);
  for (const [page, anchor] of links) {
    expect(page).toBe("https://docs.example/operations/guide/");
    expect(anchors).toContain(anchor);
  }
});

describe("rules", () => {
  const select = createSelect(listMetrics());

  test("rules without an address of the docs say where to put it, and the others do not", () => {
    const words = `Put the address of your copy of the docs in place of ${PLACEHOLDER}.`;

    expect(writeRules(select, PLACEHOLDER)).toContain(words);
    expect(writeRules(select, "https://docs.example")).not.toContain("Put the address");
  });
});
