import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(new URL(`../../../packages/${path}`, import.meta.url), "utf8");
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = ""]) => name).sort();
/** The names between the braces of `export { … }`, with `type` or without. */
const listedIn = (text: string) =>
  [...text.matchAll(/export (?:type )?\{([^}]*)\}/g)]
    .flatMap(([, names = ""]) => names.split(","))
    .map((name) => name.trim().replace(/^type /, ""))
    .filter(Boolean);

test.each(["channel-client", "erp-client"])(
  "the entries of %s list every type and every group that the generator wrote",
  (name) => {
    const generated = read(`${name}/src/generated/client.generated.ts`);
    const types = namesIn(generated, /^export (?:interface|type) (\w+)/gm);
    const groups = namesIn(generated, /^export function (\w+)\(core: /gm);
    expect(types.length).toBeGreaterThan(20);
    expect(groups.length).toBeGreaterThan(5);

    expect(listedIn(read(`${name}/src/entries/index.ts`))).toEqual(expect.arrayContaining(types));
    expect(listedIn(read(`${name}/src/entries/groups.ts`))).toEqual(expect.arrayContaining(groups));
  },
);
