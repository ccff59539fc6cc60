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
  "the entries of %s list every group and every part of the client that the generator wrote",
  (name) => {
    const groups = namesIn(read(`${name}/src/generated/client.generated.ts`), /^import \{ (\w+), type \w+Group \}/gm);
    const shared = ["client", "core"].flatMap((file) =>
      namesIn(read(`${name}/src/generated/${file}.generated.ts`), /^export (?:interface|type) (\w+)/gm),
    );
    expect(groups.length).toBeGreaterThan(5);
    expect(shared.length).toBeGreaterThan(3);

    expect(listedIn(read(`${name}/src/entries/index.ts`))).toEqual(expect.arrayContaining(shared));
    expect(read(`${name}/src/entries/index.ts`)).toContain('export type * from "../generated/types.generated.ts";');
    const listed = listedIn(read(`${name}/src/entries/groups.ts`)).filter((each) => !/^create\w+Core$/.test(each));
    expect(listed.toSorted()).toEqual(groups);
  },
);
