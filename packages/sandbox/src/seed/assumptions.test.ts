import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { defaultAssumptions } from "./assumptions.ts";
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
