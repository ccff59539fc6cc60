import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { defaultAssumptions, type Assumptions, checkAssumptions } from "./assumptions.ts";
import { notShown } from "../generated/not-shown.generated.ts";

/** These are documented or decided by the user, and therefore answer no question of the list. */
const ANSWERED = ["tokenLifetimeMs", "registrationDialog", "registrationDecision"];

/** The knobs that each row of the list says it has. */
const knobsOf = new Map(
  Object.entries(notShown).map(([id, { option }]) => [
    id,
    /^createSandbox\(\{ assumptions: \{ (.+) \} \}\)$/.exec(option)?.[1]!.split(", ") ?? [],
  ]),
);

test("every knob of the sandbox answers a row of the list, and no row names a knob that there is not", () => {
  const named = [...new Set([...knobsOf.values()].flat())].sort();

  expect(named).toEqual(
    Object.keys(defaultAssumptions)
      .filter((name) => !ANSWERED.includes(name))
      .sort(),
  );
});

test("the description of every knob that answers a row names rows that have that knob", () => {
  const source = readFileSync(new URL("./assumptions.ts", import.meta.url), "utf8");
  const described = [...source.matchAll(/\/\*\* [^*]*?Rows? ((?:`[\w-]+`(?:, )?)+)\. \*\/\s+(\w+):/g)];

  expect(described.map(([, , knob]) => knob)).toEqual(
    Object.keys(defaultAssumptions).filter((name) => !ANSWERED.includes(name)),
  );
  for (const [, rows, knob] of described)
    for (const [, id] of rows!.matchAll(/`([\w-]+)`/g))
      expect([id, knobsOf.get(id!)]).toEqual([id, expect.arrayContaining([knob])]);
});

test("a row that the sandbox marks its answers with is not said to have no effect", () => {
  const folder = new URL("..", import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !/\.(generated|test)\.ts$/.test(file),
  );
  const source = files.map((file) => readFileSync(new URL(file, folder), "utf8")).join("\n");
  const marked = Object.keys(notShown).filter((id) => source.includes(`"${id}"`));

  expect(marked.length).toBeGreaterThanOrEqual(15);
  expect(marked.filter((id) => notShown[id as keyof typeof notShown].option === "no effect")).toEqual([]);
});

test("the assumptions of a sandbox pass", () => {
  expect(() => checkAssumptions(defaultAssumptions)).not.toThrow();
});

test.each<[unknown, string]>([
  [null, "it must be an object: got null"],
  [{ pagesize: 1 }, "pagesize must be one of redeliveryTimeoutMs"],
  [{ pageSize: 0 }, "pageSize must be a whole number from 1 to 100: got 0"],
  [{ pageSize: 1.5 }, "pageSize must be a whole number from 1 to 100: got 1.5"],
  [{ redeliveryTimeoutMs: -1 }, "redeliveryTimeoutMs must be a number >= 0: got -1"],
  [{ tokenLifetimeMs: { channel: 1 } }, "tokenLifetimeMs/erp must be a number >= 1: got undefined"],
  [{ channelScope: "two\nlines" }, "channelScope must be text of one line"],
  [{ repeatCode: "val100" }, "repeatCode must be like VAL100: got val100"],
  [{ separateFamilies: 1 }, "separateFamilies must be true or false: got 1"],
  [{ unknownFields: { channel: "ignore", erp: "x" } }, "unknownFields/erp must be one of ignore, refuse: got x"],
  [{ taxRates: { 4: "19" } }, "taxRates/4 must be a number >= 0: got 19"],
  [
    { quotas: { Self_Get: { requests: 1, perSeconds: 0 } } },
    "quotas/Self_Get/perSeconds must be a number >= 0.001: got 0",
  ],
  [{ registrationDialog: "ajar" }, "registrationDialog must be one of open, closed: got ajar"],
])("%j is refused: %s", (values, words) => {
  expect(() => checkAssumptions(values as Partial<Assumptions>)).toThrow(`Cannot assume so as ${words}`);
});
