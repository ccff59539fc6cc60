import { join } from "node:path";
import { expect, test } from "vitest";
import { findLine, readPolicy } from "../../support/policy.ts";
import { listEngines } from "./engines.ts";
import { listRuns } from "./list.ts";

const root = join(import.meta.dirname, "../../../../..");
const policy = readPolicy(root);

/** The titles of all runs; none of them is started. */
async function listTitles(isFull: boolean): Promise<string[]> {
  const titles: string[] = [];
  const check = async (title: string) => void titles.push(title);
  const setting = {
    root,
    consumer: "/consumer",
    policy,
    engines: listEngines("/consumer", policy, { isFull }),
    isFull,
  };
  for (const run of await listRuns(setting, { rows: [], check })) await run();
  return titles;
}

test("in full each runtime of the policy makes its calls, and each Node loads every entry by require", async () => {
  const titles = await listTitles(true);

  const nodes = policy.node.tested.map((version) => `Node ${findLine(version)}`);
  const runtimes = [...nodes, `Bun ${findLine(policy.bun)}`, `Deno ${findLine(policy.deno)}`];
  for (const name of runtimes) expect(titles).toContain(`token, ERP, channel and an inbox: ${name}`);
  for (const name of nodes) expect(titles).toContain(`CommonJS loads every entry: ${name}`);
  for (const name of [`page: Chromium ${policy.chromium}`, `module of Node: workerd ${policy.workerd}`])
    expect(titles.filter((title) => title.endsWith(name))).toHaveLength(1);
});

test("in short the oldest Node is run, and neither Bun nor a browser", async () => {
  const titles = await listTitles(false);

  expect(titles).toContain(`token, ERP, channel and an inbox: Node ${policy.node.minimum}`);
  expect(titles.filter((title) => /Bun|Deno|Chromium|workerd/.test(title))).toEqual([]);
  expect(titles.length).toBeLessThan(10);
});
